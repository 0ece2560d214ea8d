"""M-2.4: the refill."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import all_moved, at_end, stage


@rule("M-2.4-01")
@pytest.mark.parametrize("round", range(1, 13))
def test_the_emptied_row_is_filled_with_sorted_tiles(round: int) -> None:
    row = (round - 1) % 4 + 1
    table = stage(**all_moved(round), pile=[50, 1, 30, 12])
    table.expect(
        events=[f"refilled {row}", f"round-began {round + 1}"], state={f"rows.{row}": [1, 12, 30, 50]}
    )


@rule("M-2.4-01")
@pytest.mark.parametrize("round", [13, 14, 15])
def test_no_row_is_filled_after_round_12(round: int) -> None:
    row = (round - 1) % 4 + 1
    table = stage(**all_moved(round))
    table.expect(no_events=["refilled"], state={f"rows.{row}": [0, 0, 0, 0], "round": round + 1})


@rule("M-2.4-01")
def test_no_row_is_filled_after_round_16() -> None:
    at_end().expect(no_events=["refilled"], state={"rows": {row: [0, 0, 0, 0] for row in "1234"}}, over=True)


@rule("M-2.4-01")
def test_the_refill_waits_for_the_last_turn() -> None:
    table = stage(rows={1: ["Field", "Field", "Field", "-"]}).play("Red move 2-1", "Blue move 2-2")
    table.expect(no_events=["refilled"], state={"rows.1.0": 0})
    table.play("Green move 2-3").expect(events=["refilled 1"])


@rule("M-2.4-03")
def test_three_players_shuffle_the_discards_into_a_new_pile() -> None:
    table = stage(**all_moved(5), discards=[1, 2], rest="discards", chance=[0, 0, 0, 0])
    table.expect(
        events=["reshuffled *", "refilled 1"],
        state={
            "discards": {"length": 1},
            "rows.1": {"contains": [1, 2]},
        },  # the discard of round 6 came later
    )


@rule("M-2.4-04")
def test_four_players_go_on_with_the_orange_pile() -> None:
    table = stage(4, **all_moved(7, 4), pile=[50, 49], orange=[54, 53, 84], rest="discards")
    table.expect(
        events=["orange-pile", "refilled 3"],
        no_events=["reshuffled"],
        state={"rows.3": [54, 53, 49, 50, 84], "orange": [], "pile": {"length": 29}},
    )


@rule("M-2.4-05")
def test_five_players_shuffle_discards_of_both_colours_once_the_orange_pile_is_gone() -> None:
    chance: list[object] = [0, 0, 0, 50, 49, 48]
    table = stage(5, **all_moved(11, 5), orange="none", discards=[84, 83], rest="discards", chance=chance)
    row = table.get("rows.3")
    assert {tile > 52 for tile in row} == {True, False}
    table.expect(no_events=["orange-pile"], events=["reshuffled *"])


@rule("M-2.4-02")
@pytest.mark.parametrize("round", range(1, 13))
def test_two_players_always_find_enough_tiles(round: int) -> None:
    """Before the refill of round r at least three tiles lie in the pile: 40 less three for each refill before it."""
    table = stage(2, **all_moved(round, 2), boards={"Red": ["any"] * (3 * (round - 1))})
    table.expect(no_events=["reshuffled", "orange-pile"], state={"pile": {"length": 52 - 9 - 3 * round}})
