"""Recorded games replay to the result they had: at least one per way of winning that play can reach.

A shared victory needs eight equal counts after equal coins; no random game in 24,000 ended so, and
tests/rules/middle_ages/test_6_6_ties.py proves it on an arranged board instead.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.engine.record import digest_of, parse, replay
from oyez.games import game_named
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import ESTATES, KINDS

RECORDS = sorted(Path(__file__).parent.glob("*.oyez"))
ENDINGS = {"coins-2", "coins-3", "coins-4", "coins-5"} | {
    f"tie-decided-by-{estate.lower()}"
    for estate in ("Palace", "Church", "Barracks", "Market", "Village", "Mill")
}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_game_replays_to_its_result(file: Path) -> None:
    record = parse(file.read_text(encoding="utf-8"), game_named)
    g = replay(record)
    assert digest_of(g) == record.digest
    assert g.winners


@pytest.mark.parametrize(
    "file", [file for file in RECORDS if file.stem.startswith("middle-ages")], ids=lambda file: file.stem
)
def test_a_game_of_middle_ages_ends_as_its_name_says(file: Path) -> None:
    g = replay(parse(file.read_text(encoding="utf-8"), game_named))
    assert isinstance(g, MiddleAges)
    assert file.stem.removeprefix("middle-ages-") == ending(g)


def ending(g: MiddleAges) -> str:
    """How the winner was found, worked out anew from coins and tiles."""
    tied = [seat for seat in range(g.rules.seats) if g.coins[seat] == max(g.coins)]
    if len(tied) == 1:
        return f"coins-{g.rules.seats}"
    for estate in reversed(range(KINDS)):
        most = max(g.counts[seat * KINDS + estate] for seat in tied)
        tied = [seat for seat in tied if g.counts[seat * KINDS + estate] == most]
        if len(tied) == 1:
            assert g.winners == tuple(tied)
            return f"tie-decided-by-{ESTATES[estate].lower()}"
    return "shared"


def test_every_ending_has_its_game() -> None:
    assert {
        file.stem.removeprefix("middle-ages-") for file in RECORDS if "middle-ages" in file.stem
    } == ENDINGS
