"""Tables of bots alone: nobody there, nobody plays; and only so many at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from oyez.bots.apart.parcel import Parcel
from oyez.bots.apart.thinking import Answer
from oyez.games import game_named
from oyez.server.models import NewTable
from oyez.server.problems import Problem
from oyez.server.settings import without_pauses
from oyez.server.tables.bots_alone import PROMISED, BotsAlone
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.study import BACKGROUND, Study
from oyez.server.tables.turns import Claim, Turns
from oyez.server.timing import absence
from tests.server.indoors import Ear, act_and_see, hall, table_in
from tests.server.people import seated
from tests.server.postgres import Cluster
from tests.server.running import running

TWO_BOTS = [{"kind": "bot", "bot": "random"}] * 2
SLOWLY = {"paces": without_pauses(3600.0)}  # nobody chooses before the test is over
API = "/api/v1"


def is_over(message: dict[str, Any]) -> bool:
    return message["type"] == "table" and bool(message["status"] == "over")


async def come_to_rest(rooms: Rooms) -> None:
    async with asyncio.timeout(60):
        while rooms._bots._tasks:
            await asyncio.gather(*rooms._bots._tasks.values(), return_exceptions=True)


async def test_they_play_while_somebody_watches_and_rest_when_he_leaves(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, _ = await table_in(rooms, "fief", "bot", "bot", "bot")
        assert not rooms._bots.attends(table)
        async with rooms.at(table) as room:
            ear = Ear(await room.join(None))
            await ear.until(lambda message: message["type"] == "table" and message["n"] > 2)
            room.leave(ear.watcher)
            await come_to_rest(rooms)
            assert room.table is not None
            rested_at = room.table.n
            assert not room.table.over
            room.wake()
            assert not rooms._bots.attends(table)
        async with rooms.at(table) as room:  # read anew: nothing was played meanwhile
            ear = Ear(await room.join(None))
            assert ear.now["n"] <= rested_at
            await ear.until(lambda message: message["type"] == "table" and message["n"] > rested_at + 2)
            room.leave(ear.watcher)
            await come_to_rest(rooms)


async def test_a_table_with_people_goes_on_though_nobody_is_there(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "me", "bot", "bot")
        await come_to_rest(rooms)
        stored = await rooms.store.summary(table)
        assert stored is not None
        assert stored.progress.waiting == (0,)


async def test_bots_that_play_for_every_person_are_alone(tmp_path: Path) -> None:
    """Else whoever wants tables of bots alone only has to sit down first and say that he goes."""
    async with hall(tmp_path) as rooms:
        table, [key] = await table_in(rooms, "fief", "me", "bot", "bot")
        async with rooms.at(table) as room:
            ear = Ear(await room.join(key))
            await absence.stand_in(room, 0, on=True)
            await ear.until(lambda message: message["type"] == "table" and message["n"] > 5)
            room.leave(ear.watcher)
            await come_to_rest(rooms)
            assert room.table is not None
            assert not room.table.over
            rested_at = room.table.n
            room.wake()
            assert not rooms._bots.attends(table)
            ear = Ear(await room.join(key))
            await ear.until(lambda message: message["type"] == "table" and message["n"] > rested_at + 2)
            room.leave(ear.watcher)
            await come_to_rest(rooms)


async def test_a_start_leaves_them_resting(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, _ = await table_in(rooms, "middle-ages", "bot", "bot")
    async with hall(tmp_path) as rooms:
        rooms.wake()
        assert rooms._waking is not None
        await rooms._waking
        assert not rooms._bots.attends(table)


async def test_whoever_watches_at_another_process_is_played_for(tmp_path: Path, cluster: Cluster) -> None:
    """The process that was in charge gives the table back when its own spectator leaves."""
    shared = {"address": cluster.new(), "paces": without_pauses(0.02)}
    async with hall(tmp_path, **shared) as here, hall(tmp_path, **shared) as there:
        table, _ = await table_in(here, "middle-ages", "bot", "bot", "bot")
        async with here.at(table) as room, there.at(table) as other:
            ear = Ear(await room.join(None))
            await ear.until(lambda message: message["type"] == "table" and message["n"] > 1)
            witness = Ear(await other.join(None))
            room.leave(ear.watcher)  # but the room stays open here
            await come_to_rest(here)
            assert not here._bots.attends(table)
            seen = witness.now["n"]
            await witness.until(lambda message: message["type"] == "table" and message["n"] > seen + 2)


def counted(each: int | None, total: int | None) -> tuple[BotsAlone, list[float]]:
    now = [0.0]
    return BotsAlone(each, total, clock=lambda: now[0]), now


def test_so_many_for_one_address_and_in_all() -> None:
    alone, _ = counted(each=2, total=3)
    assert alone.start("a", ["one"])
    assert alone.start("b", ["one"])
    assert not alone.start("c", ["one"])
    assert alone.start("c", ["one", "two"])  # somebody else watches it, too
    assert not alone.start("d", ["three"])
    with pytest.raises(Problem, match="3 tables of bots alone play on this server") as refused:
        alone.admit("three")
    assert refused.value.code == "too-many-bots"
    assert alone.is_waiting("d")
    assert alone.stop("a") == ["d"]
    assert alone.start("d", ["three"])
    assert not alone.is_waiting("d")


def test_a_table_plays_for_whoever_still_watches() -> None:
    alone, _ = counted(each=1, total=None)
    assert alone.start("a", ["one", "two"])
    assert not alone.start("b", ["one"])
    assert alone.start("a", ["two"])  # one has left
    assert alone.start("b", ["one"])
    assert not alone.start("a", [])
    assert not alone.is_waiting("a")
    assert alone.playing == 1


def test_a_new_table_counts_before_anybody_looks_and_not_for_ever() -> None:
    alone, now = counted(each=1, total=None)
    alone.admit("one")
    alone.promise("a", "one")
    with pytest.raises(Problem, match="1 tables of bots alone play for your address"):
        alone.admit("one")
    assert not alone.start("a", [])
    with pytest.raises(Problem):
        alone.admit("one")
    assert alone.start("a", ["one"])
    alone.stop("a")
    alone.promise("b", "one")
    now[0] += PROMISED
    alone.admit("one")


async def test_beyond_the_limit_one_is_refused_or_told_why_nothing_happens(tmp_path: Path) -> None:
    limited = {"bot_tables": 2, "bot_tables_each": 1, "rates": {}, **SLOWLY}
    with running(tmp_path, **limited) as server, server.http() as http:
        bots = {"game": "middle-ages", "seats": TWO_BOTS}

        def make(address: str, wish: object = bots) -> httpx.Response:
            return http.post(f"{API}/tables", json=wish, headers={"X-Forwarded-For": address})

        first = make("192.0.2.1").json()["id"]
        refused = make("192.0.2.1")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-bots")
        mixed = {"game": "middle-ages", "seats": [{"kind": "me"}, *TWO_BOTS]}
        assert make("192.0.2.1", mixed).status_code == 201
        second = make("192.0.2.2").json()["id"]
        assert make("192.0.2.3").json()["error"]["code"] == "too-many-bots"
        # From this machine, which may have one.
        async with seated(server.address, first, None), seated(server.address, second, None) as guest:
            assert await guest.refusal() == "too-many-bots"


async def test_who_waits_for_room_plays_once_there_is_some(tmp_path: Path) -> None:
    async with hall(tmp_path, bot_tables=1) as rooms:
        [(one, _), (two, _)] = [await table_in(rooms, "middle-ages", "bot", "bot") for _ in range(2)]
        async with rooms.at(one) as room, rooms.at(two) as other:
            ears = [Ear(await room.join(None)), Ear(await other.join(None))]
            assert not rooms._bots.attends(two)
            await ears[0].until(is_over)
            await ears[1].until(is_over)


@asynccontextmanager
async def watched(rooms: Rooms, *seats: dict[str, str]) -> AsyncIterator[tuple[Room, Ear]]:
    made = await rooms.create(NewTable.model_validate({"game": "middle-ages", "seats": list(seats)}))
    async with rooms.at(made.id) as room:
        yield room, Ear(await room.join(made.keys[0].key if made.keys else None))


async def test_who_sits_at_a_table_is_told_from_who_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    present: set[bool] = set()
    take = Turns.take

    def noted(turns: Turns, claim: Claim) -> AbstractAsyncContextManager[None]:
        assert claim.people
        present.add(claim.present)
        return take(turns, claim)

    async def choose(room: Room) -> None:
        """For the person, whether or not there is a connection."""
        await come_to_rest(rooms)
        async with room.lock:
            table = await room.ready()
        [decision] = table.pending
        await room.play(decision.seat, table.tickets.of(decision.seat), decision.options[0].text)
        await come_to_rest(rooms)

    monkeypatch.setattr(Turns, "take", noted)
    async with hall(tmp_path) as rooms:
        table, [key] = await table_in(rooms, "middle-ages", "me", "bot")
        async with rooms.at(table) as room:
            await choose(room)  # the bot has placed its Lord before or after that
            assert present == {False}
            present.clear()
            await room.join(None)
            await room.join(key)
            while not present:
                await choose(room)
            assert present == {True}


async def test_a_person_never_waits_for_a_search_of_bots_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of five chancellors search without end; the person's chancellors answer all the same."""
    served: list[int] = []

    async def choose(
        study: Study, who: str, bot: str, seed: int, parcel: Parcel, *_: Any, **__: Any
    ) -> Answer:
        served.append(study._niceness)
        if study._niceness:
            await asyncio.Event().wait()
        return Answer(game_named(parcel.game).words.actions[parcel.choices[0]].text, None)

    monkeypatch.setattr(Study, "choose", choose)
    monkeypatch.setattr(Study, "open", lambda study: None)
    chancellor = {"kind": "bot", "bot": "chancellor"}
    async with AsyncExitStack() as stack, hall(tmp_path) as rooms:
        for _ in range(5):
            await stack.enter_async_context(watched(rooms, *[chancellor] * 5))
        async with watched(rooms, {"kind": "me"}, chancellor, chancellor) as (room, person):
            for _ in range(3):
                if not person.now["decision"]:
                    await person.until(lambda message: bool(message.get("decision")))
                await act_and_see(room, person, person.now["decision"]["options"][0]["text"])
        assert rooms._bots.waiting == (0, 4)
        await stack.pop_all().aclose()
    assert served.count(BACKGROUND) == 1  # the others wait for their turn
    assert served.count(0) > 2
