"""The sentences of every language: whole, alike, and right where languages differ."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import oyez
from oyez.engine.game import Game, UnknownName
from oyez.engine.kernel import Event, play
from oyez.games import GAMES, game_named
from oyez.games.fief.nouns import nouns
from oyez.narration import LANGUAGES, Narrator, language, preferred_language
from oyez.narration.languages import Untranslated
from tests.tools.sentences import sentence_files

FILES: Final = sorted(sentence_files("en"))
NAMES: Final = ["Aude", "Bertrand", "Clémence", "Drogon", "Ermengarde", "Foulques"]
NUMBERS: Final = (0, 1, 2, 5, 12, 22)
SHORT: Final = {"fief": {"round_limit": "4"}}  # what makes a game end soon even if nobody tries to win


@cache
def parsed_file(code: str, file: str) -> ast.Resource:
    return FluentParser().parse(sentence_files(code)[file].read_text(encoding="utf-8"))


class Variables(Visitor):
    """The values that a message wants."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if node.id.name != "id":  # what the grammar of one language asks for, not what is said
            self.found.add(re.sub("-(at|of)$", "", node.id.name))


def messages(code: str, file: str) -> dict[str, set[str]]:
    """By id: the variables of every message, term and attribute."""
    parsed = parsed_file(code, file)
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        sign = "-" if isinstance(entry, ast.Term) else ""
        parts = [
            (entry.id.name, entry.value),
            *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
        ]
        for name, pattern in parts:
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                found[sign + name] = variables.found
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_file_is_there_and_free_of_junk(code: str) -> None:
    assert sorted(sentence_files(code)) == FILES
    for file in FILES:
        parsed = parsed_file(code, file)
        junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
        assert junk == [], f"{code}/{file}"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_message_is_written_twice(code: str, file: str) -> None:
    parsed = parsed_file(code, file)
    names = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_the_languages_have_the_same_messages_with_the_same_values(code: str, file: str) -> None:
    english, other = messages("en", file), messages(code, file)
    assert sorted(english) == sorted(other)
    assert {name: want for name, want in other.items() if want != english[name]} == {}


def narrators() -> list[Any]:
    games = [game_named(name) for name in GAMES]
    return [
        pytest.param(game, Narrator(game, game.rules(game.most, {}), NAMES, code), id=f"{game.name}-{code}")
        for game in games
        for code in LANGUAGES
    ]


@pytest.mark.parametrize(("game", "narrator"), narrators())
def test_every_choice_and_question_can_be_said(game: Game[Any, Any], narrator: Narrator) -> None:
    said = [narrator.choice(action) for action in game.words.actions]
    assert all(said)
    for prompt in game.words.prompts.values():
        assert narrator.prompt(prompt)
        assert "Aude" in narrator.waits(prompt, 0)
        assert narrator.rule(prompt.rule), f"{prompt.rule} has no sentence"


@pytest.mark.parametrize(("game", "narrator"), narrators())
def test_everything_that_results_count_has_a_name(game: Game[Any, Any], narrator: Narrator) -> None:
    g = game.setup(game.rules(game.most, {}), 1, [])
    assert all(narrator.measure(name) for name in game.measures(g))


def samples(game: Game[Any, Any], kind: str) -> list[int]:
    """Numbers that a field of this kind may carry: the first and the last, or all that make a difference."""
    if kind in ("number", "coins"):
        return list(NUMBERS)
    if kind == "seat":
        return [0, 1]
    nouns = [
        action.noun for verb in game.words.verbs.values() if verb.kind == kind for action in verb.actions
    ]
    return [min(nouns), max(nouns)] if nouns else [0]


@pytest.mark.parametrize(("game", "narrator"), narrators())
def test_every_fact_can_be_told(game: Game[Any, Any], narrator: Narrator) -> None:
    for fact in game.words.facts.values():
        choices = [samples(game, field.partition(":")[2]) for field in fact.fields]
        for n in range(max([len(each) for each in choices], default=1)):
            args = tuple(each[n % len(each)] for each in choices)
            sentence = narrator.event(Event(fact, 2, args, -1))
            assert sentence
            assert "{" not in sentence
        assert narrator.rule(fact.rule), f"{fact.name}: {fact.rule} has no sentence"


@pytest.mark.parametrize(("game", "narrator"), narrators())
def test_a_whole_game_can_be_told(game: Game[Any, Any], narrator: Narrator) -> None:
    g = game.setup(game.rules(game.most, SHORT.get(game.name, {})), 3, [])
    while not g.winners:
        decision = g.pending[0]
        for text, worth in game.hints(g, decision.seat).items():
            assert narrator.hint(worth), text
        play(g, decision.seat, decision.options[-1])
    assert g.tape is not None
    assert all(narrator.event(event) for event in g.tape.events)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_estate_and_event_of_middle_ages_has_its_own_name(code: str) -> None:
    box = game_named("middle-ages").box(game_named("middle-ages").rules(2, {}))
    words = language(code, "middle-ages")
    for kind in ("estate", "event"):
        amount = len(box[f"{kind}s"])  # type: ignore[arg-type]
        names = [words.say(f"{kind}-{number}") for number in range(amount)]
        assert len(set(names)) == amount
    # The terminal shortens estates to three letters.
    assert len({words.say(f"estate-{number}")[:3] for number in range(8)}) == 8


@pytest.mark.parametrize(
    ("coins", "said"),
    [
        (1, "Aude ma 1 monetę dochodu (Pole)."),
        (2, "Aude ma 2 monety dochodu (Pole)."),
        (5, "Aude ma 5 monet dochodu (Pole)."),
        (12, "Aude ma 12 monet dochodu (Pole)."),
        (22, "Aude ma 22 monety dochodu (Pole)."),
    ],
)
def test_polish_plurals(coins: int, said: str) -> None:
    assert language("pl", "middle-ages").say("fact-earned", seat="Aude", coins=coins, estate="Pole") == said


def test_french_zero_is_not_one_coin() -> None:
    """French counts 0 as singular, so what is said of nothing needs its own words."""
    words = language("fr", "middle-ages")
    assert "0" not in words.say("fact-counted", seat="Aude", coins=0, estate="Champ")
    assert words.say("coins", coins=1) == "1 pièce"
    assert words.say("coins", coins=2) == "2 pièces"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_fief_title_names_its_rank_and_its_fief(code: str) -> None:
    fief = game_named("fief")
    box: dict[str, Any] = fief.box(fief.rules(fief.most, {}))
    title = nouns(language(code, "fief"), box)["title"]
    ranks: dict[str, set[str]] = {}
    for number, each in enumerate(box["board"]["fiefs"]):
        said = title(number)
        ranks.setdefault(each["rank"], set()).add(said.split()[0])
        assert said.endswith(re.sub(r"^(Les |L')", "", each["name"]))
    assert [len(words) for words in ranks.values()] == [1, 1, 1]


@pytest.mark.parametrize(
    ("fief", "said"), [("les-essarts", "baronnie des Essarts"), ("l-epervier", "comté de l’Épervier")]
)
def test_french_articles_melt_into_the_titles(fief: str, said: str) -> None:
    assert language("fr", "fief").say(f"title-fief-{fief}") == said


def test_values_stand_in_sentences_without_invisible_marks() -> None:
    assert language("en", "cli").say("play-saved", file="a.oyez") == "Saved to a.oyez."


def test_an_expansion_says_its_words_with_those_of_the_game_and_the_rest_by_itself() -> None:
    game, page = language("fr", "fief"), language("fr", "fief-politics-page")
    assert game.has("fact-toll-income")
    assert game.has("fact-others-lost")  # what expansions share
    assert not game.has("income-toll")
    assert page.has("income-toll")
    assert not page.has("fact-toll-income")


def test_mistakes_of_ours_are_not_hidden() -> None:
    with pytest.raises(Untranslated, match="no message 'nonsense'"):
        language("en", "cli").say("nonsense")
    with pytest.raises(Untranslated, match="play-saved"):
        language("en", "cli").say("play-saved")
    with pytest.raises(UnknownName, match="en, fr, pl"):
        language("de", "cli")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "en_GB", "LC_MESSAGES": "pl_PL"}, "pl"),
    ],
)
def test_the_language_of_the_terminal(environment: dict[str, str], code: str) -> None:
    assert preferred_language(environment) == code


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_row_that_the_rules_of_fief_can_give_as_a_reason_has_a_sentence(code: str) -> None:
    """Rows in the code of the game stand there to be shown: as a bar, a prompt, a fact or a reason."""
    rules = Path(oyez.__file__).parent / "games" / "fief"
    cited: set[str] = set()
    for file in rules.rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            cited.update(re.findall(r'"(F-[\w.]+-\w+)"', line.partition("#")[0]))
    assert len(cited) > 300
    speaker = language(code, "fief")
    assert sorted(row for row in cited if not speaker.has(f"rule-{row.replace('.', '_')}")) == []
