"""The room around a table: one change at a time, stored before it is shown to whoever is connected."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from time import perf_counter
from typing import Any, Final, NoReturn, TypeVar, final

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.engine.proof import opened
from oyez.engine.record import Record
from oyez.engine.words import Action
from oyez.server import figures
from oyez.server.audience import Audience, Watcher
from oyez.server.lines import Patience
from oyez.server.messages import Accepted
from oyez.server.problems import Problem
from oyez.server.settings import Settings
from oyez.server.silence import Silence
from oyez.server.store import STORE_ERRORS, Store, cause
from oyez.server.stored import OPEN, Entry, Progress, seat_with
from oyez.server.table import BotMoment, Table
from oyez.server.telling import talk_left

log: Final = logging.getLogger("oyez.server")
PATIENCE: Final = 2.0  # seconds that a choice made in a silence waits for its end
T = TypeVar("T")


@final
class Room:
    """All changes of one table go through here. `table` is None while it may not agree with the store."""

    def __init__(self, id: str, store: Store, settings: Settings, wake: Callable[[Room], None]) -> None:
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.changed: Final = asyncio.Event()  # for the clocks
        self.holders = 0  # managed by Rooms
        self.table: Table | None = None
        self.store: Final = store
        self._settings: Final = settings
        self._wake: Final = wake  # bots and clocks
        self.silence: Final = Silence(settings.second)
        self.audience: Final = Audience(self.silence, settings.second)
        self.patience: Final = Patience(settings.lines)
        self._acts: Final[set[asyncio.Task[Any]]] = set()
        self._open: Final = asyncio.Event()  # everybody may see where the table stands
        self._told = -1  # the n that everybody has been told
        self._public = OPEN  # what the lobby shows

    async def ready(self) -> Table:
        """The table as the store has it. Call with the lock held; raises Problem."""
        if self.table is None:
            try:
                stored = await self.store.load(self.id)
            except STORE_ERRORS as error:
                log.error("cannot load table=%s: %s", self.id, cause(error))
                raise Problem(
                    "not-stored", "the server cannot read its games at the moment; try again"
                ) from error
            if stored is None:
                raise Problem("unknown-table", "there is no such table; look at the list of tables")
            self.table = await asyncio.to_thread(Table, stored)  # replays the log, which takes its time
            self._public = stored.progress
            if self._told != self.table.n:
                self.audience.forget()
            await self._publish(self.table)
            self.show(self.table)
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
            watcher = Watcher(seat, self._settings.outbox)
            self.audience.welcome(watcher, table)
            self.wake()  # in case bots gave up while nothing could be stored
            return watcher

    def leave(self, watcher: Watcher) -> None:
        self.audience.watchers.discard(watcher)

    async def play(self, seat: Seat, ticket: int, text: str, by: Watcher | None = None) -> int:
        """Store a choice, acknowledge it to `by`, then show it to all; returns its number in the log."""
        await self._hear_out(seat, ticket)
        return await self.to_the_end(
            self._change(
                lambda table: self._audible(table, seat, ticket).play(seat, ticket, text), ticket, by
            )
        )

    async def undo(self, seat: Seat, ticket: int, by: Watcher | None = None) -> int:
        await self._hear_out(seat, ticket)
        return await self.to_the_end(
            self._change(lambda table: self._audible(table, seat, ticket).undo(seat, ticket), ticket, by)
        )

    async def tick(self) -> None:
        """Whatever time has brought about."""
        await self.to_the_end(self._tick())

    async def record(self) -> Record:
        """The whole game, once it is over; raises Problem before."""
        async with self.lock:
            table = await self.ready()
            if table.match is None or not table.over or self.silence.withholds(table, SPECTATOR):
                raise Problem(
                    "not-over", "the game is not over; until then only what a seat may know is shown"
                )
            record, salt = table.match.record(), table.agreed.salt
            return record if salt is None else opened(record, salt)

    def bot_moment(self) -> BotMoment | None:
        """What a bot has to choose now. In a silence bots wait, but for what nobody may notice."""
        return self.table.bot_moment(secret=self.silence.until > 0) if self.table is not None else None

    def next_due(self) -> float | None:
        """Seconds until the room needs to tick, or None."""
        if self.table is None:
            return None
        if self.table.ordered() is not None or self._overdue(self.table) is not None:
            return 0.0
        talk = talk_left(
            self.table, self._settings.second
        )  # 0: nobody can be answered for, so there is no hurry
        return min([*self.silence.dues(), *([talk] if talk else [])], default=None)

    async def settled(self) -> None:
        """Wait for changes that were begun, even by somebody who is gone."""
        while self._acts:
            await asyncio.wait(self._acts)

    async def to_the_end(self, act: Coroutine[Any, Any, T]) -> T:
        """A change that was begun is not cut short when its author's connection goes away."""
        task = asyncio.create_task(act)
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    async def _hear_out(self, seat: Seat, ticket: int) -> None:
        """A choice made from a position that is still kept back waits a little for the silence to end."""
        if self.table is not None and self._is_kept_back(self.table, seat, ticket):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._open.wait()

    def _is_kept_back(self, table: Table, seat: Seat, ticket: int) -> bool:
        is_late = seat == SPECTATOR or ticket != table.tickets.of(seat)
        return not is_late and self.silence.withholds(table, seat)

    def _audible(self, table: Table, seat: Seat, ticket: int) -> Table:
        if self._is_kept_back(table, seat, ticket):
            raise Problem(
                "hushed", "the table is silent while cards may be played; choose when you see where it stands"
            )
        return table

    async def _change(self, change: Callable[[Table], Entry], ticket: int, by: Watcher | None) -> int:
        began = perf_counter()
        async with self.lock:
            entry, table = await self._enter(change)
            if by is not None:
                by.say(Accepted(ticket=ticket, n=table.counts.of(by.seat)))
            try:
                await self.follow_orders(shown=False)
            except Problem as problem:
                log.warning("orders wait table=%s code=%s", self.id, problem.code)  # for the next tick
            self.show(await self.ready())
            self.wake()
            figures.entered(entry, "bot" if by is None else "person", perf_counter() - began)
            return entry.number

    async def _enter(self, change: Callable[[Table], Entry]) -> tuple[Entry, Table]:
        """Carry out a change and store it. Nobody is told yet; raises Problem if it could not be."""
        table = await self.ready()
        self.table = None  # until it is stored: nobody may see what could still be lost
        entry, progress = self._attempt(table, change)
        try:
            await self.store.append(self.id, entry, progress)
        except STORE_ERRORS as error:
            await self._give_up(entry, error)
        self.table = table
        if table.over:
            log.info("over table=%s n=%d", self.id, entry.number)
        return entry, table

    def _attempt(self, table: Table, change: Callable[[Table], Entry]) -> tuple[Entry, Progress]:
        try:
            entry = change(table)
            self.silence.heed(table, entry)
            return entry, self._progress(table)
        except Problem:
            self.table = table  # which a refused change leaves alone
            raise
        except Exception as error:  # whatever the rules left half done is thrown away
            log.exception("the rules failed table=%s n=%d", self.id, table.n)
            self.silence.forget()
            raise Problem("internal", "the server failed on this choice; nothing was changed") from error

    def _progress(self, table: Table) -> Progress:
        """What the lobby may know: in a silence it stays where it was."""
        now = table.progress()
        if self.silence.withholds(table, SPECTATOR):
            return replace(self._public, asked=now.asked)
        self._public = now
        return now

    async def _publish(self, table: Table) -> None:
        """Tell the lobby what came of a silence; one that a stop cut short is over, too."""
        known = self._public
        progress = self._progress(table)
        if progress != known:
            with contextlib.suppress(*STORE_ERRORS):  # only the lobby is late then
                await self.store.release(self.id, progress)

    async def _give_up(self, entry: Entry, error: Exception) -> NoReturn:
        """Storing failed, or so it seems: believe the store, not the memory. Always raises Problem."""
        log.error("cannot store table=%s n=%d: %s", self.id, entry.number, cause(error))
        self.silence.forget()
        table = await self.ready()
        if table.n >= entry.number:
            raise Problem("late", "another choice came first; look at the table as it is now") from error
        raise Problem(
            "not-stored", "the server could not store this, so nothing was changed; try again"
        ) from error

    async def _answer(self, seat: Seat, action: Action, *, shown: bool) -> None:
        await self._enter(lambda table: table.answer(seat, action, shown=shown))

    async def follow_orders(self, *, shown: bool) -> None:
        """Answer what standing orders answer; `shown`: the seat may have seen the question."""
        while (ordered := (await self.ready()).ordered()) is not None:
            await self._answer(*ordered, shown=shown)

    async def _tick(self) -> None:
        async with self.lock:
            await self.follow_orders(shown=True)  # in case nothing could be stored when they were due
            while (overdue := self._overdue(await self.ready())) is not None:
                await self._answer(*overdue, shown=True)
                await self.follow_orders(shown=False)
            table = await self.ready()
            if not self.silence.left():
                self.silence.until = 0.0
            await self._publish(table)
            self.show(table)
            self.wake()

    def _overdue(self, table: Table) -> tuple[Seat, Action] | None:
        """The first question whose time is up, with the answer that lets it pass."""
        late = set(self.silence.overdue())
        if talk_left(table, self._settings.second) == 0.0 and table.match is not None:
            late.update(table.game.talking(table.match.state))
        for decision in table.pending:
            if decision.seat in late and table.match is not None:
                action = table.game.silence(table.match.state, decision)
                if action is not None:
                    return decision.seat, action
        return None

    def wake(self) -> None:
        self._wake(self)

    def show(self, table: Table) -> None:
        """Tell everybody what he may know by now. Call with the lock held, after every change."""
        self.silence.set_limits(table)
        self._progress(table)
        self.audience.show(table)
        self._told = table.n
        if self.silence.withholds(table, SPECTATOR):
            self._open.clear()
        else:
            self._open.set()
