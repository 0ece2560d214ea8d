"""How tables are read: with their logs, or many of them without."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sqlalchemy import BindParameter, Connection, Select, bindparam, select

from oyez.server.storage.rows import affair_of, entry_of, murmur_of, seat_of, spoken_of, stored_of
from oyez.server.storage.schema import AFFAIRS, GALLERY, LOG, SAID, SEATS, TABLES
from oyez.server.storage.stored import SeatRow, Stored

# Everybody who sits down at a table that is not in memory waits for these, so they are put together once.
HERE: Final[BindParameter[str]] = bindparam("table")
FIRST: Final[BindParameter[int]] = bindparam("first")
TABLE: Final = select(TABLES).where(TABLES.c.id == HERE)
ITS_SEATS: Final = select(SEATS).where(SEATS.c.table_id == HERE).order_by(SEATS.c.seat)
ENTRIES: Final = select(LOG).where(LOG.c.table_id == HERE, LOG.c.number > FIRST).order_by(LOG.c.number)
TALK: Final = select(SAID).where(SAID.c.table_id == HERE, SAID.c.number >= FIRST).order_by(SAID.c.number)
SETTLED: Final = select(AFFAIRS).where(AFFAIRS.c.table_id == HERE).order_by(AFFAIRS.c.number)
MURMURS: Final = (
    select(GALLERY).where(GALLERY.c.table_id == HERE, GALLERY.c.number >= FIRST).order_by(GALLERY.c.number)
)


def whole_table(
    connection: Connection, table: str, entries: int = 0, lines: int = 0, murmurs: int = 0
) -> Stored | None:
    """With its whole log, or without the first entries and lines of talk, which are known."""
    here = {"table": table}
    found = connection.execute(TABLE, here).first()
    if found is None:
        return None
    return replace(
        stored_of(found, [seat_of(row) for row in connection.execute(ITS_SEATS, here)]),
        log=tuple(entry_of(line) for line in connection.execute(ENTRIES, {**here, "first": entries})),
        said=tuple(spoken_of(line) for line in connection.execute(TALK, {**here, "first": lines})),
        affairs=tuple(affair_of(line) for line in connection.execute(SETTLED, here)),
        gallery=tuple(murmur_of(line) for line in connection.execute(MURMURS, {**here, "first": murmurs})),
    )


def newest_tables(connection: Connection, limit: int, archived: bool) -> list[Stored]:
    away = TABLES.c.archived.is_not(None) if archived else TABLES.c.archived.is_(None)
    return _summaries(connection, select(TABLES).where(away).limit(limit))


def these_tables(connection: Connection, tables: list[str]) -> list[Stored]:
    return _summaries(connection, select(TABLES).where(TABLES.c.id.in_(tables)))


def _summaries(connection: Connection, wanted: Select[tuple[object, ...]]) -> list[Stored]:
    """Without their logs, newest first."""
    lines = connection.execute(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id)).all()
    ids = [line.id for line in lines]
    rows = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
    seats: dict[str, list[SeatRow]] = {}
    for row in rows:
        seats.setdefault(row.table_id, []).append(seat_of(row))
    return [stored_of(line, seats[line.id]) for line in lines]
