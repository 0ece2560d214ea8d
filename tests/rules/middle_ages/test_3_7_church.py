"""M-3.7: Church and the Extra Coins."""

from __future__ import annotations

import pytest

from oyez.games.middle_ages.tables import ESTATES
from tests.rule import rule
from tests.rules.middle_ages.table import stage, taking


@rule("M-3.7-01")
def test_a_token_goes_under_an_estate_that_has_none() -> None:
    table = taking("Church", extra_coins={"Red": ["Mill"]})
    table.refuses("Red coin Mill").play("Red coin Field")
    table.expect(
        events=["Red coined Field"],
        state={"extra_coins.Red": ["Field", "Mill"], "supply.extra_coins": 6},
    )


@rule("M-3.7-01")
def test_the_printed_case_three_coins_for_each_village_and_rampart() -> None:
    boards = {"Red": {"Rampart": 2, "Village": 1}}
    table = taking("Village", boards=boards, extra_coins={"Red": ["Village"]})
    table.expect(events=["Red earned Village 12"])


@rule("M-3.7-01")
@pytest.mark.parametrize("estate", ESTATES)
def test_each_counted_tile_pays_one_more_from_then_on(estate: str) -> None:
    boards = {"Red": dict.fromkeys(ESTATES, 1)}
    before = stage(boards=boards).get(f"income.Red.{estate}")
    after = stage(boards=boards, extra_coins={"Red": [estate]}).get("income.Red")
    tiles = 2 if estate in ("Village", "Rampart", "Market", "Barracks") else 1
    assert after[estate] == before + tiles
    others = stage(boards=boards).get("income.Red")
    assert {name: coins for name, coins in after.items() if name != estate} == {
        name: coins for name, coins in others.items() if name != estate
    }


@rule("M-3.7-02")
def test_three_coins_for_each_church() -> None:
    table = taking("Church", boards={"Red": {"Church": 1, "Palace": 2, "Field": 3}})
    table.play("Red coin Field").expect(events=["Red earned Church 6"], state={"coins.Red": 6})
