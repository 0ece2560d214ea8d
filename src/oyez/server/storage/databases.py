"""What differs between the two databases: how they are reached, locked and copied. All else is SQL that both know."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from oyez.server.settings import Settings
from oyez.server.storage.appending import Line, append_to_postgres, append_to_sqlite
from oyez.server.storage.charges import Charges, Everything, SharedCharges
from oyez.server.storage.copying import copy_out
from oyez.server.storage.failures import Damage
from oyez.server.storage.herald import CHANNEL, Herald, News, Tiding

if TYPE_CHECKING:
    import psycopg

# hide_parameters: the values of a statement are choices and chance results, and no error may tell them.
HIDDEN: Final[Mapping[str, Any]] = {"hide_parameters": True}
UPGRADING: Final = "SELECT pg_advisory_xact_lock(1429, 0)"  # one process at a time; the others find it done
# Seconds for the database to answer, so that one that is gone without a word holds nobody up for long.
PATIENCE: Final = 10
EXAMPLES: Final = "use postgresql://user@host/name or sqlite:///path/to/file.db"
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', one) FROM unnest(CAST(:told AS text[])) AS one")


class WrongDatabase(OSError):
    """The database cannot be used by this version; the message says why."""


E = TypeVar("E", Engine, AsyncEngine)


class Database(Protocol):
    """Where the tables are kept."""

    @property
    def shown(self) -> str:
        """Its name in messages, without a password."""
        ...

    @property
    def damage(self) -> Damage:
        """What any of its engines for the store has met."""
        ...

    def engine(self) -> AsyncEngine:
        """For the store."""
        ...

    def writing_engine(self) -> Engine:
        """For threads that write, and read what is read often."""
        ...

    def reading(self, engine: E) -> E:
        """The same engine, for several statements that must see the same moment."""
        ...

    def charges(self) -> Charges:
        """What this process attends to."""
        ...

    def herald(self, heard: Callable[[Tiding], None], missed: Callable[[], None]) -> Herald | None:
        """Who tells of what other processes write, if there can be any."""
        ...

    @property
    def appends_at_once(self) -> bool:
        """Whether append() is a single statement, which needs no transaction around it."""
        ...

    def append(self, connection: Connection, lines: Sequence[Line]) -> None:
        """Add entries to logs, and tell other processes of them with the commit."""
        ...

    def tell(self, connection: Connection, changed: set[str]) -> None:
        """Tell other processes, with the commit, of tables about which something else was written."""
        ...

    def upgrading_engine(self) -> Engine:
        """For migrations: a transaction of it keeps every other process from upgrading and can be taken back whole."""
        ...

    def old_version(self, connection: Connection) -> int:
        """The version of a database from before there were migrations; 0 if it is empty."""
        ...

    def note_version(self, connection: Connection, version: int) -> None:
        """Tell servers from before there were migrations that this is not theirs."""
        ...

    def back_up(self, connection: Connection, version: str) -> Path:
        """A copy of everything, made in the upgrading transaction; returns where it is."""
        ...


@final
class SqliteFile:
    """One file, one process. A commit is on the disk when it returns: WAL with synchronous=FULL."""

    def __init__(self, path: Path, busy_timeout: float = 5.0) -> None:
        self.path: Final = path
        self.damage: Final = Damage()
        self._busy: Final = int(busy_timeout * 1000)

    @property
    def shown(self) -> str:
        return str(self.path)

    def engine(self) -> AsyncEngine:
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        engine = create_async_engine(self._address("sqlite+aiosqlite"), **self._options)
        self._prepare(engine.sync_engine)
        return engine

    def writing_engine(self) -> Engine:
        return self._prepare(create_engine(self._address("sqlite"), **self._options))

    def _address(self, driver: str) -> URL:
        return URL.create(driver, database=str(self.path))

    @property
    def _options(self) -> dict[str, Any]:
        return {"json_deserializer": self.damage.json_of, **HIDDEN}

    def _prepare(self, engine: Engine) -> Engine:
        pragmas = (
            f"busy_timeout={self._busy}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        )
        _on_connect(engine, *(f"PRAGMA {pragma}" for pragma in pragmas))
        return self.damage.watch(engine)

    def reading(self, engine: E) -> E:
        return engine  # whoever reads a table in the only process keeps its writers out

    def charges(self) -> Charges:
        return Everything()

    def herald(self, heard: Callable[[Tiding], None], missed: Callable[[], None]) -> Herald | None:
        return None

    appends_at_once: Final = False

    def append(self, connection: Connection, lines: Sequence[Line]) -> None:
        append_to_sqlite(connection, lines)

    def tell(self, connection: Connection, changed: set[str]) -> None:
        """There are none."""

    def upgrading_engine(self) -> Engine:
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # The driver would end the transaction before every change of the schema; so we begin and end it ourselves.
        engine = create_engine(self._address("sqlite"), connect_args={"isolation_level": None}, **HIDDEN)
        # To change a table SQLite makes it anew; with foreign keys that would take its rows in other tables with it.
        _on_connect(engine, f"PRAGMA busy_timeout={self._busy}", "PRAGMA foreign_keys=OFF")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    def old_version(self, connection: Connection) -> int:
        return int(connection.execute(text("PRAGMA user_version")).scalar_one())

    def note_version(self, connection: Connection, version: int) -> None:
        connection.execute(text(f"PRAGMA user_version = {version}"))

    def back_up(self, connection: Connection, version: str) -> Path:
        copy = self.path.with_name(f"{self.path.stem}-{version}-{_stamp()}{self.path.suffix}")
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            with closing(sqlite3.connect(self.path)) as old, closing(sqlite3.connect(copy)) as new:
                old.backup(new)
        except sqlite3.Error as error:
            copy.unlink()
            raise WrongDatabase(f"{self.path} must be upgraded, but no copy can be made: {error}") from error
        return copy


@final
class Postgres:
    """Any number of processes. `folder` is for copies before upgrades."""

    def __init__(self, address: URL, folder: Path) -> None:
        self.address: Final = address.set(drivername="postgresql+psycopg")
        self.damage: Final = Damage()
        self._folder: Final = folder
        self._tag: Final = secrets.token_hex(4)  # by which a process knows its own news

    @property
    def shown(self) -> str:
        return self.address.set(drivername="postgresql", query={}).render_as_string(hide_password=True)

    @property
    def _arguments(self) -> dict[str, Any]:
        """Nothing may hang on a database, or on a process of ours, that is gone without a word."""
        asked = self.address.query
        limits = f"-c statement_timeout={PATIENCE}s -c idle_in_transaction_session_timeout={PATIENCE}s"
        wanted = {
            "connect_timeout": PATIENCE // 2,
            "tcp_user_timeout": PATIENCE * 1000,
            "keepalives_idle": PATIENCE,
            "application_name": "oyez",
            "options": limits,
        }
        return {name: value for name, value in wanted.items() if name not in asked}

    def engine(self) -> AsyncEngine:
        # A connection that the database has closed meanwhile is noticed before it is used.
        engine = create_async_engine(
            self.address, pool_pre_ping=True, pool_timeout=PATIENCE, connect_args=self._arguments, **HIDDEN
        )
        self.damage.watch(engine.sync_engine)
        return engine

    def writing_engine(self) -> Engine:
        return self.damage.watch(create_engine(self.address, connect_args=self._arguments, **HIDDEN))

    def reading(self, engine: E) -> E:
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def charges(self) -> Charges:
        return SharedCharges(self._connect)

    def herald(self, heard: Callable[[Tiding], None], missed: Callable[[], None]) -> Herald | None:
        return Herald(self._connect, self._tag, heard, missed)

    appends_at_once: Final = True

    def append(self, connection: Connection, lines: Sequence[Line]) -> None:
        tidings = [
            Tiding(line.table, line.entry.number, self._tag, News(line.entry, line.progress.sand))
            for line in lines
        ]
        append_to_postgres(connection, lines, [one.text for one in tidings])

    def tell(self, connection: Connection, changed: set[str]) -> None:
        if changed:
            told = [Tiding(table, 0, self._tag).text for table in sorted(changed)]
            connection.execute(NOTIFY, {"told": told})

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        """A connection beside the engine's."""
        from psycopg import AsyncConnection

        address = self.address.set(drivername="postgresql").render_as_string(hide_password=False)
        return await AsyncConnection.connect(address, autocommit=True, **self._arguments)

    @property
    def unhurried(self) -> dict[str, Any]:
        """A large database takes its time."""
        return self._arguments | {"options": ""}

    def upgrading_engine(self) -> Engine:
        engine = create_engine(self.address, connect_args=self.unhurried, **HIDDEN)

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql(UPGRADING)

        return engine

    def old_version(self, connection: Connection) -> int:
        return 0

    def note_version(self, connection: Connection, version: int) -> None:
        pass

    def back_up(self, connection: Connection, version: str) -> Path:
        folder = self._folder / f"postgresql-{version}-{_stamp()}"
        folder.mkdir(parents=True, mode=0o700)
        copy_out(connection, folder)
        return folder


def database_of(settings: Settings) -> Database:
    """The database that was asked for, or the file in the data folder; raises WrongDatabase."""
    if settings.address is None:
        return SqliteFile(settings.database, settings.busy_timeout)
    try:
        address = make_url(settings.address)
    except (ArgumentError, ValueError):  # which tells the address, and there may be a password in it
        raise WrongDatabase(f"the address of the database is none; {EXAMPLES}") from None
    match address.drivername.split("+")[0]:
        case "sqlite" if address.database:
            return SqliteFile(Path(address.database).expanduser().absolute(), settings.busy_timeout)
        case "postgresql" | "postgres":
            return Postgres(address, settings.data)
    raise WrongDatabase(f"the database cannot be {address.drivername!r}; {EXAMPLES}")


def _on_connect(engine: Engine, *statements: str) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()


def _stamp() -> str:
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
