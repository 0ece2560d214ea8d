"""Several server processes on one PostgreSQL: every game is one game, wherever its people are connected."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import psycopg
import pytest

from oyez.engine.record import digest_of, parse, replay
from oyez.games import game_named
from tests.server.people import Person, Refused, new_table, seated
from tests.server.postgres import Cluster
from tests.server.running import PATIENCE, Process

API = "/api/v1"


class Pair:
    """Two processes and their database."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.address = cluster.new()
        self._folder = folder
        with ThreadPoolExecutor() as both:  # at once, on an empty database
            self.processes = list(both.map(lambda _: self.start(), range(2)))

    def start(self, *more: str) -> Process:
        options = ("--port", "0", "--pace", "none", "--database", self.address, *more)
        return Process(self._folder, *options)

    def stop(self) -> None:
        for process in self.processes:
            process.kill()

    def log_of(self, table: str) -> list[tuple[int, str, int]]:
        with psycopg.connect(self.address) as connection:
            lines = connection.execute(
                "SELECT number, kind, seat FROM log WHERE table_id = %s ORDER BY number", (table,)
            )
            return lines.fetchall()


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    pair = Pair(cluster, tmp_path_factory.mktemp("pair"))
    yield pair
    pair.stop()


@pytest.fixture
def http(pair: Pair) -> Iterator[httpx.Client]:
    with pair.processes[0].http() as client:
        yield client


@asynccontextmanager
async def around(pair: Pair, table: str, keys: list[str]) -> AsyncIterator[list[Person]]:
    """People at a table, every other one at the other process, and a spectator at the second."""
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(seated(pair.processes[seat % 2].address, table, key))
            for seat, key in enumerate([*keys, None])
        ]
        yield people


async def soon(true: Callable[[], Any], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        await asyncio.sleep(0.02)


def is_whole(pair: Pair, table: str, people: list[Person]) -> None:
    """No entry is lost or doubled, everybody has seen the same, and the game replays wherever it is asked for."""
    log = pair.log_of(table)
    assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    chosen = [kind for _, kind, _ in log if kind != "quiet"]  # those are the answers of standing orders
    assert sum(len(person.accepted) for person in people) == len(chosen)
    assert len({json.dumps(person.now["winners"]) for person in people}) == 1
    for process in pair.processes:
        with process.http() as http:
            record = parse(http.get(f"{API}/tables/{table}/record").text, game_named)
            assert len(record.plays) == len(log)
            assert digest_of(replay(record)) == record.digest


async def play_on(people: list[Person], chance: Random, most: int = 10_000) -> None:
    """Whoever is asked chooses, until the game is over or so many choices were made; all end at the same place."""
    enough = asyncio.Event()
    made = 0

    async def go_on(person: Person) -> None:
        nonlocal made
        while not enough.is_set() and person.now["status"] != "over":
            if person.options():
                done = await attempt(person, chance)
                if done != "accepted":  # somebody else's choice took the question away
                    assert done in ("late", "not-yours", "illegal")
                    await person.hear_about("table")
                made += 1
                if made >= most:
                    enough.set()
            else:
                await either(person.hear_about("table"), enough.wait())

    await asyncio.gather(*(go_on(person) for person in people))
    newest = max(person.now["n"] for person in people)
    for person in people:
        while person.now["n"] < newest:
            await person.hear_about("table")


async def either(*waits: Coroutine[Any, Any, Any]) -> None:
    tasks = [asyncio.create_task(one) for one in waits]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        task.result()


@pytest.mark.parametrize(
    ("game", "options"), [("middle-ages", {}), ("fief", {"round_limit": "2"})], ids=["middle-ages", "fief"]
)
async def test_a_whole_game_at_two_processes(
    pair: Pair, http: httpx.Client, game: str, options: dict[str, str]
) -> None:
    table, keys = new_table(http, "me", "me", "me", game=game, options=options, respond=0)
    async with around(pair, table, keys) as people:
        await play_on(people, Random(3))
        assert {person.now["status"] for person in people} == {"over"}
        is_whole(pair, table, people)


async def test_of_two_choices_with_one_ticket_one_is_accepted(pair: Pair, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "me", "me")
    chance = Random(4)
    async with around(pair, table, keys) as people, around(pair, table, keys[1:] + keys[:1]) as doubles:
        doubles = [doubles[2], doubles[0], doubles[1]]  # in the order of the seats, each at the other process
        for _ in range(12):
            seat = next(person.now["you"] for person in people if person.options())
            both = [people[seat], doubles[seat]]
            await asyncio.gather(*(until_n(one, people[seat].now["n"]) for one in both))
            assert both[0].now["ticket"] == both[1].now["ticket"]
            results = await asyncio.gather(*(attempt(one, chance) for one in both))
            assert sorted(results) == ["accepted", "late"]
            log = pair.log_of(table)
            await asyncio.gather(*(until_n(one, len(log)) for one in [*people[:3], *doubles]))
            assert both[0].now["view"] == both[1].now["view"]
        assert [number for number, *_ in pair.log_of(table)] == list(range(1, 13))


async def until_n(person: Person, n: int) -> None:
    while person.now["n"] < n:
        await person.hear()


async def attempt(person: Person, chance: Random) -> str:
    try:
        await person.play(chance.choice(person.options()))
    except Refused as refused:
        return refused.code
    return "accepted"


async def test_undos_cross(pair: Pair, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "me")
    async with around(pair, table, keys) as people:
        mover = next(person for person in people[:2] if person.options())
        first = mover.now["view"]
        await mover.play(mover.options()[0])
        await mover.undo()
        await asyncio.gather(*(until_n(person, 2) for person in people))
        assert mover.now["view"] == first
        assert [kind for _, kind, _ in pair.log_of(table)] == ["play", "undo"]
        await play_on(people, Random(1), most=6)


async def test_talk_and_orders_cross(pair: Pair, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "me", "me", game="fief")
    async with around(pair, table, keys) as people, seated(pair.processes[1].address, table, keys[0]) as tab:
        await asyncio.gather(
            *(person.say(type="say", text=f"said by {seat}") for seat, person in enumerate(people[:3]))
        )
        for person in people:
            lines: list[str] = []
            while len(lines) < 3:
                lines += [line["text"] for line in (await person.hear_about("said"))["lines"]]
            assert sorted(lines) == ["said by 0", "said by 1", "said by 2"]
        moment = next(iter(http.get(f"{API}/games/fief").json()["moments"]))
        await people[0].say(type="orders", orders={moment: "pass"})
        told = await people[0].hear_about("orders")
        assert told["orders"][moment] == "pass"
        while (await tab.hear_about("orders"))["orders"] != told["orders"]:
            pass


async def test_seats_taken_at_two_processes_start_the_game(pair: Pair, http: httpx.Client) -> None:
    for _ in range(3):
        table, [key] = new_table(http, "me", "open", "open")
        async with seated(pair.processes[0].address, table, key) as here:
            taken = await asyncio.gather(*(asyncio.to_thread(take, pair, table, seat) for seat in (1, 2)))
            assert taken == [201, 201]
            while here.now["status"] == "open":
                await here.hear_about("table")
            assert here.now["status"] == "playing"


def take(pair: Pair, table: str, seat: int) -> int:
    with pair.processes[seat % 2].http() as http:
        return http.post(f"{API}/tables/{table}/seats/{seat}", json={}).status_code


async def test_bots_play_once_wherever_people_watch(pair: Pair, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "bot", "bot")
    async with around(pair, table, keys) as [person, guest]:
        await play_on([person, guest], Random(5))
        log = pair.log_of(table)
        assert guest.now["status"] == "over"
        assert len(person.accepted) == sum(seat == 0 for _, _, seat in log)


async def test_when_a_process_is_killed_others_take_its_tables_over(pair: Pair) -> None:
    doomed = pair.start("--pace", "quick")
    try:
        with doomed.http() as http:
            table, keys = new_table(http, "me", "bot", "bot")
        async with around(pair, table, keys) as [person, guest]:
            await play_on([person, guest], Random(2), most=2)
            with doomed.http() as http:
                alone, _ = new_table(http, "bot", "bot", "bot")
            async with seated(doomed.address, alone, None):  # who is in charge of it first
                await soon(lambda: bool(pair.log_of(alone)), 15)
                async with seated(pair.processes[0].address, alone, None) as witness:
                    doomed.kill()
                    await play_on([person, guest], Random(3))
                    assert guest.now["status"] == "over"
                    await witness.watch_out()
        log = pair.log_of(alone)
        assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    finally:
        doomed.kill()


async def asked_now(people: Sequence[Person]) -> Person:
    """Whoever has to choose, once the bot has chosen."""
    for person in cycle(people):
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.1):
                while not person.options():
                    await person.hear_about("table")
                return person
    raise AssertionError("nobody is asked")


async def test_the_database_is_away_for_some_seconds(
    pair: Pair, http: httpx.Client, cluster: Cluster
) -> None:
    table, keys = new_table(http, "me", "me", "bot")
    async with around(pair, table, keys) as people:
        await play_on(people, Random(1), most=4)
        people = people[:2]
        mover = await asked_now(people)
        cluster.stop()
        try:
            for _ in range(2):
                await mover.say(type="play", ticket=mover.now["ticket"], action=mover.options()[0])
                assert await mover.refusal() == "not-stored"
                await asyncio.sleep(0.7)
            await mover.say(type="say", text="is anybody there?")
            assert await mover.refusal() == "not-stored"
            for path in ("/healthz", f"{API}/tables", f"{API}/tables/{table}"):
                answer = await asyncio.to_thread(http.get, path)
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")
        finally:
            cluster.start()
        assert (await asyncio.to_thread(http.get, "/healthz")).status_code == 200
        await play_on(people, Random(2))  # over the same connections
        assert {person.now["status"] for person in people} == {"over"}
        log = pair.log_of(table)
        assert [number for number, *_ in log] == list(range(1, len(log) + 1))
