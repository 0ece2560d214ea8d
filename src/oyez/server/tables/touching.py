"""Somebody who plays at a table comes to it: that is noted, and an archived table is brought back."""

from __future__ import annotations

import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oyez.server.problems import Problem
from oyez.server.storage.archiving import note_touch, restore
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.tables.table import Table

if TYPE_CHECKING:
    from oyez.server.tables.room import Room

log: Final = logging.getLogger("oyez.server")
OFTEN: Final = 3600.0  # seconds: a visit is noted once in so long, for archiving counts in days


async def touch(room: Room, table: Table) -> Table:
    """Call with the lock held; returns the table as it is then. Raises Problem if it cannot be brought back."""
    now = time.time()
    if table.lifetime.archived is None:
        await _note(room, table, now)
        return table
    try:
        await restore(room.store, room.id, now)
    except STORE_ERRORS as error:
        log.error("cannot restore table=%s: %s", room.id, cause(error))
        raise Problem(
            "not-stored", "the table is archived and could not be brought back; try again"
        ) from error
    log.info("restored table=%s", room.id)
    room.fall_behind()
    return await room.ready()


async def _note(room: Room, table: Table, now: float) -> None:
    if now - table.lifetime.touched < OFTEN:
        return
    try:
        await note_touch(room.store, room.id, now)
    except STORE_ERRORS as error:  # it is noted with the next visit, or by the next round
        log.error("cannot note a visit table=%s: %s", room.id, cause(error))
        return
    table.lifetime = replace(table.lifetime, touched=now)
