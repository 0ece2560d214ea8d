"""The data folder and the database belong to whoever runs the server, and to nobody else of the machine."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from oyez.server.settings import Settings
from oyez.server.storage.databases import SqliteFile, database_of

log: Final = logging.getLogger("oyez.server")
OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm")  # SQLite's files


def keep_to_ourselves(settings: Settings) -> None:
    """Take from others what an older version, a copy or `mkdir` gave them; what cannot be taken is logged."""
    if os.name != "posix":
        return
    database = database_of(settings)
    paths = [settings.data]  # a file elsewhere may lie in a folder that is not for us alone
    if isinstance(database, SqliteFile):
        paths += [database.path.with_name(database.path.name + end) for end in BESIDE]
    for path in paths:
        if path.exists():
            _narrow(path)


def _narrow(path: Path) -> None:
    found = path.stat()
    mode = stat.S_IMODE(found.st_mode)
    if not mode & OTHERS:
        return
    try:
        if mode & stat.S_ISVTX:
            raise PermissionError("it is shared by all users")
        path.chmod(mode & ~OTHERS)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        log.warning(
            "others of this machine may look into %s (mode %o), and that cannot be changed: %s",
            path,
            mode,
            reason,
        )
    else:
        log.warning("others of this machine could look into %s (mode %o); not any more", path, mode)
