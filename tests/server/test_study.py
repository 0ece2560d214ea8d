"""Bots that search think in a process of their own, and a table never hangs on it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest

from oyez.bots import SeatTable, is_awaited
from oyez.bots.apart.parcel import Parcel, pack
from oyez.engine.kernel import Decision
from oyez.engine.match import Match
from oyez.games import game_named
from oyez.games.fief.rules.march.words import GIVE_LEAVE
from oyez.games.fief.rules.words import ACCEPT, REFUSE
from oyez.server.models import NewTable
from oyez.server.tables import bot_seats
from oyez.server.tables.study import Disturbed, Study
from oyez.server.tables.turns import Claim
from tests.server.indoors import hall
from tests.server.people import seated
from tests.server.running import running

PATIENCE = 60.0  # seconds


def question() -> Parcel:
    match = Match(game_named("middle-ages"), 2, {}, ["Anne", "Bruno"], 1)
    return pack(SeatTable(match.game, match.state, match.state.pending[0]), 1)


def process_of(study: Study) -> int:
    assert study._pool is not None
    (pid,) = study._pool._processes
    return pid


async def test_it_starts_on_first_need_and_again_when_it_died() -> None:
    study = Study()
    assert study._pool is None
    asked = question()
    chosen = await study.choose("a", "search:iterations=3", 1, asked, 60)
    first = process_of(study)
    assert await study.choose("b", "search:iterations=3", 1, asked, 60) == chosen
    assert process_of(study) == first
    os.kill(first, signal.SIGKILL)
    with pytest.raises(Disturbed, match="its process died"):
        await study.choose("a", "search:ms=5000", 1, asked, 60)
    assert await study.choose("a", "search:iterations=3", 1, asked, 60) == chosen
    second = process_of(study)
    with pytest.raises(Disturbed, match=r"no answer within 1e-06 s"):
        await study.choose("a", "search:ms=100000", 1, asked, 1e-6)
    assert await study.choose("a", "search:iterations=3", 1, asked, 60) == chosen
    assert process_of(study) not in (first, second)
    study.close()
    assert study._pool is None


async def test_a_process_that_died_while_nobody_asked_is_started_again() -> None:
    study = Study()
    study.open()
    first = process_of(study)
    os.kill(first, signal.SIGKILL)
    assert study._pool is not None
    await come_true(lambda: bool(study._pool is None or study._pool._broken))
    with pytest.raises(Disturbed, match="its process died"):
        await study.choose("a", "search:iterations=3", 1, question(), 60)
    try:
        assert await study.choose("a", "search:iterations=3", 1, question(), 60)
        assert process_of(study) != first
    finally:
        study.close()


async def test_it_is_open_before_the_first_question_where_such_a_bot_sits(tmp_path: Path) -> None:
    """So that who asks it first is answered as soon as everybody after him."""
    async with hall(tmp_path) as rooms:
        for bot, is_open in (("greedy", False), ("chancellor", True)):
            seats = [{"kind": "open"}, {"kind": "bot", "bot": bot}]
            made = await rooms.create(NewTable.model_validate({"game": "middle-ages", "seats": seats}))
            async with rooms.at(made.id) as room, room.lock:
                await room.ready()
                room.wake()
            assert (rooms._bots._study._pool is not None) == is_open


async def test_a_bots_own_mistake_is_no_fault_of_the_process() -> None:
    study = Study()
    try:
        with pytest.raises(ValueError, match="no bot called 'nobody'"):
            await study.choose("a", "nobody", 1, question(), 60)
        first = process_of(study)
        assert await study.choose("a", "search:iterations=3", 1, question(), 60)
        assert process_of(study) == first
    finally:
        study.close()


async def come_true(holds: Callable[[], bool]) -> None:
    began = perf_counter()
    while not holds():
        assert perf_counter() - began < PATIENCE
        await asyncio.sleep(0.01)


async def test_a_table_plays_on_when_the_process_dies(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A real server: the process is killed while a bot thinks; it ends with the server."""
    with running(tmp_path) as server, server.http() as http:
        seats = [{"kind": "bot", "bot": "search"}, {"kind": "bot", "bot": "greedy"}]
        made = http.post("/api/v1/tables", json={"game": "middle-ages", "seats": seats}).json()
        async with seated(server.address, made["id"], None) as guest:
            study = server.app.state.rooms._bots._back_study
            await come_true(lambda: bool(study._pool is not None and study._pool._processes))
            first = process_of(study)
            with caplog.at_level(logging.ERROR):
                os.kill(first, signal.SIGKILL)
                await come_true(lambda: "seneschal chooses instead" in caplog.text)
            await come_true(lambda: bool(study._pool is not None and study._pool._processes))
            again = process_of(study)
            assert again != first
            assert guest.now["n"] >= 0
    assert study._pool is None
    await come_true(lambda: not is_alive(again))


async def test_the_usual_bot_chooses_where_the_search_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not whatever comes first among the options."""

    def fail(table: SeatTable, seed: int) -> Parcel:
        raise AttributeError("a part that nobody knows")

    monkeypatch.setattr(bot_seats, "pack", fail)
    async with hall(tmp_path) as rooms:
        seats = [{"kind": "bot", "bot": "search"}, {"kind": "bot", "bot": "greedy"}]
        new = NewTable.model_validate({"game": "middle-ages", "seats": seats})
        with caplog.at_level(logging.ERROR):
            made = await rooms.create(new)
            async with rooms.at(made.id) as room:
                await room.join(None)
                await come_true(lambda: room.table is not None and room.table.progress().status == "over")
    assert "seneschal chooses instead" in caplog.text
    assert "a part that nobody knows" in caplog.text
    assert "the bot failed" not in caplog.text


async def test_people_are_answered_while_somebody_else_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "is_awaited", lambda game, table: True)
    somebody = Claim("another", people=False)
    async with hall(tmp_path) as rooms, rooms._bots._back_study.turn(somebody):  # who thinks all the time
        seats = [{"kind": "bot", "bot": "search"}, {"kind": "bot", "bot": "greedy"}]
        made = await rooms.create(NewTable.model_validate({"game": "middle-ages", "seats": seats}))
        async with rooms.at(made.id) as room:
            await room.join(None)
            await come_true(lambda: room.table is not None and room.table.progress().status == "over")


async def test_it_is_busy_while_somebody_thinks_there() -> None:
    study = Study()
    found = [study.is_busy]
    async with study.turn(Claim("a table", people=True)):
        found.append(study.is_busy)
    assert [*found, study.is_busy] == [False, True, False]


def test_awaited_is_what_people_may_have_asked_for() -> None:
    match = Match(game_named("middle-ages"), 2, {}, ["Anne", "Bruno"], 1)
    decision = match.state.pending[0]
    table = SeatTable(match.game, match.state, decision, frozenset({1}))
    assert not is_awaited("middle-ages", table)
    asked = Decision(0, GIVE_LEAVE, (ACCEPT, REFUSE))
    assert is_awaited("fief", SeatTable(match.game, match.state, asked, frozenset({1})))
    assert not is_awaited("fief", SeatTable(match.game, match.state, asked))


def is_alive(pid: int) -> bool:
    with contextlib.suppress(ProcessLookupError, ChildProcessError):
        os.kill(pid, 0)
        return True
    return False
