"""Who is asked when something at a table needs consent: people who play themselves."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.server.tables.table import Table
from oyez.server.timing.affairs import Deletion


def is_present(table: Table, seat: Seat) -> bool:
    standing = table.affairs.stand_ins.get(seat)
    return table.seats[seat].kind == "person" and (standing is None or standing.ticket is not None)


def others(table: Table, seat: Seat) -> list[Seat]:
    """The other people who play themselves; bots and who is stood in for have no voice."""
    return [row.seat for row in table.seats if row.seat != seat and is_present(table, row.seat)]


def not_the_host(table: Table) -> list[Seat]:
    """Who has to agree before the game is deleted, besides its host."""
    return [row.seat for row in table.seats if is_present(table, row.seat) and not table.hosting.sits_on(row)]


def relinked(table: Table) -> list[Seat]:
    """Seats whose link the host has replaced: he may have kept it, so what they say may be his own word."""
    return [row.seat for row in table.seats if row.handed and not table.hosting.sits_on(row)]


def open_deletion(table: Table) -> Deletion | None:
    """What the host asks for, unless nobody could tell any more who agrees."""
    return None if relinked(table) else table.affairs.deletion


def unheard(table: Table, asked: Deletion) -> list[Seat]:
    """Whose consent is still missing."""
    return [seat for seat in not_the_host(table) if seat not in asked.agreed]
