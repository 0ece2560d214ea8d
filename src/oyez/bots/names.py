"""The bots by name, per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyez.bots.greedy_middle_ages import GreedyMiddleAges
from oyez.bots.random_bot import RandomBot
from oyez.bots.table import Bot
from oyez.engine.game import UnknownName


def greedy_fief(seed: int) -> Bot:
    """Its many modules are imported when it is first asked for, so that other games start fast."""
    from oyez.bots.greedy_fief import GreedyFief

    return GreedyFief(seed)


# Game -> name -> maker taking a seed. The same seed makes the same choices.
BOTS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "middle-ages": {"random": RandomBot, "greedy": GreedyMiddleAges},
    "fief": {"random": RandomBot, "greedy": greedy_fief},
}


def bot_named(game: str, name: str, seed: int) -> Bot:
    """A new bot; UnknownName says which there are."""
    bots = BOTS[game]
    if name not in bots:
        raise UnknownName(f"{game} has no bot called {name!r}; its bots are: {', '.join(bots)}")
    return bots[name](seed)
