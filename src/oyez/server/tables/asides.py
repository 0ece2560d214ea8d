"""What people do at a table beside playing: take a seat, talk, ask why, give standing orders, take their time."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from sqlalchemy.exc import IntegrityError

from oyez.engine.game import SPECTATOR, UnknownName
from oyez.engine.kernel import Seat
from oyez.server.messages import Order, Reason
from oyez.server.models import Guest
from oyez.server.people.people import Account
from oyez.server.people.seating import seated, told_apart
from oyez.server.problems import Problem
from oyez.server.storage import seat_writes
from oyez.server.storage.store import STORE_ERRORS, Overtaken, cause
from oyez.server.storage.stored import Spoken, hash_of, new_key
from oyez.server.tables import drawing, gate
from oyez.server.tables.audience import Watcher
from oyez.server.tables.lines import clean_line
from oyez.server.tables.orders import changed
from oyez.server.tables.position import Position
from oyez.server.tables.room import Room
from oyez.server.tables.table import Table
from oyez.server.tables.touching import touch

log: Final = logging.getLogger("oyez.server")
TRIES: Final = 5  # when another process was first


async def take(room: Room, seat: Seat, guest: Guest, account: Account | None = None) -> str:
    """Give an open seat to somebody; returns its key."""
    return await room.to_the_end(_take(room, seat, guest, account))


async def _take(room: Room, seat: Seat, guest: Guest, account: Account | None) -> str:
    async with room.lock:
        for _ in range(TRIES):
            try:
                table = await touch(room, await room.ready())
                return await _take_now(room, table, seat, guest, account)
            except Overtaken:  # the room has forgotten the table, and loads it anew
                log.info("seats were taken elsewhere table=%s seat=%d", room.id, seat)
        raise Problem("not-stored", "the server could not give you the seat; try again")


async def _take_now(room: Room, table: Table, seat: Seat, guest: Guest, account: Account | None) -> str:
    if not 0 <= seat < len(table.seats):
        raise Problem("unknown-seat", f"there is no seat {seat}; the seats are 0 to {len(table.seats) - 1}")
    old = table.seats[seat]
    if old.taken:
        raise Problem("taken", f"seat {seat} is taken; choose another one")
    key = new_key()
    row = told_apart(seated(old, guest.name, table.hosting.named, account), guest.name, table.seats)
    pledge = None if table.agreed.secret is None else guest.pledge  # nobody contributes to older tables
    row = replace(row, taken=True, key_hash=hash_of(key), pledge=pledge)
    room.table = None  # until it is stored: nobody may see what could still be lost
    opening = table.seat_down(row, drawing.until(room))
    try:
        await room.store.take_seat(room.id, row, table.seats, (table.progress(), opening))
    except STORE_ERRORS as error:
        log.error("cannot store table=%s seat=%d: %s", room.id, seat, cause(error))
        raise Problem("not-stored", "the server could not give you the seat; try again") from error
    room.table = table
    log.info("taken table=%s seat=%d status=%s", room.id, seat, table.progress().status)
    room.show(table)
    room.wake()
    return key


async def explain(room: Room, by: Watcher, text: str) -> None:
    """Say why something is not open, from where the seat sees the table."""
    async with room.lock:
        table = await room.ready()
        by.say(_reason(table, by.seat, text, room.audience.position(table, by.seat)))


def _reason(table: Table, seat: Seat, text: str, position: Position) -> Reason:
    """Why the seat cannot do something in the position it is shown; raises Problem."""
    if seat == SPECTATOR:
        raise Problem("not-yours", "spectators have no choices; sit down with the key of a seat to ask")
    if position.state is None:
        raise Problem("not-started", "the game has not started: a seat is still open")
    try:
        return gate.reason(table.game, position.state, seat, table.game.action(text))
    except UnknownName as error:
        raise Problem("illegal", str(error)) from error


async def hold(room: Room, seat: Seat) -> None:
    """Stop the clock of the seat's question, if it has one."""
    await room.to_the_end(_hold(room, seat))


async def _hold(room: Room, seat: Seat) -> None:
    async with room.lock:
        table = await room.ready()
        ticket = room.silence.question(seat)
        if ticket is None:
            return
        try:  # stored, because the clock may run in another process
            await room.store.hold(room.id, seat, ticket)
        except STORE_ERRORS as error:
            log.error("cannot hold a question table=%s seat=%d: %s", room.id, seat, cause(error))
            raise Problem("not-stored", "the server could not keep your question open; try again") from error
        table.replace_seat(replace(table.seats[seat], held=ticket))
        if room.silence.keeps_open(table, seat):
            room.audience.tell_time(seat, table)


async def order(room: Room, seat: Seat, orders: Mapping[str, Order]) -> None:
    """Change standing orders; a question that they answer is answered at once."""
    await room.to_the_end(_order(room, seat, orders))


async def _order(room: Room, seat: Seat, orders: Mapping[str, Order]) -> None:
    async with room.lock:
        table = await room.ready()
        if seat == SPECTATOR:
            raise Problem("not-yours", "spectators give no orders; sit down with the key of a seat")
        row = table.seats[seat]
        row = replace(row, orders=changed(table.game, row, orders))
        try:
            await room.store.give_orders(room.id, seat, row.orders)
        except STORE_ERRORS as error:
            log.error("cannot store orders table=%s seat=%d: %s", room.id, seat, cause(error))
            raise Problem("not-stored", "the server could not store your orders; try again") from error
        table.replace_seat(row)
        room.audience.tell_orders(room.audience.of(seat), table)
        await room.follow_orders(shown=True)
        room.show(await room.ready())
        room.wake()


async def speak(room: Room, seat: Seat, text: str, *, aside: bool) -> None:
    """Say something to the table, or to those in the same private talk."""
    await room.to_the_end(_speak(room, seat, text, aside))


async def _speak(room: Room, seat: Seat, text: str, aside: bool) -> None:
    async with room.lock:
        table = await room.ready()
        if seat == SPECTATOR:
            raise Problem("not-yours", "spectators only listen; sit down with the key of a seat to talk")
        members = table.game.talking(table.match.state) if table.match else ()
        if aside and seat not in members:
            raise Problem("not-yours", "you are in no private talk; what you say now is for everybody")
        line = clean_line(text)
        room.patience.spend(seat)
        name = table.seats[seat].name
        spoken = Spoken(len(table.said), seat, line, time.time(), members if aside else None, name)
        await keep_line(room, table, spoken)


async def keep_line(room: Room, table: Table, spoken: Spoken) -> None:
    """Somebody at another process may say something in the same moment: then this is the next line."""
    try:
        for _ in range(TRIES):
            spoken = replace(spoken, number=len(table.said))
            with contextlib.suppress(IntegrityError):
                await room.store.say(room.id, spoken)
                table.said.append(spoken)
                room.audience.tell_line(table)
                return
            room.fall_behind()
            table = await room.ready()
    except STORE_ERRORS as error:
        log.error("cannot store a line table=%s seat=%d: %s", room.id, spoken.seat, cause(error))
    raise Problem("not-stored", "the server could not keep what you said; say it again")


async def mute(room: Room, seat: Seat, other: Seat, *, muted: bool) -> None:
    """Hear no more of another seat, or hear it again. It is told to nobody else."""
    async with room.lock:
        table = await room.ready()
        if seat == SPECTATOR or other == seat or not 0 <= other < len(table.seats):
            raise Problem("not-yours", "a seat mutes another one; sit down with the key of a seat")
        row = table.seats[seat]
        row = replace(row, muted=tuple(sorted({*row.muted, other} if muted else {*row.muted} - {other})))
        try:
            await seat_writes.keep_muted(room.store, room.id, seat, row.muted)
        except STORE_ERRORS as error:
            log.error("cannot store who is muted table=%s seat=%d: %s", room.id, seat, cause(error))
            raise Problem("not-stored", "the server could not keep this; try again") from error
        table.replace_seat(row)
        room.audience.tell_muted(seat, table)
