"""The page's own table of verbs says the same as the vocabulary of Fief, and its rows stand in the ledger."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import oyez
from oyez.engine.words import Action, Verb
from oyez.games import fief
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.games.fief.rules.words import WORDS
from oyez.ledger.rows import row_of
from oyez.narration import LANGUAGES

LOCALES: Final = Path(oyez.__file__).parent / "locales"
FIEF: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "fief"


def entries(file: str, name: str) -> dict[str, str]:
    """The keys of a TypeScript record with the text of their values, adjoining strings joined."""
    text = (FIEF / file).read_text(encoding="utf-8")
    body = re.search(rf"const {name}[^=]*= \{{(.*?)\n\}};", text, re.DOTALL)
    assert body, f"{file} has no {name}"
    found = re.findall(r'("[\w-]*"|[\w-]+):\s*((?:"[^"]*"[\s+]*)+)', body[1])
    return {key.strip('"'): "".join(re.findall(r'"([^"]*)"', value)) for key, value in found}


def test_every_verb_has_the_kind_of_the_vocabulary() -> None:
    kinds = {verb: kind for kind, verbs in entries("verbs.ts", "VERBS_OF").items() for verb in verbs.split()}
    core = {action.verb for action in WORDS.core_actions()}
    assert kinds == {verb.name: verb.kind for verb in core}


def words_of(module: str) -> list[object]:
    """What an expansion has put into the vocabulary."""
    return list(vars(import_module(f"oyez.games.fief.expansions.{module}.words")).values())


def verbs_of(module: str) -> dict[str, str]:
    found = [word.verb if isinstance(word, Action) else word for word in words_of(module)]
    return {verb.name: verb.kind for verb in found if isinstance(verb, Verb)}


@pytest.mark.parametrize("module", EXPANSIONS)
def test_every_module_has_its_entry_with_the_verbs_of_its_expansion(module: str) -> None:
    folder = FIEF / "modules" / module
    assert (folder / "index.ts").is_file()
    told = folder / "verbs.ts"
    by_kind = entries(str(told.relative_to(FIEF)), "VERBS_OF") if told.is_file() else {}
    assert {verb: kind for kind, verbs in by_kind.items() for verb in verbs.split()} == verbs_of(module)


@pytest.mark.parametrize("module", EXPANSIONS)
def test_facts_and_rows_that_a_module_names_are_those_of_the_rules(module: str) -> None:
    known = set(WORDS.facts) | set(WORDS.verbs) | set(WORDS.prompts)
    text = (FIEF / "modules" / module / "index.ts").read_text(encoding="utf-8")
    named = re.findall(r'^  (?:deeds|grave|closing):\s*((?:"[^"]*"[\s+]*)+)', text, re.MULTILINE)
    for words in named:
        assert not set("".join(re.findall(r'"([^"]*)"', words)).split()) - known
    assert [row for row in re.findall(r'"([FX]-[\w.-]*\d)"', text) if row_of(row) is None] == []


def test_rows_of_verbs_and_cards_stand_in_the_ledger() -> None:
    verbs = entries("rows.ts", "VERB_ROWS")
    cards = entries("rows.ts", "CARD_ROWS")
    assert len(verbs) > 50
    assert len(cards) > 10
    assert not set(verbs) - set(WORDS.verbs)
    unknown = [row for row in (*verbs.values(), *cards.values()) if row_of(row) is None]
    assert unknown == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_rows_that_the_page_and_the_dice_name_are_told_in_every_language(code: str) -> None:
    """Without a sentence of its own a row is shown as the ledger has it, in English."""
    sources = [
        path for path in FIEF.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    sources += Path(fief.__file__).parent.rglob("*.py")
    named = {row for path in sources for row in re.findall(r'"([FX]-[\w.]+-\d+)"', path.read_text("utf-8"))}
    told = {
        message.replace("_", ".")
        for path in (LOCALES / code).glob("fief*.ftl")
        for message in re.findall(r"^rule-([\w-]+) =", path.read_text("utf-8"), re.MULTILINE)
    }
    assert sorted(named - told) == []
