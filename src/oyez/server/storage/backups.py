"""Backups: the whole database in one file, beside a running server, and back again."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import DBAPIError

from oyez import __version__
from oyez.server.storage.backup_file import BadBackup, Header, digest, pack, unpack
from oyez.server.storage.checking import Check, reading_engine
from oyez.server.storage.databases import Database, SqliteFile, WrongDatabase
from oyez.server.storage.failures import ADVICE, is_damage
from oyez.server.storage.migrations import VERSION
from oyez.server.storage.schema import METADATA, TABLES
from oyez.server.storage.upgrading import bring_up_to_date, version_of

ROWS: Final = 1000  # at once


def back_up(database: Database, file: Path) -> Header:
    """One moment of the database, in a new file; all or nothing. Raises FileExistsError, WrongDatabase or OSError."""
    if file.exists():
        raise FileExistsError(17, "is there already; choose another name", str(file))
    with TemporaryDirectory(prefix=".oyez-backup-", dir=file.parent) as folder:
        image, packed = Path(folder, "database"), Path(folder, "backup")
        _take(database, image)
        header = _describe(database, image)
        pack(image, header, packed)
        try:
            os.link(packed, file)  # never over a file that is there
        except FileExistsError:
            raise
        except OSError:  # not every file system knows links
            packed.rename(file)
    sync_folder(file.parent)
    return header


@contextmanager
def unpacked(file: Path, folder: Path) -> Iterator[tuple[SqliteFile, Header]]:
    """The database of a backup, checked and of this version, in a new folder below `folder`. Raises BadBackup."""
    with TemporaryDirectory(prefix=".oyez-restore-", dir=folder) as made:
        image = SqliteFile(Path(made, "database"))
        header = unpack(file, image.path)
        if header.database_schema > VERSION:
            raise BadBackup(
                f"{file} was made by Oyez {header.program}, which is newer (schema {header.database_schema}, "
                f"not {VERSION}); install that version first"
            )
        for finding in Check(image).findings():
            raise BadBackup(f"{file} is damaged: {finding.what}; use another backup")
        bring_up_to_date(image)
        yield image, header


def copy_rows(source: Connection, target: Connection) -> None:
    """All of them, into empty tables."""
    for table in METADATA.sorted_tables:
        found = source.execution_options(stream_results=True).execute(select(table))
        for rows in found.mappings().partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in rows])


def sync_folder(folder: Path) -> None:
    """A new name in it is on the disk."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        with contextlib.suppress(OSError):
            os.fsync(handle)
        os.close(handle)


def _take(database: Database, image: Path) -> None:
    try:
        if isinstance(database, SqliteFile):
            with closing(sqlite3.connect(database.path.as_uri() + "?mode=ro", uri=True)) as source:
                source.execute("VACUUM INTO ?", (str(image),))
        else:
            _take_rows(database, SqliteFile(image))
    except (sqlite3.Error, DBAPIError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error)
        _refuse(database, reason, damaged=is_damage(error))


def _take_rows(database: Database, image: SqliteFile) -> None:
    reading, writing = reading_engine(database), image.upgrading_engine()
    try:
        with reading.connect() as source:
            version = version_of(database, source)
            if version != VERSION:
                _refuse(database, f"its schema is {version}, not {VERSION}; start a server on it first")
            bring_up_to_date(image)
            with writing.begin() as target:
                copy_rows(source, target)
    finally:
        reading.dispose()
        writing.dispose()


def _describe(database: Database, image: Path) -> Header:
    kept = SqliteFile(image)
    for finding in Check(kept).findings():
        _refuse(database, finding.what, damaged=True)
    engine = reading_engine(kept)
    with engine.connect() as connection:
        schema = version_of(kept, connection)
        if schema is None:
            _refuse(database, "it is empty")
        tables = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    engine.dispose()
    return Header(
        program=__version__,
        database_schema=str(schema),
        made=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        source="sqlite" if isinstance(database, SqliteFile) else "postgresql",
        tables=tables,
        size=image.stat().st_size,
        sha256=digest(image),
    )


def _refuse(database: Database, reason: str, *, damaged: bool = False) -> None:
    if damaged:
        raise WrongDatabase(f"{database.shown} is damaged ({reason}), so no backup was made; {ADVICE}")
    raise WrongDatabase(f"no backup of {database.shown} can be made: {' '.join(reason.split())}")
