"""Deleting a table, if it is still what everybody agreed about."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select

from oyez.server.models import Status
from oyez.server.storage.schema import AFFAIRS, SEATS, TABLES
from oyez.server.storage.store import Overtaken, Store
from oyez.server.storage.stored import SeatRow


async def delete_unchanged(
    store: Store, table: str, status: Status, seats: Sequence[SeatRow], notes: int
) -> None:
    """Raises Overtaken if another process has begun the game, changed who sits there, or noted what was settled."""

    def work(connection: Connection) -> None:
        here = select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
        columns = select(SEATS.c.kind, SEATS.c.taken, SEATS.c.key_hash, SEATS.c.account, SEATS.c.handed)
        sitting = connection.execute(columns.where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
        settled = select(func.count()).select_from(AFFAIRS).where(AFFAIRS.c.table_id == table)
        known = [(row.kind, row.taken, row.key_hash, row.account, row.handed) for row in seats]
        if (
            connection.execute(here).scalar_one_or_none() != status
            or [tuple(line) for line in sitting] != known
            or connection.execute(settled).scalar_one() != notes
        ):
            raise Overtaken
        connection.execute(delete(TABLES).where(TABLES.c.id == table))

    await store.write(work, table)
