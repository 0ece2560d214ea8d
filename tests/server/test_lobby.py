"""The lobby and the powers of a host: private tables, leaving, kicking, new links, bots, titles, deleting."""

from __future__ import annotations

import json

from oyez.engine.record import parse
from oyez.games import game_named
from tests.server.people import Person
from tests.server.visitors import API, Visitor, bearer, code, last_word, visiting

host = visiting("host")
guest = visiting("guest")


def test_private_tables_are_in_no_list(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "open", title="Only for us", private=True)
    assert made["id"] not in guest.get(f"{API}/tables").text
    assert guest.table(made["id"])["title"] == "Only for us"
    known = guest.get(f"{API}/tables", params={"id": [made["id"], "n" * 22]}).json()["tables"]
    assert [table["id"] for table in known] == [made["id"]], "whoever knows the id may ask for it"
    assert guest.take(made["id"], 1, name="Jan").status_code == 201
    assert code(guest.get(f"{API}/tables", params={"before": made["id"]})) == (404, "unknown-table")


def test_filters_and_pages(host: Visitor) -> None:
    made = [host.make("me", "open", title=f"page {number}")["id"] for number in range(5)]
    played = host.make("me", "me")["id"]
    seen: list[str] = []
    query = {"limit": "2", "status": "open", "game": "middle-ages"}
    while True:
        page = host.get(f"{API}/tables", params=query).json()
        seen += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            break
        query["before"] = page["next"]
    assert [id for id in seen if id in made] == made[::-1]
    assert len(seen) == len(set(seen))
    assert played not in seen
    assert host.get(f"{API}/tables", params={"game": "fief"}).json()["tables"] == []
    for wrong, answer in (
        ({"status": "lost"}, (422, "malformed")),
        ({"id": "0.0"}, (422, "malformed")),
        ({"game": "true"}, (404, "unknown-game")),
    ):
        assert code(host.get(f"{API}/tables", params=wrong)) == answer


async def test_leaving_before_the_start(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "open", "open")
    held = guest.take(made["id"], 1, name="Jan").json()
    place = f"{API}/tables/{made['id']}/seats/1/vacate"
    assert code(guest.post(place)) == (403, "not-host")
    assert code(guest.post(place, headers=bearer("wrong"))) == (403, "not-host")
    async with guest.live(made["id"], type="sit", key=held["key"]) as person:
        await person.hear_about("table")
        left = guest.post(place, headers=bearer(held["key"])).json()
        assert (left["seats"][1]["taken"], left["seats"][1]["name"]) == (False, None)
        assert await last_word(person) == ("revoked", 1008)
    async with guest.live(made["id"], type="sit", key=held["key"]) as person:
        assert await last_word(person) == ("wrong-key", 1008)
    assert guest.take(made["id"], 1, name="Jan again").status_code == 201


async def test_the_host_kicks_and_replaces(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "open", "open")
    held = guest.take(made["id"], 2, name="Rude").json()
    place = f"{API}/tables/{made['id']}/seats/2/vacate"
    assert code(host.post(place, headers=bearer(made["keys"][0]["key"]))) == (403, "not-host")
    async with guest.live(made["id"], type="sit", key=held["key"]) as person:
        await person.hear_about("table")
        assert host.post(place, headers=bearer(made["host_key"])).status_code == 200
        assert await last_word(person) == ("revoked", 1008)
    assert code(host.post(place, headers=bearer(made["host_key"]))) == (409, "not-yours")
    missing = place.replace("seats/2", "seats/3")
    assert code(host.post(missing, headers=bearer(made["host_key"]))) == (404, "unknown-seat")


def test_after_the_start_nobody_is_kicked(host: Visitor) -> None:
    made = host.make("me", "me")
    place = f"{API}/tables/{made['id']}/seats/1"
    key = bearer(made["host_key"])
    assert code(host.post(f"{place}/vacate", headers=key)) == (409, "started")
    bots = host.make("me", "bot")
    answer = host.put(
        f"{API}/tables/{bots['id']}/seats/1", json={"kind": "open"}, headers=bearer(bots["host_key"])
    )
    assert code(answer) == (409, "started")


async def test_an_open_seat_becomes_a_bot_and_back(host: Visitor, guest: Visitor) -> None:
    host.claim("Organiser")
    made = host.make("me", "open", "open")
    place = f"{API}/tables/{made['id']}/seats"
    changed = host.put(f"{place}/1", json={"kind": "bot", "bot": "random"}).json()
    assert (
        changed["seats"][1] | {"kind": "bot", "bot": "random", "name": "Random bot", "taken": True}
        == (changed["seats"][1])
    )
    assert changed["status"] == "open"
    assert host.put(f"{place}/1", json={"kind": "open"}).json()["seats"][1]["taken"] is False
    assert code(guest.put(f"{place}/1", json={"kind": "bot"})) == (403, "not-host")
    assert code(host.put(f"{place}/1", json={"kind": "bot", "bot": "deep"})) == (422, "unknown-bot")
    assert code(host.put(f"{place}/0", json={"kind": "bot"})) == (409, "taken")
    host.put(f"{place}/1", json={"kind": "bot", "bot": "random"})
    async with host.live(made["id"], type="sit", seat=0) as person:
        assert (await person.hear_about("table"))["status"] == "open"
        started = host.put(f"{place}/2", json={"kind": "bot", "bot": "random", "name": "Agnès"}).json()
        assert started["status"] == "playing", "the last seat starts the game"
        while not person.now["decision"]:
            await person.hear_about("table")
        await person.play(person.options()[0])


async def test_a_new_link_stops_the_old_one_at_once(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "open")
    old = guest.take(made["id"], 1, name="Jan").json()["key"]
    place = f"{API}/tables/{made['id']}/seats/1/link"
    assert code(guest.post(place, json={})) == (403, "not-host")
    async with (
        guest.live(made["id"], type="sit", key=old) as person,
        host.live(made["id"], type="sit", key=made["keys"][0]["key"]) as other,
    ):
        await person.hear_about("table")
        await other.hear_about("table")
        new = host.post(place, json={}, headers=bearer(made["host_key"])).json()["key"]
        assert await last_word(person) == ("revoked", 1008)
        told = await other.hear_about("table")
        assert told["seats"][1]["handed"] == 1, "everybody sees that the host had the link in his hands"
    for key, heard in ((old, "wrong-key"), (new, "")):
        async with guest.live(made["id"], type="sit", key=key) as person:
            if heard:
                assert (await last_word(person))[0] == heard
            else:
                assert (await person.hear_about("table"))["you"] == 1
    own = guest.post(place, json={}, headers=bearer(new))
    assert own.status_code == 201
    assert guest.table(made["id"])["seats"][1]["handed"] == 1, "one's own new link concerns nobody else"
    handed = guest.post(place, json={"hand_over": True}, headers=bearer(own.json()["key"]))
    assert code(handed) == (403, "not-host")


async def test_an_abandoned_seat_is_handed_over(host: Visitor, guest: Visitor) -> None:
    guest.claim("Deserter")
    made = host.make("me", "open")
    guest.take(made["id"], 1)
    place = f"{API}/tables/{made['id']}/seats/1/link"
    async with guest.live(made["id"], type="sit", seat=1) as person:
        assert (await person.hear_about("table"))["status"] == "playing"
        wish = {"hand_over": True, "name": "Successor"}
        key = host.post(place, json=wish, headers=bearer(made["host_key"])).json()["key"]
        assert await last_word(person) == ("revoked", 1008)
    assert guest.games() == []
    async with host.live(made["id"], type="sit", key=key) as successor:
        seats = (await successor.hear_about("table"))["seats"]
        assert (seats[1]["name"], seats[1]["named"]) == ("Successor", False)


def test_title_and_listing_can_be_changed(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "open")
    place, key = f"{API}/tables/{made['id']}", bearer(made["host_key"])
    assert code(guest.patch(place, json={"title": "Mine"})) == (403, "not-host")
    changed = host.patch(place, json={"title": "  The   feast ", "private": True}, headers=key).json()
    assert (changed["title"], changed["private"], changed["named"]) == ("The feast", True, False)
    assert host.patch(place, json={"named": True}, headers=key).json()["title"] == "The feast"
    assert code(guest.take(made["id"], 1, name="Jan")) == (401, "sign-in")
    assert host.patch(place, json={"title": ""}, headers=key).json()["title"] == ""
    assert code(host.patch(place, json={"title": "x" * 61}, headers=key)) == (422, "malformed")


async def test_a_deleted_table_is_gone_for_everybody(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "bot", title="Mistake")
    place = f"{API}/tables/{made['id']}"
    assert code(guest.delete(place)) == (403, "not-host")
    assert code(guest.delete(place, headers=bearer(made["keys"][0]["key"]))) == (403, "not-host")
    async with host.live(made["id"], type="watch") as person:
        await person.hear_about("table")
        assert host.delete(place, headers=bearer(made["host_key"])).status_code == 204
        assert await last_word(person) == ("deleted", 1008)
    assert code(guest.get(place)) == (404, "unknown-table")
    assert made["id"] not in guest.get(f"{API}/tables").text
    assert code(host.delete(place, headers=bearer(made["host_key"]))) == (404, "unknown-table")


async def said(person: Person, *texts: str) -> None:
    for text in texts:
        await person.say(type="say", text=text)
        await person.hear_about("said")


async def test_what_was_said_stays_with_who_said_it(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "open", "open")
    place = f"{API}/tables/{made['id']}/seats/1/vacate"
    first = guest.take(made["id"], 1, name="Ada").json()["key"]
    async with guest.live(made["id"], type="sit", key=first) as person:
        await person.hear_about("table")
        await said(person, "I am off")
    assert guest.post(place, headers=bearer(first)).status_code == 200
    second = guest.take(made["id"], 1, name="Bea").json()["key"]
    async with guest.live(made["id"], type="sit", key=second) as person:
        [line] = (await person.hear_about("said"))["lines"]
        assert (line["seat"], line["name"], line["text"]) == (1, "Ada", "I am off")


async def test_the_host_exports_what_he_may_know(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "bot", "bot", title="Export")
    place, key = f"{API}/tables/{made['id']}/export", bearer(made["host_key"])
    assert code(guest.get(place)) == (403, "not-host")
    async with host.live(made["id"], type="sit", key=made["keys"][0]["key"]) as person:
        await person.hear_about("table")
        await said(person, "Good day")
        answer = host.get(place, headers=key)
        assert answer.json()["record"] is None, "hidden facts are for later"
        assert "attachment" in answer.headers["content-disposition"]
        while person.now["status"] != "over":
            if person.now["decision"]:
                await person.play(person.options()[0])
            else:
                await person.hear_about("table")
    whole = json.loads(host.get(place, headers=key).text)
    assert parse(whole["record"], game_named).game.name == "middle-ages"
    assert [(line["name"], line["text"]) for line in whole["talk"]] == [("Guest 1", "Good day")]
    assert (whole["format"], whole["table"]["title"]) == ("oyez-game-1", "Export")


async def test_muted_lines_are_not_sent(host: Visitor, guest: Visitor) -> None:
    made = host.make("me", "me", "me")
    keys = [held["key"] for held in made["keys"]]
    async with (
        host.live(made["id"], type="sit", key=keys[0]) as ada,
        guest.live(made["id"], type="sit", key=keys[1]) as bob,
    ):
        await ada.hear_about("table")
        await bob.hear_about("table")
        await said(bob, "one")
        assert (await ada.hear_about("said"))["lines"][0]["text"] == "one"
        await ada.say(type="mute", seat=1, muted=True)
        assert (await ada.hear_about("muted"))["seats"] == [1]
        emptied = await ada.hear_about("said")
        assert (emptied["lines"], emptied["whole"]) == ([], True)
        await said(bob, "two")
        await said(ada, "three")
        texts = [line["text"] for heard in ada.heard if heard["type"] == "said" for line in heard["lines"]]
        assert texts == ["one", "three"]
        assert not [heard for heard in bob.heard if heard["type"] == "muted"], "nobody else is told"
    async with host.live(made["id"], type="sit", key=keys[0]) as again:
        assert (await again.hear_about("muted"))["seats"] == [1]
        assert [line["text"] for line in (await again.hear_about("said"))["lines"]] == ["three"]
        await again.say(type="mute", seat=1, muted=False)
        assert (await again.hear_about("muted"))["seats"] == []
        lines = (await again.hear_about("said"))["lines"]
        assert [(line["n"], line["text"]) for line in lines] == [(0, "one"), (1, "two"), (2, "three")]
        await again.say(type="mute", seat=0, muted=True)
        assert await again.refusal() == "not-yours"
    async with guest.live(made["id"], type="watch") as watcher:
        await watcher.hear_about("table")
        await watcher.say(type="mute", seat=0, muted=True)
        assert await watcher.refusal() == "not-yours"


def test_notes_belong_to_the_seat(host: Visitor, guest: Visitor) -> None:
    host.claim("Scribe")
    made = host.make("me", "me")
    place = f"{API}/tables/{made['id']}/seats/0/notes"
    assert host.get(place).json() == {"text": ""}
    assert host.put(place, json={"text": "Trust nobody.\n<b>!"}).json() == {"text": "Trust nobody.\n<b>!"}
    host.put(place, json={"text": "Trust Jan."})
    assert guest.get(place, headers=bearer(made["keys"][0]["key"])).json() == {"text": "Trust Jan."}
    for key in (made["keys"][1]["key"], made["host_key"], "wrong"):
        assert code(guest.get(place, headers=bearer(key))) == (409, "not-yours")
        assert code(guest.put(place, json={"text": ""}, headers=bearer(key))) == (409, "not-yours")
    assert code(host.put(place, json={"text": "x" * 20_001})) == (422, "malformed")
    assert "Trust" not in host.get(f"{API}/tables/{made['id']}").text
