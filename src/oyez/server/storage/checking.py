"""Is the database whole? Asked at every start, within a bound of time, and by `oyez admin check` without one."""

from __future__ import annotations

import logging
import math
import sqlite3
import time
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from typing import Any, Final, final

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from oyez.server.storage.databases import HIDDEN, Database, Postgres, SqliteFile, WrongDatabase
from oyez.server.storage.failures import ADVICE, Damage, is_damage
from oyez.server.storage.invariants import Finding, Query, broken_invariants
from oyez.server.storage.migrations import VERSION
from oyez.server.storage.structure import has_amcheck, missing_parts, unsound_pages, unsound_relations
from oyez.server.storage.upgrading import version_of

log: Final = logging.getLogger("oyez.server")
STEPS: Final = 10_000  # of SQLite's machine between two looks at the time
CANCELLED: Final = "57014"  # PostgreSQL's code for a statement that took too long
NO_AMCHECK: Final = "rows and indexes, for PostgreSQL lacks its extension amcheck (CREATE EXTENSION amcheck)"


class TimeIsUp(Exception):
    """What was asked takes longer than it may."""


def refuse_damage(database: Database, patience: float) -> None:
    """Before a server uses it. Raises WrongDatabase; a check that takes too long is given up, and that is logged."""
    if isinstance(database, SqliteFile) and not database.path.exists():
        return
    try:
        with closing(Check(database, patience=patience).findings()) as findings:
            finding = next(findings, None)
    except TimeIsUp:
        log.warning("the database is too large for a check at the start; now and then run oyez admin check")
        return
    if finding is not None:
        where = f", at table {finding.table}" if finding.table else ""
        raise WrongDatabase(
            f"{database.shown} cannot be used as the database: it is damaged ({finding.what}{where}); {ADVICE}"
        )


@final
class Check:
    """Looks at one moment of the database and changes nothing."""

    def __init__(self, database: Database, *, wholly: bool = False, patience: float = math.inf) -> None:
        self._database: Final = database
        self._wholly: Final = wholly
        self._until: Final = time.monotonic() + patience
        self.left_out: Final[list[str]] = []  # what was not looked at, and why

    def findings(self) -> Generator[Finding, None, None]:
        """All that cannot be so; raises TimeIsUp."""
        with self.connected() as connection:
            yield from self._part(connection, "the file", self._unsound)
            version = self._version(connection)
            if version != VERSION:
                if version is not None:
                    self.left_out.append(f"the rows, for schema {version} is of an older version")
                return
            missing = list(self._part(connection, "the schema", _missing))
            yield from missing
            if not missing:
                for name, query in broken_invariants():
                    yield from self._part(connection, name, query)

    def _unsound(self, connection: Connection) -> Iterator[Finding]:
        if isinstance(self._database, SqliteFile):
            yield from map(Finding, unsound_pages(connection, wholly=self._wholly))
        elif self._wholly and has_amcheck(connection):
            yield from map(Finding, unsound_relations(connection))
        elif self._wholly:
            self.left_out.append(NO_AMCHECK)

    def _version(self, connection: Connection) -> str | None:
        try:
            return version_of(self._database, connection)
        except DBAPIError as error:
            if not is_damage(error):
                raise
            return None  # which has been found already

    def _part(self, connection: Connection, name: str, look: Query) -> Iterator[Finding]:
        """What cannot even be read is a finding, too."""
        if time.monotonic() >= self._until:
            raise TimeIsUp
        try:
            yield from look(connection)
        except DBAPIError as error:
            if _took_too_long(error):
                raise TimeIsUp from error
            if not is_damage(error):
                raise
            connection.rollback()  # PostgreSQL answers nothing more in this transaction
            self._limit(connection)
            yield Finding(f"{name} cannot be read: {error.orig}")

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        """Raises WrongDatabase if there is nobody to ask."""
        engine = reading_engine(self._database)
        try:
            with engine.connect() as connection:
                self._limit(connection)
                yield connection
        except DBAPIError as error:
            reason = " ".join(str(error.orig).split())
            raise WrongDatabase(f"{self._database.shown} cannot be used as the database: {reason}") from error
        finally:
            engine.dispose()

    def _limit(self, connection: Connection) -> None:
        if self._until == math.inf:
            return
        if isinstance(self._database, SqliteFile):
            raw: Any = connection.connection.driver_connection
            raw.set_progress_handler(lambda: time.monotonic() >= self._until, STEPS)
        else:
            left = max(1, int(1000 * (self._until - time.monotonic())))
            connection.execute(text(f"SET LOCAL statement_timeout = {left}"))


def _missing(connection: Connection) -> Iterator[Finding]:
    return map(Finding, missing_parts(connection))


def _took_too_long(error: DBAPIError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_INTERRUPT or getattr(error.orig, "sqlstate", None) == CANCELLED


def reading_engine(database: Database) -> Engine:
    """Sees one moment, writes nothing, makes no file, and may take its time."""
    if isinstance(database, Postgres):
        return database.reading(create_engine(database.address, connect_args=database.unhurried, **HIDDEN))
    assert isinstance(database, SqliteFile)
    file = URL.create(
        "sqlite", database=database.path.absolute().as_uri(), query={"mode": "ro", "uri": "true"}
    )
    engine = create_engine(file, json_deserializer=Damage().json_of, **HIDDEN)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        with closing(connection.cursor()) as cursor:
            cursor.execute("PRAGMA busy_timeout=5000")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
