"""Fair dice: promised from the first moment of a table, opened at its end, and proven from the record alone."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx

from oyez.cli.verify import judged
from oyez.engine.evidence import Kept
from oyez.engine.proof import commitment_of
from oyez.engine.record import parse
from oyez.games import game_named
from oyez.server.settings import DATABASE
from tests.server.people import new_table, seated
from tests.server.running import Running, running

API = "/api/v1"


def secrets_of(server: Running, table: str) -> tuple[int, str]:
    with closing(sqlite3.connect(server.settings.data / DATABASE)) as database:
        seed, salt = database.execute("SELECT seed, salt FROM tables WHERE id = ?", (table,)).fetchone()
        return seed, salt


async def test_what_is_promised_at_the_start_is_opened_at_the_end(
    server: Running, http: httpx.Client
) -> None:
    table, [key] = new_table(http, "me", "open", "bot")
    promised = http.get(f"{API}/tables/{table}").json()["commitment"]
    assert re.fullmatch(r"[0-9a-f]{64}", promised)
    other = http.post(f"{API}/tables/{table}/seats/1", json={}).json()["key"]
    seed, salt = secrets_of(server, table)
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
            assert salt not in str(one.heard)
            assert str(seed) not in str(one.heard)
    check_opened(http, table, promised, seed, salt)


def check_opened(http: httpx.Client, table: str, promised: str, seed: int, salt: str) -> None:
    proof = http.get(f"{API}/tables/{table}/results").json()["proof"]
    assert proof == {"commitment": promised, "seed": str(seed), "salt": salt}
    assert commitment_of(int(proof["seed"]), proof["salt"]) == promised
    text = http.get(f"{API}/tables/{table}/record").text
    assert f"[seed {seed}]\n[salt {salt}]\n[commitment {promised}]\n" in text
    assert judged(parse(text, game_named), [Kept(commitment=promised)]).proven
    assert not judged(parse(text, game_named), [Kept(commitment="0" * 64)]).ok


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


def test_salts_are_random_and_never_twice(server: Running, http: httpx.Client) -> None:
    tables = [new_table(http, "me", "me")[0] for _ in range(8)]
    salts = {secrets_of(server, table)[1] for table in tables}
    assert len(salts) == 8
    assert all(re.fullmatch(r"[0-9a-f]{32}", salt) for salt in salts)  # 128 bits
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
        database.execute("UPDATE tables SET salt = NULL")  # as test_migrations.py finds it after the upgrade
        database.commit()
    with running(tmp_path) as server, server.http() as http:
        assert http.get(f"{API}/tables/{table}").json()["commitment"] is None
        async with seated(server.address, table, key) as person:
            assert (person.now["status"], person.now["commitment"]) == ("playing", None)
        newer, _ = new_table(http, "me", "me")
        assert http.get(f"{API}/tables/{newer}").json()["commitment"] is not None
