"""One clock of a connection: what has to come until when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, final

from oyez.server.sockets.alarm import Reason


@final
class Deadline:
    """Calls back once with the reason, unless it is stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, expired: Callable[[Reason], None]) -> None:
        self._loop: Final = loop
        self._expired: Final = expired
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return self._timer is not None

    def start(self, reason: Reason, seconds: float) -> None:
        self.stop()
        self._timer = self._loop.call_later(seconds, self._ring, reason)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, reason: Reason) -> None:
        self._timer = None
        self._expired(reason)
