"""The gallery: spectators talk among themselves, and no player hears a word of it before the end."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from oyez.engine.game import SPECTATOR
from oyez.games import GAMES
from oyez.server.messages import Watch
from oyez.server.models import Guest
from oyez.server.people.people import Account
from oyez.server.problems import Problem
from oyez.server.storage.archive import export_table, import_table
from oyez.server.tables.asides import take
from oyez.server.tables.gallery import enter, murmur
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.talk_messages import Say
from tests.server.indoors import Ear, act, hall, sit_in, table_in
from tests.server.people import Person
from tests.server.postgres import Cluster
from tests.server.running import Running, running
from tests.server.test_following import halls
from tests.server.visitors import API, Visitor, bearer, visiting
from tests.server.whispers import GAME as WHISPERS

ada = visiting("ada")
bob = visiting("bob")
SECRET = "the pope holds the dagger"
VOICE = "a voice of my own, kept by my browser"


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    async with hall(tmp_path, second=0.01) as rooms:
        yield rooms


async def spectator(room: Room, voice: str | None = None, account: Account | None = None) -> Ear:
    watcher = await room.join(None)
    await enter(room, watcher, Watch(type="watch", voice=voice), account)
    return Ear(watcher)


async def say(room: Room, ear: Ear, text: str = SECRET, name: str | None = "Pierre") -> None:
    await murmur(room, ear.watcher, Say(type="say", text=text, name=name))


def lines(ear: Ear) -> list[tuple[str, str]]:
    ear.listen()
    told = [message for message in ear.heard if message["type"] == "gallery"]
    return [(line["name"], line["text"]) for message in told for line in message["lines"]]


def knows(ear: Ear, after: int = 0) -> bool:
    """Whether a line of the gallery is among all that was heard, or among what came after so many messages."""
    ear.listen()
    return SECRET in json.dumps(ear.heard[after:])


async def test_no_player_hears_a_line_before_the_end(rooms: Rooms) -> None:
    """Whole games, with players who come and go while spectators talk at every choice."""
    for seed in range(2):
        table, keys = await table_in(rooms, "middle-ages", "me", "me", "me", respond=0)
        async with rooms.at(table) as room:
            players = await sit_in(room, keys)
            deaf = players.pop()  # who never entered the gallery hears nothing either
            watching = [await spectator(room), await spectator(room)]
            chance, everybody, said = Random(seed), [*players], 0
            read: dict[Ear, int] = {}  # how many messages were looked through before
            while players[0].now["status"] != "over":
                if said < 15:
                    await say(room, watching[0], f"{SECRET} {said}")
                    said += 1
                asked = next(ear for ear in players if ear.now["decision"])
                for ear in [*everybody, deaf]:
                    assert not knows(ear, after=read.get(ear, 0))
                    read[ear] = len(ear.heard)
                if chance.random() < 0.2:
                    everybody.append(Ear(await room.join(keys[said % 3])))
                await act(room, asked, chance.choice(asked.now["decision"]["options"])["text"])
            expected = [("Pierre", f"{SECRET} {number}") for number in range(said)]
            for ear in [*everybody, deaf, *watching]:
                assert lines(ear) == expected, "once it is over, everybody, once"
            late = Ear(await room.join(keys[0]))
            assert lines(late) == expected
            await say(room, watching[1], "Well played!", "Jeanne")
            assert lines(players[1])[-1] == ("Jeanne", "Well played!")


async def test_a_silence_at_the_end_keeps_the_gallery_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before everybody knows that it is over, the lines would tell."""
    monkeypatch.setitem(GAMES, WHISPERS.name, "tests.server.whispers")
    async with hall(tmp_path, second=0.4) as rooms:
        table, keys = await table_in(rooms, "whispers", "me", "me", options={"hands": "fk"}, respond=2)
        async with rooms.at(table) as room:
            players, guest = (await sit_in(room, keys))[:-1], await spectator(room)
            await say(room, guest)
            for turn in range(5):  # the third act of seat 0 wins
                mover, other = players[turn % 2], players[1 - turn % 2]
                while not mover.now["decision"]:
                    await mover.until_type("table")
                await act(room, mover, "act")
                if mover is players[0]:  # whose neighbour is asked in secret
                    while not other.now["decision"]:
                        await other.until_type("table")
                    await act(room, other, "pass")
            assert room.table is not None
            assert room.table.over
            assert room.silence.withholds(room.table, SPECTATOR)
            assert not any(knows(ear) for ear in players)
            for ear in players:
                await ear.until_type("gallery")
                assert ear.now["status"] == "over"


async def test_late_spectators_talk_at_once(rooms: Rooms) -> None:
    table, keys = await table_in(rooms, "middle-ages", "me", "me", respond=0, terms={"delay": -1})
    async with rooms.at(table) as room:
        players = (await sit_in(room, keys))[:-1]
        watching = [await spectator(room), await spectator(room)]
        await say(room, watching[0])
        assert lines(watching[1]) == [("Pierre", SECRET)], "all of them see the same position"
        assert not any(knows(ear) for ear in players)


async def test_names_and_voices(rooms: Rooms) -> None:
    table, _ = await table_in(rooms, "middle-ages", "me", "me")
    other, _ = await table_in(rooms, "middle-ages", "me", "me")
    ada = Account("an account", "Ada", "ada", "", 0.0)
    async with rooms.at(table) as room, rooms.at(other) as elsewhere:
        guest, named = await spectator(room, VOICE), await spectator(room, None, ada)
        [greeting] = [m for m in guest.listen() if m["type"] == "gallery"]
        assert (greeting["name"], greeting["lines"]) == (None, [])
        with pytest.raises(Problem, match="give a name"):
            await say(room, guest, name=None)
        await say(room, guest)
        await say(room, named, "as myself", "Somebody Else")
        [first, second] = [m["lines"][0] for m in guest.listen() if m["type"] == "gallery"]
        assert (first["who"], first["named"], second["name"], second["named"]) == (
            greeting["you"],
            False,
            "Ada",
            True,
        )
        again = (await spectator(room, VOICE)).listen()[-1]
        assert again["you"] == greeting["you"], "known again"
        assert [line["text"] for line in again["lines"]] == [SECRET, "as myself"]
        there = (await spectator(elsewhere, VOICE)).listen()[-1]
        assert there["you"] != greeting["you"], "but not followed from table to table"
        assert VOICE not in json.dumps([first, again])
        for wrong in ("\u200b", "\n"):
            with pytest.raises(Problem, match="nothing to read"):
                await say(room, guest, wrong)


async def test_whoever_plays_here_is_no_spectator(rooms: Rooms) -> None:
    """Not even in another window, if he is signed in."""
    ada = Account("an account", "Ada", "ada", "", 0.0)
    table, _ = await table_in(rooms, "middle-ages", "open", "open")
    async with rooms.at(table) as room:
        early = await spectator(room, None, ada)
        await take(room, 0, Guest(), ada)
        guest, window = await spectator(room), await spectator(room, None, ada)
        await say(room, guest)
        assert not knows(window)
        assert not knows(early)
        for ear in (window, early):
            with pytest.raises(Problem, match="whoever has a seat"):
                await say(room, ear)


async def test_nobody_drowns_the_others(rooms: Rooms) -> None:
    table, _ = await table_in(rooms, "middle-ages", "me", "me")
    async with rooms.at(table) as room:
        loud, quiet = await spectator(room, VOICE), await spectator(room)
        for number in range(20):
            await say(room, loud, f"line {number}")
        for ear in (loud, await spectator(room, VOICE)):
            with pytest.raises(Problem, match="20 lines in a minute"):
                await say(room, ear)
        await say(room, quiet, name="Jeanne")


async def test_it_is_kept_exported_and_deleted_with_the_table(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "middle-ages", "me", "me")
        async with rooms.at(table) as room:
            await say(room, await spectator(room))
    async with hall(tmp_path) as rooms:
        async with rooms.at(table) as room:
            assert lines(await spectator(room)) == [("Pierre", SECRET)], "after a restart, too"
            assert not knows(Ear(await room.join(keys[0])))
        text = await export_table(rooms.store, table)
        await rooms.store.delete(table)
        assert await rooms.store.load(table) is None
        await import_table(rooms.store, text)
        found = await rooms.store.load(table)
        assert found is not None
        assert [line.text for line in found.gallery] == [SECRET]


async def test_across_processes(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new()
    async with halls(tmp_path, address) as (here, there):
        table, keys = await table_in(here, "middle-ages", "me", "me")
        async with here.at(table) as one, there.at(table) as other:
            player = Ear(await other.join(keys[0]))
            near, far = await spectator(one), await spectator(other)
            await say(one, near, "from here")
            await say(other, far, "from there", "Jeanne")
            for ear in (near, far):
                while len(lines(ear)) < 2:
                    await ear.until_type("gallery")
                assert sorted(text for _, text in lines(ear)) == ["from here", "from there"]
            assert "gallery" not in [message["type"] for message in player.listen()]
            assert "from" not in json.dumps(lines(player))


async def hear_until(person: Person, text: str) -> None:
    while text not in json.dumps(await person.hear()):
        pass


async def test_over_the_network(server: Running, ada: Visitor, bob: Visitor) -> None:
    made = ada.make("me", "me", title="Watched")
    key = made["keys"][0]["key"]
    bob.claim("Spectator Bob")
    async with (
        ada.live(made["id"], type="sit", key=key) as player,
        ada.live(made["id"], type="watch", voice=VOICE) as guest,
        bob.live(made["id"], type="watch") as named,
    ):
        await guest.say(type="say", text=SECRET)
        assert (await guest.hear_about("gallery"))["name"] is None
        assert await guest.refusal() == "malformed"
        await guest.say(type="say", text=SECRET, name="Pierre")
        await hear_until(named, SECRET)
        await named.say(type="say", text="I see it, too")
        await hear_until(guest, "I see it, too")
        assert named.heard[-1]["lines"][0]["name"] == "Pierre"
        await guest.say(type="say", text="psst", name="Pierre", aside=True)
        assert await guest.refusal() == "not-yours"
        await player.say(type="say", text="What do you whisper there?")
        await hear_until(player, "What do you whisper there?")
        assert SECRET not in json.dumps(player.heard)
        assert "gallery" not in [message["type"] for message in player.heard]
    host = bearer(made["host_key"])
    for path in ("", "/export", "/frames", "/standing"):
        answer = ada.get(f"{API}/tables/{made['id']}{path}", headers=host)
        assert answer.status_code == 200
        assert SECRET not in answer.text, path
    assert ada.get(f"{API}/tables/{made['id']}/export", headers=host).json()["gallery"] == []


async def test_the_host_may_export_it_once_the_game_is_over(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server.address) as host:
        made = host.make("bot", "bot", "me")
        async with (
            host.live(made["id"], type="watch") as guest,
            host.live(made["id"], type="sit", key=made["keys"][0]["key"]) as player,
        ):
            await guest.say(type="say", text=SECRET, name="Pierre")
            await hear_until(guest, SECRET)
            await player.hear_about("table")
            await player.play_out(Random(1))
            await hear_until(player, SECRET)
        found = host.get(f"{API}/tables/{made['id']}/export", headers=bearer(made["host_key"])).json()
        assert [(line["name"], line["text"]) for line in found["gallery"]] == [("Pierre", SECRET)]
