"""The reading side of the store: tables with their logs or without, and what a server looks for when it starts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from sqlalchemy import case, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from oyez.server.storage.databases import Database
from oyez.server.storage.desk import Desk
from oyez.server.storage.loading import newest_tables, these_tables, whole_table
from oyez.server.storage.logbook import Logbook
from oyez.server.storage.rows import entry_of
from oyez.server.storage.schema import SEATS, TABLES
from oyez.server.storage.stored import Entry, Stored
from oyez.server.timing.hourglass import Sand


class Reader:
    """All tables of one database, to be looked at."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._engine: Final = database.engine()
        self._reading: Final = database.reading(self._engine)
        self._logbook: Final = Logbook(database)
        self._lending: Final = database.writing_engine()
        self._shelf: Final = Desk(database.reading(self._lending), "shelf")

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """What is read here belongs together, whatever is written meanwhile."""
        async with self._reading.connect() as connection:
            yield connection

    async def load(self, table: str, entries: int = 0, lines: int = 0, murmurs: int = 0) -> Stored | None:
        """A table with its whole log, or without the first entries and lines of talk, which are known."""
        return await self._shelf.do(
            partial(whole_table, table=table, entries=entries, lines=lines, murmurs=murmurs)
        )

    async def entries(self, table: str, after: int) -> tuple[tuple[Entry, ...], Sand | None]:
        """What the log holds beyond that number, and what the clocks show."""
        lines = await self._logbook.newer(table, after)
        return tuple(entry_of(line) for line in lines), lines[-1].sand if lines else None

    async def summary(self, table: str) -> Stored | None:
        """A table without its log."""
        found = await self.summaries([table])
        return found[0] if found else None

    async def newest(self, limit: int, *, archived: bool = False) -> list[Stored]:
        """Of all that are archived, or of all others."""
        return await self._shelf.do(partial(newest_tables, limit=limit, archived=archived))

    async def summaries(self, tables: list[str]) -> list[Stored]:
        """These tables without their logs, newest first."""
        return await self._shelf.do(partial(these_tables, tables=tables))

    async def by_status(self) -> dict[str, int]:
        """How many tables there are of each status, and how many are archived, whatever theirs is."""
        status = case((TABLES.c.archived.is_not(None), "archived"), else_=TABLES.c.status).label("state")
        async with self.read() as connection:
            counted = select(status, func.count().label("tables")).group_by(status)
            return {line.state: line.tables for line in await connection.execute(counted)}

    async def with_bots_to_move(self, watched: Collection[str]) -> list[str]:
        """Tables that were left in the middle of bots' choices; bots alone play only where they are watched."""
        people = SEATS.alias()
        has_people = exists().where(people.c.table_id == TABLES.c.id, people.c.kind == "person")
        async with self.read() as connection:
            lines = await connection.execute(
                select(TABLES.c.id, TABLES.c.asked, SEATS.c.seat, has_people.label("has_people"))
                .join(SEATS, SEATS.c.table_id == TABLES.c.id)
                .where(TABLES.c.status == "playing", TABLES.c.archived.is_(None), SEATS.c.kind == "bot")
            )
            wanted = [line for line in lines if line.has_people or line.id in watched]
            return list(dict.fromkeys(line.id for line in wanted if line.seat in line.asked))

    async def drawing(self) -> list[str]:
        """Full tables whose devices have pledged to contribute to the dice."""
        async with self.read() as connection:
            here = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.drawing.is_not(None))
            return [line.id for line in await connection.execute(here)]

    def _put_back(self) -> None:
        """Nothing is read any more."""
        self._shelf.close()
        self._lending.dispose()
