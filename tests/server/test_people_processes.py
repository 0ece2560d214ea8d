"""People at several processes on one PostgreSQL: what one of them is told, all of them know."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.people import Person
from tests.server.postgres import Cluster
from tests.server.running import PATIENCE, Running, running
from tests.server.visitors import API, Visitor, bearer, code, last_word

CHECK = 0.2  # seconds between two looks for a session that ended elsewhere


@pytest.fixture(scope="module")
def servers(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    more = {"address": cluster.new(), "session_check": CHECK}
    with (
        running(tmp_path_factory.mktemp("one"), **more) as one,
        running(tmp_path_factory.mktemp("other"), **more) as other,
    ):
        yield one, other


@pytest.fixture
def here(servers: tuple[Running, Running]) -> Iterator[Visitor]:
    with Visitor(servers[0].address) as visitor:
        yield visitor


@pytest.fixture
def there(servers: tuple[Running, Running]) -> Iterator[Visitor]:
    with Visitor(servers[1].address) as visitor:
        yield visitor


async def settled(person: Person, wanted: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await person.hear())["type"] != wanted:
            pass


async def test_an_account_is_known_everywhere(here: Visitor, there: Visitor) -> None:
    assert here.claim("Everywhere").status_code == 201
    assert code(there.claim("everywhere")) == (409, "name-taken")
    made = here.make("me", "me")
    there.sign_in("Everywhere")
    assert [game["table"]["id"] for game in there.games()] == [made["id"]]
    async with there.live(made["id"], type="sit", seat=0) as person:
        await person.hear_about("table")
        here.delete(f"{API}/me/sessions")
        assert await last_word(person) == ("sign-in", 1008)


async def test_a_guest_is_removed_and_a_link_replaced_from_another_process(
    here: Visitor, there: Visitor
) -> None:
    made = here.make("me", "open", "open")
    host = bearer(made["host_key"])
    place = f"{API}/tables/{made['id']}/seats/1"
    key = there.take(made["id"], 1, name="Rude").json()["key"]
    async with there.live(made["id"], type="sit", key=key) as person:
        await person.hear_about("table")
        assert here.post(f"{place}/vacate", headers=host).status_code == 200
        assert await last_word(person) == ("revoked", 1008)
    key = there.take(made["id"], 1, name="Polite").json()["key"]
    async with there.live(made["id"], type="sit", key=key) as person:
        await person.hear_about("table")
        assert here.post(f"{place}/link", json={}, headers=host).status_code == 201
        assert await last_word(person) == ("revoked", 1008)
    async with there.live(made["id"], type="watch") as person:
        await person.hear_about("table")
        assert here.put(f"{API}/tables/{made['id']}/seats/2", json={"kind": "bot"}, headers=host).is_success
        while (await person.hear_about("table"))["status"] != "playing":
            pass
        assert code(here.delete(f"{API}/tables/{made['id']}", headers=host)) == (409, "needs-consent")
    alone = here.make("me", "bot")
    async with there.live(alone["id"], type="watch") as person:
        await person.hear_about("table")
        gone = here.delete(f"{API}/tables/{alone['id']}", headers=bearer(alone["host_key"]))
        assert gone.status_code == 204
        assert (await last_word(person))[0] == "deleted"


async def test_who_is_muted_is_known_everywhere(here: Visitor, there: Visitor) -> None:
    made = here.make("me", "me")
    keys = [held["key"] for held in made["keys"]]
    async with (
        here.live(made["id"], type="sit", key=keys[0]) as one,
        there.live(made["id"], type="sit", key=keys[0]) as same,
        there.live(made["id"], type="sit", key=keys[1]) as loud,
    ):
        for person in (one, same, loud):
            await person.hear_about("table")
        await one.say(type="mute", seat=1, muted=True)
        for person in (one, same):
            await settled(person, "muted")
        await loud.say(type="say", text="Do you hear me?")
        await loud.hear_about("said")
        await one.say(type="say", text="No.")
        for person in (one, same):
            while not (lines := (await person.hear_about("said"))["lines"]):
                pass
            assert [line["text"] for line in lines] == ["No."]


def test_two_hosts_at_once_do_not_undo_each_other(here: Visitor, there: Visitor) -> None:
    """Whoever is later is told so, or finds the seat as the other left it; nothing is half done."""
    made = here.make("me", "open", "open")
    host = bearer(made["host_key"])
    place = f"{API}/tables/{made['id']}/seats"
    answers = [
        visitor.put(f"{place}/{seat}", json={"kind": "bot", "bot": "random"}, headers=host)
        for visitor, seat in ((here, 1), (there, 2))
    ]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert there.table(made["id"])["status"] != "open"
