"""M-1.3: the arithmetic of the piles, followed through whole games."""

from __future__ import annotations

from functools import cache

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import fresh

Refill = tuple[int, int, tuple[str, ...]]  # tiles left in the draw pile, in the orange pile, new piles made


@cache
def refills(seats: int) -> dict[int, Refill]:
    """What the refill of each round left and did, in a game of first options."""
    table = fresh(seats)
    found: dict[int, Refill] = {}
    before = 1
    table.auto_until({"state": {"round": 1}})
    table.expect()
    while not table.over:
        table.auto()
        now = table.get("round")
        if now != before or table.over:
            events = table.events()
            made = tuple(event for event in events if event.startswith(("reshuffled", "orange-pile")))
            if f"refilled {(before - 1) % 4 + 1}" in events:
                found[before] = (len(table.get("pile")), len(table.get("orange")), made)
            table.expect()  # hear the events of the next round only
            before = now
    return found


def left(seats: int) -> list[int]:
    return [refill[0] for refill in refills(seats).values()]


def new_piles(seats: int) -> dict[int, tuple[str, ...]]:
    return {round: made for round, (_, _, made) in refills(seats).items() if made}


@rule("M-1.3-01", "M-2.4-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_row_is_laid_after_each_of_rounds_1_to_12(seats: int) -> None:
    assert list(refills(seats)) == list(range(1, 13))


@rule("M-1.3-02", "M-2.4-02")
def test_two_players_have_four_tiles_left_over() -> None:
    assert left(2) == [52 - 12 - 3 * round for round in range(1, 13)]
    assert left(2)[-1] == 4
    assert new_piles(2) == {}


@rule("M-1.3-03", "M-2.4-03")
def test_three_players_shuffle_the_discards_twice() -> None:
    assert left(3) == [32, 28, 24, 20, 16, 12, 8, 4, 0, 6, 2, 0]
    assert new_piles(3) == {10: ("reshuffled 10",), 12: ("reshuffled 2",)}


@rule("M-1.3-04", "M-2.4-04")
def test_four_players_change_to_the_orange_pile_in_round_7() -> None:
    assert left(4) == [27, 22, 17, 12, 7, 2, 29, 24, 19, 14, 9, 4]
    assert new_piles(4) == {7: ("orange-pile",)}
    assert [refill[1] for refill in refills(4).values()] == [32] * 6 + [0] * 6


@rule("M-1.3-05", "M-2.4-05")
def test_five_players_use_both_piles_and_shuffle_the_discards_twice() -> None:
    assert left(5) == [22, 16, 10, 4, 30, 24, 18, 12, 6, 0, 5, 0]
    assert new_piles(5) == {5: ("orange-pile",), 11: ("reshuffled 11",), 12: ("reshuffled 1",)}
