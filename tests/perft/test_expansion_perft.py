"""Perft with all five expansions on: see test_perft.py, which counts the base game."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.engine.record import digest_of
from tests.contract.rich import MODULES, rich
from tests.perft.test_perft import count, play_first_options
from tests.rules.fief.table import state

FILE = Path(__file__).parent / "fief-expansions.perft"
DEPTH = 2
PLAYS = 120


def measured() -> str:
    """From rich positions at tables of every size, and later in the same games."""
    lines = []
    for number in range(4):
        g = state(rich(MODULES, number))
        for plays in (0, 25, 60):
            play_first_options(g, plays)
            counts = " ".join(str(count(g, depth)) for depth in range(1, DEPTH + 1))
            lines.append(f"seats {g.rules.seats} after {plays}: {counts}; {digest_of(g)}")
        play_first_options(g, PLAYS)
        lines.append(f"seats {g.rules.seats} first options {digest_of(g)}")
    return "\n".join(lines) + "\n"


def test_perft(request: pytest.FixtureRequest) -> None:
    found = measured()
    if request.config.getoption("--update-perft"):
        FILE.write_text(found, encoding="utf-8")
    assert found == FILE.read_text(encoding="utf-8")
