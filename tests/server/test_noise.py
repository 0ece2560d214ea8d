"""Messages of the wrong shape, size or kind: answered with a typed error, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from oyez.server.messages import read
from oyez.server.problems import CODES, STATUS, Problem
from tests.server.people import Person, connected, new_table, seated
from tests.server.running import PATIENCE, Running, running

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"play"',
    "{}",
    '{"type": "dance"}',
    '{"type": "play"}',
    '{"type": "play", "ticket": 0}',
    '{"type": "play", "ticket": "0", "action": "place 1-1"}',
    '{"type": "play", "ticket": true, "action": "place 1-1"}',
    '{"type": "play", "ticket": 0.5, "action": "place 1-1"}',
    '{"type": "play", "ticket": -1, "action": "place 1-1"}',
    '{"type": "play", "ticket": 1e400, "action": "place 1-1"}',
    '{"type": "play", "ticket": 0, "action": null}',
    '{"type": "play", "ticket": 0, "action": ["place 1-1"]}',
    '{"type": "play", "ticket": 0, "action": "place 1-1", "seat": 1}',
    '{"type": "play", "ticket": 0, "action": "' + "x" * 300 + '"}',
    '{"type": "undo"}',
    '{"type": "sit", "key": "again"}',
    '{"type": "watch"}',
    "[" * 2000,
    '{"type": "play", "ticket": 0, "action": "\\ud800"}',
]


@pytest.fixture
async def person(server: Running, http: httpx.Client) -> AsyncIterator[Person]:
    table, [key, _] = new_table(http, "me", "me")
    async with seated(server.address, table, key) as person:
        yield person


@pytest.mark.parametrize("text", MALFORMED)
async def test_wrong_shapes_are_refused_and_the_connection_stays(person: Person, text: str) -> None:
    await person.socket.send(text)
    assert await person.refusal() == "malformed"
    message = person.heard[-1]["error"]["message"]
    assert "\n" not in message
    assert "Traceback" not in message
    await person.say(type="ping")
    assert (await person.hear())["type"] == "pong"


async def test_too_large_and_binary_messages(person: Person) -> None:
    await person.say(type="play", ticket=0, action="x" * 5000)
    assert await person.refusal() == "too-large"
    await person.socket.send(b'{"type": "ping"}')
    assert await person.refusal() == "malformed"
    await person.say(type="ping")
    assert (await person.hear())["type"] == "pong"
    with pytest.raises(ConnectionClosed) as closed:  # so large that it is not even read
        await person.socket.send("x" * 100_000)
        await person.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    "first",
    ['{"type": "play", "ticket": 0, "action": "place 1-1"}', '{"type": "ping"}', "hello", b"\x00\x01"],
)
async def test_the_first_message_is_sit_or_watch(
    server: Running, http: httpx.Client, first: str | bytes
) -> None:
    table, _ = new_table(http, "me", "me")
    async with connected(server.address, table) as nobody:
        await nobody.socket.send(first)
        assert await nobody.refusal() == "malformed"
        with pytest.raises(ConnectionClosed) as closed:
            await nobody.hear()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "malformed")


async def test_silence_ends_the_connection(tmp_path: Path) -> None:
    with running(tmp_path, sit_patience=0.05) as server, server.http() as http:
        table, _ = new_table(http, "me", "me")
        async with connected(server.address, table) as nobody:
            assert await nobody.refusal() == "malformed"


async def test_a_flood_is_not_read(tmp_path: Path) -> None:
    with running(tmp_path, burst=10, refill=0.0) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        async with AsyncPair(server, table, keys) as (noisy, calm):
            for _ in range(15):
                await noisy.say(type="ping")
            answers = [await noisy.hear() for _ in range(15)]
            assert [answer["type"] for answer in answers] == ["pong"] * 10 + ["error"] * 5
            assert answers[-1]["error"]["code"] == "too-many"
            with pytest.raises(ConnectionClosed):
                for _ in range(50):
                    await noisy.say(type="ping")
                    await noisy.hear()
            await calm.say(type="ping")
            assert (await calm.hear())["type"] == "pong"


class AsyncPair:
    """Two people at a table for two."""

    def __init__(self, server: Running, table: str, keys: list[str]) -> None:
        self._both = [seated(server.address, table, key) for key in keys]

    async def __aenter__(self) -> tuple[Person, Person]:
        return await self._both[0].__aenter__(), await self._both[1].__aenter__()

    async def __aexit__(self, *_: object) -> None:
        for one in self._both:
            await one.__aexit__(None, None, None)


@pytest.mark.parametrize(
    ("origin", "may"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://{host}", True),
        ("http://elsewhere.example", False),
        ("http://{host}.elsewhere.example", False),
        ("null", False),
    ],
)
async def test_only_our_own_page_may_connect(
    server: Running, http: httpx.Client, origin: str | None, may: bool
) -> None:
    table, _ = new_table(http, "me", "me")
    headers = {"Origin": origin.format(host=server.address.removeprefix("http://"))} if origin else {}
    if may:
        async with connect(server.live(table), additional_headers=headers) as socket:
            await socket.send('{"type": "watch"}')
            assert json.loads(await socket.recv())["type"] == "table"
    else:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.live(table), additional_headers=headers)
        assert refused.value.response.status_code == 403


async def test_noise_changes_nothing(server: Running, http: httpx.Client) -> None:
    """Mutations of good messages: typed errors, no lost connection, no change."""
    table, keys = new_table(http, "me", "me")
    chance = Random(7)
    async with AsyncPair(server, table, keys) as (first, second):
        mover = first if first.now["decision"] else second
        good = json.dumps({"type": "play", "ticket": 0, "action": mover.options()[0]})
        before = mover.now
        sent = 0
        while sent < 80:
            letters = list(good)
            for _ in range(chance.randrange(1, 4)):
                letters[chance.randrange(len(letters))] = chr(
                    chance.choice([0, 34, 44, 92, 125, 233, 0x1F600])
                )
            text = "".join(letters)
            if _is_answer(text):
                continue
            sent += 1
            await mover.socket.send(text)
            assert await mover.refusal() in ("malformed", "illegal", "late", "no-undo")
        async with seated(server.address, table, None) as guest:
            assert guest.now["n"] == 0
            assert guest.now["view"] == before["view"]


def _is_answer(text: str) -> bool:
    try:
        return "ticket" in json.loads(text) and json.loads(text)["type"] == "play"
    except (ValueError, TypeError, KeyError):
        return False


@given(
    st.one_of(
        st.text(max_size=200), st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps)
    )
)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_text_is_a_message_or_a_problem(text: str) -> None:
    try:
        read(text, 4096)
    except Problem as problem:
        assert problem.code in ("malformed", "too-large")


def test_every_code_has_its_status_and_is_documented() -> None:
    assert set(STATUS) == set(CODES)
    text = Path("docs/api.md").read_text(encoding="utf-8")
    assert [code for code in CODES if f"`{code}`" not in text] == []


async def test_connections_that_break_are_forgotten(server: Running, http: httpx.Client) -> None:
    """Half-open, aborted and silent connections leave nothing behind: the table is unloaded."""
    table, [key, _] = new_table(http, "me", "me")
    for _ in range(5):
        async with seated(server.address, table, key) as person:
            person.socket.transport.abort()
    rooms = server.app.state.rooms
    async with asyncio.timeout(PATIENCE):
        while table in rooms._rooms:  # noqa: ASYNC110  it is forgotten by another thread
            await asyncio.sleep(0.01)
