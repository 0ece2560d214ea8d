"""Rooms of two servers on one PostgreSQL, without a network: what is stored by one is followed by the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from oyez.bots import BOTS
from oyez.games import GAMES
from oyez.server.models import NewSeat, NewTable
from oyez.server.people.seating import prepare
from oyez.server.settings import Settings
from oyez.server.storage.charges import RETRY, SharedCharges
from oyez.server.storage.databases import Postgres, database_of
from oyez.server.storage.herald import News, Tiding, tiding
from oyez.server.storage.stored import Entry
from oyez.server.tables.asides import hold, order, speak
from oyez.server.tables.following import Tidings
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import STOOD_STILL, Rooms
from oyez.server.tables.table import Table, Unfit
from oyez.server.tables.telling import Briefing
from tests.server.indoors import Ear, act, hall, sit_in, table_in, types
from tests.server.people import Message
from tests.server.postgres import Cluster
from tests.server.test_silence import Meek, contents, whispering
from tests.server.whispers import GAME

SLOW = {"second": 100.0}
QUICK = {"second": 0.4}
PATIENCE = 60


@pytest.fixture(autouse=True)
def whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, "tests.server.whispers")
    monkeypatch.setitem(BOTS, GAME.name, {"random": Meek})


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new()


@asynccontextmanager
async def halls(folder: Path, address: str, **changes: Any) -> AsyncIterator[tuple[Rooms, Rooms]]:
    async with (
        hall(folder, address=address, **changes) as here,
        hall(folder, address=address, **changes) as there,
    ):
        await listening(address, 2)
        yield here, there


async def listening(address: str, number: int) -> None:
    """Until so many servers hear of each other."""

    def count() -> int:
        with psycopg.connect(address) as connection:
            found = connection.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE query = 'LISTEN oyez'"
                " AND datname = current_database() AND state = 'idle'"
            ).fetchone()
            return int(found[0]) if found else 0

    await soon(lambda: count() >= number)


async def soon(true: Callable[[], Any]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


async def sit_around(one: Room, other: Room, keys: list[str]) -> list[Ear]:
    """Seat 0 at one server, everybody else and a spectator at the other."""
    return [
        *[Ear(await one.join(key)) for key in keys[:1]],
        *[Ear(await other.join(key)) for key in [*keys[1:], None]],
    ]


async def first_act(here: Rooms, there: Rooms, hands: str) -> list[list[Message]]:
    table, keys = await whispering(here, hands)
    async with here.at(table) as one, there.at(table) as other:
        ears = await sit_around(one, other, keys)
        for ear in ears:
            ear.listen()
        await act(one, ears[0], "act")
        await asyncio.gather(
            *(ear.until(lambda m: m["type"] == "table" and m["view"]["acts"][0]) for ear in ears)
        )
        return [ear.heard for ear in ears]


async def test_a_silence_crosses_and_tells_nothing(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address, **QUICK) as (here, there):
        nobody, somebody = await first_act(here, there, "fff"), await first_act(here, there, "fkf")
    for reader in (0, 2, 3):  # a seat there and a spectator there; the one who acts here
        assert contents(nobody[reader]) == contents(somebody[reader])
    for reader in (2, 3):
        assert [one for one in types(nobody[reader]) if one != "orders"] == ["table", "hush", "table"]
    lengths = [heard[2][-2]["seconds"] for heard in (nobody, somebody)]
    assert all(0 < length <= 2.4 for length in lengths)
    asked = [one for one in somebody[1] if one["type"] == "table"]
    assert asked[1]["decision"]["prompt"] == "whisper"
    assert 0 < asked[1]["decision"]["seconds"] <= 0.8


async def test_whose_time_is_up_is_answered_for_once(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address, **QUICK) as (here, there):
        table, keys = await whispering(here, "fkk")
        async with here.at(table) as one, there.at(table) as other:
            ears = await sit_around(one, other, keys)
            await act(one, ears[0], "act")
            await soon(lambda: all(ear.now["view"]["acts"][0] for ear in ears))
        stored = await here.store.load(table)
    assert stored is not None
    kinds = [(entry.kind, entry.seat) for entry in stored.log]
    assert kinds[:3] == [("play", 0), ("secret", 1), ("secret", 2)]
    assert [entry.number for entry in stored.log] == list(range(1, len(stored.log) + 1))


async def test_who_comes_into_a_silence_sees_no_more_than_the_others(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address, **SLOW) as (here, there):
        table, keys = await whispering(here, "fff")
        async with here.at(table) as one:
            ears = await sit_in(one, keys)
            await act(one, ears[0], "act")
            async with there.at(table) as other:
                late = await sit_in(other, keys)
                for early, later in zip(ears, late, strict=True):
                    assert later.now["view"] == early.now["view"]
                    assert later.now["view"]["acts"] == [0, 0, 0]
                    assert later.now["n"] == early.now["n"]
                    assert later.heard[-1]["type"] == "hush"
                assert abs(other.silence.left() - one.silence.left()) < 30


async def test_a_question_is_kept_open_wherever_its_clock_runs(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address, **SLOW) as (here, there):
        table, keys = await whispering(here, "fkf")
        async with here.at(table) as one, there.at(table) as other:
            ears = await sit_around(one, other, keys)
            await act(one, ears[0], "act")
            await ears[1].until(lambda m: m["type"] == "table" and m["decision"] is not None)
            assert one.silence.question(1) is not None
            await hold(other, 1)
            assert ears[1].now["decision"]["seconds"] is None
            await soon(lambda: one.silence.time_for(1) is None)  # no clock is left that could answer
            assert other.silence.time_for(1) is None
            stored = await here.store.load(table)
            assert stored is not None
            assert len(stored.log) == 1
            await act(other, ears[1], "cut")
            await soon(lambda: one.table is not None and one.table.n == 2)
            await soon(lambda: ears[0].now["n"] == 2)


async def test_orders_given_elsewhere_are_followed(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address, **SLOW) as (here, there):
        table, keys = await whispering(here, "fkk")
        async with here.at(table) as one, there.at(table) as other:
            ears = await sit_around(one, other, keys)
            for seat in (1, 2):
                await order(other, seat, {"whisper": "pass"})
            await order(one, 0, {"whisper": "pass"})
            await soon(lambda: one.table and all(row.orders for row in one.table.seats))
            await act(one, ears[0], "act")  # which their orders answer, here
            await soon(lambda: ears[3].now["view"]["acts"] == [1, 0, 0])
            stored = await there.store.load(table)
            assert stored is not None
            assert [entry.kind for entry in stored.log] == ["play", "quiet", "quiet", "quiet", "quiet"]


async def test_what_was_missed_is_made_up_for(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address) as (here, there):
        table, keys = await table_in(here, "middle-ages", "me", "me")
        async with here.at(table) as one, there.at(table) as other:
            ears = await sit_in(one, keys)
            far = await sit_in(other, keys)
            cut_all(address)
            mover = next(ear for ear in ears if ear.now["decision"])
            await act(one, mover, mover.now["decision"]["options"][0]["text"])
            await speak(one, 0, "hello", aside=False)
            await soon(lambda: far[2].now["n"] == 1)
            await soon(lambda: other.table is not None and len(other.table.said) == 1)


def cut_all(address: str) -> None:
    """The database drops every connection, as when it is restarted."""
    with psycopg.connect(address) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_what_does_not_fit_is_loaded_as_a_whole(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address) as (here, there):
        table, keys = await table_in(here, "middle-ages", "me", "me")
        async with here.at(table) as one, there.at(table) as other:
            ears, far = await sit_in(one, keys), await sit_in(other, keys)
            assert other.table is not None
            other.table.tickets._numbers[0] += 5
            assert other.table.match is not None
            other.table.match.state.pending = ()  # nothing can be played from here
            mover = next(ear for ear in ears if ear.now["decision"])
            await act(one, mover, mover.now["decision"]["options"][0]["text"])
            await soon(lambda: far[2].now["n"] == 1)
            assert far[0].now["ticket"] == ears[0].now["ticket"]
            assert far[2].now["view"] == ears[2].now["view"]


@asynccontextmanager
async def deaf(folder: Path, address: str) -> AsyncIterator[tuple[Room, Ear]]:
    """A room of a server that hears nothing any more while its bot has to choose, and a person at the other server."""
    async with halls(folder, address) as (here, there):
        table, keys = await table_in(here, "middle-ages", "me", "bot")
        async with here.at(table) as one, there.at(table) as other:
            [me, _] = await sit_in(one, keys)
            await soon(lambda: me.now["decision"])
            await other.join(None)  # not before: nothing may be left to do for its bots
            while await there._charges.take(table) == "no":  # a sweep of the first server may take it again
                await here._charges.give_back(table)
            assert there._herald is not None
            await there._herald.close()
            while me.now["decision"]:
                await act(one, me, me.now["decision"]["options"][0]["text"])
            yield other, me


async def test_whoever_sees_first_what_came_wakes_the_bots(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who talks may be quicker than the room itself."""
    monkeypatch.setattr("oyez.server.tables.rooms.SWEEP", 1000.0)  # which would make up for it
    async with deaf(tmp_path, address) as (room, me):
        n = me.now["n"]
        room.fall_behind(n)
        async with room.lock:
            await room.ready()
        await soon(lambda: me.now["n"] > n)


async def test_bots_that_missed_the_news_are_woken_by_the_sweep(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("oyez.server.tables.rooms.SWEEP", 0.1)
    async with deaf(tmp_path, address) as (room, me):
        await soon(lambda: f"{STOOD_STILL} table={room.id}" in caplog.text)
        await soon(lambda: me.now["decision"] or me.now["status"] == "over")


async def test_one_server_attends_a_table(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr("oyez.server.storage.charges.time", SimpleNamespace(monotonic=lambda: now))
    database = database_of(Settings(tmp_path, address=address))
    one, other = database.charges(), database.charges()
    try:
        assert [await charges.take("table") for charges in (one, other)] == ["now", "no"]
        assert await one.take("table") == "already"
        assert await other.unattended(["table", "else"]) == ["else"]
        now += RETRY / 2
        assert await other.take("table") == "no"
        await one.give_back("table")
        assert await other.take("table") == "no"  # which it does not ask again so soon
        now += RETRY / 2
        assert await other.take("table") == "now"
        assert isinstance(other, SharedCharges)
        cut_all(address)  # whoever was in charge of it learns that he no longer is
        assert await other.unattended([]) == []
        assert await one.unattended([]) == []
        now += RETRY + 0.1
        assert await one.take("table") == "now"
        assert await other.take("table") == "no"
    finally:
        await one.close()
        await other.close()


def test_a_tiding_carries_an_entry_unless_it_is_too_long() -> None:
    plain = Tiding("uTOZO3YPbJsMd8Um9kuOHg", 0, "abcd")
    assert plain.text == "uTOZO3YPbJsMd8Um9kuOHg 0 abcd"
    assert tiding(plain.text) == plain
    told = plain._replace(number=12, news=news(12, (1, 5)))
    assert tiding(told.text) == told
    assert tiding(told.text, "abc") == told
    assert tiding(told.text, "abcd") is None, "nobody listens to himself"
    long = told._replace(news=news(12, tuple(range(5_000))))
    assert tiding(long.text) == told._replace(news=None), "it has to be looked up"
    for noise in ("", "a", "a b c", "a 1"):
        assert tiding(noise) is None
    for strange in ("a 1 b c", 'a 1 b {"entry":1}', 'a 1 b [{"number":1},null]'):
        assert tiding(strange) == Tiding("a", 1, "b"), "another version may tell more, or otherwise"


def news(number: int, chances: tuple[int, ...] = ()) -> News:
    return News(Entry(number, "play", 1, "march Évreux", chances, 1.25, (0, 2)), None)


def test_tidings_are_followed_when_none_is_missing() -> None:
    tidings = Tidings()
    assert tidings.after(0) is None
    tidings.add(4, news(4))
    tidings.add(5, news(5))
    assert tidings.after(3) == ((news(4).entry, news(5).entry), None)
    assert tidings.after(5) is None, "all of them are known"
    tidings.add(7, news(7))
    assert tidings.after(5) is None, "the sixth is missing"
    tidings.add(8, news(8))
    assert tidings.after(7) == ((news(8).entry,), None)
    tidings.add(9, None)
    assert tidings.after(8) is None, "the ninth was too long"


def log_at_random(table: Table, chance: Random, most: int) -> list[Entry]:
    log: list[Entry] = []
    while len(log) < most and table.pending:
        decision = chance.choice(table.pending)
        seat, ticket = decision.seat, table.tickets.of(decision.seat)
        assert table.match is not None
        if log and chance.random() < 0.2 and table.match.may_undo(seat):
            log.append(table.undo(seat, ticket))
        else:
            log.append(table.play(seat, ticket, chance.choice(decision.options).text))
    return log


@pytest.mark.parametrize("game", ["middle-ages", "fief"])
def test_following_a_log_is_the_same_as_loading_it(game: str) -> None:
    new = NewTable(game=game, seats=[NewSeat(kind="me")] * 3)
    stored = prepare(new)[0]
    first, follower = Table(stored), Table(stored)
    log = log_at_random(first, Random(5), 120)
    assert {entry.kind for entry in log} >= {"play", "undo"}
    for number, entry in enumerate(log, 1):
        follower.follow(entry)
        if number % 20 == 0 or number == len(log):
            loaded = Table(replace(stored, log=tuple(log[:number])))
            for seat in range(3):
                assert follower.tickets.of(seat) == loaded.tickets.of(seat)
                told = [Briefing(one).telling(one.position(), seat).text for one in (follower, loaded)]
                assert told[0] == told[1]
    assert follower.progress() == first.progress()
    with pytest.raises(Unfit):
        follower.follow(log[-1])


def test_a_password_is_nowhere_to_be_seen(tmp_path: Path) -> None:
    settings = Settings(tmp_path, address="postgresql://me:secret@host/games?password=secret")
    database = database_of(settings)
    assert isinstance(database, Postgres)
    assert database.shown == "postgresql://me:***@host/games"
    assert "secret" not in repr(settings)
