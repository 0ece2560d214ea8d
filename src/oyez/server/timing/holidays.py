"""Holidays that somebody announces once: they hold at all of his tables, at each as far as it allows.

What is announced is stored first; then every table notes it, as if the seat had said so there. A table that could not
be reached, or that begins later, is found by a round that comes again and again (see Sweep), in any process.
"""

from __future__ import annotations

import logging
import math
import time
from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.server.problems import Problem
from oyez.server.storage.charges import Tries
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.timing import absence
from oyez.server.timing.affairs import ACCOUNT, DAY, Affairs
from oyez.server.timing.holidaybook import (
    RESTS,
    Holiday,
    Sitting,
    forget_holiday,
    holiday_of,
    keep_holiday,
    sittings_of,
    sittings_on_holiday,
)
from oyez.server.timing.settling import note, seated, tell
from oyez.server.timing.terms import Terms

log: Final = logging.getLogger("oyez.server")
EVERY: Final = 30.0  # seconds between two rounds


@final
class Holidays:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms
        self._tries: Final = Tries(EVERY)

    async def begin(self, account: str, until: float) -> None:
        """Go on holiday, or change until when."""
        holiday = Holiday(account, time.time(), until)
        await keep_holiday(self._rooms.store, holiday)
        for sitting in await sittings_of(self._rooms.store, account):
            await self._hold(sitting, holiday)

    async def end(self, account: str) -> None:
        """Home again, everywhere. Raises Problem if some table could not be told; then the rest is still to be done."""
        for one in await sittings_of(self._rooms.store, account):
            if one.seat in one.affairs.everywhere and one.affairs.away_until(one.seat, time.time()):
                async with self._rooms.at(one.table) as room:
                    await room.to_the_end(_come_home(room, one.seat))
        await forget_holiday(self._rooms.store, account)

    async def of(self, account: str) -> tuple[Holiday | None, list[Sitting]]:
        return await holiday_of(self._rooms.store, account), await sittings_of(self._rooms.store, account)

    async def round(self) -> None:
        """Note holidays at tables that do not know of them yet."""
        day, now = DAY * self._rooms.settings.second, time.time()
        owing = {
            place(one): (one, holiday)
            for one, holiday in await sittings_on_holiday(self._rooms.store)
            if share(one.affairs, one.terms, one.seat, holiday, now, day) is not None
        }
        for id in self._tries.due(list(owing)):
            await self._hold(*owing[id])

    async def _hold(self, sitting: Sitting, holiday: Holiday) -> None:
        """One table that cannot be told does not keep the others from it."""
        try:
            async with self._rooms.at(sitting.table) as room:
                await room.to_the_end(_leave(room, sitting.seat, holiday))
        except Problem as problem:
            log.warning("a holiday is not noted yet table=%s code=%s", sitting.table, problem.code)
            if problem.code == "outdated":
                self._tries.put_off(place(sitting))


def place(sitting: Sitting) -> str:
    return f"{sitting.table} {sitting.seat}"


def share(
    affairs: Affairs, terms: Terms, seat: Seat, holiday: Holiday, now: float, day: float
) -> tuple[float, int] | None:
    """Until when the seat is away then and how many days that costs or gives back; None: all stays as it is.

    Whoever was told at this table that the holiday has begun, or said since that he is home, is not told again.
    """
    if any(one.kind in RESTS and one.seat == seat and one.at >= holiday.since for one in affairs.notes):
        return None
    away = affairs.away_until(seat, now)
    days = math.ceil((holiday.until - (away or now)) / day)
    if days < 0:  # shorter than it was; what was said at the table alone stays
        return (holiday.until, days) if seat in affairs.everywhere else None
    left = terms.vacation_days - affairs.days[seat]
    if min(days, left) <= 0:
        return None
    return min(holiday.until, (away or now) + left * day), min(days, left)


async def _leave(room: Room, seat: Seat, holiday: Holiday) -> None:
    async with room.lock:
        table = await room.ready()
        seated(table, seat)
        day = DAY * room.timekeeper.second
        found = share(table.affairs, table.terms, seat, holiday, time.time(), day)
        if found is not None:
            await note(room, "away", seat, seat, until=found[0], days=found[1], why=ACCOUNT)
            await tell(room)


async def _come_home(room: Room, seat: Seat) -> None:
    try:
        await absence.leave(room, seat, 0)
    except Problem as problem:
        if problem.code not in ("over", "outdated", "unknown-table"):  # then there is nothing left to end
            raise
