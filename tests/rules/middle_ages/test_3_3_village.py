"""M-3.3: Village."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.middle_ages.table import taking


@rule("M-3.3-01")
def test_one_tile_of_the_cemetery_returns_to_its_column() -> None:
    table = taking("Village", cemeteries={"Red": [44, 10, 1]}, boards={"Red": [2]})
    table.refuses("Red return 2", "Red return 18", "Red return 45")
    table.play("Red return 1")
    table.expect(
        events=["Red returned 1"],
        state={"boards.Red.Field": [2, 1], "cemeteries.Red": [44, 10], "counts.Red.Village": 1},
    )


@rule("M-3.3-01")
def test_the_returned_tile_triggers_nothing() -> None:
    """A Barracks that returns attacks nobody and a Market counts no Chests."""
    for tile in ("Barracks", "Market+chest", "Mill", "Field+farmer", "Church"):
        table = taking("Village", cemeteries={"Red": [tile]}, boards={"Blue": ["Field"]}, coins={"Blue": 4})
        table.play(f"Red return {table.get('cemeteries.Red.0')}")
        table.expect(
            asked=["Blue"],
            no_events=["* destroyed", "* paid", "Red counted", "Red earned Market", "Red earned Mill"],
            state={"coins": [2, 4, 0], "cemeteries.Red": []},
        )


@rule("M-3.3-02")
def test_two_coins_for_each_village_and_rampart() -> None:
    """The printed case: 2 Ramparts and the first Village pay 6."""
    table = taking("Village", boards={"Red": {"Rampart": 2, "Field": 2, "Barracks": 1}})
    table.expect(events=["Red earned Village 6"], state={"coins.Red": 6})


@rule("M-3.3-02")
def test_the_income_counts_the_tile_that_returned() -> None:
    table = taking("Village", cemeteries={"Red": [25, 1]}, boards={"Red": ["Village"]})
    table.play("Red return 25").expect(events=["Red returned 25", "Red earned Village 6"])
    table = taking("Village", cemeteries={"Red": [25, 1]}, boards={"Red": ["Village"]})
    table.play("Red return 1").expect(events=["Red returned 1", "Red earned Village 4"])
