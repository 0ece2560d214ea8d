"""All tables of the server: opened on demand, kept while somebody needs them, new ones made."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, final

from oyez.engine.game import SPECTATOR
from oyez.server.models import Created, NewTable
from oyez.server.operating.blocks import CHANGED, Blocks, refusal
from oyez.server.people.people import Account
from oyez.server.people.seating import prepare
from oyez.server.problems import Problem
from oyez.server.settings import Settings
from oyez.server.storage.charges import RETRY, Tries
from oyez.server.storage.herald import Tiding
from oyez.server.storage.store import STORE_ERRORS, Store, cause
from oyez.server.storage.stored import hash_of, new_key
from oyez.server.tables.bot_seats import BotSeats
from oyez.server.tables.bots_alone import BotsAlone
from oyez.server.tables.room import Room
from oyez.server.timing.clocks import Clocks
from oyez.server.timing.hourglass import Span
from oyez.server.timing.timebook import Uptime, left_in_between

log: Final = logging.getLogger("oyez.server")
SWEEP: Final = 3.0  # seconds between two looks for tables that a process has left behind
STOOD_STILL: Final = "bots stood still"  # in the log: a fault of ours that was made good


@final
class Rooms:
    """A table that nobody holds is not in memory: its log is replayed when it is wanted again."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self._rooms: Final[dict[str, Room]] = {}
        self.uptime: Final = Uptime(store)
        self._charges: Final = store.database.charges()
        self._herald: Final = store.database.herald(self._heard, self._missed)
        each = settings.bot_tables_each if settings.rates is not None else None
        self.bots_alone: Final = BotsAlone(each, settings.bot_tables)
        self._bots: Final = BotSeats(
            self.at, settings.paces, settings.bot_patience, self._charges, self.bots_alone
        )
        self._clocks: Final = Clocks(self.at, self._charges)
        self.blocks: Final = Blocks(store)
        self._tries: Final = Tries(SWEEP)
        self._refreshing: Final[set[asyncio.Task[None]]] = set()
        self._following: Final[set[str]] = set()  # tables that are being looked at
        self._waking: asyncio.Task[None] | None = None
        self._standing: frozenset[str] = frozenset()  # tables here whose bots had to choose at the last sweep

    @property
    def held(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def connected(self) -> tuple[int, int]:
        """How many connections sit on seats, and how many only watch."""
        seats = [watcher.seat for room in self._rooms.values() for watcher in room.audience.watchers]
        spectators = seats.count(SPECTATOR)
        return len(seats) - spectators, spectators

    @property
    def searches_waiting(self) -> tuple[int, int]:
        """Searches of bots that wait for their turn: at tables where people play, and at others."""
        return self._bots.waiting

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Room]:
        """Hold a table; whoever holds it at the same time shares it."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(id, self.store, self.settings, self._wake_room, self._outages)
        room.holders += 1
        try:
            yield room
        finally:
            try:
                await room.settled()
            finally:
                room.holders -= 1
                if not room.holders:
                    self._rooms.pop(id, None)
                    await self._charges.give_back(id)

    @asynccontextmanager
    async def in_charge_of(self, duty: str) -> AsyncIterator[bool]:
        """Whether this process does meanwhile what only one may do at a time."""
        mine = await self._charges.take(duty) != "no"
        try:
            yield mine
        finally:
            await self._charges.give_back(duty)

    def occupied(self) -> list[str]:
        """Tables where somebody is connected for whose sake they are kept, see Room.is_for()."""
        return [id for id, room in self._rooms.items() if any(map(room.is_for, room.audience.watchers))]

    def wake(self) -> None:
        """After a start: bots that were left in the middle of their choices go on; so do those of other processes that
        have failed, from now on."""
        if self._herald is not None:
            self._herald.start()
        self._waking = asyncio.create_task(self._wake())

    def is_here(self, id: str, seat: int) -> bool:
        """Whether somebody sits on this seat in this process."""
        room = self._rooms.get(id)
        return room is not None and bool(room.audience.of(seat))

    def _outages(self) -> list[Span]:
        return self.uptime.outages

    def _wake_room(self, room: Room) -> None:
        self._bots.wake(room)
        self._clocks.wake(room)

    async def _wake(self) -> None:
        while True:
            try:
                bots_to_move = await self.store.with_bots_to_move(self._watched())
                left = [*bots_to_move, *await left_in_between(self.store), *await self.store.drawing()]
                standing = self._still_standing(bots_to_move)
                for id in self._tries.due([*await self._charges.unattended(left), *standing]):
                    if await self._wake_bots(id) and id in standing:
                        log.warning("%s table=%s", STOOD_STILL, id)
            except STORE_ERRORS as error:
                log.error("cannot wake bots: %s", cause(error))
            if self._herald is None:
                return
            await asyncio.sleep(SWEEP)

    def _watched(self) -> set[str]:
        """Tables here that are watched, and may play."""
        return {
            id
            for id, room in self._rooms.items()
            if room.audience.watchers and not self.bots_alone.is_waiting(id)
        }

    def _still_standing(self, bots_to_move: list[str]) -> list[str]:
        """Tables in memory whose bots should have chosen for a whole sweep, and nobody sees to it.

        No bot may wait for ever because news of another process was lost: such a table is read anew.
        """
        before = self._standing
        self._standing = frozenset(
            [id for id in bots_to_move if id in self._rooms and not self._bots.attends(id)]
        )
        standing = sorted(self._standing & before)
        for id in standing:
            self._rooms[id].fall_behind()
        return standing

    async def _wake_bots(self, id: str) -> bool:
        """Whether there are any who have to choose."""
        try:
            async with self.at(id) as room, room.lock:
                await room.ready()
                room.wake()
                if self._bots.rests(room):
                    self._tries.put_off(id)  # whoever comes to watch wakes them
                return self._bots.attends(id)
        except Problem as problem:
            log.error("cannot wake bots table=%s code=%s", id, problem.code)
            self._tries.put_off(id)
            return False

    def _heard(self, told: Tiding) -> None:
        """Another process has written about a table, or about who is shut out."""
        if told.table == CHANGED:
            self._follow_up(self._follow_blocks())
            return
        room = self._rooms.get(told.table)
        if (
            room is not None
            and room.fall_behind(told.number, told.news)
            and told.table not in self._following
        ):
            self._following.add(told.table)
            self._follow_up(self._refresh(told.table))

    def _follow_up(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    def _missed(self) -> None:
        """Other processes may have written anything."""
        for id in [CHANGED, *self._rooms]:
            self._heard(Tiding(id, 0, ""))

    async def _follow_blocks(self) -> None:
        while True:
            try:
                return await self.read_blocks()
            except STORE_ERRORS as error:
                log.error("cannot read who is shut out: %s", cause(error))
                await asyncio.sleep(RETRY)

    async def read_blocks(self) -> None:
        """From now on they hold; whoever is shut out and here has to go."""
        await self.blocks.read()
        for room in self._rooms.values():
            for watcher in room.audience.watchers:
                if self.blocks.shut_out(watcher.client):
                    watcher.dismiss(refusal())

    async def _refresh(self, id: str) -> None:
        try:
            async with self.at(id) as room:
                while not await self._follow(room):
                    pass
                # Leaving takes a while: what is heard from here on needs somebody else to look at it.
                self._following.discard(id)
        finally:
            self._following.discard(id)

    async def _follow(self, room: Room) -> bool:
        """Whether there is nothing left to wait for."""
        try:
            await room.refresh()
        except Problem as problem:
            log.warning("cannot follow table=%s code=%s", room.id, problem.code)
            if problem.code == "not-stored":
                await asyncio.sleep(RETRY)
                return False
        return True

    async def close(self) -> None:
        """Let what was begun end, and stop."""
        if self._herald is not None:
            await self._herald.close()
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await self._clocks.close()
        await self._bots.close()
        refreshing = list(self._refreshing)
        for task in refreshing:
            task.cancel()
        await asyncio.gather(*refreshing, return_exceptions=True)
        await asyncio.gather(*(room.settled() for room in self._rooms.values()))
        await self._charges.close()

    async def look_again(self, id: str) -> None:
        """The table was changed beside its room; if it is in memory, it is read anew."""
        if id in self._rooms:
            async with self.at(id) as room, room.lock:
                room.table = None
                await room.ready()

    async def create(
        self, new: NewTable, account: Account | None = None, address: str | None = None
    ) -> Created:
        """A new table, wanted from an `address`; the game starts at once if no seat is open."""
        of_bots = all(seat.kind == "bot" for seat in new.seats)
        if of_bots and address is not None:
            self.bots_alone.admit(address)
        host_key = new_key()
        until = time.time() + self.settings.draw_patience
        table, keys = prepare(new, account, hash_of(host_key), until)
        try:
            await self.store.create(table)
        except STORE_ERRORS as error:
            log.error("cannot store a new table: %s", cause(error))
            raise Problem("not-stored", "the server could not store the table; try again") from error
        log.info("made table=%s game=%s status=%s", table.agreed.id, new.game, table.progress.status)
        if of_bots and address is not None:
            self.bots_alone.promise(table.agreed.id, address)
        elif any(row.bot for row in table.seats) or table.progress.drawing is not None:
            await self._wake_bots(table.agreed.id)
        return Created(id=table.agreed.id, keys=keys, host_key=host_key)
