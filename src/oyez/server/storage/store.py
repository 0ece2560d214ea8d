"""The store: what is acknowledged stands here first.

A commit is on the disk when it returns, so neither a killed process nor a lost power supply takes back what was
acknowledged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from oyez.server.problems import Problem
from oyez.server.storage.appending import Line
from oyez.server.storage.databases import Database, SqliteFile
from oyez.server.storage.failures import concerns_all
from oyez.server.storage.logbook import APPEND, Job, Piece, Work
from oyez.server.storage.reader import Reader
from oyez.server.storage.rows import log_line, progress_columns, said_line
from oyez.server.storage.schema import AFFAIRS, GALLERY, LOG, SAID, SEATS, TABLES
from oyez.server.storage.scribe import Scribe
from oyez.server.storage.stored import Entry, Murmur, Progress, SeatRow, Spoken, Stored
from oyez.server.storage.twins import has_twin
from oyez.server.storage.upgrading import bring_up_to_date

STORE_ERRORS: Final = (SQLAlchemyError, OSError)


Begun = tuple[Progress, tuple[int, ...]]  # what is made of a table, and the chance results of the set-up


class Overtaken(Exception):
    """Another process changed the table first; what was to be written followed from what it was before."""


@final
class Store(Reader):
    """All tables of one database. Made by open_store()."""

    def __init__(self, database: Database, apart: float = 0.0) -> None:
        super().__init__(database)
        self._scribe: Final = Scribe[Piece](self._logbook.write, concerns_all, apart)

    async def close(self) -> None:
        await self._scribe.close()
        await self._logbook.close()
        self._put_back()
        await self._engine.dispose()

    async def write(self, work: Work, table: str | None = None) -> None:
        """Do `work` in a transaction; then whoever holds the table in other processes looks at it again."""
        self.database.damage.refuse()
        await self._scribe.write(Job(table, work))

    async def create(self, table: Stored) -> None:
        """A new table, or one from elsewhere with its log and talk, all or nothing."""
        agreed = table.agreed

        def work(connection: Connection) -> None:
            connection.execute(
                insert(TABLES).values(
                    opening=list(table.opening),
                    **vars(agreed),
                    **progress_columns(table.progress),
                    **vars(table.hosting),
                    **vars(table.lifetime),
                )
            )
            seats = [{"table_id": agreed.id, **vars(row)} for row in table.seats]
            connection.execute(insert(SEATS), seats)
            if table.log:
                connection.execute(APPEND, [log_line(agreed.id, entry) for entry in table.log])
            if table.said:
                connection.execute(insert(SAID), [said_line(agreed.id, one) for one in table.said])
            if table.affairs:
                lines = [{"table_id": agreed.id, **vars(one)} for one in table.affairs]
                connection.execute(insert(AFFAIRS), lines)
            if table.gallery:
                lines = [{"table_id": agreed.id, **vars(one)} for one in table.gallery]
                connection.execute(insert(GALLERY), lines)

        await self.write(work)

    async def delete(self, table: str) -> None:
        """With its seats, its log and what was said."""

        def work(connection: Connection) -> None:
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

        await self.write(work, table)

    async def replace_keys(self, table: str, hashes: Mapping[int, bytes]) -> None:
        def work(connection: Connection) -> None:
            for seat, key_hash in hashes.items():
                here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
                connection.execute(update(SEATS).where(here).values(key_hash=key_hash))

        await self.write(work, table)

    async def take_seat(self, table: str, row: SeatRow, seats: tuple[SeatRow, ...], begun: Begun) -> None:
        """Give an open seat away; `begun` tells what that makes of the table.

        Raises Overtaken if somebody else took or left a seat meanwhile, so that it would tell something wrong, or
        did so under a name that looks like this one.
        """

        def work(connection: Connection) -> None:
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            taken = connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.seat == row.seat, SEATS.c.taken.is_(False))
                .values(
                    name=row.name,
                    key_hash=row.key_hash,
                    taken=True,
                    account=row.account,
                    pledge=row.pledge,
                )
            )
            if taken.rowcount != 1:
                raise Problem("taken", f"seat {row.seat} is taken; choose another one")
            if not are_these(connection, table, seats):
                raise Overtaken
            if has_twin(connection, table, row):
                raise Overtaken
            write_beginning(connection, table, begun)

        await self.write(work, table)

    async def append(self, table: str, entry: Entry, progress: Progress) -> None:
        """Add the next entry; raises if that number is taken already (by another server)."""
        self.database.damage.refuse()
        await self._scribe.write(Line(table, entry, progress))

    async def release(self, table: str, progress: Progress, n: int) -> None:
        """What the lobby shows, once a silence is over; nothing if the log has gone on beyond `n`."""

        def work(connection: Connection) -> None:
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            newest = select(func.max(LOG.c.number)).where(LOG.c.table_id == table)
            if (connection.execute(newest).scalar_one() or 0) > n:
                return
            connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(**progress_columns(progress))
            )

        await self.write(work)

    async def give_orders(self, table: str, seat: int, orders: Mapping[str, str]) -> None:
        await self._set_seat(table, seat, orders=dict(orders))

    async def hold(self, table: str, seat: int, ticket: int) -> None:
        """Keep a question open."""
        await self._set_seat(table, seat, held=ticket)

    async def _set_seat(self, table: str, seat: int, **values: object) -> None:
        def work(connection: Connection) -> None:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(here).values(**values))

        await self.write(work, table)

    async def say(self, table: str, spoken: Spoken) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(SAID).values(**said_line(table, spoken)))

        await self.write(work, table)

    async def murmur(self, table: str, murmur: Murmur) -> None:
        """A line of a spectator; raises if that number is taken already (by another server)."""

        def work(connection: Connection) -> None:
            connection.execute(insert(GALLERY).values(table_id=table, **vars(murmur)))

        await self.write(work, table)


def are_these(connection: Connection, table: str, seats: Sequence[SeatRow]) -> bool:
    """Whether all that the beginning of a game follows from is as it is known here."""
    columns = select(SEATS.c.taken, SEATS.c.pledge, SEATS.c.contribution)
    found = connection.execute(columns.where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).all()
    return [tuple(line) for line in found] == [(row.taken, row.pledge, row.contribution) for row in seats]


def write_beginning(connection: Connection, table: str, begun: Begun) -> None:
    progress, opening = begun
    here = update(TABLES).where(TABLES.c.id == table)
    connection.execute(here.values(opening=list(opening), **progress_columns(progress)))


def cause(error: Exception) -> str:
    """Why the store failed, for the log."""
    reason = str(error.orig if isinstance(error, DBAPIError) else error)
    return (
        f"{type(error).__name__}: {reason.splitlines()[0] if reason else '-'}"  # what follows may tell values
    )


async def open_store(database: Database | Path, busy_timeout: float = 5.0, apart: float = 0.0) -> Store:
    """Open the database, or make it; raises OSError with a reason that can be shown.

    Transactions are so many seconds `apart`.
    """
    if isinstance(database, Path):
        database = SqliteFile(database, busy_timeout)
    await asyncio.to_thread(bring_up_to_date, database)
    return Store(database, apart)
