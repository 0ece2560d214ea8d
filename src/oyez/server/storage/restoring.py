"""A backup put in the place of a database that no server uses; what was there is kept."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.exc import DBAPIError

from oyez.server.settings import Settings
from oyez.server.storage.archive import ArchiveError, ServerRuns, only_user
from oyez.server.storage.backup_file import Header
from oyez.server.storage.backups import copy_rows, sync_folder, unpacked
from oyez.server.storage.checking import reading_engine
from oyez.server.storage.databases import Database, SqliteFile, database_of
from oyez.server.storage.migrations import VERSION
from oyez.server.storage.permissions import BESIDE
from oyez.server.storage.schema import ACCOUNTS, METADATA, TABLES
from oyez.server.storage.upgrading import STAMP, stamp, version_of

# Every server of PostgreSQL keeps a connection to listen to the others.
OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


class NotEmpty(ArchiveError):
    """There are games already."""


class Restored(NamedTuple):
    """What came out of a backup, and where the games are that were there before, if there were any."""

    header: Header
    kept: Path | None


def restore(settings: Settings, file: Path, *, replace: bool) -> Restored:
    """Raises ArchiveError, BadBackup or OSError, and then nothing is changed."""
    database = database_of(settings)
    folder = database.path.parent if isinstance(database, SqliteFile) else settings.data
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with only_user(settings), unpacked(file, folder) as (image, header):
        if isinstance(database, SqliteFile):
            return Restored(header, _into_file(image.path, database, replace=replace))
        return Restored(header, _into_postgres(image, database, replace=replace))


def _into_file(image: Path, database: SqliteFile, *, replace: bool) -> Path | None:
    kept = None
    if database.path.exists():
        if not replace and not _is_empty_file(database):
            raise NotEmpty(_not_empty(database))
        stamped = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
        kept = database.path.with_name(f"{database.path.stem}-replaced-{stamped}{database.path.suffix}")
        for end in BESIDE:  # what is not in the file yet is in the one beside it
            old = database.path.with_name(database.path.name + end)
            if old.exists():
                old.rename(kept.with_name(kept.name + end))
    os.replace(image, database.path)
    sync_folder(database.path.parent)
    return kept


def _is_empty_file(database: SqliteFile) -> bool:
    engine = reading_engine(database)
    try:
        with engine.connect() as connection:
            return _is_empty(connection)
    except DBAPIError:
        return False  # whatever it is, somebody may want it
    finally:
        engine.dispose()


def _into_postgres(image: SqliteFile, database: Database, *, replace: bool) -> Path | None:
    """In one transaction: whoever looks sees the old games or the new ones."""
    reading, writing = reading_engine(image), database.upgrading_engine()
    try:
        with writing.begin() as target, reading.connect() as source:
            version = version_of(database, target)
            if target.execute(OTHERS).scalar_one():
                raise ServerRuns(
                    f"others are connected to {database.shown}; stop every server that uses it first"
                )
            kept = None
            if version is not None and not _is_empty(target):
                if not replace:
                    raise NotEmpty(_not_empty(database))
                kept = database.back_up(target, version)
            METADATA.drop_all(target)
            STAMP.drop(target, checkfirst=True)
            METADATA.create_all(target, checkfirst=False)
            copy_rows(source, target)
            stamp(target, VERSION)
            return kept
    except DBAPIError as error:
        reason = " ".join(str(error.orig).split())
        raise ArchiveError(f"{database.shown} cannot take the backup: {reason}") from error
    finally:
        reading.dispose()
        writing.dispose()


def _is_empty(connection: Connection) -> bool:
    """No games and no accounts."""
    there = inspect(connection).get_table_names()
    kept = [table for table in (TABLES, ACCOUNTS) if table.name in there]
    return all(connection.execute(select(table.c.id).limit(1)).first() is None for table in kept)


def _not_empty(database: Database) -> str:
    return f"there are games in {database.shown}; with --replace the backup takes their place, and they are kept aside"
