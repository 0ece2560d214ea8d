"""Databases with games in them, and ways to damage a copy of one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from oyez.server.tables.rooms import Rooms
from tests.server.indoors import act_and_see, hall, sit_in, table_in

GARBAGE = b"\xa5"
Kept = dict[str, list[str]]  # keys by the table


async def played_tables(folder: Path, tables: int = 3, plays: int = 12, **changes: Any) -> Kept:
    """Games of two people, each in its middle, on this folder or on another database."""
    async with hall(folder, **changes) as rooms:
        kept = dict([await table_in(rooms, "middle-ages", "me", "me") for _ in range(tables)])
        for table, keys in kept.items():
            await play_on(rooms, table, keys, plays)
    return kept


async def play_on(rooms: Rooms, table: str, keys: list[str], plays: int) -> None:
    """The first option each time."""
    async with rooms.at(table) as room:
        ears = (await sit_in(room, keys))[: len(keys)]
        for _ in range(plays):
            mover = next(ear for ear in ears if ear.now["decision"])
            await act_and_see(room, mover, mover.now["decision"]["options"][0]["text"])


def sql(file: Path, statement: str) -> list[tuple[Any, ...]]:
    """By another program, which keeps none of our promises."""
    with closing(sqlite3.connect(file)) as database:
        found = database.execute(statement).fetchall()
        database.commit()
        return found


def overwrite_page(file: Path, page: int) -> None:
    """Numbered from 1, as SQLite does."""
    [(size,)] = sql(file, "PRAGMA page_size")
    with file.open("r+b") as out:
        out.seek((page - 1) * size)
        out.write(GARBAGE * size)


def root_page(file: Path, name: str) -> int:
    """Of a table; those of games fit on it in tests."""
    [(page,)] = sql(file, f"SELECT rootpage FROM sqlite_master WHERE name = '{name}'")
    return int(page)


def page_of_title(file: Path, table: str) -> int:
    """A page that holds nothing but part of a very long title of this table."""
    sql(file, f"UPDATE tables SET title = '{'x' * 12_000}' WHERE id = '{table}'")
    size = int(sql(file, "PRAGMA page_size")[0][0])
    sql(file, "PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes().index(b"x" * (size - 4)) // size + 1
