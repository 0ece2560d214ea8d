"""The public tables, page by page."""

from __future__ import annotations

from sqlalchemy import or_, select

from oyez.server.models import Status
from oyez.server.problems import Problem
from oyez.server.storage.schema import TABLES
from oyez.server.storage.store import Store
from oyez.server.storage.stored import Stored


async def listed(
    store: Store, status: Status | None, game: str | None, before: str | None, limit: int
) -> list[Stored]:
    """Newest first, from the one after `before` on; private and archived tables are left out."""
    wanted = select(TABLES.c.id).where(TABLES.c.private.is_(False), TABLES.c.archived.is_(None))
    if status is not None:
        wanted = wanted.where(TABLES.c.status == status)
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    async with store.read() as connection:
        if before is not None:
            there = select(TABLES.c.created).where(TABLES.c.id == before, TABLES.c.private.is_(False))
            created = (await connection.execute(there)).scalar_one_or_none()
            if created is None:
                raise Problem("unknown-table", "this page is not there any more; begin with the first one")
            earlier = (TABLES.c.created == created) & (TABLES.c.id > before)
            wanted = wanted.where(or_(TABLES.c.created < created, earlier))
        found = await connection.execute(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit))
        ids = [line.id for line in found]
    return await store.summaries(ids)
