"""M-3.5: Market."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.middle_ages.table import taking


@rule("M-3.5-01")
def test_chests_anywhere_on_the_own_board_pay() -> None:
    boards = {"Red": ["Palace+chest", "Field+chest", "Mill+farmer"], "Blue": ["Mill+chest"]}
    table = taking("Market+chest", boards=boards, cemeteries={"Red": ["Church+chest"]})
    table.expect(events=["Red counted Market 3"], state={"chests.Red": 3})


@rule("M-3.5-01")
def test_without_a_chest_the_effect_pays_nothing() -> None:
    taking("Market+farmer").expect(events=["Red counted Market 0", "Red earned Market 2"])


@rule("M-3.5-02")
def test_two_coins_for_each_mill_and_market() -> None:
    table = taking("Market", boards={"Red": {"Mill": 3, "Market": 1, "Church": 1}, "Blue": {"Mill": 1}})
    table.expect(events=["Red earned Market 10"], state={"coins.Red": 10})
