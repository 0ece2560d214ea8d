"""A game that others play is deleted only with their consent, however it is tried; other tables by their host alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oyez.server.models import NewTable
from oyez.server.people import deletions, hosting
from oyez.server.people.account_models import NewLink
from oyez.server.people.people import Asker
from oyez.server.problems import Problem
from oyez.server.storage import seat_writes
from oyez.server.tables.rooms import Rooms
from oyez.server.timing import absence
from tests.server.indoors import Ear, hall, sit_in
from tests.server.postgres import Cluster
from tests.server.test_following import halls
from tests.server.test_time import notes, told, until_note
from tests.server.visitors import API, Visitor, bearer, code, last_word, visiting

host = visiting("host")
guest = visiting("guest")


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new()


@pytest.fixture(params=["sqlite", "postgresql"])
async def rooms(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Rooms]:
    more = {} if request.param == "sqlite" else {"address": request.getfixturevalue("address")}
    async with hall(tmp_path, **more) as rooms:
        yield rooms


async def made(rooms: Rooms, *kinds: str, **more: Any) -> tuple[str, list[str], Asker]:
    """A table, the keys of its seats, and its host."""
    seats = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in kinds]
    new = await rooms.create(NewTable.model_validate({"game": "middle-ages", "seats": seats, **more}))
    return new.id, [held.key for held in new.keys], Asker(key=new.host_key)


async def is_gone(rooms: Rooms, table: str) -> bool:
    return await rooms.store.summary(table) is None


def dismissal(ear: Ear) -> str | None:
    return None if ear.watcher.dismissed is None else ear.watcher.dismissed.code


async def test_everybody_agrees_and_it_is_gone(rooms: Rooms) -> None:
    table, keys, asker = await made(rooms, "me", "me", "me", "bot")
    async with rooms.at(table) as room:
        ears = await sit_in(room, keys)
        with pytest.raises(Problem, match="only if all of them agree; ask them") as refused:
            await deletions.delete(room, asker)
        assert refused.value.code == "needs-consent"
        asked = await deletions.ask(room, asker)
        assert (asked.deleted, asked.waiting) == (False, [1, 2])
        assert told(ears[-1])["deletion"] == {"agreed": [0], "waiting": [1, 2]}
        await deletions.answer(room, 1, yes=True)
        assert told(ears[2])["deletion"] == {"agreed": [0, 1], "waiting": [2]}
        assert notes(ears[0]) == ["asks-deletion", "allows-deletion"]
        assert (await deletions.ask(room, asker)).waiting == [2], "asked twice is asked once"
        with pytest.raises(Problem):
            await deletions.delete(room, asker)
        await deletions.answer(room, 2, yes=True)
        assert [dismissal(ear) for ear in ears] == ["deleted"] * 4
    assert await is_gone(rooms, table)


async def test_one_no_ends_it_and_so_does_the_host(rooms: Rooms) -> None:
    table, keys, asker = await made(rooms, "me", "me", "me")
    async with rooms.at(table) as room:
        ears = await sit_in(room, keys)
        await deletions.ask(room, asker)
        await deletions.answer(room, 1, yes=True)
        await deletions.answer(room, 1, yes=False)  # who has agreed may think better of it
        assert told(ears[0])["deletion"] is None
        with pytest.raises(Problem) as late:
            await deletions.answer(room, 2, yes=True)
        assert late.value.code == "late"
        await deletions.ask(room, asker)
        assert told(ears[0])["deletion"]["agreed"] == [0], "a new question asks everybody again"
        await deletions.withdraw(room, asker)
        assert told(ears[0])["deletion"] is None
        await deletions.withdraw(room, asker)
        assert notes(ears[-1]) == [
            *("asks-deletion", "allows-deletion", "refuses-deletion"),
            *("asks-deletion", "deletion-withdrawn"),
        ]
        for _ in range(deletions.MOST - 2):
            await deletions.ask(room, asker)
            await deletions.answer(room, 2, yes=False)
        with pytest.raises(Problem, match="5 times") as pestering:
            await deletions.ask(room, asker)
        assert pestering.value.code == "too-many"
    assert not await is_gone(rooms, table)


async def test_the_request_survives_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys, asker = await made(rooms, "me", "me", "me")
        async with rooms.at(table) as room:
            await deletions.ask(room, asker)
            await deletions.answer(room, 2, yes=True)
    async with hall(tmp_path) as rooms:
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            assert told(ears[1])["deletion"] == {"agreed": [0, 2], "waiting": [1]}
            await deletions.answer(room, 1, yes=True)
        assert await is_gone(rooms, table)


async def test_only_people_who_play_are_asked(rooms: Rooms) -> None:
    """Neither spectators nor bots nor who is replaced by one; whoever is not the host cannot even ask."""
    table, keys, asker = await made(rooms, "me", "me", "me", "bot")
    async with rooms.at(table) as room:
        for nobody in (Asker(), Asker(key=keys[1])):
            for act in (deletions.ask, deletions.withdraw, deletions.delete):
                with pytest.raises(Problem) as refused:
                    await act(room, nobody)
                assert refused.value.code == "not-host"
        await deletions.ask(room, asker)
        for seat in (-1, 0, 3):
            with pytest.raises(Problem) as late:
                await deletions.answer(room, seat, yes=True)
            assert late.value.code == "late"
        await absence.stand_in(room, 1, on=True)
        await deletions.answer(room, 2, yes=True)
    assert await is_gone(rooms, table)


async def test_who_is_replaced_meanwhile_is_not_waited_for(rooms: Rooms) -> None:
    table, _, asker = await made(rooms, "me", "me", "me")
    async with rooms.at(table) as room:
        await deletions.ask(room, asker)
        await deletions.answer(room, 2, yes=True)
        await absence.stand_in(room, 1, on=True)
        assert (await deletions.ask(room, asker)).deleted
    assert await is_gone(rooms, table)


async def test_the_host_cannot_speak_for_others_by_taking_their_seats(rooms: Rooms) -> None:
    table, _, asker = await made(rooms, "me", "me", "bot")
    async with rooms.at(table) as room:
        await deletions.ask(room, asker)
        await hosting.reissue(room, asker, 1, NewLink(hand_over=True))
        with pytest.raises(Problem):
            await deletions.answer(room, 1, yes=True)
        await absence.stand_in(room, 1, on=True)
        with pytest.raises(Problem, match="replaced the link of seat 1") as refused:
            await deletions.ask(room, asker)
        assert refused.value.code == "needs-operator"
        with pytest.raises(Problem) as refused:
            await deletions.delete(room, asker)
        assert refused.value.code == "needs-consent"
    assert not await is_gone(rooms, table)


async def test_a_seat_that_the_host_gives_away_is_not_his_any_more(rooms: Rooms) -> None:
    table, _, asker = await made(rooms, "me", "bot")
    async with rooms.at(table) as room:
        await hosting.reissue(room, asker, 0, NewLink())  # a new link for himself changes nothing
        kept = await rooms.store.summary(table)
        assert kept is not None
        assert kept.hosting.host_seat == 0
        await hosting.reissue(room, asker, 0, NewLink(hand_over=True, name="Successor"))
        with pytest.raises(Problem) as refused:
            await deletions.delete(room, asker)
        assert refused.value.code == "needs-consent"
    stored = await rooms.store.summary(table)
    assert stored is not None
    assert stored.hosting.host_seat is None


async def test_a_table_that_changed_elsewhere_is_not_deleted(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room does not know yet that a link was replaced in the same moment."""
    table, _, asker = await made(rooms, "me", "bot")
    async with rooms.at(table) as room:
        async with room.lock:
            known = await room.ready()
        row = known.seats[0]
        notice = room.fall_behind
        monkeypatch.setattr(room, "fall_behind", lambda *news: not news and notice())  # no news comes
        await seat_writes.change_seat(rooms.store, table, row, replace(row, key_hash=bytes(32)))
        with pytest.raises(Problem) as late:
            await deletions.delete(room, asker)
        assert late.value.code == "late"
        await deletions.delete(room, asker)
    assert await is_gone(rooms, table)


async def test_what_is_asked_here_is_answered_there(tmp_path: Path, address: str) -> None:
    async with halls(tmp_path, address) as (here, there):
        table, keys, asker = await made(here, "me", "me")
        async with here.at(table) as one, there.at(table) as other:
            near, far = await sit_in(one, keys), await sit_in(other, keys)
            await deletions.ask(one, asker)
            await until_note(far[1], "asks-deletion")
            await deletions.answer(other, 1, yes=False)
            await until_note(near[0], "refuses-deletion")
            await deletions.ask(one, asker)
            await far[1].until(lambda m: m["type"] == "time" and m["deletion"] is not None)
            await deletions.answer(other, 1, yes=True)
            await near[0].watcher.lost
            assert dismissal(near[0]) == dismissal(far[0]) == "deleted"
        assert await is_gone(here, table)


async def test_a_finished_game_belongs_to_all_who_played_it(host: Visitor, guest: Visitor) -> None:
    new = host.make("me", "open")
    key = guest.take(new["id"], 1).json()["key"]
    place, mine = f"{API}/tables/{new['id']}", bearer(new["host_key"])
    async with (
        host.live(new["id"], type="sit", key=new["keys"][0]["key"]) as one,
        guest.live(new["id"], type="sit", key=key) as two,
    ):
        people = one, two
        now = [await person.hear_about("table") for person in people]
        while any(table["status"] != "over" for table in now):
            seat = next(seat for seat, table in enumerate(now) if table["decision"])
            action = now[seat]["decision"]["options"][0]["text"]
            await people[seat].say(type="play", ticket=now[seat]["ticket"], action=action)
            for at, person in enumerate(people):
                before = now[at]["n"]
                while now[at]["n"] == before:
                    now[at] = await person.hear_about("table")
        assert code(host.delete(place, headers=mine)) == (409, "needs-consent")
        assert host.post(f"{place}/deletion", headers=mine).json() == {"deleted": False, "waiting": [1]}
        await two.say(type="allow-deletion", yes=True)
        assert await last_word(two) == ("deleted", 1008)
    assert code(guest.get(place)) == (404, "unknown-table")


def test_an_open_table_is_its_hosts_alone(host: Visitor, guest: Visitor) -> None:
    for way in ("delete", "post"):
        new = host.make("me", "open", "open")
        guest.take(new["id"], 1)
        place, mine = f"{API}/tables/{new['id']}", bearer(new["host_key"])
        if way == "delete":
            assert host.delete(place, headers=mine).status_code == 204
        else:
            assert host.post(f"{place}/deletion", headers=mine).json() == {"deleted": True, "waiting": []}
        assert code(guest.get(place)) == (404, "unknown-table")


def test_a_host_without_a_seat_asks_the_only_player(host: Visitor, guest: Visitor) -> None:
    new = host.make("open", "bot")
    guest.take(new["id"], 0)
    place, mine = f"{API}/tables/{new['id']}", bearer(new["host_key"])
    assert code(host.delete(place, headers=mine)) == (409, "needs-consent")
    assert host.post(f"{place}/deletion", headers=mine).json()["waiting"] == [0]
    assert host.delete(f"{place}/deletion", headers=mine).status_code == 204


def test_seats_of_the_hosts_account_are_his_own(host: Visitor, guest: Visitor) -> None:
    host.claim("Host of all")
    new = host.make("me", "me")
    assert host.delete(f"{API}/tables/{new['id']}").status_code == 204
    new = host.make("me", "open")
    guest.claim("Guest of one")
    guest.take(new["id"], 1)
    assert code(host.delete(f"{API}/tables/{new['id']}")) == (409, "needs-consent")
