"""M-3.4: Rampart and the Scout."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.middle_ages.table import stage, taking


@rule("M-3.4-01")
def test_the_scout_reserves_a_tile_in_a_row_without_the_own_lord() -> None:
    table = taking("Rampart")
    table.refuses("Red scout 2-2", "Red scout 2-1", "Red scout 1-2", "Red scout 3-5")
    table.play("Red scout 3-2").expect(state={"scouts.Red": "3-2"}, events=["Red scouted 3-2 *"])


@rule("M-3.4-01")
def test_others_may_not_put_their_lord_on_the_scouts_tile() -> None:
    table = stage(round=2, scouts={"Red": "3-2"}, lords={"Blue": "2-1", "Green": "2-2", "Red": "2-3"})
    table.expect(options={"Blue": ["move 3-1", "move 3-3", "move 3-4"]})
    table.refuses("Blue move 3-2")


@rule("M-3.4-01")
def test_the_owner_may_put_his_lord_there() -> None:
    table = stage(round=2, scouts={"Red": "3-2"})
    table.play("Red move 3-2").expect(
        state={"lords.Red": "3-2", "scouts.Red": None}, events=["Red moved 3-2", "Red scout-came-home"]
    )


@rule("M-3.4-02")
def test_the_scout_comes_home_when_its_lord_enters_the_row_elsewhere() -> None:
    table = stage(round=2, scouts={"Red": "3-2"}, rows={2: ["Field"]})
    table.play("Red move 3-4").expect(
        events=["Red moved 3-4", "Red scout-came-home", "Red took 1"],
        state={"scouts.Red": None, "lords.Red": "3-4"},
    )


@rule("M-3.4-02")
def test_the_scout_stays_while_its_lord_enters_another_row() -> None:
    table = stage(scouts={"Red": "3-2", "Blue": "2-2"}, rows={1: ["Field"]})
    table.play("Red move 2-1").expect(
        no_events=["* scout-came-home"], state={"scouts.Red": "3-2", "scouts.Blue": "2-2"}
    )


@rule("M-3.4-03")
def test_two_coins_for_each_field_and_rampart() -> None:
    table = taking("Rampart", boards={"Red": {"Field": 2, "Rampart": 1, "Village": 3}})
    table.expect(state={"coins.Red": 0})
    table.play("Red scout 4-1").expect(events=["Red earned Rampart 8"], state={"coins.Red": 8})
