"""M-1.2: setting up the game."""

from __future__ import annotations

import pytest

from oyez.games.middle_ages.tables import EVENTS
from oyez.games.middle_ages.tiles import default_tiles
from tests.rule import rule
from tests.rules.middle_ages.table import fresh

TABLE = default_tiles()


@rule("M-1.2-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_use_only_the_blue_tiles(seats: int) -> None:
    table = fresh(seats)
    assert table.get("orange") == []
    used = [tile for row in table.get("rows").values() for tile in row] + table.get("pile")
    assert sorted(used) == TABLE.of_back(0)


@rule("M-1.2-01")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_players_set_the_orange_tiles_aside(seats: int) -> None:
    table = fresh(seats)
    assert sorted(table.get("orange")) == TABLE.of_back(1)
    used = [tile for row in table.get("rows").values() for tile in row] + table.get("pile")
    assert sorted(used) == TABLE.of_back(0)


@rule("M-1.2-02")
def test_the_pile_is_shuffled() -> None:
    """The first chance results of a game are the order of the blue pile."""
    order = list(range(52, 0, -1))
    table = fresh(3, chance=[{"shuffle": order}])
    assert table.get("pile") == order[16:]
    assert fresh(3, seed=1).get("pile") != fresh(3, seed=2).get("pile")


@rule("M-1.2-02")
def test_of_the_pile_only_the_top_back_is_public() -> None:
    table = fresh(3, chance=[{"shuffle": "1-52"}])
    assert table.view("Red")["pile"] == {"tiles": 36, "top": {"number": TABLE.number[17], "back": "blue"}}


@rule("M-1.2-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_rows_are_drawn_tile_by_tile_and_sorted_by_number(seats: int) -> None:
    order = [tile * 19 % 53 for tile in range(1, 53)]
    table = fresh(seats, chance=[{"shuffle": order}])
    for row in range(4):
        drawn = order[row * (seats + 1) : (row + 1) * (seats + 1)]
        assert sorted(table.get(f"rows.{row + 1}")) == sorted(drawn)
        numbers = table.get(f"numbers.{row + 1}")
        assert numbers == sorted(numbers)
        assert table.view("Red")["rows"][row] == table.get(f"rows.{row + 1}")  # type: ignore[index]


@rule("M-1.2-04")
def test_four_events_lie_open_in_their_order() -> None:
    wanted = ["Earthquake", "Alliance", "Restoration", "Baby Boom"]
    table = fresh(3, chance=[{"shuffle": "1-52"}, {"shuffle": wanted, "among": list(EVENTS)}])
    table.expect(state={"events": wanted, "events_done": 0})
    assert table.view("Blue")["events"] == [EVENTS.index(name) for name in wanted]


@rule("M-1.2-05", "M-2.6-01")
def test_lords_are_placed_in_a_drawn_order_on_empty_tiles_of_row_1() -> None:
    order = {"shuffle": ["Green", "Red", "Blue"]}
    table = fresh(3, chance=[{"shuffle": "1-52"}, {"shuffle": [0, 1, 2, 3], "among": "0-14"}, order])
    table.expect(
        asked=["Green"],
        prompt={"Green": "first-lord"},
        options={"Green": ["place 1-1", "place 1-2", "place 1-3", "place 1-4"], "Red": []},
    )
    table.play("Green place 1-3").refuses("Red place 1-3", "Blue place 1-1", "Red place 2-1")
    table.expect(asked=["Red"], options={"Red": ["place 1-1", "place 1-2", "place 1-4"]})
    table.play("Red place 1-1")
    table.expect(asked=["Blue"], options={"Blue": ["place 1-2", "place 1-4"]})
    table.play("Blue place 1-4").expect(state={"lords": ["1-1", "1-4", "1-3"], "round": 1})


@rule("M-1.2-05")
def test_the_order_of_placing_differs_from_game_to_game() -> None:
    assert {tuple(fresh(3, seed=seed).get("order")) for seed in range(60)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)
    }  # fmt: skip
