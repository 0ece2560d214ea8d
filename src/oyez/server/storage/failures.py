"""What an error of the database means: whose fault it is, and whether the database is damaged."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError

CLASHED: Final = "40"  # PostgreSQL's class of errors for transactions that got into each other's way


def concerns_all(error: Exception) -> bool:
    """Whether any other write would fail for the same reason: a locked database, a full disk, no connection."""
    return isinstance(error, OperationalError) and not _sqlstate(error).startswith(CLASHED)


def _sqlstate(error: DBAPIError) -> str:
    """PostgreSQL's code; empty on SQLite, and where there is no connection."""
    return getattr(error.orig, "sqlstate", None) or ""
