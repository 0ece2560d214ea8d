"""Tables made over the API, for tests that are about something else."""

from __future__ import annotations

import time

import httpx2 as httpx

PATIENCE = 40


def bots_only(http: httpx.Client) -> str:
    return _played_out(http, "middle-ages", "greedy", {})


def fief_of_bots(http: httpx.Client) -> str:
    return _played_out(http, "fief", "random", {"round_limit": "2"})


def _played_out(http: httpx.Client, game: str, bot: str, options: dict[str, str]) -> str:
    names = ("Agnès", "Baudouin", "Clémence")
    seats = [{"kind": "bot", "bot": bot, "name": name} for name in names]
    made = http.post("/api/v1/tables", json={"game": game, "seats": seats, "options": options})
    assert made.status_code == 201, made.text
    table = str(made.json()["id"])
    until = time.monotonic() + PATIENCE
    while http.get(f"/api/v1/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < until, "the bots do not finish their game"
        time.sleep(0.05)
    return table


def two_people(http: httpx.Client) -> tuple[str, list[str]]:
    """A table of two people without bots, so that nobody moves by themselves; the keys by seat."""
    seats = [{"kind": "me", "name": "Marguerite"}, {"kind": "me", "name": "Jan"}]
    made = http.post("/api/v1/tables", json={"game": "middle-ages", "seats": seats})
    assert made.status_code == 201, made.text
    body = made.json()
    return str(body["id"]), [str(one["key"]) for one in sorted(body["keys"], key=lambda one: one["seat"])]
