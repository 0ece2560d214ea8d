"""Tables that everybody has left: out of every list and round, readable, and back with whoever plays there."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from oyez.server import figures
from oyez.server.models import Guest
from oyez.server.people.lobby import listed
from oyez.server.problems import Problem
from oyez.server.settings import without_pauses
from oyez.server.storage.archive import export_table, import_table
from oyez.server.storage.archiving import restore
from oyez.server.storage.schema import TABLES
from oyez.server.tables import asides
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.timing import archiving, takebacks
from oyez.server.timing.archiving import DAY, EVERY, SOON, Archiving
from oyez.server.timing.hourglass import joined
from oyez.server.timing.timebook import due_before, left_in_between
from tests.server.indoors import Ear, act_and_see, hall, sit_in, table_in
from tests.server.postgres import Cluster
from tests.server.test_following import halls, soon
from tests.server.test_time import by_turn, clocks

SAME = ("view", "decision", "waiting", "n", "ticket", "status", "seats", "undo")
CLOCK = {"clock": "bank", "seconds": 500, "increment": 5, "cap": 600}


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new()


@pytest.fixture(params=["sqlite", "postgresql"])
async def rooms(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Rooms]:
    more = {} if request.param == "sqlite" else {"address": request.getfixturevalue("address")}
    async with hall(tmp_path, **more) as rooms:
        yield rooms


def days_later(rooms: Rooms, days: float) -> Archiving:
    return Archiving(rooms, lambda: time.time() + days * DAY)


async def age(rooms: Rooms, table: str, days: float) -> None:
    """As if nobody had come for so long."""

    def work(connection: Connection) -> None:
        here = update(TABLES).where(TABLES.c.id == table)
        connection.execute(here.values(touched=time.time() - days * DAY))

    await rooms.store.write(work)


async def is_archived(rooms: Rooms, table: str) -> bool:
    stored = await rooms.store.summary(table)
    assert stored is not None
    return stored.lifetime.archived is not None


async def lobby(rooms: Rooms) -> list[str]:
    return [one.agreed.id for one in await listed(rooms.store, None, None, None, 100)]


async def test_it_leaves_every_list_and_comes_back_as_it_was(
    rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    table, keys = await table_in(rooms, "middle-ages", "me", "me", terms=CLOCK)
    async with rooms.at(table) as room:
        ears = await sit_in(room, keys)
        first, _ = by_turn(ears)
        await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
        before = [ear.now for ear in ears]
    kept = await rooms.store.load(table)
    archived = figures.ARCHIVED._value.get()
    assert await days_later(rooms, 179).round() == EVERY
    assert await lobby(rooms) == [table]
    with caplog.at_level(logging.INFO):
        await days_later(rooms, 181).round()
    assert "archived tables=1" in caplog.text
    assert figures.ARCHIVED._value.get() == archived + 1
    assert await lobby(rooms) == []
    assert await rooms.store.by_status() == {"archived": 1}
    assert await due_before(rooms.store, time.time() + 10**9) == []
    assert await left_in_between(rooms.store) == []
    assert await rooms.store.with_bots_to_move([table]) == []
    assert [one.agreed.id for one in await rooms.store.newest(9, archived=True)] == [table]
    assert await rooms.store.newest(9) == []

    async with rooms.at(table) as room:
        watcher = Ear(await room.join(None))
        assert watcher.now["view"] == before[-1]["view"], "whoever has the link reads it"
        assert await is_archived(rooms, table), "a look is no touch"
        ears = await sit_in(room, keys)
        assert not await is_archived(rooms, table)
        for ear, old in zip(ears, before, strict=True):
            assert {name: ear.now[name] for name in SAME} == {name: old[name] for name in SAME}
        deciding, _ = by_turn(ears)
        await act_and_see(room, deciding, deciding.now["decision"]["options"][0]["text"])
    assert await lobby(rooms) == [table]
    now = await rooms.store.load(table)
    assert now is not None
    assert kept is not None
    assert now.log[: len(kept.log)] == kept.log
    assert now.log[len(kept.log) :] != ()
    assert (now.agreed, now.seats, now.opening) == (kept.agreed, kept.seats, kept.opening)


async def test_its_clocks_stand_still_meanwhile(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = await table_in(rooms, "middle-ages", "me", "me", terms=CLOCK)
    async with rooms.at(table) as room:
        seat = by_turn(await sit_in(room, keys))[0].watcher.seat
    await age(rooms, table, 200)
    await Archiving(rooms).round()
    far = time.time() + 90 * DAY
    monkeypatch.setattr(time, "time", lambda: far)
    async with rooms.at(table) as room:
        ears = [Ear(await room.join(None))]
        assert clocks(ears[0])[seat][0] > 400, "whoever reads it meanwhile"
        ears = await sit_in(room, keys)
        left, runs = clocks(ears[0])[seat]
        assert runs
        assert left > 400, "and when it is back"
        assert room.table is not None
        assert room.table.affairs.notes == [], "nobody was out of time"


async def test_bots_do_not_play_on_until_it_is_back(tmp_path: Path) -> None:
    """At a table that was left in the middle of a bot's choice."""
    async with hall(tmp_path, paces=without_pauses(3600.0)) as rooms:
        table, keys = await where_a_bot_is_asked(rooms)
    async with hall(tmp_path, paces=without_pauses(3600.0)) as rooms:
        await age(rooms, table, 200)
        await Archiving(rooms).round()
        assert await rooms.store.with_bots_to_move([]) == []
        async with rooms.at(table) as room:
            await sit_in(room, [])
            assert room.bot_moment() is None
            await sit_in(room, keys)
            assert room.bot_moment() is not None
        assert await rooms.store.with_bots_to_move([]) == [table]


async def where_a_bot_is_asked(rooms: Rooms) -> tuple[str, list[str]]:
    """The dice say who begins."""
    while True:
        table, keys = await table_in(rooms, "middle-ages", "me", "bot", "bot", "bot")
        stored = await rooms.store.summary(table)
        assert stored is not None
        if stored.progress.asked != (0,):
            return table, keys


async def test_whoever_takes_a_seat_brings_it_back(rooms: Rooms) -> None:
    table, _ = await table_in(rooms, "middle-ages", "me", "open")
    await age(rooms, table, 200)
    await Archiving(rooms).round()
    async with rooms.at(table) as room:
        [watcher] = await sit_in(room, [])
        assert await is_archived(rooms, table)
        await asides.take(room, 1, Guest(name="Late"))
        assert watcher.now["status"] == "playing"
        assert not await is_archived(rooms, table)


async def test_bots_alone_are_kept_by_whoever_watches(rooms: Rooms) -> None:
    table, _ = await table_in(rooms, "middle-ages", "bot", "bot")
    await age(rooms, table, 200)
    await Archiving(rooms).round()
    assert await is_archived(rooms, table)
    async with rooms.at(table) as room:
        [watcher] = await sit_in(room, [])
        assert not await is_archived(rooms, table)
        await watcher.until(lambda m: m["type"] == "table" and m["n"] > 0)


async def test_open_tables_go_after_a_sixth_of_the_time(rooms: Rooms) -> None:
    waiting, _ = await table_in(rooms, "middle-ages", "me", "open")
    playing, _ = await table_in(rooms, "middle-ages", "me", "me")
    await days_later(rooms, 29).round()
    assert sorted(await lobby(rooms)) == sorted([waiting, playing])
    await days_later(rooms, 31).round()
    assert await lobby(rooms) == [playing]


async def test_whoever_sits_there_keeps_it(rooms: Rooms) -> None:
    table, keys = await table_in(rooms, "middle-ages", "me", "me")
    async with rooms.at(table) as room:
        await sit_in(room, keys[:1])
        await age(rooms, table, 200)
        room.fall_behind()  # what was written beside it
        await Archiving(rooms).round()
        assert not await is_archived(rooms, table)
        await room.settled()
    await Archiving(rooms).round()
    assert not await is_archived(rooms, table), "the round has noted that somebody was there"


async def test_a_round_takes_some_and_the_next_goes_on(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archiving, "MOST", 2)
    tables = [(await table_in(rooms, "middle-ages", "me", "open"))[0] for _ in range(3)]
    for days, table in zip((50, 70, 60), tables, strict=True):
        await age(rooms, table, days)
    assert await Archiving(rooms).round() == SOON
    assert await lobby(rooms) == [tables[0]], "those that were left first go first"
    assert await Archiving(rooms).round() == EVERY
    assert await lobby(rooms) == []


async def test_zero_days_means_never(tmp_path: Path) -> None:
    async with hall(tmp_path, archive_days=0.0) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "me", "open")
        await days_later(rooms, 10_000).round()
        assert await lobby(rooms) == [table]


async def test_an_archived_table_moves_to_another_server_awake(rooms: Rooms, tmp_path: Path) -> None:
    table, _ = await table_in(rooms, "middle-ages", "me", "me", terms=CLOCK)
    await age(rooms, table, 200)
    await Archiving(rooms).round()
    text = await export_table(rooms.store, table)
    async with hall(tmp_path / "other") as others:
        await import_table(others.store, text)
        moved = await others.store.summary(table)
        assert moved is not None
        assert moved.lifetime.archived is None
        assert len(moved.lifetime.archive_spans) == 1
    assert await restore(rooms.store, table, time.time())
    assert not await restore(rooms.store, table, time.time()), "only once"


async def test_a_table_that_cannot_be_brought_back_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me")
        await age(rooms, table, 200)
        await Archiving(rooms).round()

        async def fail(*_: object) -> bool:
            raise OSError("the disk is full")

        monkeypatch.setattr("oyez.server.tables.touching.restore", fail)
        async with rooms.at(table) as room:
            with pytest.raises(Problem, match="could not be brought back; try again"):
                await room.join(keys[0])


async def test_two_processes_know_it_both_and_one_archives(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address) as (here, there):
        table, keys = await table_in(here, "middle-ages", "me", "me")
        async with there.in_charge_of(archiving.DUTY) as mine:
            assert mine
            await days_later(here, 200).round()
            assert not await is_archived(here, table), "the other one does it"
        async with here.at(table) as one, there.at(table) as other:
            watchers = [*await sit_in(one, []), *await sit_in(other, [])]
            assert watchers
            await days_later(here, 200).round()
            await soon(lambda: has_noticed(other, archived=True))
            assert one.table is not None
            assert one.table.lifetime.archived is not None
            ears = await sit_in(other, keys)
            await soon(lambda: has_noticed(one, archived=False))
            first, _ = by_turn(ears)
            await act_and_see(other, first, first.now["decision"]["options"][0]["text"])
            await takebacks.ask(other, first.watcher.seat, 1)


def has_noticed(room: Room, *, archived: bool) -> bool:
    return room.table is not None and (room.table.lifetime.archived is not None) == archived


def test_spans_that_overlap_count_once() -> None:
    assert joined([(5, 9), (1, 3), (2, 4), (6, 7)]) == [(1, 4), (5, 9)]
