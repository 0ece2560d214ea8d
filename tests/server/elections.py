"""Fief from the middle of an election on, for tables of a server: what is at stake comes within a few choices."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from oyez.engine.kernel import Seat, Tape, settle
from oyez.games.fief.game import FiefGame
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.state import Fief
from tests.bots.test_votes import election

BOT: Seat = 1
BUYER: Seat = 2  # a person who stands
VOTER: Seat = 0  # one who does not


@cache
def position(first: Seat, stand: tuple[Seat, ...], votes: tuple[int, ...]) -> Fief:
    g = election(*stand, votes=votes)
    g.first = first
    settle(g)
    return g


class Election(FiefGame):
    def __init__(self, first: Seat, stand: tuple[Seat, ...], votes: tuple[int, ...]) -> None:
        self._position: Final = (first, stand, votes)

    def setup(self, rules: Rules, seed: int, forced: list[int]) -> Fief:
        g = position(*self._position).copy()
        g.tape = Tape()
        return g


# The bot has votes for sale.
GAME: Any = Election(BUYER, (BUYER, 3), (1, 2, 1, 1))
# The bot stands, and lacks the votes of a person.
SHORT_OF_VOTES: Any = Election(BOT, (BOT, 2), (2, 1, 1, 0))
