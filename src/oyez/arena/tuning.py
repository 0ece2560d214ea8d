"""Weights by self-play: greedy bots with candidates' weights play each other, and CMA-ES looks for those that win.

One game tells next to nothing: its result strays ten times as far as two good sets of weights lie apart. What helps:
no two games have the same deal, so that none is learnt by heart; all four seats of a table are candidates, so
that a game tells of four; many candidates play few games each, because a generation learns from all of them
together; steps are large enough to be felt; and the result is the average over the last generations. On a made-up
landscape with 47 weights, the noise of real games and 40,000 results, 256 candidates with 4 results each and steps
of 0.5 reached 87 % of what there was to gain; 16 candidates with 24 each and steps of 0.25 reached 32 %.

What was found is measured against three of the first version, on deals that nobody was tuned on (`Trial`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from math import exp
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final

from oyez.arena.selfplay import derived_seed
from oyez.bots import Bot, SeatTable
from oyez.bots.greedy import GreedyBot
from oyez.bots.tuned import sense_of, sense_with, tunable, weights_type
from oyez.engine.kernel import State
from oyez.engine.match import Match
from oyez.games import game_named

SEATS: Final = 4
STEP: Final = 0.25  # how far the first generation strays: about a quarter of each weight
AROUND_NOTHING: Final = 1.0  # the same for a weight that is 0 by hand, in its own unit
LAST: Final = 0.25  # part of the generations over which the result is averaged


@dataclass(frozen=True)
class Search:
    """What is looked for, and how long."""

    game: str
    seed: int
    generations: int
    population: int  # a multiple of the seats
    games: int  # per candidate and generation
    step: float = STEP  # how far the first candidates stray
    stages: int = 1  # of so many generations each


@dataclass(frozen=True)
class Trial:
    """One candidate and the games it plays, from one seat after the other."""

    game: str
    weights: dict[str, float]
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Sitting:
    """One game between four candidates, by seat."""

    game: str
    candidates: tuple[dict[str, float], ...]
    seed: int


def by_hand(game: str) -> dict[str, float]:
    return asdict(weights_type(game)())


def noted(game: str, name: str) -> Any:
    """What a game's weights say about their tuning: BEGIN, UNITS (by weight), FIXED (names); empty if nothing."""
    return getattr(sys.modules[weights_type(game).__module__], name, {})


def beginning(game: str) -> dict[str, float]:
    """The weights that are tuned, where the search begins."""
    fixed: Mapping[str, float] = noted(game, "FIXED")
    whole = {**by_hand(game), **noted(game, "BEGIN")}
    return {name: weight for name, weight in whole.items() if name not in fixed}


def weights_at(game: str, point: list[float]) -> dict[str, float]:
    """Where a point of the search lies: factors of the weights at the beginning, so that none changes its sign."""
    units: Mapping[str, float] = noted(game, "UNITS")
    found = {}
    for (name, weight), x in zip(beginning(game).items(), point, strict=True):
        found[name] = weight * exp(x) if weight else units.get(name, AROUND_NOTHING) * x
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
        share, lead = result_of(trial.game, play_out(trial.game, bots, seed), mine)
        won += share
        merits.append(share + tunable(trial.game).lead * lead)
    return won / len(trial.seeds), fmean(merits)


def play_sitting(sitting: Sitting) -> list[tuple[float, float]]:
    """The same as play_trial() tells, of every seat."""
    bots: list[Bot] = [
        GreedyBot(sense_with(sitting.game, weights), derived_seed(sitting.seed, seat))
        for seat, weights in enumerate(sitting.candidates)
    ]
    ended = play_out(sitting.game, bots, sitting.seed)
    found = []
    for seat in range(SEATS):
        share, lead = result_of(sitting.game, ended, seat)
        found.append((share, share + tunable(sitting.game).lead * lead))
    return found


def play_out(game_name: str, bots: list[Bot], seed: int) -> State:
    """The end of a game between these bots."""
    game = game_named(game_name)
    match = Match(game, SEATS, game.simulated, [str(seat) for seat in range(SEATS)], seed)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, bots[decision.seat].choose(SeatTable(game, match.state, decision)))
    return match.state


def result_of(game_name: str, ended: State, mine: int) -> tuple[float, float]:
    """A seat's share of the victory, and its lead over the others' mean, between -1 and 1."""
    winners = ended.winners
    leads = []
    for values in game_named(game_name).measures(ended).values():
        most = max(*values, 1)
        leads.append((values[mine] - fmean(v for s, v in enumerate(values) if s != mine)) / most)
    return (1 / len(winners) if mine in winners else 0.0), max(-1.0, min(1.0, fmean(leads)))


def tune(
    search: Search,
    run: Callable[[list[Sitting]], list[list[tuple[float, float]]]],
    tell: Callable[[int, float, float], None],
) -> dict[str, float]:
    """The weights that were found; `tell` hears of each generation how far apart its merits lie, and its step."""
    middle = [0.0] * len(beginning(search.game))
    for stage in range(search.stages):
        middle = climb(search, stage, middle, run, tell)
    return {name: round(weight, 4) for name, weight in weights_at(search.game, middle).items()}


def climb(
    search: Search,
    stage: int,
    middle: list[float],
    run: Callable[[list[Sitting]], list[list[tuple[float, float]]]],
    tell: Callable[[int, float, float], None],
) -> list[float]:
    """One stage, from the middle of the one before: the middle of its last generations.

    On a long slope steps grow, until they are too large to tell neighbours apart: so each stage begins with half the
    steps that the one before began with.
    """
    import numpy as np
    from cmaes import CMA

    engine: Any = CMA(
        mean=np.array(middle),
        sigma=search.step / 2**stage,
        seed=(search.seed + stage) % 2**32,
        population_size=search.population,
    )
    middles = []
    for generation in range(stage * search.generations, (stage + 1) * search.generations):
        points = [engine.ask() for _ in range(search.population)]
        weights = [weights_at(search.game, [float(x) for x in point]) for point in points]
        tables = seating(search, generation)
        merits: list[list[float]] = [[] for _ in points]
        for table, results in zip(tables, run(sittings(search, generation, tables, weights)), strict=True):
            for candidate, (_, merit) in zip(table, results, strict=True):
                merits[candidate].append(merit)
        means = [fmean(each) for each in merits]
        engine.tell([(point, -merit) for point, merit in zip(points, means, strict=True)])
        middles.append(engine.mean.copy())
        tell(generation, pstdev(means), float(engine._sigma))
    last = middles[-max(1, int(LAST * len(middles))) :]
    return [float(x) for x in np.mean(last, axis=0)]


def seating(search: Search, generation: int) -> list[list[int]]:
    """Who sits at each table of a generation: every candidate `games` times, everywhere with others."""
    chance = Random(derived_seed(search.seed, "seating", generation))
    tables = []
    for _ in range(search.games):
        order = list(range(search.population))
        chance.shuffle(order)
        tables += [order[first : first + SEATS] for first in range(0, search.population, SEATS)]
    return tables


def sittings(
    search: Search, generation: int, tables: list[list[int]], weights: list[dict[str, float]]
) -> list[Sitting]:
    """Each with a deal of its own."""
    return [
        Sitting(
            search.game,
            tuple(weights[candidate] for candidate in table),
            derived_seed(search.seed, "tune", generation, number),
        )
        for number, table in enumerate(tables)
    ]


def fresh_deals(search: Search, games: int) -> tuple[int, ...]:
    """Deals on which nobody was tuned, to measure what was found: each is played from every seat."""
    return tuple(derived_seed(search.seed, "proof", game // SEATS) for game in range(games))
