"""A room follows what other processes have stored about its table: only what is new, as long as that fits."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final, final

from oyez.engine.game import UnknownName
from oyez.engine.kernel import ForcedChance, IllegalAction
from oyez.server.storage.herald import News
from oyez.server.storage.stored import Entry, SeatRow, Stored
from oyez.server.tables.silence import Silence
from oyez.server.tables.table import Table, Unfit
from oyez.server.timing.hourglass import Sand

if TYPE_CHECKING:
    from oyez.server.tables.room import Room

# What an entry that does not belong here makes of the rules; the table is then loaded as a whole.
MISFITS: Final = (Unfit, IllegalAction, UnknownName, ForcedChance, ValueError, IndexError)
MOST: Final = 60  # entries that are followed on the event loop; more are replayed off it


@final
class Tidings:
    """Entries of other processes that came with the news of them."""

    def __init__(self) -> None:
        self._heard: Final[dict[int, News]] = {}
        self._last = 0

    def add(self, number: int, news: News | None) -> None:
        self._last = max(self._last, number)
        if news is not None:
            self._heard[number] = news

    def after(self, number: int) -> tuple[tuple[Entry, ...], Sand | None] | None:
        """All entries beyond that number and what the clocks show then; None if the store has to be asked."""
        found = [self._heard.get(next) for next in range(number + 1, self._last + 1)]
        self._heard.clear()
        news = [one for one in found if one is not None]
        if not news or len(news) < len(found):
            return None
        return tuple(one.entry for one in news), news[-1].sand


async def catch_up(room: Room, table: Table, *, wholly: bool) -> bool:
    """Bring a table to where the store has it, and tell; whether that could be done."""
    if not wholly:
        entries, sand = room.tidings.after(table.n) or await room.store.entries(room.id, table.n)
        if not _follow(room, table, entries):
            return False
        table.sand = sand if entries else table.sand
        return True
    stored = await room.store.load(room.id, table.n, len(table.said), len(table.gallery))
    if stored is None or (table.match is None) != (stored.progress.status == "open"):
        return False  # deleted, or begun
    notes = stored.affairs[len(table.affairs.notes) :]
    if any(note.kind == "ended" for note in notes):
        return False
    before = table.seats
    table.seats, table.hosting, table.lifetime = stored.seats, stored.hosting, stored.lifetime
    table.drawing = stored.progress.drawing
    if not _follow(room, table, stored.log):
        return False
    table.sand = stored.progress.sand
    for note in notes:
        table.affairs.add(note)
    table.gallery.extend(stored.gallery)
    _tell(room, table, stored, before)
    return True


def _follow(room: Room, table: Table, entries: tuple[Entry, ...]) -> bool:
    if len(entries) > MOST:
        return False
    try:
        for entry in entries:
            table.follow(entry)
            room.silence.heed(table, entry)  # every process is silent by its own clock
            if room.audience.past is not None:
                room.audience.past.add(entry)
    except MISFITS:
        return False
    return True


def _tell(room: Room, table: Table, stored: Stored, before: tuple[SeatRow, ...]) -> None:
    """What does not show in the position."""
    for line in stored.said:
        table.said.append(line)
        room.audience.tell_line(table)
    for old, new in zip(before, table.seats, strict=True):
        if old.orders != new.orders:
            room.audience.tell_orders(room.audience.of(new.seat), table)
        if old.held != new.held and room.silence.keeps_open(table, new.seat):
            room.audience.tell_time(new.seat, table)


def reopened(stored: Stored, silence: Silence) -> Table:
    """The table that is stored. A silence that its last choice began, in whatever process, goes on."""
    heard = len(stored.log) - silence.unheard(stored)
    table = Table(replace(stored, log=stored.log[:heard]))
    if heard == len(stored.log):
        return table
    before = table.position()  # where those still stand who may not know more
    try:
        for entry in stored.log[heard:]:
            table.follow(entry)
            silence.heed(table, entry, time.time() - entry.at)
    except MISFITS:
        silence.forget()
        return Table(stored)
    table.before = before
    return table
