"""How entries are added to the logs: statements written out beforehand, since every single choice runs them.

The statements name the fields of Entry and Progress, which are columns of the same names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import JSON, Connection, Float, Integer, Table

from oyez.server.storage.herald import CHANNEL
from oyez.server.storage.schema import LOG, TABLES
from oyez.server.storage.stored import Entry, Progress


class Line(NamedTuple):
    """An entry of a log, and what it makes of the table's summary. Tables wait for one line at a time."""

    table: str
    entry: Entry
    progress: Progress


Value = str | int | float | None
WRITE_JSON: Final = msgspec.json.Encoder().encode
ENTRY: Final = tuple(field.name for field in fields(Entry))
PROGRESS: Final = tuple(field.name for field in fields(Progress))


def _json_columns(table: Table, names: Iterable[str]) -> frozenset[str]:
    return frozenset(name for name in names if isinstance(table.c[name].type, JSON))


ENTRY_JSON: Final = _json_columns(LOG, ENTRY)
PROGRESS_JSON: Final = _json_columns(TABLES, PROGRESS)


def _values(of: Entry | Progress, as_json: frozenset[str]) -> list[Value]:
    """In the order of the fields; None stays no value and does not become JSON's null."""
    return [
        WRITE_JSON(value).decode() if name in as_json and value is not None else value
        for name, value in vars(of).items()
    ]


SQLITE_INSERT: Final = f"INSERT INTO log (table_id, {', '.join(ENTRY)}) VALUES (?{', ?' * len(ENTRY)})"
SQLITE_UPDATE: Final = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in PROGRESS)} WHERE id = ?"


def append_to_sqlite(connection: Connection, lines: Sequence[Line]) -> None:
    """Several lines cost little more than one."""
    entries = [(line.table, *_values(line.entry, ENTRY_JSON)) for line in lines]
    connection.exec_driver_sql(SQLITE_INSERT, entries)
    summaries = [(*_values(line.progress, PROGRESS_JSON), line.table) for line in lines]
    connection.exec_driver_sql(SQLITE_UPDATE, summaries)


def _sql_type(table: Table, name: str) -> str:
    kind = table.c[name].type
    return "int" if isinstance(kind, Integer) else "float8" if isinstance(kind, Float) else "text"


def _cast(name: str, as_json: frozenset[str]) -> str:
    return f"given.{name}::json" if name in as_json else f"given.{name}"


def _postgres_statement() -> str:
    """One statement, so that a choice takes one way to the database and back, and is committed by itself."""
    arrays = ["%s::text[]", *(f"%s::{_sql_type(LOG, name)}[]" for name in ENTRY)]
    arrays += [f"%s::{_sql_type(TABLES, name)}[]" for name in PROGRESS]
    names = ", ".join(("table_id", *ENTRY, *PROGRESS))
    entry = ", ".join(_cast(name, ENTRY_JSON) for name in ENTRY)
    summary = ", ".join(f"{name} = {_cast(name, PROGRESS_JSON)}" for name in PROGRESS)
    return (
        f"WITH given AS (SELECT * FROM unnest({', '.join(arrays)}) AS one ({names})), "
        f"logged AS (INSERT INTO log (table_id, {', '.join(ENTRY)}) "
        f"SELECT given.table_id, {entry} FROM given ORDER BY given.table_id), "
        f"summed AS (UPDATE tables SET {summary} FROM given WHERE tables.id = given.table_id) "
        f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(%s::text[]) AS told"
    )


POSTGRES: Final = _postgres_statement()


def append_to_postgres(connection: Connection, lines: Sequence[Line], told: list[str]) -> None:
    """Add the lines and tell other processes of them, in one statement."""
    rows = [
        (line.table, *_values(line.entry, ENTRY_JSON), *_values(line.progress, PROGRESS_JSON))
        for line in lines
    ]
    columns = [list(column) for column in zip(*rows, strict=True)]
    connection.exec_driver_sql(POSTGRES, (*columns, told))
