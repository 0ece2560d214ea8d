"""Clients at a table: they speak the protocol of docs/api.md and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import PATIENCE, live_address

Message = dict[str, Any]


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, error: dict[str, str]) -> None:
        super().__init__(error["message"])
        self.code = error["code"]


class Person:
    """One connection. `now` is the last table message, `events` the log as a page would show it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.now: Message = {}
        self.events: list[Message] = []
        self.accepted: dict[int, str] = {}  # the number in the log of every answer that was acknowledged
        self._said: str = ""

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Message:
        """The next message, taken in."""
        # Not wait_for(): that of Python 3.11 forgets a cancellation that comes together with the message.
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "table":
            self.now = message
            assert message["events_from"] <= len(self.events), "a gap in the events"
            self.events[message["events_from"] :] = message["events"]
        elif message["type"] == "accepted":
            self.accepted[message["n"]] = self._said
        return message

    async def hear_about(self, type: str) -> Message:
        """The next message of that type; an error that was not asked for is raised."""
        while True:
            message = await self.hear()
            if message["type"] == type:
                return message
            if message["type"] == "error":
                raise Refused(message["error"])

    async def refusal(self) -> str:
        return str((await self.hear_about("error"))["error"]["code"])

    async def play(self, action: str) -> Message:
        """Answer the decision, and wait for the table as it is then."""
        self._said = action
        await self.say(type="play", ticket=self.now["ticket"], action=action)
        done = await self.hear_about("accepted")
        while self.now["n"] < done["n"]:
            await self.hear_about("table")
        return self.now

    async def undo(self) -> Message:
        self._said = "undo"
        await self.say(type="undo", ticket=self.now["ticket"])
        await self.hear_about("accepted")
        return await self.hear_about("table")

    def options(self) -> list[str]:
        decision = self.now["decision"]
        return [option["text"] for option in decision["options"]] if decision else []

    async def play_out(self, chance: Random, most: int = 10_000) -> int:
        """Choose at random until the game is over, or `most` choices were made; returns how many."""
        made = 0
        while self.now["status"] != "over" and made < most:
            if self.now["decision"]:
                await self.play(chance.choice(self.options()))
                made += 1
            else:
                await self.hear_about("table")
        return made

    async def watch_out(self) -> None:
        while self.now["status"] != "over":
            await self.hear_about("table")


@asynccontextmanager
async def connected(address: str, table: str) -> AsyncIterator[Person]:
    """A connection over which nothing was said yet."""
    async with connect(live_address(address, table), open_timeout=PATIENCE, close_timeout=1) as socket:
        yield Person(socket)


@asynccontextmanager
async def seated(address: str, table: str, key: str | None) -> AsyncIterator[Person]:
    """Somebody in a seat, or a spectator, who has seen the table."""
    async with connected(address, table) as person:
        await person.say(**({"type": "sit", "key": key} if key else {"type": "watch"}))
        await person.hear_about("table")
        yield person


def new_table(
    http: httpx.Client, *kinds: str, game: str = "middle-ages", **more: object
) -> tuple[str, list[str]]:
    """A table with these kinds of seats; returns its id and the keys of the seats of kind "me"."""
    seats = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in kinds]
    answer = http.post("/api/v1/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["id"], [held["key"] for held in made["keys"]]
