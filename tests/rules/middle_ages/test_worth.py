"""What a choice is said to be worth is what it brings."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import Stage
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import RATE
from oyez.games.middle_ages.words import SPOTS
from oyez.games.middle_ages.worth import hints
from tests.rules.middle_ages.table import fresh, stage, taking


def told(table: Stage, name: str = "Red") -> dict[str, dict[str, int]]:
    assert isinstance(table.g, MiddleAges)
    return hints(table.g, table.words.seat(name))


def test_the_income_of_a_tile_counts_the_one_the_lord_stands_on_also_on_the_first_spot() -> None:
    table = stage(2, rows={1: ["Field", "Market"], 2: ["Field", "Church"]}, boards={"Red": ["Field"]})
    assert told(table)["move 2-1"]["income"] == 2 * 3
    assert told(table)["move 2-2"]["income"] == 3
    blue = table.play("Red move 2-1")
    assert told(blue, "Blue")["move 2-2"]["income"] == 3


@pytest.mark.parametrize("seed", range(10))
def test_before_the_game_a_tile_is_worth_what_it_pays_alone(seed: int) -> None:
    """Where no Lord stands yet, no other tile counts; of five players every place has one."""
    table = fresh(5, seed=seed)
    assert isinstance(table.g, MiddleAges)
    for text, worth in told(table, table.asked()[0]).items():
        estate = table.g.rules.tiles.estate[table.g.rows[SPOTS.index(text.split()[1])]]
        assert worth["income"] == RATE[estate]


def test_an_extra_coin_is_worth_one_for_each_tile_that_counts() -> None:
    table = taking("Church", boards={"Red": {"Mill": 3, "Market": 1}})
    worth = told(table)
    assert worth["coin Mill"] == {"income": 3}
    assert worth["coin Market"] == {"income": 4}
    assert worth["coin Church"] == {"income": 1}
    assert worth["coin Palace"] == {"income": 0}


def test_a_plot_is_worth_the_rate_for_each_tile_of_its_type() -> None:
    table = taking("Palace", boards={"Red": {"Mill": 3}}).play("Red plot Mill")
    worth = told(table)
    assert worth["under Church"] == {"income": 3 * 3}
    assert worth["under Village"] == {"income": 2 * 3}
