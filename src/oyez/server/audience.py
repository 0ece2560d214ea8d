"""Who is connected to a table, and what each was shown last."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, final

from pydantic import BaseModel

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.server.lines import lines_for, may_hear
from oyez.server.messages import Hush, Orders, Said, TableMessage
from oyez.server.orders import orders_of
from oyez.server.position import Position
from oyez.server.silence import Silence
from oyez.server.table import Table
from oyez.server.telling import core, message


@final
class Watcher:
    """Somebody connected, in a seat or as a spectator, with the messages that still have to reach him."""

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat: Final = seat
        self.outbox: Final[asyncio.Queue[str]] = asyncio.Queue(most)
        self.lost: Final = asyncio.Event()
        self.heard = 0  # events that were sent
        self.told: TableMessage | None = None  # the last message, see core()
        self.hushed = 0.0  # the silence he was told of

    def post(self, text: str) -> None:
        """Never waits: whoever does not read is dropped, so that the others play on."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.lost.set()

    def say(self, model: BaseModel) -> None:
        self.post(model.model_dump_json())


@final
class Audience:
    """All watchers of a table. Whoever is to be told nothing yet stays at the position he was shown last."""

    def __init__(self, silence: Silence, second: float) -> None:
        self.watchers: Final[set[Watcher]] = set()
        self._silence: Final = silence
        self._second: Final = second
        self._shown: Final[dict[Seat, Position]] = {}

    def forget(self) -> None:
        """Another server wrote meanwhile: even old events may be different ones."""
        self._shown.clear()
        for watcher in self.watchers:
            watcher.heard, watcher.told = 0, None

    def position(self, table: Table, seat: Seat) -> Position:
        """Where a reader stands."""
        if seat not in self._shown:
            self._look(table)
        return self._shown[seat]

    def _look(self, table: Table) -> None:
        now = table.position()
        for seat in (SPECTATOR, *range(len(table.seats))):
            if not self._silence.withholds(table, seat):
                self._shown[seat] = now
            elif seat not in self._shown:
                self._shown[seat] = table.before or now

    def show(self, table: Table) -> None:
        """Tell everybody what he may know by now; nothing where nothing has changed for him."""
        self._look(table)
        made: dict[tuple[Seat, int], TableMessage] = {}
        for watcher in self.watchers:
            if not self._silence.withholds(table, watcher.seat) or self._is_answered(table, watcher):
                self._tell(watcher, table, made)
            self._hush(watcher, table)

    def _is_answered(self, table: Table, watcher: Watcher) -> bool:
        """Whether a silent watcher still has a question before him that is none any more."""
        question = watcher.told and watcher.told.decision
        return (
            question is not None
            and question.ticket != table.tickets.of(watcher.seat)
            and self._silence.is_felt(table)
        )

    def _tell(
        self,
        watcher: Watcher,
        table: Table,
        made: dict[tuple[Seat, int], TableMessage],
        *,
        again: bool = False,
    ) -> None:
        """After an undo, events that no longer are get replaced."""
        position = self.position(table, watcher.seat)
        key = (watcher.seat, min(watcher.heard, position.told))
        if key not in made:
            still = self._silence.withholds(table, watcher.seat)
            time = self._silence.time_for(watcher.seat)
            made[key] = message(table, position, *key, still=still, second=self._second, seconds=time)
        news = core(made[key])
        if again or news != watcher.told or watcher.heard != position.told:
            watcher.say(made[key])
        watcher.heard, watcher.told = position.told, news

    def _hush(self, watcher: Watcher, table: Table) -> None:
        until = self._silence.until
        if until and watcher.hushed != until and self._silence.withholds(table, watcher.seat):
            watcher.hushed = until
            watcher.say(Hush(seconds=self._silence.left()))

    def welcome(self, watcher: Watcher, table: Table) -> None:
        """All that a newcomer may know."""
        self._tell(watcher, table, {})
        self.tell_orders([watcher], table)
        lines = lines_for(table.said, watcher.seat)
        if lines:
            watcher.say(Said(lines=lines))
        self._hush(watcher, table)
        self.watchers.add(watcher)

    def of(self, seat: Seat) -> list[Watcher]:
        return [watcher for watcher in self.watchers if watcher.seat == seat]

    def tell_time(self, seat: Seat, table: Table) -> None:
        """The clock of the seat's question was stopped."""
        for watcher in self.of(seat):
            self._tell(watcher, table, {}, again=True)

    def tell_orders(self, watchers: Iterable[Watcher], table: Table) -> None:
        """To the seat alone. A game without secret moments takes no orders."""
        for watcher in watchers:
            if watcher.seat != SPECTATOR and table.game.moments:
                watcher.say(Orders(orders=orders_of(table.game, table.seats[watcher.seat])))

    def tell_line(self, table: Table) -> None:
        """The last line that was said, to those who may hear it."""
        for watcher in self.watchers:
            if may_hear(table.said[-1], watcher.seat):
                watcher.say(Said(lines=lines_for(table.said, watcher.seat)[-1:]))
