"""Spectators who lag behind, and the way so far: never more than may be known, never a hidden fact."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import httpx2 as httpx
import pytest

from oyez.games import GAMES
from oyez.server.models import Guest
from oyez.server.problems import Problem
from oyez.server.tables.asides import speak
from oyez.server.tables.past import look_back
from oyez.server.tables.shapes import summary
from tests.server.indoors import Ear, act, act_and_see, hall, sit_in, table_in
from tests.server.people import new_table, seated
from tests.server.running import Running
from tests.server.test_takeback import play_until, plays
from tests.server.test_time import by_turn
from tests.server.whispers import GAME as WHISPERS

SECOND = 0.04  # a minute of delay is 2.4 seconds, and nobody is slower than that


async def test_a_spectator_sees_the_table_as_it_was(tmp_path: Path) -> None:
    async with hall(tmp_path, second=SECOND) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", respond=0, terms={"delay": 1})
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            watcher = ears[-1]
            assert watcher.now["behind"] == 1
            assert all(ear.now["behind"] == 0 for ear in ears[:-1])
            start = watcher.now
            first, second = by_turn(ears)
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            await speak(room, 0, "nobody hears this yet", aside=False)
            assert watcher.listen() == []
            assert second.now["n"] == 1
            later = await watcher.until(lambda m: m["type"] == "table" and m["n"] == 1)
            assert later["view"] == second.now["view"]
            assert later["view"] != start["view"]
            heard = [m for m in watcher.heard if m["type"] == "said"] or [await watcher.until_type("said")]
            assert heard[0]["lines"][0]["text"] == "nobody hears this yet"
            stored = await rooms.store.summary(table)
            assert stored is not None
            shown = summary(stored)
            assert (shown.plays, shown.round, shown.waiting) == (0, 0, list(stored.progress.waiting))


async def test_a_newcomer_takes_nothing_from_those_who_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes at the very moment when more may be seen is not the only one who sees it."""
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", respond=0, terms={"delay": 1})
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, _ = by_turn(ears)
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            assert ears[-1].now["n"] == 0
            clock = SimpleNamespace(time=lambda: time.time() + 61)
            monkeypatch.setattr("oyez.server.tables.past.time", clock)
            late = Ear(await room.join(None))
            assert late.now["n"] == 1
            assert ears[-1].now["n"] == 1


async def test_a_line_that_became_known_just_now_is_still_to_be_told(tmp_path: Path) -> None:
    async with hall(tmp_path, second=1.0) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", respond=0, terms={"delay": 1})
        async with rooms.at(table) as room:
            await sit_in(room, keys)
            assert room.table is not None
            assert room.audience.past_due(room.table) is None
            await speak(room, 0, "a moment ago", aside=False)
            assert 0 < (room.audience.past_due(room.table) or 0) <= 60
            room.table.said[0] = replace(room.table.said[0], at=time.time() - 61)
            assert room.audience.past_due(room.table) == 0.0


async def test_undos_reach_a_late_spectator_in_their_order(tmp_path: Path) -> None:
    async with hall(tmp_path, second=SECOND) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", respond=0, terms={"delay": 1})
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, second = by_turn(ears)
            options = [option["text"] for option in first.now["decision"]["options"]]
            await act_and_see(room, first, options[0])
            await room.undo(first.watcher.seat, first.now["ticket"], by=first.watcher)
            await act_and_see(room, first, options[1])
            await ears[-1].until(lambda m: m["type"] == "table" and m["n"] == 3)
            events: list[object] = []
            for message in ears[-1].heard:
                if message["type"] == "table":
                    events[message["events_from"] :] = message["events"]
            mine: list[object] = []
            second.listen()
            for message in second.heard:
                if message["type"] == "table":
                    mine[message["events_from"] :] = message["events"]
            assert events == mine


async def test_after_the_game_means_after_the_game(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", "me", terms={"delay": -1})
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            ears[-1].listen()
            await play_until(room, ears, lambda: len(plays(room)) > 10)
            assert ears[-1].listen() == []
            assert (await look_back(room, 0, 500)).total == 1
            await play_until(room, ears, lambda: ears[0].now["status"] == "over", seed=5)
            assert ears[-1].now["status"] == "over"
            assert ears[-1].now["behind"] == 0
            assert ears[-1].now["view"]["winners"] == ears[0].now["winners"] != []
            assert (await look_back(room, 0, 10)).total == len(plays(room)) + 1


async def test_a_delay_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path, second=0.05) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", respond=0, terms={"delay": 1})
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, _ = by_turn(ears)
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
    async with hall(tmp_path, second=0.05) as rooms, rooms.at(table) as room:
        ears = await sit_in(room, keys)
        assert (ears[0].now["n"], ears[-1].now["n"]) == (1, 0)
        await ears[-1].until(lambda m: m["type"] == "table" and m["n"] == 1)


async def test_the_way_so_far_tells_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same frames whoever was asked in secret, in the silence and after it."""
    monkeypatch.setitem(GAMES, WHISPERS.name, "tests.server.whispers")
    async with hall(tmp_path, second=0.4) as rooms:
        seen = []
        for hands in ("fff", "fkf"):
            table, keys = await table_in(
                rooms, "whispers", "me", "me", "me", options={"hands": hands}, respond=2
            )
            async with rooms.at(table) as room:
                ears = await sit_in(room, keys)
                await act(room, ears[0], "act")
                silent = await look_back(room, 0, 10)
                if hands == "fkf":
                    await act(room, ears[1], "pass")
                still = await look_back(room, 0, 10)
                await ears[2].until(lambda m: m["type"] == "table" and m["view"]["acts"][0])
                after = await look_back(room, 0, 10)
                seen.append([silent.total, still.total, after.model_dump_json()])
        assert seen[0] == seen[1]
        assert seen[0][:2] == [1, 1]
        assert json.loads(str(seen[0][2]))["total"] == 2


async def test_no_choice_is_named_while_the_game_runs(server: Running, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "me")
    async with seated(server.address, table, keys[0]) as one, seated(server.address, table, keys[1]) as two:
        mover = one if one.now["decision"] else two
        await mover.play(mover.options()[0])
        frames = http.get(f"/api/v1/tables/{table}/frames").json()
        assert frames["total"] == 2
        assert all(frame["seat"] is None and frame["action"] is None for frame in frames["frames"])
        assert frames["frames"][1]["view"] != frames["frames"][0]["view"]
    open_table, _ = new_table(http, "me", "open")
    refused = http.get(f"/api/v1/tables/{open_table}/frames")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not-started")


async def test_a_silence_longer_than_the_delay_is_not_overtaken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever lags behind by little sees nothing before those at the table, nor when somebody answered."""
    monkeypatch.setitem(GAMES, WHISPERS.name, "tests.server.whispers")
    async with hall(tmp_path, second=0.008) as rooms:
        table, keys = await table_in(
            rooms, "whispers", "me", "me", "me", options={"hands": "fff"}, respond=120, terms={"delay": 1}
        )
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            ears[-1].listen()
            await act(room, ears[0], "act")
            await ears[2].until(lambda m: m["type"] == "table" and m["view"]["acts"][0])
            assert ears[-1].listen() == []
            await ears[-1].until(lambda m: m["type"] == "table" and m["view"]["acts"][0])


async def test_an_open_table_can_be_watched_with_a_delay(tmp_path: Path) -> None:
    from oyez.server.tables.asides import take

    async with hall(tmp_path, second=SECOND) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "open", respond=0, terms={"delay": 1})
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            with pytest.raises(Problem, match="not started"):
                await look_back(room, 0, 5)
            keys.append(await take(room, 1, Guest()))
            assert ears[-1].now["status"] == "playing"
            assert ears[-1].now["behind"] == 1
            players = await sit_in(room, keys)
            first, _ = by_turn(players)
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            assert ears[-1].now["n"] == 0
            await ears[-1].until(lambda m: m["type"] == "table" and m["n"] == 1)
