"""Guided games: the record is followed as long as the pupil follows it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx2 as httpx
import pytest

from oyez.bots import BOTS
from oyez.engine.record import replay
from oyez.games import GAMES
from oyez.server.problems import Problem
from oyez.server.tables.lessons import PUPIL, lesson_named, lessons_of
from oyez.server.tables.rooms import Rooms
from tests.server.indoors import Ear, act_and_see, hall, table_in
from tests.server.people import Message
from tests.server.test_silence import Meek
from tests.server.whispers import GAME


@pytest.fixture(autouse=True)
def whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, "tests.server.whispers")
    monkeypatch.setitem(BOTS, GAME.name, {"random": Meek})


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with hall(tmp_path) as rooms:
        yield rooms


async def turn(ear: Ear) -> Message:
    """The table once the pupil has to choose, or the game is over."""
    while not ear.now["decision"] and ear.now["status"] != "over":
        await ear.until_type("table")
    return ear.now


async def test_the_pupil_is_led_through_the_record(rooms: Rooms) -> None:
    table, [key] = await table_in(rooms, "whispers", "me", lesson="first-steps")
    async with rooms.at(table) as room:
        ear, guest = Ear(await room.join(key)), Ear(await room.join(None))
        assert [(seat["name"], seat["kind"]) for seat in ear.now["seats"]] == [
            ("Guest 1", "person"),
            ("Master", "bot"),
        ]
        steps = []
        while (await turn(ear))["decision"]:
            lesson = ear.now["lesson"]
            steps.append((lesson["step"], lesson["action"]))
            await act_and_see(room, ear, lesson["action"])
        # the second passing is answered by standing orders, and counts as a step
        assert steps == [(0, "act"), (1, "pass"), (3, "act"), (4, "cut"), (5, "act"), (6, "act")]
        assert ear.now["view"]["acts"] == [3, 2]
        assert ear.now["view"]["die"] == 5  # as in the record, whatever the seed says
        assert ear.now["lesson"] == {"name": "first-steps", "step": 7, "action": None, "left": False}
        assert guest.now["lesson"] is None
        summary = await rooms.store.summary(table)
        assert summary is not None
        assert summary.agreed.lesson == "first-steps"


async def test_who_leaves_the_path_plays_on_alone(rooms: Rooms) -> None:
    table, [key] = await table_in(rooms, "whispers", "me", lesson="first-steps")
    async with rooms.at(table) as room:
        ear = Ear(await room.join(key))
        await act_and_see(room, ear, "act")
        await turn(ear)
        assert ear.now["lesson"] == {"name": "first-steps", "step": 1, "action": "pass", "left": False}
        await act_and_see(room, ear, "cut")
        while (await turn(ear))["decision"]:
            assert ear.now["lesson"] == {"name": "first-steps", "step": 1, "action": None, "left": True}
            await act_and_see(room, ear, ear.now["decision"]["options"][0]["text"])
        assert ear.now["winners"] == [0]


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, [key] = await table_in(rooms, "whispers", "me", lesson="first-steps")
        async with rooms.at(table) as room:
            ear = Ear(await room.join(key))
            await act_and_see(room, ear, "act")
            await turn(ear)
    async with hall(tmp_path) as rooms, rooms.at(table) as room:
        ear = Ear(await room.join(key))
        assert ear.now["lesson"] == {"name": "first-steps", "step": 1, "action": "pass", "left": False}


async def test_seats_and_options_of_a_lesson_are_fixed(rooms: Rooms) -> None:
    for kinds, more in ((("me", "bot"), {}), (("bot",), {}), (("me",), {"options": {"hands": "ff"}})):
        with pytest.raises(Problem) as refused:
            await table_in(rooms, "whispers", *kinds, lesson="first-steps", **more)
        assert refused.value.code == "bad-options"
    with pytest.raises(Problem, match="its lessons are: first-steps"):
        await table_in(rooms, "whispers", "me", lesson="second-steps")


def test_lessons_are_listed(http: httpx.Client) -> None:
    games = {game["name"]: game["lessons"] for game in http.get("/api/v1/games").json()}
    assert games["whispers"] == ["first-steps"]
    assert games["middle-ages"] == []
    assert games["fief"] == list(lessons_of("fief"))


def test_every_lesson_of_the_box_replays() -> None:
    for game in GAMES:
        for name in lessons_of(game):
            record = lesson_named(game, name)
            replay(record)
            assert PUPIL in [play.seat for play in record.plays], name
            assert len(record.names) == record.seats, name
