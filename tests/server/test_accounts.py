"""Accounts: names and passwords, sessions, one's seats on any device, and what other pages cannot do."""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from argon2 import PasswordHasher, extract_parameters

from oyez.server.people.names import folded
from oyez.server.people.passwords import Passwords
from oyez.server.settings import Cost, Settings
from oyez.server.storage.archive import archive, export_table, import_table
from tests.server.people import Refused
from tests.server.running import PATIENCE, Running, running
from tests.server.visitors import API, PASSWORD, Visitor, bearer, code, last_word, visiting

ada = visiting("ada")
bob = visiting("bob")


def test_a_name_is_claimed_once(ada: Visitor, bob: Visitor) -> None:
    assert ada.who() is None
    made = ada.claim(" Ada  Lovelace ")
    assert (made.status_code, made.json()["name"]) == (201, "Ada Lovelace")
    assert ada.who() == "Ada Lovelace"
    assert code(bob.claim("ADA LOVELACE", "another one")) == (409, "name-taken")
    assert bob.who() is None
    assert folded("Straße") == folded("STRASSE")


def test_passwords_and_names_that_are_none(ada: Visitor) -> None:
    assert code(ada.claim("Short", "seven77")) == (422, "malformed")
    assert code(ada.claim("Long", "x" * 201)) == (422, "malformed")
    assert code(ada.claim("\u200b")) == (422, "malformed")
    answer = ada.claim("x" * 25, "a secret password")
    assert "secret" not in answer.text, "what was sent is not repeated"


def test_the_cookie_is_for_the_server_alone(ada: Visitor) -> None:
    cookie = ada.claim("Cookie").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie, "without TLS it would never come back"
    behind = ada.post(
        f"{API}/sessions",
        json={"name": "Cookie", "password": PASSWORD},
        headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"},
    )
    assert "Secure" in behind.headers["set-cookie"]


def test_sign_in_and_out(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Elsewhere")
    assert bob.sign_in("elsewhere").status_code == 201
    assert bob.who() == "Elsewhere"
    token = bob.cookies["oyez-session"]
    assert bob.delete(f"{API}/me/sessions/current").status_code == 204
    assert bob.who() is None
    bob.cookies.set("oyez-session", token)
    assert bob.who() is None, "the token is worth nothing any more"
    assert ada.who() == "Elsewhere"


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Known")
    answers = [bob.sign_in("Known", "wrong password"), bob.sign_in("Unknown", "wrong password")]
    answers.append(bob.sign_in("\x00", "x"))
    assert {code(answer) for answer in answers} == {(403, "wrong-password")}
    assert len({answer.text for answer in answers}) == 1
    assert all("set-cookie" not in answer.headers for answer in answers)


async def test_an_unknown_name_takes_as_long_as_a_known_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both hash once, with the same parameters."""
    checked: list[str] = []

    def verify(hasher: PasswordHasher, hashed: str, password: str) -> bool:
        checked.append(hashed)
        return genuine(hasher, hashed, password)

    genuine = PasswordHasher.verify
    monkeypatch.setattr(PasswordHasher, "verify", verify)
    passwords = Passwords(Cost(time=2, memory=64, lanes=1))
    hashed = await passwords.hash(PASSWORD)
    assert not await passwords.fit("wrong", hashed)
    assert not await passwords.fit("wrong", None)
    [known, stand_in] = [extract_parameters(one) for one in checked]
    assert known == stand_in
    assert (known.time_cost, known.memory_cost) == (2, 64)
    assert await passwords.fit(PASSWORD, hashed)


async def test_a_hash_with_old_parameters_is_made_anew(tmp_path: Path) -> None:
    for cost in (Cost(1, 64, 1), Cost(2, 64, 1)):
        with running(tmp_path, password_cost=cost) as server, Visitor(server.address) as ada:
            assert (ada.claim("Ada") if cost.time == 1 else ada.sign_in("Ada")).status_code == 201
    with closing(sqlite3.connect(tmp_path / "oyez.db")) as database:
        [[hashed]] = database.execute("SELECT password FROM accounts")
    assert hashed.startswith("$argon2id$v=19$m=64,t=2,p=1$")


def test_the_default_cost_is_what_is_written_down() -> None:
    assert Cost() == Cost(time=3, memory=65536, lanes=4)
    written = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
    assert "argon2id" in written
    assert "t=3, m=64 MiB, p=4" in written


def test_sessions_are_listed_and_ended(ada: Visitor, bob: Visitor) -> None:
    ada.headers["User-Agent"] = "Ada's machine"
    ada.claim("Lister")
    bob.sign_in("Lister")
    found = ada.get(f"{API}/me/sessions").json()["sessions"]
    assert [one["current"] for one in found].count(True) == 1
    assert {one["agent"] for one in found if one["current"]} == {"Ada's machine"}
    [other] = [one["id"] for one in found if not one["current"]]
    assert ada.delete(f"{API}/me/sessions/{other}").status_code == 204
    assert (bob.who(), ada.who()) == (None, "Lister")
    assert code(ada.delete(f"{API}/me/sessions/{other}")) == (404, "unknown-session")
    bob.sign_in("Lister")
    assert bob.delete(f"{API}/me/sessions").status_code == 204
    assert (bob.who(), ada.who()) == (None, None)
    assert code(ada.get(f"{API}/me/sessions")) == (401, "sign-in")


def test_nobody_ends_the_sessions_of_others(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Mine")
    bob.claim("Theirs")
    [one] = ada.get(f"{API}/me/sessions").json()["sessions"]
    assert code(bob.delete(f"{API}/me/sessions/{one['id']}")) == (404, "unknown-session")
    assert ada.who() == "Mine"


def test_a_new_password_ends_the_other_sessions(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Changer")
    bob.sign_in("Changer")
    change = {"old": "wrong password", "new": "a new password"}
    assert code(ada.put(f"{API}/me/password", json=change)) == (403, "wrong-password")
    assert ada.put(f"{API}/me/password", json=change | {"old": PASSWORD}).status_code == 204
    assert (ada.who(), bob.who()) == ("Changer", None)
    assert code(bob.sign_in("Changer")) == (403, "wrong-password")
    assert bob.sign_in("Changer", "a new password").status_code == 201


async def test_sessions_expire(tmp_path: Path) -> None:
    with (
        running(tmp_path, session_days=1 / 86_400, session_check=0.1) as server,
        Visitor(server.address) as ada,
    ):
        ada.claim("Brief")
        made = ada.make("me", "me")
        async with ada.live(made["id"], type="sit", seat=0) as person:
            assert (await last_word(person))[0] == "sign-in"
        assert ada.who() is None


def test_tokens_and_passwords_are_nowhere_in_the_database_or_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="oyez")
    with running(tmp_path) as server, Visitor(server.address) as ada:
        ada.claim("Secretive", "a very secret password")
        ada.sign_in("Secretive", "a very wrong password")
        made = ada.make("me", "open")
        secrets = [ada.cookies["oyez-session"], made["host_key"], made["keys"][0]["key"], "secret password"]
        ada.headers.update(bearer(made["host_key"]))
        ada.get(f"{API}/tables/{made['id']}/standing")
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in [*secrets, "wrong password"]:
        assert secret.encode() not in stored
        assert secret not in caplog.text
    assert "Secretive" not in caplog.text


FOREIGN = (
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": ""},
)


@pytest.mark.parametrize("headers", FOREIGN)
def test_other_pages_change_nothing_with_the_cookie(ada: Visitor, headers: dict[str, str]) -> None:
    ada.claim(f"Target {FOREIGN.index(headers)}")
    made = ada.make("me", "open", title="Mine")
    attempts = [
        ada.delete(f"{API}/tables/{made['id']}", headers=headers),
        ada.patch(f"{API}/tables/{made['id']}", json={"title": "Theirs"}, headers=headers),
        ada.delete(f"{API}/me/sessions", headers=headers),
        ada.post(f"{API}/tables", json={"game": "middle-ages", "seats": []}, headers=headers),
        ada.put(f"{API}/me/password", json={"old": PASSWORD, "new": "theirs now"}, headers=headers),
    ]
    assert {code(answer) for answer in attempts} == {(403, "wrong-origin")}
    assert ada.table(made["id"])["title"] == "Mine"
    assert ada.who() is not None


def test_with_the_cookie_the_origin_must_be_told(ada: Visitor, http: httpx.Client) -> None:
    ada.claim("Silent")
    http.cookies.set("oyez-session", ada.cookies["oyez-session"])
    assert code(http.delete(f"{API}/me/sessions")) == (403, "wrong-origin")
    assert http.get(f"{API}/me").json()["account"]["name"] == "Silent", "reading is another matter"


def test_nobody_is_signed_in_by_another_page(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Attacker")
    answer = bob.post(
        f"{API}/sessions",
        json={"name": "Attacker", "password": PASSWORD},
        headers={"Origin": "https://elsewhere.example"},
    )
    assert code(answer) == (403, "wrong-origin")
    assert bob.who() is None


async def test_an_account_sits_down_without_the_link(server: Running, ada: Visitor, bob: Visitor) -> None:
    ada.claim("Traveller")
    made = ada.make("me", "open")
    bob.sign_in("Traveller")
    [game] = bob.games()
    assert (game["table"]["id"], game["seats"], game["host"], game["turn"]) == (made["id"], [0], True, False)
    assert game["table"]["seats"][0] | {"name": "Traveller", "named": True} == game["table"]["seats"][0]
    async with bob.live(made["id"], type="sit", seat=0) as person:
        assert (await person.hear_about("table"))["you"] == 0
    for seat in (1, 7):
        async with bob.live(made["id"], type="sit", seat=seat) as person:
            assert await last_word(person) == ("wrong-key", 1008)
    with Visitor(server.address) as stranger:
        async with stranger.live(made["id"], type="sit", seat=0) as person:
            assert await last_word(person) == ("sign-in", 1008)


async def test_sitting_down_needs_a_key_or_a_seat(ada: Visitor) -> None:
    made = ada.make("me", "open")
    for first in ({}, {"key": made["keys"][0]["key"], "seat": 0}):
        async with ada.live(made["id"], type="sit", **first) as person:
            assert await last_word(person) == ("malformed", 1008)


async def test_a_session_that_ends_takes_its_connections_with_it(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Leaver")
    made = ada.make("me", "me")
    bob.sign_in("Leaver")
    async with bob.live(made["id"], type="sit", seat=0) as there:
        await there.hear_about("table")
        async with ada.live(made["id"], type="sit", key=made["keys"][0]["key"]) as here:
            await here.hear_about("table")
            ada.delete(f"{API}/me/sessions")
            assert await last_word(there) == ("sign-in", 1008)
            await here.say(type="ping")
            assert (await here.hear_about("pong"))["type"] == "pong", "a link is no session"


async def test_seats_held_by_links_are_claimed(ada: Visitor, bob: Visitor) -> None:
    made = ada.make("me", "me")
    keys = [held["key"] for held in made["keys"]]
    claims = [{"table": made["id"], "key": key} for key in (keys[0], made["host_key"], "wrong")]
    claims.append({"table": "nowhere", "key": keys[0]})
    assert code(ada.post(f"{API}/me/seats", json={"claims": claims})) == (401, "sign-in")
    ada.claim("Claimer")
    assert ada.post(f"{API}/me/seats", json={"claims": claims}).json() == {"claimed": 2}
    [game] = ada.games()
    assert (game["seats"], game["host"]) == ([0], True)
    bob.claim("Late")
    assert bob.post(f"{API}/me/seats", json={"claims": claims[:2]}).json() == {"claimed": 0}
    assert ada.games()[0]["seats"] == [0]
    async with ada.live(made["id"], type="sit", seat=0) as person:
        assert (await person.hear_about("table"))["seats"][0]["named"]


def games_at_my_turn(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """The list once it is the visitor's turn at this table: a bot may have to move before."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = visitor.games()
        if any(game["turn"] for game in found if game["table"]["id"] == table):
            return found
        time.sleep(0.02)
    raise AssertionError("the bot does not move")


def test_my_turns_come_first(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Busy")
    waiting = ada.make("me", "open", title="waiting")
    mine = ada.make("me", "bot", title="mine")
    ada.make("me", "open", title="newest", private=True)
    found = games_at_my_turn(ada, mine["id"])
    assert [game["table"]["title"] for game in found] == ["mine", "newest", "waiting"]
    assert [game["turn"] for game in found] == [True, False, False]
    page = ada.get(f"{API}/me/games", params={"limit": 2}).json()
    assert len(page["games"]) == 2
    rest = ada.get(f"{API}/me/games", params={"limit": 2, "before": page["next"]}).json()
    assert [game["table"]["id"] for game in rest["games"]] == [waiting["id"]]
    assert rest["next"] is None
    assert [game["table"]["id"] for game in ada.games(status="playing")] == [mine["id"]]
    assert ada.games(game="fief") == []
    assert code(bob.get(f"{API}/me/games")) == (401, "sign-in")


def test_named_tables_are_for_people_with_an_account(ada: Visitor, bob: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "middle-ages", "seats": seats, "named": True}
    assert code(ada.post(f"{API}/tables", json=wish)) == (401, "sign-in")
    ada.claim("Formal")
    made = ada.make("me", "open", named=True)
    assert code(bob.take(made["id"], 1, name="Formal")) == (401, "sign-in")
    bob.claim("Guest of honour")
    assert bob.take(made["id"], 1, name="Somebody else").status_code == 201
    assert [seat["name"] for seat in ada.table(made["id"])["seats"]] == ["Formal", "Guest of honour"]


async def test_a_closed_account_leaves_its_seats_to_their_links(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Going")
    made = ada.make("me", "me")
    key = made["keys"][0]["key"]
    async with ada.live(made["id"], type="sit", seat=0) as person:
        await person.hear_about("table")
        assert code(ada.post(f"{API}/me/close", json={"password": "wrong one"})) == (403, "wrong-password")
        assert ada.post(f"{API}/me/close", json={"password": PASSWORD}).status_code == 204
        assert (await last_word(person))[0] in ("sign-in", "revoked")
    assert ada.who() is None
    assert code(bob.sign_in("Going")) == (403, "wrong-password")
    async with bob.live(made["id"], type="sit", key=key) as person:
        message = await person.hear_about("table")
        assert (message["you"], message["seats"][0]["named"]) == (0, False)
    assert bob.claim("Going").status_code == 201, "the name is free again"
    assert bob.games() == []


async def test_no_seat_of_others_by_number(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Owner")
    bob.claim("Other")
    made = ada.make("me", "me")
    with pytest.raises(Refused):
        async with bob.live(made["id"], type="sit", seat=0) as person:
            await person.hear_about("table")
    assert bob.get(f"{API}/tables/{made['id']}/standing").json() == {"host": False, "seats": []}
    assert ada.get(f"{API}/tables/{made['id']}/standing").json() == {"host": True, "seats": [0, 1]}


async def test_a_table_from_elsewhere_belongs_to_nobody_here(tmp_path: Path) -> None:
    """Accounts stay in their own database; the links go on working."""
    with running(tmp_path / "old") as server, Visitor(server.address) as ada:
        ada.claim("Mover")
        made = ada.make("me", "me")
    async with archive(Settings(tmp_path / "old"), alone=False) as store:
        text = await export_table(store, made["id"])
    with running(tmp_path / "new") as server, Visitor(server.address) as ada:
        async with archive(Settings(tmp_path / "new"), alone=False) as store:
            await import_table(store, text)
        assert [seat["named"] for seat in ada.table(made["id"])["seats"]] == [False, False]
        for key, host, seats in ((made["host_key"], True, []), (made["keys"][1]["key"], False, [1])):
            found = ada.get(f"{API}/tables/{made['id']}/standing", headers=bearer(key)).json()
            assert found == {"host": host, "seats": seats}
