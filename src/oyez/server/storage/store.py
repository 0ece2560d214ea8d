"""The store: what is acknowledged stands here first.

A commit is on the disk when it returns, so neither a killed process nor a lost power supply takes back what was
acknowledged.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple, final

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from oyez.server.problems import Problem
from oyez.server.storage.databases import Database, SqliteFile
from oyez.server.storage.rows import (
    NEWER,
    affairs_at,
    entries_after,
    entry_of,
    log_line,
    progress_columns,
    said_line,
    seat_of,
    spoken_of,
    stored_of,
)
from oyez.server.storage.schema import AFFAIRS, LOG, SAID, SEATS, TABLES
from oyez.server.storage.scribe import Scribe
from oyez.server.storage.stored import Entry, Progress, SeatRow, Spoken, Stored
from oyez.server.storage.upgrading import bring_up_to_date
from oyez.server.timing.hourglass import Sand

# The two statements of every single choice; what they set follows from the values given to them.
APPEND: Final = insert(LOG)
PROGRESS: Final = update(TABLES).where(TABLES.c.id == bindparam("table"))


STORE_ERRORS: Final = (SQLAlchemyError, OSError)


class Overtaken(Exception):
    """Another process changed the table first; what was to be written followed from what it was before."""


Work = Callable[[AsyncConnection], Awaitable[None]]


class Line(NamedTuple):
    """An entry of a log, and what it makes of the table's summary. Tables wait for one line at a time."""

    table: str
    number: int
    entry: dict[str, object]
    progress: dict[str, object]


class Job(NamedTuple):
    """Any other write; `table` is what other processes are told of, if anything."""

    table: str | None
    work: Work


Piece = Line | Job


@final
class Store:
    """All tables of one database. Made by open_store()."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._engine: Final = database.engine()
        self._reading: Final = database.reading(self._engine)
        self._glancing: Final = database.glancing(self._engine)
        self._scribe: Final = Scribe[Piece](self._commit)

    async def close(self) -> None:
        await self._scribe.close()
        await self._engine.dispose()

    async def write(self, work: Work, table: str | None = None) -> None:
        """Do `work` in a transaction; then whoever holds the table in other processes looks at it again."""
        await self._scribe.write(Job(table, work))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """What is read here belongs together, whatever is written meanwhile."""
        async with self._reading.connect() as connection:
            yield connection

    async def create(self, table: Stored) -> None:
        """A new table, or one from elsewhere with its log and talk, all or nothing."""
        agreed = table.agreed

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(TABLES).values(
                    opening=list(table.opening),
                    **vars(agreed),
                    **progress_columns(table.progress),
                    **vars(table.hosting),
                )
            )
            seats = [{"table_id": agreed.id, **vars(row)} for row in table.seats]
            await connection.execute(insert(SEATS), seats)
            if table.log:
                await connection.execute(APPEND, [log_line(agreed.id, entry) for entry in table.log])
            if table.said:
                await connection.execute(insert(SAID), [said_line(agreed.id, one) for one in table.said])
            if table.affairs:
                lines = [{"table_id": agreed.id, **vars(one)} for one in table.affairs]
                await connection.execute(insert(AFFAIRS), lines)

        await self.write(work)

    async def delete(self, table: str) -> None:
        """With its seats, its log and what was said."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))

        await self.write(work, table)

    async def replace_keys(self, table: str, hashes: Mapping[int, bytes]) -> None:
        async def work(connection: AsyncConnection) -> None:
            for seat, key_hash in hashes.items():
                here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
                await connection.execute(update(SEATS).where(here).values(key_hash=key_hash))

        await self.write(work, table)

    async def take_seat(self, table: str, row: SeatRow, progress: Progress, opening: tuple[int, ...]) -> None:
        """Give an open seat away; `progress` and `opening` tell whether the game starts with that.

        Raises Overtaken if somebody else took or left a seat meanwhile, so that they would tell something wrong.
        """

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            taken = await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.seat == row.seat, SEATS.c.taken.is_(False))
                .values(name=row.name, key_hash=row.key_hash, taken=True, account=row.account)
            )
            if taken.rowcount != 1:
                raise Problem("taken", f"seat {row.seat} is taken; choose another one")
            left = select(func.count()).where(SEATS.c.table_id == table, SEATS.c.taken.is_(False))
            if ((await connection.execute(left)).scalar_one() == 0) == (progress.status == "open"):
                raise Overtaken
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table)
                .values(opening=list(opening), **progress_columns(progress))
            )

        await self.write(work, table)

    async def append(self, table: str, entry: Entry, progress: Progress) -> None:
        """Add the next entry; raises if that number is taken already (by another server)."""
        columns = {"table": table, **progress_columns(progress)}
        await self._scribe.write(Line(table, entry.number, log_line(table, entry), columns))

    async def release(self, table: str, progress: Progress, n: int) -> None:
        """What the lobby shows, once a silence is over; nothing if the log has gone on beyond `n`."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            newest = select(func.max(LOG.c.number)).where(LOG.c.table_id == table)
            if ((await connection.execute(newest)).scalar_one() or 0) > n:
                return
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(**progress_columns(progress))
            )

        await self.write(work)

    async def give_orders(self, table: str, seat: int, orders: Mapping[str, str]) -> None:
        async def work(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(update(SEATS).where(here).values(orders=dict(orders)))

        await self.write(work, table)

    async def hold(self, table: str, seat: int, ticket: int) -> None:
        """Keep a question open."""

        async def work(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(update(SEATS).where(here).values(held=ticket))

        await self.write(work, table)

    async def say(self, table: str, spoken: Spoken) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(SAID).values(**said_line(table, spoken)))

        await self.write(work, table)

    async def _commit(self, pieces: list[Piece]) -> None:
        # Always in the order of the tables, so that two processes never wait for each other.
        pieces = sorted(pieces, key=lambda piece: piece.table or "")
        lines = [piece for piece in pieces if isinstance(piece, Line)]
        jobs = [piece for piece in pieces if isinstance(piece, Job)]
        news = [(line.table, line.number) for line in lines] + [(job.table, 0) for job in jobs if job.table]
        async with self._engine.begin() as connection:
            if lines:  # together: a statement for all costs little more than one for each
                await connection.execute(APPEND, [line.entry for line in lines])
                await connection.execute(PROGRESS, [line.progress for line in lines])
            for job in jobs:
                await job.work(connection)
            await self.database.tell(connection, news)

    async def load(self, table: str, entries: int = 0, lines: int = 0) -> Stored | None:
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
            return replace(first, log=log, said=said, affairs=affairs)

    async def entries(self, table: str, after: int) -> tuple[tuple[Entry, ...], Sand | None]:
        """What the log holds beyond that number, and what the clocks show."""
        async with self._glancing.connect() as connection:
            lines = (await connection.execute(NEWER, {"table": table, "after": after})).all()
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


def cause(error: Exception) -> str:
    """Why the store failed, for the log."""
    reason = str(error.orig if isinstance(error, DBAPIError) else error)
    return (
        f"{type(error).__name__}: {reason.splitlines()[0] if reason else '-'}"  # what follows may tell values
    )


async def open_store(database: Database | Path, busy_timeout: float = 5.0) -> Store:
    """Open the database, or make it; raises OSError with a reason that can be shown."""
    if isinstance(database, Path):
        database = SqliteFile(database, busy_timeout)
    await asyncio.to_thread(bring_up_to_date, database)
    return Store(database)
