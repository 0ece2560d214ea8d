"""What bots remember, told again from the record: a game that is loaded or taken back goes on as it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from oyez.bots.table import Bot, SeatTable, Table
from oyez.engine.kernel import Seat
from oyez.engine.match import Match
from oyez.engine.record import Record
from oyez.engine.words import Action


@runtime_checkable
class Remembering(Protocol):
    """A bot whose choices may depend on what came before."""

    def recall(self, table: Table, action: Action) -> None:
        """As if it had just chosen that."""
        ...

    def memory(self) -> object | None:
        """What it remembers, as plain data made of what its seat could know; None if it never does."""
        ...

    def remember(self, memory: object) -> None:
        """Go on with the memory of another such bot."""
        ...


@runtime_checkable
class Movable(Protocol):
    """A bot that is made again elsewhere from name, seed and mind: compiled ones cannot be copied."""

    def mind(self) -> tuple[Any, ...]: ...

    def take_over(self, mind: Any) -> None: ...


def remembering(bot: object) -> Remembering | None:
    """The bot, if there is anything that it remembers."""
    return bot if isinstance(bot, Remembering) and bot.memory() is not None else None


def recall(bots: Mapping[Seat, Bot], record: Record, people: frozenset[Seat] | None = None) -> None:
    """Lead new bots through a game that replays; each sees what its seat could know when it had to choose.

    `people` are the seats of those who can be talked to: all but the bots', unless somebody says otherwise.
    """
    if people is None:
        people = frozenset(range(record.seats)).difference(bots)
    led = {seat: led for seat, bot in bots.items() if (led := remembering(bot)) is not None}
    last = max([n for n, done in enumerate(record.plays) if done.seat in led], default=-1)
    if last < 0:
        return  # nobody has chosen yet who could remember it
    match = Match(record.game, record.seats, record.options, record.names, record.seed, record.opening)
    for done in record.plays[: last + 1]:
        if done.seat in led:
            for decision in match.state.pending:
                if decision.seat == done.seat:
                    led[done.seat].recall(SeatTable(record.game, match.state, decision, people), done.action)
        match.state.forced.extend(done.chances)
        match.play(done.seat, done.action)
