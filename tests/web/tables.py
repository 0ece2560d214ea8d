"""Tables made over the API, for tests that are about something else."""

from __future__ import annotations

import json

import httpx2 as httpx
from websockets.sync.client import connect

from tests.server.running import live_address

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
    _watch_out(live_address(str(http.base_url), table))
    return table


def _watch_out(address: str) -> None:
    """Bots alone play only while somebody watches."""
    with connect(address, open_timeout=PATIENCE) as guest:
        guest.send(json.dumps({"type": "watch"}))
        message = {"status": ""}
        while message.get("status") != "over":
            message = json.loads(guest.recv(PATIENCE))


def two_people(http: httpx.Client) -> tuple[str, list[str]]:
    """A table of two people without bots, so that nobody moves by themselves; the keys by seat."""
    seats = [{"kind": "me", "name": "Marguerite"}, {"kind": "me", "name": "Jan"}]
    made = http.post("/api/v1/tables", json={"game": "middle-ages", "seats": seats})
    assert made.status_code == 201, made.text
    body = made.json()
    return str(body["id"]), [str(one["key"]) for one in sorted(body["keys"], key=lambda one: one["seat"])]
