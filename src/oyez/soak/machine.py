"""The machine under a soak: how much of it a virtual machine's host gave to others meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

STEAL: Final = 7  # the place of what was stolen among the kinds of time of /proc/stat
GUESTS: Final = 8  # those from here on are counted among the others already


class Times(NamedTuple):
    """Ticks of all processors since the start."""

    stolen: int
    all: int

    def stolen_since(self, before: Times) -> float:
        """Per cent of the time that was there."""
        return 100 * (self.stolen - before.stolen) / max(1, self.all - before.all)


def times() -> Times:
    """All 0 where the system does not tell."""
    try:
        first = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0]
    except OSError:
        return Times(0, 0)
    return times_of(first)


def times_of(line: str) -> Times:
    ticks = [int(word) for word in line.split()[1:]]
    return Times(ticks[STEAL] if len(ticks) > STEAL else 0, sum(ticks[:GUESTS]))
