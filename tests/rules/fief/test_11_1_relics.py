"""Fief 11.1: Holy relics. Taking them and passing them on."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import NOBODY
from oyez.games.fief.rules.board.tables import PRINCIPAL, RELICS, VILLAGES
from tests.rule import rule
from tests.rules.fief.marching import go, moving
from tests.rules.fief.moments import acts, asked, holy, quiet, why
from tests.rules.fief.table import EDITIONS, fresh, state

PRINCIPALS = {"sigy", "blaye", "tournus", "st-gerome", "bourg"}


@rule("F-11.1-01", "F-S-19", "F-C-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_relic_lies_open_on_each_principal_village(edition: str) -> None:
    """EN: from the beginning; FR and PL: once all have placed their pieces."""
    table = fresh(edition=edition, flags={"holy_relics": True})
    assert {VILLAGES[village] for village in PRINCIPAL} == PRINCIPALS
    laid = {table.get(f"relics.{relic}") for relic in RELICS}
    assert laid == (PRINCIPALS if edition == "en2014" else {None})
    while table.get("phase") == "setup":
        table.auto()
    assert {table.get(f"relics.{relic}") for relic in RELICS} == PRINCIPALS
    relics: Any = table.view("Blue")["relics"]
    assert sorted(VILLAGES[relic["village"]] for relic in relics) == sorted(PRINCIPALS)
    plain = fresh(edition=edition)
    assert {plain.get(f"relics.{relic}") for relic in RELICS} == {None}


@rule("F-11.1-02", "F-11.1-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("titles", "row"),
    [
        (["bishop-4"], ""),
        (["bishop-5"], "F-11.1-03"),
        (["bishop-5", "cardinal-1"], ""),
        (["bishop-5", "pope"], ""),
        (["fief-bourg", "king"], "F-11.1-02"),
    ],
)
def test_first_only_the_bishop_of_the_place_a_cardinal_or_the_pope(
    edition: str, titles: list[str], row: str
) -> None:
    table = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": titles},
        relics={"grail": "bourg"},
    )
    assert acts(table, "Red", "take-relic") == ([] if row else ["take-relic grail"])
    assert why(table, "Red take-relic grail") == row
    if not row:
        table.play("Red take-relic grail")
        assert table.get("relics.grail") == "Arthur"
        assert "Red took-relic grail Arthur" in table.events()


@rule("F-11.1-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_when_present_and_free(edition: str) -> None:
    away = holy(
        edition=edition,
        lords={"Red": {"Arthur": "sigy"}},
        titles={"Arthur": ["bishop-4"]},
        relics={"grail": "bourg"},
    )
    assert why(away, "Red take-relic grail") == "F-11.1-02"
    captive = holy(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}},
        captives={"Arthur": "Blue"},
        troops={"Blue": {"bourg": [1, 0]}},
        titles={"Arthur": ["bishop-4"]},
        relics={"grail": "bourg"},
    )
    assert acts(captive, "Red", "take-relic") == []


GUEST: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "bourg"}},
    "titles": {"Arthur": ["bishop-4"]},
    "control": {"bourg": "Blue"},
    "relics": {"grail": "bourg"},
}


@rule("F-11.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_who_controls_and_occupies_the_village_gives_leave(edition: str, answer: str) -> None:
    table = holy(edition=edition, **GUEST)
    table.play("Red take-relic grail")
    assert asked(table, "Blue") == ["accept", "refuse"]
    assert table.events()[-1] == "Red relic-sought grail bourg"
    table.play(f"Blue {answer}")
    assert table.get("relics.grail") == ("Arthur" if answer == "accept" else "bourg")
    if answer == "refuse":
        assert table.events()[-1] == "Blue relic-withheld grail Red"
        assert why(table, "Red take-relic grail") == "F-11.1-04"


@rule("F-11.1-04")
@pytest.mark.parametrize(("edition", "asks"), [("en2014", []), ("fr2015", []), ("pl2015", ["Blue"])])
def test_pl_asks_who_controls_or_occupies(edition: str, asks: list[str]) -> None:
    occupied = holy(edition=edition, **{**GUEST, "control": {"bourg": "Red"}})
    occupied.play("Red take-relic grail")
    assert occupied.asked() == (asks or ["Red"])
    assert occupied.get("relics.grail") == ("bourg" if asks else "Arthur")


@rule("F-11.1-04")
def test_pl_several_hosts_are_asked_one_after_the_other() -> None:
    table = holy(
        edition="pl2015",
        **{**GUEST, "lords": {**GUEST["lords"], "Green": {"Henri": "bourg"}}},
    )
    table.play("Red take-relic grail")
    first = table.asked()[0]
    table.play(f"{first} accept")
    second = table.asked()[0]
    assert {first, second} == {"Blue", "Green"}
    table.play(f"{second} refuse")
    assert table.get("relics.grail") == "bourg"


@rule("F-11.1-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", range(1, 8))
def test_at_any_time_outside_atomic_effects_and_never_a_must(edition: str, phase: int) -> None:
    table = holy(
        edition=edition,
        in_phase=phase,
        active="Green",
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "pugnac"}},
        titles={"Arthur": ["bishop-4"]},
        relics={"grail": "bourg"},
        hands={"Blue": ["assassination"]},
    )
    assert acts(table, "Red", "take-relic") == ["take-relic grail"]
    table.play("Blue play assassination")
    assert acts(table, "Red", "take-relic") == []


@rule("F-11.1-05", "F-11.1-06", "F-11.1-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_costs_no_move_and_moves_with_its_lord_without_limit(edition: str) -> None:
    table = moving(
        edition=edition,
        flags={"holy_relics": True},
        lords={"Red": {"Arthur": "villeneuve"}},
        titles={"Arthur": ["bishop-4"]},
        relics={"grail": "bourg", "eyes": "Arthur", "bone": "Arthur"},
    )
    go(table, "Red lead Arthur", "Red march bourg", "Red take-relic grail", "Red march st-vivien")
    assert table.get("at.Arthur") == "st-vivien"
    assert [table.get(f"relics.{relic}") for relic in ("grail", "eyes", "bone")] == ["Arthur"] * 3
    assert why(table, "Red take-relic grail") == "F-11.1-06"


@rule("F-11.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_inside_a_family_in_the_same_village_without_a_marker(edition: str) -> None:
    table = holy(
        edition=edition,
        markers={"Red": 0},
        lords={"Red": {"Arthur": "sigy", "Blanche": "sigy", "Eric": "sigy", "Henri": "bourg"}},
        captives={},
        relics={"teeth": "Arthur"},
    )
    table.play("Red pass-relic teeth")
    assert asked(table, "Red") == ["bearer Eric", "bearer Blanche"]
    table.play("Red bearer Blanche")
    assert table.get("relics.teeth") == "Blanche"  # a layman, and a lady
    alone = holy(
        edition=edition, lords={"Red": {"Arthur": "sigy", "Henri": "bourg"}}, relics={"teeth": "Arthur"}
    )
    assert why(alone, "Red pass-relic teeth") == "F-11.1-07"


def test_nobody_bears_what_does_not_exist() -> None:
    table = quiet(lords={"Red": {"Arthur": "bourg"}}, titles={"Arthur": ["bishop-4"]})
    assert acts(table, "Red", "take-relic", "pass-relic") == []
    assert state(table).relic_lord == [NOBODY] * len(RELICS)
