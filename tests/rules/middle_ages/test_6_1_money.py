"""M-6.1: money."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import at_end, at_event, fresh, stage, taking, whole_game


@rule("M-6.1-01")
@pytest.mark.parametrize("tile", ["Mill", "Barracks"])
def test_who_is_short_pays_what_he_has(tile: str) -> None:
    table = taking(tile, 4, coins={"Blue": 1, "Yellow": 2})
    table.expect(
        events=["Blue paid Red 1", "Green paid Red 0", "Yellow paid Red 2", f"Red earned {tile} 2"],
        state={"coins": [5, 0, 0, 0]},
    )


@rule("M-6.1-01", "M-4.2-14")
def test_ceremonies_take_no_more_than_there_is() -> None:
    table = at_event(
        "Expensive Ceremonies", boards={"Red": {"Church": 2}, "Blue": {"Palace": 1}}, coins={"Red": 3}
    )
    table.expect(
        events=["Red spent Expensive Ceremonies 3", "Blue spent Expensive Ceremonies 0"],
        state={"coins": [0, 0, 0]},
    )


@rule("M-6.1-01")
@pytest.mark.parametrize("tile", ["Mill", "Barracks"])
def test_with_debts_allowed_everybody_pays_in_full(tile: str) -> None:
    table = stage(rows={1: [tile]}, options={"allow_debt": "yes"}, coins={"Blue": 1}).play("Red move 2-1")
    table.expect(state={"coins": [6, -1, -2]})


@rule("M-6.1-01", "M-6.1-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_money_never_falls_below_zero_during_play(seats: int) -> None:
    for table in whole_game(seats, 5):
        if not table.over:
            assert min(table.get("coins")) >= 0


@rule("M-6.1-02")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_starts_without_money(seats: int) -> None:
    assert fresh(seats).get("coins") == [0] * seats


@rule("M-6.1-03")
def test_only_the_final_loss_makes_a_total_negative() -> None:
    """Red loses all his money to the Ceremonies, and only then goes into the red."""
    table = at_end(event="Expensive Ceremonies", boards={"Red": {"Church": 2}})
    table.expect(
        events=["Red earned Market 2", "Red spent Expensive Ceremonies 2", "Red empty-estates 6 60"],
        state={"coins.Red": -60},
    )


@rule("M-6.1-04")
def test_the_bank_never_runs_out() -> None:
    table = taking("Field", boards={"Red": {"Field": 3}}, coins={"Red": 1389, "Blue": 1000, "Green": 1000})
    table.expect(events=["Red earned Field 8"], state={"coins": [1397, 1000, 1000]})
