"""M-6.2: piles and rows."""

from __future__ import annotations

from tests.rule import rule
from tests.rules.middle_ages.table import all_moved, at_end, at_event, fresh, stage

FIELDS = {"Red": [2, 3, 4, 5, 6, 7, 8, 9]}  # out of the way, so that 1 and 10 are the lowest


@rule("M-6.2-01")
def test_equal_numbers_keep_the_order_in_which_they_were_drawn() -> None:
    """Tiles 1 to 4 all bear the number 1."""
    table = stage(**all_moved(5), pile=[10, 3, 1, 4])
    table.expect(state={"rows.1": [3, 1, 4, 10]})


@rule("M-6.2-02")
def test_a_pile_that_runs_out_inside_a_row_is_replaced_and_the_row_sorted_together() -> None:
    """The two lowest of the discards come first out of the new pile."""
    table = stage(
        **all_moved(5), pile=[20, 50], discards=[1, 10], rest="discards", boards=FIELDS, chance=[0, 0]
    )
    table.expect(events=["reshuffled *", "refilled 1", "round-began 6"], state={"rows.1": [1, 10, 20, 50]})


@rule("M-6.2-02", "M-2.4-04")
def test_the_orange_pile_completes_a_row_that_the_blue_one_began() -> None:
    table = stage(4, **all_moved(7, 4), pile=[52, 51], orange=[53, 58, 84], rest="discards")
    assert table.get("rows.3") == [53, 58, 52, 51, 84]  # numbers 1, 4, 23, 23, 23 in the order drawn


@rule("M-6.2-03")
def test_a_pile_that_is_just_used_up_is_not_replaced_before_the_next_tile_is_needed() -> None:
    table = stage(**all_moved(5), pile=[1, 2, 3, 4], discards=[5, 6], rest="discards")
    table.expect(no_events=["reshuffled"], state={"pile": [], "discards": {"contains": [5, 6]}})
    assert table.view("Red")["pile"] == {"tiles": 0, "top": None}


@rule("M-6.2-03")
def test_the_orange_pile_too_waits_until_it_is_needed() -> None:
    table = stage(4, **all_moved(6, 4), pile=[1, 2, 3, 4, 5], rest="discards")
    table.expect(no_events=["orange-pile"], state={"pile": [], "orange": {"length": 32}})


@rule("M-6.2-03")
def test_the_discard_of_the_round_is_among_the_shuffled_tiles() -> None:
    """In the three-player game's round 12 this is one of only two."""
    boards = {"Red": ["any"] * 11, "Blue": ["any"] * 11, "Green": ["any"] * 8}
    rows = {4: ["Field", "Field", "Field", 50], 1: [1, 10, 18, 25], 2: [2, 11, 19, 26], 3: [3, 12, 27, 28]}
    table = stage(round=12, rows=rows, boards=boards, pile=[38, 39], discards=[49], rest="pile")
    rest = table.get("pile")[2:]
    table = stage(
        round=12, rows=rows, boards={**boards, "Green": ["any"] * 8 + rest}, pile=[38, 39], discards=[49]
    )
    table.expect(state={"pile": [38, 39], "discards": [49, 50]})
    table.play("Red move 1-1", "Blue move 1-2", "Green move 1-3")
    table.expect(events=["reshuffled 2", "refilled 4"], state={"pile": [], "rows.4": [38, 39, 49, 50]})


@rule("M-6.2-04")
def test_the_orange_pile_is_shuffled_at_set_up_and_its_top_is_hidden() -> None:
    order = list(range(84, 52, -1))
    table = fresh(4, chance=[{"shuffle": "1-52"}, {"shuffle": order}])
    assert table.get("orange") == order
    assert table.view("Red")["orange"] == 32  # how many, nothing else


@rule("M-6.2-04")
def test_its_top_is_public_once_it_is_the_draw_pile() -> None:
    table = stage(4, **all_moved(7, 4), pile=[1, 2, 3, 4], orange=[84, 60], rest="discards")
    assert table.view("Red")["pile"] == {"tiles": 31, "top": {"number": 5, "back": "orange"}}
    assert table.view("Red")["orange"] == 0


@rule("M-6.2-05")
def test_the_refill_comes_before_the_event() -> None:
    at_event("Alliance").expect(events=["refilled 4", "event-applied Alliance"])


@rule("M-6.2-05")
def test_the_final_loss_comes_after_the_fourth_event() -> None:
    """With the order reversed the Ceremonies would find nothing to take."""
    table = at_end(event="Expensive Ceremonies", boards={"Red": {"Church": 1}}, coins={"Red": 20})
    table.expect(events=["Red spent Expensive Ceremonies 2", "Red empty-estates 6 60"])
