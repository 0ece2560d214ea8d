"""Tables: the lobby, new ones, seats, and what remains of a game that is over."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import StringConstraints

from oyez.engine.record import Record, write
from oyez.server.models import (
    Contribution,
    Created,
    Detail,
    Frames,
    Guest,
    NewTable,
    Results,
    SeatKey,
    Status,
    Summaries,
)
from oyez.server.people.lobby import listed
from oyez.server.people.origin import address_of
from oyez.server.problems import Problem
from oyez.server.routes.answers import refusals
from oyez.server.routes.asking import Hall, SeatId, TableId, Who, at_most
from oyez.server.tables import asides, drawing, past, replays
from oyez.server.tables.reopening import game_of, known_game
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.shapes import dice_shape, summary

LISTED: Final = 200
FRAMES: Final = 500  # at once
KnownId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]

router: Final = APIRouter(prefix="/tables", tags=["tables"])


@router.get("", responses=refusals("unknown-game", "unknown-table"))
async def list_tables(
    rooms: Hall,
    status: Annotated[Status | None, Query(description="Only these.")] = None,
    game: Annotated[str | None, Query(max_length=40, description="Only of this game.")] = None,
    before: Annotated[str | None, Query(max_length=40, description="`next` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
    id: Annotated[
        list[KnownId] | None, Query(max_length=LISTED, description="Only these, private ones too.")
    ] = None,
) -> Summaries:
    """The public tables, newest first; or some by their ids."""
    if game is not None:
        known_game(game)
    if id is not None:
        return Summaries(tables=[summary(table) for table in await rooms.store.summaries(id)])
    found = await listed(rooms.store, status, game, before, limit + 1)
    page = found[:limit]
    return Summaries(
        tables=[summary(table) for table in page],
        next=page[-1].agreed.id if len(found) > limit else None,
    )


@router.post(
    "",
    status_code=201,
    responses=refusals(
        *("unknown-game", "bad-options", "unknown-bot", "name-taken", "sign-in", "too-many", "too-many-bots"),
        "not-stored",
    ),
    dependencies=[Depends(at_most("table"))],
)
async def make_table(request: Request, rooms: Hall, who: Who, table: NewTable) -> Created:
    """A new table. The keys of the seats of kind "me" and of the host are shown here and never again.

    One of bots alone plays only while somebody watches it.
    """
    return await rooms.create(table, who.account, address_of(request))


@router.get("/{id}", responses=refusals("unknown-table", "outdated"))
async def get_table(rooms: Hall, id: TableId) -> Detail:
    """A table's summary, with what can be read off the pieces."""
    stored = await rooms.store.summary(id)
    if stored is None:
        raise Problem("unknown-table", "there is no such table; look at the list of tables")
    game = game_of(stored.agreed)
    box = game.box(game.rules(len(stored.seats), stored.agreed.options))
    dice = dice_shape(
        stored.agreed,
        stored.seats,
        stored.progress.drawing,
        begun=stored.progress.status != "open",
    )
    return Detail(**summary(stored).model_dump(), box=box, dice=dice)


@router.post(
    "/{id}/seats/{seat}",
    status_code=201,
    responses=refusals(
        *("unknown-table", "unknown-seat", "taken", "name-taken", "sign-in", "outdated", "too-many"),
        "not-stored",
    ),
    dependencies=[Depends(at_most("seat"))],
)
async def take_seat(rooms: Hall, who: Who, id: TableId, seat: SeatId, guest: Guest) -> SeatKey:
    """Take an open seat. The game starts with the last one."""
    async with rooms.at(id) as room:
        return SeatKey(seat=seat, key=await asides.take(room, seat, guest, who.account))


@router.post(
    "/{id}/seats/{seat}/contribution",
    status_code=204,
    responses=refusals(
        *("unknown-table", "unknown-seat", "not-yours", "not-drawing", "wrong-contribution"),
        *("outdated", "too-many", "not-stored"),
    ),
)
async def contribute(rooms: Hall, who: Who, id: TableId, seat: SeatId, given: Contribution) -> None:
    """Open what the seat's device has pledged to contribute to the dice, once every seat is taken."""
    async with rooms.at(id) as room:
        await drawing.contribute_as(room, who, seat, given.contribution)


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


@router.get("/{id}/frames", responses=refusals("unknown-table", "not-started", "outdated"))
async def get_frames(
    rooms: Hall,
    id: TableId,
    first: Annotated[int, Query(alias="from", ge=0, description="The first frame wanted.")] = 0,
    to: Annotated[
        int | None, Query(ge=0, description=f"The first frame not wanted; at most {FRAMES} on.")
    ] = None,
) -> Frames:
    """The positions after each play: of a game that goes on as far as a spectator may see them by now."""
    stop = min(first + FRAMES, first + FRAMES if to is None else to)
    async with rooms.at(id) as room:
        return await past.look_back(room, first, stop)


@router.get("/{id}/results", responses=refusals("unknown-table", "not-over", "outdated"))
async def get_results(rooms: Hall, id: TableId) -> Results:
    """Who won a game that is over, and how everybody stood at the end of each round."""
    return await asyncio.to_thread(replays.results, await _record(rooms, id))


async def _record(rooms: Rooms, id: str) -> Record:
    async with rooms.at(id) as room:
        return await room.record()
