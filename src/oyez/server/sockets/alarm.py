"""One line in the log when connections are closed for want of room or patience, not one for each of them."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, Literal, final

from oyez.server import figures

log: Final = logging.getLogger("oyez.server")
Reason = Literal["address", "room", "header", "body", "reading"]

PAUSE: Final = 60.0  # seconds between two lines
# What is worth a line at once, and what only in numbers: browsers open spare connections and forget them.
WORTH: Final[Mapping[Reason, int]] = {"address": 1, "room": 1, "header": 20, "body": 20, "reading": 20}
WORDS: Final[Mapping[Reason, str]] = {
    "address": "one address has too many connections",
    "room": "there are too many connections",
    "header": "connections send no request",
    "body": "connections send half a request",
    "reading": "connections do not read what is sent to them",
}


@final
class Alarm:
    """Counts what was closed, and for whom; a minute after a line it may write the next one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._began = clock()
        self._said: float | None = None
        self._closed: Final[Counter[Reason]] = Counter()
        self._networks: Final[Counter[str]] = Counter()

    def count(self, reason: Reason, network: str, still_open: int) -> None:
        figures.CLOSED.labels(reason).inc()
        now = self._clock()
        if now - self._began > PAUSE:
            self._begin(now)
        self._closed[reason] += 1
        self._networks[network] += 1
        if self._closed[reason] < WORTH[reason] or (self._said is not None and now - self._said < PAUSE):
            return
        worst, _ = self._networks.most_common(1)[0]
        log.warning(
            "%s; some were closed, most of them from %s closed=%d open=%d",
            *(WORDS[reason], worst, self._closed.total(), still_open),
        )
        self._said = now
        self._begin(now)

    def _begin(self, now: float) -> None:
        self._began = now
        self._closed.clear()
        self._networks.clear()
