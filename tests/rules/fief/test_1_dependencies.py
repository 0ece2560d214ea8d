"""Rules of other sections that phases 1 to 4 lean on, in their short form (F-D)."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.board.tables import VILLAGES
from oyez.games.fief.rules.court.marriages import bar_marry
from oyez.games.fief.rules.opportunities.assassination import bar_judge
from oyez.games.fief.rules.opportunities.persons import bar_inspire
from oyez.games.fief.rules.opportunities.rising_strike import Aftermath
from tests.rule import rule
from tests.rules.fief.court import acts, asked, buying, court, lord
from tests.rules.fief.table import EDITIONS, run, state

HELD: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "bourg", "Eric": "sigy"}},
    "troops": {"Blue": {"bourg": [1, 0]}, "Green": {"bourg": [1, 0]}},
    "captives": {"Arthur": "Blue"},
}


@rule("F-D-11", "F-6.2.3-06")
@pytest.mark.parametrize(("edition", "allowed"), [("en2014", False), ("fr2015", True), ("pl2015", True)])
def test_captives_may_be_handed_to_a_player_with_troops_there(edition: str, allowed: bool) -> None:
    table = buying(**HELD, edition=edition)
    assert ("hand-over Arthur" in acts(table, "Blue")) == allowed
    if allowed:
        table.play("Blue hand-over Arthur")
        if table.prompt("Blue") == "hand-over-to":
            table.play("Blue to 2")
        table.play("Green accept")
        table.expect(state={"captives.Arthur": "Green"})  # who now receives the ransom


@rule("F-D-16", "F-D-17", "F-8.0-03", "F-8.0-04")
@pytest.mark.parametrize(("edition", "markers"), [("en2014", [2, 2]), ("fr2015", [2, 3]), ("pl2015", [2, 3])])
def test_markers_for_cards_and_money(edition: str, markers: list[int]) -> None:
    """EN: who receives money or cards pays; FR and PL: one marker for an exchange of cards, none for money."""
    table = buying(lords={"Red": {"Arthur": "blaye"}}, hands={"Blue": ["tax"]}, edition=edition)
    table.play("Red propose 1", "Red give-deniers 3", "Red want-card tax", "Red submit", "Blue accept")
    table.expect(state={"hands.Red": ["tax"], "deniers.Blue": 8})
    assert table.get("markers")[:2] == markers


@rule("F-D-20", "F-9.1-01", "F-9.1-03")
def test_darc_is_for_an_unmarried_lady_of_any_player() -> None:
    lords = {
        "Red": {"Jeanne": "sigy", "Blanche": "sigy", "Arthur": "sigy"},
        "Blue": {"Henri": "bourg", "Mireille": "bourg"},
    }
    table = court(lords=lords, married=[["Jeanne", "Henri"]])
    g = state(table)
    assert bar_inspire(g, lord("Blanche")) == bar_inspire(g, lord("Mireille")) == ""
    assert bar_inspire(g, lord("Jeanne")) != ""
    assert bar_inspire(g, lord("Arthur")) != ""
    g.darc = lord("Mireille")
    assert bar_marry(g, lord("Mireille")) == "F-1.1-06"


@rule("F-D-23", "F-10.1-17", "F-10.1-18", "F-10.1-19")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("fort", "left"), [("stronghold", "none"), ("city", "city")])
def test_an_uprising_that_killed_all_troops_kills_all_lords_and_ruins_the_place(
    edition: str, fort: str, left: str
) -> None:
    table = court(
        lords={"Red": {"Arthur": "sigy", "Eric": "bourg"}, "Blue": {"Henri": "sigy"}},
        captives={"Henri": "Red"},
        titles={"Arthur": ["fief-sigy"]} if fort == "city" else {},
        forts={"sigy": fort},
        mills={"sigy": 2},
        edition=edition,
    )
    run(table, [Aftermath(VILLAGES.index("sigy"))])
    table.expect(state={"family.Arthur": None, "family.Henri": None, "mills.sigy": 0, "forts.sigy": left})
    assert table.get("titles.Eric") == (["fief-sigy"] if fort == "city" else [])


@rule("F-D-24", "F-10.2.3-03", "F-10.2.3-04")
@pytest.mark.parametrize(("edition", "by_others"), [("en2014", False), ("fr2015", True), ("pl2015", True)])
def test_a_secret_passage_frees_captives_without_ransom(edition: str, by_others: bool) -> None:
    table = buying(**HELD, hands={"Red": ["passage"]}, edition=edition)
    table.play("Red play passage")
    table.expect(state={"captives.Arthur": None, "at.Arthur": "sigy", "deniers.Red": 5})
    table = buying(**HELD, hands={"Green": ["passage"]}, edition=edition)
    assert ("play passage" in table.options("Green")) == by_others


@rule("F-D-26", "F-10.3-03")
@pytest.mark.parametrize(("edition", "dies"), [("en2014", False), ("fr2015", True), ("pl2015", True)])
def test_en_an_assassin_may_fail(edition: str, dies: bool) -> None:
    """The die shows 4."""
    lords = {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "bourg"}}
    table = buying(lords=lords, hands={"Red": ["assassination"]}, edition=edition)
    table.chance(*([] if dies else [3])).play("Red play assassination")
    if asked(table, "Red") and table.prompt("Red") == "choose-prey":
        table.play("Red strike Eric")
    table.expect(state={"family.Eric": None if dies else "Blue", "assassins": ["Arthur"]})


@rule("F-D-27", "F-10.4-01", "F-10.4-02")
def test_justice_is_for_marked_lords_without_a_crown() -> None:
    lords = {"Red": {"Arthur": "sigy", "Eric": "sigy", "Henri": "sigy"}}
    g = state(court(lords=lords, titles={"Eric": ["king"]}, assassins=["Arthur", "Eric"]))
    assert bar_judge(g, lord("Arthur")) == ""
    assert bar_judge(g, lord("Eric")) != ""
    assert bar_judge(g, lord("Henri")) != ""
