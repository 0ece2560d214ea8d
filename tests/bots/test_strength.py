"""What docs/strength.md and the lobby say of searches with a time is what the results kept beside it add up to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oyez.arena import Result, Standing, standings
from oyez.arena.ledger import check, result_of
from oyez.arena.ratings import ratings
from oyez.arena.tournament import Tournament
from oyez.bots import LEVELS
from oyez.bots.tuned import stored

DOCS = Path(__file__).parents[2] / "docs"
TITLES = {"fief": "Fief", "middle-ages": "Middle-Ages"}


def kept(game: str, what: str) -> tuple[Tournament, list[Result]]:
    """A file of `oyez arena --out`, all of whose games count, whatever the rules and weights were then."""
    path = DOCS / "strength" / f"{game}-{what}.jsonl"
    header, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert header["game"] == game
    played = Tournament(game, tuple(header["bots"]), header["seed"], header["options"])
    results = [result_of(line) for line in lines]
    for result in results:
        check(result, played, played.measures())
    assert len({result.index for result in results}) == len(results)
    return played, results


def interval(standing: Standing, digits: int) -> str:
    return f"{100 * standing.low:.{digits}f} % - {100 * standing.high:.{digits}f} %"


def is_told(row: str) -> bool:
    return row in (DOCS / "strength.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", TITLES)
def test_a_search_wins_as_often_as_the_page_says(game: str) -> None:
    played, results = kept(game, "search")
    first, other = played.bots[0], played.bots[1]
    assert played.bots == (first, other, other, other)
    own = next(standing for standing in standings(results) if standing.bot == first)
    assert is_told(
        f"| {TITLES[game]} | `{first}` | `{other}` | {len(results)} | **{100 * own.rate:.1f} %** | {interval(own, 1)} |"
    )


@pytest.mark.parametrize("game", TITLES)
def test_the_levels_are_as_strong_as_the_page_and_the_lobby_say(game: str) -> None:
    played, results = kept(game, "levels")
    assert played.bots == LEVELS
    rated = {rating.bot: rating.mu for rating in ratings(results)}
    for standing in standings(results):
        rating = round(rated[standing.bot])
        assert is_told(
            f"| `{standing.bot}` | {100 * standing.rate:.0f} % | {interval(standing, 0)} | {rating} |"
        )
    assert is_told(f"| {TITLES[game]}, {len(results)} games |")
    of = stored(game)["ratings"]
    assert of["games"] == len(results)
    assert of["of"] == {bot: round(rated[bot], 2) for bot in LEVELS}
