"""What the page says of Fief's rules: its rows stand in the ledger, and every expansion has its folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from oyez.games import fief
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.ledger.rows import row_of
from oyez.narration import LANGUAGES
from tests.tools.sentences import sentence_files

FIEF: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "fief"
ROW: Final = re.compile(r'"([FX]-[\w.]+-[A-Z]?\d+)"')


def rows_of_the_page() -> set[str]:
    sources = [
        path for path in FIEF.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    return {row for path in sources for row in ROW.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_expansion_has_its_folder_on_the_page(expansion: str) -> None:
    assert (FIEF / "expansions" / expansion / "index.ts").is_file()


def test_rows_that_the_page_names_stand_in_the_ledger() -> None:
    rows = rows_of_the_page()
    assert len(rows) > 150
    assert sorted(row for row in rows if row_of(row) is None) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_rows_that_the_page_and_the_dice_name_are_told_in_every_language(code: str) -> None:
    """Without a sentence of its own a row is shown as the ledger has it, in English."""
    rules = Path(fief.__file__).parent.rglob("*.py")
    named = rows_of_the_page() | {row for path in rules for row in ROW.findall(path.read_text("utf-8"))}
    told = {
        message.replace("_", ".")
        for path in sentence_files(code).values()
        for message in re.findall(r"^rule-([\w-]+) =", path.read_text("utf-8"), re.MULTILINE)
    }
    assert sorted(named - told) == []
