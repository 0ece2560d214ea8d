"""A WebSocket client that does next to nothing: the load shares its machine with the servers that it measures.

Only what our own server sends is understood: whole frames of text, pings and the end (RFC 6455).
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Final, cast, final

TEXT: Final = 0x81
CLOSE: Final = 0x88
PONG: Final = 0x8A
COMPRESSED: Final = 0x40
TAIL: Final = b"\x00\x00\xff\xff"  # that RFC 7692 leaves out at the end of a message
PATIENCE: Final = 30.0  # seconds to connect
UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)
OFFER: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"  # as browsers do


@final
class Wire(asyncio.Protocol):
    """One connection; `heard` gets every message as bytes, `ended` is called once it is over."""

    def __init__(self, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self._heard: Final = heard
        self._ended: Final = ended
        self._buffer = b""
        self._inflate = zlib.decompressobj(-15)
        self._opened: Final = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if not self._opened.done():
            self._opened.set_exception(ConnectionResetError("the server closed the connection"))
        else:
            self._ended()

    async def open(self, port: int, path: str, *, deflate: bool) -> None:
        assert self.transport is not None
        more = OFFER if deflate else ""
        self.transport.write(UPGRADE.format(path=path, port=port, more=more).encode())
        async with asyncio.timeout(PATIENCE):
            await self._opened

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._opened.done():
            self._greet()
        if self._opened.done():
            self._split()

    def _greet(self) -> None:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return
        self._buffer = rest
        if b" 101 " in head[:20]:
            self._opened.set_result(None)
        else:
            self._opened.set_exception(ConnectionRefusedError(head[:40].decode("latin-1")))

    def _split(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                start += wide
                if len(buffer) < start:
                    break
                size = int.from_bytes(buffer[start - wide : start], "big")
            if len(buffer) < start + size:
                break
            self._take(buffer[at], buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind & 0x0F == 1:
            if kind & COMPRESSED:
                payload = self._inflate.decompress(payload + TAIL)
            self._heard(payload)
        elif kind & 0x0F == 9:
            self._frame(PONG, payload)
        elif kind & 0x0F == 8:
            self.close()

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        """Masked with zeros, which leaves everything as it is."""
        if self.transport is None:
            return
        size = len(payload)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        elif size < 65536:
            head = bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        else:
            head = bytes((kind, 0xFF)) + size.to_bytes(8, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self.transport is not None:
            self._frame(CLOSE, b"")
            self.transport.close()


async def open_wire(
    port: int,
    table: str,
    heard: Callable[[bytes], None],
    ended: Callable[[], None],
    *,
    deflate: bool = False,
) -> Wire:
    """A connection to a table over which nothing was said yet; raises OSError or TimeoutError."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        _, wire = await loop.create_connection(lambda: Wire(heard, ended), "127.0.0.1", port)
    try:
        await wire.open(port, f"/api/v1/tables/{table}/live", deflate=deflate)
    except BaseException:
        wire.close()
        raise
    return wire
