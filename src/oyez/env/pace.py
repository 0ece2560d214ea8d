"""`python -m oyez.env.pace`: where the time of a step through PettingZoo goes, part by part.

`python -m oyez.env.pace NAME NAME_v2` measures these alone; an environment of version 2 with all expansions on.
Measured in time of this process alone, so that other programs on the machine disturb it little. Every part is taken
in the same random games, as what they take longer with it than without. docs/performance.md has the figures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np

from oyez.engine import kernel
from oyez.engine.game import BadOptions, UnknownName
from oyez.engine.kernel import Decision, State, play
from oyez.env.aec import env as zoo
from oyez.env.agreement import Agreement, agree
from oyez.env.contest import mask_of
from oyez.env.versions import EXPANDED, PLAIN
from oyez.games import GAMES, game_named

TRIES: Final = 3  # of every game; the best one counts
DECISIONS: Final = 6_000  # in all games together, at least
Look = Callable[[State, Decision], object]
Playing = Callable[[int], int]  # plays the game of a number and tells how many decisions it had


def rules_alone(agreement: Agreement, look: Look | None = None) -> Playing:
    """Random play without a tape; `look` is done at every decision."""

    def playing(number: int) -> int:
        chance, decisions = Random(number), 0
        g: State = agreement.game.setup(agreement.rules, number, [])
        g.tape = None
        while not g.winners:
            decision = g.pending[0]
            if look is not None:
                look(g, decision)
            play(g, decision.seat, decision.options[int(chance.random() * len(decision.options))])
            decisions += 1
        return decisions

    return playing


def subject(name: str) -> tuple[str, int, dict[str, str]]:
    """Game, version and options of what is measured: a game, or an environment of version 2."""
    if not name.endswith(f"_v{EXPANDED}"):
        return game_named(name).name, PLAIN, {}
    game = name.removesuffix(f"_v{EXPANDED}").replace("_", "-")
    switches = [option.name for option in game_named(game).options if "on" in option.choices]
    return game, EXPANDED, dict.fromkeys(switches, "on")


def through_pettingzoo(name: str, seats: int) -> Playing:
    """As PettingZoo's own benchmark steps, with its way of choosing."""
    game, version, options = subject(name)
    env: Any = zoo(game, seats, version=version, **options)

    def playing(number: int) -> int:
        chance, decisions = Random(number), 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(pick(seen["action_mask"], chance))
            decisions += 1
        return decisions

    return playing


def pick(mask: Any, chance: Random) -> int:
    return chance.choice(np.flatnonzero(mask).tolist())


def microseconds(playing: Playing, numbers: range) -> float:
    """Of a decision, set-up included."""
    total, decisions = 0.0, 0
    for number in numbers:
        tries = []
        for _ in range(TRIES):
            began = process_time()
            decisions += playing(number)
            tries.append(process_time() - began)
        total += min(tries)
    return 1e6 * total * TRIES / decisions


def measure(name: str, seats: int | None = None, decisions: int = DECISIONS) -> dict[str, float]:
    """Microseconds by part. The last two are no part of a step: what an observation costs by way of the view."""
    game, version, options = subject(name)
    seats = game_named(game).usual_seats() if seats is None else seats
    agreement, chance = agree(game, seats, options, version=version), Random(1)
    encoder, view = agreement.encoder, agreement.game.view

    def extra(look: Look) -> float:
        return max(0.0, microseconds(rules_alone(agreement, look), numbers) - rules)

    numbers = range(1 + max(1, decisions // rules_alone(agreement)(0)))
    rules = microseconds(rules_alone(agreement), numbers)
    step = microseconds(through_pettingzoo(name, seats), numbers)
    masked = extra(lambda g, asked: mask_of(agreement, asked.options))
    seen = extra(lambda g, asked: view(g, asked.seat))
    parts = {
        "rules": rules,
        "observation": extra(lambda g, asked: agreement.observe(g, asked.seat, asked.prompt.name)),
        "mask": masked,
        "choice": max(0.0, extra(lambda g, asked: pick(mask_of(agreement, asked.options), chance)) - masked),
    }
    encoded = extra(lambda g, asked: encoder.encode(view(g, asked.seat), asked.seat, asked.prompt.name))
    return {
        **parts,
        "PettingZoo and the loop": max(0.0, step - sum(parts.values())),
        "a step": step,
        "a view": seen,
        "a view as a vector": max(0.0, encoded - seen),
    }


def main(names: list[str]) -> None:
    for name in names:
        subject(name)  # refuses what cannot be measured before anything is
    print("compiled" if not kernel.__file__.endswith(".py") else "interpreted")
    for name in names or GAMES:
        figures, seats = measure(name), game_named(subject(name)[0]).usual_seats()
        print(f"\n{name}, {seats} seats: {1e6 / figures['a step']:,.0f} steps a second through PettingZoo")
        for part, figure in figures.items():
            print(f"{figure:8.1f} µs  {part}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (UnknownName, BadOptions) as wrong:
        sys.exit(str(wrong))
