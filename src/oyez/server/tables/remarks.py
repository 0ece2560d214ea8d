"""What bots say: a message with its number, so that everybody reads it in his own language.

It is kept as a line like any other: the English sentence for programs that know no other, then the message behind
a mark that nobody can say, since clean_line() takes it out of what people write.
"""

from __future__ import annotations

import contextlib
import time

from oyez.bots.sense import Reason
from oyez.engine.kernel import Seat
from oyez.narration import language
from oyez.server.problems import Problem
from oyez.server.storage.stored import Spoken
from oyez.server.tables.asides import keep_line
from oyez.server.tables.lines import MARK
from oyez.server.tables.room import Room
from oyez.server.tables.talk_messages import Remark


async def remark(room: Room, seat: Seat, reason: Reason) -> None:
    """A bot tells a person why not; without a word where it has said too much already."""
    with contextlib.suppress(Problem):
        await room.to_the_end(_remark(room, seat, reason))


async def _remark(room: Room, seat: Seat, reason: Reason) -> None:
    async with room.lock:
        table = await room.ready()
        if table.seats[reason.to].kind != "person":
            return
        room.patience.spend(seat)
        text = written(table.game.name, Remark(message=reason.message, deniers=reason.deniers))
        aside = tuple(sorted((seat, reason.to))) if reason.aside else None
        name = table.seats[seat].name
        await keep_line(room, table, Spoken(len(table.said), seat, text, time.time(), aside, name))


def written(game: str, told: Remark) -> str:
    sentence = language("en", f"{game}-bots").say(told.message, deniers=told.deniers)
    return f"{sentence}{MARK}{told.message} {told.deniers}"
