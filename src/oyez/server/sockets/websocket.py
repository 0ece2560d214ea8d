"""uvicorn's WebSocket connection with a place in the register, which the application finds in its scope."""

from __future__ import annotations

from typing import Any, Final, cast, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from oyez.server.sockets.alarm import Reason
from oyez.server.sockets.deadline import Deadline
from oyez.server.sockets.limits import SocketLimits
from oyez.server.sockets.register import SCOPE, Place, Register


@final
class GuardedWebSocket(WebSocketsSansIOProtocol):
    """Its silence is the business of the table and of the pings; that it reads is looked at here."""

    def __init__(self, place: Place, register: Register, limits: SocketLimits, **how: Any) -> None:
        super().__init__(**how)
        self._place: Final = place
        self._register: Final = register
        self._limits: Final = limits
        self._taking: Final = Deadline(self.loop, self._not_taken)

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope)[SCOPE] = self._place
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        self._taking.stop()
        self._place.leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.start("reading", self._limits.reading)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taking.stop()

    def _not_taken(self, reason: Reason) -> None:
        self._register.expired(self._place, reason)
        self.transport.abort()
