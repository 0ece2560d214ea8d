"""M-2.3: a player's turn."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import at_end, stage, taking

LEFT = ["Field", "Mill", "Village", "Rampart"]
RIGHT = ["Market", "Barracks", "Church", "Palace"]


@rule("M-2.3-01")
def test_the_leftmost_lord_acts_first() -> None:
    lords = {"Red": "1-4", "Blue": "1-1", "Green": "1-3"}
    table = stage(rows={1: ["Field", "-", "Field", "Field"]}, lords=lords)
    table.expect(asked=["Blue"], state={"order": ["Blue", "Green", "Red"]})
    table.refuses("Red move 2-1", "Green move 2-1").play("Blue move 2-4").expect(asked=["Green"])
    table.play("Green move 2-3").expect(asked=["Red"])
    # Whoever moved far to the right acts late in the next round.
    table.play("Red move 2-1").expect(asked=["Red"], state={"order": ["Red", "Green", "Blue"], "round": 2})


@rule("M-2.3-02", "M-2.6-02")
def test_the_lord_goes_to_the_next_row_past_lords_and_foreign_scouts() -> None:
    table = stage(
        4,
        lords={"Red": "1-1", "Blue": "1-2", "Green": "1-3", "Yellow": "2-5"},
        scouts={"Red": "2-1", "Blue": "2-2"},
    )
    table.expect(
        prompt={"Red": "move-lord"},
        options={"Red": ["move 2-1", "move 2-3", "move 2-4"]},  # his own Scout's tile is his
    )
    table.refuses("Red move 2-2", "Red move 2-5", "Red move 1-2", "Red move 3-1", "Red move 2-6")
    table.play("Red move 2-3").expect(state={"lords.Red": "2-3"})


@rule("M-2.3-02")
@pytest.mark.parametrize(
    ("round", "row"), [(1, 2), (2, 3), (3, 4), (4, 1), (8, 1), (11, 4), (12, 1), (15, 4)]
)
def test_the_next_row_is_the_one_below_and_after_row_4_row_1(round: int, row: int) -> None:
    table = stage(2, round=round)
    table.expect(options={"Red": [f"move {row}-{place}" for place in (1, 2, 3)]})


@rule("M-2.3-03", "M-2.3-04")
def test_in_round_16_the_lords_stay_and_take_the_tiles_they_stand_on() -> None:
    table = at_end(rows={4: ["Field", "Mill", "Market", "Palace"]})
    table.expect(
        events=["discarded 49", "Red took 1", "Blue took 10", "Green took 32"],
        no_events=["* moved"],
        state={"lords": ["4-1", "4-2", "4-3"], "rows.4": [0, 0, 0, 0]},
        over=True,
    )


@rule("M-2.3-04")
def test_the_tile_left_goes_on_top_of_its_column() -> None:
    table = taking("Field", boards={"Red": [2, "Mill", 3]})
    table.expect(
        state={
            "lords.Red": "2-1",
            "boards.Red.Field": [2, 3, 1],  # bottom to top
            "boards.Red.Mill": [10],
            "rows.1.0": 0,
        }
    )


@rule("M-2.3-05", "M-2.3-06")
def test_first_the_effect_then_the_income() -> None:
    taking("Field+farmer").expect(
        events=["Red moved 2-1", "Red took 5", "Red counted Field 1", "Red earned Field 2", ],
        state={"coins.Red": 3},
    )  # fmt: skip


@rule("M-2.3-05", "M-2.3-06")
def test_an_effect_is_resolved_completely_before_the_income() -> None:
    table = taking("Palace")
    table.expect(asked=["Red"], state={"coins.Red": 0})
    table.play("Red plot Palace").expect(asked=["Red"], no_events=["Red earned"], state={"coins.Red": 0})
    table.play("Red under Church").expect(events=["Red plotted Palace Church", "Red earned Palace 3"])


@rule("M-2.3-07")
def test_a_village_without_cemetery_only_pays() -> None:
    table = taking("Village")
    table.expect(
        events=["Red took 18", "Red without-effect Village", "Red earned Village 2"],
        asked=["Blue"],
        state={"coins.Red": 2},
    )


@rule("M-2.3-07")
@pytest.mark.parametrize(
    ("tile", "tokens"),
    [
        ("Church", {"extra_coins": {"Blue": LEFT, "Green": LEFT}}),
        (
            "Palace",
            {
                "plots": {
                    "Blue": dict(zip(LEFT, RIGHT, strict=True)),
                    "Green": dict(zip(RIGHT, LEFT, strict=True)),
                }
            },
        ),
    ],
)
def test_without_a_token_in_the_supply_church_and_palace_only_pay(
    tile: str, tokens: dict[str, object]
) -> None:
    table = taking(tile, **tokens)
    table.expect(asked=["Blue"], events=[f"Red without-effect {tile}", f"Red earned {tile} 3"])


@rule("M-2.3-08")
@pytest.mark.parametrize(
    ("tile", "coins"),
    [
        ("Field+farmer", 1 + 2),  # its own Farmer, its own tile
        ("Market+chest", 1 + 2),
        ("Mill", 2 + 2 + 2),  # one Mill is more than none: both rivals pay
        ("Barracks", 2 + 2 + 2),  # one Barracks is more than no Rampart
    ],
)
def test_the_tile_just_placed_counts(tile: str, coins: int) -> None:
    assert taking(tile, coins={"Blue": 5, "Green": 5}).get("coins.Red") == coins
