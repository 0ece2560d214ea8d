"""What docs/strength.md says of searches with a time is what the results beside it add up to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oyez.arena import Result, standings
from oyez.arena.ledger import check, result_of
from oyez.arena.tournament import Tournament

DOCS = Path(__file__).parents[2] / "docs"
TITLES = {"fief": "Fief", "middle-ages": "Middle-Ages"}
KEPT = sorted((DOCS / "strength").glob("*.jsonl"))


def read(path: Path) -> tuple[Tournament, list[Result]]:
    """A file of `oyez arena --out`, whatever the rules and weights were then."""
    header, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    played = Tournament(header["game"], tuple(header["bots"]), header["seed"], header["options"])
    results = [result_of(line) for line in lines]
    for result in results:
        check(result, played, played.measures())
    return played, results


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_the_table_tells_what_was_played(path: Path) -> None:
    played, results = read(path)
    first, other = played.bots[0], played.bots[1]
    assert played.bots == (first, other, other, other)
    assert len({result.index for result in results}) == len(results)
    own = next(standing for standing in standings(results) if standing.bot == first)
    row = (
        f"| {TITLES[played.game]} | `{first}` | `{other}` | {len(results)} | **{100 * own.rate:.1f} %** "
        f"| {100 * own.low:.1f} % - {100 * own.high:.1f} % |"
    )
    assert row in (DOCS / "strength.md").read_text(encoding="utf-8")


def test_results_are_kept() -> None:
    assert KEPT
