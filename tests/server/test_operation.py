"""For whoever runs the server: health, figures, the log, and a stop in good order."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed

from oyez.server.journal import REQUEST, JsonLines
from oyez.server.routes.operation import is_local
from oyez.server.settings import DATABASE
from tests.server.people import connected, new_table, seated
from tests.server.running import PATIENCE, Process, Running, running

API = "/api/v1"
Figures = dict[tuple[str, ...], float]


def figures(http: httpx.Client) -> Figures:
    """By name and the values of the labels, in the order of the labels' names."""
    answer = http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return {
        (sample.name, *(sample.labels[label] for label in sorted(sample.labels))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def grown(before: Figures, after: Figures, *name: str) -> float:
    return after.get(name, 0.0) - before.get(name, 0.0)


async def test_figures_count_what_happens(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.http() as http:
        before = figures(http)
        open_table, _ = new_table(http, "me", "open")
        table, [key] = new_table(http, "me", "bot")
        async with seated(server.address, table, key) as person, seated(server.address, table, None):
            now = figures(http)
            assert grown(before, now, "oyez_connections", "seat") == 1
            assert grown(before, now, "oyez_connections", "spectator") == 1
            assert now["oyez_tables", "open"] == now["oyez_tables", "playing"] == 1
            assert now[("oyez_tables_in_memory",)] == 1
            await person.say(type="nonsense")
            assert await person.refusal() == "malformed"
            made = await person.play_out(Random(1))
        http.get(f"{API}/tables/nowhere")
        summary = http.get(f"{API}/tables/{table}").json()
        after = figures(http)
    assert after["oyez_tables", "over"] == 1
    assert grown(before, after, "oyez_plays_total", "person", "play") == made
    assert grown(before, after, "oyez_plays_total", "bot", "play") == summary["plays"] - made
    assert grown(before, after, "oyez_play_seconds_count", "person") == made
    assert grown(before, after, "oyez_bot_seconds_count", "random") == summary["plays"] - made
    assert grown(before, after, "oyez_errors_total", "malformed", "live") == 1
    assert grown(before, after, "oyez_errors_total", "unknown-table", "http") == 1
    assert grown(before, after, "oyez_requests_total", "POST", "201") == 2
    assert after[("process_resident_memory_bytes",)] > 0
    assert open_table not in str(after)


async def test_figures_name_nobody(server: Running, http: httpx.Client) -> None:
    table, keys = new_table(http, "me", "me")
    async with seated(server.address, table, keys[0]) as person:
        await person.say(type="say", text="a whispered word")
        await person.hear_about("said")
        text = http.get("/metrics").text
    for secret in (table, *keys, "Guest", "whispered"):
        assert secret not in text
    assert http.get("/metrics").headers["cache-control"] == "no-store"


def request_from(client: str | None, **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "headers": raw, "client": None if client is None else (client, 1)}
    return Request(scope)


def test_figures_are_for_this_machine(tmp_path: Path) -> None:
    assert is_local(request_from("127.0.0.1"))
    assert is_local(request_from("::1"))
    for stranger in ("10.0.0.7", "203.0.113.9", "testclient", None):
        assert not is_local(request_from(stranger))
    assert not is_local(request_from("127.0.0.1", x_forwarded_for="203.0.113.9"))
    assert not is_local(request_from("127.0.0.1", forwarded="for=203.0.113.9"))
    with running(tmp_path / "one") as server, server.http() as http:
        refused = http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "unknown-path")
    with running(tmp_path / "two", metrics="off") as server, server.http() as http:
        assert http.get("/metrics").status_code == 404
    with running(tmp_path / "three", metrics="all") as server, server.http() as http:
        assert http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 200


def test_health_asks_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server, server.http() as http:
        assert http.get("/healthz").json() == {"status": "ok"}

        async def broken() -> dict[str, int]:
            raise OSError("the disk is gone")

        monkeypatch.setattr(server.app.state.rooms.store, "by_status", broken)
        for path in ("/healthz", "/metrics"):
            answer = http.get(path)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-stored")
            assert "disk" not in answer.text


def lines_of(said: str) -> list[dict[str, Any]]:
    """The log as programs read it: every line of the error output is an object."""
    return [json.loads(line) for line in said.splitlines() if not line.startswith("Oyez ")]


async def test_the_log_tells_what_happened_and_no_secret(tmp_path: Path) -> None:
    process = Process(tmp_path, "--port", "0", "--pace", "none", "--verbose", "--log", "json")
    try:
        with process.http() as http:
            table, [key] = new_table(http, "me", "open", "bot")
            named = http.post(f"{API}/tables/{table}/seats/1", json={"name": "Marguerite"})
            other = named.json()["key"]
            asked = http.get(f"{API}/rules", params={"search": "looked-up"}).headers["x-request-id"]
            http.get(f"{API}/tables/{other}")  # somebody takes a key for a table
            async with connected(process.address, table) as lost:
                await lost.say(type="sit", key="a-wrong-key-of-somebody")
                assert await lost.refusal() == "wrong-key"
            async with (
                seated(process.address, table, key) as person,
                seated(process.address, table, other) as friend,
            ):
                await person.say(type="say", text="between-you-and-me")
                await person.hear_about("said")
                await asyncio.gather(person.play_out(Random(1)), friend.play_out(Random(2)))
            record = http.get(f"{API}/tables/{table}/record").text
        code, said = process.stop()
    finally:
        process.kill()
    assert code == 0
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        [(secret,)] = database.execute("SELECT secret FROM tables").fetchall()
    assert f"[secret {secret}]" in record
    secrets = [key, other, "a-wrong-key", "Marguerite", "between-you", "looked-up", secret]
    assert [one for one in secrets if one in said] == []
    log = lines_of(said)
    assert all({"at", "level", "logger", "message"} <= set(line) for line in log)
    [made] = [line for line in log if line["message"] == "made"]
    assert (made["table"], made["game"], made["level"]) == (table, "middle-ages", "info")
    assert re.fullmatch(r"[0-9a-f]{16}", made["request"])
    [over] = [line for line in log if line["message"] == "over"]
    assert over["table"] == table
    assert isinstance(over["n"], int)
    [looked] = [line for line in log if line.get("request") == asked]
    assert (looked["message"], looked["operation"], looked["status"]) == ("answered GET", "list_rules", 200)
    taken = [line for line in log if line.get("operation") == "take_seat"]
    assert [line["table"] for line in taken] == [table]


def test_a_failure_is_in_the_log_with_its_request(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seen: list[str] = []

    async def broken(tables: list[str]) -> None:
        seen.append(REQUEST.get())
        raise RuntimeError("out of luck")

    monkeypatch.setattr(server.app.state.rooms.store, "summaries", broken)
    with server.http() as http:
        answer = http.get(f"{API}/tables")
    assert answer.status_code == 500
    assert [answer.headers["x-request-id"]] == seen
    deadline = time.monotonic() + PATIENCE
    while not any(record.exc_info for record in caplog.records) and time.monotonic() < deadline:
        time.sleep(0.01)  # it is written after the answer
    [failed] = [record for record in caplog.records if record.exc_info]
    line = json.loads(JsonLines().format(failed))
    assert "RuntimeError: out of luck" in line["traceback"]


def test_lines_of_the_log_are_objects() -> None:
    def line(name: str, text: str, *values: object) -> dict[str, Any]:
        record = logging.LogRecord(name, logging.ERROR, "", 0, text, values, None)
        whole: dict[str, Any] = json.loads(JsonLines().format(record))
        return whole

    told = line("oyez.server", "cannot store table=%s n=%d: %s", "abc", 7, "OSError: no space left")
    assert (told["message"], told["table"], told["n"]) == ("cannot store: OSError: no space left", "abc", 7)
    assert "request" not in told
    assert (
        line("uvicorn.error", "a b=1\nc")["message"] == "a b=1\nc"
    )  # not ours: as it is, and still one line


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_tells_everybody_and_loses_nothing(tmp_path: Path, number: int) -> None:
    process = Process(tmp_path, "--port", "0", "--pace", "none")
    try:
        with process.http() as http:
            # A game too long to be over before the signal comes.
            table, keys = new_table(http, "me", "me", "bot", game="fief", respond=0)
        async with (
            seated(process.address, table, keys[0]) as one,
            seated(process.address, table, keys[1]) as two,
        ):
            playing = [asyncio.create_task(person.play_out(Random(n))) for n, person in enumerate((one, two))]
            while len(one.accepted) + len(two.accepted) < 6:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
            code, said = await asyncio.to_thread(process.stop, number)
            ends = await asyncio.gather(*playing, return_exceptions=True)
    finally:
        process.kill()
    assert (code, said) == (0, "Oyez has stopped; every game goes on with the next start.\n")
    for end in ends:
        assert isinstance(end, ConnectionClosed)
        assert end.rcvd is not None
        assert end.rcvd.code == 1012  # "service restart": come back
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        log = database.execute("SELECT seat, action FROM log ORDER BY number").fetchall()
    # Numbers that a seat is told leave out what it may not know of, so it is their order that counts.
    for seat, person in enumerate((one, two)):
        stored = iter([action for author, action in log if author == seat])
        assert all(action in stored for _, action in sorted(person.accepted.items()))
