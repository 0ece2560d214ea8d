"""Taking back with the consent of the others: who is asked, what ends it, and that no die is rolled again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.engine.proof import check_commitment, check_dice
from oyez.games import GAMES
from oyez.server.problems import Problem
from oyez.server.tables.room import Room
from oyez.server.timing import absence, takebacks
from tests.server.indoors import Ear, act, act_and_see, hall, sit_in, table_in
from tests.server.test_time import by_turn, notes, told
from tests.server.whispers import GAME as WHISPERS


async def play_until(room: Room, ears: list[Ear], enough: Callable[[], bool], seed: int = 3) -> None:
    chance = Random(seed)
    while not enough():
        ear = next(ear for ear in ears[:-1] if ear.now["decision"])
        await act_and_see(room, ear, chance.choice(ear.now["decision"]["options"])["text"])


def plays(room: Room) -> list[tuple[int, str, tuple[int, ...]]]:
    assert room.table is not None
    assert room.table.match is not None
    return [(one.seat, one.action.text, one.chances) for one in room.table.match.plays]


async def test_all_others_agree_and_the_log_goes_on(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", "me")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, _ = by_turn(ears)
            seat = first.watcher.seat
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            second, _ = by_turn(ears)
            await act_and_see(room, second, second.now["decision"]["options"][0]["text"])
            assert not first.now["undo"], "somebody else has chosen since"
            await takebacks.list_choices(room, first.watcher)
            [choice] = first.listen()[-1]["choices"]
            assert choice["back"] == 1
            await takebacks.ask(room, seat, 1)
            asked = told(second)["takeback"]
            assert (asked["seat"], asked["choices"], asked["allowed"]) == (seat, 2, [])
            others = [ear for ear in ears[:-1] if ear is not first]
            await takebacks.answer(room, others[0].watcher.seat, yes=True)
            assert len(plays(room)) == 2
            await takebacks.answer(room, others[1].watcher.seat, yes=True)
            assert plays(room) == []
            assert first.now["decision"]["prompt"] == "first-lord"
            assert told(ears[-1])["takeback"] is None
            assert notes(ears[-1]) == ["asks-takeback", "allows-takeback", "allows-takeback", "took-back"]
            stored = await rooms.store.load(table)
            assert stored is not None
            assert [(entry.kind, entry.action) for entry in stored.log][-1] == ("undo", "2")
    async with hall(tmp_path) as rooms, rooms.at(table) as room:  # a replay of the log comes to the same
        ears = await sit_in(room, keys)
        assert plays(room) == []
        assert notes(ears[0])[-1] == "took-back"


async def test_a_no_or_a_choice_or_time_ends_it(tmp_path: Path) -> None:
    async with hall(tmp_path, second=0.005) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            first, second = by_turn(ears)
            seat, other = first.watcher.seat, second.watcher.seat
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            with pytest.raises(Problem) as nothing:
                await takebacks.answer(room, other, yes=True)
            assert nothing.value.code == "late"
            await takebacks.ask(room, seat, 1)
            with pytest.raises(Problem, match="another takeback"):
                await takebacks.ask(room, seat, 1)
            await takebacks.answer(room, other, yes=False)
            assert told(first)["takeback"] is None
            await takebacks.ask(room, seat, 1)
            await takebacks.answer(room, seat, yes=False)  # he changed his mind
            await takebacks.ask(room, seat, 1)
            await act_and_see(room, second, second.now["decision"]["options"][0]["text"])
            assert told(first)["takeback"] is None
            with pytest.raises(Problem):
                await takebacks.answer(room, other, yes=True)
            await takebacks.ask(room, seat, 1)
            await first.until(lambda m: m["type"] == "time" and m["takeback"] is None)
            assert notes(first) == [
                "asks-takeback",
                "refuses-takeback",
                "asks-takeback",
                "takeback-lapsed",
                "asks-takeback",
                "asks-takeback",
                "takeback-lapsed",
            ]


async def test_bots_and_stand_ins_agree(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", "bot")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            if not any(ear.now["decision"] for ear in ears[:-1]):
                await ears[0].until(lambda m: m["type"] == "table" and m["waiting"][0]["seat"] < 2)
            first, second = by_turn(ears)
            prompt = first.now["decision"]["prompt"]
            await act_and_see(room, first, first.now["decision"]["options"][0]["text"])
            await absence.stand_in(room, second.watcher.seat, on=True)
            await takebacks.ask(room, first.watcher.seat, 1)
            assert notes(first)[-1] == "took-back"
            assert first.now["decision"]["prompt"] == prompt


async def test_it_can_be_agreed_that_nothing_is_taken_back(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "bot", terms={"takebacks": False})
        async with rooms.at(table) as room:
            await sit_in(room, keys)
            with pytest.raises(Problem, match="agreed"):
                await takebacks.ask(room, 0, 1)
            with pytest.raises(Problem, match="spectators"):
                await takebacks.ask(room, -1, 1)


async def test_the_same_choices_bring_the_same_dice(tmp_path: Path) -> None:
    """Played to its end after a takeback over dice, the game still proves them."""
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", "me")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            await play_until(room, ears, lambda: bool(plays(room) and plays(room)[-1][2]))
            seat, action, drawn = plays(room)[-1]
            await takebacks.ask(room, seat, 1)
            request = told(ears[0])["takeback"]
            assert request["chance"] is True
            for ear in ears[:-1]:
                if ear.watcher.seat != seat:
                    await takebacks.answer(room, ear.watcher.seat, yes=True)
            back = next(ear for ear in ears if ear.watcher.seat == seat)
            await act_and_see(room, back, action)
            assert plays(room)[-1] == (seat, action, drawn), "nobody rolls again"
            await play_until(room, ears, lambda: ears[0].now["status"] == "over", seed=5)
            record = await room.record()
            check_commitment(record)
            check_dice(record)


async def test_what_was_let_pass_in_secret_neither_ends_nor_shows_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, WHISPERS.name, "tests.server.whispers")
    async with hall(tmp_path, second=0.3) as rooms:
        told_of: list[Any] = []
        for hands in ("fff", "fkf"):
            table, keys = await table_in(
                rooms, "whispers", "me", "me", "me", options={"hands": hands}, respond=2
            )
            async with rooms.at(table) as room:
                ears = await sit_in(room, keys)
                await act(room, ears[0], "act")
                with pytest.raises(Problem) as hushed:
                    await takebacks.ask(room, 0, 1)
                assert hushed.value.code == "hushed"
                if hands == "fkf":
                    await act(room, ears[1], "pass")
                await ears[2].until(lambda m: m["type"] == "table" and m["view"]["acts"][0])
                await takebacks.ask(room, 0, 1)
                told_of.append({**told(ears[2])["takeback"], "seconds": 0})
                for seat in (1, 2):
                    await takebacks.answer(room, seat, yes=True)
                assert plays(room) == []
                assert all(ear.now["view"]["acts"] == [0, 0, 0] for ear in ears)
        assert told_of[0] == told_of[1], "how many choices go does not count what nobody may know of"
