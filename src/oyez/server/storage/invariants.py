"""What is true of every database that only Oyez has written; SQL that both databases know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sqlalchemy import JSON, Column, Connection, Select, Table, func, literal, or_, select

from oyez.server.storage.schema import ACCOUNTS, LOG, METADATA, SEATS, TABLES


class Finding(NamedTuple):
    """Something that cannot be; `table` is the game that it concerns, if it is one."""

    what: str
    table: str | None = None


Query = Callable[[Connection], Iterator[Finding]]


def broken_invariants() -> Iterator[tuple[str, Query]]:
    """The questions, each with the part of the database that it reads."""
    yield LOG.name, _gaps(LOG, 1, "its log has gaps")
    yield SEATS.name, _gaps(SEATS, 0, "its seats are not numbered from 0")
    yield TABLES.name, _without_seats
    for table in METADATA.sorted_tables:
        for key in table.foreign_keys:
            yield table.name, _orphans(key.parent, key.column)
    for column in (SEATS.c.account, TABLES.c.host):  # which are emptied by hand when an account is closed
        yield column.table.name, _orphans(column, ACCOUNTS.c.id)
    for table in METADATA.sorted_tables:
        if any(isinstance(column.type, JSON) for column in table.columns):
            yield table.name, _not_json(table)


def _gaps(numbered: Table, first: int, what: str) -> Query:
    number = numbered.c.number if "number" in numbered.c else numbered.c.seat
    last = func.count() + (first - 1)
    found = (
        select(numbered.c.table_id)
        .group_by(numbered.c.table_id)
        .having(or_(func.min(number) != first, func.max(number) != last))
    )
    return lambda connection: (Finding(what, line[0]) for line in connection.execute(found))


def _without_seats(connection: Connection) -> Iterator[Finding]:
    seats = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id)
    for line in connection.execute(select(TABLES.c.id).where(~seats.exists())):
        yield Finding("it has no seats", line[0])


def _orphans(child: Column[Any], parent: Column[Any]) -> Query:
    there = select(literal(1)).where(parent == child)
    found = select(child, _game_of(child.table)).where(child.is_not(None), ~there.exists())
    what = f"{child.table.name}.{child.name} names something that is not in {parent.table.name}"
    return lambda connection: (Finding(what, line[1]) for line in connection.execute(found))


def _not_json(table: Table) -> Query:
    """PostgreSQL takes nothing else into such a column; SQLite would."""
    columns = [column for column in table.columns if isinstance(column.type, JSON)]
    found: Select[Any] = select(_game_of(table)).where(
        or_(*(column.is_not(None) & (func.json_valid(column) == 0) for column in columns))
    )

    def query(connection: Connection) -> Iterator[Finding]:
        if connection.dialect.name == "sqlite":
            for line in connection.execute(found):
                yield Finding(f"a value in {table.name} is not JSON", line[0])

    return query


def _game_of(table: Table) -> Any:
    """The column that says which game a row belongs to."""
    if table is TABLES:
        return TABLES.c.id
    return table.c.table_id if "table_id" in table.c else literal(None)
