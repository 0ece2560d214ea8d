"""What the host of a table, and whoever sits at it, may do with its seats. Stored first, then shown."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from dataclasses import replace
from typing import Final

from oyez.engine.kernel import Seat
from oyez.server.models import NewSeat
from oyez.server.people.account_models import NewLink, SeatWish, Settled
from oyez.server.people.names import guest, name_of_bot
from oyez.server.people.people import Account, Asker, opens
from oyez.server.people.seating import bot_for, told_apart
from oyez.server.problems import Problem
from oyez.server.storage import seat_writes
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.storage.stored import SeatRow, hash_of, new_key
from oyez.server.tables import drawing
from oyez.server.tables.room import Room
from oyez.server.tables.table import Table
from oyez.server.tables.touching import touch

log: Final = logging.getLogger("oyez.server")


async def vacate(room: Room, asker: Asker, seat: Seat) -> None:
    """Somebody leaves before the start, or the host asks him to."""
    await room.to_the_end(_vacate(room, asker, seat))


async def _vacate(room: Room, asker: Asker, seat: Seat) -> None:
    async with room.lock:
        table = await room.ready()
        old = _seat(table, seat)
        if not (asker.holds(old) or asker.is_host(table.hosting)):
            raise Problem("not-host", "only who holds the seat, or the host of the table, can give it up")
        if old.kind != "person" or not old.taken:
            raise Problem("not-yours", f"nobody sits on seat {seat}")
        row = replace(old, name=None, taken=False, key_hash=None, account=None, muted=(), pledge=None)
        if table.match is None:
            await _give_up(room, table, seat)
        await _change(room, table, old, row)
        log.info("vacated table=%s seat=%d", room.id, seat)


async def set_seat(room: Room, asker: Asker, seat: Seat, wish: SeatWish) -> None:
    """A bot for a seat that nobody has taken, or an open seat instead of a bot."""
    await room.to_the_end(_set_seat(room, asker, seat, wish))


async def _set_seat(room: Room, asker: Asker, seat: Seat, wish: SeatWish) -> None:
    async with room.lock:
        table = await room.ready()
        old = _seat(table, seat)
        require_host(table, asker)
        if old.kind == "person" and old.taken:
            raise Problem("taken", f"somebody sits on seat {seat}; ask him to leave first")
        if wish.kind == "open":
            row = replace(old, kind="person", bot=None, name=wish.name, taken=False)
        else:
            bot = bot_for(table.agreed.game, NewSeat(kind="bot", bot=wish.bot))
            name = wish.name or name_of_bot(bot, 1)
            row = replace(old, kind="bot", bot=bot, name=name, taken=True)
        row = told_apart(row, wish.name, table.seats)
        await _change(room, table, old, row)
        log.info("set table=%s seat=%d kind=%s", room.id, seat, row.kind)


async def reissue(room: Room, asker: Asker, seat: Seat, wish: NewLink) -> str:
    """A new key for a seat; the old one opens nothing any more. Returns the new one."""
    return await room.to_the_end(_reissue(room, asker, seat, wish))


async def _reissue(room: Room, asker: Asker, seat: Seat, wish: NewLink) -> str:
    async with room.lock:
        table = await room.ready()
        old = _seat(table, seat)
        mine = asker.holds(old) and not wish.hand_over
        if not mine:
            require_host(table, asker)
        drawing.require_still(table)
        if old.kind != "person" or not old.taken:
            raise Problem("not-yours", f"nobody sits on seat {seat}, so it has no link")
        key = new_key()
        row = replace(old, key_hash=hash_of(key), handed=old.handed + (not mine))
        if wish.hand_over:
            await _give_up(room, table, seat)
            row = replace(row, account=None, name=wish.name or guest(seat), muted=())
            row = told_apart(row, wish.name, table.seats)
        await _store(room, seat_writes.change_seat(room.store, room.id, old, row))
        table.replace_seat(row)
        log.info("reissued table=%s seat=%d by=%s", room.id, seat, "holder" if mine else "host")
        room.show(table)
        return key


async def settle(room: Room, asker: Asker, wish: Settled) -> None:
    """Title, listing and who may sit down."""
    await room.to_the_end(_settle(room, asker, wish))


async def _settle(room: Room, asker: Asker, wish: Settled) -> None:
    async with room.lock:
        table = await room.ready()
        require_host(table, asker)
        hosting = replace(table.hosting, **wish.model_dump(exclude_none=True))
        await _store(room, seat_writes.change_hosting(room.store, room.id, hosting))
        table.hosting = hosting
        room.show(table)


async def claim(room: Room, account: Account, key: str) -> bool:
    """The seat, or the place of the host, that this key opens belongs to the account from now on."""
    return await room.to_the_end(_claim(room, account, key))


async def _claim(room: Room, account: Account, key: str) -> bool:
    async with room.lock:
        table = await room.ready()
        hosting = table.hosting
        if opens(key, hosting.host_hash) and hosting.host in (None, account.id):
            table.hosting = replace(hosting, host=account.id)
            await _store(room, seat_writes.change_hosting(room.store, room.id, table.hosting))
            return True
        held = [row for row in table.seats if opens(key, row.key_hash)]
        if not held or held[0].account not in (None, account.id):
            return False
        row = replace(held[0], account=account.id)
        await _store(room, seat_writes.change_seat(room.store, room.id, held[0], row))
        table.replace_seat(row)
        room.show(table)
        return True


def _seat(table: Table, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Problem("unknown-seat", f"there is no seat {seat}; the seats are 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def require_host(table: Table, asker: Asker) -> None:
    if not asker.is_host(table.hosting):
        raise Problem("not-host", "only the host of the table can do this; use the host's link or account")


async def _give_up(room: Room, table: Table, seat: Seat) -> None:
    """Somebody else may have the seat from now on, so it no longer counts as the host's own."""
    if table.hosting.host_seat == seat:
        hosting = replace(table.hosting, host_seat=None)
        await _store(room, seat_writes.change_hosting(room.store, room.id, hosting))
        table.hosting = hosting


async def _change(room: Room, table: Table, old: SeatRow, row: SeatRow) -> None:
    """A seat changes before the start, which may bring it about."""
    if table.match is not None:
        raise Problem("started", "the game has started; a seat can only be handed to somebody else now")
    drawing.require_still(table)
    table = await touch(room, table)
    room.table = None  # until it is stored: nobody may see what could still be lost
    opening = table.seat_down(row, drawing.until(room))
    begun = (table.progress(), opening)
    await _store(room, seat_writes.change_open_seat(room.store, room.id, old, table.seats, begun))
    room.table = table
    room.show(table)
    room.wake()


async def _store(room: Room, writing: Awaitable[None]) -> None:
    try:
        await writing
    except STORE_ERRORS as error:
        log.error("cannot store table=%s: %s", room.id, cause(error))
        room.table = None  # believe the store
        raise Problem("not-stored", "the server could not store this; try again") from error
    except Problem:
        room.table = None
        raise
