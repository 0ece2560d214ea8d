"""M-2.1 and M-2.2: the frame of a round, and its discard."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import fresh, stage, whole_game


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


@rule("M-2.2-01")
@pytest.mark.parametrize("empty", [1, 2, 3, 4])
def test_the_tile_without_a_lord_is_discarded_before_the_first_turn(empty: int) -> None:
    row = ["Field", "Mill", "Village", "Rampart"]
    places = [place for place in (1, 2, 3, 4) if place != empty]
    lords = {who: f"1-{place}" for who, place in zip(("Red", "Blue", "Green"), places, strict=True)}
    table = stage(rows={1: row}, lords=lords)
    tile = {1: 1, 2: 10, 3: 18, 4: 25}[empty]
    table.expect(
        events=["round-began 1", f"discarded {tile}"],
        no_events=["* moved"],
        state={"discards": [tile], f"rows.1.{empty - 1}": 0},
        asked=["Red"],
    )


@rule("M-2.2-02")
@pytest.mark.parametrize("seats", [3, 5])
def test_only_discarded_tiles_come_back(seats: int) -> None:
    """What a player once took stays on his board or in his Cemetery to the end."""
    owned: list[set[int]] = [set() for _ in range(seats)]
    for table in whole_game(seats, 7):
        for seat in range(seats):
            tiles = {tile for column in table.get(f"boards.{seat}").values() for tile in column}
            tiles |= set(table.get(f"cemeteries.{seat}"))
            assert owned[seat] <= tiles
            owned[seat] = tiles
    discarded = [event.split()[1] for event in table.events() if event.startswith("discarded")]
    assert len(discarded) == 16
    assert len({tile for tiles in owned for tile in tiles}) == 16 * seats
