"""M-2.2: the discard that begins a round."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.middle_ages.table import stage, whole_game


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
