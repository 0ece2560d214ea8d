"""The database is of this version, made so after a copy, or refused."""

from __future__ import annotations

import logging
import re
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError

from oyez.server.storage.databases import Database, WrongDatabase
from oyez.server.storage.migrations import FOLDER, VERSION
from oyez.server.storage.schema import METADATA

log: Final = logging.getLogger("oyez.server")

NUMBER: Final = re.compile(r"\d{4}")
STAMP: Final = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def bring_up_to_date(database: Database) -> None:
    """Before the store opens it; waits while another process does it. Raises WrongDatabase."""
    engine = database.upgrading_engine()
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            if version_of(database, connection) == VERSION:
                return
        with engine.begin() as connection:
            found = version_of(database, connection)  # by now: another process may have been quicker
            if found is None:
                METADATA.create_all(connection, checkfirst=False)
                stamp(connection, VERSION)
            elif found != VERSION:
                copy = database.back_up(connection, found)
                _upgrade(connection, found)
                log.warning("upgraded the database from=%s to=%s copy=%s", found, VERSION, copy)
            database.note_version(connection, int(VERSION))
    except DBAPIError as error:
        reason = " ".join(str(error.orig).split())  # one line, whatever the driver made of it
        raise WrongDatabase(f"{database.shown} cannot be used as the database: {reason}") from error
    finally:
        engine.dispose()


def is_old(database: Database) -> bool:
    """Whether opening it would upgrade it."""
    engine = database.upgrading_engine()
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            return version_of(database, connection) != VERSION
    except (DBAPIError, WrongDatabase):
        return False  # whatever is wrong with it, the store says
    finally:
        engine.dispose()


def version_of(database: Database, connection: Connection) -> str | None:
    """Of a database that may be used: not newer than this program. None if it is empty."""
    found: str | None
    if inspect(connection).has_table(STAMP.name):
        found = connection.execute(select(STAMP)).scalar()
    else:
        old = database.old_version(connection)
        found = f"{old:04}" if old else None
    if found is None:
        return None
    if not NUMBER.fullmatch(found):
        raise WrongDatabase(f"{database.shown} is the database of another program; choose an empty one")
    if found > VERSION:
        raise WrongDatabase(
            f"{database.shown} was written by a newer version of Oyez (schema {found}, not {VERSION}); "
            "install that version, or start with another database"
        )
    return found


def _upgrade(connection: Connection, found: str) -> None:
    """Only here is Alembic needed, so that a usual start does not wait for it."""
    from alembic import command
    from alembic.config import Config

    if not inspect(connection).has_table(STAMP.name):
        stamp(connection, found)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, VERSION)
    if connection.dialect.name == "sqlite":
        assert not connection.execute(text("PRAGMA foreign_key_check")).all(), "rows lost their tables"


def stamp(connection: Connection, version: str) -> None:
    """Say in the database which version it is of."""
    STAMP.create(connection)
    connection.execute(insert(STAMP).values(version_num=version))
