"""What the store keeps about time: notes of what people settle, tables that are due, and when a server ran."""

from __future__ import annotations

import asyncio
import logging
import time
from itertools import pairwise
from typing import Final, final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from oyez.server.storage.rows import progress_columns
from oyez.server.storage.schema import AFFAIRS, TABLES, UPTIME
from oyez.server.storage.store import STORE_ERRORS, Store, cause
from oyez.server.storage.stored import Progress
from oyez.server.timing.affairs import Affair
from oyez.server.timing.hourglass import Span

log: Final = logging.getLogger("oyez.server")
BEAT: Final = 20.0  # seconds
GAP: Final = 3 * BEAT  # without a beat for so long no server ran
REMEMBERED: Final = 200  # stretches of time


async def enter_affair(store: Store, table: str, affair: Affair, progress: Progress) -> None:
    """Add the next note with what it makes of the clocks; raises if another server was first."""

    def work(connection: Connection) -> None:
        connection.execute(insert(AFFAIRS).values(table_id=table, **vars(affair)))
        here = update(TABLES).where(TABLES.c.id == table)
        connection.execute(here.values(**progress_columns(progress)))

    await store.write(work, table)


async def due_before(store: Store, moment: float) -> list[str]:
    """Tables where somebody's time is up by then."""
    async with store.read() as connection:
        lines = await connection.execute(
            select(TABLES.c.id).where(
                TABLES.c.status == "playing", TABLES.c.due < moment, TABLES.c.archived.is_(None)
            )
        )
        return [line.id for line in lines]


async def left_in_between(store: Store) -> list[str]:
    """After a start: tables where a bot plays for a person, or where somebody with a clock is asked in secret."""
    async with store.read() as connection:
        standing = select(AFFAIRS.c.number).where(
            AFFAIRS.c.table_id == TABLES.c.id, AFFAIRS.c.kind.in_(("stands-in", "decides-once"))
        )
        secret = TABLES.c.due.is_(None) & TABLES.c.sand.is_not(None)
        lines = await connection.execute(
            select(TABLES.c.id, TABLES.c.asked).where(
                TABLES.c.status == "playing", TABLES.c.archived.is_(None), standing.exists() | secret
            )
        )
        return [line.id for line in lines if line.asked]


@final
class Uptime:
    """While no server ran nobody's time passes. Every server notes now and then that it runs."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._task: asyncio.Task[None] | None = None
        self.outages: list[Span] = []

    async def start(self) -> None:
        """Call before any clock is looked at."""
        await self._beat()
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._try()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._try()

    async def _try(self) -> None:
        try:
            await self._beat()
        except STORE_ERRORS as error:
            log.error("cannot note that the server runs: %s", cause(error))

    async def _beat(self) -> None:
        now = time.time()

        def work(connection: Connection) -> None:
            newest = select(UPTIME).order_by(UPTIME.c.began.desc()).limit(REMEMBERED)
            spans = [(line.began, line.last) for line in connection.execute(newest)][::-1]
            if spans and spans[-1][1] > now - GAP:
                here = update(UPTIME).where(UPTIME.c.began == spans[-1][0], UPTIME.c.last < now)
                connection.execute(here.values(last=now))
            else:
                connection.execute(insert(UPTIME).values(began=now, last=now))
                spans.append((now, now))
            self.outages = [(one[1], other[0]) for one, other in pairwise(spans)]

        try:
            await self._store.write(work)
        except IntegrityError:  # two servers began in the same moment
            await self._store.write(work)
