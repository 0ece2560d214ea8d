"""A game as one file for its host: never more than the host may know."""

from __future__ import annotations

from datetime import UTC, datetime

from oyez.engine.record import write
from oyez.server.people.account_models import Export, ExportedLine, ExportedMurmur
from oyez.server.people.people import Asker
from oyez.server.problems import Problem
from oyez.server.storage.stored import Murmur, Spoken
from oyez.server.tables.lines import may_hear, plain
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
    record = await _record(room)
    heard = [] if record is None else [_murmur(one) for one in table.gallery]
    return Export(table=summary(stored), record=record, talk=talk, gallery=heard)


async def _record(room: Room) -> str | None:
    try:
        return write(await room.record())
    except Problem as problem:
        if problem.code != "not-over":
            raise
        return None


def _murmur(one: Murmur) -> ExportedMurmur:
    at = datetime.fromtimestamp(one.at, UTC)
    return ExportedMurmur(name=one.name, named=one.named, text=one.text, at=at)


def _line(table: Table, said: Spoken) -> ExportedLine:
    return ExportedLine(
        seat=said.seat,
        name=said.name or table.seats[said.seat].name or "",
        text=plain(said),
        at=datetime.fromtimestamp(said.at, UTC),
        aside=None if said.aside is None else list(said.aside),
    )
