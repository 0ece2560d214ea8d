"""How many connections the server holds, and how long it waits for what they should send or take."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

BACKLOG: Final = 128  # connections that wait to be accepted, and that may then all come in at once
OWN_FILES: Final = (
    128  # descriptors for the database, the log, letters, bots and whatever else is no connection
)
WANTED: Final = 65_536  # descriptors; more would only be memory
MOST: Final = 10_000  # connections by default, however many descriptors there are
FEWEST: Final = 64
UNKNOWN: Final = 512  # where the system has no limits of this kind


@dataclass(frozen=True)
class SocketLimits:
    """For one server process; seconds where nothing else is said."""

    total: int | None = None  # connections in all; None: as many as there are descriptors for
    per_address: int = 256  # from one address; a club behind one address must not notice
    header: float = (
        10.0  # from the connection, or the first byte of a later request, to the end of the header
    )
    body: float = 30.0  # from there to the end of the body
    idle: int = 5  # between two requests
    reading: float = 60.0  # for somebody who does not take what is sent to him


def room_for_connections(total: int | None) -> int:
    """How many connections there is room for, after asking the system for as many descriptors as it gives."""
    most = max(FEWEST, raise_descriptors() - BACKLOG - OWN_FILES)
    return min(most, total or MOST)


def raise_descriptors() -> int:
    """Raise the limit of open files as far as an ordinary user may; returns what it is then."""
    if sys.platform == "win32":
        return UNKNOWN + BACKLOG + OWN_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft == resource.RLIM_INFINITY or soft >= allowed:
        return WANTED if soft == resource.RLIM_INFINITY else soft
    for wish in (allowed, 10_240):  # macOS says that there is no limit and means this one
        if soft < wish <= allowed:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))
            except (OSError, ValueError):
                continue
            return wish
    return soft
