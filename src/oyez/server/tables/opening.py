"""The record of a game that is over, with what opens the promise about its dice."""

from __future__ import annotations

from oyez.engine.match import Match
from oyez.engine.proof import opened, opened_draw
from oyez.engine.record import Record
from oyez.server.problems import Problem
from oyez.server.storage.store import STORE_ERRORS, Store
from oyez.server.storage.stored import draw_of
from oyez.server.tables import chaining
from oyez.server.tables.table import Table


async def opened_record(store: Store, table: Table, match: Match) -> Record:
    """Call once everybody may know that the game is over; raises Problem."""
    record, salt, draw = match.record(), table.agreed.salt, draw_of(table.agreed, table.seats)
    if draw is None:
        return record if salt is None else opened(record, salt)
    try:
        stored = await store.load(table.agreed.id)
    except STORE_ERRORS as error:
        raise Problem("not-stored", "the server cannot read its games at the moment; try again") from error
    log = stored.log if stored is not None else ()
    return opened_draw(record, draw, chaining.undone(table.game, log))
