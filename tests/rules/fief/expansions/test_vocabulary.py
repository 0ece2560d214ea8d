"""The numbers of actions, which records, environments and learnt policies rely on."""

from __future__ import annotations

import subprocess
import sys

import pytest

NUMBERED = """
import {first}
from oyez.games.fief.game import WORDS
print([action.text for action in WORDS.actions], list(WORDS.prompts), list(WORDS.facts))
"""


@pytest.fixture(scope="module")
def usual() -> str:
    return numbered("oyez.games.fief.game")


def numbered(first: str) -> str:
    code = NUMBERED.format(first=first)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    "first", ["oyez.games.fief.bots.thumbs", "oyez.env.fief_v2", "oyez.games.fief.expansions.teutonic.words"]
)
def test_actions_have_the_same_numbers_whatever_is_imported_first(first: str, usual: str) -> None:
    assert "join-teutonic" in usual
    assert numbered(first) == usual
