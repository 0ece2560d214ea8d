"""Names that look alike at one table, as the database has them now."""

from __future__ import annotations

from sqlalchemy import Connection, select

from oyez.server.people.looks import is_twin
from oyez.server.storage.schema import SEATS
from oyez.server.storage.stored import SeatRow


def has_twin(connection: Connection, table: str, row: SeatRow) -> bool:
    """Whether somebody else's seat has a name that looks like the one of this seat."""
    if row.name is None:
        return False
    others = select(SEATS.c.name, SEATS.c.account).where(
        SEATS.c.table_id == table, SEATS.c.seat != row.seat, SEATS.c.name.is_not(None)
    )
    lines = connection.execute(others)
    return is_twin(row.name, [one.name for one in lines if row.account is None or one.account != row.account])
