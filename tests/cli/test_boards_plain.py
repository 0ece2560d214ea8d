"""A game that brings no nouns and no board of its own is told and drawn all the same."""

from __future__ import annotations

from typing import Any, Final

import pytest
from rich.console import Console

from oyez.cli.boards import Scene, draw, pointed_at
from oyez.cli.players import Player
from oyez.cli.terminal import texts
from oyez.engine.kernel import Event
from oyez.games import GAMES
from oyez.narration import Narrator
from oyez.narration.languages import Language, language
from oyez.narration.plain_nouns import PlainNouns
from tests.toy.game import GAME as TOY

NAMES: Final = ["Aude", "Bertrand"]


@pytest.fixture(autouse=True)
def rules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy.game")


def shown(view: dict[str, Any], box: dict[str, Any]) -> str:
    players = tuple(Player(name) for name in NAMES)
    narrator = Narrator(TOY, TOY.rules(2, {}), NAMES, "en")
    scene = Scene(view=view, box=box, players=players, narrator=narrator, texts=texts("en"))
    with Console(width=80, record=True) as console:
        console.print(draw("toy", scene))
    assert pointed_at("toy", scene, TOY.words.actions[0]) == ""
    return " ".join(console.export_text().split())


def test_a_view_is_shown_entry_by_entry() -> None:
    view = {"turn": 1, "at": [2, 3], "deck": 4, "hands": [[5, 6], [7]], "supply": {"red_dice": 8}, "left": []}
    text = shown(view, {"kinds": {"turn": "seat", "at": "seat:number", "hands": "seat:number"}})
    assert "turn Bertrand" in text
    assert "at Aude 2, Bertrand 3" in text
    assert "deck 4" in text
    assert "hands Aude 5 6 Bertrand 7" in text
    assert "supply red dice: 8" in text
    assert "left -" in text


def test_numbers_are_called_by_the_first_name_that_there_is() -> None:
    words = language("en", "middle-ages")
    nouns = PlainNouns(words, {"nouns": {"colour": ["red", "blue"]}}, TOY.words)
    assert nouns["estate"](1) == "Mill"
    assert nouns["colour"](1) == "blue"
    assert nouns["colour"](9) == "9"
    assert nouns["nothing-of-the-kind"](3) == "3"


def test_words_of_actions_name_what_nobody_else_names() -> None:
    nouns = PlainNouns(Language("en", NoMessages()), {}, TOY.words)
    named = next(verb for verb in TOY.words.verbs.values() if verb.kind)
    action = named.actions[-1]
    assert f"{named.name} {nouns[named.kind](action.noun)}" == action.text


class NoMessages:
    def has_message(self, message: str) -> bool:
        return False


def test_facts_of_a_game_without_sentences_cannot_be_told() -> None:
    """Sentences are the one thing that a game with people at its table must bring."""
    narrator = Narrator(TOY, TOY.rules(2, {}), NAMES, "en")
    fact = next(iter(TOY.words.facts.values()))
    with pytest.raises(LookupError, match=f"fact-{fact.name}"):
        narrator.event(Event(fact, 0, (0,) * len(fact.fields), -1))
