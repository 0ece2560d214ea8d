"""Contributions to the dice: pledged when a seat is taken, opened once everybody sits, and nothing dealt before."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import Connection, update

from oyez.engine.dice import promise_of, public_contribution
from oyez.server.models import Guest
from oyez.server.people import hosting
from oyez.server.people.account_models import NewLink, SeatWish
from oyez.server.people.people import Asker
from oyez.server.problems import Problem
from oyez.server.storage.logbook import Work
from oyez.server.storage.schema import TABLES
from oyez.server.storage.stored import hash_of
from oyez.server.tables import asides, attendance, drawing
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from tests.server.indoors import Ear, hall, sit_in, table_in
from tests.server.people import seated
from tests.server.postgres import Cluster
from tests.server.running import Running
from tests.server.test_following import halls

API = "/api/v1"
A, B, C = ("a1" * 32, "b2" * 32, "c3" * 32)
NEVER = {"draw_patience": 10.0**6}  # seconds: only contributions begin the game
AT_ONCE = {"draw_patience": 0.0}  # the game begins as soon as a clock looks


async def pledged_table(rooms: Rooms, *contributions: str | None, bots: int = 0) -> tuple[str, list[str]]:
    """Everybody takes a seat one after the other, with a pledge or without."""
    kinds = ["open"] * len(contributions) + ["bot"] * bots
    table, _ = await table_in(rooms, "middle-ages", *kinds)
    async with rooms.at(table) as room:
        keys = [
            await asides.take(room, seat, Guest(pledge=given and promise_of(given)))
            for seat, given in enumerate(contributions)
        ]
    return table, keys


async def code_of(act: Awaitable[object]) -> str:
    with pytest.raises(Problem) as refused:
        await act
    return refused.value.code


def public(ear: Ear, seat: int) -> str:
    return public_contribution(ear.now["id"], seat, ear.now["commitment"])


async def begun(ear: Ear) -> dict[str, Any]:
    if ear.now["status"] == "open":
        await ear.until(lambda message: message["type"] == "table" and message["status"] != "open")
    return ear.now


async def test_all_open_their_pledges_and_the_game_begins(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, keys = await pledged_table(rooms, A, B, bots=1)
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            for ear in ears:
                now, dice = ear.now, ear.now["dice"]
                assert (now["status"], now["view"], now["head"], now["decision"]) == (
                    "open",
                    None,
                    None,
                    None,
                )
                assert dice["pledges"] == [promise_of(A), promise_of(B), None]
                assert dice["drawing"]["until"] > 10**6
                assert (dice["version"], dice["contributions"]) == (2, None)
            await drawing.contribute(room, 1, B)
            assert ears[-1].now["status"] == "open"
            assert B not in str(ears[0].heard), "whoever has not opened his pledge learns nothing"
            await drawing.contribute(room, 0, A)
            for ear in ears:
                assert ear.now["dice"]["contributions"] == [A, B, public(ear, 2)]
                assert ear.now["dice"]["drawing"] is None
                assert ear.now["status"] == "playing"
                assert re.fullmatch(r"[0-9a-f]{64}", ear.now["head"])
            await drawing.contribute(room, 0, A)  # the same again does no harm


async def test_contributions_change_the_dice(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, _ = await pledged_table(rooms, A, None)
        async with rooms.at(table) as room:
            await drawing.contribute(room, 0, A)
            assert room.table is not None
            assert room.table.match is not None
            own = room.table.match.seed
            room.table.replace_seat(replace(room.table.seats[0], contribution=B))
            room.table.begin()
            assert own >> 64 > 0
            assert room.table.match.seed != own


async def test_without_pledges_the_game_begins_at_once(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, keys = await pledged_table(rooms, None, None)
        async with rooms.at(table) as room:
            [ear, *_] = await sit_in(room, keys)
            assert ear.now["status"] == "playing"
            assert ear.now["dice"]["contributions"] == [public(ear, 0), public(ear, 1)]


async def test_who_is_late_gets_the_public_contribution(tmp_path: Path) -> None:
    async with hall(tmp_path, **AT_ONCE) as rooms:
        table, keys = await pledged_table(rooms, None, B)
        async with rooms.at(table) as room:
            [ear, late, _] = await sit_in(room, keys)
            await begun(ear)
            assert ear.now["dice"]["pledges"] == [None, promise_of(B)]
            assert ear.now["dice"]["contributions"] == [public(ear, 0), public(ear, 1)]
            assert await code_of(drawing.contribute(room, 1, B)) == "not-drawing"
            assert (await begun(late))["dice"]["contributions"][1] != B


async def test_a_table_that_is_full_when_it_is_made_draws_too(tmp_path: Path) -> None:
    async with hall(tmp_path, **AT_ONCE) as rooms:
        seats = [{"kind": "me", "pledge": promise_of(A)}, {"kind": "bot", "bot": "random"}]
        table, [key] = await table_in(rooms, "middle-ages", seats=seats)
        async with rooms.at(table) as room:
            [ear, _] = await sit_in(room, [key])
            assert (await begun(ear))["dice"]["pledges"] == [promise_of(A), None]


async def test_what_was_not_pledged_is_refused(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, keys = await pledged_table(rooms, A, None)
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            assert await code_of(drawing.contribute(room, 0, B)) == "wrong-contribution"
            assert await code_of(drawing.contribute(room, 1, B)) == "wrong-contribution"
            assert ears[0].now["status"] == "open"


async def test_nothing_is_opened_before_everybody_has_pledged(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "open", "open")
        async with rooms.at(table) as room:
            await asides.take(room, 0, Guest(pledge=promise_of(A)))
            assert await code_of(drawing.contribute(room, 0, A)) == "not-drawing"


async def test_nobody_comes_or_goes_while_the_dice_are_drawn(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, [key, _] = await pledged_table(rooms, A, B, bots=1)
        async with rooms.at(table) as room:
            await sit_in(room, [])
            holder = Asker(key=key)
            assert room.table is not None
            room.table.hosting = replace(room.table.hosting, host_hash=hash_of(key))  # he is the host as well
            assert await code_of(hosting.vacate(room, holder, 0)) == "drawing"
            assert await code_of(hosting.vacate(room, holder, 1)) == "drawing"
            assert await code_of(hosting.set_seat(room, holder, 2, SeatWish(kind="open"))) == "drawing"
            assert await code_of(hosting.reissue(room, holder, 0, NewLink())) == "drawing"
            assert await code_of(hosting.reissue(room, holder, 1, NewLink(hand_over=True))) == "drawing"


async def test_who_leaves_before_takes_his_pledge_along(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "open", "open")
        async with rooms.at(table) as room:
            key = await asides.take(room, 0, Guest(pledge=promise_of(A)))
            await hosting.vacate(room, Asker(key=key), 0)
            keys = [await asides.take(room, seat, Guest()) for seat in range(2)]
            [ear, *_] = await sit_in(room, keys)
            assert ear.now["status"] == "playing"
            assert ear.now["dice"]["pledges"] == [None, None]


async def test_a_restart_goes_on_with_what_has_come(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, keys = await pledged_table(rooms, A, B)
        async with rooms.at(table) as room:
            await drawing.contribute(room, 0, A)
            until = (await sit_in(room, keys))[0].now["dice"]["drawing"]
    async with hall(tmp_path, **AT_ONCE) as rooms, rooms.at(table) as room:
        ears = await sit_in(room, keys)
        assert ears[0].now["dice"]["drawing"] == until, "the deadline is the one of before"
        await drawing.contribute(room, 1, B)
        assert ears[0].now["dice"]["contributions"] == [A, B]


async def test_a_start_begins_the_game_whose_deadline_passed_meanwhile(tmp_path: Path) -> None:
    async with hall(tmp_path, **NEVER) as rooms:
        table, keys = await pledged_table(rooms, A, B)
        async with rooms.at(table) as room:
            await drawing.contribute(room, 0, A)
        await rooms.store.write(until_now(table))
    async with hall(tmp_path) as rooms:
        rooms.wake()  # nobody is connected
        async with asyncio.timeout(60):
            while True:
                if not (await rooms.store.by_status()).get("open"):
                    break
                await asyncio.sleep(0.01)
        async with rooms.at(table) as room:
            [ear, *_] = await sit_in(room, keys)
            assert ear.now["dice"]["contributions"] == [A, public(ear, 1)]


def until_now(table: str) -> Work:
    """The deadline of a table that draws is over."""

    def work(connection: Connection) -> None:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(drawing=1.0))

    return work


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new()


async def test_two_processes_draw_one_game(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address, **NEVER) as (here, there):
        table, _ = await table_in(here, "middle-ages", "open", "open", "open")
        async with here.at(table) as one, there.at(table) as other:
            keys = [
                await asides.take(one, 0, Guest(pledge=promise_of(A))),
                await asides.take(other, 1, Guest(pledge=promise_of(B))),
                await asides.take(one, 2, Guest(pledge=promise_of(C))),
            ]
            other.fall_behind()  # in case that it has not heard of the last seat yet
            near, far = await sit_in(one, keys), await sit_in(other, keys)
            await asyncio.gather(
                drawing.contribute(one, 0, A),
                drawing.contribute(other, 1, B),
                drawing.contribute(one, 2, C),
            )
            for ear in (*near, *far):
                assert (await begun(ear))["dice"]["contributions"] == [A, B, C]
            assert near[0].now["view"] == far[0].now["view"]
            assert near[0].now["head"] == far[0].now["head"]


async def test_two_processes_end_the_drawing_once(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address, **NEVER) as (here, there):
        table, keys = await pledged_table(here, A, B)
        async with here.at(table) as one, there.at(table) as other:
            near, far = await sit_in(one, keys), await sit_in(other, keys)
            await here.store.write(until_now(table), table)
            await asyncio.gather(*(late(room) for room in (one, other)))
            for ear in (*near, *far):
                assert (await begun(ear))["dice"]["contributions"] == [public(ear, 0), public(ear, 1)]
            assert near[0].now["head"] == far[0].now["head"]


async def late(room: Room) -> None:
    room.fall_behind()
    await attendance.tick(room)


async def test_over_the_network(server: Running, http: httpx.Client) -> None:
    """As a page does it: the pledge with the seat, the contribution live or by HTTP."""
    seats = [{"kind": "me", "pledge": promise_of(A)}, {"kind": "open"}]
    made = http.post(f"{API}/tables", json={"game": "middle-ages", "seats": seats}).json()
    table, [mine] = made["id"], made["keys"]
    where = f"{API}/tables/{table}/seats"
    other = http.post(f"{where}/1", json={"pledge": promise_of(B)}).json()["key"]
    detail = http.get(f"{API}/tables/{table}").json()
    assert detail["dice"]["drawing"]["until"] < math.inf
    assert detail["dice"]["contributions"] is None
    async with seated(server.address, table, mine["key"]) as person:
        await person.say(type="contribute", contribution="00" * 32)
        assert await person.refusal() == "wrong-contribution"
        await person.say(type="contribute", contribution="zz")
        assert await person.refusal() == "malformed"
        key = {"Authorization": f"Bearer {other}"}
        body = {"contribution": B}
        assert http.post(f"{where}/1/contribution", json=body).json()["error"]["code"] == "not-yours"
        wrong = http.post(f"{where}/9/contribution", json=body, headers=key)
        assert wrong.json()["error"]["code"] == "unknown-seat"
        assert http.post(f"{where}/1/contribution", json=body, headers=key).status_code == 204
        await person.say(type="contribute", contribution=A)
        while person.now["status"] == "open":
            await person.hear_about("table")
        assert person.now["dice"]["contributions"] == [A, B]
    detail = http.get(f"{API}/tables/{table}").json()
    assert detail["dice"] == person.now["dice"]
    assert detail["head"] == person.now["head"]


async def test_spectators_contribute_nothing(server: Running, http: httpx.Client) -> None:
    table = http.post(f"{API}/tables", json={"game": "middle-ages", "seats": [{"kind": "open"}] * 2}).json()[
        "id"
    ]
    async with seated(server.address, table, None) as watcher:
        await watcher.say(type="contribute", contribution=A)
        assert await watcher.refusal() == "not-yours"


@pytest.mark.parametrize("seat", [{"kind": "open", "pledge": "0" * 64}, {"kind": "me", "pledge": "0" * 63}])
def test_pledges_that_are_none(http: httpx.Client, seat: dict[str, str]) -> None:
    answer = http.post(f"{API}/tables", json={"game": "middle-ages", "seats": [seat, {"kind": "open"}]})
    assert answer.status_code == 422


def test_a_lesson_takes_no_pledge(http: httpx.Client) -> None:
    wish = {"game": "fief", "lesson": "first-round", "seats": [{"kind": "me", "pledge": promise_of(A)}]}
    table = http.post(f"{API}/tables", json=wish).json()["id"]
    detail = http.get(f"{API}/tables/{table}").json()
    assert detail["status"] == "playing"
    assert detail["dice"]["version"] is None
    assert not any(detail["dice"]["pledges"])
    assert detail["head"] is None
