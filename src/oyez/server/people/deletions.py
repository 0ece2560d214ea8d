"""Deleting a table: its host alone where nobody else has played, otherwise only with everybody's consent.

The host asks, everybody at the table sees it, and each person who plays agrees or refuses (docs/decisions/0008).
"""

from __future__ import annotations

import logging
from typing import Final

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.server.people.account_models import DeletionState
from oyez.server.people.hosting import require_host
from oyez.server.people.people import Asker
from oyez.server.problems import Problem
from oyez.server.storage.deleting import delete_unchanged
from oyez.server.storage.store import STORE_ERRORS, Overtaken, cause
from oyez.server.tables.room import Room
from oyez.server.tables.table import Table
from oyez.server.tables.touching import touch
from oyez.server.timing.affairs import NOBODY
from oyez.server.timing.settling import note, tell
from oyez.server.timing.voters import not_the_host, open_deletion, relinked, unheard

log: Final = logging.getLogger("oyez.server")
MOST: Final = 5  # times that the host may ask in a game: nobody has to say no for ever


async def delete(room: Room, asker: Asker) -> None:
    """At once, for everybody, where that is nobody else's loss. Raises Problem where others have to agree."""
    await room.to_the_end(_delete(room, asker))


async def _delete(room: Room, asker: Asker) -> None:
    async with room.lock:
        table = await room.ready()
        require_host(table, asker)
        if _asked_of(table, asker):
            raise Problem(
                "needs-consent",
                "others play here, so the game is deleted only if all of them agree; ask them with POST to "
                "/tables/{id}/deletion",
            )
        await _remove(room, table)


async def ask(room: Room, asker: Asker) -> DeletionState:
    """Ask everybody who plays; where nobody else does, or all have agreed, the table is gone at once."""
    return await room.to_the_end(_ask(room, asker))


async def _ask(room: Room, asker: Asker) -> DeletionState:
    async with room.lock:
        table = await room.ready()
        require_host(table, asker)
        if not _asked_of(table, asker):
            await _remove(room, table)
            return DeletionState(deleted=True, waiting=[])
        _require_own_voices(table)
        table = await touch(room, table)
        asked = open_deletion(table)
        if asked is None:
            if table.affairs.deletions >= MOST:
                raise Problem(
                    "too-many",
                    f"the others were asked {MOST} times; whoever runs the server can delete the table",
                )
            own = [row.seat for row in table.seats if asker.holds(row) or table.hosting.sits_on(row)]
            seat = own[0] if own else NOBODY
            table = await note(room, "asks-deletion", seat, seat, own=own)
            asked = open_deletion(table)
            await tell(room)
        assert asked is not None
        waiting = unheard(table, asked)
        if not waiting:  # whoever had not answered is stood in for since
            await _remove(room, table)
        return DeletionState(deleted=not waiting, waiting=waiting)


async def withdraw(room: Room, asker: Asker) -> None:
    """The host does not ask any more; nothing happens if he does not."""
    await room.to_the_end(_withdraw(room, asker))


async def _withdraw(room: Room, asker: Asker) -> None:
    async with room.lock:
        table = await room.ready()
        require_host(table, asker)
        if table.affairs.deletion is not None:
            await note(room, "deletion-withdrawn", table.affairs.deletion.seat)
            await tell(room)


async def answer(room: Room, seat: Seat, *, yes: bool) -> None:
    """Somebody who plays agrees or refuses; who has agreed may still refuse while others are asked."""
    async with room.lock:
        table = await room.ready()
        asked = open_deletion(table)
        if seat == SPECTATOR or asked is None or seat not in not_the_host(table):
            raise Problem(
                "late", "nobody asks you whether the game may be deleted; look at the table as it is"
            )
        if not yes:
            await note(room, "refuses-deletion", asked.seat, seat)
        elif set(unheard(table, asked)) <= {seat}:
            await _remove(room, table)
            return
        elif seat not in asked.agreed:
            await note(room, "allows-deletion", asked.seat, seat)
        await tell(room)


def _asked_of(table: Table, asker: Asker) -> list[Seat]:
    """Who has to agree. Before the game has begun nobody has anything to lose, and the host decides."""
    if table.match is None:
        return []
    return [
        seat
        for seat in {*not_the_host(table), *relinked(table)}
        if seat in relinked(table) or not asker.holds(table.seats[seat])
    ]


def _require_own_voices(table: Table) -> None:
    """Raises Problem if the host could speak for others."""
    seats = relinked(table)
    if seats:
        raise Problem(
            "needs-operator",
            f"you have replaced the link of seat {seats[0]}, so nobody can tell whether its player agrees; "
            "whoever runs the server can delete the table",
        )


async def _remove(room: Room, table: Table) -> None:
    """Gone with everything in it, unless another process knows better. Call with the lock held."""
    status, notes = table.progress().status, len(table.affairs.notes)
    try:
        await delete_unchanged(room.store, room.id, status, table.seats, notes)
    except Overtaken:
        room.fall_behind()
        raise Problem(
            "late", "something changed at the table at the same moment; look at it and try again"
        ) from None
    except STORE_ERRORS as error:
        log.error("cannot delete table=%s: %s", room.id, cause(error))
        room.table = None  # believe the store
        raise Problem("not-stored", "the server could not delete the table; try again") from error
    room.table = None
    room.audience.dismiss_all(Problem("deleted", "this table was deleted"))
    log.info("deleted table=%s", room.id)
