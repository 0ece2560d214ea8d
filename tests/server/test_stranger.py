"""The example of a bot written by a stranger plays whole games against a real server."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.people import new_table
from tests.server.running import PATIENCE, Process, Running, environment, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "stranger_bot.py"


def stranger(link: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, EXAMPLE, link],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )


def ends(bot: subprocess.Popen[str]) -> tuple[str, str]:
    try:
        return bot.communicate(timeout=2 * PATIENCE)
    finally:
        bot.kill()


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


def test_it_plays_a_game_with_a_key_and_another_one_in_an_open_seat(
    server: Running, http: httpx.Client
) -> None:
    table, [key] = new_table(http, "me", "open", "bot")
    link = f"{server.address}/table/{table}"
    bots = [stranger(f"{link}#key={key}"), stranger(link)]
    said = [ends(bot) for bot in bots]
    assert [errors for _, errors in said] == ["", ""]
    summary = http.get(f"/api/v1/tables/{table}").json()
    assert summary["status"] == "over"
    assert summary["seats"][1]["name"] == "Stranger"
    told = [out for out, _ in said]
    assert told == ["won\n" if seat in summary["winners"] else "lost\n" for seat in (0, 1)]


def test_it_plays_fief_though_it_never_heard_of_it(tmp_path: Path) -> None:
    """Three strangers among themselves: every question is answered, at secret moments too."""
    with running(tmp_path, second=0.01) as server, server.http() as http:
        options = {"round_limit": "1"}
        table, keys = new_table(http, "me", "me", "me", game="fief", options=options)
        bots = [stranger(f"{server.address}/table/{table}#key={key}") for key in keys]
        said = [ends(bot) for bot in bots]
        assert http.get(f"/api/v1/tables/{table}").json()["status"] == "over"
    assert all(out in ("won\n", "lost\n") for out, _ in said)
    assert not [errors for _, errors in said if "Traceback" in errors]


def test_it_comes_back_after_a_restart(tmp_path: Path) -> None:
    process = Process(tmp_path, "--port", "0", "--pace", "none")
    port = process.address.rsplit(":", 1)[1]
    bots: list[subprocess.Popen[str]] = []
    try:
        with process.http() as http:
            table, keys = new_table(http, "me", "me")
            bots = [stranger(f"{process.address}/table/{table}#key={key}") for key in keys]
            wait_for_plays(http, table, 3)
        process.stop()
        process = Process(tmp_path, "--port", port, "--pace", "none")
        for one in bots:
            out, errors = ends(one)
            assert out in ("won\n", "lost\n"), errors
        with process.http() as http:
            assert http.get(f"/api/v1/tables/{table}").json()["status"] == "over"
    finally:
        process.kill()
        for one in bots:
            one.kill()


def wait_for_plays(http: httpx.Client, table: str, enough: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while http.get(f"/api/v1/tables/{table}").json()["plays"] < enough:
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize("key", ["wrong", ""])
def test_a_seat_that_is_not_its_own_is_refused_in_a_sentence(
    server: Running, http: httpx.Client, key: str
) -> None:
    table, _ = new_table(http, "me", "me")
    out, errors = ends(stranger(f"{server.address}/table/{table}#key={key}"))
    assert out == ""
    assert ("opens no seat" if key else "No seat is open.") in errors
    assert "Traceback" not in errors
