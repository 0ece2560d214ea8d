"""What bots are told: the worth of a position, from which the one-step bot and the search choose."""

from __future__ import annotations

from typing import Final, final

from nine_mens_morris.points import MILLS, NOBODYS
from nine_mens_morris.state import Morris, men, reach, rival
from nine_mens_morris.words import TAKE_MAN
from oyez.bots.knowledge import PlainKnowledge
from oyez.bots.plain_sense import PlainSense
from oyez.bots.sense import Sense, softmax, victory
from oyez.engine.kernel import Decision, Seat, State, play

MAN: Final = 10.0
MILL: Final = 3.0
OPEN_MILL: Final = 2.0  # two men in a row and an empty point
WAY: Final = 0.3  # a point that a man may go to
TAKING: Final = 10.0  # a man of the rival is about to be taken
THREAT: Final = 8.0  # the next choice may close a mill
VICTORY: Final = 1000.0
HEAT: Final = 12.0  # how far apart positions must be to tell the winner


def worth(g: Morris, seat: Seat) -> float:
    """How a position stands for one seat, by itself."""
    total = MAN * (g.hand[seat] + g.board.count(seat))
    for mill in MILLS:
        owners = [g.board[point] for point in mill]
        mine = owners.count(seat)
        if mine == len(mill):
            total += MILL
        elif mine == len(mill) - 1 and NOBODYS in owners:
            total += OPEN_MILL
    if g.pending and g.pending[0].seat == seat:
        total += TAKING if g.pending[0].prompt is TAKE_MAN else THREAT * can_close(g, seat)
    return total + WAY * sum([len(reach(g, seat, point)) for point in men(g, seat)])


def can_close(g: Morris, seat: Seat) -> bool:
    """Whether one man more would close a mill, and there is one to bring."""
    for mill in MILLS:
        owners = [g.board[point] for point in mill]
        if owners.count(seat) == len(mill) - 1 and NOBODYS in owners:
            gap = mill[owners.index(NOBODYS)]
            if g.hand[seat] or any(gap in reach(g, seat, man) for man in men(g, seat) if man not in mill):
                return True
    return False


def lead(g: Morris, seat: Seat) -> float:
    """By how much a seat is ahead; a draw is worth as much as being level."""
    if g.winners:
        return VICTORY * (victory(g, g.rules.seats)[seat] - 0.5)
    return worth(g, seat) - worth(g, rival(seat))


@final
class MorrisSense(PlainSense):
    def worths(self, g: State, decision: Decision) -> list[float]:
        """One step ahead: how the position stands after each option."""
        assert isinstance(g, Morris)
        found: list[float] = []
        for option in decision.options:
            after = g.copy()
            play(after, decision.seat, option)
            found.append(lead(after, decision.seat))
        return found

    def shares(self, g: State) -> list[float]:
        assert isinstance(g, Morris)
        if g.winners:
            return victory(g, g.rules.seats)
        return softmax([worth(g, seat) for seat in range(g.rules.seats)], HEAT)

    def clock(self, g: State) -> int:
        assert isinstance(g, Morris)
        return g.turn


@final
class MorrisKnowledge(PlainKnowledge):
    ahead = 6  # turns
    loyal = 0.5
    ripe = 4

    def sense_of(self, version: str) -> Sense:
        return MorrisSense()


KNOWLEDGE: Final = MorrisKnowledge()
