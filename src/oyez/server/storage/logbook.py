"""All that is written, and what every single choice makes other processes read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple, final

from sqlalchemy import Connection, Row, insert

from oyez.server.storage.appending import Line
from oyez.server.storage.databases import Database
from oyez.server.storage.desk import Desk
from oyez.server.storage.rows import NEWER
from oyez.server.storage.schema import LOG
from oyez.server.storage.scribe import Scribe

APPEND: Final = insert(LOG)  # what it sets follows from the values given to it
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
        self._appending: Final = Desk(at_once, "appending") if database.appends_at_once else self._writing
        self._readers: Final = Scribe[Glance](self._read)

    async def write(self, pieces: list[Piece]) -> None:
        """Returns once all are committed; raises what went wrong, and then nothing of it is stored."""
        # Always in the order of the tables, so that two processes never wait for each other.
        ordered = sorted(pieces, key=lambda piece: piece.table or "")
        lines = [piece for piece in ordered if isinstance(piece, Line)]
        if len(lines) == len(ordered):
            await self._appending.do(partial(self._database.append, lines=lines))
        else:
            jobs = [piece for piece in ordered if isinstance(piece, Job)]
            await self._writing.do(partial(self._write, lines, jobs))

    def _write(self, lines: list[Line], jobs: list[Job], connection: Connection) -> None:
        if lines:
            self._database.append(connection, lines)
        for job in jobs:
            job.work(connection)
        self._database.tell(connection, {job.table for job in jobs if job.table})

    async def newer(self, table: str, after: int) -> list[Row[Any]]:
        """Lines of the log beyond that number, with what the clocks show."""
        glance = Glance(table, after)
        await self._readers.write(glance)
        return glance.found

    async def _read(self, glances: list[Glance]) -> None:
        await self._reading.do(partial(_look, glances))

    async def close(self) -> None:
        await self._readers.close()
        for desk in {self._writing, self._appending, self._reading}:
            desk.close()
        self._engine.dispose()


def _look(glances: Sequence[Glance], connection: Connection) -> None:
    for one in glances:
        one.found[:] = connection.execute(NEWER, {"table": one.table, "after": one.after}).all()
