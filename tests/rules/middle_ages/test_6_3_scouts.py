"""M-6.3: Lords and Scouts."""

from __future__ import annotations

import pytest

from oyez.engine.kernel import settle
from oyez.engine.numbers import i64, vec
from oyez.games.middle_ages.state import MiddleAges
from tests.rule import rule
from tests.rules.middle_ages.table import NAMES, stage, whole_game

# Round -> rows in which a Scout may be placed.
ROWS = {
    1: "34", 2: "41", 3: "12", 4: "23", 5: "34", 6: "41", 7: "12", 8: "23",
    9: "34", 10: "41", 11: "12", 12: "23", 13: "34", 14: "4",
}  # fmt: skip


@rule("M-6.3-01")
@pytest.mark.parametrize("round", ROWS)
def test_a_scout_goes_two_or_three_rounds_ahead(round: int) -> None:
    row = (round - 1) % 4 + 1
    table = stage(2, round=round, rows={row: ["Rampart"]})
    table.play(f"Red move {round % 4 + 1}-2")
    places = [f"scout {target}-{place}" for target in ROWS[round] for place in (1, 2, 3)]
    table.expect(prompt={"Red": "place-scout"}, options={"Red": places})


@rule("M-6.3-01", "M-2.3-07", "M-2.6-04")
@pytest.mark.parametrize("round", [15, 16])
def test_in_rounds_15_and_16_a_rampart_only_pays(round: int) -> None:
    row = (round - 1) % 4 + 1
    table = stage(2, round=round, rows={row: ["Rampart", "Field"]})
    if round == 15:
        table.play("Red move 4-1").expect(asked=["Blue"])
    table = stage(2, round=round, rows={row: ["Rampart", "Field", "-"]})
    if round == 15:
        table.play("Red move 4-1")
    table.expect(
        events=["Red took 25", "Red without-effect Rampart", "Red earned Rampart 2"], no_events=["* scouted"]
    )


@rule("M-6.3-01", "M-6.3-06")
def test_tiles_with_a_lord_or_a_foreign_scout_are_no_targets() -> None:
    lords = {"Red": "1-1", "Blue": "1-2", "Green": "2-4"}
    table = stage(rows={1: ["Rampart"]}, lords=lords, scouts={"Blue": "3-2", "Green": "4-4"})
    table.play("Red move 2-1")
    places = ["3-1", "3-3", "3-4", "4-1", "4-2", "4-3"]
    table.expect(options={"Red": [f"scout {place}" for place in places]})
    table.refuses("Red scout 3-2", "Red scout 4-4", "Red scout 1-2", "Red scout 2-4", "Red scout 2-2")


@rule("M-6.3-02")
def test_a_scout_on_the_table_is_placed_anew() -> None:
    table = stage(rows={1: ["Rampart"], 2: ["Field"]}, scouts={"Red": "3-2"})
    table.play("Red move 2-1").expect(offers={"Red": ["scout 3-2", "scout 3-1"]})
    table.play("Red scout 4-1").expect(state={"scouts.Red": "4-1"})
    # The old reservation has ended: whoever comes to row 3 first may stand there.
    table.play("Blue move 2-2").auto_until({"prompt": {"Green": "move-lord"}}).play("Green move 2-3")
    table.auto_until({"state": {"round": 2}}).play("Red move 3-1")
    table.auto_until({"prompt": {"Blue": "move-lord"}}).expect(offers={"Blue": ["move 3-2"]})


@rule("M-6.3-02")
def test_the_same_tile_may_be_chosen_again() -> None:
    table = stage(rows={1: ["Rampart"]}, scouts={"Red": "3-2"})
    table.play("Red move 2-1", "Red scout 3-2").expect(
        state={"scouts.Red": "3-2"}, events=["Red scouted 3-2"]
    )


@rule("M-6.3-03")
def test_placing_the_scout_is_mandatory() -> None:
    table = stage(rows={1: ["Rampart"]}).play("Red move 2-1")
    table.expect(asked=["Red"])
    assert all(option.startswith("scout ") for option in table.options("Red"))
    table.refuses("Blue move 2-2", "Red move 2-2")


@rule("M-6.3-04")
def test_the_tile_of_a_scout_that_comes_home_is_free_at_once() -> None:
    table = stage(round=2, rows={2: ["Field", "Field", "Field"]}, scouts={"Red": "3-2"})
    table.play("Red move 3-1")  # he does not use it
    table.expect(asked=["Blue"], offers={"Blue": ["move 3-2"]})
    table.play("Blue move 3-2").expect(state={"lords.Blue": "3-2"})


@rule("M-6.3-05")
def test_a_scout_on_a_tile_to_be_discarded_would_be_noticed() -> None:
    table = stage(
        round=2, rows={1: ["Field", "Field", "Field"]}, lords={"Red": "3-1", "Blue": "3-2", "Green": "2-1"}
    )
    g = table.g
    assert isinstance(g, MiddleAges)
    broken = g.copy()
    broken.lords = vec[i64]([13, 14, 15])  # everybody in row 3, and round 3 about to begin
    broken.scouts[0] = 12
    del broken.stack[1:]
    with pytest.raises(AssertionError):
        settle(broken)


@rule("M-6.3-05", "M-6.3-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scouts_always_stand_alone_on_a_tile_ahead_of_their_lord(seats: int) -> None:
    placed = 0
    for seed in range(2):
        for table in whole_game(seats, seed):
            scouts = [spot for spot in table.get("scouts") if spot]
            assert len(set(scouts)) == len(scouts)
            for spot in scouts:
                row, place = spot.split("-")
                assert table.get(f"rows.{row}.{int(place) - 1}") != 0
                assert int(row) != table.get("row")
            placed += len(scouts)
    assert placed


@rule("M-6.3-06")
def test_two_scouts_never_share_a_tile() -> None:
    table = stage(rows={1: ["Rampart", "Rampart"]})
    table.play("Red move 2-1", "Red scout 3-1", "Blue move 2-2").refuses("Blue scout 3-1")
    table.play("Blue scout 3-2").expect(state={"scouts": ["3-1", "3-2", None]})


@rule("M-6.3-07", "M-2.6-02")
@pytest.mark.parametrize(("seats", "mover"), [(n, k) for n in (2, 3, 4, 5) for k in range(1, n + 1)])
def test_at_least_two_tiles_are_always_legal(seats: int, mover: int) -> None:
    """The worst case: those before him stand in the row, those after him have their Scouts there."""
    names = NAMES[:seats]
    lords = {name: f"2-{place}" for place, name in enumerate(names[: mover - 1], 1)}
    lords |= {name: f"1-{place}" for place, name in enumerate(names[mover - 1 :], mover)}
    scouts = {name: f"2-{place}" for place, name in enumerate(names[mover:], mover + 2)}
    table = stage(seats, lords=lords, scouts=scouts)
    who = names[mover - 1]
    table.expect(asked=[who], options={who: [f"move 2-{mover}", f"move 2-{mover + 1}"]})
