"""The round that archives tables nobody comes to any more. One process at a time does it, some tables a round."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final, final

from oyez.server import figures
from oyez.server.problems import Problem
from oyez.server.storage.archiving import Limits, archive_untouched
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.touching import touch

log: Final = logging.getLogger("oyez.server")
EVERY: Final = 3600.0  # seconds between two rounds
SOON: Final = 10.0  # and if there are more tables than fit in one
MOST: Final = 100  # tables in a round
OPEN_SHARE: Final = 6  # a table that has not begun is archived after a sixth of the time
DAY: Final = 24 * 3600.0
DUTY: Final = "archiving"  # what a process is in charge of while it does this


@final
class Archiving:
    """What was archived stands in the database, so that a round that is cut short is gone on with by the next."""

    def __init__(self, rooms: Rooms, clock: Callable[[], float] = time.time) -> None:
        self._rooms: Final = rooms
        self._clock: Final = clock

    async def round(self) -> float:
        """Returns how many seconds later the next one shall be."""
        await self._note_who_is_here()
        age = self._rooms.settings.archive_days * DAY
        if not age:
            return EVERY
        now = self._clock()
        async with self._rooms.in_charge_of(DUTY) as mine:
            if not mine:
                return EVERY
            limits = Limits(begun=now - age, open=now - age / OPEN_SHARE)
            archived = await archive_untouched(self._rooms.store, limits, now, MOST)
        for id in archived:
            await self._rooms.look_again(id)
        if archived:
            figures.ARCHIVED.inc(len(archived))
            log.info("archived tables=%d", len(archived))
        return SOON if len(archived) == MOST else EVERY

    async def _note_who_is_here(self) -> None:
        """A table at which somebody has sat all the time was not left."""
        for id in self._rooms.occupied():
            try:
                async with self._rooms.at(id) as room, room.lock:
                    await touch(room, await room.ready())
            except Problem as problem:
                log.warning("cannot note a visit table=%s code=%s", id, problem.code)
