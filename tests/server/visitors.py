"""People with a browser of their own: their cookies, the Origin that a page sends, and an address."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.people import Person
from tests.server.running import PATIENCE, Running, live_address

API = "/api/v1"
PASSWORD = "open sesame"


class Visitor(httpx.Client):
    """A browser: whatever it sends says which page it comes from."""

    def __init__(self, address: str, **headers: str) -> None:
        super().__init__(base_url=address, timeout=PATIENCE, headers={"Origin": address, **headers})
        self.address = address

    def claim(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post(f"{API}/accounts", json={"name": name, "password": password})

    def sign_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.post(f"{API}/sessions", json={"name": name, "password": password})

    def who(self) -> str | None:
        account = self.get(f"{API}/me").json()["account"]
        return account and str(account["name"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def make(self, *kinds: str, **more: object) -> dict[str, Any]:
        seats = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in kinds]
        answer = self.post(f"{API}/tables", json={"game": "middle-ages", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def take(self, table: str, seat: int, **guest: object) -> httpx.Response:
        return self.post(f"{API}/tables/{table}/seats/{seat}", json=guest)

    def table(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"{API}/tables/{id}").json()
        return found

    def games(self, **query: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.get(f"{API}/me/games", params=query).json()["games"]
        return found

    @asynccontextmanager
    async def live(self, table: str, **first: object) -> AsyncIterator[Person]:
        """A connection with this browser's cookies, after its first message."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(
            live_address(self.address, table),
            origin=self.address,  # type: ignore[arg-type]
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=1,
        ) as socket:
            person = Person(socket)
            with contextlib.suppress(ConnectionClosed):  # refused before anything was said: last_word() tells
                await person.say(**first)
            yield person


def visiting(name: str) -> object:
    """A fixture of this name: somebody with a browser at the server of the module."""

    @pytest.fixture(name=name)
    def visitor(server: Running) -> Iterator[Visitor]:
        with Visitor(server.address) as visitor:
            yield visitor

    return visitor


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


async def last_word(person: Person) -> tuple[str, int]:
    """Why the server ends a connection: the code of its last error and of the end."""
    said = ""
    try:
        while True:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await person.socket.recv())
            said = message["error"]["code"] if message["type"] == "error" else said
    except ConnectionClosed as closed:
        return said, closed.rcvd.code if closed.rcvd else 0
