"""The page's own table of verbs says the same as the vocabulary of Fief, and its rows stand in the ledger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from oyez.games.fief.words import WORDS
from oyez.ledger.rows import row_of

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


def test_rows_of_verbs_and_cards_stand_in_the_ledger() -> None:
    verbs = entries("rows.ts", "VERB_ROWS")
    cards = entries("rows.ts", "CARD_ROWS")
    assert len(verbs) > 50
    assert len(cards) > 10
    assert not set(verbs) - set(WORDS.verbs)
    unknown = [row for row in (*verbs.values(), *cards.values()) if row_of(row) is None]
    assert unknown == []
