"""Tables that nobody comes to any more: out of every list and every round, but kept, and brought back unchanged."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, or_, select, update

from oyez.server.storage.rows import spans_of
from oyez.server.storage.schema import TABLES
from oyez.server.storage.store import Store
from oyez.server.storage.stored import Lifetime


@dataclass(frozen=True)
class Limits:
    """A table is archived if nobody has come to it since then; an open one, which nothing is lost with, earlier."""

    begun: float
    open: float


async def archive_untouched(store: Store, limits: Limits, now: float, most: int) -> list[str]:
    """Archive at most so many tables, those first that were left first. Returns which."""
    async with store.read() as connection:
        wanted = select(TABLES.c.id, TABLES.c.touched).where(_is_left(limits))
        found = (await connection.execute(wanted.order_by(TABLES.c.touched, TABLES.c.id).limit(most))).all()
    done = await asyncio.gather(*(_archive(store, line.id, line.touched, now) for line in found))
    return [line.id for line, archived in zip(found, done, strict=True) if archived]


def _is_left(limits: Limits) -> ColumnElement[bool]:
    begun = and_(TABLES.c.status != "open", TABLES.c.touched < limits.begun)
    # A full table whose devices still contribute to the dice begins in a moment.
    waiting = and_(TABLES.c.status == "open", TABLES.c.drawing.is_(None), TABLES.c.touched < limits.open)
    return and_(TABLES.c.archived.is_(None), or_(begun, waiting))


async def _archive(store: Store, table: str, touched: float, now: float) -> bool:
    """Unless somebody has come to it, or archived it, since it was looked at."""
    changed: list[int] = []

    def work(connection: Connection) -> None:
        left = and_(TABLES.c.id == table, TABLES.c.archived.is_(None), TABLES.c.touched == touched)
        changed.append(connection.execute(update(TABLES).where(left).values(archived=now)).rowcount)

    await store.write(work, table)
    return changed[-1] == 1


async def note_touch(store: Store, table: str, now: float) -> None:
    """Somebody who plays there has come. It changes nothing for anybody else, so no other process is told."""

    def work(connection: Connection) -> None:
        here = update(TABLES).where(TABLES.c.id == table, TABLES.c.touched < now)
        connection.execute(here.values(touched=now))

    await store.write(work)


async def restore(store: Store, table: str, now: float) -> bool:
    """Bring a table back; whether it was archived. The time that it was away is no time for its clocks."""
    archived: list[bool] = []

    def work(connection: Connection) -> None:
        columns = select(TABLES.c.touched, TABLES.c.archived, TABLES.c.archive_spans)
        line = connection.execute(columns.where(TABLES.c.id == table).with_for_update()).first()
        archived.append(line is not None and line.archived is not None)
        if line is not None and line.archived is not None:
            life = Lifetime(line.touched, line.archived, spans_of(line.archive_spans)).restored(now)
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**vars(life)))

    await store.write(work, table)
    return archived[-1]
