"""Before a game begins, the devices of its people send what they have pledged to contribute to the dice.

A device pledges when it takes its seat and opens its pledge once everybody sits. So nobody, not even whoever runs the
server, knows what the others contribute while he can still choose what he contributes himself.
"""

from __future__ import annotations

import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oyez.engine.dice import promise_of
from oyez.engine.kernel import Seat
from oyez.server.people.people import Asker
from oyez.server.problems import Problem
from oyez.server.storage import seat_writes
from oyez.server.storage.store import STORE_ERRORS, Overtaken, cause
from oyez.server.storage.stored import SeatRow
from oyez.server.tables.table import Table

if TYPE_CHECKING:
    from oyez.server.tables.room import Room

log: Final = logging.getLogger("oyez.server")
TRIES: Final = 5  # when another process was first


def is_complete(seats: tuple[SeatRow, ...]) -> bool:
    """Whether every device that has pledged has contributed."""
    return all(row.pledge is None or row.contribution is not None for row in seats)


def until(room: Room) -> float:
    """Until when a table that is full now waits for contributions."""
    return time.time() + room.draw_patience


def left(table: Table) -> float | None:
    """Seconds until the game begins without those who are late; None if nobody is waited for."""
    return None if table.drawing is None else max(0.0, table.drawing - time.time())


async def contribute(room: Room, seat: Seat, contribution: str) -> None:
    """A device opens its pledge; the last one begins the game."""
    await room.to_the_end(_contribute(room, seat, contribution))


async def contribute_as(room: Room, asker: Asker, seat: Seat, contribution: str) -> None:
    """The same over HTTP, for whoever holds the seat."""
    async with room.lock:
        seats = (await room.ready()).seats
    if seat >= len(seats):
        raise Problem("unknown-seat", f"there is no seat {seat}; the seats are 0 to {len(seats) - 1}")
    if not asker.holds(seats[seat]):
        raise Problem("not-yours", "only who holds the seat contributes for it; use its link or your account")
    await contribute(room, seat, contribution)


async def _contribute(room: Room, seat: Seat, contribution: str) -> None:
    async with room.lock:
        for _ in range(TRIES):
            table = await room.ready()
            row = _opened(table, seat, contribution)
            if row is None or await _draw(room, table, row):
                return
        raise Problem("not-stored", "the server could not take your contribution; try again")


def _opened(table: Table, seat: Seat, contribution: str) -> SeatRow | None:
    """The seat with its contribution; None if it is there already. Raises Problem."""
    row = table.seats[seat]
    if row.pledge is None or promise_of(contribution) != row.pledge:
        raise Problem(
            "wrong-contribution", "this is not what your device has pledged to contribute to the dice"
        )
    if row.contribution == contribution:
        return None
    if table.drawing is None:
        begun = table.match is not None
        raise Problem(
            "not-drawing",
            "the game has begun without your contribution; it came too late"
            if begun
            else "the dice are drawn when every seat is taken; send your contribution then",
        )
    return replace(row, contribution=contribution)


async def end(room: Room) -> None:
    """Begin without those who are late. Call with the lock held."""
    for _ in range(TRIES):
        table = await room.ready()
        if left(table) != 0.0 or await _draw(room, table, None):
            return


async def _draw(room: Room, table: Table, row: SeatRow | None) -> bool:
    """Store a contribution, and begin the game if nobody is waited for; whether no other process was first."""
    room.table = None  # until it is stored: nobody may see what could still be lost
    if row is not None:
        table.replace_seat(row)
    opening = table.begin() if row is None or is_complete(table.seats) else ()
    try:
        await seat_writes.draw(room.store, room.id, table.seats, (table.progress(), opening), row)
    except Overtaken:
        log.info("contributions came elsewhere table=%s", room.id)
        return False
    except STORE_ERRORS as error:
        log.error("cannot store contributions table=%s: %s", room.id, cause(error))
        raise Problem("not-stored", "the server could not draw the dice; try again") from error
    room.table = table
    if table.match is not None:
        late = sum(row.pledge is not None and row.contribution is None for row in table.seats)
        log.info("drawn table=%s late=%d", room.id, late)
    room.show(table)
    room.wake()
    return True


def require_still(table: Table) -> None:
    """Nobody comes or goes while the dice are drawn: whoever has seen contributions could choose others."""
    if table.drawing is not None:
        raise Problem("drawing", "the dice are being drawn, which takes some seconds; try again afterwards")
