"""What an error of the database means: whose fault it is, and whether the database is damaged."""

from __future__ import annotations

import json
import logging
import sqlite3
from typing import Any, Final, final

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

log: Final = logging.getLogger("oyez.server")
CLASHED: Final = "40"  # PostgreSQL's class of errors for transactions that got into each other's way
DAMAGED_SQLITE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
DAMAGED_POSTGRES: Final = ("XX001", "XX002")  # data_corrupted, index_corrupted
ADVICE: Final = (
    "restore a backup (oyez admin restore), or save the tables that oyez admin check calls whole "
    "(oyez admin export)"
)
NOT_TEXT: Final = "Could not decode to UTF-8"  # which the driver of SQLite says without a code


def concerns_all(error: Exception) -> bool:
    """Whether any other write would fail for the same reason: a locked database, a full disk, no connection."""
    return isinstance(error, OperationalError) and not _sqlstate(error.orig).startswith(CLASHED)


def is_damage(error: BaseException | None) -> bool:
    """Whether it says that what the database holds cannot be what was stored."""
    if isinstance(error, Damaged):
        return True
    if isinstance(error, DBAPIError):
        error = error.orig
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None) or 0
        return code & 0xFF in DAMAGED_SQLITE or NOT_TEXT in str(error)
    return _sqlstate(error) in DAMAGED_POSTGRES


def _sqlstate(error: BaseException | None) -> str:
    """PostgreSQL's code; empty on SQLite, and where there is no connection."""
    return getattr(error, "sqlstate", None) or ""


class Damaged(SQLAlchemyError):
    """The database is damaged, so nothing is written to it any more."""


@final
class Damage:
    """Whether this process has met damage; from then on nothing is stored, because it might be lost."""

    def __init__(self) -> None:
        self.found = False

    def watch(self, engine: Engine) -> Engine:
        """Notice damage that any of its statements meets."""

        @event.listens_for(engine, "handle_error")
        def look(context: ExceptionContext) -> None:
            if is_damage(context.original_exception):
                self.note(str(context.original_exception))

        return engine

    def note(self, reason: str) -> None:
        if not self.found:
            self.found = True
            first = reason.splitlines()[0] if reason else "-"
            log.critical(
                "the database is damaged: %s; nothing is stored any more; stop and %s", first, ADVICE
            )

    def json_of(self, text: str) -> Any:
        """A value of a column; text that is none was not written by us."""
        try:
            return json.loads(text)
        except (ValueError, RecursionError):  # which tell what stands there
            self.note("a value is not JSON")
            raise Damaged("a value is not JSON") from None

    def refuse(self) -> None:
        """Before anything is written."""
        if self.found:
            raise Damaged("the database is damaged")
