"""The room around a table: who is connected, and one change at a time, stored before it is shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final, NoReturn, TypeVar, final

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.engine.record import Record
from oyez.server.messages import Accepted
from oyez.server.names import guest
from oyez.server.problems import Problem
from oyez.server.store import STORE_ERRORS, Store, cause
from oyez.server.stored import Entry, Progress, SeatRow, hash_of, new_key, seat_with
from oyez.server.table import Table

log: Final = logging.getLogger("oyez.server")
T = TypeVar("T")


@final
class Watcher:
    """Somebody connected, in a seat or as a spectator, with the messages that still have to reach him."""

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat: Final = seat
        self.outbox: Final[asyncio.Queue[str]] = asyncio.Queue(most)
        self.lost: Final = asyncio.Event()
        self.heard = 0  # events that were sent

    def post(self, text: str) -> None:
        """Never waits: whoever does not read is dropped, so that the others play on."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.lost.set()


@final
class Room:
    """All changes of one table go through here. `table` is None while it may not agree with the store."""

    def __init__(self, id: str, store: Store, outbox: int, wake_bots: Callable[[Room], None]) -> None:
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.holders = 0  # managed by Rooms
        self.table: Table | None = None
        self._store: Final = store
        self._outbox: Final = outbox
        self._wake_bots: Final = wake_bots
        self._watchers: Final[set[Watcher]] = set()
        self._acts: Final[set[asyncio.Task[Any]]] = set()
        self._told = -1  # the n that everybody has been told

    async def ready(self) -> Table:
        """The table as the store has it. Call with the lock held; raises Problem."""
        if self.table is None:
            try:
                stored = await self._store.load(self.id)
            except STORE_ERRORS as error:
                log.error("cannot load table=%s: %s", self.id, cause(error))
                raise Problem(
                    "not-stored", "the server cannot read its games at the moment; try again"
                ) from error
            if stored is None:
                raise Problem("unknown-table", "there is no such table; look at the list of tables")
            self.table = await asyncio.to_thread(Table, stored)  # replays the log, which takes its time
            if self._told != self.table.n:
                for watcher in self._watchers:
                    watcher.heard = 0  # another server wrote meanwhile: even old events may be different ones
                self._tell_all(self.table)
        return self.table

    async def join(self, key: str | None) -> Watcher:
        """Sit down with the key of a seat, or watch without one."""
        async with self.lock:
            table = await self.ready()
            seat = SPECTATOR if key is None else seat_with(key, table.seats)
            if seat is None:
                raise Problem(
                    "wrong-key", "this key opens no seat at this table; use the link you were given"
                )
            watcher = Watcher(seat, self._outbox)
            self._tell([watcher], table)
            self._watchers.add(watcher)
            self._wake_bots(self)  # in case they gave up while nothing could be stored
            return watcher

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)

    async def play(self, seat: Seat, ticket: int, text: str, by: Watcher | None = None) -> int:
        """Store a choice, acknowledge it to `by`, then show it to all; returns its number in the log."""
        return await self._to_the_end(self._change(lambda table: table.play(seat, ticket, text), ticket, by))

    async def undo(self, seat: Seat, ticket: int, by: Watcher | None = None) -> int:
        return await self._to_the_end(self._change(lambda table: table.undo(seat, ticket), ticket, by))

    async def take(self, seat: Seat, name: str | None) -> str:
        """Give an open seat to somebody; returns its key."""
        return await self._to_the_end(self._take(seat, name))

    async def record(self) -> Record:
        """The whole game, once it is over; raises Problem before."""
        async with self.lock:
            table = await self.ready()
            if table.match is None or not table.over:
                raise Problem(
                    "not-over", "the game is not over; until then only what a seat may know is shown"
                )
            return table.match.record()

    async def settled(self) -> None:
        """Wait for changes that were begun, even by somebody who is gone."""
        while self._acts:
            await asyncio.wait(self._acts)

    async def _to_the_end(self, act: Coroutine[Any, Any, T]) -> T:
        """A change that was begun is not cut short when its author's connection goes away."""
        task = asyncio.create_task(act)
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    async def _change(self, change: Callable[[Table], Entry], ticket: int, by: Watcher | None) -> int:
        async with self.lock:
            table = await self.ready()
            self.table = None  # until it is stored: nobody may see what could still be lost
            entry, progress = self._attempt(table, change)
            try:
                await self._store.append(self.id, entry, progress)
            except STORE_ERRORS as error:
                await self._give_up(entry, error)
            self.table = table
            if table.over:
                log.info("over table=%s n=%d", self.id, entry.number)
            if by is not None:
                by.post(Accepted(ticket=ticket, n=entry.number).model_dump_json())
            self._tell_all(table)
            self._wake_bots(self)
            return entry.number

    def _attempt(self, table: Table, change: Callable[[Table], Entry]) -> tuple[Entry, Progress]:
        try:
            return change(table), table.progress()
        except Problem:
            self.table = table  # which a refused change leaves alone
            raise
        except Exception as error:  # whatever the rules left half done is thrown away
            log.exception("the rules failed table=%s n=%d", self.id, table.n)
            raise Problem("internal", "the server failed on this choice; nothing was changed") from error

    async def _give_up(self, entry: Entry, error: Exception) -> NoReturn:
        """Storing failed, or so it seems: believe the store, not the memory. Always raises Problem."""
        log.error("cannot store table=%s n=%d: %s", self.id, entry.number, cause(error))
        table = await self.ready()
        if table.n >= entry.number:
            raise Problem("late", "another choice came first; look at the table as it is now") from error
        raise Problem(
            "not-stored", "the server could not store this, so nothing was changed; try again"
        ) from error

    async def _take(self, seat: Seat, name: str | None) -> str:
        async with self.lock:
            table = await self.ready()
            if not 0 <= seat < len(table.seats):
                raise Problem(
                    "unknown-seat", f"there is no seat {seat}; the seats are 0 to {len(table.seats) - 1}"
                )
            old = table.seats[seat]
            if old.taken:
                raise Problem("taken", f"seat {seat} is taken; choose another one")
            key = new_key()
            row = SeatRow(seat, "person", None, name or old.name or guest(seat), True, hash_of(key))
            self.table = None  # until it is stored: see _change
            opening = table.seat_down(row)
            try:
                await self._store.take_seat(self.id, row, table.progress(), opening)
            except STORE_ERRORS as error:
                log.error("cannot store table=%s seat=%d: %s", self.id, seat, cause(error))
                raise Problem("not-stored", "the server could not give you the seat; try again") from error
            self.table = table
            log.info("taken table=%s seat=%d status=%s", self.id, seat, table.progress().status)
            self._tell_all(table)
            self._wake_bots(self)
            return key

    def _tell_all(self, table: Table) -> None:
        self._tell(self._watchers, table)
        self._told = table.n

    def _tell(self, watchers: set[Watcher] | list[Watcher], table: Table) -> None:
        """Send what each may know; after an undo, events that no longer are get replaced."""
        told = table.events_told()
        made: dict[tuple[Seat, int], str] = {}
        for watcher in watchers:
            key = (watcher.seat, min(watcher.heard, told))
            if key not in made:
                made[key] = table.message(*key).model_dump_json()
            watcher.post(made[key])
            watcher.heard = told
