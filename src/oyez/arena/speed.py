"""How fast a game's rules are, on one core, and how fast the machine is at a loop that never changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from oyez.engine import kernel
from oyez.engine.game import Game
from oyez.engine.kernel import GAMMA, State, play
from oyez.engine.splitmix import MASK

SAMPLE: Final = 40  # positions, spread over a game, whose copies and views are timed
REPEATS: Final = 10
SLICES: Final = 5


@dataclass(frozen=True)
class Speed:
    recorded: float  # decisions a second in random play, set-up included, with its tape
    unrecorded: float  # the same without a tape, as in search
    copy: float  # microseconds, as are the next two
    view: float
    resample: float
    calibration: float  # rounds a second
    compiled: bool
    agreed: float = 0.0  # as `recorded`, with options that were asked for


def measure(
    game: Game[Any, Any],
    seats: int,
    seconds: float,
    step: Callable[[str], None],
    agreed: Mapping[str, str] | None = None,
) -> Speed:
    """Each figure is taken for about `seconds`; `step` hears what is being measured.

    All are taken in slices by turns, and the best slice of each counts: other programs can only slow one
    down, and a busy moment then strikes all figures alike.
    """
    rules = game.rules(seats, game.simulated)
    with_options = game.rules(seats, {**game.simulated, **agreed}) if agreed else None
    positions = sample_positions(game, rules)
    copies = [g.copy for g in positions]
    views = [_bound(game.view, g, 0) for g in positions]
    resamples = [_bound(game.resample, g, 0, 1) for g in positions]
    slices: list[tuple[float, ...]] = []
    for turn in range(SLICES):
        step(f"{turn + 1} of {SLICES}")
        each = seconds / SLICES
        recorded = decisions_a_second(game, rules, each, tape=True)
        unrecorded = decisions_a_second(game, rules, each, tape=False)
        calls = [calls_a_second(calls, each) for calls in (copies, views, resamples)]
        other = decisions_a_second(game, with_options, each, tape=True) if with_options else 0.0
        slices.append((recorded, unrecorded, *calls, calibration(each), other))
    best = [max(figures) for figures in zip(*slices, strict=True)]
    return Speed(
        recorded=best[0],
        unrecorded=best[1],
        copy=1e6 / best[2],
        view=1e6 / best[3],
        resample=1e6 / best[4],
        calibration=best[5],
        compiled=not kernel.__file__.endswith(".py"),
        agreed=best[6],
    )


def _bound(function: Callable[..., object], *arguments: object) -> Callable[[], object]:
    return lambda: function(*arguments)


def random_game(game: Game[Any, Any], rules: Any, seed: int, tape: bool) -> tuple[State, int]:
    """A whole game by a chooser that costs next to nothing, and the number of its decisions."""
    g: State = game.setup(rules, seed, [])
    if not tape:
        g.tape = None
    chance, decisions = seed, 0
    while not g.winners:
        decision = g.pending[0]
        chance = (chance * GAMMA + 1) & MASK
        play(g, decision.seat, decision.options[(chance >> 33) % len(decision.options)])
        decisions += 1
    return g, decisions


def decisions_a_second(game: Game[Any, Any], rules: Any, seconds: float, tape: bool) -> float:
    random_game(game, rules, 0, tape)  # the first game pays for what is made once
    decisions, seed = 0, 0
    began = perf_counter()
    while True:
        seed += 1
        decisions += random_game(game, rules, seed, tape)[1]
        passed = perf_counter() - began
        if passed >= seconds:
            return decisions / passed


def sample_positions(game: Game[Any, Any], rules: Any) -> list[State]:
    """Positions spread evenly over one random game, as a search would meet them."""
    total = random_game(game, rules, 1, tape=False)[1]
    step = max(1, total // SAMPLE)
    g: State = game.setup(rules, 1, [])
    chance, positions = 1, []
    for turn in range(total):
        if turn % step == 0:
            positions.append(g.copy())
        decision = g.pending[0]
        chance = (chance * GAMMA + 1) & MASK
        play(g, decision.seat, decision.options[(chance >> 33) % len(decision.options)])
    return positions


def calls_a_second(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """All of them again and again."""
    made, began = 0, perf_counter()
    while True:
        for call in calls:
            for _ in range(REPEATS):
                call()
        made += len(calls) * REPEATS
        passed = perf_counter() - began
        if passed >= seconds:
            return made / passed


def calibration(seconds: float) -> float:
    """Rounds a second of a fixed loop in plain Python. Never change it: old figures are compared by it."""
    rounds, began = 0, perf_counter()
    cells = list(range(64))
    total = 0
    while True:
        for turn in range(2_000):
            total = (total * 31 + cells[turn & 63]) & 0xFFFF
            cells[total & 63] = turn
        rounds += 2_000
        passed = perf_counter() - began
        if passed >= seconds:
            return rounds / passed
