"""Clients as no host wants them: one that never reads, and one that sends nothing but noise."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Final

from oyez.games import usual_game
from oyez.soak.servers import post
from oyez.soak.wire import Wire, open_wire

SMALL: Final = 4096  # bytes that the system takes in for somebody who does not read
LINES: Final = 20  # of talk, which a seat may say in a minute
PATIENCE: Final = 60.0  # seconds until a server should have noticed


def _nothing(_: bytes) -> None:
    pass


def _two_people(port: int) -> tuple[str, list[str]]:
    wish = {"game": usual_game(), "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = post(f"http://127.0.0.1:{port}", "/api/v1/tables", wish)
    return made["id"], [held["key"] for held in made["keys"]]


async def never_read(port: int, is_dropped: Callable[[], bool]) -> bool:
    """Sit down, ask for everything that was said again and again, and read nothing of it; whether one is dropped.

    The connection itself stays in the system's hands for a minute, with what it could not deliver.
    """
    table, keys = await asyncio.to_thread(_two_people, port)
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    ear.connect(("127.0.0.1", port))
    ear.setblocking(False)
    gone = asyncio.Event()
    loop = asyncio.get_running_loop()
    transport, wire = await loop.create_connection(lambda: Wire(_nothing, gone.set), sock=ear)
    await wire.open(port, f"/api/v1/tables/{table}/live", deflate=False)
    wire.send(json.dumps({"type": "sit", "key": keys[0]}).encode())
    for _ in range(LINES):
        wire.send(json.dumps({"type": "say", "text": "x" * 500}).encode())
    await asyncio.sleep(1)
    transport.pause_reading()
    until = monotonic() + PATIENCE
    while not is_dropped() and monotonic() < until:
        wire.send(b'{"type":"mute","seat":1,"muted":false}')  # answered by all lines
        await asyncio.sleep(0.025)  # not so often that it is not read
    transport.abort()
    return is_dropped()


async def only_noise(port: int, seconds: float) -> int:
    """Sit down and send rubbish as fast as one can; returns how often the server ended that."""
    table, keys = await asyncio.to_thread(_two_people, port)
    chance, ended, until = Random(7), 0, monotonic() + seconds
    while monotonic() < until:
        gone = asyncio.Event()
        wire = await open_wire(port, table, _nothing, gone.set)
        wire.send(json.dumps({"type": "sit", "key": keys[0]}).encode())
        while not gone.is_set() and monotonic() < until:
            for _ in range(50):
                wire.send(chance.randbytes(60).hex().encode())
            await asyncio.sleep(0.001)
        ended += gone.is_set()
        wire.close()
    return ended
