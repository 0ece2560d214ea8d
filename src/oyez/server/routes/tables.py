"""Tables: the lobby, new ones, seats, and what remains of a game that is over."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse

from oyez.engine.record import Record, write
from oyez.server import asides, replays
from oyez.server.models import Created, Detail, Frames, Guest, NewTable, Results, SeatKey, Summaries
from oyez.server.problems import Problem
from oyez.server.reopening import game_of
from oyez.server.rooms import Rooms
from oyez.server.routes.answers import refusals
from oyez.server.shapes import summary

LISTED: Final = 200
FRAMES: Final = 500  # at once

router: Final = APIRouter(prefix="/tables", tags=["tables"])


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


Hall = Annotated[Rooms, Depends(_rooms)]
TableId = Annotated[str, Path(max_length=40)]


@router.get("")
async def list_tables(rooms: Hall) -> Summaries:
    """The newest tables, newest first."""
    return Summaries(tables=[summary(table) for table in await rooms.store.newest(LISTED)])


@router.post(
    "", status_code=201, responses=refusals("unknown-game", "bad-options", "unknown-bot", "not-stored")
)
async def make_table(rooms: Hall, table: NewTable) -> Created:
    """A new table. The keys of the seats of kind "me" are shown here and never again."""
    return await rooms.create(table)


@router.get("/{id}", responses=refusals("unknown-table", "outdated"))
async def get_table(rooms: Hall, id: TableId) -> Detail:
    """A table's summary, with what can be read off the pieces."""
    stored = await rooms.store.summary(id)
    if stored is None:
        raise Problem("unknown-table", "there is no such table; look at the list of tables")
    game = game_of(stored.agreed)
    box = game.box(game.rules(len(stored.seats), stored.agreed.options))
    return Detail(**summary(stored).model_dump(), box=box)


@router.post(
    "/{id}/seats/{seat}",
    status_code=201,
    responses=refusals("unknown-table", "unknown-seat", "taken", "outdated", "not-stored"),
)
async def take_seat(
    rooms: Hall, id: TableId, seat: Annotated[int, Path(ge=0, le=100)], guest: Guest
) -> SeatKey:
    """Take an open seat. The game starts with the last one."""
    async with rooms.at(id) as room:
        return SeatKey(seat=seat, key=await asides.take(room, seat, guest.name))


@router.get(
    "/{id}/record",
    response_class=PlainTextResponse,
    responses=refusals("unknown-table", "not-over", "outdated"),
)
async def get_record(rooms: Hall, id: TableId) -> PlainTextResponse:
    """The record of a game that is over, as `oyez replay` reads it."""
    record = await _record(rooms, id)
    file = f'attachment; filename="{record.game.name}-{id}.txt"'
    return PlainTextResponse(write(record), headers={"Content-Disposition": file})


@router.get("/{id}/frames", responses=refusals("unknown-table", "not-over", "outdated"))
async def get_frames(
    rooms: Hall,
    id: TableId,
    first: Annotated[int, Query(alias="from", ge=0, description="The first frame wanted.")] = 0,
    to: Annotated[
        int | None, Query(ge=0, description=f"The first frame not wanted; at most {FRAMES} on.")
    ] = None,
) -> Frames:
    """The positions after each play of a game that is over."""
    stop = min(first + FRAMES, first + FRAMES if to is None else to)
    record = await _record(rooms, id)
    return await asyncio.to_thread(replays.frames, record, first, stop)


@router.get("/{id}/results", responses=refusals("unknown-table", "not-over", "outdated"))
async def get_results(rooms: Hall, id: TableId) -> Results:
    """Who won a game that is over, and how everybody stood at the end of each round."""
    return await asyncio.to_thread(replays.results, await _record(rooms, id))


async def _record(rooms: Rooms, id: str) -> Record:
    async with rooms.at(id) as room:
        return await room.record()
