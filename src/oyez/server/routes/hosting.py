"""Seats and tables in the hands of their host, and what belongs to whoever sits there."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from fastapi.responses import Response

from oyez.server.models import SeatKey, Summary
from oyez.server.people import deletions, exports, hosting
from oyez.server.people.account_models import (
    DeletionState,
    Export,
    NewLink,
    Notes,
    NotesShape,
    SeatWish,
    Settled,
    Standing,
)
from oyez.server.people.people import Asker
from oyez.server.problems import Problem
from oyez.server.routes.answers import refusals
from oyez.server.routes.asking import Hall, SeatId, TableId, Who
from oyez.server.storage import seat_writes
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.shapes import summary

router: Final = APIRouter(prefix="/tables", tags=["hosting"])
SEAT: Final = refusals(
    *("unknown-table", "unknown-seat", "not-host", "not-yours", "name-taken", "late", "outdated"),
    "not-stored",
)
OPEN_SEAT: Final = refusals(
    *("unknown-table", "unknown-seat", "unknown-bot", "not-host", "not-yours", "taken", "started"),
    *("name-taken", "late", "outdated", "not-stored"),
)
TABLE: Final = refusals("unknown-table", "not-host", "outdated", "not-stored")
DELETING: Final = ("unknown-table", "not-host", "late", "outdated", "not-stored")


@router.get("/{id}/standing", responses=refusals("unknown-table"))
async def get_standing(rooms: Hall, who: Who, id: TableId) -> Standing:
    """What the asker is at this table: its host, in which seats."""
    stored = await rooms.store.summary(id)
    if stored is None:
        raise Problem("unknown-table", "there is no such table; look at the list of tables")
    return Standing(
        host=who.is_host(stored.hosting), seats=[row.seat for row in stored.seats if who.holds(row)]
    )


@router.patch("/{id}", responses=TABLE)
async def change_table(rooms: Hall, who: Who, id: TableId, wish: Settled) -> Summary:
    """Title, listing, and whether seats are only for people who are signed in."""
    async with rooms.at(id) as room:
        await hosting.settle(room, who, wish)
    return await _summary(rooms, id)


@router.delete("/{id}", status_code=204, responses=refusals("needs-consent", *DELETING))
async def delete_table(rooms: Hall, who: Who, id: TableId) -> None:
    """The table is gone, with its seats, its log and all that was said. Where others play they have to agree first."""
    async with rooms.at(id) as room:
        await deletions.delete(room, who)


@router.post("/{id}/deletion", responses=refusals("needs-operator", "too-many", *DELETING))
async def ask_deletion(rooms: Hall, who: Who, id: TableId) -> DeletionState:
    """The host asks everybody who plays to agree to the deletion; the last consent deletes the table."""
    async with rooms.at(id) as room:
        return await deletions.ask(room, who)


@router.delete("/{id}/deletion", status_code=204, responses=refusals(*DELETING))
async def withdraw_deletion(rooms: Hall, who: Who, id: TableId) -> None:
    """The host does not ask for the deletion any more."""
    async with rooms.at(id) as room:
        await deletions.withdraw(room, who)


@router.get("/{id}/export", responses=TABLE | {200: {"model": Export}})
async def export_table(rooms: Hall, who: Who, id: TableId) -> Response:
    """The game as a file for its host: its record once it is over, and what was said."""
    async with rooms.at(id) as room:
        whole = await exports.export(room, who)
    file = f'attachment; filename="{whole.table.game}-{id}.json"'
    text = whole.model_dump_json(indent=1)
    return Response(text, media_type="application/json", headers={"Content-Disposition": file})


@router.put("/{id}/seats/{seat}", responses=OPEN_SEAT)
async def set_seat(rooms: Hall, who: Who, id: TableId, seat: SeatId, wish: SeatWish) -> Summary:
    """A bot for an open seat, or an open seat instead of a bot, before the start."""
    async with rooms.at(id) as room:
        await hosting.set_seat(room, who, seat, wish)
    return await _summary(rooms, id)


@router.post("/{id}/seats/{seat}/vacate", responses=OPEN_SEAT)
async def vacate_seat(rooms: Hall, who: Who, id: TableId, seat: SeatId) -> Summary:
    """Give a seat up before the start; the host may do it for others."""
    async with rooms.at(id) as room:
        await hosting.vacate(room, who, seat)
    return await _summary(rooms, id)


@router.post("/{id}/seats/{seat}/link", status_code=201, responses=SEAT)
async def reissue_link(rooms: Hall, who: Who, id: TableId, seat: SeatId, wish: NewLink) -> SeatKey:
    """A new link for a seat; the old one stops working at once."""
    async with rooms.at(id) as room:
        return SeatKey(seat=seat, key=await hosting.reissue(room, who, seat, wish))


@router.get("/{id}/seats/{seat}/notes", responses=refusals("unknown-table", "not-yours"))
async def get_notes(rooms: Hall, who: Who, id: TableId, seat: SeatId) -> NotesShape:
    """The notes of a seat, for whoever holds it."""
    await _own(rooms, who, id, seat)
    return NotesShape(text=await seat_writes.notes_of(rooms.store, id, seat))


@router.put("/{id}/seats/{seat}/notes", responses=refusals("unknown-table", "not-yours"))
async def keep_notes(rooms: Hall, who: Who, id: TableId, seat: SeatId, notes: Notes) -> NotesShape:
    await _own(rooms, who, id, seat)
    await seat_writes.keep_notes(rooms.store, id, seat, notes.text)
    return NotesShape(text=notes.text)


async def _own(rooms: Rooms, who: Asker, id: str, seat: int) -> None:
    stored = await rooms.store.summary(id)
    if stored is None:
        raise Problem("unknown-table", "there is no such table; look at the list of tables")
    if not any(row.seat == seat and who.holds(row) for row in stored.seats):
        raise Problem("not-yours", "notes are for whoever holds the seat; use its link or your account")


async def _summary(rooms: Rooms, id: str) -> Summary:
    stored = await rooms.store.summary(id)
    if stored is None:
        raise Problem("unknown-table", "there is no such table; look at the list of tables")
    return summary(stored)
