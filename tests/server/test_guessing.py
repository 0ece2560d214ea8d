"""Guessing passwords: who does it waits, the owner of the name does not, and common ones are refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from oyez.server.people.common_passwords import require_uncommon
from oyez.server.people.guessing import BUDGET, FREE, LONGEST, QUEUE, Guesser, Guessing, pause_after
from oyez.server.people.origin import DEVICE
from oyez.server.problems import Problem
from oyez.server.storage.store import Store, open_store
from tests.server.running import Running, running
from tests.server.visitors import API, PASSWORD, Visitor, code

NOW = 1_429_000_000.0
STRANGER = Guesser("stranger", "203.0.113.1")
DEVICE_ = Guesser("device", "device:token")


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "oyez.db")
    yield store
    await store.close()


async def wait_of(guessing: Guessing, guesser: Guesser, name: str = "ada") -> int:
    """Seconds that it has to wait; 0: it was allowed."""
    try:
        await guessing.attempt(name, guesser)
    except Problem as problem:
        assert problem.code == "too-many"
        assert problem.wait is not None
        return problem.wait
    return 0


async def test_who_guesses_waits_longer_and_longer(store: Store) -> None:
    clock = Clock()
    guessing = Guessing(store, counts=True, clock=clock)
    assert [await wait_of(guessing, STRANGER) for _ in range(FREE)] == [0] * FREE
    for seconds in (1, 2, 4, 8):
        assert await wait_of(guessing, STRANGER) == seconds
        clock.now += seconds
        assert await wait_of(guessing, STRANGER) == 0
    assert await wait_of(guessing, STRANGER, "bob") == 0, "another name"
    assert await wait_of(guessing, Guesser("stranger", "203.0.113.2")) == 0, "another network"
    clock.now += 16
    assert await wait_of(guessing, STRANGER) == 0
    await guessing.was_right("ada", STRANGER)
    assert await wait_of(guessing, STRANGER) == 0, "who was right begins anew"
    assert pause_after(10_000) == LONGEST


async def test_many_networks_at_one_name_have_to_queue(store: Store) -> None:
    clock = Clock()
    guessing = Guessing(store, counts=True, clock=clock)
    for number in range(BUDGET):
        assert await wait_of(guessing, Guesser("stranger", f"network {number}")) == 0
    assert await wait_of(guessing, Guesser("stranger", "another")) == QUEUE
    assert await wait_of(guessing, Guesser("stranger", "another"), "bob") == 0
    clock.now += QUEUE
    assert await wait_of(guessing, Guesser("stranger", "another")) == 0
    assert await wait_of(guessing, Guesser("network", "of the owner")) == 0
    assert await wait_of(guessing, DEVICE_) == 0


async def test_a_known_device_is_slowed_by_its_own_mistakes_only(store: Store) -> None:
    guessing = Guessing(store, counts=True, clock=Clock())
    for number in range(2 * BUDGET):
        await wait_of(guessing, Guesser("stranger", f"network {number}"))
    assert [await wait_of(guessing, DEVICE_) for _ in range(FREE + 1)] == [0] * FREE + [1]


async def test_many_at_once_find_no_gap(store: Store) -> None:
    """Each attempt counts before the password is looked at."""
    guessing = Guessing(store, counts=True, clock=Clock())
    waits = await asyncio.gather(*(wait_of(guessing, STRANGER) for _ in range(4 * FREE)))
    assert waits.count(0) == FREE


def visitor(server: Running, address: str) -> Visitor:
    return Visitor(server.address, **{"X-Forwarded-For": address})


def test_nobody_shuts_the_owner_out(tmp_path: Path) -> None:
    """Wrong passwords from sixty networks; then the right one from the owner."""
    with running(tmp_path, rates={}) as server:
        server.app.state.accounts.guessing.clock = Clock()  # stands still
        with visitor(server, "203.0.113.1") as owner:
            assert owner.claim("Ada").status_code == 201
            with visitor(server, "") as thief:
                answers = []
                for number in range(BUDGET + 10):
                    thief.headers["X-Forwarded-For"] = f"198.51.100.{number}"
                    answers.append(thief.sign_in("Ada", "a wrong one"))
            assert code(answers[-1]) == (429, "too-many")
            assert int(answers[-1].headers["retry-after"]) == QUEUE
            with visitor(server, "203.0.113.1") as elsewhere:
                assert elsewhere.sign_in("Ada").status_code == 201, "a new browser at the owner's network"
            owner.headers["X-Forwarded-For"] = "192.0.2.77"
            assert owner.sign_in("Ada").status_code == 201, "the owner's browser on a journey"
            with visitor(server, "192.0.2.78") as stranger:
                assert stranger.sign_in("Ada").status_code == 429, "whom nobody knows waits half a minute"
                server.app.state.accounts.guessing.clock.now += QUEUE
                assert stranger.sign_in("Ada").status_code == 201


def test_a_browser_is_known_by_its_cookie(tmp_path: Path) -> None:
    """It is made anew with every sign-in, and serves everybody who signs in with this browser."""
    with running(tmp_path, rates={"sign-in": (1, 300)}) as server, visitor(server, "203.0.113.1") as home:
        home.claim("Ada")
        answer = home.claim("Bob")
        for word in ("HttpOnly", "SameSite=lax", "Max-Age=34560000"):
            assert any(DEVICE in one and word in one for one in answer.headers.get_list("set-cookie"))
        first = home.cookies[DEVICE]
        for name in ("Ada", "Bob", "Ada", "Bob"):
            assert home.sign_in(name).status_code == 201, "the limit of its address is not for known devices"
        assert home.cookies[DEVICE] != first
        with visitor(server, "203.0.113.1") as other:
            other.cookies[DEVICE] = first
            assert other.sign_in("Ada").status_code == 201
            other.cookies.delete(DEVICE)
            assert other.sign_in("Ada").status_code == 429


def test_a_new_password_forgets_other_devices(tmp_path: Path) -> None:
    with running(tmp_path, rates={}) as server, visitor(server, "203.0.113.1") as home:
        home.claim("Ada")
        with visitor(server, "203.0.113.2") as other:
            other.sign_in("Ada")
            change = {"old": PASSWORD, "new": "a longer sesame"}
            assert home.put(f"{API}/me/password", json=change).status_code == 204
            server.app.state.accounts.guessing.clock = Clock()
            wrong = [other.sign_in("Ada", "no").status_code for _ in range(FREE + 1)]
            assert wrong == [403] * FREE + [429]
            with visitor(server, "203.0.113.2") as third:
                assert third.sign_in("Ada", "no").status_code == 429, (
                    "counted by its network, so it is unknown"
                )
            assert home.sign_in("Ada", "a longer sesame").status_code == 201


@pytest.mark.parametrize(
    "password",
    [
        *("password", "Passw0rd", "12345678", "qwertyuiop", "aaaaaaaa", "iloveyou1"),
        *("Jadwiga1", "oyezoyez", "oyez1234", "castle.example.org", "castle2024"),
    ],
)
def test_common_passwords_are_refused(password: str) -> None:
    with pytest.raises(Problem, match="one of the first"):
        require_uncommon(password, "Jadwiga", ["castle.example.org"])


@pytest.mark.parametrize("password", [PASSWORD, "tr0mbone under glass", "x7#kQ9!pLw", "żółta łódź na stawie"])
def test_other_passwords_are_not(password: str) -> None:
    require_uncommon(password, "Jadwiga", ["castle.example.org"])
    require_uncommon(password * 5, "Jadwiga", [])


def test_a_common_password_opens_no_account(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server.address) as one:
        assert code(one.claim("Ada", "password")) == (422, "weak-password")
        assert one.claim("Ada").status_code == 201
        change = {"old": PASSWORD, "new": "12345678"}
        assert code(one.put(f"{API}/me/password", json=change)) == (422, "weak-password")
