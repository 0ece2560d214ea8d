"""F-3.0: the income of Phase 3."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.market.income import income_of
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, income, run, stage, state


def collected(**position: Any) -> list[int]:
    """What every seat has received once the income is over."""
    there = run(stage(3, **{"phase": "none", **position}), income)
    return [deniers - 5 for deniers in there.get("deniers")]


@rule("F-3.0-01")
def test_one_denier_for_each_village() -> None:
    troops = {"Red": {"blaye": [1, 0], "sigy": [0, 1]}, "Blue": {"bourg": [3, 3]}}
    assert collected(troops=troops, lords={"Red": {"Arthur": "tournus"}}) == [3, 1, 0]


@rule("F-3.0-02", "F-D-03", "F-13.0-03")
def test_unoccupied_villages_of_an_own_fief_pay_too() -> None:
    """Of the four Villages of Bourg one is occupied by another player, who controls it."""
    lords = {"Red": {"Arthur": "tournus"}}
    there = collected(lords=lords, titles={"Arthur": ["fief-bourg"]}, troops={"Blue": {"st-vivien": [1, 0]}})
    assert there == [1 + 3, 1, 0]


@rule("F-3.0-03", "F-3.0-05", "F-D-12", "F-6.4.1-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_besieged_village_and_its_mills_pay_nobody(edition: str) -> None:
    position: dict[str, Any] = {
        "edition": edition,
        "lords": {"Blue": {"Eric": "sigy"}},
        "troops": {"Red": {"sigy": [1, 0], "blaye": [1, 0]}, "Blue": {"sigy": [2, 0]}},
        "control": {"sigy": "Red"},
        "forts": {"sigy": "stronghold"},
        "mills": {"sigy": 2, "blaye": 1},
    }
    assert collected(**position) == [2 + 6, 0, 0]
    assert collected(sieges={"sigy": {"Blue": 1}}, **position) == [1 + 2, 0, 0]


@rule("F-3.0-04")
def test_two_deniers_for_each_mill_of_a_controlled_village() -> None:
    """Whoever built it; Mills of nobody's Village pay nobody."""
    troops = {"Red": {"blaye": [1, 0]}, "Blue": {"sigy": [1, 0]}}
    assert collected(troops=troops, mills={"blaye": 2, "sigy": 1, "tournus": 2}) == [1 + 4, 1 + 2, 0]


@rule("F-3.0-06", "F-3.0-07", "F-2.4.7-01")
@pytest.mark.parametrize(
    ("lying", "each"),
    [
        ({}, 2),
        ({"harvest": [1]}, 3),
        ({"weather": [1]}, 3),
        ({"harvest": [1], "weather": [1]}, 4),
        ({"harvest": [2], "weather": [3]}, 2),
        ({"famine": [1]}, 0),
        ({"famine": [2]}, 2),
        ({"rain": [1], "plague": [1]}, 2),
    ],
)
def test_what_a_mill_yields(lying: dict[str, Any], each: int) -> None:
    assert collected(troops={"Red": {"blaye": [1, 0]}}, mills={"blaye": 2}, **lying) == [1 + 2 * each, 0, 0]


@rule("F-3.0-08", "F-3.0-09", "F-3.0-11")
def test_taxes_come_from_the_bank() -> None:
    """A tallage is paid on top of all other income, a tithe redirects what the Mills pay."""
    there = collected(
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["fief-mazilles", "bishop-1"]},
        troops={"Blue": {"mazilles": [1, 0], "blaye": [1, 0]}},
        mills={"mazilles": 1, "blaye": 1},
        taxes=[{"seat": "Red", "tallage": "mazilles"}, {"seat": "Red", "tithe": 1}],
    )
    assert there == [1 + 1 + 4 + 2, 2 + 2, 0]  # Bourg, St Andromy, tallage, tithe; two Villages and a Mill


@rule("F-3.0-10", "F-1.8Q-02", "F-1.8Q-03", "F-6.2.3-15", "F-D-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("regency", [False, True])
@pytest.mark.parametrize("captive", [False, True])
def test_the_queen_also_as_regent_and_as_captive(edition: str, regency: bool, captive: bool) -> None:
    there = collected(
        edition=edition,
        lords={"Red": {"Blanche": "sigy"}, "Blue": {"Eric": "sigy"}},
        control={"sigy": "Blue"},
        titles={"Blanche": ["queen"]} if regency else {"Blanche": ["queen"], "Eric": ["king"]},
        regency=regency,
        captives={"Blanche": "Blue"} if captive else {},
    )
    assert there == [2, 1, 0]


@rule("F-3.0-12", "F-R-16")
def test_money_is_open_unless_it_was_agreed_to_hide_it() -> None:
    position: dict[str, Any] = {"phase": "none", "deniers": {"Red": 9}}
    stage(3, **position).expect(view={"Blue": {"families.Red.deniers": 9}})
    hidden = stage(3, flags={"hidden_money": True}, **position)
    hidden.expect(view={"Blue": {"families.Red.deniers": None}, "Red": {"families.Red.deniers": 9}})


@rule("F-3.0-14", "F-R-13")
def test_afterwards_markers_and_fortunes_leave_and_disasters_stay() -> None:
    there = stage(
        3,
        phase="none",
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["bishop-1"]},
        taxes=[{"seat": "Red", "tithe": 1}],
        harvest=[1, 3],
        weather=[3],
        rain=[2],
        famine=[4],
        plague=[5],
    )
    run(there, income).expect(
        events=["income-ended"],
        state={
            "taxes": [],
            "harvest": [],
            "weather": [],
            "rain": [2],
            "famine": [4],
            "plague": [5],
            "fortune_discard": ["weather", "harvest", "harvest"],
        },
    )


@rule("F-3.0-17")
def test_control_at_that_moment_counts() -> None:
    """A Lord placed in the play-cards step takes a Village whose income he then receives."""
    there = stage(3, phase="cards", hands={"Red": ["Henri"]}, lords={"Blue": {"Eric": "sigy"}})
    there.play("Red done", "Red done", "Blue done", "Green done", "Red play Henri", "Red stand tournus")
    there.expect(events=["Red village-income 1"], state={"deniers.Red": 6})


@rule("F-R-07")
def test_the_order_of_collecting_does_not_matter() -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "sigy"}},
        "titles": {"Arthur": ["bishop-1"], "Henri": ["fief-sigy"]},
        "mills": {"blaye": 2, "sigy": 1},
        "taxes": [{"seat": "Red", "tithe": 1}, {"seat": "Green", "tallage": "sigy"}],
    }
    results = [collected(first=first, **position) for first in ("Red", "Blue", "Green")]
    assert results[0] == results[1] == results[2] == [1 + 4, 1, 3 + 2 + 6]


@rule("F-R-07")
def test_what_everybody_would_collect_is_shown_by_source() -> None:
    g = state(stage(3, phase="none", troops={"Red": {"blaye": [1, 0]}}, mills={"blaye": 1}))
    assert income_of(g, 0) == {"villages": 1, "mills": 2, "tallages": 0, "tithes": 0, "queen": 0}
