"""A game as one file for its host: never more than the host may know."""

from __future__ import annotations

from datetime import UTC, datetime

from oyez.engine.record import write
from oyez.server.people.account_models import Export, ExportedLine
from oyez.server.people.people import Asker
from oyez.server.problems import Problem
from oyez.server.storage.stored import Spoken
from oyez.server.tables.lines import may_hear
from oyez.server.tables.room import Room
from oyez.server.tables.shapes import summary
from oyez.server.tables.table import Table


async def export(room: Room, asker: Asker) -> Export:
    """The record is whole once the game is over; private talks are for those who were in them, even then."""
    async with room.lock:
        table = await room.ready()
        if not asker.is_host(table.hosting):
            raise Problem(
                "not-host", "only the host of the table can do this; use the host's link or account"
            )
        own = [row.seat for row in table.seats if asker.holds(row)]
        talk = [_line(table, said) for said in table.said if any(may_hear(said, seat) for seat in (*own, -1))]
    stored = await room.store.summary(room.id)
    if stored is None:
        raise Problem("unknown-table", "there is no such table; look at the list of tables")
    return Export(table=summary(stored), record=await _record(room), talk=talk)


async def _record(room: Room) -> str | None:
    try:
        return write(await room.record())
    except Problem as problem:
        if problem.code != "not-over":
            raise
        return None


def _line(table: Table, said: Spoken) -> ExportedLine:
    return ExportedLine(
        seat=said.seat,
        name=table.seats[said.seat].name or "",
        text=said.text,
        at=datetime.fromtimestamp(said.at, UTC),
        aside=None if said.aside is None else list(said.aside),
    )
