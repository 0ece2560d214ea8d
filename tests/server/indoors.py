"""Rooms without a network: tests look at the very messages that would be sent, in their order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from oyez.server.models import NewTable
from oyez.server.settings import Settings, without_pauses
from oyez.server.storage.databases import database_of
from oyez.server.storage.store import open_store
from oyez.server.tables.audience import Watcher
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from tests.server.people import Message

PATIENCE = 60  # seconds, on a machine that is busy


@asynccontextmanager
async def hall(folder: Path, **changes: Any) -> AsyncIterator[Rooms]:
    """A server's rooms on this folder; bots do not pause."""
    settings = Settings(**{"data": folder, "paces": without_pauses(), "outbox": 10**6, **changes})
    store = await open_store(database_of(settings))
    rooms = Rooms(store, settings)
    if settings.address is not None:
        rooms.wake()  # hears other servers from now on
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


async def table_in(rooms: Rooms, game: str, *kinds: str, **more: Any) -> tuple[str, list[str]]:
    """A new table; its id and the keys of the seats of kind "me"."""
    seats = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in kinds]
    made = await rooms.create(NewTable.model_validate({"game": game, "seats": seats, **more}))
    return made.id, [held.key for held in made.keys]


class Ear:
    """What one connection is sent."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.heard: list[Message] = []

    def listen(self) -> list[Message]:
        """Everything that has come since the last time."""
        new = []
        while not self.watcher.outbox.empty():
            new.append(json.loads(self.watcher.outbox.get_nowait()))
        self.heard += new
        return new

    @property
    def now(self) -> Message:
        self.listen()
        return next(message for message in reversed(self.heard) if message["type"] == "table")

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message of that kind that comes from now on."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Message = json.loads(await self.watcher.outbox.get())
                self.heard.append(message)
                if wanted(message):
                    return message

    async def until_type(self, type: str) -> Message:
        return await self.until(lambda message: message["type"] == type)


async def sit_in(room: Room, keys: list[str]) -> list[Ear]:
    """One ear for every key, and one for a spectator."""
    return [Ear(await room.join(key)) for key in [*keys, None]]


async def act(room: Room, ear: Ear, text: str) -> None:
    """A choice as the page sends it."""
    await room.play(ear.watcher.seat, ear.now["ticket"], text, by=ear.watcher)


async def act_and_see(room: Room, ear: Ear, text: str) -> None:
    """The same, and wait until the table shows it."""
    await act(room, ear, text)
    ear.listen()
    n = next(message["n"] for message in reversed(ear.heard) if message["type"] == "accepted")
    if ear.now["n"] < n:
        await ear.until(lambda message: message["type"] == "table" and message["n"] >= n)


class StoppedClock:
    """Stands in for the module `time` where a length has to be told exactly."""

    def time(self) -> float:
        return 1_429_000_000.0

    def monotonic(self) -> float:
        return 1_429.0


def types(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]
