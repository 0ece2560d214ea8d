"""M-3.8: Palace and the Plot tokens."""

from __future__ import annotations

import pytest

from oyez.games.middle_ages.tables import ESTATES
from tests.rule import rule
from tests.rules.middle_ages.table import taking

# Estates whose Income shows the type already, read off the ledger.
SHOWN = {
    "Field": ["Field", "Rampart"],
    "Mill": ["Mill", "Market"],
    "Village": ["Village", "Barracks"],
    "Rampart": ["Village", "Rampart"],
    "Market": ["Market"],
    "Barracks": ["Barracks"],
    "Church": ["Church"],
    "Palace": ["Palace"],
}


@rule("M-3.8-01")
def test_a_token_adds_its_type_to_the_income_of_its_estate() -> None:
    table = taking("Palace", boards={"Red": {"Field": 3, "Mill": 2}})
    table.play("Red plot Field").refuses("Red under Field", "Red under Rampart")
    table.expect(state={"income.Red.Mill": 4})
    table.play("Red under Mill").expect(
        events=["Red plotted Field Mill"],
        state={
            "plots.Red.Mill": "Field",
            "supply.plots": {"lacks": "Field", "length": 7},
            "income.Red.Mill": 2 * (2 + 3),
        },
    )


@rule("M-3.8-01")
def test_one_token_for_each_estate() -> None:
    table = taking("Palace", plots={"Red": {"Mill": "Field"}})
    table.refuses("Red plot Field")
    table.play("Red plot Church").refuses("Red under Mill")
    table.expect(offers={"Red": ["under Field", "under Palace"]})


@rule("M-3.8-01")
def test_a_token_without_any_place_is_not_offered() -> None:
    hosts = {"Market": "Field", "Barracks": "Mill", "Church": "Village", "Palace": "Market", "Mill": "Church"}
    table = taking("Palace", plots={"Red": {**hosts, "Field": "Palace"}})
    table.expect(options={"Red": ["plot Barracks"]})  # Rampart: only Village and Rampart are free
    table.play("Red plot Barracks").expect(options={"Red": ["under Village", "under Rampart"]})


@rule("M-3.8-02")
def test_three_coins_for_each_palace() -> None:
    table = taking("Palace", boards={"Red": {"Palace": 1, "Church": 2}})
    table.play("Red plot Mill", "Red under Field").expect(events=["Red earned Palace 6"])


@rule("M-3.8-03")
@pytest.mark.parametrize(("token", "number"), list(zip(ESTATES, (6, 6, 6, 6, 7, 7, 7, 7), strict=True)))
def test_where_each_token_may_go(token: str, number: int) -> None:
    table = taking("Palace").play(f"Red plot {token}")
    places = [f"under {estate}" for estate in ESTATES if estate not in SHOWN[token]]
    assert len(places) == number
    table.expect(options={"Red": places})
