"""Silence at secret moments: nothing tells the others who is asked, not even the time it takes.

The length of a silence follows from public facts and standing orders, never from hands (docs/decisions/0004).
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.server.orders import stopping
from oyez.server.stored import Entry
from oyez.server.table import Table

MOST: Final = 3  # people waited for in one silence


@final
class Silence:
    """Until when a room is silent, and how long those who are really asked may think."""

    def __init__(self, second: float) -> None:
        self._second: Final = second
        self.until = 0.0  # on the monotonic clock; 0 once the room has been told what came of it
        self._spent = True  # whether what everybody knows of last has had its silence
        self._limits: Final[dict[Seat, tuple[int, float]]] = {}  # ticket of the question, when its time is up

    def forget(self) -> None:
        """What it followed from could not be stored."""
        self.until, self._spent = 0.0, True

    def heed(self, table: Table, entry: Entry) -> None:
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
                length = table.agreed.respond * min(len(people), MOST) * self._second
                self.until, self._spent = time.monotonic() + length, True
                return

    def set_limits(self, table: Table) -> None:
        """A new question to somebody gets its time; one that is answered loses it."""
        asked = set(table.asked_in_secret()) if table.is_silent else set()
        for seat in set(self._limits) - asked:
            del self._limits[seat]
        for seat in asked:
            ticket = table.tickets.of(seat)
            if table.seats[seat].kind == "person" and self._limits.get(seat, (-1, 0.0))[0] != ticket:
                self._limits[seat] = ticket, time.monotonic() + table.agreed.respond * self._second

    def hold(self, seat: Seat) -> bool:
        """Keep a question open without limit; whether there was one."""
        if seat not in self._limits:
            return False
        self._limits[seat] = self._limits[seat][0], math.inf
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

    def withholds(self, table: Table, seat: Seat) -> bool:
        """Whether a reader must not yet see where the table stands."""
        asked = table.asked_in_secret()
        if table.match is None or seat in asked:
            return False
        if self.until:
            return True
        hidden = bool(asked) and len(asked) == len(table.pending)
        return hidden and (table.is_silent or any(table.seats[one].kind == "bot" for one in asked))

    def is_felt(self, table: Table) -> bool:
        """Whether readers know that the table is silent: bots answer in secret without anybody noticing."""
        people = [seat for seat in table.asked_in_secret() if table.seats[seat].kind == "person"]
        return self.until > 0 or (table.is_silent and bool(people))
