"""M-6.7: the tile data of our own design, and files that replace them."""

from __future__ import annotations

from collections import Counter

import pytest

from oyez.games.middle_ages.rules import pack_tiles
from oyez.games.middle_ages.tables import BACKS, ESTATES
from oyez.games.middle_ages.tiles import BadTiles, default_tiles, parse_tiles
from tests.rule import rule
from tests.rules.middle_ages.table import fresh
from tests.rules.middle_ages.test_1_1_pieces import cells, text

TABLE = default_tiles()
FACES = [(ESTATES[TABLE.estate[t]], TABLE.farmers[t], TABLE.chests[t]) for t in range(1, 85)]


@rule("M-6.7-01", "M-1.1-09")
def test_owners_of_the_box_can_replace_the_tiles() -> None:
    """The same tiles with all numbers turned round: rows are then sorted the other way."""
    rows = cells()
    for row in rows[1:]:
        row[2] = str(24 - int(row[2])) if row[1] not in ("Field", "Rampart", "Barracks") else row[2]
    own = text(rows)
    table = fresh(2, tiles=own, chance=[{"shuffle": "1-52"}])
    assert table.match.rules.options == {"tiles": pack_tiles(parse_tiles(own))}
    packed = table.match.rules.options["tiles"]
    order = [50, 44, 18, *(tile for tile in range(1, 53) if tile not in (50, 44, 18))]
    assert fresh(2, tiles=packed, chance=[{"shuffle": order}]).get("rows.1") == [50, 44, 18]
    assert fresh(2, chance=[{"shuffle": order}]).get("rows.1") == [18, 44, 50]


@rule("M-6.7-02")
def test_a_number_is_one_exact_face_and_rises_in_board_order() -> None:
    kinds: dict[int, set[tuple[str, int, int]]] = {}
    for tile, face in enumerate(FACES, 1):
        kinds.setdefault(TABLE.number[tile], set()).add(face)
    assert sorted(kinds) == list(range(1, 24))
    assert all(len(faces) == 1 for faces in kinds.values())
    expected = [(estate, *face) for estate in ESTATES for face in ((0, 0), (1, 0), (0, 1))]
    expected.remove(("Palace", 1, 0))
    assert [kinds[number].pop() for number in range(1, 24)] == expected


@rule("M-6.7-03")
@pytest.mark.parametrize(
    ("back", "numbers"), [("blue", [9, 8, 7, 7, 6, 6, 5, 4]), ("orange", [5, 5, 5, 4, 4, 3, 3, 3])]
)
def test_how_the_types_are_split_over_the_piles(back: str, numbers: list[int]) -> None:
    tiles = TABLE.of_back(BACKS.index(back))
    assert [sum(TABLE.estate[tile] == estate for tile in tiles) for estate in range(8)] == numbers


@rule("M-6.7-04")
def test_symbols_are_spread_evenly_and_never_doubled() -> None:
    spread = Counter(
        (BACKS[TABLE.back[tile]], TABLE.farmers[tile], TABLE.chests[tile]) for tile in range(1, 85)
    )
    assert spread == {
        ("blue", 1, 0): 17, ("blue", 0, 1): 17, ("blue", 0, 0): 18,
        ("orange", 1, 0): 11, ("orange", 0, 1): 11, ("orange", 0, 0): 10,
    }  # fmt: skip


@rule("M-6.7-05")
@pytest.mark.parametrize(
    ("estate", "number", "farmers"),
    [
        ("Field", "20", "0"),  # right of every Rampart
        ("Field", "1", "1"),  # every blue Field with a Farmer
        ("Rampart", "23", "0"),  # right of every Barracks
        ("Barracks", "1", "0"),  # left of every Rampart
    ],
)
def test_a_file_must_allow_the_printed_example(estate: str, number: str, farmers: str) -> None:
    rows = cells()
    for row in rows[1:]:
        if row[1] == estate and row[3] == "blue":
            row[2], row[4] = number, farmers
    with pytest.raises(BadTiles, match="the printed first round cannot occur"):
        parse_tiles(text(rows))


@rule("M-6.7-05")
def test_our_own_tiles_allow_the_printed_example() -> None:
    assert parse_tiles(text(cells())).number == TABLE.number
