"""The bots by name, per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyez.bots.greedy_middle_ages import GreedyMiddleAges
from oyez.bots.random_bot import RandomBot
from oyez.bots.table import Bot
from oyez.engine.game import UnknownName

# Game -> name -> maker taking a seed. The same seed makes the same choices.
BOTS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "middle-ages": {"random": RandomBot, "greedy": GreedyMiddleAges},
}


def bot_named(game: str, name: str, seed: int) -> Bot:
    """A new bot; UnknownName says which there are."""
    bots = BOTS[game]
    if name not in bots:
        raise UnknownName(f"{game} has no bot called {name!r}; its bots are: {', '.join(bots)}")
    return bots[name](seed)
