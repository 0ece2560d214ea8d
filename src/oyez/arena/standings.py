"""What a series adds up to: wins with their uncertainty, and the mean of what the game measures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

from oyez.arena.selfplay import Result

NORMAL_95: Final = 1.959963984540054
Label = Callable[[Result, int], str]  # under which name a seat of a game is counted


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
    """The bots by name, the most wins first; a bot that only met itself is shown seat by seat."""
    names = {name for result in results for name in result.bots}
    label = by_name if len(names) > 1 else by_seat
    labels = sorted({label(result, seat) for result in results for seat in range(len(result.bots))})
    found = [_standing(name, label, results) for name in labels]
    return sorted(found, key=lambda standing: -standing.wins) if len(names) > 1 else found


def by_name(result: Result, seat: int) -> str:
    return result.bots[seat]


def by_seat(result: Result, seat: int) -> str:
    return f"{result.bots[seat]}, seat {seat}"


def _standing(name: str, label: Label, results: Sequence[Result]) -> Standing:
    games = len(results)
    wins = sum(
        sum(label(result, seat) == name for seat in result.winners) / len(result.winners)
        for result in results
    )
    places = sum(label(result, seat) == name for result in results for seat in range(len(result.bots)))
    low, high = wilson(wins, games)
    return Standing(
        bot=name,
        seats=places / games,
        games=games,
        wins=wins,
        rate=wins / games,
        low=low,
        high=high,
        means={measure: _mean(name, label, measure, results) for measure in results[0].measures},
    )


def _mean(name: str, label: Label, measure: str, results: Sequence[Result]) -> float:
    return fmean(
        value
        for result in results
        for seat, value in enumerate(result.measures[measure])
        if label(result, seat) == name
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: unlike the plain normal one it stays between 0 and 1 and is right near the ends."""
    rate, z2 = wins / games, NORMAL_95 * NORMAL_95
    middle = rate + z2 / (2 * games)
    half = NORMAL_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    # Rounding must not push the rate itself out of its interval.
    return (max(0.0, min(rate, (middle - half) / scale)), min(1.0, max(rate, (middle + half) / scale)))
