"""Holidays that an account announces once: at all of its tables, at each as far as it allows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from oyez.server.models import Guest
from oyez.server.people.people import Account
from oyez.server.people.register import Register
from oyez.server.storage.seat_writes import change_seat
from oyez.server.storage.stored import new_id
from oyez.server.tables.asides import take
from oyez.server.tables.rooms import Rooms
from oyez.server.timing import absence
from oyez.server.timing.affairs import DAY
from oyez.server.timing.holidays import Holidays
from tests.server.indoors import Ear, hall, sit_in, table_in
from tests.server.postgres import Cluster
from tests.server.running import Running, running
from tests.server.test_following import halls
from tests.server.test_time import notes, told, until_note
from tests.server.visitors import API, Visitor, code, visiting

ada = visiting("ada")
bob = visiting("bob")


async def account_in(rooms: Rooms, name: str = "Ada") -> Account:
    account = Account(new_id(), name, name.casefold(), "no hash", time.time())
    await Register(rooms.store).add(account)
    return account


async def table_of(rooms: Rooms, account: Account, *kinds: str, **more: Any) -> tuple[str, list[str]]:
    """A table whose seats of kind "me" but the last belong to the account."""
    table, keys = await table_in(rooms, "middle-ages", *kinds, **more)
    async with rooms.at(table) as room, room.lock:
        seats = (await room.ready()).seats
        for row in seats[: len(keys) - 1 or 1]:
            await change_seat(rooms.store, table, row, replace(row, account=account.id))
    await rooms.look_again(table)
    return table, keys


@asynccontextmanager
async def ears_at(rooms: Rooms, *tables: tuple[str, list[str]]) -> AsyncIterator[list[list[Ear]]]:
    async with AsyncExitStack() as stack:
        yield [await sit_in(await stack.enter_async_context(rooms.at(table)), keys) for table, keys in tables]


def away(ear: Ear) -> dict[int, float]:
    """Days from now, by seat."""
    return {
        one["seat"]: round((datetime.fromisoformat(one["until"]).timestamp() - time.time()) / DAY, 2)
        for one in told(ear)["away"]
    }


async def test_said_once_it_holds_at_all_tables_as_they_allow(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        account, holidays = await account_in(rooms), Holidays(rooms)
        whole = await table_of(rooms, account, "me", "me")
        little = await table_of(rooms, account, "me", "me", terms={"vacation_days": 2})
        none = await table_of(rooms, account, "me", "me", terms={"vacation_days": 0})
        strange = await table_in(rooms, "middle-ages", "me", "me")
        async with ears_at(rooms, whole, little, none, strange) as ears:
            await holidays.begin(account.id, time.time() + 5 * DAY)
            assert [away(ears[0][-1]), away(ears[1][-1])] == [{0: 5.0}, {0: 2.0}]
            assert [ear.heard for four in ears[2:] for ear in four if "time" in str(ear.listen())] == []
            await holidays.round()
            assert [notes(table[-1]) for table in ears[:2]] == [["away"], ["away"]], "only once"

            await holidays.end(account.id)
            assert [notes(table[-1]) for table in ears[:2]] == [["away", "home"], ["away", "home"]]
            assert [told(table[-1])["away"] for table in ears[:2]] == [[], []]
            assert (await holidays.of(account.id))[0] is None
        async with rooms.at(whole[0]) as room:
            table = await room.ready()
            assert table.affairs.days[0] == 1, "a day that was begun counts, the four others do not"


async def test_the_date_may_change(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        account, holidays = await account_in(rooms), Holidays(rooms)
        table = await table_of(rooms, account, "me", "me")
        async with ears_at(rooms, table) as [[mine, *_]], rooms.at(table[0]) as room:
            now = time.time()
            days = []
            for until in (3, 7, 4, 40):
                await holidays.begin(account.id, now + until * DAY)
                days.append((away(mine)[0], (await room.ready()).affairs.days[0]))
            assert days == [(3.0, 3), (7.0, 7), (4.0, 4), (14.0, 14)]


async def test_what_was_said_at_the_table_is_not_cut_short(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        account, holidays = await account_in(rooms), Holidays(rooms)
        long = await table_of(rooms, account, "me", "me")
        back = await table_of(rooms, account, "me", "me")
        async with ears_at(rooms, long, back) as ears, rooms.at(long[0]) as one, rooms.at(back[0]) as other:
            await absence.leave(one, 0, 9)
            await holidays.begin(account.id, time.time() + 3 * DAY)
            assert away(ears[0][0]) == {0: 9.0}
            assert away(ears[1][0]) == {0: 3.0}
            await absence.leave(other, 0, 0)
            await holidays.round()
            assert notes(ears[1][0]) == ["away", "home"], "home is home, at that table"
            await holidays.end(account.id)
            assert away(ears[0][0]) == {0: 9.0}


async def test_a_game_that_begins_later_and_after_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        account = await account_in(rooms)
        table, keys = await table_in(rooms, "middle-ages", "open", "me")
        await Holidays(rooms).begin(account.id, time.time() + 2 * DAY)
        async with rooms.at(table) as room:
            keys.insert(0, await take(room, 0, Guest(), account))
    async with hall(tmp_path) as rooms, ears_at(rooms, (table, keys)) as [ears]:
        await Holidays(rooms).round()
        await until_note(ears[-1], "away")
        assert away(ears[-1]) == {0: 2.0}


async def test_the_clock_stands_meanwhile(tmp_path: Path) -> None:
    async with hall(tmp_path, second=0.1) as rooms:
        account, holidays = await account_in(rooms), Holidays(rooms)
        terms = {"clock": "decision", "seconds": 30, "zero": "takeover"}
        table = await table_of(rooms, account, "me", "me", "bot", terms=terms)
        await holidays.begin(account.id, time.time() + 300)
        async with ears_at(rooms, table) as [ears], rooms.at(table[0]) as room:
            assert away(ears[-1]).keys() == {0}
            await absence.leave(room, 1, 1)
            await asyncio.sleep(3.2)  # longer than a decision may take
            assert notes(ears[-1]) == ["away", "away"], "nobody ran out of time"


async def test_one_process_is_told_and_the_other_knows(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new()
    async with halls(tmp_path, address) as (here, there):
        account = await account_in(here)
        table = await table_of(here, account, "me", "me")
        async with ears_at(there, table) as [far]:
            await Holidays(here).begin(account.id, time.time() + 3 * DAY)
            await until_note(far[-1], "away")
            assert away(far[-1]) == {0: 3.0}
            await Holidays(there).end(account.id)
            await until_note(far[-1], "home")
        assert (await Holidays(here).of(account.id))[0] is None


def day(days: float) -> dict[str, str]:
    return {"until": (datetime.now(UTC) + timedelta(days=days)).isoformat()}


async def test_over_the_network(server: Running, ada: Visitor, bob: Visitor) -> None:
    place = f"{API}/me/holiday"
    assert code(ada.put(place, json=day(3))) == (401, "sign-in")
    ada.claim("Wanderer")
    made = ada.make("me", "open", title="By mail")
    key = bob.take(made["id"], 1, name="Bob").json()["key"]
    assert ada.get(place).json()["until"] is None
    for wrong in (day(-1), day(400), {"until": "tomorrow"}, {"until": "2026-12-24T18:00:00"}, {}):
        assert code(ada.put(place, json=wrong)) == (422, "malformed")
    async with bob.live(made["id"], type="sit", key=key) as person:
        await person.hear_about("table")
        gone = ada.put(place, json=day(3)).json()
        [at] = gone["tables"]
        assert (at["table"], at["title"], at["seat"], at["until"]) == (
            made["id"],
            "By mail",
            0,
            gone["until"],
        )
        assert (await person.hear_about("time"))["away"] == [{"seat": 0, "until": gone["until"]}]
        assert ada.delete(place).json()["until"] is None
        assert (await person.hear_about("time"))["away"] == []
    assert code(bob.get(place)) == (401, "sign-in")
    assert ada.delete(place).status_code == 200, "twice is no mistake"


def test_an_account_that_is_closed_leaves_no_holiday_behind(ada: Visitor) -> None:
    ada.claim("Gone For Good")
    ada.put(f"{API}/me/holiday", json=day(3))
    assert ada.post(f"{API}/me/close", json={"password": "open sesame"}).status_code == 204


def test_it_cannot_be_changed_without_end(tmp_path: Path) -> None:
    with (
        running(tmp_path, rates={"holiday": (2, 3600)}) as server,
        Visitor(server.address) as ada,
    ):
        ada.claim("Restless")
        answers = [ada.put(f"{API}/me/holiday", json=day(days)) for days in (1, 2, 3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
