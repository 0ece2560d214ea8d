"""M-3.1: Field."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.middle_ages.table import taking


@rule("M-3.1-01")
def test_farmers_anywhere_on_the_own_board_pay() -> None:
    boards = {"Red": ["Mill+farmer", "Church+farmer", "Village+chest", "Market"], "Blue": ["Field+farmer"]}
    table = taking("Field", boards=boards, cemeteries={"Red": ["Barracks+farmer"]})
    table.expect(events=["Red counted Field 2"], state={"farmers.Red": 2})


@rule("M-3.1-01")
def test_without_a_farmer_the_effect_pays_nothing() -> None:
    taking("Field").expect(events=["Red counted Field 0", "Red earned Field 2"], state={"coins.Red": 2})


@rule("M-3.1-02")
def test_two_coins_for_each_field() -> None:
    boards = {"Red": {"Field": 3, "Mill": 2, "Rampart": 2}, "Blue": {"Field": 1}}
    table = taking("Field+chest", boards=boards, cemeteries={"Red": ["Field+farmer"]})
    table.expect(events=["Red earned Field 8"], state={"coins": [8, 0, 0]})
