"""What time brings about at a table: silences end, questions run out of time, private talks are over.

Everybody who is connected here is shown that by this process; only the one in charge of the table answers for others.
"""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.engine.words import Action
from oyez.server.storage.charges import Charges
from oyez.server.tables import drawing
from oyez.server.tables.room import Room
from oyez.server.tables.table import Table
from oyez.server.tables.telling import talk_left
from oyez.server.timing.bulletin import request_left


async def in_charge(charges: Charges, room: Room) -> bool:
    """Whether this process attends the table. Whoever takes it over looks first what the other one has done."""
    taken = await charges.take(room.id)
    if taken == "now":
        room.fall_behind()
    return taken != "no"


def next_to_show(room: Room) -> float | None:
    """Seconds until there is more to see for those who are connected here, whoever is in charge."""
    if room.table is None:
        return None
    silence = room.silence.left() if room.silence.until else None
    times = [silence, room.audience.past_due(room.table)]
    return min([one for one in times if one is not None], default=None)


def next_due(room: Room) -> float | None:
    """Seconds until the room needs to tick, or None."""
    table, second = room.table, room.timekeeper.second
    if table is None or table.lifetime.archived is not None:
        return None
    if _overdue(room, table) is not None:
        return 0.0
    if table.ordered() is not None:
        return room.grace()
    talk = talk_left(table, second)  # 0: nobody can be answered for, so there is no hurry
    past = room.audience.past_due(table)
    clock = room.timekeeper.due(table)
    asked = request_left(table, second)
    times = [one for one in (past, clock, asked, drawing.left(table)) if one is not None]
    return min([*room.silence.dues(), *([talk] if talk else []), *times], default=None)


async def tick(room: Room, *, in_charge: bool = True) -> None:
    """Whatever time has brought about."""
    await room.to_the_end(_tick(room, in_charge))


async def _tick(room: Room, in_charge: bool) -> None:
    async with room.lock:
        if in_charge:
            await drawing.end(room)
            await _answer_for_others(room)
        table = await room.ready()
        if not room.silence.left():
            room.silence.until = 0.0
        await room.publish(table, in_charge=in_charge)
        room.show(table)
        room.wake()


async def _answer_for_others(room: Room) -> None:
    if not room.grace():
        await room.follow_orders(shown=True)  # in case nothing could be stored when they were due
    while (overdue := _overdue(room, await room.ready())) is not None:
        await room.answer(*overdue, shown=True)
        await room.follow_orders(shown=False)


def _overdue(room: Room, table: Table) -> tuple[Seat, Action] | None:
    """The first question whose time is up, with the answer that lets it pass."""
    late = set(room.silence.overdue())
    if talk_left(table, room.timekeeper.second) == 0.0 and table.match is not None:
        late.update(table.game.talking(table.match.state))
    for decision in table.pending:
        if decision.seat in late and table.match is not None:
            action = table.game.silence(table.match.state, decision)
            if action is not None:
                return decision.seat, action
    return None
