"""The reading side of the store: tables with their logs or without, and what a server looks for when it starts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from oyez.server.storage.databases import Database
from oyez.server.storage.logbook import Logbook
from oyez.server.storage.rows import (
    affairs_at,
    entries_after,
    entry_of,
    gallery_at,
    seat_of,
    spoken_of,
    stored_of,
)
from oyez.server.storage.schema import SAID, SEATS, TABLES
from oyez.server.storage.stored import Entry, SeatRow, Stored
from oyez.server.timing.hourglass import Sand


class Reader:
    """All tables of one database, to be looked at."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._engine: Final = database.engine()
        self._reading: Final = database.reading(self._engine)
        self._logbook: Final = Logbook(database)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """What is read here belongs together, whatever is written meanwhile."""
        async with self._reading.connect() as connection:
            yield connection

    async def load(self, table: str, entries: int = 0, lines: int = 0, murmurs: int = 0) -> Stored | None:
        """A table with its whole log, or without the first entries and lines of talk, which are known."""
        async with self.read() as connection:
            found = await self._summaries(connection, 1, [table])
            if not found:
                return None
            log = await entries_after(connection, table, entries)
            talk = await connection.execute(
                select(SAID).where(SAID.c.table_id == table, SAID.c.number >= lines).order_by(SAID.c.number)
            )
            first = found[0]
            said = tuple(spoken_of(line) for line in talk)
            affairs = await affairs_at(connection, table)
            gallery = await gallery_at(connection, table, murmurs)
            return replace(first, log=log, said=said, affairs=affairs, gallery=gallery)

    async def entries(self, table: str, after: int) -> tuple[tuple[Entry, ...], Sand | None]:
        """What the log holds beyond that number, and what the clocks show."""
        lines = await self._logbook.newer(table, after)
        return tuple(entry_of(line) for line in lines), lines[-1].sand if lines else None

    async def summary(self, table: str) -> Stored | None:
        """A table without its log."""
        async with self.read() as connection:
            found = await self._summaries(connection, 1, [table])
            return found[0] if found else None

    async def newest(self, limit: int) -> list[Stored]:
        async with self.read() as connection:
            return await self._summaries(connection, limit=limit)

    async def summaries(self, tables: list[str]) -> list[Stored]:
        """These tables without their logs, newest first."""
        async with self.read() as connection:
            return await self._summaries(connection, len(tables), tables)

    async def by_status(self) -> dict[str, int]:
        """How many tables there are of each status."""
        async with self.read() as connection:
            counted = select(TABLES.c.status, func.count().label("tables")).group_by(TABLES.c.status)
            return {line.status: line.tables for line in await connection.execute(counted)}

    async def with_bots_to_move(self) -> list[str]:
        """Tables that were left in the middle of bots' choices."""
        async with self.read() as connection:
            lines = await connection.execute(
                select(TABLES.c.id, TABLES.c.asked, SEATS.c.seat)
                .join(SEATS, SEATS.c.table_id == TABLES.c.id)
                .where(TABLES.c.status == "playing", SEATS.c.kind == "bot")
            )
            return list(dict.fromkeys(line.id for line in lines if line.seat in line.asked))

    async def _summaries(
        self, connection: AsyncConnection, limit: int, tables: list[str] | None = None
    ) -> list[Stored]:
        wanted = select(TABLES).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        if tables is not None:
            wanted = wanted.where(TABLES.c.id.in_(tables))
        lines = (await connection.execute(wanted)).all()
        ids = [line.id for line in lines]
        rows = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        seats: dict[str, list[SeatRow]] = {}
        for row in rows:
            seats.setdefault(row.table_id, []).append(seat_of(row))
        return [stored_of(line, seats[line.id]) for line in lines]
