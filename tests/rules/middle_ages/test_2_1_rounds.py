"""M-2.1: the frame of a round."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import fresh, stage


@rule("M-2.1-01")
@pytest.mark.parametrize("seats", [2, 5])
def test_round_r_is_played_on_row_r_minus_1_mod_4_plus_1(seats: int) -> None:
    rounds = []
    table = fresh(seats)
    for number in range(1, 17):
        table.auto_until({"state": {"round": number}})
        if not table.over:
            assert {spot[0] for spot in table.get("lords")} == {str((number - 1) % 4 + 1)}
        assert table.get("row") == (number - 1) % 4 + 1
        rounds.append(table.get("round"))
    table.auto_until({"over": True})
    assert rounds == list(range(1, 17))
    assert table.get("round") == 16


@rule("M-2.1-02", "M-6.2-05")
def test_a_round_is_discard_turns_refill_event() -> None:
    position = {"round": 4, "rows": {4: ["Field", "Field", "Mill"]}, "events": ["Good Harvest"]}
    table = stage(2, **position).play("Red move 1-1", "Blue move 1-2")
    table.expect(
        events=[
            "round-began 4",
            "discarded *",
            "Red moved 1-1",
            "Red took *",
            "Blue moved 1-2",
            "Blue took *",
            "refilled 4",
            "event-applied Good Harvest",
            "round-began 5",
            "discarded *",
        ]
    )
