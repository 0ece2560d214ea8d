"""`python -m oyez.env.pace`: where the time of a step through PettingZoo goes, part by part.

Measured in time of this process alone, so that other programs on the machine disturb it little; the best of a few
slices counts. docs/performance.md has the figures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np

from oyez.engine import kernel
from oyez.engine.kernel import Seat, State, play
from oyez.engine.words import Action
from oyez.env.agreement import USUAL_SEATS, Agreement, agree
from oyez.env.contest import mask_of
from oyez.games import GAMES

SLICES: Final = 5
EVERY: Final = 3  # of the decisions of a game one in so many is looked at
STEPS: Final = 500  # through PettingZoo in one slice, at least
Moment = tuple[State, Seat, str, tuple[Action, ...]]  # a state, who is asked what, and the options


def moments(agreement: Agreement, seed: int) -> list[Moment]:
    """Spread over one random game."""
    chance, found = Random(seed), []
    g: State = agreement.game.setup(agreement.rules, seed, [])
    number = 0
    while not g.winners:
        decision = g.pending[0]
        if number % EVERY == 0:
            found.append((g.copy(), decision.seat, decision.prompt.name, decision.options))
        play(g, decision.seat, chance.choice(decision.options))
        number += 1
    return found


def best(work: Callable[[], int], seconds: float) -> float:
    """Microseconds of one piece of work, which tells how many pieces it did."""
    found = []
    for _ in range(SLICES):
        done, began = 0, process_time()
        while (passed := process_time() - began) < seconds / SLICES or not done:
            done += work()
        found.append(1e6 * passed / done)
    return min(found)


def each(looked_at: list[Moment], look: Callable[[Moment], object]) -> Callable[[], int]:
    def work() -> int:
        for moment in looked_at:
            look(moment)
        return len(looked_at)

    return work


def random_game(agreement: Agreement, chance: Random) -> Callable[[], int]:
    """The rules alone; the choice among the options costs next to nothing."""

    def work() -> int:
        g: State = agreement.game.setup(agreement.rules, chance.getrandbits(63), [])
        g.tape = None
        decisions = 0
        while not g.winners:
            options = g.pending[0].options
            play(g, g.pending[0].seat, options[int(chance.random() * len(options))])
            decisions += 1
        return decisions

    return work


def zoo_steps(env: Any, chance: Random) -> Callable[[], int]:
    """As PettingZoo's own benchmark steps, with its way of choosing."""
    env.reset(seed=1)

    def work() -> int:
        for _ in env.agent_iter(STEPS):
            seen, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else pick(seen["action_mask"], chance))
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return STEPS

    return work


def pick(mask: Any, chance: Random) -> int:
    return chance.choice(np.flatnonzero(mask).tolist())


def measure(game: str, seats: int = USUAL_SEATS, seconds: float = 2.0) -> dict[str, float]:
    """Microseconds by part. The last two are no part of a step: what an observation costs by way of the view."""
    agreement, chance = agree(game, seats), Random(1)
    looked_at, encoder = moments(agreement, 1), agreement.encoder
    masks = [mask_of(agreement, options) for *_, options in looked_at]
    views = [(agreement.game.view(g, seat), seat, prompt) for g, seat, prompt, _ in looked_at]
    env = import_module(f"oyez.env.{game.replace('-', '_')}_v1").env(seats)
    whole = best(zoo_steps(env, chance), seconds)
    parts = {
        "rules": best(random_game(agreement, chance), seconds),
        "observation": best(each(looked_at, lambda moment: agreement.observe(*moment[:3])), seconds),
        "mask": best(each(looked_at, lambda moment: mask_of(agreement, moment[3])), seconds),
        "choice": best(lambda: len([pick(mask, chance) for mask in masks]), seconds),
    }
    return {
        **parts,
        "PettingZoo and the loop": max(0.0, whole - sum(parts.values())),
        "a step": whole,
        "a view": best(each(looked_at, lambda moment: agreement.game.view(*moment[:2])), seconds),
        "a view as a vector": best(lambda: len([encoder.encode(*view) for view in views]), seconds),
    }


def main(names: list[str]) -> None:
    print("compiled" if not kernel.__file__.endswith(".py") else "interpreted")
    for name in names or GAMES:
        figures = measure(name)
        print(
            f"\n{name}, {USUAL_SEATS} seats: {1e6 / figures['a step']:,.0f} steps a second through PettingZoo"
        )
        for part, microseconds in figures.items():
            print(f"{microseconds:8.1f} µs  {part}")


if __name__ == "__main__":
    main(sys.argv[1:])
