"""A change of a table: carried out, and stored before anybody can see it. Call with the room's lock held."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NoReturn

from sqlalchemy.exc import IntegrityError

from oyez.server.problems import Problem
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.storage.stored import Entry, Progress
from oyez.server.tables.table import Table

if TYPE_CHECKING:
    from oyez.server.tables.room import Room

log: Final = logging.getLogger("oyez.server")
TRIES: Final = 5  # when other processes were first
Change = Callable[[Table], Entry]


class Beaten(Problem):
    """Another process has stored its entry first."""


async def enter_at_last(room: Room, change: Change) -> tuple[Entry, Table]:
    """Two processes wrote at once: whose ticket still holds is not too late, and only comes second."""
    for _ in range(TRIES):
        with contextlib.suppress(Beaten):
            return await enter(room, change)
    return await enter(room, change)


async def enter(room: Room, change: Change) -> tuple[Entry, Table]:
    """Carry out a change and store it. Nobody is told yet; raises Problem if it could not be."""
    table = await room.ready()
    room.table = None  # until it is stored: nobody may see what could still be lost
    entry, progress = _attempt(room, table, change)
    try:
        await room.store.append(room.id, entry, progress)
    except STORE_ERRORS as error:
        await _give_up(room, entry, error)
    room.table = table
    if room.audience.past is not None:
        room.audience.past.add(entry)
    if table.over:
        log.info("over table=%s n=%d", room.id, entry.number)
    return entry, table


def _attempt(room: Room, table: Table, change: Change) -> tuple[Entry, Progress]:
    try:
        entry = change(table)
        room.silence.heed(table, entry)
        room.keep_time(table, entry)
        return entry, room.progress(table)
    except Problem:
        room.table = table  # which a refused change leaves alone
        raise
    except Exception as error:  # whatever the rules left half done is thrown away
        log.exception("the rules failed table=%s n=%d", room.id, table.n)
        room.silence.forget()
        raise Problem("internal", "the server failed on this choice; nothing was changed") from error


async def _give_up(room: Room, entry: Entry, error: Exception) -> NoReturn:
    """Storing failed, or so it seems: believe the store, not the memory. Always raises Problem."""
    # That another process was first is nothing to worry about.
    level = logging.INFO if isinstance(error, IntegrityError) else logging.ERROR
    log.log(level, "cannot store table=%s n=%d: %s", room.id, entry.number, cause(error))
    room.silence.forget()
    table = await room.ready()
    if table.n >= entry.number:
        raise Beaten("late", "another choice came first; look at the table as it is now") from error
    raise Problem(
        "not-stored", "the server could not store this, so nothing was changed; try again"
    ) from error
