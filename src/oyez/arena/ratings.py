"""Ratings from the results of a tournament, by the Plackett-Luce model of the library openskill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from oyez.arena.selfplay import Result


@dataclass(frozen=True)
class Rating:
    bot: str
    mu: float  # the estimate; everybody begins with 25
    sigma: float  # its uncertainty

    @property
    def ordinal(self) -> float:
        """A rating that the bot deserves with near certainty."""
        return self.mu - 3 * self.sigma


def places(result: Result) -> list[float]:
    """By seat: who won is first, the others follow by what the game counts first, victory points or coins.

    Where one bot nearly always wins, victories alone would hardly tell the others apart.
    """
    scores = next(iter(result.measures.values()))
    merits = [(seat in result.winners, score) for seat, score in enumerate(scores)]
    return [1.0 + sum(other > merit for other in merits) for merit in merits]


def ratings(results: Sequence[Result]) -> list[Rating]:
    """The bots by rating, the best first. A bot in several seats of a game learns from all of them at once."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating(name=name) for result in results for name in result.bots}
    for result in sorted(results, key=lambda each: each.index):
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in result.bots]
        rated = model.rate(teams, ranks=places(result))
        for name in set(result.bots):
            mine = [rated[seat][0] for seat, bot in enumerate(result.bots) if bot == name]
            known[name].mu = fmean(each.mu for each in mine)
            known[name].sigma = fmean(each.sigma for each in mine)
    found = [Rating(name, rating.mu, rating.sigma) for name, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)
