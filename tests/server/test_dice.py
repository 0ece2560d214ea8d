"""Fair dice: promised from the first moment of a table, opened at its end, and proven from the record alone."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx

from oyez.cli.verify import judged
from oyez.engine.evidence import Kept, SeenHead
from oyez.engine.match import Match
from oyez.engine.proof import commitment_of
from oyez.engine.record import parse
from oyez.games import game_named
from oyez.server.settings import DATABASE
from tests.server.people import Message, new_table, seated
from tests.server.running import Running, running
from tests.web.prepared import lay_out

API = "/api/v1"


def secret_of(server: Running, table: str) -> str:
    with closing(sqlite3.connect(server.settings.data / DATABASE)) as database:
        found = database.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
        return str(found[0])


async def test_what_is_promised_at_the_start_is_opened_at_the_end(
    server: Running, http: httpx.Client
) -> None:
    table, [key] = new_table(http, "me", "open", "bot")
    promised = http.get(f"{API}/tables/{table}").json()["commitment"]
    assert re.fullmatch(r"[0-9a-f]{64}", promised)
    other = http.post(f"{API}/tables/{table}/seats/1", json={}).json()["key"]
    secret = secret_of(server, table)
    seen: list[Message] = []
    async with seated(server.address, table, key) as person, seated(server.address, table, other) as friend:
        heard = [person, friend]
        assert {one.now["commitment"] for one in heard} == {promised}
        chance = Random(5)
        while person.now["status"] != "over":
            for one in heard:
                if one.now["decision"]:
                    if one.now["undo"] and chance.random() < 0.2:
                        await one.undo()
                    await one.play(chance.choice(one.options()))
                elif not any(other.now["decision"] for other in heard):
                    await one.hear_about("table")
            for one in heard:
                await one.say(type="ping")
                await one.hear_about("pong")
        for one in heard:
            assert {m["commitment"] for m in one.heard if m["type"] == "table"} == {promised}
            assert secret not in str(one.heard)
        seen = [message for message in person.heard if message["type"] == "table"]
    check_opened(http, table, secret, seen)


def check_opened(http: httpx.Client, table: str, secret: str, seen: list[Message]) -> None:
    """Everything follows from what is opened, in the record and for the page, which computes heads by itself."""
    proof = http.get(f"{API}/tables/{table}/results").json()["proof"]
    promised = seen[0]["commitment"]
    assert (proof["version"], proof["commitment"], proof["secret"]) == (2, promised, secret)
    assert hashlib.sha256(f"oyez-dice:2:{secret}".encode()).hexdigest() == promised
    assert proof["contributions"] == seen[-1]["dice"]["contributions"]
    key = hashlib.sha256(f"oyez-dice:2:chain:{secret}".encode()).digest()
    heads = [hmac.new(key, proof["chain"]["setup"].encode(), "sha256").hexdigest()]
    for play in proof["chain"]["plays"]:
        heads.append(hmac.new(key, (heads[-1] + play).encode(), "sha256").hexdigest())
    shown = [message["head"] for message in seen]
    places = [heads.index(head) for head in shown]
    assert places == sorted(places)
    assert len(set(places)) > 10
    assert places[-1] == len(heads) - 1
    text = http.get(f"{API}/tables/{table}/record").text
    record = parse(text, game_named)
    assert f"[seed {proof['seed']}]\n[table {table}]\n[secret {secret}]\n[commitment {promised}]\n" in text
    assert record.undone
    assert judged(record, [Kept(heads=tuple(SeenHead(head) for head in shown))]).proven
    alone = judged(record, [Kept(commitment=promised)])
    assert (alone.ok, alone.proven) == (True, False)
    assert not judged(record, [Kept(commitment="0" * 64)]).ok


async def test_a_promise_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, [key, _] = new_table(http, "me", "me")
        promised = http.get(f"{API}/tables/{table}").json()["commitment"]
        async with seated(server.address, table, key) as person:
            if person.now["decision"]:
                await person.play(person.options()[0])
    with running(tmp_path) as server, server.http() as http:
        assert http.get(f"{API}/tables/{table}").json()["commitment"] == promised
        async with seated(server.address, table, key) as person:
            assert person.now["commitment"] == promised


def test_secrets_are_random_and_never_twice(server: Running, http: httpx.Client) -> None:
    tables = [new_table(http, "me", "me")[0] for _ in range(8)]
    secrets = {secret_of(server, table) for table in tables}
    assert len(secrets) == 8
    assert all(re.fullmatch(r"[0-9a-f]{64}", secret) for secret in secrets)  # 256 bits
    listed: list[dict[str, Any]] = http.get(f"{API}/tables").json()["tables"]
    assert len({one["commitment"] for one in listed}) == len(listed)


def test_a_lesson_promises_nothing_about_its_dice(http: httpx.Client) -> None:
    wish = {"game": "fief", "lesson": "first-round", "seats": [{"kind": "me"}]}
    table = http.post(f"{API}/tables", json=wish).json()["id"]
    assert http.get(f"{API}/tables/{table}").json()["commitment"] is None


async def test_tables_of_an_older_database_promise_nothing_and_play_on(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        table, [key, _] = new_table(http, "me", "me")
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        database.execute(
            "UPDATE tables SET secret = NULL"
        )  # as test_migrations.py finds it after the upgrade
        database.commit()
    with running(tmp_path) as server, server.http() as http:
        assert http.get(f"{API}/tables/{table}").json()["commitment"] is None
        async with seated(server.address, table, key) as person:
            assert (person.now["status"], person.now["commitment"]) == ("playing", None)
        newer, _ = new_table(http, "me", "me")
        assert http.get(f"{API}/tables/{newer}").json()["commitment"] is not None


async def test_tables_of_the_first_promise_play_on_and_open_it(tmp_path: Path) -> None:
    """As they stand in a database after its upgrade: a seed and a salt, no secret, and no heads."""
    match, chance = Match(game_named("middle-ages"), 2, {}, ["Ann", "Ben"], 1429), Random(7)
    while not match.over:
        asked = match.state.pending[0]
        match.play(asked.seat, chance.choice(asked.options))
    data = tmp_path / "data"
    laid = await asyncio.to_thread(lay_out, data, match, 1)
    with running(data) as server, server.http() as http:
        promised = commitment_of(1429, "0" * 32)
        detail = http.get(f"{API}/tables/{laid.id}").json()
        assert (detail["commitment"], detail["head"]) == (promised, None)
        assert detail["dice"] == {
            "version": 1,
            "commitment": promised,
            "pledges": [None, None],
            "drawing": None,
            "contributions": None,
        }
        last = match.plays[-1]
        async with seated(server.address, laid.id, laid.keys[last.seat]) as person:
            assert person.now["head"] is None
            await person.play(last.action.text)
        proof = http.get(f"{API}/tables/{laid.id}/results").json()["proof"]
        assert (proof["version"], proof["seed"], proof["salt"]) == (1, "1429", "0" * 32)
        assert (proof["secret"], proof["chain"]) == (None, None)
        record = parse(http.get(f"{API}/tables/{laid.id}/record").text, game_named)
        assert judged(record, [Kept(commitment=promised)]).proven
