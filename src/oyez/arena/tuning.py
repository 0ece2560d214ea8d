"""Weights by self-play: CMA-ES looks for those with which one greedy bot wins most against three of the first version.

Each candidate plays one seat of every game, the seats by turns; all candidates of a generation play the same deals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from math import exp
from statistics import fmean
from typing import Any, Final

from oyez.arena.selfplay import derived_seed
from oyez.bots import Bot, SeatTable
from oyez.bots.greedy import GreedyBot
from oyez.bots.tuned import sense_of, sense_with, weights_type
from oyez.engine.match import Match
from oyez.games import game_named

SEATS: Final = 4
STEP: Final = 0.25  # how far the first generation strays: about a quarter of each weight
AROUND_NOTHING: Final = 1.0  # the same for a weight that is 0 by hand, in its own unit
LEAD: Final = 0.5  # what being ahead counts besides winning: it tells more than one bit a game


@dataclass(frozen=True)
class Search:
    """What is looked for, and how long."""

    game: str
    seed: int
    generations: int
    population: int
    games: int  # per candidate and generation


@dataclass(frozen=True)
class Trial:
    """One candidate and the games it plays."""

    game: str
    weights: dict[str, float]
    seeds: tuple[int, ...]


def by_hand(game: str) -> dict[str, float]:
    return asdict(weights_type(game)())


def weights_at(game: str, point: list[float]) -> dict[str, float]:
    """Where a point of the search lies: factors of the weights by hand, so that none changes its sign."""
    found = {}
    for (name, weight), x in zip(by_hand(game).items(), point, strict=True):
        found[name] = weight * exp(x) if weight else AROUND_NOTHING * x
    return found


def play_trial(trial: Trial) -> tuple[float, float]:
    """The share of victories, and what the search makes better: that, and a little for being ahead."""
    own, rivals = sense_with(trial.game, trial.weights), sense_of(trial.game, "v1")
    won, merits = 0.0, []
    for number, seed in enumerate(trial.seeds):
        mine = number % SEATS
        bots: list[Bot] = [
            GreedyBot(own if seat == mine else rivals, derived_seed(seed, seat)) for seat in range(SEATS)
        ]
        share, lead = play_out(trial.game, bots, seed, mine)
        won += share
        merits.append(share + LEAD * lead)
    return won / len(trial.seeds), fmean(merits)


def play_out(game_name: str, bots: list[Bot], seed: int, mine: int) -> tuple[float, float]:
    """A seat's share of the victory, and its lead over the others' mean, between -1 and 1."""
    game = game_named(game_name)
    match = Match(game, SEATS, game.simulated, [str(seat) for seat in range(SEATS)], seed)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, bots[decision.seat].choose(SeatTable(game, match.state, decision)))
    winners = match.state.winners
    leads = []
    for values in game.measures(match.state).values():
        most = max(*values, 1)
        leads.append((values[mine] - fmean(v for s, v in enumerate(values) if s != mine)) / most)
    return (1 / len(winners) if mine in winners else 0.0), max(-1.0, min(1.0, fmean(leads)))


def tune(
    search: Search,
    run: Callable[[list[Trial]], list[tuple[float, float]]],
    tell: Callable[[int, float, float], None],
) -> dict[str, float]:
    """The weights in the middle of the last generation; `tell` hears number, mean and best rate of each."""
    import numpy as np
    from cmaes import CMA

    names = [field.name for field in fields(weights_type(search.game))]
    engine: Any = CMA(
        mean=np.zeros(len(names)), sigma=STEP, seed=search.seed % 2**32, population_size=search.population
    )
    for generation in range(search.generations):
        points = [engine.ask() for _ in range(search.population)]
        seeds = deals(search, generation, search.games)
        trials = [Trial(search.game, weights_at(search.game, list(point)), seeds) for point in points]
        results = run(trials)
        engine.tell([(point, -merit) for point, (_, merit) in zip(points, results, strict=True)])
        rates = [rate for rate, _ in results]
        tell(generation, fmean(rates), max(rates))
    return {name: round(weight, 4) for name, weight in weights_at(search.game, list(engine.mean)).items()}


def deals(search: Search, generation: int, games: int) -> tuple[int, ...]:
    """Every deal is played from every seat."""
    return tuple(derived_seed(search.seed, "tune", generation, game // SEATS) for game in range(games))
