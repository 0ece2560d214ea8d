"""The room around a table: one change at a time, stored before it is shown to whoever is connected."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any, Final, Literal, TypeVar, final

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.engine.record import Record
from oyez.engine.words import Action
from oyez.server import figures
from oyez.server.messages import accepted
from oyez.server.people.people import Holder
from oyez.server.problems import Problem
from oyez.server.settings import Settings
from oyez.server.storage.herald import News
from oyez.server.storage.store import STORE_ERRORS, Store, cause
from oyez.server.storage.stored import OPEN, Entry, Progress, hash_of, seat_with
from oyez.server.tables import entering, following
from oyez.server.tables.audience import Audience, Watcher
from oyez.server.tables.bot_moment import BotMoment, bot_moment
from oyez.server.tables.bots_alone import is_of_bots
from oyez.server.tables.following import reopened
from oyez.server.tables.gallery import Gallery
from oyez.server.tables.lines import Patience
from oyez.server.tables.opening import opened_record
from oyez.server.tables.past import past_of
from oyez.server.tables.silence import Silence
from oyez.server.tables.table import Table
from oyez.server.tables.touching import touch
from oyez.server.timing.bulletin import Bulletin
from oyez.server.timing.hourglass import Span, due_at
from oyez.server.timing.timekeeping import Timekeeper, no_outages

log: Final = logging.getLogger("oyez.server")
PATIENCE: Final = 2.0  # seconds that a choice made in a silence waits for its end
GRACE: Final = 1.0  # seconds
T = TypeVar("T")


@final
class Room:
    """All changes of one table go through here. `table` is None while it may not agree with the store."""

    def __init__(
        self,
        id: str,
        store: Store,
        settings: Settings,
        wake: Callable[[Room], None],
        outages: Callable[[], Sequence[Span]] = no_outages,
    ) -> None:
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.changed: Final = asyncio.Event()  # for the clocks
        self.holders = 0  # managed by Rooms
        self.table: Table | None = None
        self.behind: Literal["entries", "wholly"] | None = None  # in what, see fall_behind()
        self.store: Final = store
        self._settings: Final = settings
        self.draw_patience: Final = settings.draw_patience
        self._wake: Final = wake  # bots and clocks
        self.silence: Final = Silence(settings.second)
        self.audience: Final = Audience(self.silence, settings.second)
        self.timekeeper: Final = Timekeeper(settings.second, outages)
        self.bulletin: Final = Bulletin(self.timekeeper, self.audience)
        self.gallery: Final = Gallery(self.audience, self.silence)
        self.patience: Final = Patience(settings.lines)
        self._acts: Final[set[asyncio.Task[Any]]] = set()
        self._open: Final = asyncio.Event()  # everybody may see where the table stands
        self.tidings: Final = following.Tidings()
        self._followed = -math.inf  # when another process was heard of last
        self._told = -1  # the n that everybody has been told
        self._public = OPEN  # what the lobby shows

    async def ready(self) -> Table:
        """The table as the store has it. Call with the lock held; raises Problem.

        Whoever is the first to see what another process has written wakes bots and clocks to it: nobody else will.
        """
        behind, self.behind = self.behind, None  # what is written from now on is told again
        try:
            if self.table is not None and behind is not None:
                await self._catch_up(self.table, wholly=behind == "wholly")
            stored = await self.store.load(self.id) if self.table is None else None
        except STORE_ERRORS as error:
            self.behind = "wholly" if behind is not None else self.behind
            log.error("cannot load table=%s: %s", self.id, cause(error))
            raise Problem(
                "not-stored", "the server cannot read its games at the moment; try again"
            ) from error
        if self.table is None:
            if stored is None:
                self.audience.dismiss_all(Problem("deleted", "this table was deleted"))
                raise Problem("unknown-table", "there is no such table; look at the list of tables")
            # Replays the log, which takes its time.
            self.table = await asyncio.to_thread(reopened, stored, self.silence)
            self._public = stored.progress
            self.audience.past = past_of(self.table, stored, self._settings.second)
            if self._told != self.table.n:
                self.audience.forget()
            await self.publish(self.table)
            self.show(self.table)
        if behind is not None:
            self.wake()
        return self.table

    async def _catch_up(self, table: Table, *, wholly: bool) -> None:
        """Another process has written; what cannot be followed is loaded as a whole."""
        known, self.table = self.table, None  # until all is followed
        try:
            fits = await following.catch_up(self, table, wholly=wholly)
        except STORE_ERRORS:
            self.table = known
            raise
        if fits:
            self.table, self._followed = known, time.monotonic()
            if table.ordered() is None:  # or else its answer comes right after
                self.show(table)

    def grace(self) -> float:
        """Seconds in which another process answers by itself what standing orders answer to its entry."""
        return max(0.0, self._followed + GRACE - time.monotonic())

    def fall_behind(self, number: int = 0, news: News | None = None) -> bool:
        """Another process has written an entry, or something else; whether that is news."""
        if number and self.table is not None and number <= self.table.n:
            return False
        self.tidings.add(number, news)
        self.behind = "wholly" if not number or self.behind == "wholly" else "entries"
        return True

    async def refresh(self) -> None:
        """Look at what other processes have written."""
        while self.behind is not None:
            async with self.lock:
                await self.ready()

    async def join(self, key: str | None, own: tuple[Seat, str] | None = None, client: str = "") -> Watcher:
        """Sit down with the key of a seat, or on one's `own` by seat and account, or watch without either."""
        async with self.lock:
            table = await self.ready()
            seat = SPECTATOR if key is None else seat_with(key, table.seats)
            holder = None if key is None else Holder(key_hash=hash_of(key))
            if own is not None:
                holder = Holder(account=own[1])
                found = [row for row in table.seats if row.seat == own[0] and holder.still_holds(row)]
                seat = found[0].seat if found else None
            if seat is None:
                raise Problem(
                    "wrong-key", "this key opens no seat at this table; use the link you were given"
                )
            watcher = Watcher(seat, self._settings.outbox, holder, client)
            if self.is_for(watcher):
                table = await touch(self, table)
            self.audience.welcome(watcher, table)
            self.bulletin.show(table, [watcher])
            self.gallery.show(table, [watcher])
            self.wake()  # in case bots gave up while nothing could be stored
            return watcher

    def is_for(self, watcher: Watcher) -> bool:
        """Whether the table is there for his sake: he plays, or watches where only bots do."""
        return watcher.seat != SPECTATOR or (self.table is not None and is_of_bots(self.table))

    def leave(self, watcher: Watcher) -> None:
        self.audience.watchers.discard(watcher)

    async def play(self, seat: Seat, ticket: int, text: str, by: Watcher | None = None) -> int:
        """Store a choice, acknowledge it to `by`, then show it to all; returns its number in the log."""
        await self._hear_out(seat, ticket)
        return await self.to_the_end(
            self._change(
                lambda table: self._own(table, seat, ticket, by).play(seat, ticket, text), ticket, by
            )
        )

    async def undo(self, seat: Seat, ticket: int, by: Watcher | None = None) -> int:
        await self._hear_out(seat, ticket)
        return await self.to_the_end(
            self._change(lambda table: self._audible(table, seat, ticket).undo(seat, ticket), ticket, by)
        )

    async def take_back(self, seat: Seat, plays: int) -> None:
        """Go back to where so many plays stood. Call with the lock held, after everybody has agreed."""
        await entering.enter(self, lambda table: table.take_back(seat, plays))

    def _own(self, table: Table, seat: Seat, ticket: int, by: Watcher | None) -> Table:
        """A person whom a bot stands in for has to say first that he is back."""
        standing = table.affairs.stand_ins.get(seat)
        if by is not None and standing is not None and standing.ticket is None:
            raise Problem("not-yours", "a bot plays for you; say that you are back to choose yourself")
        return self._audible(table, seat, ticket)

    async def record(self) -> Record:
        """The whole game, once it is over; raises Problem before."""
        async with self.lock:
            table = await self.ready()
            if table.match is None or not table.over or self.silence.withholds(table, SPECTATOR):
                raise Problem(
                    "not-over", "the game is not over; until then only what a seat may know is shown"
                )
            return await opened_record(self.store, table, table.match)

    def bot_moment(self) -> BotMoment | None:
        """What a bot has to choose now. In a silence bots wait, but for what nobody may notice."""
        return bot_moment(self.table, secret=self.silence.until > 0) if self.table is not None else None

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
            entry, table = await entering.enter_at_last(self, change)
            if by is not None:
                by.post(accepted(ticket, table.counts.of(by.seat)))
            try:
                await self.follow_orders(shown=False)
            except Problem as problem:
                log.warning("orders wait table=%s code=%s", self.id, problem.code)  # for the next tick
            self.show(await self.ready())
            self.wake()
            figures.entered(entry, "bot" if by is None else "person", perf_counter() - began)
            return entry.number

    def progress(self, table: Table) -> Progress:
        """What the lobby may know: in a silence it stays where it was."""
        now = table.progress()
        if table.sand is not None:
            now = replace(now, sand=table.sand, due=due_at(table.sand, table.affairs.away))
        if self.silence.withholds(table, SPECTATOR):
            return replace(self._public, asked=now.asked, sand=now.sand, due=now.due)
        self._public = now
        return now

    async def publish(self, table: Table, *, in_charge: bool = True) -> None:
        """Tell the lobby what came of a silence."""
        self.keep_time(table)
        known = self._public
        progress = self.progress(table)
        if in_charge and progress != known:
            with contextlib.suppress(*STORE_ERRORS):  # only the lobby is late then
                await self.store.release(self.id, progress, table.n)

    async def answer(self, seat: Seat, action: Action, *, shown: bool) -> None:
        """The server answers for a seat."""
        await entering.enter(self, lambda table: table.answer(seat, action, shown=shown))

    async def follow_orders(self, *, shown: bool) -> None:
        """Answer what standing orders answer; `shown`: the seat may have seen the question."""
        while (ordered := (await self.ready()).ordered()) is not None:
            await self.answer(*ordered, shown=shown)

    def keep_time(self, table: Table, entry: Entry | None = None) -> None:
        """Turn the clocks to those who are asked now, as far as everybody may know."""
        self.timekeeper.heed(table, entry, withheld=self.silence.withholds(table, SPECTATOR))

    def wake(self) -> None:
        self._wake(self)

    def show(self, table: Table) -> None:
        """Tell everybody what he may know by now. Call with the lock held, after every change."""
        self.silence.set_limits(table)
        self.progress(table)
        self.audience.show(table)
        self.bulletin.show(table)
        self.gallery.show(table)
        self._told = table.n
        if self.silence.withholds(table, SPECTATOR):
            self._open.clear()
        else:
            self._open.set()
