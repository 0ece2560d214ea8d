"""Beside playing: asking why, standing orders, talk in public and in private, families."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest

from oyez.games import GAMES, game_named
from oyez.server.problems import Problem
from oyez.server.tables.asides import explain, order, speak
from oyez.server.tables.lines import clean_line
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from tests.server.indoors import Ear, act, act_and_see, hall, sit_in, table_in, types
from tests.server.people import Message, new_table, seated
from tests.server.running import Running
from tests.server.whispers import GAME as WHISPERS

FIEF = game_named("fief")


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with hall(tmp_path, second=0.004) as rooms:
        yield rooms


async def past_the_set_up(room: Room, ears: list[Ear]) -> None:
    """Until somebody may call others aside."""
    chance = Random(3)
    while not any(choice["verb"] == "invite" for ear in ears[:-1] for choice in ear.now["initiatives"]):
        ear = next(ear for ear in ears if ear.now["decision"])
        await act_and_see(room, ear, chance.choice(ear.now["decision"]["options"])["text"])


async def test_why_is_answered_to_the_asker_alone(rooms: Rooms) -> None:
    table, keys = await table_in(rooms, "fief", "me", "me", "me")
    async with rooms.at(table) as room:
        ears = await sit_in(room, keys)
        await past_the_set_up(room, ears)
        asked, other = [
            next(e for e in ears[:-1] if bool(e.now["decision"]) is want) for want in (True, False)
        ]
        for ear in ears:
            ear.listen()
        await explain(room, asked.watcher, "march bourg")
        [reason] = asked.listen()
        assert (reason["type"], reason["action"], reason["open"]) == ("reason", "march bourg", False)
        assert reason["rule"].startswith("F-")
        assert reason["reason"].startswith("why-")
        [*_, option] = asked.now["decision"]["options"]
        await explain(room, asked.watcher, option["text"])
        assert asked.listen()[-1]["open"] is True
        assert other.listen() == []
        await explain(room, other.watcher, "march bourg")
        assert other.listen()[-1]["reason"] in ("why-not-asked", "why-rule")
        with pytest.raises(Problem) as unknown:
            await explain(room, asked.watcher, "fly home")
        assert unknown.value.code == "illegal"
        with pytest.raises(Problem) as spectator:
            await explain(room, ears[-1].watcher, "march bourg")
        assert spectator.value.code == "not-yours"


async def test_every_game_can_say_why(rooms: Rooms) -> None:
    table, keys = await table_in(rooms, "middle-ages", "me", "me")
    async with rooms.at(table) as room:
        ears = await sit_in(room, keys)
        asked, other = ears[:2] if ears[0].now["decision"] else ears[1::-1]
        for ear, expected in ((asked, "why-otherwise"), (other, "why-not-asked")):
            await explain(room, ear.watcher, "move 1-1")
            assert ear.listen()[-1] == {
                "type": "reason",
                "action": "move 1-1",
                "open": False,
                "rule": asked.now["decision"]["rule"],
                "reason": expected,
            }


async def test_over_the_network(server: Running, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "me", "me", game="fief")
    async with (
        seated(server.address, table, keys[0]) as one,
        seated(server.address, table, None) as guest,
    ):
        assert (await one.hear_about("orders"))["orders"] == dict(FIEF.moments)
        await one.say(type="why", action="march bourg")
        assert (await one.hear_about("reason"))["open"] is False
        await one.say(type="orders", orders={"before-battle": "ask"})
        assert (await one.hear_about("orders"))["orders"]["before-battle"] == "ask"
        await one.say(type="orders", orders={"tea-time": "ask"})
        assert await one.refusal() == "illegal"
        await one.say(type="orders", orders={"before-battle": "sometimes"})
        assert await one.refusal() == "malformed"
        await one.say(type="say", text="Oyez, <b>oyez</b>")
        said = (await guest.hear_about("said"))["lines"]
        assert [(line["n"], line["seat"], line["text"], line["aside"]) for line in said] == [
            (0, 0, "Oyez, <b>oyez</b>", None)
        ]
        await guest.say(type="say", text="and I?")
        assert await guest.refusal() == "malformed"
        await one.say(type="hold")
        await one.say(type="say", text="psst", aside=True)
        assert await one.refusal() == "not-yours"
        assert "orders" not in [message["type"] for message in guest.heard]


def test_fief_has_an_order_for_every_secret_prompt() -> None:
    secret = {name for name, prompt in FIEF.words.prompts.items() if prompt.secret}
    assert set(FIEF.moments) == secret
    assert set(FIEF.moments.values()) == {"ask", "mine", "pass"}
    assert FIEF.moments["evade"] == FIEF.moments["join-rising"] == "ask"


async def test_orders_are_kept_and_told_to_their_seat_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, WHISPERS.name, "tests.server.whispers")
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "whispers", "me", "me")
        async with rooms.at(table) as room:
            ears = [*await sit_in(room, keys), Ear(await room.join(keys[0]))]
            assert types(ears[0].listen()) == ["table", "orders"]
            assert types(ears[2].listen()) == ["table"]
            for ear in ears:
                ear.listen()
            await order(room, 0, {"murmur": "ask"})
            await order(room, 0, {"whisper": "mine"})
            complete = {"type": "orders", "orders": {"whisper": "mine", "murmur": "ask"}}
            for ear in (ears[0], ears[3]):
                assert ear.listen()[-1] == complete
            assert ears[1].listen() == ears[2].listen() == []
            with pytest.raises(Problem, match="its moments are: whisper, murmur"):
                await order(room, 0, {"tea-time": "ask"})
    async with hall(tmp_path) as rooms, rooms.at(table) as room:
        ears = await sit_in(room, keys)
        assert ears[0].listen()[-1] == complete
        assert ears[1].listen()[-1]["orders"] == dict(WHISPERS.moments)


async def test_a_new_order_answers_the_open_question(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, WHISPERS.name, "tests.server.whispers")
    table, keys = await table_in(rooms, "whispers", "me", "me", options={"hands": "fk"}, respond=0)
    async with rooms.at(table) as room:
        ears = await sit_in(room, keys)
        await act(room, ears[0], "act")
        ticket = ears[1].now["decision"]["ticket"]
        await order(room, 1, {"whisper": "pass"})
        assert ears[1].now["decision"]["prompt"] == "turn"
        with pytest.raises(Problem) as late:  # a late click on the card answers nothing else
            await room.play(1, ticket, "cut")
        assert late.value.code == "late"
        stored = await rooms.store.load(table)
        assert stored is not None
        assert [(entry.seat, entry.action) for entry in stored.log] == [(0, "act"), (1, "pass"), (1, "pass")]


async def talking(room: Room, ears: list[Ear]) -> tuple[Ear, Ear, Ear]:
    """A private talk between two of three; returns them and the third."""
    await past_the_set_up(room, ears)
    host = next(ear for ear in ears[:-1] if ear.now["initiatives"])
    guest, third = [ear for ear in ears[:-1] if ear is not host]
    await act(room, host, f"invite {guest.watcher.seat}")
    if host.now["decision"]:
        await act(room, host, "done")
    await act(room, guest, "accept")
    assert talk(host)["members"] == sorted([host.watcher.seat, guest.watcher.seat])
    return host, guest, third


def talk(ear: Ear) -> Message:
    """The talk as this one was told of it last, though it may be over by now."""
    ear.listen()
    found: Message = next(m["talk"] for m in reversed(ear.heard) if m["type"] == "table" and m["talk"])
    return found


async def test_what_is_said_aside_is_heard_by_its_members(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "fief", "me", "me", "me", respond=0)
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            await speak(room, 0, "before the talk", aside=False)
            host, guest, third = await talking(room, ears)
            for ear in ears:
                ear.listen()
            await speak(room, host.watcher.seat, "between us", aside=True)
            await speak(room, third.watcher.seat, "I hear nothing", aside=False)
            with pytest.raises(Problem) as shut_out:
                await speak(room, third.watcher.seat, "may I?", aside=True)
            assert shut_out.value.code == "not-yours"
            texts = {
                ear: [
                    (line["n"], line["text"])
                    for m in ear.listen()
                    if m["type"] == "said"
                    for line in m["lines"]
                ]
                for ear in ears
            }
            assert texts[host] == texts[guest] == [(1, "between us"), (2, "I hear nothing")]
            assert texts[third] == texts[ears[-1]] == [(1, "I hear nothing")]
            assert third.now["talk"]["members"] == host.now["talk"]["members"]
            members = host.now["talk"]["members"]
    async with hall(tmp_path) as rooms, rooms.at(table) as room:  # and so it is after a restart
        again = await sit_in(room, keys)
        for ear in again:
            said = [m for m in ear.listen() if m["type"] == "said"]
            lines = [line["text"] for line in said[0]["lines"]]
            assert ("between us" in lines) == (ear.watcher.seat in members)


async def test_a_talk_has_its_time(rooms: Rooms) -> None:
    table, keys = await table_in(rooms, "fief", "me", "me", "me", talk_minutes=1, respond=0)
    async with rooms.at(table) as room:
        ears = await sit_in(room, keys)
        host, guest, third = await talking(room, ears)
        assert 0 < talk(host)["seconds"] <= 0.24
        for ear in (host, guest, third):
            assert talk(ear)
            while ear.now["talk"]:
                await ear.until_type("table")
            assert ear.now["events"][-1]["fact"] == "talk-ended"


async def test_the_time_of_a_talk_survives_a_restart(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "fief", "me", "me", "me", talk_minutes=1, respond=0)
        async with rooms.at(table) as room:
            host, _, _ = await talking(room, await sit_in(room, keys))
            seat, left = host.watcher.seat, talk(host)["seconds"]
    await asyncio.sleep(0.2)
    async with hall(tmp_path) as rooms, rooms.at(table) as room:
        host = Ear(await room.join(keys[seat]))
        assert 0 < host.now["talk"]["seconds"] < left - 0.1
    async with hall(tmp_path, second=0.001) as rooms, rooms.at(table) as room:  # its minute is over
        host = Ear(await room.join(keys[seat]))
        while host.now["talk"]:
            await host.until_type("table")


async def test_nobody_drowns_the_others(tmp_path: Path) -> None:
    async with hall(tmp_path, lines=3) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "open")
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            for number in range(3):
                await speak(room, 0, f"line {number}", aside=False)
            with pytest.raises(Problem) as refused:
                await speak(room, 0, "one more", aside=False)
            assert refused.value.code == "too-many"
            with pytest.raises(Problem) as aside:
                await speak(room, 0, "is there anybody?", aside=True)
            assert aside.value.code == "not-yours"
            assert len([m for m in ears[-1].listen() if m["type"] == "said"]) == 3


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        (" a\n\tb ", "a b"),
        ("x\x00\x1b[31my", "x [31my"),
        ("\u202eevil", "evil"),
        ("<i>", "<i>"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_lines_are_tidied(text: str, clean: str) -> None:
    assert clean_line(text) == clean


@pytest.mark.parametrize("text", ["", " \n ", "\u200d", "\x07"])
def test_lines_with_nothing_to_read_are_refused(text: str) -> None:
    with pytest.raises(Problem):
        clean_line(text)


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ([None, None, None], [0, 1, 2]),
        ([4, None, None], [4, 1, 2]),
        ([1, None, None], [1, 0, 2]),
        ([None, 0, 2], [1, 0, 2]),
        ([5, 4, 3], [5, 4, 3]),
    ],
)
def test_families(http: httpx.Client, wanted: list[int | None], given: list[int]) -> None:
    seats = [{"kind": "open"} | ({} if family is None else {"family": family}) for family in wanted]
    seats[0]["kind"] = "me"
    made = http.post(
        "/api/v1/tables", json={"game": "fief", "seats": seats, "respond": 9, "pace": "quick"}
    ).json()
    table = http.get(f"/api/v1/tables/{made['id']}").json()
    assert [seat["family"] for seat in table["seats"]] == given
    assert (table["respond"], table["talk_minutes"], table["pace"], table["lesson"]) == (9, 3, "quick", None)
    assert http.post(f"/api/v1/tables/{made['id']}/seats/1", json={}).status_code == 201
    after = http.get(f"/api/v1/tables/{made['id']}").json()
    assert [seat["family"] for seat in after["seats"]] == given


def test_a_family_sits_once(http: httpx.Client) -> None:
    seats = [{"kind": "me", "family": 2}, {"kind": "bot", "family": 2}, {"kind": "bot"}]
    answer = http.post("/api/v1/tables", json={"game": "fief", "seats": seats})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-options")
    assert "family 2 is chosen twice" in answer.json()["error"]["message"]
