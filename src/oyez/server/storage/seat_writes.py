"""Seats and the powers over them, written down. Nothing is written if somebody else was faster."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, select, update

from oyez.server.problems import Problem
from oyez.server.storage.schema import NOTES, SEATS, TABLES
from oyez.server.storage.store import Begun, Overtaken, Store, are_these, write_beginning
from oyez.server.storage.stored import Hosting, SeatRow

CHANGING = ("kind", "bot", "name", "taken", "key_hash", "account", "handed", "muted", "pledge")


async def change_seat(store: Store, table: str, old: SeatRow, new: SeatRow) -> None:
    """Whoever has changed the seat since `old` was read comes first: raises Problem."""

    def work(connection: Connection) -> None:
        _change(connection, table, old, new)

    await store.write(work, table)


async def change_open_seat(
    store: Store, table: str, old: SeatRow, seats: tuple[SeatRow, ...], begun: Begun
) -> None:
    """The same at a table that has not started; `begun` is what the last seat makes of it."""
    new = seats[old.seat]

    def work(connection: Connection) -> None:
        here = select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
        if connection.execute(here).scalar_one_or_none() != "open":
            raise Problem("started", "the game has started; look at the table as it is now")
        _change(connection, table, old, new)
        if not are_these(connection, table, seats):
            raise Problem("late", "somebody else changed the seats at the same moment; try again")
        write_beginning(connection, table, begun)

    await store.write(work, table)


async def draw(
    store: Store, table: str, seats: tuple[SeatRow, ...], begun: Begun, given: SeatRow | None = None
) -> None:
    """A contribution to the dice, the beginning of the game that follows from all of them, or both.

    Raises Overtaken if another process knows of more contributions, or has begun the game.
    """

    def work(connection: Connection) -> None:
        here = select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
        if connection.execute(here).scalar_one_or_none() != "open":
            raise Overtaken
        if given is not None:
            this = update(SEATS).where(_at(table, given.seat), SEATS.c.contribution.is_(None))
            connection.execute(this.values(contribution=given.contribution))
        if not are_these(connection, table, seats):
            raise Overtaken
        write_beginning(connection, table, begun)

    await store.write(work, table)


async def change_hosting(store: Store, table: str, hosting: Hosting) -> None:
    def work(connection: Connection) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**vars(hosting)))

    await store.write(work, table)


async def keep_muted(store: Store, table: str, seat: int, muted: tuple[int, ...]) -> None:
    def work(connection: Connection) -> None:
        connection.execute(update(SEATS).where(_at(table, seat)).values(muted=list(muted)))

    await store.write(work, table)


async def notes_of(store: Store, table: str, seat: int) -> str:
    async with store.read() as connection:
        found = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.seat == seat)
        return (await connection.execute(found)).scalar_one_or_none() or ""


async def keep_notes(store: Store, table: str, seat: int, text: str) -> None:
    def work(connection: Connection) -> None:
        here = and_(NOTES.c.table_id == table, NOTES.c.seat == seat)
        known = connection.execute(update(NOTES).where(here).values(text=text))
        if known.rowcount == 0:
            connection.execute(NOTES.insert().values(table_id=table, seat=seat, text=text))

    await store.write(work)


def _change(connection: Connection, table: str, old: SeatRow, new: SeatRow) -> None:
    values = {name: getattr(new, name) for name in CHANGING} | {"muted": list(new.muted)}
    unchanged = and_(
        SEATS.c.taken.is_(old.taken),
        SEATS.c.kind == old.kind,
        SEATS.c.key_hash == old.key_hash if old.key_hash is not None else SEATS.c.key_hash.is_(None),
    )
    done = connection.execute(update(SEATS).where(_at(table, new.seat), unchanged).values(**values))
    if done.rowcount != 1:
        raise Problem("late", "somebody else changed this seat at the same moment; look at it and try again")


def _at(table: str, seat: int) -> ColumnElement[bool]:
    return and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
