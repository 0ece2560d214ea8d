"""Live play over real WebSockets."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import httpx2 as httpx
import pytest

from oyez.engine.record import digest_of, parse, replay
from oyez.games import game_named
from tests.effort import effort
from tests.server.people import Person, Refused, connected, new_table, seated
from tests.server.running import Running


def check_record(http: httpx.Client, table: str) -> int:
    """The downloaded record replays to its digest; returns the number of plays."""
    record = parse(http.get(f"/api/v1/tables/{table}/record").text, game_named)
    assert record.digest
    assert digest_of(replay(record)) == record.digest
    return len(record.plays)


async def sit_all(stack: AsyncExitStack, server: Running, table: str, keys: list[str]) -> list[Person]:
    return [await stack.enter_async_context(seated(server.address, table, key)) for key in keys]


async def test_four_people_play_to_the_end_before_a_spectator(server: Running, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "me", "me", "me")
    async with AsyncExitStack() as stack:
        people = await sit_all(stack, server, table, keys)
        guest = await stack.enter_async_context(seated(server.address, table, None))
        chances = [Random(seat) for seat in range(4)]
        plays = await asyncio.gather(*(p.play_out(c) for p, c in zip(people, chances, strict=True)))
        await guest.watch_out()
        assert {p.now["n"] for p in [*people, guest]} == {sum(plays)}
        assert all(p.events == guest.events for p in people)
        assert all(p.now["winners"] == p.now["view"]["winners"] != [] for p in people)
        numbers = sorted(n for p in people for n in p.accepted)
        assert numbers == list(range(1, sum(plays) + 1))
        assert guest.now["you"] is None
        assert guest.now["ticket"] is None
        assert not any(message["decision"] for message in guest.heard if message["type"] == "table")
    assert check_record(http, table) == sum(plays)


async def test_a_person_plays_with_bots(server: Running, http: httpx.Client) -> None:
    table, [key] = new_table(http, "bot", "me", "bot", "bot", pace="slow")
    async with seated(server.address, table, key) as person:
        assert await person.play_out(Random(1)) > 0
    assert check_record(http, table) == person.now["n"]


async def test_bots_play_alone(server: Running, http: httpx.Client) -> None:
    table, keys = new_table(http, "bot", "bot")
    assert keys == []
    async with seated(server.address, table, None) as guest:
        await guest.watch_out()
    check_record(http, table)


async def test_acknowledged_before_it_is_shown(server: Running, http: httpx.Client) -> None:
    table, [one, two] = new_table(http, "me", "me")
    async with seated(server.address, table, one) as first, seated(server.address, table, two) as second:
        mover = first if first.now["decision"] else second
        await mover.play(mover.options()[0])
        assert [message["type"] for message in mover.heard] == ["table", "accepted", "table"]
        assert [message["n"] for message in mover.heard] == [0, 1, 1]


async def test_reconnection_loses_nothing(server: Running, http: httpx.Client) -> None:
    table, [one, two] = new_table(http, "me", "me")
    chance = Random(4)
    async with seated(server.address, table, two) as stays:
        other = asyncio.create_task(stays.play_out(Random(5)))
        for _ in range(4):  # comes and goes
            async with seated(server.address, table, one) as comes:
                await comes.play_out(chance, most=3)
        async with seated(server.address, table, one) as comes:
            await comes.play_out(chance)
        await other
        assert comes.events == stays.events
        assert comes.now["view"] == stays.now["view"]
    check_record(http, table)


async def test_an_answer_is_carried_out_though_its_author_is_gone(
    server: Running, http: httpx.Client
) -> None:
    table, [one, two] = new_table(http, "me", "me")
    async with seated(server.address, table, one) as first, seated(server.address, table, two) as second:
        mover, stays = (first, second) if first.now["decision"] else (second, first)
        await mover.say(type="play", ticket=0, action=mover.options()[0])
        mover.socket.transport.abort()
        assert (await stays.hear_about("table"))["n"] == 1


async def test_two_tabs_of_one_seat(server: Running, http: httpx.Client) -> None:
    table, [key] = new_table(http, "me", "bot")
    async with seated(server.address, table, key) as one, seated(server.address, table, key) as two:
        while not one.now["decision"]:
            await one.hear_about("table")
        while two.now["n"] < one.now["n"]:
            await two.hear_about("table")
        answer, ticket = one.options()[0], one.now["ticket"]
        await one.play(answer)
        await two.say(type="play", ticket=ticket, action=answer)  # the other tab did not look
        assert await two.refusal() == "late"
        await asyncio.gather(one.play_out(Random(1)), two.watch_out())
        assert one.events == two.events


async def test_a_double_click_plays_once(server: Running, http: httpx.Client) -> None:
    table, [one, two] = new_table(http, "me", "me")
    async with seated(server.address, table, one) as first, seated(server.address, table, two) as second:
        mover = first if first.now["decision"] else second
        for _ in range(2):
            await mover.say(type="play", ticket=0, action=mover.options()[0])
        types = [(await mover.hear())["type"] for _ in range(3)]
        assert types == ["accepted", "table", "error"]
        assert mover.heard[-1]["error"]["code"] == "late"
        assert mover.now["n"] == 1


async def test_what_cannot_be_played_is_refused(server: Running, http: httpx.Client) -> None:
    table, [one, two] = new_table(http, "me", "me")
    async with seated(server.address, table, one) as first, seated(server.address, table, two) as second:
        mover, waits = (first, second) if first.now["decision"] else (second, first)
        for ticket, action, code in [
            (0, "move 3-5", "illegal"),
            (0, "dance", "illegal"),
            (0, "", "illegal"),
            (1, mover.options()[0], "late"),
            (77, mover.options()[0], "late"),
        ]:
            await mover.say(type="play", ticket=ticket, action=action)
            assert await mover.refusal() == code
        await waits.say(type="play", ticket=0, action=mover.options()[0])
        assert await waits.refusal() == "not-yours"
        async with seated(server.address, table, None) as guest:
            await guest.say(type="play", ticket=0, action=mover.options()[0])
            assert await guest.refusal() == "not-yours"
            await guest.say(type="undo", ticket=0)
            assert await guest.refusal() == "not-yours"
            assert guest.now["n"] == 0


async def test_undo_while_nothing_was_revealed(server: Running, http: httpx.Client) -> None:
    table, [one, two] = new_table(http, "me", "me")
    async with AsyncExitStack() as stack:
        people = await sit_all(stack, server, table, [one, two])
        guest = await stack.enter_async_context(seated(server.address, table, None))
        mover, other = people if people[0].now["decision"] else people[::-1]
        before, events = mover.now, list(mover.events)
        await mover.play(mover.options()[0])
        assert mover.now["undo"]
        assert not other.now["undo"]
        await other.hear_about("table")
        await other.say(type="undo", ticket=other.now["ticket"])
        assert await other.refusal() == "no-undo"
        await mover.undo()
        assert mover.now["n"] == 2
        assert mover.now["view"] == before["view"]
        assert mover.events == events
        assert mover.now["ticket"] == 2  # its choice and the undo
        while guest.now["n"] < 2:
            await guest.hear_about("table")
        assert guest.events == events
        await mover.say(type="play", ticket=0, action=mover.options()[0])  # meant for before the undo
        assert await mover.refusal() == "late"
        await mover.say(type="undo", ticket=2)
        assert await mover.refusal() == "no-undo"
        while other.now["n"] < 2:
            await other.hear_about("table")
        await asyncio.gather(mover.play_out(Random(2)), other.play_out(Random(3)))
        await mover.say(type="undo", ticket=mover.now["ticket"])
        assert await mover.refusal() == "over"
        await mover.say(type="play", ticket=mover.now["ticket"], action="move 1-1")
        assert await mover.refusal() == "over"
    assert check_record(http, table) == mover.now["n"] - 2


async def test_seats_fill_up_and_the_game_starts(server: Running, http: httpx.Client) -> None:
    table, [key] = new_table(http, "me", "open", "open")
    async with seated(server.address, table, key) as host:
        assert host.now["status"] == "open"
        assert host.now["view"] is None
        await host.say(type="play", ticket=0, action="place 1-1")
        assert await host.refusal() == "not-started"
        keys = {}
        for seat, name in ((2, "Ada"), (1, None)):
            taken = http.post(f"/api/v1/tables/{table}/seats/{seat}", json={"name": name})
            assert taken.status_code == 201
            assert taken.json()["seat"] == seat
            keys[seat] = taken.json()["key"]
            assert (await host.hear_about("table"))["seats"][seat]["name"] == (name or "Guest 2")
        assert host.now["status"] == "playing"
        assert len(host.now["waiting"]) == 1
        async with seated(server.address, table, keys[1]) as guest:
            assert guest.now["you"] == 1
    full = http.post(f"/api/v1/tables/{table}/seats/1", json={"name": "Bob"})
    assert (full.status_code, full.json()["error"]["code"]) == (409, "taken")


async def test_a_seat_is_taken_once_though_ten_ask_at_once(server: Running, http: httpx.Client) -> None:
    table, _ = new_table(http, "me", "open")
    async with httpx.AsyncClient(base_url=server.address) as many:
        path = f"/api/v1/tables/{table}/seats/1"
        answers = await asyncio.gather(*(many.post(path, json={"name": f"N{i}"}) for i in range(10)))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9
    winner = next(answer.json()["key"] for answer in answers if answer.status_code == 201)
    async with seated(server.address, table, winner) as person:
        assert person.now["status"] == "playing"


async def test_many_tables_at_once(server: Running, http: httpx.Client) -> None:
    tables = [new_table(http, "me", "me", "bot") for _ in range(effort(12, 30))]  # `oyez soak` plays 500

    async def play(number: int, table: str, keys: list[str]) -> int:
        async with (
            seated(server.address, table, keys[0]) as one,
            seated(server.address, table, keys[1]) as two,
        ):
            await asyncio.gather(one.play_out(Random(number)), two.play_out(Random(-number)))
            assert one.events == two.events
            return int(one.now["n"])

    played = await asyncio.gather(*(play(number, *table) for number, table in enumerate(tables)))
    for (table, _), n in zip(tables, played, strict=True):
        assert check_record(http, table) == n


async def test_keys_open_their_own_seat_only(server: Running, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "me")
    other, [strange] = new_table(http, "me", "bot")
    for seat, key in enumerate(keys):
        async with seated(server.address, table, key) as person:
            assert person.now["you"] == seat
    for key in (strange, "nonsense", "é\u0000", keys[0][:-1]):
        async with connected(server.address, table) as nobody:
            await nobody.say(type="sit", key=key)
            with pytest.raises(Refused) as refused:
                await nobody.hear_about("table")
            assert refused.value.code == "wrong-key"
    async with connected(server.address, "nowhere") as nobody:
        await nobody.say(type="watch")
        assert await nobody.refusal() == "unknown-table"
    assert other != table
