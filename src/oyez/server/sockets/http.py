"""uvicorn's HTTP connection with deadlines and a place in the register."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final, cast, final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from oyez.server.sockets.alarm import Reason
from oyez.server.sockets.deadline import Deadline
from oyez.server.sockets.limits import SocketLimits
from oyez.server.sockets.register import Place, Register
from oyez.server.sockets.websocket import GuardedWebSocket

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@final
class GuardedHttp(HttpToolsProtocol):
    """Waits for header, body and reader only so long; says after every step how easily it can be spared."""

    def __init__(self, register: Register, limits: SocketLimits, **how: Any) -> None:
        super().__init__(**how)
        self._register: Final = register
        self._limits: Final = limits
        self._deadline: Final = Deadline(self.loop, self._expired)  # for what has to come
        self._taking: Final = Deadline(self.loop, self._not_taken)  # for what has to be read
        self._in_body = False
        self._has_spoken = False
        self._place: Place

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self._register.enter(self.client and self.client[0], transport.abort)
        self._deadline.start("header", self._limits.header)

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.stop()
        self._taking.stop()
        self._place.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._place.state == "gone":
            return  # closed for somebody else; it is not told before the next round of the loop
        self._has_spoken = True
        if not self._is_answering:
            self._expect_header()
        super().data_received(data)
        self._show()

    def on_message_begin(self) -> None:
        self._expect_header()  # of the next request, which may come in one piece with the last one
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_body = True
        self._deadline.start("body", self._limits.body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_body = False
        self._deadline.stop()
        if self._last is not None and self._last.response_complete:
            self._expect_header()  # it was answered before it was whole, so uvicorn's own clock does not run

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._taking.start("reading", self._limits.reading)
        self._show()

    def handle_websocket_upgrade(self) -> None:
        self._deadline.stop()
        self._taking.stop()
        self._place.become("busy")
        live = partial(GuardedWebSocket, self._place, self._register, self._limits)
        self.ws_protocol_class = cast("type[asyncio.Protocol]", live)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.start("reading", self._limits.reading)
        self._show()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taking.stop()
        self._show()

    @property
    def _last(self) -> RequestResponseCycle | None:
        """The request that came last; there is none before the first header is whole, whatever uvicorn's types say."""
        return self.cycle

    @property
    def _is_answering(self) -> bool:
        """A request is under way, whole or not."""
        return self._last is not None and not self._last.response_complete

    def _expect_header(self) -> None:
        if not self._deadline.is_running:
            self._deadline.start("header", self._limits.header)

    def _show(self) -> None:
        if self._place.state not in ("waiting", "resting", "busy"):
            return  # it is a WebSocket by now, or gone
        if self._in_body or self._taking.is_running:
            self._place.become("waiting")
        elif self._is_answering:
            self._place.become("busy")
        else:
            self._place.become("waiting" if self._deadline.is_running else "resting")

    def _expired(self, reason: Reason) -> None:
        if self.pipeline or (self._is_answering and not self._in_body):
            # It is our turn: requests before it are not answered yet.
            self._deadline.start(reason, self._limits.body if reason == "body" else self._limits.header)
            return
        self._register.expired(self._place, reason)
        if self._has_spoken and not (self._last is not None and self._last.response_started):
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def _not_taken(self, reason: Reason) -> None:
        self._register.expired(self._place, reason)
        self.transport.abort()
