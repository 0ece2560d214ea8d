"""Short games for the tests of the environments, and steps through them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import numpy as np

from oyez.env import fief_v1, middle_ages_v1
from oyez.env.agreement import agree
from oyez.env.contest import Contest

MODULES: Final[dict[str, Any]] = {"fief": fief_v1, "middle-ages": middle_ages_v1}
# Options that keep a test short, by game.
SHORT: Final[dict[str, dict[str, Any]]] = {"fief": {"round_limit": 2}, "middle-ages": {}}
GAMES: Final = tuple(MODULES)


def positions(
    game: str, seats: int, seed: int, options: dict[str, Any] | None = None, initiatives: bool = False
) -> Iterator[Contest]:
    """A random game, given out before every step and at its end."""
    agreement = agree(game, seats, options or SHORT[game], initiatives=initiatives, most_steps=2_000)
    contest, chance = Contest(agreement, seed), Random(seed)
    while not contest.over and not contest.cut_short:
        yield contest
        contest.play(chance.choice(contest.legal()).id)
    yield contest


def any_legal(mask: Any, chance: Random) -> int:
    return chance.choice(np.flatnonzero(mask).tolist())


def illegal(mask: Any) -> int:
    return int(np.flatnonzero(np.asarray(mask) == 0)[0])
