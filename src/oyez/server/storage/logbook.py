"""All that is written, and what every single choice makes other processes read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple, final

from sqlalchemy import Connection, Row, bindparam, insert, update

from oyez.server.storage.databases import Database
from oyez.server.storage.desk import Desk
from oyez.server.storage.rows import NEWER, log_line, progress_columns
from oyez.server.storage.schema import LOG, TABLES
from oyez.server.storage.scribe import Scribe
from oyez.server.storage.stored import Entry, Progress

# What they set follows from the values given to them.
APPEND: Final = insert(LOG)
PROGRESS: Final = update(TABLES).where(TABLES.c.id == bindparam("table"))


class Line(NamedTuple):
    """An entry of a log, and what it makes of the table's summary. Tables wait for one line at a time."""

    table: str
    entry: Entry
    progress: Progress


Work = Callable[[Connection], None]


class Job(NamedTuple):
    """Any other write; `table` is what other processes are told of, if anything."""

    table: str | None
    work: Work


Piece = Line | Job


@dataclass(frozen=True)
class Glance:
    """What somebody wants to know of a log: its lines beyond a number."""

    table: str
    after: int
    found: list[Row[Any]] = field(default_factory=list)


@final
class Logbook:
    """Reads and writes at desks of its own; whoever waits while somebody else is served is served with the next."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._engine: Final = database.writing_engine()
        self._writing: Final = Desk(self._engine, "logbook")
        at_once = self._engine.execution_options(
            isolation_level="AUTOCOMMIT"
        )  # without a beginning and an end
        self._reading: Final = Desk(at_once, "gazette")
        self._readers: Final = Scribe[Glance](self._read)

    async def write(self, pieces: list[Piece]) -> None:
        """Returns once all are committed; raises what went wrong, and then nothing of it is stored."""
        # Always in the order of the tables, so that two processes never wait for each other.
        ordered = sorted(pieces, key=lambda piece: piece.table or "")
        await self._writing.do(partial(self._write, ordered))

    def _write(self, pieces: list[Piece], connection: Connection) -> None:
        lines = [piece for piece in pieces if isinstance(piece, Line)]
        jobs = [piece for piece in pieces if isinstance(piece, Job)]
        if lines:
            _enter(connection, lines)
        for job in jobs:
            job.work(connection)
        changed = {job.table for job in jobs if job.table}
        self._database.tell(
            connection, [(line.table, line.entry, line.progress.sand) for line in lines], changed
        )

    async def newer(self, table: str, after: int) -> list[Row[Any]]:
        """Lines of the log beyond that number, with what the clocks show."""
        glance = Glance(table, after)
        await self._readers.write(glance)
        return glance.found

    async def _read(self, glances: list[Glance]) -> None:
        await self._reading.do(partial(_look, glances))

    async def close(self) -> None:
        await self._readers.close()
        self._writing.close()
        self._reading.close()
        self._engine.dispose()


def _enter(connection: Connection, lines: Sequence[Line]) -> None:
    """A statement for all costs little more than one for each."""
    connection.execute(APPEND, [log_line(line.table, line.entry) for line in lines])
    connection.execute(PROGRESS, [{"table": line.table, **progress_columns(line.progress)} for line in lines])


def _look(glances: Sequence[Glance], connection: Connection) -> None:
    for one in glances:
        one.found[:] = connection.execute(NEWER, {"table": one.table, "after": one.after}).all()
