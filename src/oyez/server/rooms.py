"""All tables of the server: opened on demand, kept while somebody needs them, new ones made."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final

from oyez.server.bot_seats import BotSeats
from oyez.server.clocks import Clocks
from oyez.server.models import Created, NewTable
from oyez.server.problems import Problem
from oyez.server.room import Room
from oyez.server.seating import prepare
from oyez.server.settings import Settings
from oyez.server.store import STORE_ERRORS, Store, cause

log: Final = logging.getLogger("oyez.server")


@final
class Rooms:
    """A table that nobody holds is not in memory: its log is replayed when it is wanted again."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self._rooms: Final[dict[str, Room]] = {}
        self._bots: Final = BotSeats(self.at, settings.paces, settings.bot_patience)
        self._clocks: Final = Clocks(self.at)
        self._waking: asyncio.Task[None] | None = None

    @property
    def held(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Room]:
        """Hold a table; whoever holds it at the same time shares it."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(id, self.store, self.settings, self._wake_room)
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

    def wake(self) -> None:
        """After a start: bots that were left in the middle of their choices go on."""
        self._waking = asyncio.create_task(self._wake())

    def _wake_room(self, room: Room) -> None:
        self._bots.wake(room)
        self._clocks.wake(room)

    async def _wake(self) -> None:
        try:
            left = await self.store.with_bots_to_move()
        except STORE_ERRORS as error:
            log.error("cannot wake bots: %s", cause(error))
            return
        for id in left:
            await self._wake_bots(id)

    async def _wake_bots(self, id: str) -> None:
        try:
            async with self.at(id) as room, room.lock:
                await room.ready()
                room.wake()
        except Problem as problem:
            log.error("cannot wake bots table=%s code=%s", id, problem.code)

    async def close(self) -> None:
        """Let what was begun end, and stop."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await self._clocks.close()
        await self._bots.close()
        await asyncio.gather(*(room.settled() for room in self._rooms.values()))

    async def create(self, new: NewTable) -> Created:
        """A new table; the game starts at once if no seat is open."""
        table, keys = prepare(new)
        try:
            await self.store.create(table)
        except STORE_ERRORS as error:
            log.error("cannot store a new table: %s", cause(error))
            raise Problem("not-stored", "the server could not store the table; try again") from error
        log.info("made table=%s game=%s status=%s", table.agreed.id, new.game, table.progress.status)
        if any(row.bot for row in table.seats):
            await self._wake_bots(table.agreed.id)
        return Created(id=table.agreed.id, keys=keys)
