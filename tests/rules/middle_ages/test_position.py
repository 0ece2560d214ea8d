"""Positions that a scenario describes: defaults, wishes for tiles, and what is refused."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import BadScenario
from oyez.games.middle_ages.tables import ESTATES
from oyez.games.middle_ages.tiles import default_tiles
from tests.rules.middle_ages.table import NAMES, stage

TABLE = default_tiles()


def refusal(seats: int = 3, /, **position: object) -> str:
    with pytest.raises(BadScenario) as caught:
        stage(seats, **position)
    return str(caught.value)


# Defaults.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_named_is_the_beginning_of_round_1(seats: int) -> None:
    table = stage(seats)
    lords = [f"1-{place}" for place in range(1, seats + 1)]
    table.expect(
        state={"round": 1, "lords": lords, "coins": [0] * seats, "discards": {"length": 1}, "events_done": 0},
        asked=["Red"],
        events=["round-began 1", "discarded"],
    )
    for row in "1234":
        numbers = [number for number in table.get(f"numbers.{row}") if number]
        assert len(numbers) == seats + (row != "1")
        assert numbers == sorted(numbers)


@pytest.mark.parametrize("round", range(1, 17))
def test_every_round_can_be_arranged_and_played_to_the_end(round: int) -> None:
    table = stage(4, round=round)
    assert table.over or table.get("round") == round
    assert table.get("events_done") == (round - 1) // 4 + (round == 16)
    assert table.auto_until({"over": True}).winners


def test_tiles_nobody_names_follow_beneath_the_pile() -> None:
    table = stage(4, pile=[9, 8], orange=[84], discards=[50])
    table.expect(
        state={
            "pile.0": 9,
            "pile.1": 8,
            "pile": {"length": 52 - 20 - 1},
            "orange.0": 84,
            "orange": {"length": 32},
        }
    )
    table = stage(4, pile=[9, 8], orange="none", rest="discards")
    table.expect(state={"pile": [9, 8], "orange": [], "discards": {"length": 84 - 20 - 2 + 1}})


def test_lords_say_who_has_played() -> None:
    table = stage(round=6, lords={"Red": "3-1", "Blue": "2-4", "Green": "2-2"})
    table.expect(
        asked=["Green"],
        no_events=["round-began", "discarded"],
        state={"order": ["Red", "Green", "Blue"], "rows.2.0": 0, "rows.2.2": 0, "rows.2.1": {"not": 0}},
    )
    table = stage(
        round=6, lords={"Red": "3-1", "Blue": "2-4", "Green": "2-2"}, order=["Red", "Blue", "Green"]
    )
    table.expect(asked=["Green"], state={"order": ["Red", "Blue", "Green"]})


def test_lords_nobody_names_stand_where_a_tile_is_free() -> None:
    rows = {1: ["-", "Field", "Field", "Field"]}
    stage(rows=rows, lords={"Red": "1-3"}).expect(state={"lords": ["1-3", "1-2", "1-4"], "discards": []})


def test_round_0_goes_on_with_those_who_have_not_placed() -> None:
    table = stage(round=0, order=["Green", "Red", "Blue"], lords={"Green": "1-4"})
    table.expect(asked=["Red"], options={"Red": ["place 1-1", "place 1-2", "place 1-3"]})
    stage(round=0, lords={"Red": "1-1", "Blue": "1-2", "Green": "1-3"}).expect(
        state={"round": 1}, asked=["Red"]
    )


def test_in_round_16_a_lord_on_a_gap_has_played() -> None:
    table = stage(round=16, rows={4: ["-", "Church", "Field", "-"]}, lords={"Red": "4-1", "Green": "4-3"})
    table.expect(
        asked=["Blue"], prompt={"Blue": "place-coin"}, no_events=["Red took"], state={"lords.Red": "4-1"}
    )


# Wishes for tiles.


@pytest.mark.parametrize(
    ("wish", "tile"),
    [
        (17, 17),
        ("17", 17),
        ("Field", 1),
        ("Field+farmer", 5),
        ("Field+chest", 8),
        ("Field 3", 8),
        ("Field 3 orange", 56),
        ("Field+farmer orange", 55),
        ("Palace orange", 82),
        ("any orange", None),
    ],
)
def test_a_wish_is_met(wish: object, tile: int | None) -> None:
    (found,) = [t for column in stage(4, boards={"Red": [wish]}).get("boards.Red").values() for t in column]
    assert found == tile if tile else TABLE.back[found] == 1


def test_precise_wishes_come_before_vague_ones() -> None:
    boards = {
        "Red": ["Field", "Field", "Field", "Field", "Field"],
        "Blue": [1],
        "Green": ["Field 1", "Field 1 blue"],
    }
    table = stage(boards=boards)
    table.expect(
        state={"boards.Blue.Field": [1], "boards.Green.Field": [3, 2], "boards.Red.Field": [4, 5, 6, 7, 8]}
    )


def test_numbers_by_estate() -> None:
    table = stage(boards={"Red": {"Church": 2, "Field": 0}}, cemeteries={"Blue": {"Mill": 1}})
    table.expect(state={"boards.Red.Church": [44, 45], "tiles.Red": 2, "cemeteries.Blue": [10]})


def test_named_events_are_filled_up_to_four() -> None:
    events = stage(events=["Earthquake"]).get("events")
    assert events[0] == "Earthquake"
    assert len(set(events)) == 4


def test_a_position_that_runs_out_of_tiles_says_so() -> None:
    boards = {name: ["any"] * 12 for name in NAMES[:3]}
    table = stage(boards=boards, rows={1: ["Field", "Field", "Field", "-"]}, pile=[50])
    with pytest.raises(BadScenario, match="'Green move 2-3' cannot be carried out: no tile is left to draw"):
        table.play("Red move 2-1", "Blue move 2-2", "Green move 2-3")


# What is refused, with its key and the reason.


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"rounds": 1}, "position: 'rounds' means nothing here; possible are: round, order, rows"),
        ({"round": 17}, "position.round: 17 is not a whole number from 0 to 16"),
        ({"round": "one"}, "position.round: one is not a whole number"),
        ({"order": ["Red"]}, "position.order: order names every seat once"),
        ({"order": ["Red", "Blue", "Pink"]}, "position.order: nobody at this table is called Pink"),
        ({"rows": {5: []}}, "position.rows.5: there is no row 5; the rows are 1 to 4"),
        ({"rows": [1]}, "position.rows: rows go by number"),
        ({"rows": {1: ["Field"] * 5}}, "position.rows.1: 5 tiles, but a row has 4 with 3 players"),
        ({"rows": {1: "Field"}}, "position.rows.1: a row is a list of tiles"),
        ({"rows": {1: ["Castle"]}}, "position.rows.1.1: a tile is an id (17), an Estate"),
        ({"rows": {1: [True]}}, "position.rows.1.1: a tile is an id"),
        ({"rows": {2: ["-"]}}, "position.rows.2: 2-1 is a gap, but only the row being played has gaps"),
        ({"rows": {1: ["-", "-"]}}, "position.rows.1: row 1 has no tile left for the Lord of seat 3"),
        ({"rows": {1: ["-"]}, "lords": {"Red": "1-1"}}, "position.rows.1: a Lord stands on 1-1, where no tile lies"),
        ({"round": 14, "rows": {1: ["Field"]}}, "position.rows.1: row 1 has been played and is not refilled any more"),
        (
            {"lords": {"Red": "2-1", "Blue": "1-1"}, "rows": {1: ["Field", "Field", "Field"]}},
            "position.rows.1: the round has begun, so the tile on 1-3 without a Lord was discarded",
        ),
        ({"lords": {"Pink": "1-1"}}, "position.lords.Pink: nobody at this table is called Pink"),
        ({"lords": ["1-1"]}, "position.lords: lords go by seat, as in {Red: ...}"),
        ({"lords": {"Red": "1-5"}}, "position.lords.Red: 1-5 is no place of the table; places are 1-1 to 4-4"),
        ({"lords": {"Red": 3}}, "position.lords.Red: 3 is no place"),
        ({"lords": {"Red": "3-1"}}, "position.lords.Red: in round 1 Lords stand in row 1 or 2, not on 3-1"),
        ({"round": 16, "lords": {"Red": "1-1"}}, "position.lords.Red: in round 16 Lords stand in row 4, not on 1-1"),
        ({"round": 0, "lords": {"Red": "2-1"}}, "in round 0 Lords stand in row 1, not on 2-1"),
        ({"lords": {"Red": "1-2", "Blue": "1-2"}}, "position.lords.Blue: Red's Lord already stands on 1-2"),
        ({"scouts": {"Red": "1-4"}}, "position.scouts.Red: a Scout never stands in the row of its own Lord"),
        ({"scouts": {"Red": "2-1"}, "lords": {"Red": "2-2"}}, "position.scouts.Red: a Scout never stands in the row"),
        ({"scouts": {"Red": "1-1"}, "lords": {"Red": "2-2"}}, "its Lord has passed row 1, where the Scout came home"),
        ({"round": 0, "scouts": {"Red": "2-1"}}, "nor before its Lord is placed"),
        ({"round": 15, "scouts": {"Red": "1-1"}}, "position.scouts.Red: no tile lies on 1-1"),
        ({"scouts": {"Red": "3-1", "Blue": "3-1"}}, "position.scouts.Blue: another Lord or Scout stands on 3-1"),
        ({"scouts": {"Red": "2-1"}, "lords": {"Blue": "2-1"}}, "position.scouts.Red: another Lord or Scout stands"),
        ({"boards": {"Red": [1], "Blue": [1]}}, "position.boards.Blue.1: tile 1 is already placed"),
        ({"boards": {"Red": [1, 1]}}, "position.boards.Red.2: tile 1 is already placed"),
        ({"boards": {"Red": [85]}}, "there is no tile 85; tiles are numbered from 1 to 84"),
        ({"boards": {"Red": [53]}}, "tile 53 is orange and stays in the box with 3 players"),
        ({"boards": {"Red": ["Field orange"]}}, "no unused tile fits 'Field orange'"),
        ({"boards": {"Red": {"Palace": 5}}}, "position.boards.Red.Palace: no unused tile fits 'Palace'"),
        ({"boards": {"Red": {"Castle": 1}}}, "position.boards.Red.Castle: a tile is"),
        ({"boards": {"Red": {"Field": -1}}}, "position.boards.Red.Field: -1 is not a whole number"),
        ({"boards": {"Red": "Field"}}, "position.boards.Red: tiles are a list, or numbers by Estate"),
        ({"boards": {"Red": ["Field+cow"]}}, "'cow' in 'Field+cow' is no symbol; a tile shows farmer or chest"),
        ({"boards": {"Red": ["Field green"]}}, "'green' in 'Field green' is neither a back (blue, orange) nor"),
        ({"boards": {"Red": ["any"] * 20, "Blue": ["any"] * 20}}, "too few are left for the rows"),
        ({"coins": {"Red": -1}}, "position.coins.Red: -1 is not a whole number from 0"),
        ({"coins": {"Red": "rich"}}, "position.coins.Red: rich is not a whole number"),
        ({"extra_coins": {"Red": ["Castle"]}}, "position.extra_coins.Red: Castle is no Estate"),
        ({"extra_coins": {"Red": ["Mill", "Mill"]}}, "Mill has room for one Extra Coin token"),
        ({"extra_coins": {"Red": list(ESTATES), "Blue": ["Field"]}}, "the box has only 8 Extra Coin tokens"),
        ({"plots": {"Red": {"Rampart": "Field"}}}, "position.plots.Red.Rampart: the Income of Rampart already shows"),
        ({"plots": {"Red": {"Mill": "Field", "Church": "Field"}}}, "there is only one Field token"),
        ({"plots": {"Red": ["Mill"]}}, "position.plots.Red: Plot tokens go by Estate"),
        ({"pile": "Field"}, "position.pile: tiles are a list"),
        ({"rest": "box"}, "position.rest: the tiles not named go to pile or discards, not box"),
        ({"events": ["Feast"]}, "position.events.1: Feast is no Event; the Events are: Skilled Trades"),
        ({"events": ["Alliance", "Alliance"]}, "position.events.2: a game has 4 different Events"),
        ({"events_done": 1}, "position.events_done: 1 is not a whole number from 0 to 0"),
    ],
)  # fmt: skip
def test_a_bad_position_is_refused(position: dict[str, object], told: str) -> None:
    assert told in refusal(**position)


def test_the_orange_pile_holds_only_orange_tiles() -> None:
    assert "position.orange.1: '5' (tile 5) has a blue back" in refusal(4, orange=[5])
