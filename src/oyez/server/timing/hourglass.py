"""Clocks of a table: what each seat has left, and whose sand runs.

Only seats that everybody may know are asked run, so that no clock tells of a secret question (docs/decisions/0007).
Everything here is a value: the table stores it with every entry, and goes on from it after a restart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

from oyez.engine.kernel import Seat
from oyez.server.timing.terms import Terms

Span = tuple[float, float]  # from, to: seconds since 1970


class Sand(TypedDict):
    """What the clocks showed at a moment, as it is stored."""

    left: list[float]  # seconds by seat
    spare: list[float]  # what was left when the seat answered last: an undo gives no time
    tickets: list[int]  # of the questions that the seats were asked when they ran last
    running: list[int]
    at: float  # seconds since 1970


@dataclass(frozen=True)
class Standstill:
    """When no time passes: while no server ran, and for each seat until it is back from its holidays."""

    outages: Sequence[Span] = ()
    away: Mapping[Seat, float] | None = None

    def passed(self, seat: Seat, since: float, now: float) -> float:
        start = max(since, (self.away or {}).get(seat, 0.0))
        lost = sum(max(0.0, min(end, now) - max(begin, start)) for begin, end in self.outages)
        return max(0.0, now - start - lost)


def joined(spans: Iterable[Span]) -> list[Span]:
    """The same time in spans that do not overlap."""
    apart: list[Span] = []
    for begin, end in sorted(spans):
        if apart and begin <= apart[-1][1]:
            apart[-1] = apart[-1][0], max(apart[-1][1], end)
        else:
            apart.append((begin, end))
    return apart


@final
class Hourglass:
    """Turns one Sand into the next. `second` is how long a second of the terms lasts, less in tests."""

    def __init__(self, terms: Terms, second: float) -> None:
        self.terms: Final = terms
        self._full: Final = terms.seconds * second
        self._increment: Final = terms.increment * second
        self._cap: Final = terms.cap * second

    @property
    def full(self) -> float:
        return self._full

    def fresh(self, seats: int, now: float) -> Sand:
        full = [self._full] * seats
        return Sand(left=full, spare=full, tickets=[-1] * seats, running=[], at=now)

    def left(self, sand: Sand, still: Standstill, now: float) -> list[float]:
        """By seat, at this moment."""
        return [
            max(0.0, left - still.passed(seat, sand["at"], now)) if seat in sand["running"] else left
            for seat, left in enumerate(sand["left"])
        ]

    def turned(
        self, sand: Sand, still: Standstill, now: float, running: Collection[Seat], tickets: Sequence[int]
    ) -> Sand:
        """Others run from now on. A clock per decision is full for every new question."""
        new = [seat for seat in running if sand["tickets"][seat] != tickets[seat]]
        if sorted(running) == sand["running"] and not new:
            return sand
        left, asked = self.left(sand, still, now), [*sand["tickets"]]
        for seat in new:
            asked[seat] = tickets[seat]
            if self.terms.clock == "decision":
                left[seat] = self._full
        return Sand(left=left, spare=sand["spare"], tickets=asked, running=sorted(running), at=now)

    def answered(self, sand: Sand, still: Standstill, now: float, seat: Seat) -> Sand:
        """The seat has decided; a bank earns its increment."""
        left, spare = self.left(sand, still, now), [*sand["spare"]]
        spare[seat] = left[seat]
        if self.terms.clock == "bank":
            left[seat] = min(max(self._cap, left[seat]), left[seat] + self._increment)
        running = [one for one in sand["running"] if one != seat]
        return Sand(left=left, spare=spare, tickets=sand["tickets"], running=running, at=now)

    def taken_back(
        self, sand: Sand, still: Standstill, now: float, seat: Seat, tickets: Sequence[int]
    ) -> Sand:
        """The seat has its old question again, with what was left then; nobody's clock is filled."""
        left = self.left(sand, still, now)
        left[seat] = min(left[seat], sand["spare"][seat])
        return Sand(left=left, spare=sand["spare"], tickets=[*tickets], running=[], at=now)

    def given(self, sand: Sand, still: Standstill, now: float, seat: Seat, seconds: float) -> Sand:
        """More time as a present: it may go beyond the cap."""
        left = self.left(sand, still, now)
        left[seat] += seconds
        return Sand(left=left, spare=sand["spare"], tickets=sand["tickets"], running=sand["running"], at=now)

    def revived(self, sand: Sand, still: Standstill, now: float, seat: Seat) -> Sand:
        """Somebody who was out of time gets enough for his question."""
        enough = self._full if self.terms.clock == "decision" else max(self._increment, self._full / 5)
        left = self.left(sand, still, now)[seat]
        return self.given(sand, still, now, seat, max(0.0, enough - left))

    @property
    def present(self) -> float:
        """What another player gives at once."""
        return self._full if self.terms.clock == "decision" else self._full / 4

    def due(self, sand: Sand, still: Standstill, now: float) -> list[float]:
        """Seconds until somebody's time is up, for everybody whose sand runs."""
        left = self.left(sand, still, now)
        away = still.away or {}
        return [left[seat] + max(0.0, away.get(seat, 0.0) - now) for seat in sand["running"]]


def due_at(sand: Sand | None, away: Mapping[Seat, float]) -> float | None:
    """When somebody's time is up at the earliest: a moment, which an outage may put off."""
    if sand is None:
        return None
    starts = {seat: max(sand["at"], away.get(seat, 0.0)) for seat in sand["running"]}
    return min((start + sand["left"][seat] for seat, start in starts.items()), default=None)
