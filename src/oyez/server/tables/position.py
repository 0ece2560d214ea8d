"""A position as it stood at one moment: what a reader is shown, even while the game has gone on."""

from __future__ import annotations

from dataclasses import dataclass

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Event, Seat, State
from oyez.engine.match import Match
from oyez.server.storage.stored import Progress


@dataclass(frozen=True)
class Counts:
    """How much of a log each reader is told of: all that is public, and its own secret answers."""

    public: int = 0
    secret: tuple[int, ...] = ()

    def of(self, seat: Seat) -> int:
        return self.public + (0 if seat == SPECTATOR else self.secret[seat])


@dataclass(frozen=True, eq=False)
class Position:
    """The state is a copy. Events are the tape's own list, which only grows; an undo begins another one."""

    state: State | None  # None while the table is open
    events: list[Event]
    told: int  # how many of them belong to this position
    undo: Seat | None  # who may take back his last choice
    talk: tuple[Seat, ...]
    progress: Progress
    counts: Counts

    def asks(self, seat: Seat) -> bool:
        return self.state is not None and any(decision.seat == seat for decision in self.state.pending)


def position_of(match: Match | None, progress: Progress, counts: Counts) -> Position:
    """Where a match stands now."""
    if match is None:
        return Position(None, [], 0, None, (), progress, counts)
    events = match.tape.events
    undo = None if match.over else match.may_take_back()
    talk = () if match.over else match.game.talking(match.state)
    return Position(match.state.copy(), events, len(events), undo, talk, progress, counts)
