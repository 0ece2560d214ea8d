"""M-3.6: Barracks."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.middle_ages.table import taking


@rule("M-3.6-01")
def test_every_rival_with_fewer_ramparts_than_barracks_is_attacked() -> None:
    table = taking(
        "Barracks",
        5,
        boards={
            "Red": ["Barracks"],
            "Blue": ["Church", "Mill"],
            "Green": {"Rampart": 1, "Palace": 1},
            "Yellow": {"Rampart": 2, "Field": 1},
            "Purple": {"Rampart": 3, "Field": 1},
        },
        coins={"Blue": 9, "Green": 9, "Yellow": 9, "Purple": 9},
    )
    table.expect(
        events=["Blue destroyed 10 Red", "Blue paid Red 2", "Green destroyed 25 Red", "Green paid Red 2"],
        no_events=["Yellow destroyed", "Yellow paid", "Purple destroyed", "Purple paid", "Red destroyed"],
        state={"cemeteries": [[], [10], [25], [], []], "coins": [8, 7, 7, 9, 9]},
    )


@rule("M-3.6-01")
def test_ramparts_in_a_cemetery_defend_nobody() -> None:
    table = taking("Barracks", 2, boards={"Blue": ["Field"]}, cemeteries={"Blue": [25]}, coins={"Blue": 2})
    table.expect(state={"cemeteries.Blue": [25, 1], "coins": [4, 0]})


@rule("M-3.6-01")
def test_the_own_ramparts_do_not_matter() -> None:
    table = taking("Barracks", 2, boards={"Red": {"Rampart": 3}, "Blue": {"Rampart": 1}}, coins={"Blue": 2})
    table.expect(no_events=["* destroyed", "* paid"], state={"coins": [2, 2]})


@rule("M-3.6-02")
def test_two_coins_for_each_village_and_barracks() -> None:
    boards = {"Red": {"Village": 2, "Barracks": 1, "Rampart": 2}, "Blue": {"Rampart": 2}}
    table = taking("Barracks", 2, boards=boards)
    table.expect(events=["Red earned Barracks 8"], state={"coins.Red": 8})
