"""M-3.2: Mill."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.middle_ages.table import taking


@rule("M-3.2-01")
def test_rivals_with_fewer_mills_give_two_coins() -> None:
    table = taking(
        "Mill",
        5,
        boards={"Red": ["Mill"], "Blue": ["Mill"], "Green": {"Mill": 2}, "Yellow": {"Mill": 3}},
        coins={"Blue": 5, "Green": 5, "Yellow": 5, "Purple": 5},
    )
    table.expect(
        events=["Blue paid Red 2", "Purple paid Red 2", "Red earned Mill 4"],
        no_events=["Green paid", "Yellow paid", "Red paid"],  # as many, more, himself
        state={"coins": [8, 3, 5, 5, 3]},
    )


@rule("M-3.2-01")
def test_mills_in_a_cemetery_do_not_count() -> None:
    table = taking("Mill", 2, cemeteries={"Blue": ["Mill", "Mill"]}, coins={"Blue": 2})
    table.expect(events=["Blue paid Red 2"], state={"coins.Blue": 0})


@rule("M-3.2-02")
def test_two_coins_for_each_mill() -> None:
    table = taking("Mill", 2, boards={"Red": {"Mill": 2, "Market": 3, "Field": 1}, "Blue": {"Mill": 3}})
    table.expect(events=["Red earned Mill 6"], state={"coins": [6, 0]})
