"""Who may think next: tables where somebody sits and plays, then those of people who are away, then bots alone.

Among tables of a kind none comes twice before another once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, final

KNOWN: Final = 10_000  # tables of which the last turn is remembered; a forgotten one counts as new


class Claim(NamedTuple):
    """Which table wants a turn, whether people play there, and whether one of them is here."""

    table: str
    people: bool
    present: bool = False


class _Waiting(NamedTuple):
    claim: Claim
    arrival: int
    turn: asyncio.Future[None]


@final
class Turns:
    """A queue for a few places. A table that was served longest ago, or never, comes first among its kind."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._count = 0  # of arrivals and turns, in their order
        self._waiting: Final[list[_Waiting]] = []
        self._last_turn: Final[OrderedDict[str, int]] = OrderedDict()

    @property
    def is_full(self) -> bool:
        """Whether somebody who came now would have to wait."""
        return self._free == 0

    def waiting(self, *, people: bool) -> int:
        return sum(one.claim.people == people for one in self._waiting)

    @asynccontextmanager
    async def take(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        await self._wait(claim)
        try:
            yield
        finally:
            self._free += 1
            self._serve()

    async def _wait(self, claim: Claim) -> None:
        self._count += 1
        waiting = _Waiting(claim, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._serve()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # it had its turn already, and does not use it
                self._free += 1
                self._serve()
            raise

    def _serve(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            self._free -= 1
            self._note_turn(chosen.claim.table)
            chosen.turn.set_result(None)

    def _order(self, waiting: _Waiting) -> tuple[bool, bool, int, int]:
        claim = waiting.claim
        return not claim.people, not claim.present, self._last_turn.get(claim.table, 0), waiting.arrival

    def _note_turn(self, table: str) -> None:
        self._count += 1
        self._last_turn[table] = self._count
        self._last_turn.move_to_end(table)
        if len(self._last_turn) > KNOWN:
            self._last_turn.popitem(last=False)
