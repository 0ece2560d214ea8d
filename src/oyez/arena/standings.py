"""What a series adds up to: wins with their uncertainty, and the mean of what the game measures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

from oyez.arena.selfplay import Result

NORMAL_95: Final = 1.959963984540054


@dataclass(frozen=True)
class Standing:
    """One bot's part in a series. A shared victory counts as its share of one win."""

    bot: str
    seats: float  # per game
    games: int
    wins: float
    rate: float
    low: float  # ends of the 95 % confidence interval of `rate`
    high: float
    means: dict[str, float]


def standings(results: Sequence[Result]) -> list[Standing]:
    """The bots by name, the most wins first."""
    names = sorted({name for result in results for name in result.bots})
    return sorted((_standing(name, results) for name in names), key=lambda s: (-s.wins, s.bot))


def _standing(name: str, results: Sequence[Result]) -> Standing:
    games = len(results)
    wins = sum(
        sum(result.bots[seat] == name for seat in result.winners) / len(result.winners) for result in results
    )
    low, high = wilson(wins, games)
    measures = results[0].measures if results else {}
    return Standing(
        bot=name,
        seats=sum(result.bots.count(name) for result in results) / games,
        games=games,
        wins=wins,
        rate=wins / games,
        low=low,
        high=high,
        means={measure: _mean(name, measure, results) for measure in measures},
    )


def _mean(name: str, measure: str, results: Sequence[Result]) -> float:
    return fmean(
        value
        for result in results
        for seat, value in enumerate(result.measures[measure])
        if result.bots[seat] == name
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: unlike the plain normal one it stays between 0 and 1 and is right near the ends."""
    rate, z2 = wins / games, NORMAL_95 * NORMAL_95
    middle = rate + z2 / (2 * games)
    half = NORMAL_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return (max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale))
