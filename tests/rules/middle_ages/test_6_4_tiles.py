"""M-6.4: tiles."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import NAMES, at_event, stage, taking


@rule("M-6.4-01")
@pytest.mark.parametrize(
    ("board", "lost"),
    [
        ([1, 2, 3], 3),  # the last added
        ([49, 2, 10, 1], 1),  # the leftmost column, whatever came last
        ([49, 44, 10, 38], 10),
        ([50, 49], 49),
    ],
)
def test_an_attack_takes_the_last_added_tile_of_the_leftmost_column(board: list[int], lost: int) -> None:
    table = taking("Barracks+farmer", 2, boards={"Blue": board})
    table.expect(events=[f"Blue destroyed {lost} Red"], state={"cemeteries.Blue": [lost]})


@rule("M-6.4-01")
def test_a_returned_tile_is_added_last() -> None:
    rows = {1: ["Village", "Barracks"]}
    table = stage(2, rows=rows, boards={"Red": [1, 2]}, cemeteries={"Red": [3]})
    table.play("Red move 2-1", "Red return 3").expect(state={"boards.Red.Field": [1, 2, 3]})
    table.play("Blue move 2-2").expect(events=["Red destroyed 3 Blue"])


@rule("M-6.4-02")
def test_a_new_village_is_placed_before_its_effect() -> None:
    table = taking("Village", cemeteries={"Red": [19]})
    table.expect(state={"boards.Red.Village": [18]})
    table.play("Red return 19").expect(
        state={"boards.Red.Village": [18, 19]}, events=["Red earned Village 4"]
    )


@rule("M-6.4-03")
def test_a_village_must_return_a_tile_if_there_is_one() -> None:
    table = taking("Village", cemeteries={"Red": [1]})
    table.expect(options={"Red": ["return 1"]}).refuses("Blue move 2-2")


@rule("M-6.4-03")
def test_restoration_is_mandatory_and_passes_over_empty_cemeteries() -> None:
    table = at_event("Restoration", cemeteries={"Blue": [1]})
    table.expect(asked=["Blue"], options={"Blue": ["return 1"]})
    table.play("Blue return 1").expect(asked=["Red"], prompt={"Red": "move-lord"})
    at_event("Restoration").expect(
        no_events=["* restored"], events=["event-applied Restoration", "round-began 5"]
    )


@rule("M-6.4-04")
def test_a_rival_without_tiles_only_pays() -> None:
    table = taking("Barracks", 2, coins={"Blue": 3})
    table.expect(
        events=["Blue paid Red 2"],
        no_events=["Blue destroyed"],
        state={"coins": [4, 1], "cemeteries.Blue": []},
    )


@rule("M-6.4-05")
@pytest.mark.parametrize("attacker", [0, 1, 2])
def test_all_comparisons_come_before_all_losses(attacker: int) -> None:
    """The same whoever sits where: each rival is compared once, by what he had before."""
    me, weak, equal = (NAMES[(attacker + step) % 3] for step in range(3))
    boards = {me: ["Barracks"], weak: {"Rampart": 1, "Mill": 1}, equal: {"Rampart": 2}}
    lords = {me: "1-1", weak: "1-2", equal: "1-3"}
    table = stage(rows={1: ["Barracks"]}, lords=lords, boards=boards, coins={weak: 5, equal: 5})
    table.play(f"{me} move 2-1").expect(
        events=[f"{weak} destroyed 10", f"{weak} paid {me} 2"],
        no_events=[f"{equal} paid", f"{equal} destroyed"],
        state={f"coins.{me}": 2 + 4, f"coins.{weak}": 3, f"coins.{equal}": 5, f"counts.{weak}.Rampart": 1},
    )


@rule("M-6.4-05")
@pytest.mark.parametrize("miller", [0, 1, 2])
def test_equal_mills_are_safe(miller: int) -> None:
    me, fewer, equal = (NAMES[(miller + step) % 3] for step in range(3))
    boards = {me: ["Mill"], fewer: ["Mill"], equal: {"Mill": 2}}
    lords = {me: "1-1", fewer: "1-2", equal: "1-3"}
    table = stage(rows={1: ["Mill"]}, lords=lords, boards=boards, coins={fewer: 1, equal: 1})
    table.play(f"{me} move 2-1").expect(
        state={f"coins.{me}": 1 + 4, f"coins.{fewer}": 0, f"coins.{equal}": 1}
    )


@rule("M-6.4-06")
def test_for_an_event_the_owner_chooses_among_different_tiles() -> None:
    table = at_event("Earthquake", boards={"Red": [27, 30, 28]})
    table.expect(options={"Red": ["lose 27", "lose 30", "lose 28"]}).play("Red lose 27")
    table.expect(state={"boards.Red.Rampart": [30, 28], "cemeteries.Red": [27]})


@rule("M-6.4-06", "M-2.6-07")
def test_of_identical_tiles_the_last_added_is_lost_without_asking() -> None:
    table = at_event("Earthquake", boards={"Red": [28, 29, 27], "Blue": [25]})
    table.expect(
        events=["Red lost 27 Earthquake", "Blue lost 25 Earthquake"],
        state={"boards.Red.Rampart": [28, 29]},
        prompt={"Red": "move-lord"},
    )
