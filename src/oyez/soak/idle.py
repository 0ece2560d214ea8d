"""A crowd that only holds connections open, while a game goes on and health probes are made."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, NamedTuple, final

from oyez.server.sockets.limits import raise_descriptors
from oyez.soak.crowd import Crowd
from oyez.soak.servers import CannotSoak, Serving
from oyez.soak.trial import Say, Site

LIMIT: Final = 1024  # descriptors that a server usually has
PATIENCE: Final = 5.0  # seconds for a probe to be answered; it is asked by whoever restarts servers
PAUSE: Final = 0.1  # seconds between two probes
RATE: Final = 20.0  # choices a second
OUR_FILES: Final = 200  # descriptors of our own, besides those of the crowd
FIGURE: Final = re.compile(r"^oyez_sockets_closed_total\S* (\S+)", re.MULTILINE)
COMPLAINT: Final = "closed="  # in the one line that a server writes about it


class Kind(NamedTuple):
    """What a connection says before it falls silent; `then` once it was answered."""

    name: str
    first: str
    then: bytes = b""


# As a proxy passes it on: of five addresses, none of which is refused for having too many.
HANDSHAKE: Final = (
    "GET /api/v1/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "X-Forwarded-For: 203.0.113.{address}\r\n\r\n"
)
ADDRESSES: Final = 5
KINDS: Final = (
    Kind("silent", ""),
    Kind("half a header", "POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Le"),
    Kind(
        "half a body",
        "POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        'Content-Length: 500\r\n\r\n{{"game": ',
    ),
    Kind(
        "half a handshake",
        "GET /api/v1/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnec",
    ),
    Kind("a silent WebSocket", HANDSHAKE),
    Kind("half a frame", HANDSHAKE, b"\x81\xfe\x01\x00mask{"),
)


class Extent(NamedTuple):
    """How much of it; less in tests."""

    sockets: int = 1100  # against each server
    seconds: float = 12.0  # of each kind, once all are there; longer than the deadline for a header
    options: tuple[str, ...] = ()  # of the servers, besides the usual ones
    files: int = LIMIT


@final
class Siege:
    """One server, a table on it with everybody seated, and what came of each kind of crowd."""

    def __init__(self, site: Site, extent: Extent, say: Say) -> None:
        self._site: Final = site
        self._extent: Final = extent
        self._say: Final = say
        self._slowest = 0.0
        self._probes = 0
        self.facts: Final[dict[str, Any]] = {}
        self.wrong: Final[list[str]] = []

    async def hold(self) -> None:
        crowd = Crowd(self._site.ports, 1429)
        await crowd.make(2)  # one of each game
        await crowd.sit()
        playing = asyncio.create_task(crowd.play(float("inf"), RATE))
        try:
            for kind in KINDS:
                await self._one(kind, crowd)
        finally:
            crowd.enough = True
            await playing
            await crowd.leave()
        self.wrong.extend(f"{count} times at the tables: {error}" for error, count in crowd.errors.items())
        self.facts["choices made meanwhile"] = crowd.made
        self.facts["slowest choice ms"] = round(max(crowd.latencies, default=0.0) * 1000)
        self.facts["health probes"] = self._probes
        self.facts["slowest health probe ms"] = round(self._slowest * 1000)

    async def _one(self, kind: Kind, crowd: Crowd) -> None:
        self._say(f"{self._extent.sockets} connections: {kind.name}", crowd.made)
        made, probes = crowd.made, self._probes
        with self._connections() as sockets:
            done = asyncio.Event()
            probing = asyncio.create_task(self._probe(kind, done))
            refused = 0
            for number, one in enumerate(sockets):
                port = self._site.ports[number % len(self._site.ports)]
                first = kind.first.format(port=port, address=number % ADDRESSES + 1)
                refused += not await _begin(one, port, first.encode(), kind.then)
            await asyncio.sleep(self._extent.seconds)
            await self._newcomer(kind)
            done.set()
            await probing
        self.facts[f"{kind.name}: sockets that got in"] = len(sockets) - refused
        if crowd.made == made:
            self.wrong.append(f"{kind.name}: the game stood still")
        if self._probes == probes:
            self.wrong.append(f"{kind.name}: no health probe was answered")

    @contextmanager
    def _connections(self) -> Iterator[list[socket.socket]]:
        sockets = [socket.socket() for _ in range(self._extent.sockets * len(self._site.ports))]
        try:
            yield sockets
        finally:
            for one in sockets:
                one.close()

    async def _probe(self, kind: Kind, done: asyncio.Event) -> None:
        """As a watchdog does: a new connection for each."""
        while not done.is_set():
            for port in self._site.ports:
                began = perf_counter()
                try:
                    async with asyncio.timeout(PATIENCE):
                        said = await _ask(port, "/healthz")
                except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                    said = type(error).__name__
                self._slowest = max(self._slowest, perf_counter() - began)
                if said.startswith("HTTP/1.1 200"):
                    self._probes += 1
                else:
                    self.wrong.append(f"{kind.name}: a health probe was answered by {said[:60]!r}")
            await asyncio.sleep(PAUSE)

    async def _newcomer(self, kind: Kind) -> None:
        """Somebody comes to a table in the middle of it, on both ways in."""
        crowd = Crowd(self._site.ports, 7)
        try:
            await crowd.make(1)
            await crowd.sit()
        except (OSError, TimeoutError) as error:
            self.wrong.append(f"{kind.name}: a newcomer was kept out: {type(error).__name__}")
        finally:
            await crowd.leave()


async def _begin(one: socket.socket, port: int, first: bytes, then: bytes) -> bool:
    """Whether the connection was made and took what it has to say."""
    loop = asyncio.get_running_loop()
    one.setblocking(False)
    try:
        async with asyncio.timeout(PATIENCE):
            await loop.sock_connect(one, ("127.0.0.1", port))
            await loop.sock_sendall(one, first)
            if then:
                await loop.sock_recv(one, 4096)
                await loop.sock_sendall(one, then)
    except (OSError, TimeoutError):
        return False
    return True


async def _ask(port: int, path: str) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        return (await reader.read()).decode()
    finally:
        writer.close()


def besiege(
    database: str | None, processes: int, say: Say, extent: Extent | None = None
) -> tuple[list[str], dict[str, Any]]:
    """All kinds, one after the other; returns what was wrong, and figures."""
    extent = extent or Extent()
    say("starting", 0)
    files = extent.sockets * processes + OUR_FILES
    if raise_descriptors() < files:
        raise CannotSoak(f"this needs {files} open files; allow more with ulimit -n")
    site = Site(processes, database, Serving(extent.options, extent.files))
    try:
        siege = Siege(site, extent, say)
        asyncio.run(siege.hold())
        told = [server.get("/metrics") for server in site.servers]
        wrong = siege.wrong + site.complaints()
        logs = [server.log for server in site.servers]
    finally:
        site.close()
    closed = [sum(float(number) for number in FIGURE.findall(text)) for text in told]
    lines = [sum(COMPLAINT in line for line in log.splitlines()) for log in logs]
    wrong += [f"server {number}: no figure tells of it" for number, many in enumerate(closed) if not many]
    wrong += [
        f"server {number}: no line in its log tells of it" for number, many in enumerate(lines) if not many
    ]
    facts = {
        "database": "SQLite" if database is None else "PostgreSQL",
        "servers": processes,
        "sockets of each kind against each server": extent.sockets,
        "open files that a server may have": extent.files,
        **siege.facts,
        "connections that the servers closed": int(sum(closed)),
        "lines about it in the logs": sum(lines),
    }
    return wrong, facts
