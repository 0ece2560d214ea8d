"""Presets that somebody saves in his account: kept for him alone, checked by the rules, bounded."""

from __future__ import annotations

from typing import Any

import httpx2 as httpx
import pytest

from oyez.server.people.presets import LARGEST, MOST
from tests.server.visitors import API, PASSWORD, Visitor, code, visiting

ada = visiting("ada")
bob = visiting("bob")

PRESETS = f"{API}/me/presets"
TACTICS = {"edition": "fr2015", "tactics": "on"}


def save(
    visitor: Visitor, name: str, options: dict[str, str] | None = None, game: str = "fief"
) -> httpx.Response:
    return visitor.put(PRESETS, json={"game": game, "name": name, "options": options or {}})


def kept(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get(PRESETS).json()["presets"]
    return found


def test_saved_replaced_and_deleted(ada: Visitor, bob: Visitor) -> None:
    ada.claim("Preset-Ada")
    bob.claim("Preset-Bob")
    assert kept(ada) == []
    assert save(ada, " Our   evening ", TACTICS).status_code == 200
    save(ada, "Our evening", game="middle-ages")
    ours = {"game": "fief", "name": "Our evening", "options": TACTICS}
    other = {"game": "middle-ages", "name": "Our evening", "options": {}}
    assert kept(ada) == [ours, other]
    assert kept(bob) == [], "somebody else's"

    answer = save(ada, "Our evening", {"tactics": "on"})
    assert answer.json()["presets"] == [ours | {"options": {"tactics": "on"}}, other]
    where = {"game": "fief", "name": "Our evening"}
    assert code(bob.delete(PRESETS, params=where)) == (404, "unknown-preset")
    assert ada.delete(PRESETS, params=where).json()["presets"] == [other]
    assert code(ada.delete(PRESETS, params=where)) == (404, "unknown-preset")


def test_a_stranger_has_none(ada: Visitor) -> None:
    assert code(ada.get(PRESETS)) == (401, "sign-in")
    assert code(save(ada, "x")) == (401, "sign-in")
    assert code(ada.delete(PRESETS, params={"game": "fief", "name": "x"})) == (401, "sign-in")


@pytest.mark.parametrize(
    ("name", "options", "game", "problem"),
    [
        ("x", {"edition": "1789"}, "fief", "bad-options"),
        ("x", {"no_such": "on"}, "fief", "bad-options"),
        ("x", {"numbers": "a" * 12_001, "tiles": "b" * 12_001}, "fief", "bad-options"),
        ("x", {"numbers": "a" * 20_001}, "fief", "malformed"),
        ("x", {}, "chess", "unknown-game"),
        ("x" * 41, {}, "fief", "malformed"),
        ("\u200b", {}, "fief", "malformed"),
    ],
)
def test_what_no_table_could_be_made_with(
    ada: Visitor, name: str, options: dict[str, str], game: str, problem: str
) -> None:
    ada.claim("Preset-Wrong")
    ada.sign_in("Preset-Wrong")
    assert code(save(ada, name, options, game))[1] == problem
    assert kept(ada) == []


def test_an_account_keeps_so_many(ada: Visitor) -> None:
    ada.claim("Preset-Many")
    for number in range(MOST):
        save(ada, f"{number:02}")
    assert code(save(ada, "one more")) == (409, "too-many-presets")
    assert save(ada, "00", TACTICS).status_code == 200, "one that is there can be changed"
    assert [one["name"] for one in kept(ada)] == [f"{number:02}" for number in range(MOST)]
    assert LARGEST * MOST < 1_000_000, "what an account can fill"


def test_they_go_with_the_account(ada: Visitor) -> None:
    ada.claim("Preset-Gone")
    save(ada, "x")
    ada.post(f"{API}/me/close", json={"password": PASSWORD})
    ada.claim("Preset-Gone")
    assert kept(ada) == []
