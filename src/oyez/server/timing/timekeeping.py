"""Keeping the time of a table while its room is open."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.server.storage.stored import Entry
from oyez.server.tables import gate
from oyez.server.tables.table import Table
from oyez.server.timing.hourglass import Hourglass, Sand, Span, Standstill, joined

HORIZON: Final = 120.0  # seconds: a table need not stay in memory until then


def no_outages() -> Sequence[Span]:
    return ()


@final
class Timekeeper:
    """Turns the glasses after every change. What it makes of them is stored with the change."""

    def __init__(self, second: float, outages: Callable[[], Sequence[Span]]) -> None:
        self.second: Final = second
        self._outages: Final = outages

    def glass(self, table: Table) -> Hourglass:
        return Hourglass(table.terms, self.second)

    def still(self, table: Table) -> Standstill:
        """No time passes while the table is archived either."""
        outages, life = self._outages(), table.lifetime
        if life.archived is not None or life.archive_spans:
            now = [] if life.archived is None else [(life.archived, math.inf)]
            outages = joined([*outages, *life.archive_spans, *now])
        return Standstill(outages, table.affairs.away)

    def heed(self, table: Table, entry: Entry | None = None, *, withheld: bool) -> None:
        """After a change, and whenever other seats may run; `withheld`: nobody may know yet whom the table asks."""
        if not table.terms.has_clock or table.match is None:
            return
        glass, still, now = self.glass(table), self.still(table), time.time()
        sand = table.sand or glass.fresh(len(table.seats), now)
        tickets = [table.tickets.of(row.seat) for row in table.seats]
        if entry is not None and entry.kind == "play" and entry.seat in sand["running"]:
            sand = glass.answered(sand, still, now, entry.seat)
        elif entry is not None and entry.kind == "undo":
            sand = glass.taken_back(sand, still, now, entry.seat, tickets)
        running = () if withheld else running_at(table)
        table.sand = glass.turned(sand, still, now, running, tickets)

    def change(self, table: Table, turn: Callable[[Hourglass, Sand, Standstill, float], Sand]) -> None:
        """Something else happens to the glasses."""
        if table.sand is not None:
            table.sand = turn(self.glass(table), table.sand, self.still(table), time.time())

    def left(self, table: Table) -> list[float] | None:
        """Seconds by seat, at this moment."""
        if table.sand is None:
            return None
        return self.glass(table).left(table.sand, self.still(table), time.time())

    def due(self, table: Table) -> float | None:
        """Seconds until somebody's time is up. What is far off is left to the sweep (see Sweep)."""
        if table.sand is None:
            return None
        due = min(self.glass(table).due(table.sand, self.still(table), time.time()), default=None)
        return due if due is not None and due < HORIZON else None

    def expired(self, table: Table) -> Seat | None:
        """A seat whose time is up."""
        left = self.left(table)
        if table.sand is None or left is None:
            return None
        now = time.time()
        gone = [seat for seat in table.sand["running"] if not left[seat]]
        return next((seat for seat in gone if table.affairs.away_until(seat, now) is None), None)


def running_at(table: Table) -> tuple[Seat, ...]:
    """Whose sand may run: people whom everybody knows to be asked. A private talk has a time of its own."""
    if table.match is None or table.over or table.affairs.paused:
        return ()
    state = table.match.state
    talking = table.game.talking(state)
    return tuple(
        seat
        for seat in gate.waited_for(state)
        if seat not in talking
        and table.seats[seat].kind == "person"
        and table.bot_for(seat) is None
        and table.vote_on(seat) is None
    )
