"""What has to be looked at now and then although nobody is at the table: clocks that run out, holidays, the post,
tables that everybody has left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final, final

from oyez.server.notices.post import PostOffice
from oyez.server.problems import Problem
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.tables.rooms import Rooms
from oyez.server.timing.archiving import EVERY as EVERY_ARCHIVING
from oyez.server.timing.archiving import Archiving
from oyez.server.timing.holidays import EVERY as EVERY_ABSENCE
from oyez.server.timing.holidays import Holidays
from oyez.server.timing.timebook import due_before, left_in_between
from oyez.server.timing.timekeeping import HORIZON

log: Final = logging.getLogger("oyez.server")
EVERY: Final = HORIZON / 4  # seconds; often enough that no clock is missed


@final
class Sweep:
    """Four tasks, so that a slow post office never holds a clock up."""

    def __init__(self, rooms: Rooms, post: PostOffice, holidays: Holidays) -> None:
        self._rooms: Final = rooms
        self._holidays: Final = holidays
        self._post: Final = post
        self._archiving: Final = Archiving(rooms)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._rooms.uptime.start()
        work = (self._clocks(), self._absences(), self._letters(), self._archive())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._rooms.uptime.stop()

    async def _clocks(self) -> None:
        await self._wake(left_in_between(self._rooms.store))
        while True:
            await self._wake(due_before(self._rooms.store, time.time() + HORIZON / 2))
            await asyncio.sleep(EVERY)

    async def _absences(self) -> None:
        while True:
            try:
                await self._holidays.round()
            except STORE_ERRORS as error:
                log.error("cannot look for holidays: %s", cause(error))
            await asyncio.sleep(EVERY_ABSENCE)

    async def _archive(self) -> None:
        while True:
            wait = EVERY_ARCHIVING
            try:
                wait = await self._archiving.round()
            except STORE_ERRORS as error:
                log.error("cannot archive tables: %s", cause(error))
            await asyncio.sleep(wait)

    async def _letters(self) -> None:
        while True:
            try:
                await self._post.round()
            except (
                Exception
            ):  # letters are a comfort: whatever went wrong, the games go on and the next round comes
                log.exception("the post office failed")
            await asyncio.sleep(self._rooms.settings.post.every)

    async def _wake(self, finding: Coroutine[Any, Any, list[str]]) -> None:
        """Open these tables, so that their clocks and stand-ins go on."""
        try:
            for id in await finding:
                await self._look(id)
        except STORE_ERRORS as error:
            log.error("cannot look for tables that are due: %s", cause(error))

    async def _look(self, id: str) -> None:
        try:
            async with self._rooms.at(id) as room, room.lock:
                await room.ready()
                room.wake()
        except Problem as problem:
            log.error("cannot wake table=%s code=%s", id, problem.code)
