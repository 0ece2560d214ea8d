"""A table with other numbers says which they are, and every one of them has a name in every language."""

from __future__ import annotations

import re

import pytest

from oyez.games.fief.expansions.numbers import CHOICES, our_numbers, our_text
from oyez.games.fief.game import GAME
from oyez.narration import LANGUAGES, language


def test_the_box_tells_what_differs_with_ours_beside_it() -> None:
    text = our_text().replace("toll_max = 5", "toll_max = 4").replace("[4, 5, 6]", "[3, 5, 6]")
    box = GAME.box(GAME.rules(4, {"politics": "on", "numbers": text}))
    assert box["changed"] == [
        {"name": "politics.toll_max", "value": 4, "ours": 5},
        {"name": "templars.treasure_success", "value": [3, 5, 6], "ours": [4, 5, 6]},
    ]


def test_a_box_with_our_numbers_tells_of_none() -> None:
    assert "changed" not in GAME.box(GAME.rules(4, {"politics": "on"}))
    assert "changed" not in GAME.box(GAME.rules(4, {}))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_and_every_word_among_them_has_a_name(code: str) -> None:
    words = language(code, "fief-numbers")
    names = {re.sub(r"\.\d+(?=\.|$)", "", name) for name in our_numbers().values}
    wanted = [f"number-{name.replace('.', '-')}" for name in names if name != "crusades.objective.name"]
    wanted += [f"number-is-{choice}" for choices in CHOICES.values() for choice in choices]
    assert [message for message in wanted if not words.has(message)] == []
