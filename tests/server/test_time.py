"""Clocks: what is left, who runs, what happens at zero, restarts, and that no clock tells of a secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oyez.bots import BOTS
from oyez.games import GAMES
from oyez.server.problems import Problem
from oyez.server.tables.asides import hold
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.timing import absence
from oyez.server.timing.hourglass import Hourglass, Standstill
from oyez.server.timing.terms import NewTerms, Terms
from tests.server.indoors import Ear, StoppedClock, act, act_and_see, hall, sit_in, table_in
from tests.server.people import Message
from tests.server.test_silence import Meek
from tests.server.whispers import GAME as WHISPERS

SECOND = 0.02
PER_DECISION = {"clock": "decision", "seconds": 10}


def by_turn(ears: list[Ear]) -> tuple[Ear, Ear]:
    """Who decides, and somebody who does not."""
    deciding = next(ear for ear in ears[:-1] if ear.now["decision"])
    return deciding, next(ear for ear in ears[:-1] if ear is not deciding)


def told(ear: Ear) -> Message:
    """The last message about time."""
    ear.listen()
    return next(message for message in reversed(ear.heard) if message["type"] == "time")


def notes(ear: Ear) -> list[str]:
    """All notes, as a page would list them."""
    ear.listen()
    listed: list[str] = []
    for message in ear.heard:
        if message["type"] == "time":
            listed[message["notes_from"] :] = [note["kind"] for note in message["notes"]]
    return listed


def clocks(ear: Ear) -> dict[int, tuple[float, bool]]:
    return {clock["seat"]: (clock["left"], clock["runs"]) for clock in told(ear)["clocks"]}


async def until_note(ear: Ear, kind: str) -> None:
    if kind not in notes(ear):
        await ear.until(lambda m: m["type"] == "time" and any(note["kind"] == kind for note in m["notes"]))


async def test_a_table_without_a_clock_says_nothing_about_time(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            deciding, _ = by_turn(ears)
            await act(room, deciding, deciding.now["decision"]["options"][0]["text"])
            assert all(message["type"] != "time" for ear in ears for message in ear.heard + ear.listen())


async def test_everybody_sees_whose_clock_runs(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(
            rooms,
            "middle-ages",
            "me",
            "me",
            terms={"clock": "bank", "seconds": 60, "increment": 7, "cap": 62},
        )
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            deciding, other = by_turn(ears)
            seat, next_one = deciding.watcher.seat, other.watcher.seat
            for ear in ears:
                assert {one: runs for one, (_, runs) in clocks(ear).items()} == {seat: True, next_one: False}
                assert clocks(ear)[next_one][0] == 60
            await act(room, deciding, deciding.now["decision"]["options"][0]["text"])
            for ear in ears:
                assert clocks(ear)[seat] == (62, False), "the increment, up to the cap"
                assert clocks(ear)[next_one][1] is True


async def test_a_restart_goes_on_from_what_was_left(tmp_path: Path) -> None:
    terms = {"clock": "bank", "seconds": 1000, "increment": 0, "cap": 1000}
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", terms=terms)
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            await asyncio.sleep(0.2)
            running = by_turn(ears)[0].watcher.seat
    async with hall(tmp_path) as rooms, rooms.at(table) as room:
        ears = await sit_in(room, keys)
        assert 990 < clocks(ears[0])[running][0] <= 999.8


async def test_while_no_server_runs_no_time_passes(tmp_path: Path) -> None:
    """As if the server had been down for an hour."""
    async with hall(tmp_path) as rooms:
        await rooms.uptime.start()
        table, keys = await table_in(
            rooms, "middle-ages", "me", "me", terms={"clock": "decision", "seconds": 600}
        )
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            running = by_turn(ears)[0].watcher.seat
        await shift(rooms, -3600)
        await rooms.uptime.start()
        assert len(rooms.uptime.outages) == 1
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            assert 590 < clocks(ears[0])[running][0] <= 600
        await rooms.uptime.stop()


async def shift(rooms: Rooms, seconds: float) -> None:
    """What was stored was stored that much earlier."""
    from sqlalchemy import Connection, select, update

    from oyez.server.storage.schema import TABLES, UPTIME

    def work(connection: Connection) -> None:
        connection.execute(
            update(UPTIME).values(began=UPTIME.c.began + seconds, last=UPTIME.c.last + seconds)
        )
        for line in connection.execute(select(TABLES.c.id, TABLES.c.sand)).all():
            sand = line.sand and {**line.sand, "at": line.sand["at"] + seconds}
            connection.execute(update(TABLES).where(TABLES.c.id == line.id).values(sand=sand))

    await rooms.store.write(work)


async def test_at_zero_a_bot_decides_once(tmp_path: Path) -> None:
    async with hall(tmp_path, second=SECOND) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me", terms={**PER_DECISION, "zero": "once"})
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            late, other = by_turn(ears)
            await other.until(lambda m: m["type"] == "table" and m["decision"] is not None)
            assert notes(ears[-1])[0] == "decides-once"
            assert not any(one["seat"] == late.watcher.seat for one in told(other)["stand_ins"])
            await act_and_see(room, other, other.now["decision"]["options"][0]["text"])


async def test_at_zero_a_bot_takes_over_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with hall(tmp_path, second=SECOND) as rooms:
        table, keys = await table_in(
            rooms, "middle-ages", "me", "me", terms={**PER_DECISION, "zero": "takeover"}
        )
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            late, other = by_turn(ears)
            seat = late.watcher.seat
            await until_note(other, "stands-in")
            [standing] = told(other)["stand_ins"]
            assert (standing["seat"], standing["once"]) == (seat, False)
            await absence.give_time(room, seat, other.watcher.seat)  # so that he does not run out as well
            await absence.give_time(room, seat, other.watcher.seat)
            if not other.now["decision"]:
                await other.until(lambda m: m["type"] == "table" and m["decision"] is not None)
            with pytest.raises(Problem, match="say that you are back"):
                await room.play(seat, late.now["ticket"], "place 1-1", by=late.watcher)
            await absence.stand_in(room, seat, on=False)
            await absence.stand_in(room, seat, on=False)  # saying it twice changes nothing
            assert notes(ears[-1])[-1] == "back"
            assert told(other)["stand_ins"] == []
            while not late.now["decision"]:  # until the player decides himself again
                await act_and_see(room, other, other.now["decision"]["options"][0]["text"])


async def test_the_others_vote_about_who_is_out_of_time(tmp_path: Path) -> None:
    async with hall(tmp_path, second=SECOND) as rooms:
        table, keys = await table_in(
            rooms, "middle-ages", "me", "me", "me", terms={**PER_DECISION, "zero": "vote"}
        )
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            late, one = by_turn(ears)
            seat = late.watcher.seat
            two = next(ear for ear in ears[:-1] if ear not in (late, one))
            await until_note(one, "ran-out")
            assert [vote["seat"] for vote in told(one)["votes"]] == [seat]
            assert clocks(one)[seat] == (0, False)
            with pytest.raises(Problem):
                await absence.vote(room, seat, seat, "wait")
            await absence.vote(room, one.watcher.seat, seat, "wait")
            assert told(two)["votes"][0]["ballots"] == {str(one.watcher.seat): "wait"}
            await absence.vote(room, two.watcher.seat, seat, "wait")
            assert notes(one)[-1] == "waits-on"
            assert clocks(one)[seat][1] is True
            await one.until(lambda m: m["type"] == "time" and bool(m["votes"]))
            await absence.vote(room, one.watcher.seat, seat, "once")
            await absence.vote(room, two.watcher.seat, seat, "once")
            await until_note(one, "decides-once")
            await late.until(lambda m: m["type"] == "table" and m["decision"] is None)


async def test_alone_with_bots_a_vote_is_none(tmp_path: Path) -> None:
    async with hall(tmp_path, second=SECOND) as rooms:
        table, keys = await table_in(
            rooms, "middle-ages", "me", "bot", terms={**PER_DECISION, "zero": "vote"}
        )
        async with rooms.at(table) as room:
            [me, _] = await sit_in(room, keys)
            await until_note(me, "decides-once")


async def test_more_time_is_a_present_that_everybody_sees(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(
            rooms, "middle-ages", "me", "me", terms={"clock": "decision", "seconds": 100}
        )
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            deciding, other = by_turn(ears)
            seat = deciding.watcher.seat
            with pytest.raises(Problem, match="himself"):
                await absence.give_time(room, seat, seat)
            with pytest.raises(Problem, match="spectators"):
                await absence.give_time(room, -1, seat)
            await absence.give_time(room, other.watcher.seat, seat)
            assert 190 < clocks(ears[-1])[seat][0] <= 200
            assert notes(ears[-1]) == ["time-given"]
            for _ in range(19):
                await absence.give_time(room, other.watcher.seat, seat)
            with pytest.raises(Problem, match="at most 20"):
                await absence.give_time(room, other.watcher.seat, seat)


async def test_holidays_stop_the_clock_and_are_limited(tmp_path: Path) -> None:
    async with hall(tmp_path, second=0.00001) as rooms:  # a day lasts a second
        terms = {"clock": "decision", "seconds": 100_000, "vacation_days": 3}
        table, keys = await table_in(rooms, "middle-ages", "me", "me", terms=terms)
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            deciding, other = by_turn(ears)
            seat = deciding.watcher.seat
            with pytest.raises(Problem, match="3 days"):
                await absence.leave(room, seat, 4)
            await absence.leave(room, seat, 2)
            assert [one["seat"] for one in told(other)["away"]] == [seat]
            before = clocks(other)[seat][0]
            await asyncio.sleep(0.2)
            assert room.table is not None
            left = room.timekeeper.left(room.table)
            assert left is not None
            assert left[seat] == pytest.approx(before, abs=0.05)
            with pytest.raises(Problem, match="away already"):
                await absence.leave(room, seat, 1)
            await absence.leave(room, seat, 0)
            assert told(other)["away"] == []
            assert notes(other) == ["away", "home"]
            await absence.leave(room, seat, 2)  # the day that was not used is there again


async def test_a_pause_wants_everybody_and_ends_with_anybody(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(
            rooms, "middle-ages", "me", "me", "bot", terms={"clock": "decision", "seconds": 100}
        )
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            for _ in range(3):
                await absence.pause(room, 0, on=True)
                assert told(ears[1])["pausing"] == [0]
                assert not told(ears[1])["paused"]
                await absence.pause(room, 1, on=True)
                assert told(ears[0])["paused"]
                assert not any(runs for _, runs in clocks(ears[-1]).values())
                await absence.pause(room, 1, on=False)
                assert not told(ears[0])["paused"]
            with pytest.raises(Problem, match="at most 3"):
                await absence.pause(room, 0, on=True)


async def test_a_bot_plays_for_me_until_i_am_back(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "bot")
        async with rooms.at(table) as room:
            [me, watcher] = await sit_in(room, keys)
            await absence.stand_in(room, 0, on=True)
            await watcher.until(lambda m: m["type"] == "table" and m["n"] >= 6)
            await absence.stand_in(room, 0, on=False)
            if not me.now["decision"]:
                await me.until(lambda m: m["type"] == "table" and m["decision"] is not None)
            assert notes(watcher) == ["stands-in", "back"]


async def test_a_stand_in_goes_on_after_a_restart(tmp_path: Path) -> None:
    from oyez.server.timing.timebook import left_in_between

    async with hall(tmp_path, paces={"quick": 99.0, "calm": 99.0, "slow": 99.0}) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room:
            seat = by_turn(await sit_in(room, keys))[0].watcher.seat
            await absence.stand_in(room, seat, on=True)
    async with hall(tmp_path) as rooms:
        assert await left_in_between(rooms.store) == [table]
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            other = next(ear for ear in ears[:-1] if ear.watcher.seat != seat)
            if not other.now["decision"]:
                await other.until(lambda m: m["type"] == "table" and m["decision"] is not None)


async def whispering(rooms: Rooms, hands: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[str]]:
    monkeypatch.setitem(GAMES, WHISPERS.name, "tests.server.whispers")
    monkeypatch.setitem(BOTS, WHISPERS.name, {"random": Meek})
    return await table_in(
        rooms,
        "whispers",
        "me",
        "me",
        "me",
        options={"hands": hands},
        respond=2,
        terms={"clock": "decision", "seconds": 1000},
    )


async def course(room: Room, ears: list[Ear]) -> list[list[list[tuple[int, bool]]]]:
    """Seat 0 acts; whoever is asked does nothing. All about time that everybody is told until the next turn."""
    for ear in ears:
        ear.listen()
    before = [len(ear.heard) for ear in ears]
    await act(room, ears[0], "act")
    await asyncio.gather(
        *(ear.until(lambda m: m["type"] == "time" and any(c["runs"] for c in m["clocks"])) for ear in ears)
    )
    return [
        [[(c["seat"], c["runs"]) for c in m["clocks"]] for m in ear.heard[since:] if m["type"] == "time"]
        for ear, since in zip(ears, before, strict=True)
    ]


async def test_no_clock_tells_who_is_asked_in_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path, second=0.2) as rooms:
        heard = []
        for hands in ("fff", "fkf", "fkk"):
            table, keys = await whispering(rooms, hands, monkeypatch)
            async with rooms.at(table) as room:
                ears = await sit_in(room, keys)
                heard.append(await course(room, ears))
        assert heard[0] == heard[1] == heard[2]
        assert heard[0][2] == [
            [(0, False), (1, False), (2, False)],
            [(0, False), (1, True), (2, False)],
        ], "all clocks stand in a silence"


async def test_a_stand_in_changes_no_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oyez.server.tables.silence.time", StoppedClock())
    async with hall(tmp_path) as rooms:
        lengths = []
        for hands in ("fff", "fkf"):
            for on in (False, True):
                table, keys = await whispering(rooms, hands, monkeypatch)
                async with rooms.at(table) as room:
                    ears = await sit_in(room, keys)
                    await absence.stand_in(room, 1, on=on)
                    ears[2].listen()
                    await act(room, ears[0], "act")
                    lengths.append((await ears[2].until_type("hush"))["seconds"])
        assert lengths == [6.0] * 4


async def test_nobody_is_waited_for_in_secret_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither without a silence nor after "let me think"; and no clock shows it."""
    monkeypatch.setitem(GAMES, WHISPERS.name, "tests.server.whispers")
    async with hall(tmp_path, second=0.01) as rooms:
        for respond in (0, 6):
            table, keys = await table_in(
                rooms,
                "whispers",
                "me",
                "me",
                "me",
                options={"hands": "fkf"},
                respond=respond,
                terms={"clock": "decision", "seconds": 20},
            )
            async with rooms.at(table) as room:
                ears = await sit_in(room, keys)
                await act(room, ears[0], "act")
                await hold(room, 1)
                assert 0.1 < ears[1].now["decision"]["seconds"] <= 0.2
                assert not any(runs for _, runs in clocks(ears[2]).values())
                await ears[2].until(lambda m: m["type"] == "table" and bool(m["waiting"]))


def test_an_undo_gives_no_time() -> None:
    glass = Hourglass(Terms(clock="bank", seconds=100, increment=10, cap=200), 1.0)
    still = Standstill()
    sand = glass.turned(glass.fresh(2, 0.0), still, 0.0, [0], [0, 0])
    sand = glass.answered(sand, still, 30.0, 0)
    assert sand["left"] == [80.0, 100.0]
    sand = glass.turned(sand, still, 30.0, [1], [1, 0])
    sand = glass.taken_back(sand, still, 50.0, 0, [2, 1])
    assert sand["left"] == [70.0, 80.0], (
        "what was left when he answered, and the other has thought for 20 seconds"
    )


async def test_a_clock_that_gave_up_runs_again_after_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database fails as often as it is tried, then it is back."""
    asked: list[str] = []
    reached = {3: asyncio.Event(), 5: asyncio.Event()}  # once by whoever wakes the clock, then by the clock

    def next_due(room: Room) -> float:
        asked.append(room.id)
        if len(asked) in reached:
            reached[len(asked)].set()
        if len(asked) in (2, 3):
            raise Problem("not-stored", "The database does not answer; try again later.")
        return 60.0

    monkeypatch.setattr("oyez.server.timing.clocks.next_due", next_due)
    monkeypatch.setattr("oyez.server.timing.clocks.MOST_FAILURES", 2)
    monkeypatch.setattr("oyez.server.timing.clocks.PAUSE_AFTER_FAILURE", 0)
    async with hall(tmp_path) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room:
            for event in reached.values():
                async with room.lock:
                    rooms._clocks.wake(room)
                await asyncio.wait_for(event.wait(), 20)
                if event is reached[3]:
                    await asyncio.gather(*rooms._clocks._tasks.values())  # it gives up


@pytest.mark.parametrize(("retry", "silence"), [(0.01, 1000.0), (1000.0, 0.01), (0.01, None)])
async def test_who_leaves_a_clock_to_others_looks_again_when_a_silence_ends_or_they_may_be_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, retry: float, silence: float | None
) -> None:
    monkeypatch.setattr("oyez.server.timing.clocks.RETRY", retry)
    monkeypatch.setattr("oyez.server.timing.clocks.next_to_show", lambda room: silence)
    async with hall(tmp_path) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room, asyncio.timeout(20):
            room.changed.clear()
            await rooms._clocks._leave_to_others(room)


def test_a_clock_per_decision_is_full_for_a_new_question_only() -> None:
    glass = Hourglass(Terms(clock="decision", seconds=100), 1.0)
    still = Standstill()
    sand = glass.turned(glass.fresh(2, 0.0), still, 0.0, [0, 1], [0, 0])
    sand = glass.turned(sand, still, 40.0, [], [0, 0])  # a silence
    sand = glass.turned(sand, still, 50.0, [0, 1], [0, 0])
    assert glass.left(sand, still, 60.0) == [50.0, 50.0]
    sand = glass.answered(sand, still, 60.0, 0)
    sand = glass.turned(sand, still, 60.0, [0, 1], [1, 0])
    assert glass.left(sand, still, 60.0) == [100.0, 50.0]


def test_outages_and_holidays_cost_nothing() -> None:
    still = Standstill([(10.0, 20.0), (30.0, 40.0)], {1: 50.0})
    assert still.passed(0, 5.0, 35.0) == 15.0
    assert still.passed(1, 5.0, 35.0) == 0.0
    assert still.passed(1, 5.0, 60.0) == 10.0


@pytest.mark.parametrize(
    "terms",
    [
        {"seconds": 5},
        {"clock": "decision", "seconds": 4},
        {"clock": "decision", "seconds": 10, "increment": 1},
        {"clock": "bank", "seconds": 10, "cap": 9},
        {"clock": "sun"},
        {"delay": -2},
        {"vacation_days": 1000},
    ],
)
def test_terms_that_do_not_fit_are_refused(terms: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        NewTerms.model_validate(terms)
