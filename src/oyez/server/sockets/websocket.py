"""uvicorn's WebSocket connection, with a shorter way out and a place in the register."""

from __future__ import annotations

from typing import Any, Final, cast, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from oyez.server.sockets.alarm import Reason
from oyez.server.sockets.deadline import Deadline
from oyez.server.sockets.limits import SocketLimits
from oyez.server.sockets.register import SCOPE, Place, Register

WRITE: Final = "oyez.write"  # under which the application finds send_at_once() in its scope


class QuickWebSocket(WebSocketsSansIOProtocol):
    """The application finds send_at_once() in its scope."""

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope)[WRITE] = self.send_at_once
        await super().run_asgi()

    def send_at_once(self, text: bytes) -> bool:
        """Write a text message without waiting; False: it cannot be now, send it as the others.

        send() takes a turn of the event loop and passes through every layer of the application, for each of the
        messages that every choice brings to every seat.
        """
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


@final
class GuardedWebSocket(QuickWebSocket):
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
