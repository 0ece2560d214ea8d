"""Time across processes: two servers on one PostgreSQL show the same clocks, act at zero once, write one letter."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oyez.server.notices.post import PostOffice
from oyez.server.problems import Problem
from oyez.server.timing import absence, takebacks
from tests.server.indoors import act, sit_in, table_in
from tests.server.postbox import Postbox
from tests.server.postgres import Cluster
from tests.server.test_following import halls
from tests.server.test_mail import post_with, rounds, subscribed
from tests.server.test_time import by_turn, clocks, notes, told, until_note


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new()


async def test_what_is_settled_here_is_seen_there(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address) as (here, there):
        table, keys = await table_in(
            here,
            "middle-ages",
            "me",
            "me",
            terms={"clock": "bank", "seconds": 500, "increment": 5, "cap": 600},
        )
        async with here.at(table) as one, there.at(table) as other:
            ears = await sit_in(one, keys)
            far = await sit_in(other, keys)
            deciding, waiting = by_turn(ears)
            seat = deciding.watcher.seat
            assert {clock: runs for clock, (_, runs) in clocks(far[-1]).items()} == {
                seat: True,
                1 - seat: False,
            }
            await absence.give_time(one, waiting.watcher.seat, seat)
            await until_note(far[-1], "time-given")
            assert 600 < clocks(far[-1])[seat][0] <= 625
            await act(one, deciding, deciding.now["decision"]["options"][0]["text"])
            await far[-1].until(
                lambda m: m["type"] == "time" and any(c["runs"] and c["seat"] != seat for c in m["clocks"])
            )
            await takebacks.ask(other, seat, 1)
            await until_note(waiting, "asks-takeback")
            await takebacks.answer(one, waiting.watcher.seat, yes=True)
            await until_note(far[-1], "took-back")
            assert far[seat].now["decision"] is not None


async def test_at_zero_one_process_acts(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address, second=0.15) as (here, there):
        table, keys = await table_in(
            here, "middle-ages", "me", "me", terms={"clock": "decision", "seconds": 20, "zero": "takeover"}
        )
        async with here.at(table) as one, there.at(table) as other:
            ears = await sit_in(one, keys)
            far = await sit_in(other, keys)
            late, waiting = by_turn(ears)
            await absence.leave(one, waiting.watcher.seat, 1)
            await until_note(far[-1], "stands-in")
            await until_note(ears[-1], "stands-in")
            assert notes(ears[-1]) == notes(far[-1]) == ["away", "stands-in"]
            await absence.stand_in(other, late.watcher.seat, on=False)
            await until_note(ears[-1], "back")
            assert told(ears[-1])["stand_ins"] == []


async def test_two_settle_at_once_and_one_is_late(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address) as (here, there):
        table, keys = await table_in(here, "middle-ages", "me", "me")
        async with here.at(table) as one, there.at(table) as other:
            ears = await sit_in(one, keys)
            await sit_in(other, keys)
            done = await asyncio.gather(
                absence.stand_in(one, 0, on=True), absence.stand_in(other, 1, on=True), return_exceptions=True
            )
            refused = [problem for problem in done if isinstance(problem, Problem)]
            assert all(problem.code == "late" for problem in refused)
            await until_note(ears[-1], "stands-in")
            stored = await here.store.load(table)
            assert stored is not None
            assert [note.number for note in stored.affairs] == list(range(1, 3 - len(refused)))


async def test_letters_are_written_once(tmp_path: Path, address: str) -> None:
    box = Postbox(tmp_path / "letters")
    try:
        async with halls(tmp_path, address, post=post_with(box.port)) as (here, there):
            offices = PostOffice(here), PostOffice(there)
            table, keys = await table_in(here, "middle-ages", "me", "me")
            async with here.at(table) as room:
                ears = await sit_in(room, keys)
                deciding, _ = by_turn(ears)
                await subscribed(offices[0], room, deciding, box, "m@example.org", ["turn", "digest"])
                room.leave(deciding.watcher)
                await offices[0].seen(room, deciding.watcher, leaves=True)
            await asyncio.gather(*(rounds(office, 5) for office in offices))
            subjects = sorted(str(letter["Subject"]) for letter in box.letters()[1:])
            assert subjects == ["Oyez: a game waits for you", "Oyez: your turn in Middle-Ages"]
    finally:
        box.stop()
