"""Silence at secret moments: nothing tells the others who is asked, not even the time it takes.

The length of a silence follows from public facts and standing orders, never from hands (docs/decisions/0004).
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.server.storage.stored import Entry, Stored
from oyez.server.tables.orders import stopping
from oyez.server.tables.table import Table

MOST: Final = 3  # people waited for in one silence


@final
class Silence:
    """Until when a room is silent, and how long those who are really asked may think."""

    def __init__(self, second: float) -> None:
        self.second: Final = second
        self.until = 0.0  # on the monotonic clock; 0 once the room has been told what came of it
        self._spent = True  # whether what everybody knows of last has had its silence
        self._limits: Final[dict[Seat, tuple[int, float]]] = {}  # ticket of the question, when its time is up

    def forget(self) -> None:
        """What it followed from could not be stored."""
        self.until, self._spent = 0.0, True

    def unheard(self, stored: Stored) -> int:
        """How many entries, from the last choice on that everybody knows of, a silence may still cover."""
        public = [at for at, entry in enumerate(stored.log) if entry.kind in ("play", "undo")]
        longest = stored.agreed.respond * MOST * self.second
        if not public or stored.log[-1].at + longest < time.time() or stored.log[public[-1]].kind == "undo":
            return 0
        return len(stored.log) - public[-1]

    def heed(self, table: Table, entry: Entry, ago: float = 0.0) -> None:
        """After every entry. Answers that nobody may know of belong to the play before them, silence included."""
        moments = table.moments_passed()
        if entry.kind in ("play", "undo"):
            self.until, self._spent = 0.0, entry.kind == "undo"
        if self._spent or not table.is_silent:
            return
        # The first moment that somebody wants to be asked at, the same whether or not the game stopped there.
        for moment, g in moments:
            people = stopping(table.game, g, moment, table.seats)
            if people:
                length = table.agreed.respond * min(len(people), MOST) * self.second
                left = length - max(0.0, ago)
                self.until, self._spent = (time.monotonic() + left if left > 0 else 0.0), True
                return

    def set_limits(self, table: Table) -> None:
        """A new question to somebody gets its time; one that is answered loses it."""
        limited = table.is_silent or table.terms.has_clock
        asked = set(table.asked_in_secret()) if limited else set()
        for seat in set(self._limits) - asked:
            del self._limits[seat]
        for seat in asked:
            ticket = table.tickets.of(seat)
            if table.seats[seat].kind == "person" and self._limits.get(seat, (-1, 0.0))[0] != ticket:
                self._limits[seat] = ticket, time.monotonic() + self._time_since(table)
            self.keeps_open(table, seat)

    def _time_since(self, table: Table) -> float:
        """Counted from the newest entry, so that all processes agree; but who was away meanwhile gets it all."""
        whole = table.agreed.respond * self.second if table.is_silent else self._longest(table)
        left = table.at + whole - time.time()
        return left if 0 < left < whole else whole

    def _longest(self, table: Table) -> float:
        """With a clock at the table nobody is waited for without end; this one nobody else sees."""
        terms = table.terms
        if not terms.has_clock:
            return math.inf
        seconds = terms.seconds if terms.clock == "decision" else max(terms.increment, terms.alarm)
        return max(table.agreed.respond, seconds) * self.second

    def question(self, seat: Seat) -> int | None:
        """The ticket of a question that has its time."""
        return self._limits[seat][0] if seat in self._limits else None

    def keeps_open(self, table: Table, seat: Seat) -> bool:
        """Whether the seat wants to answer its question in its own time."""
        ticket = self.question(seat)
        if ticket is None or table.seats[seat].held != ticket:
            return False
        left = max(0.0, table.at + self._longest(table) - time.time())
        self._limits[seat] = ticket, time.monotonic() + left
        return True

    def left(self) -> float:
        """Seconds of silence to come."""
        return max(0.0, self.until - time.monotonic()) if self.until else 0.0

    def time_for(self, seat: Seat) -> float | None:
        """Seconds that the seat has for its question, or None if it may think for ever."""
        if seat not in self._limits or self._limits[seat][1] == math.inf:
            return None
        return max(0.0, self._limits[seat][1] - time.monotonic())

    def overdue(self) -> list[Seat]:
        return [seat for seat in self._limits if self.time_for(seat) == 0.0]

    def dues(self) -> list[float]:
        """Seconds until this silence or the time of a question is over."""
        times = [self.time_for(seat) for seat in self._limits]
        return [time for time in times if time] + ([self.left()] if self.until else [])

    def hides_nothing(self, table: Table) -> bool:
        """Whether it withholds nothing from anybody, as most of the time."""
        return not self.until and not table.asked_in_secret()

    def withholds(self, table: Table, seat: Seat) -> bool:
        """Whether a reader must not yet see where the table stands."""
        asked = table.asked_in_secret()
        if table.match is None or seat in asked:
            return False
        if self.until or not asked:
            return self.until > 0
        hidden = len(asked) == len(table.pending)
        return hidden and (table.is_silent or any(table.seats[one].kind == "bot" for one in asked))

    def is_felt(self, table: Table) -> bool:
        """Whether readers know that the table is silent: bots answer in secret without anybody noticing."""
        people = [seat for seat in table.asked_in_secret() if table.seats[seat].kind == "person"]
        return self.until > 0 or (table.is_silent and bool(people))
