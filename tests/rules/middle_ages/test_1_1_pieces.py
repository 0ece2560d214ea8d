"""M-1.1: pieces and data."""

from __future__ import annotations

import csv
import io

import pytest

from oyez.engine.game import BadOptions
from oyez.games.middle_ages.game import GAME
from oyez.games.middle_ages.tables import ESTATES, EVENTS
from oyez.games.middle_ages.tiles import BadTiles, default_text, default_tiles, parse_tiles
from tests.rule import rule
from tests.rules.middle_ages.table import NAMES, counts, fresh, stage, taking

Cells = list[list[str]]


def cells() -> Cells:
    return list(csv.reader(default_text().splitlines()))


def text(rows: Cells) -> str:
    out = io.StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue()


@rule("M-1.1-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players(seats: int) -> None:
    assert len(fresh(seats).get("coins")) == seats


@rule("M-1.1-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 players"):
        GAME.rules(seats, {})


@rule("M-1.1-02")
def test_84_tiles_of_eight_types_and_two_backs() -> None:
    table = default_tiles()
    found = {name: list(table.estate)[1:].count(estate) for estate, name in enumerate(ESTATES)}
    assert found == counts(
        Field=14, Mill=13, Village=12, Rampart=11, Market=10, Barracks=9, Church=8, Palace=7
    )
    assert (len(table.of_back(0)), len(table.of_back(1))) == (52, 32)
    assert set(table.number[1:]) == set(range(1, 24))


@rule("M-1.1-03")
@pytest.mark.parametrize("first", range(8))
def test_left_and_right_follow_the_order_of_the_estates(first: int) -> None:
    """An attack takes the leftmost Estate that has a tile, in whatever order they came."""
    order = ["Field", "Mill", "Village", "Rampart", "Market", "Barracks", "Church", "Palace"]
    boards = {"Red": ["Barracks"], "Blue": order[first:][::-1]}
    table = taking("Barracks", boards=boards)  # 2 Barracks against at most 1 Rampart
    assert table.get("counts.Blue") == counts(**dict.fromkeys(order[first + 1 :], 1))


@rule("M-1.1-04")
def test_everybody_has_a_board_a_lord_a_scout_and_an_empty_cemetery() -> None:
    table = fresh(4)
    assert table.get("counts") == [counts()] * 4
    assert table.get("cemeteries") == [[]] * 4
    assert table.get("lords") == table.get("scouts") == [None] * 4  # not yet on the table
    table.auto(4)
    assert None not in table.get("lords")


@rule("M-1.1-05")
@pytest.mark.parametrize("estate", ESTATES)
def test_a_tile_lies_in_the_column_of_its_type(estate: str) -> None:
    table = taking(estate)
    assert table.get("counts.Red") == counts(**{estate: 1})
    assert len(table.get(f"boards.Red.{estate}")) == 1


@rule("M-1.1-06")
def test_a_tile_may_show_several_symbols_or_none() -> None:
    rows = cells()
    rows[1] = ["1", "Field", "1", "blue", "2", "3"]
    table = stage(rows={1: [1, 2]}, options={"tiles": text(rows)}).play("Red move 2-1", "Blue move 2-2")
    table.expect(state={"farmers": [2, 0, 0], "chests": [3, 0, 0]})


@rule("M-1.1-07")
def test_eight_tokens_of_each_kind() -> None:
    fresh().expect(state={"supply.plots": list(ESTATES), "supply.extra_coins": 8})


@rule("M-1.1-08")
def test_four_of_fifteen_different_events() -> None:
    assert len(EVENTS) == len(set(EVENTS)) == 15
    used = {event for seed in range(40) for event in fresh(seed=seed).get("events")}
    assert used == set(EVENTS)
    assert all(len(set(fresh(seed=seed).get("events"))) == 4 for seed in range(5))


@rule("M-1.1-09")
@pytest.mark.parametrize(
    ("line", "column", "value", "reason"),
    [
        (2, 2, "0", "line 2: number '0'"),
        (2, 2, "24", "line 2: number '24'"),
        (40, 4, "-1", "line 40: farmers '-1'"),
        (40, 5, "x", "line 40: chests 'x'"),
        (10, 3, "green", "line 10: pile 'green'"),
        (10, 1, "Castle", "line 10: estate 'Castle'"),
        (12, 0, "12", "line 13: id 12 already stands on line 12"),
        (3, 3, "orange", "33 orange|51 blue"),
        (3, 1, "Mill", "13 Field"),
    ],
)
def test_a_wrong_tile_file_is_refused_with_its_line(line: int, column: int, value: str, reason: str) -> None:
    rows = cells()
    rows[line - 1][column] = value
    with pytest.raises(BadTiles, match=reason):
        parse_tiles(text(rows))


@rule("M-1.1-09")
@pytest.mark.parametrize(
    "rows", [cells()[:-1], [*cells(), ["84", "Palace", "23", "orange", "0", "1"]], cells()[1:]]
)
def test_a_tile_file_of_another_size_is_refused(rows: Cells) -> None:
    with pytest.raises(BadTiles, match="line "):
        parse_tiles(text(rows))


@rule("M-1.1-09")
def test_equal_numbers_need_not_mean_equal_faces() -> None:
    rows = cells()
    assert (rows[1][1], rows[10][1]) == ("Field", "Mill")
    rows[1][2] = rows[10][2] = "7"  # tiles 1 and 10
    table = stage(rows={1: [1, 10]}, options={"tiles": text(rows)})
    table.expect(state={"numbers.1": {"contains": [7]}})
    table.play("Red move 2-1", "Blue move 2-2")
    table.expect(state={"counts.Red.Field": 1, "counts.Blue.Mill": 1})


def test_default_seat_names_are_those_of_the_rule_tests() -> None:
    assert tuple(fresh(5).names) == NAMES
