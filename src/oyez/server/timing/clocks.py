"""Clocks of the tables: silences end, questions run out of time, private talks are over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, final

from oyez.server.problems import Problem
from oyez.server.storage.charges import RETRY, Charges
from oyez.server.tables.attendance import in_charge, next_due, next_to_show, tick
from oyez.server.tables.room import Room
from oyez.server.timing import absence, takebacks

log: Final = logging.getLogger("oyez.server")
PAUSE_AFTER_FAILURE: Final = 1.0  # seconds
MOST_FAILURES: Final = 60  # in a row, before a table is left alone until its next change

Opening = Callable[[str], AbstractAsyncContextManager[Room]]


@final
class Clocks:
    """One task per table where something is due some time; it ends when nothing is."""

    def __init__(self, at: Opening, charges: Charges) -> None:
        self._at: Final = at
        self._charges: Final = charges
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, room: Room) -> None:
        """Call with the room's lock held, after every change and for every newcomer."""
        room.changed.set()
        if room.id not in self._tasks and next_due(room) is not None:
            self._tasks[room.id] = asyncio.create_task(self._attend(room.id))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, id: str) -> None:
        try:
            async with self._at(id) as room:
                failures = 0
                while failures < MOST_FAILURES:
                    try:
                        if not await self._wait(room):
                            return
                        failures = 0
                    except Problem as problem:
                        if problem.code == "unknown-table":  # it was deleted
                            return
                        failures += 1
                        log.warning("a clock failed table=%s code=%s", id, problem.code)
                        await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            if self._tasks.get(id) is asyncio.current_task():  # not one that was started since
                del self._tasks[id]

    async def _wait(self, room: Room) -> bool:
        """Until something is due or has changed; whether there was anything to wait for."""
        async with room.lock:
            await room.ready()
            due = next_due(room)
            room.changed.clear()
            if due is None:
                # Still under the lock: whoever changes the table after this finds no task and starts one.
                self._tasks.pop(room.id, None)
                return False
        try:
            async with asyncio.timeout(due):
                await room.changed.wait()
        except TimeoutError:
            if not await in_charge(self._charges, room):
                await self._leave_to_others(room)
                return True
            await tick(room)
            await room.to_the_end(absence.run_out(room))
            await room.to_the_end(takebacks.lapse(room))
        return True

    async def _leave_to_others(self, room: Room) -> None:
        """Another process answers; but everybody here learns in time that a silence is over."""
        if next_to_show(room) == 0:
            await tick(room, in_charge=False)
        wait = min(RETRY, next_to_show(room) or RETRY)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await room.changed.wait()
