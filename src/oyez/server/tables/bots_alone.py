"""Tables of bots alone: they play only while somebody watches, and only so many at once.

Counted in memory, for each process by itself, as the rates of addresses are: it keeps noise off.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, final

from oyez.server.problems import Problem
from oyez.server.tables.table import Table

PROMISED: Final = 60.0  # seconds that a new table counts before anybody has looked at it


def is_of_bots(table: Table) -> bool:
    """No seat is a person's."""
    return all(row.kind == "bot" for row in table.seats)


def has_people(table: Table) -> bool:
    """Somebody plays here himself; one for whom a bot plays from now on does not."""
    standing = table.affairs.stand_ins
    return any(
        row.kind == "person" and (row.seat not in standing or standing[row.seat].ticket is not None)
        for row in table.seats
    )


@final
class BotsAlone:
    """Which of them play now, each for the sake of one address from which it is watched."""

    def __init__(
        self, each: int | None, total: int | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._each: Final = each  # for one address; None: no limit
        self._total: Final = total
        self._clock: Final = clock
        self._playing: Final[dict[str, str]] = {}  # table -> address
        self._promised: Final[dict[str, tuple[str, float]]] = {}  # table -> address, until when
        self._waiting: Final[dict[str, None]] = {}  # watched tables that there is no room for, in their order

    @property
    def playing(self) -> int:
        return len(self._playing)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def start(self, id: str, addresses: Iterable[str]) -> bool:
        """Whether this table may play for those who watch it; if so it counts until it stops."""
        watching = sorted(set(addresses))
        if self._playing.get(id) in watching:
            return True
        self._playing.pop(id, None)
        promised = self._promised.pop(id, None)
        found = [address for address in watching if self._has_room(address)]
        if found:
            self._playing[id] = found[0]
        elif promised is not None:
            self._promised[id] = promised
        if watching and not found:
            self._waiting[id] = None
        else:
            self._waiting.pop(id, None)
        return bool(found)

    def stop(self, id: str) -> list[str]:
        """The table rests or is over; returns those that wait for its place."""
        return list(self._waiting) if self._playing.pop(id, None) is not None else []

    def is_waiting(self, id: str) -> bool:
        """Whether somebody watches it, and there is no room for it to play."""
        return id in self._waiting

    def promise(self, id: str, address: str) -> None:
        """A new table, which somebody is about to look at."""
        self._promised[id] = (address, self._clock() + PROMISED)

    def admit(self, address: str) -> None:
        """Raises Problem if this address may not have one more."""
        if not self._has_room(address):
            raise self.refusal(address)

    def refusal(self, address: str) -> Problem:
        is_full = self._total is not None and len(self._counted()) >= self._total
        why = (
            f"{self._total} tables of bots alone play on this server, as many as may at once"
            if is_full
            else f"{self._each} tables of bots alone play for your address, as many as may at once"
        )
        return Problem(
            "too-many-bots", f"{why}; another can when one of them is over or not watched any more"
        )

    def _has_room(self, address: str) -> bool:
        counted = self._counted()
        return (self._total is None or len(counted) < self._total) and (
            self._each is None or sum(one == address for one in counted) < self._each
        )

    def _counted(self) -> list[str]:
        """An address for each table that counts."""
        now = self._clock()
        for id in [id for id, (_, until) in self._promised.items() if until <= now]:
            del self._promised[id]
        return [*self._playing.values(), *[address for address, _ in self._promised.values()]]
