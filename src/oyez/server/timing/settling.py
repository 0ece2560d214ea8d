"""Notes of what people settle: made under the room's lock, stored before anybody is told."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.server.problems import Problem
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.tables.room import Room
from oyez.server.tables.table import Table
from oyez.server.timing.affairs import NOBODY, AffairKind
from oyez.server.timing.hourglass import Hourglass, Sand, Standstill
from oyez.server.timing.timebook import enter_affair

log: Final = logging.getLogger("oyez.server")
Turn = Callable[[Hourglass, Sand, Standstill, float], Sand]


async def note(
    room: Room,
    kind: AffairKind,
    seat: Seat,
    by: Seat = NOBODY,
    turn: Turn | None = None,
    **detail: Any,
) -> Table:
    """Add a note, and what it makes of the clocks. Call with the lock held; raises Problem."""
    table = await room.ready()
    events = room.audience.public_events(table)  # its place in the chronicle
    affair = table.affairs.next_note(kind, seat, time.time(), by, events=events, **detail)
    room.table = None  # until it is stored: nobody may see what could still be lost
    table.affairs.add(affair)
    if turn is not None:
        room.timekeeper.change(table, turn)
    room.keep_time(table)
    try:
        await enter_affair(room.store, room.id, affair, room.progress(table))
    except STORE_ERRORS as error:
        log.error("cannot store a note table=%s kind=%s: %s", room.id, kind, cause(error))
        found = await room.ready()
        if len(found.affairs.notes) >= affair.number:
            raise Problem(
                "late", "something else was settled first; look at the table as it is now"
            ) from error
        raise Problem(
            "not-stored", "the server could not store this, so nothing was changed; try again"
        ) from error
    room.table = table
    return table


async def tell(room: Room) -> None:
    """Show what was settled, and let bots and clocks go on. Call with the lock held."""
    room.show(await room.ready())
    room.wake()


def seated(table: Table, seat: Seat) -> None:
    """Raises Problem for spectators and while no game runs."""
    if seat == SPECTATOR:
        raise Problem("not-yours", "spectators only watch; sit down with the key of a seat")
    if table.match is None:
        raise Problem("not-started", "the game has not started: a seat is still open")
    if table.over:
        raise Problem("over", "the game is over; there is nothing left to settle")


def person(table: Table, seat: Seat) -> None:
    """Raises Problem unless a person sits there."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
        raise Problem("unknown-seat", f"no person sits on seat {seat}; choose the seat of one")
