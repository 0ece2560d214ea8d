"""Silence: nothing that anybody is sent tells whether somebody else was asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from oyez.bots import BOTS, Table
from oyez.engine.words import Action
from oyez.games import GAMES
from oyez.server.problems import Problem
from oyez.server.tables.asides import hold, order
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from tests.server.indoors import Ear, act, act_and_see, hall, sit_in, table_in, types
from tests.server.people import Message
from tests.server.whispers import GAME

QUICK = {"second": 0.05}  # so that a silence of 2 seconds takes a tenth of one
SLOW = {"second": 100.0}
PEOPLE = ("me", "me", "me")


class Meek:
    """A bot that lets everything pass."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, table: Table) -> Action:
        return table.decision.options[-1]


@pytest.fixture(autouse=True)
def whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, "tests.server.whispers")
    monkeypatch.setitem(BOTS, GAME.name, {"random": Meek})


@pytest.fixture
async def quick(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with hall(tmp_path, **QUICK) as rooms:
        yield rooms


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with hall(tmp_path, **SLOW) as rooms:
        yield rooms


async def whispering(rooms: Rooms, hands: str, *kinds: str, respond: int = 2) -> tuple[str, list[str]]:
    return await table_in(rooms, "whispers", *(kinds or PEOPLE), options={"hands": hands}, respond=respond)


async def asked(room: Room) -> list[int]:
    async with room.lock:  # while an entry is being stored, there is no table to look at
        return [decision.seat for decision in (await room.ready()).pending]


def contents(heard: list[Message]) -> list[Message]:
    """Without what differs between two tables, or runs with a clock; of heads, which of them are the same."""
    heads = list(dict.fromkeys(message.get("head") for message in heard))
    left_out = ("id", "commitment", "dice", "seconds")
    return [
        {name: value for name, value in message.items() if name not in left_out}
        | {"head": heads.index(message.get("head"))}
        for message in heard
    ]


async def first_act(rooms: Rooms, hands: str) -> list[list[Message]]:
    """Seat 0 acts; whoever is asked does nothing. Returns what everybody is sent until the next turn."""
    table, keys = await whispering(rooms, hands)
    async with rooms.at(table) as room:
        ears = await sit_in(room, keys)
        for ear in ears:
            ear.listen()
        await act(room, ears[0], "act")
        await asyncio.gather(
            *(ear.until(lambda m: m["type"] == "table" and m["view"]["acts"][0]) for ear in ears)
        )
        return [ear.heard for ear in ears]


async def test_who_is_not_asked_hears_the_same_whether_or_not_somebody_is(quick: Rooms) -> None:
    nobody, somebody = await first_act(quick, "fff"), await first_act(quick, "fkf")
    for reader in (2, 3):  # a seat and a spectator
        assert contents(nobody[reader]) == contents(somebody[reader])
        assert [one for one in types(nobody[reader]) if one != "orders"] == ["table", "hush", "table"]
    assert contents(nobody[0]) == contents(somebody[0])
    assert [one for one in types(nobody[0]) if one != "orders"] == [
        "table",
        "accepted",
        "table",
        "hush",
        "table",
    ]
    assert types(nobody[1])[-2:] == ["hush", "table"]
    lengths = [heard[2][-2]["seconds"] for heard in (nobody, somebody)]
    assert all(0 < length <= 0.3 for length in lengths)  # of the three people who may answer


async def test_who_is_asked_sees_the_table_at_once_and_has_his_time(quick: Rooms) -> None:
    asked = (await first_act(quick, "fkf"))[1]
    tables = [message for message in asked if message["type"] == "table"]
    question = tables[1]["decision"]
    assert question["prompt"] == "whisper"
    assert 0 < question["seconds"] <= 0.1
    assert tables[1]["waiting"] == [{"seat": 1, "prompt": "whisper"}]
    assert tables[2]["decision"] is None  # his time is up, but he may not see yet what comes of it
    assert tables[2]["ticket"] == question["ticket"] + 1
    assert tables[2]["view"]["acts"] == [0, 0, 0]
    assert tables[3]["view"]["acts"] == [1, 0, 0]
    assert types(asked)[-4:] == ["table", "table", "hush", "table"]


async def test_in_a_silence_one_only_looks(slow: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oyez.server.tables.room.PATIENCE", 0.01)
    for hands in ("fff", "ffk"):
        table, keys = await whispering(slow, hands)
        async with slow.at(table) as room:
            ears = await sit_in(room, keys)
            await act(room, ears[0], "act")
            late, guess = ears[0].now["ticket"] - 1, ears[1].now["ticket"]
            with pytest.raises(Problem) as stale:
                await room.play(0, late, "act")
            assert stale.value.code == "late"
            with pytest.raises(Problem) as early:  # in one of the two games it would be his turn
                await room.play(1, guess, "act")
            assert early.value.code == "hushed"
            with pytest.raises(Problem) as undone:
                await room.undo(0, late + 1)
            assert undone.value.code == "hushed"


async def test_a_newcomer_sees_what_was_released_last(slow: Rooms) -> None:
    table, keys = await whispering(slow, "fkf")
    async with slow.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[0], "act")
        for reader, key in enumerate([*keys, None]):
            again = Ear(await room.join(key))
            again.listen()
            if reader == 1:
                assert again.now["decision"]["prompt"] == "whisper"
                assert again.now["n"] == 1
                continue
            assert again.now["view"] == ears[reader].now["view"]
            assert (again.now["decision"], again.now["initiatives"], again.now["undo"]) == (None, [], False)
            assert again.now["n"] == 0
            assert types(again.heard)[-1] == "hush"
        summary = await slow.store.summary(table)
        assert summary is not None
        assert (summary.progress.plays, summary.progress.waiting) == (0, (0,))
        assert summary.progress.asked == (1,)


async def test_a_card_that_is_played_ends_the_silence(slow: Rooms) -> None:
    table, keys = await whispering(slow, "fkf")
    async with slow.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[0], "act")
        await act(room, ears[1], "cut")
        assert [ear.now["events"][-1]["fact"] for ear in ears] == ["cut-short"] * 4
        assert [ear.now["n"] for ear in ears] == [2] * 4
        assert ears[2].now["waiting"] == [{"seat": 1, "prompt": "turn"}]


async def test_hold_keeps_the_question_open(quick: Rooms) -> None:
    table, keys = await whispering(quick, "fkf")
    async with quick.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[0], "act")
        assert ears[1].now["decision"]["seconds"] is not None
        await hold(room, 1)
        assert ears[1].now["decision"]["seconds"] is None
        await hold(room, 2)  # nobody asked him: nothing happens
        await asyncio.sleep(0.4)
        assert types(ears[2].listen())[-1] == "hush"
        assert ears[1].now["decision"] is not None
        await act(room, ears[1], "pass")
        assert ears[1].now["view"] == ears[0].now["view"] | {"hands": [True, "k", True]}
        assert [ear.now["view"]["acts"] for ear in ears] == [[1, 0, 0]] * 4
        assert [ear.now["n"] for ear in ears] == [1, 2, 1, 1]  # his own answer counts for himself alone


async def test_an_answer_in_time_does_not_shorten_the_silence(quick: Rooms) -> None:
    table, keys = await whispering(quick, "fkf")
    async with quick.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[0], "act")
        await act(room, ears[1], "pass")
        assert types(ears[2].listen())[-1] == "hush"
        assert types(ears[1].listen())[-2:] == ["table", "hush"]
        assert ears[1].now["decision"] is None
        await asyncio.gather(*(ear.until_type("table") for ear in ears))
        assert {tuple(ear.now["view"]["acts"]) for ear in ears} == {(1, 0, 0)}


async def test_undo_does_not_tell_either(quick: Rooms) -> None:
    """Whether or not somebody has let the moment pass, the actor may take his act back, and it comes again."""
    for hands in ("fff", "fkf"):
        table, keys = await whispering(quick, hands)
        async with quick.at(table) as room:
            ears = await sit_in(room, keys)
            await act(room, ears[0], "act")
            await ears[0].until(lambda m: m["type"] == "table" and m["view"]["acts"][0] == 1)
            assert ears[0].now["undo"]
            await room.undo(0, ears[0].now["ticket"], by=ears[0].watcher)
            assert ears[0].now["view"]["acts"] == [0, 0, 0]
            assert [ear.now["n"] for ear in (ears[0], ears[2])] == [2, 2]
            assert ears[0].now["waiting"] == [{"seat": 0, "prompt": "turn"}]
            stored = await quick.store.load(table)
            assert stored is not None
            assert stored.log[-1].kind == "undo"
        async with quick.at(table) as room:  # and it replays
            again = (await sit_in(room, keys))[0]
            assert again.now["view"]["acts"] == [0, 0, 0]


async def test_who_let_it_pass_cannot_take_that_back(quick: Rooms) -> None:
    table, keys = await whispering(quick, "fkf")
    async with quick.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[0], "act")
        await ears[1].until(lambda m: m["type"] == "table" and m["view"]["acts"][0] == 1)
        assert not ears[1].now["undo"]


async def test_bots_wait_for_the_end_of_a_silence_but_answer_in_secret_at_once(slow: Rooms) -> None:
    table, keys = await whispering(slow, "ffkk", "me", "bot", "bot", "me")
    async with slow.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[0], "act")
        await ears[1].until(lambda m: m["type"] == "table" and m["decision"] is not None)
        assert types(ears[0].listen())[-1] == "hush"
        await act(room, ears[1], "pass")
        async with asyncio.timeout(20):
            while await asked(room) != [1]:  # noqa: ASYNC110 (the bot with the knave lets the murmur pass in its thread)
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert await asked(room) == [1]  # whose bot does not stir
        assert ears[0].now["view"]["acts"] == [0] * 4
        room.silence.until = time.monotonic()
        room.wake()
        await ears[0].until(lambda m: m["type"] == "table" and m["n"] == 1)


async def test_with_one_person_there_is_neither_silence_nor_limit(slow: Rooms) -> None:
    table, [key] = await whispering(slow, "kkk", "me", "bot", "bot")
    async with slow.at(table) as room:
        ear = Ear(await room.join(key))
        for _ in range(60):
            question = ear.now["decision"]
            if question is None:
                await ear.until(lambda m: m["type"] == "table")
            else:
                assert question["seconds"] is None
                await act_and_see(room, ear, question["options"][-1]["text"])
            if ear.now["status"] == "over":
                break
        assert "hush" not in types(ear.heard)
        # no message shows the table while a bot is asked in secret
        assert all(m["waiting"] or m["status"] == "over" for m in ear.heard if m["type"] == "table")


async def test_without_respond_nobody_is_hurried(slow: Rooms) -> None:
    table, keys = await whispering(slow, "fkf", respond=0)
    async with slow.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[0], "act")
        assert ears[1].now["decision"]["seconds"] is None
        assert ears[2].now["waiting"] == []
        assert [ear.now["n"] for ear in ears] == [1] * 4
        await act(room, ears[1], "pass")
        assert [ear.now["n"] for ear in ears] == [2] * 4
        assert not any("hush" in types(ear.heard) for ear in ears)


async def test_orders_shorten_the_silence(slow: Rooms) -> None:
    table, keys = await whispering(slow, "fff")
    async with slow.at(table) as room:
        ears = await sit_in(room, keys)
        for seat in range(3):
            await order(room, seat, {"whisper": "pass"})
        await act(room, ears[0], "act")
        assert ears[2].now["view"]["acts"] == [1, 0, 0]
        await order(room, 2, {"murmur": "mine"})  # touches whoever has acted: nobody but seat 0
        await order(room, 0, {"murmur": "mine"})
        await act(room, ears[1], "act")
        assert ears[2].listen()[-1]["type"] == "hush"
        assert 190 < ears[2].heard[-1]["seconds"] <= 200


async def test_a_restart_in_the_middle_asks_again_and_shows_no_more(tmp_path: Path) -> None:
    async with hall(tmp_path, **SLOW) as rooms:
        table, keys = await whispering(rooms, "fkf")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            await act(room, ears[0], "act")
            before = [ear.now for ear in ears]
    async with hall(tmp_path, **SLOW) as rooms, rooms.at(table) as room:
        ears = await sit_in(room, keys)
        assert ears[1].now["decision"]["prompt"] == "whisper"
        assert ears[1].now["decision"]["seconds"] is not None
        for reader in (2, 3):
            assert ears[reader].now["view"] == before[reader]["view"]
            assert ears[reader].now["waiting"] == [{"seat": 0, "prompt": "turn"}]
            assert ears[reader].now["n"] == 0
        assert ears[0].now["decision"] is None
        await act(room, ears[1], "pass")
        assert {tuple(ear.now["view"]["acts"]) for ear in ears} == {(0, 0, 0)}
        assert 590 < room.silence.left() < 600  # it goes on: a restart must not tell that somebody was asked


async def shows(ear: Ear, n: int) -> None:
    while ear.now["n"] < n:
        await ear.until_type("table")


async def test_a_reader_sees_one_head_at_one_number_whatever_happens_to_the_server(tmp_path: Path) -> None:
    """The page compares heads by `n`, so a restart must not show another one, even in a question kept open."""
    seen: list[dict[int, str]] = [{}, {}, {}, {}]

    def note(ears: list[Ear]) -> None:
        for known, ear in zip(seen, ears, strict=True):
            ear.listen()
            for message in ear.heard:
                if message["type"] == "table":
                    assert known.setdefault(message["n"], message["head"]) == message["head"]

    async with hall(tmp_path, **SLOW) as rooms:
        table, keys = await whispering(rooms, "fkf")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            await act(room, ears[0], "act")
            await hold(room, 1)
            note(ears)
    for second in (
        SLOW["second"],
        0.0,
        SLOW["second"],
    ):  # in the silence, when it would have been over, later
        async with hall(tmp_path, second=second) as rooms, rooms.at(table) as room:
            ears = await sit_in(room, keys)
            note(ears)
    assert [len(known) for known in seen] == [1, 2, 1, 1]
    async with hall(tmp_path, second=0.0) as rooms, rooms.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[1], "cut")
        await asyncio.gather(*(shows(ear, 2) for ear in ears))
        note(ears)
    assert len({head for known in seen for head in known.values()}) == 3


async def test_the_end_of_a_game_comes_after_its_silence(tmp_path: Path) -> None:
    async with hall(tmp_path, second=0.02) as rooms:
        table, keys = await whispering(rooms, "ff", "me", "me")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            while True:
                ear = next((ear for ear in ears if ear.now["decision"]), None)
                if ear is None:
                    break
                number = ear.now["n"]
                await act(room, ear, "act")
                with pytest.raises(Problem) as refused:
                    await room.record()
                assert refused.value.code == "not-over"
                await asyncio.gather(*(shows(e, number + 1) for e in ears))
            assert ears[2].now["status"] == "over"
            assert len((await room.record()).plays) == 5
        summary = await rooms.store.summary(table)
        assert summary is not None
        assert summary.progress.status == "over"
        assert summary.progress.winners == (0,)


async def test_a_stop_in_a_silence_does_not_leave_the_lobby_behind(tmp_path: Path) -> None:
    async with hall(tmp_path, **SLOW) as rooms:
        table, keys = await whispering(rooms, "fff")
        async with rooms.at(table) as room:
            await act(room, (await sit_in(room, keys))[0], "act")
        told = await rooms.store.summary(table)
        assert told is not None
        assert (told.progress.plays, told.progress.waiting) == (0, (0,))
    async with hall(tmp_path, second=0.0) as rooms:  # when it would have been over
        async with rooms.at(table) as room:
            assert (await sit_in(room, keys))[2].now["waiting"] == [{"seat": 1, "prompt": "turn"}]
        told = await rooms.store.summary(table)
        assert told is not None
        assert (told.progress.plays, told.progress.waiting) == (1, (1,))


async def test_what_orders_answer_is_an_ordinary_entry_that_nobody_is_told_of(slow: Rooms) -> None:
    table, keys = await whispering(slow, "fkf")
    async with slow.at(table) as room:
        ears = await sit_in(room, keys)
        for seat in range(3):
            await order(room, seat, {"whisper": "pass"})
        ticket = ears[1].now["ticket"]
        await act(room, ears[0], "act")
        stored = await slow.store.load(table)
        assert stored is not None
        assert [(entry.kind, entry.seat, entry.action) for entry in stored.log] == [
            ("play", 0, "act"),
            ("quiet", 1, "pass"),
            ("quiet", 1, "pass"),
        ]
        assert [ear.now["n"] for ear in ears] == [1] * 4
        assert ears[1].now["ticket"] == ticket  # what he was about to do is not late because of that
        await act(room, ears[1], "act")
