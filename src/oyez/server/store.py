"""The store: what is acknowledged stands here first.

SQLite in write-ahead mode with synchronous=FULL: a commit is on the disk when it returns, so neither a
killed process nor a lost power supply takes back what was acknowledged.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from sqlalchemy import URL, Row, bindparam, delete, event, func, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from oyez.server.problems import Problem
from oyez.server.schema import LOG, SAID, SEATS, TABLES
from oyez.server.scribe import Scribe
from oyez.server.stored import Agreed, Entry, Progress, SeatRow, Spoken, Stored
from oyez.server.upgrading import WrongDatabase, make_schema

# The two statements of every single choice; what they set follows from the values given to them.
APPEND: Final = insert(LOG)
PROGRESS: Final = update(TABLES).where(TABLES.c.id == bindparam("table"))


STORE_ERRORS: Final = (SQLAlchemyError, OSError)


class Line(NamedTuple):
    """An entry of a log, and what it makes of the table's summary. Tables wait for one line at a time."""

    entry: dict[str, object]
    progress: dict[str, object]


Piece = Line | Callable[[AsyncConnection], Awaitable[None]]


@final
class Store:
    """All tables of one database. Made by open_store()."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._scribe: Final = Scribe[Piece](self._commit)

    async def close(self) -> None:
        await self._scribe.close()
        await self._engine.dispose()

    async def create(self, table: Stored) -> None:
        """A new table, or one from elsewhere with its log and talk, all or nothing."""
        agreed = table.agreed

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(TABLES).values(
                    opening=list(table.opening), **vars(agreed), **_progress(table.progress)
                )
            )
            seats = [{"table_id": agreed.id, **vars(row)} for row in table.seats]
            await connection.execute(insert(SEATS), seats)
            if table.log:
                await connection.execute(APPEND, [_log_line(agreed.id, entry) for entry in table.log])
            if table.said:
                await connection.execute(insert(SAID), [_said_line(agreed.id, one) for one in table.said])

        await self._scribe.write(work)

    async def delete(self, table: str) -> None:
        """With its seats, its log and what was said."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))

        await self._scribe.write(work)

    async def replace_keys(self, table: str, hashes: Mapping[int, bytes]) -> None:
        async def work(connection: AsyncConnection) -> None:
            for seat, key_hash in hashes.items():
                here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
                await connection.execute(update(SEATS).where(here).values(key_hash=key_hash))

        await self._scribe.write(work)

    async def take_seat(self, table: str, row: SeatRow, progress: Progress, opening: tuple[int, ...]) -> None:
        """Give an open seat away; `progress` and `opening` tell whether the game starts with that."""

        async def work(connection: AsyncConnection) -> None:
            taken = await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.seat == row.seat, SEATS.c.taken.is_(False))
                .values(name=row.name, key_hash=row.key_hash, taken=True)
            )
            if taken.rowcount != 1:
                raise Problem("taken", f"seat {row.seat} is taken; choose another one")
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table)
                .values(opening=list(opening), **_progress(progress))
            )

        await self._scribe.write(work)

    async def append(self, table: str, entry: Entry, progress: Progress) -> None:
        """Add the next entry; raises if that number is taken already (by another server)."""
        await self._scribe.write(Line(_log_line(table, entry), {"table": table, **_progress(progress)}))

    async def release(self, table: str, progress: Progress) -> None:
        """What the lobby shows, once a silence is over."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**_progress(progress)))

        await self._scribe.write(work)

    async def give_orders(self, table: str, seat: int, orders: Mapping[str, str]) -> None:
        async def work(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(update(SEATS).where(here).values(orders=dict(orders)))

        await self._scribe.write(work)

    async def say(self, table: str, spoken: Spoken) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(SAID).values(**_said_line(table, spoken)))

        await self._scribe.write(work)

    async def _commit(self, pieces: list[Piece]) -> None:
        lines = [piece for piece in pieces if isinstance(piece, Line)]
        async with self._engine.begin() as connection:
            if lines:  # together: a statement for all costs little more than one for each
                await connection.execute(APPEND, [line.entry for line in lines])
                await connection.execute(PROGRESS, [line.progress for line in lines])
            for piece in pieces:
                if not isinstance(piece, Line):
                    await piece(connection)

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""
        async with self._engine.connect() as connection:
            found = await self._summaries(connection, limit=1, table=table)
            if not found:
                return None
            lines = await connection.execute(
                select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.number)
            )
            log = tuple(_entry(line) for line in lines)
            talk = await connection.execute(
                select(SAID).where(SAID.c.table_id == table).order_by(SAID.c.number)
            )
            first = found[0]
            said = tuple(_spoken(line) for line in talk)
            return Stored(first.agreed, first.seats, first.progress, first.opening, log, said)

    async def summary(self, table: str) -> Stored | None:
        """A table without its log."""
        async with self._engine.connect() as connection:
            found = await self._summaries(connection, limit=1, table=table)
            return found[0] if found else None

    async def newest(self, limit: int) -> list[Stored]:
        async with self._engine.connect() as connection:
            return await self._summaries(connection, limit=limit)

    async def by_status(self) -> dict[str, int]:
        """How many tables there are of each status."""
        async with self._engine.connect() as connection:
            counted = select(TABLES.c.status, func.count().label("tables")).group_by(TABLES.c.status)
            return {line.status: line.tables for line in await connection.execute(counted)}

    async def with_bots_to_move(self) -> list[str]:
        """Tables that were left in the middle of bots' choices."""
        async with self._engine.connect() as connection:
            lines = await connection.execute(
                select(TABLES.c.id, TABLES.c.asked, SEATS.c.seat)
                .join(SEATS, SEATS.c.table_id == TABLES.c.id)
                .where(TABLES.c.status == "playing", SEATS.c.kind == "bot")
            )
            return list(dict.fromkeys(line.id for line in lines if line.seat in line.asked))

    async def _summaries(
        self, connection: AsyncConnection, limit: int, table: str | None = None
    ) -> list[Stored]:
        wanted = select(TABLES).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        if table is not None:
            wanted = wanted.where(TABLES.c.id == table)
        lines = (await connection.execute(wanted)).all()
        ids = [line.id for line in lines]
        rows = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        seats: dict[str, list[SeatRow]] = {}
        for row in rows:
            seats.setdefault(row.table_id, []).append(
                SeatRow(
                    row.seat, row.kind, row.bot, row.name, row.taken, row.key_hash, row.family, row.orders
                )
            )
        return [_stored(line, seats[line.id]) for line in lines]


def _stored(line: Row[Any], seats: Iterable[SeatRow]) -> Stored:
    return Stored(
        Agreed(
            id=line.id,
            game=line.game,
            version=line.version,
            options=line.options,
            seed=line.seed,
            pace=line.pace,
            respond=line.respond,
            talk_minutes=line.talk_minutes,
            lesson=line.lesson,
            created=line.created,
            salt=line.salt,
        ),
        tuple(seats),
        Progress(
            line.status, line.plays, line.round, tuple(line.waiting), tuple(line.asked), tuple(line.winners)
        ),
        tuple(line.opening),
    )


def _entry(line: Row[Any]) -> Entry:
    ticks = None if line.ticks is None else tuple(line.ticks)
    return Entry(line.number, line.kind, line.seat, line.action, tuple(line.chances), line.at, ticks)


def _spoken(line: Row[Any]) -> Spoken:
    aside = None if line.aside is None else tuple(line.aside)
    return Spoken(line.number, line.seat, line.text, line.at, aside)


def _log_line(table: str, entry: Entry) -> dict[str, object]:
    ticks = None if entry.ticks is None else list(entry.ticks)
    return vars(entry) | {"table_id": table, "chances": list(entry.chances), "ticks": ticks}


def _said_line(table: str, spoken: Spoken) -> dict[str, object]:
    aside = None if spoken.aside is None else list(spoken.aside)
    return vars(spoken) | {"table_id": table, "aside": aside}


def _progress(progress: Progress) -> dict[str, object]:
    seats = {name: list(getattr(progress, name)) for name in ("waiting", "asked", "winners")}
    return vars(progress) | seats


def cause(error: Exception) -> str:
    """Why the store failed, for the log."""
    return f"{type(error).__name__}: {error.orig if isinstance(error, DBAPIError) else error}"


async def open_store(database: Path, busy_timeout: float = 5.0) -> Store:
    """Open the database, or make it; raises OSError with a reason that can be shown."""
    database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # hide_parameters: the values of a statement are choices and chance results, and no error may tell them.
    address = URL.create("sqlite+aiosqlite", database=str(database))
    engine = create_async_engine(address, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={int(busy_timeout * 1000)}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    try:
        await make_schema(engine, database)
    except DBAPIError as error:
        await engine.dispose()
        raise WrongDatabase(f"{database} cannot be used as the database: {error.orig}") from error
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine)
