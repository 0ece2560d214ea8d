"""The sockets of running servers: beside the database's file, or in the data folder."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from oyez.server.settings import Settings
from oyez.server.storage.databases import SqliteFile, database_of

LONGEST: Final = 100  # bytes; the system's limit is 104 or 108


def folder_of(settings: Settings) -> Path:
    database = database_of(settings)
    return database.path.parent if isinstance(database, SqliteFile) else settings.data


def new_socket(folder: Path) -> Path:
    """Servers on PostgreSQL may share a folder."""
    return folder / f"admin-{secrets.token_hex(4)}.sock"


def sockets_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("admin-*.sock"))


@contextmanager
def reachable(path: Path) -> Iterator[str]:
    """A name for the socket that is short enough for the system, where there is one."""
    if len(os.fsencode(path)) <= LONGEST or not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


async def answers(path: Path) -> bool:
    """Whether a server listens there; a killed one leaves its socket behind."""
    if sys.platform == "win32":
        return False
    try:
        with reachable(path) as name:
            _, writer = await asyncio.open_unix_connection(name)
    except OSError:
        return False
    writer.close()
    return True
