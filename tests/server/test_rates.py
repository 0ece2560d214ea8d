"""Limits by address: how much is too much, for how long, and for whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.server.people.doorkeeper import Doorkeeper, network_of
from oyez.server.people.rates import RATES, SENTENCES
from oyez.server.problems import Problem
from tests.server.running import running
from tests.server.visitors import API, Visitor, code, last_word


async def test_beyond_the_rate_one_is_told_how_long_to_wait() -> None:
    door = Doorkeeper({"table": (3, 60)})
    for _ in range(3):
        await door.admit("table", "one")
    with pytest.raises(Problem) as refused:
        await door.admit("table", "one")
    assert refused.value.code == "too-many"
    assert refused.value.wait is not None
    assert 1 <= refused.value.wait <= 60
    assert f"wait {refused.value.wait} seconds" in refused.value.message
    await door.admit("table", "another")
    await door.admit("seat", "one")


async def test_without_rates_everything_is_let_through() -> None:
    door = Doorkeeper(None)
    for _ in range(2_000):
        await door.admit("sign-in", "one")


def test_every_rate_has_its_sentence() -> None:
    assert set(RATES) == set(SENTENCES)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("64:ff9b::203.0.113.9", "203.0.113.9"),
        ("64:ff9b:1::203.0.113.9", "64:ff9b:1::"),
        (None, "unknown"),
        ("unix", "unix"),
    ],
)
def test_a_household_counts_as_one(host: str | None, network: str) -> None:
    assert network_of(host) == network


def test_who_tries_passwords_has_to_wait_and_others_do_not(tmp_path: Path) -> None:
    rates = {"sign-in": (5, 300), "account": (2, 300), "table": (2, 300), "seat": (2, 300)}
    with (
        running(tmp_path, rates=rates) as server,
        Visitor(server.address, **{"X-Forwarded-For": "203.0.113.1"}) as one,
        Visitor(server.address, **{"X-Forwarded-For": "203.0.113.2"}) as other,
    ):
        assert other.claim("Target").status_code == 201
        tries = [one.sign_in("Target", f"guess {number}") for number in range(6)]
        assert [answer.status_code for answer in tries] == [403] * 5 + [429]
        assert 1 <= int(tries[-1].headers["retry-after"]) <= 300
        assert code(tries[-1]) == (429, "too-many")
        assert other.sign_in("Target").status_code == 201, "from elsewhere one is not held up"
        assert [one.claim(f"Name {number}").status_code for number in range(3)] == [201, 201, 429]
        wish = {"game": "middle-ages", "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]}
        made = [one.post(f"{API}/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        table = made[0].json()["id"]
        assert [one.take(table, seat).status_code for seat in range(3)] == [201, 201, 429]


async def test_requests_connections_and_lines(tmp_path: Path) -> None:
    rates = {"request": (20, 300), "connection": (3, 300), "line": (2, 300)}
    with running(tmp_path, rates=rates) as server, Visitor(server.address) as one:
        made = one.make("me", "me")
        first = {"type": "sit", "key": made["keys"][0]["key"]}
        async with one.live(made["id"], **first) as person:
            await person.hear_about("table")
            for text in ("one", "two"):
                await person.say(type="say", text=text)
                await person.hear_about("said")
            await person.say(type="say", text="three")
            assert await person.refusal() == "too-many"
        for _ in range(2):
            async with one.live(made["id"], type="watch") as person:
                await person.hear_about("table")
        async with one.live(made["id"], type="watch") as person:
            assert await last_word(person) == ("too-many", 1008)
        statuses = [one.get(f"{API}/games").status_code for _ in range(20)]
        assert statuses == [200] * 19 + [429]
        assert one.get("/healthz").status_code == 200, "whoever runs the server is not held up"


def test_an_address_is_taken_from_trusted_proxies_only(tmp_path: Path) -> None:
    with (
        running(tmp_path, rates={"table": (1, 300)}, proxies="192.0.2.1") as server,
        Visitor(server.address) as one,
    ):
        wish = {"game": "middle-ages", "seats": [{"kind": "open"}, {"kind": "open"}]}
        answers = [
            one.post(f"{API}/tables", json=wish, headers={"X-Forwarded-For": f"203.0.113.{number}"})
            for number in range(2)
        ]
        assert [answer.status_code for answer in answers] == [201, 429]
