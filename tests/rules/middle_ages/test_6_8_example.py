"""M-6.8: the printed first round, with both places that Blue may go to. The scenario file plays it in full."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games import game_named
from tests.rule import rule

ROWS = {1: ["Field", "Mill", "Rampart", "Barracks"], 2: ["Field", "Mill", "Market", "Barracks"]}


@rule("M-6.8-01", "M-6.8-02", "M-6.8-03", "M-6.8-04", "M-6.8-05", "M-6.8-06")
@pytest.mark.parametrize("place", [2, 4])
@pytest.mark.parametrize("scouted", [1, 2, 3, 4])
def test_the_printed_round(place: int, scouted: int) -> None:
    position = {"round": 0, "order": ["Pink", "Blue", "Green"], "rows": ROWS}
    scenario = {"game": "middle-ages", "seats": ["Pink", "Blue", "Green"], "position": position}
    table = Stage(scenario, game_named).play("Pink place 1-4", "Blue place 1-1", "Green place 1-3")
    table.expect(events=["discarded 10"], state={"coins": [0, 0, 0], "farmers": [0, 0, 0]}, asked=["Blue"])
    table.play(f"Blue move 2-{place}").expect(state={"coins": [0, 2, 0]}, asked=["Green"])
    table.play("Green move 2-3", f"Green scout 3-{scouted}").expect(
        state={"coins": [0, 2, 2]}, asked=["Pink"]
    )
    table.play("Pink move 2-1").expect(
        events=["Blue destroyed 1 Pink", "Blue paid Pink 2", "Pink earned Barracks 2", "refilled 1"],
        state={"coins": [4, 0, 2], "tiles": [1, 0, 1], "cemeteries": [[], [1], []]},
        asked=["Pink"],
        refuses={"Pink": [f"move 3-{scouted}"]},
    )
    numbers = table.get("numbers.1")
    assert len(numbers) == 4
    assert numbers == sorted(numbers)
    table.auto().expect(state={"scouts.Green": f"3-{scouted}"})
    if place == 2:  # on 2-4 Blue acts after Green, whose Scout has then come home
        table.expect(asked=["Blue"], refuses={"Blue": [f"move 3-{scouted}"]})
