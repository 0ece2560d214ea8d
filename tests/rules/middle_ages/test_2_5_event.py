"""M-2.5: the Event that ends every fourth round."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import all_moved, stage


@rule("M-2.5-01")
@pytest.mark.parametrize("round", range(1, 15))
def test_events_come_after_rounds_4_8_and_12(round: int) -> None:
    names = ["Alliance", "Baby Boom", "Earthquake", "Good Harvest"]
    table = stage(**all_moved(round), events=names)
    done = round // 4
    if round % 4:
        table.expect(no_events=["event-applied"], state={"events_done": done})
    else:
        table.expect(
            events=[f"event-applied {names[done - 1]}"],
            state={"events_done": done, "events": names},  # those turned face down stay where they lie
        )


@rule("M-2.5-01")
def test_the_fourth_event_comes_after_round_16() -> None:
    names = ["Alliance", "Good Harvest", "Earthquake", "Baby Boom"]
    table = stage(**all_moved(15), rows={4: ["Field", "Field", "Field"]}, events=names)
    table.expect(
        events=["round-began 16", "Red took", "Blue took", "Green earned", "event-applied Baby Boom"],
        no_events=["event-applied Earthquake"],
        state={"events_done": 4},
    )
