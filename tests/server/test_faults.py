"""What fails inside: nothing is shown that is not stored, and the other tables play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from oyez.bots import BOTS, Table
from oyez.engine.words import Action
from oyez.games.middle_ages.game import MiddleAgesGame
from oyez.server.models import NewSeat, NewTable
from oyez.server.settings import Settings
from oyez.server.storage.store import open_store
from oyez.server.tables.rooms import Rooms
from tests.server.people import Person, new_table, seated
from tests.server.running import PATIENCE, Running, running


@contextmanager
def a_full_disk(server: Running) -> Iterator[None]:
    """The database refuses every new entry of a log, as if there were no room for it."""
    with closing(sqlite3.connect(server.settings.database)) as database:
        database.execute("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END")
        try:
            yield
        finally:
            database.execute("DROP TRIGGER full")


def log_of(server: Running, table: str) -> list[tuple[int, str, int, str]]:
    with closing(sqlite3.connect(server.settings.database)) as database:
        lines = database.execute(
            "SELECT number, kind, seat, action FROM log WHERE table_id = ? ORDER BY number", (table,)
        )
        return lines.fetchall()


def mover_of(one: Person, two: Person) -> tuple[Person, Person]:
    return (one, two) if one.now["decision"] else (two, one)


async def test_what_cannot_be_stored_is_not_shown(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        async with (
            seated(server.address, table, keys[0]) as one,
            seated(server.address, table, keys[1]) as two,
        ):
            mover, other = mover_of(one, two)
            await mover.play(mover.options()[0])
            await other.hear_about("table")
            mover, other = mover_of(one, two)
            with a_full_disk(server):
                for _ in range(3):
                    await mover.say(type="play", ticket=mover.now["ticket"], action=mover.options()[0])
                    assert await mover.refusal() == "not-stored"
                async with seated(server.address, table, None) as guest:
                    assert guest.now["n"] == 1
                    assert guest.now["view"] == other.now["view"]
                assert http.get(f"/api/v1/tables/{table}").json()["plays"] == 1
            await mover.play(mover.options()[0])
            await other.hear_about("table")
            told = [message["n"] for message in other.heard if message["type"] == "table"]
            assert told == [0, 1, 2]  # and nothing in between
        assert [number for number, *_ in log_of(server, table)] == [1, 2]


async def test_bots_go_on_when_the_disk_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("oyez.server.tables.bot_seats.PAUSE_AFTER_FAILURE", 0.02)
    async with contextlib.AsyncExitStack() as stack:
        server = stack.enter_context(running(tmp_path))
        with a_full_disk(server), server.http() as http:
            table, _ = new_table(http, "bot", "bot")
            guest = await stack.enter_async_context(seated(server.address, table, None))
            until = time.monotonic() + PATIENCE
            while "a bot's choice failed" not in caplog.text:
                assert time.monotonic() < until
                await asyncio.sleep(0.01)
            assert log_of(server, table) == []
        await guest.watch_out()


async def test_an_undo_that_cannot_be_stored_is_none(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        async with (
            seated(server.address, table, keys[0]) as one,
            seated(server.address, table, keys[1]) as two,
        ):
            mover, _ = mover_of(one, two)
            await mover.play(mover.options()[0])
            with a_full_disk(server):
                await mover.say(type="undo", ticket=mover.now["ticket"])
                assert await mover.refusal() == "not-stored"
            assert (await mover.undo())["n"] == 2
        assert [kind for _, kind, *_ in log_of(server, table)] == ["play", "undo"]


async def test_another_server_came_first(tmp_path: Path) -> None:
    """Two servers on one database: the unique number in the log decides, and the loser takes the winner's game over."""
    with running(tmp_path) as one, running(tmp_path) as two, one.http() as http:
        table, keys = new_table(http, "me", "me")
        async with (
            seated(one.address, table, keys[0]) as here,
            seated(one.address, table, keys[1]) as also_here,
        ):
            mover, other = mover_of(here, also_here)
            key = keys[mover.now["you"]]
            async with seated(two.address, table, key) as there:
                await there.play(there.options()[0])
                await mover.say(type="play", ticket=0, action=mover.options()[1])
                assert await mover.refusal() == "late"
                assert mover.now["n"] == 1
                assert mover.now["view"] == there.now["view"]
                assert (await other.hear_about("table"))["view"] == there.now["view"]
        assert len(log_of(one, table)) == 1


async def test_a_change_that_was_begun_is_carried_out_though_its_author_is_gone(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "oyez.db")
    rooms = Rooms(store, Settings(tmp_path))
    wish = NewTable(game="middle-ages", seats=[NewSeat(kind="me"), NewSeat(kind="me")])
    table = (await rooms.create(wish)).id
    async with rooms.at(table) as room:
        guest = await room.join(None)
        decision = json.loads(guest.outbox.get_nowait())["waiting"][0]
        begun = asyncio.create_task(room.play(decision["seat"], 0, "place 1-1"))
        await asyncio.sleep(0)
        begun.cancel()
        with pytest.raises(asyncio.CancelledError):
            await begun
        await room.settled()
        assert json.loads(guest.outbox.get_nowait())["n"] == 1
    await rooms.close()
    await store.close()


async def test_rules_that_fail_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        async with (
            seated(server.address, table, keys[0]) as one,
            seated(server.address, table, keys[1]) as two,
        ):
            mover, _ = mover_of(one, two)
            with monkeypatch.context() as broken:
                broken.setattr(MiddleAgesGame, "round_of", None)
                await mover.say(type="play", ticket=0, action=mover.options()[0])
                assert await mover.refusal() == "internal"
            await mover.play(mover.options()[0])
            assert mover.now["n"] == 1


async def test_who_does_not_read_is_dropped_and_the_others_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path, outbox=8, burst=10**6) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        ear = socket.socket()
        for end, buffer in ((ear, socket.SO_RCVBUF), (server.socket, socket.SO_SNDBUF)):
            end.setsockopt(socket.SOL_SOCKET, buffer, 4096)  # so that little is in flight
        ear.connect(("127.0.0.1", int(server.address.rsplit(":", 1)[1])))
        async with (
            seated(server.address, table, keys[0]) as one,
            seated(server.address, table, keys[1]) as two,
            connect(server.live(table), sock=ear, compression=None, close_timeout=0) as deaf,
        ):
            await deaf.send('{"type": "watch"}')
            await deaf.recv()
            deaf.transport.pause_reading()
            watchers = server.app.state.rooms._rooms[table].audience.watchers
            with contextlib.suppress(ConnectionClosed):
                while len(watchers) == 3:
                    await deaf.send(
                        '{"type": "undo", "ticket": 0}'
                    )  # every refusal is one more unread answer
                    await asyncio.sleep(0)
            await asyncio.gather(one.play_out(Random(1)), two.play_out(Random(2)))
            assert len(watchers) == 2
            assert "dropped a connection that does not read" in caplog.text
            deaf.transport.abort()


class Breaks:
    """A bot that fails in every way it can."""

    def __init__(self, seed: int) -> None:
        self._asked = 0

    def choose(self, table: Table) -> Action:
        self._asked += 1
        if self._asked % 3 == 0:
            raise ZeroDivisionError("a bot's own mistake")
        if self._asked % 3 == 1:
            time.sleep(0.6)
        return Action(-1, table.decision.options[0].verb, 0, "nothing that was offered")


async def test_a_bot_that_fails_does_not_hang_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS["middle-ages"], "breaks", Breaks)
    with running(tmp_path, bot_patience=0.2) as server, server.http() as http:
        seats = [{"kind": "bot", "bot": "breaks"}, {"kind": "bot", "bot": "random"}]
        made = http.post("/api/v1/tables", json={"game": "middle-ages", "seats": seats}).json()
        with caplog.at_level(logging.ERROR):
            async with seated(server.address, made["id"], None) as guest:
                await guest.watch_out()
        told = caplog.text
        assert "the bot failed" in told
        assert "the bot chose no option" in told
        assert "the bot thought for too long" in told
        assert made["id"] in told


async def test_a_graceful_stop_ends_connections_and_a_start_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, keys = new_table(http, "me", "me")
        person = seated(server.address, table, keys[0])
        one = await person.__aenter__()
        async with seated(server.address, table, keys[1]) as two:
            mover, _ = mover_of(one, two)
            await mover.play(mover.options()[0])
            events = mover.events
        server._server.should_exit = True
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await one.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await person.__aexit__(None, None, None)
    with running(tmp_path) as again:
        async with seated(again.address, table, keys[0]) as one:
            assert one.now["n"] == 1
            assert one.events == events


async def test_bots_left_in_the_middle_are_woken(tmp_path: Path) -> None:
    with (
        running(tmp_path, paces={"quick": 60.0, "calm": 60.0, "slow": 60.0}) as server,
        server.http() as http,
    ):
        table, waiting = "", None
        while waiting != [0]:  # whoever begins is drawn by lot
            table, _ = new_table(http, "bot", "me")
            waiting = http.get(f"/api/v1/tables/{table}").json()["waiting"]
    with running(tmp_path) as again, again.http() as http:  # nobody opens the table: it goes on by itself
        until = time.monotonic() + PATIENCE
        while http.get(f"/api/v1/tables/{table}").json()["waiting"] != [1]:
            assert time.monotonic() < until
            await asyncio.sleep(0.05)


def all_bytes(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_keys_are_nowhere_in_the_database_or_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO), running(tmp_path) as server, server.http() as http:
        table, keys = new_table(http, "me", "open")
        keys.append(http.post(f"/api/v1/tables/{table}/seats/1", json={}).json()["key"])
        async with (
            seated(server.address, table, keys[0]) as one,
            seated(server.address, table, keys[1]) as two,
        ):
            mover, _ = mover_of(one, two)
            await mover.play(mover.options()[0])
    stored = all_bytes(tmp_path)
    for key in keys:
        assert key.encode() not in stored
        assert key not in caplog.text
