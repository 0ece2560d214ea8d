"""What the store keeps about holidays of accounts, and which seats they concern."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Row, Select, delete, insert, select

from oyez.engine.kernel import Seat
from oyez.server.storage.rows import affair_of
from oyez.server.storage.schema import AFFAIRS, HOLIDAYS, SEATS, TABLES
from oyez.server.storage.store import Store
from oyez.server.timing.affairs import Affair, Affairs
from oyez.server.timing.terms import Terms, terms_of

RESTS: Final = ("away", "home")


@dataclass(frozen=True)
class Holiday:
    account: str
    since: float
    until: float


@dataclass(frozen=True)
class Sitting:
    """A seat of an account in a game that goes on, with what was settled there about absence."""

    table: str
    game: str
    title: str
    seat: Seat
    terms: Terms
    affairs: Affairs


async def holiday_of(store: Store, account: str) -> Holiday | None:
    """What is over is none."""
    async with store.read() as connection:
        found = select(HOLIDAYS).where(HOLIDAYS.c.account == account, HOLIDAYS.c.until > time.time())
        line = (await connection.execute(found)).first()
        return None if line is None else Holiday(**line._mapping)


async def keep_holiday(store: Store, holiday: Holiday) -> None:
    def work(connection: Connection) -> None:
        connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.account == holiday.account))
        connection.execute(insert(HOLIDAYS).values(**vars(holiday)))

    await store.write(work)


async def forget_holiday(store: Store, account: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.account == account))

    await store.write(work)


async def sittings_of(store: Store, account: str) -> list[Sitting]:
    """The newest first."""
    return [one for one, _ in await _found(store, _running().where(SEATS.c.account == account))]


async def sittings_on_holiday(store: Store) -> list[tuple[Sitting, Holiday]]:
    """Of all accounts that are on holiday now."""
    wanted = (
        _running()
        .add_columns(HOLIDAYS.c.account, HOLIDAYS.c.since, HOLIDAYS.c.until)
        .join(HOLIDAYS, HOLIDAYS.c.account == SEATS.c.account)
        .where(HOLIDAYS.c.until > time.time())
    )
    found = await _found(store, wanted)
    return [(one, Holiday(line.account, line.since, line.until)) for one, line in found]


def _running() -> Select[tuple[str, str, str, dict[str, object], int]]:
    return (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.title, TABLES.c.terms, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status == "playing", TABLES.c.archived.is_(None), SEATS.c.kind == "person")
        .order_by(TABLES.c.created.desc(), TABLES.c.id, SEATS.c.seat)
    )


async def _found(
    store: Store, wanted: Select[*tuple[object, ...]]
) -> list[tuple[Sitting, Row[*tuple[object, ...]]]]:
    async with store.read() as connection:
        lines: Sequence[Row[*tuple[object, ...]]] = (await connection.execute(wanted)).all()
        rests = (
            select(AFFAIRS)
            .where(AFFAIRS.c.table_id.in_({line.id for line in lines}), AFFAIRS.c.kind.in_(RESTS))
            .order_by(AFFAIRS.c.number)
        )
        notes: dict[str, list[Affair]] = {}
        for line in await connection.execute(rests):
            notes.setdefault(line.table_id, []).append(affair_of(line))
    return [
        (
            Sitting(
                line.id,
                line.game,
                line.title,
                line.seat,
                terms_of(line.terms),
                Affairs(notes.get(line.id, ())),
            ),
            line,
        )
        for line in lines
    ]
