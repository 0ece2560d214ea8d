"""Fief 5.1: who controls a Village."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.battle.battle import plain_battle
from oyez.games.fief.rules.battle.phase import fight
from oyez.games.fief.rules.board.control import refresh
from oyez.games.fief.rules.board.tables import LORDS, MOST, STRONGHOLD, VILLAGES
from oyez.games.fief.rules.board.troops import remove_troops
from oyez.games.fief.rules.board.villages import is_present
from oyez.games.fief.rules.court.succession import die
from tests.rule import rule
from tests.rules.fief.marching import moving, open_to, owner, troops
from tests.rules.fief.table import EDITIONS, run, stage, state


@rule("F-5.1-01", "F-5.1-02", "F-5.1-03", "F-D-01", "F-13.0-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_control_comes_with_the_first_piece_and_goes_with_the_last(edition: str) -> None:
    table = moving(edition=edition, lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": [1, 0]}})
    assert owner(table, "charolles") is None
    table.play("Red muster Arthur", "Red march charolles")
    assert (owner(table, "blaye"), owner(table, "charolles")) == (None, "Red")  # in mid-move
    table.play("Red with-men 0", "Red march villeneuve")
    assert (owner(table, "charolles"), owner(table, "villeneuve")) == ("Red", "Red")
    assert len(state(table).control) == len(VILLAGES)  # one controller at most for each


@rule("F-5.1-04", "F-5.1-05", "F-D-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_to_arrive_controls_even_against_an_ally(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Jeanne": "charolles"}},
        married=[["Arthur", "Jeanne"]],
        troops={"Red": {"blaye": [5, 5]}},
    )
    table.play("Red muster Arthur", "Red march charolles", "Red halt")
    assert owner(table, "charolles") == "Blue"
    assert table.get("arrivals.charolles") == [1, 0]
    assert table.get("road.Arthur") == "blaye-charolles"  # beside it, on the road he used


@rule("F-5.1-06", "F-5.1-07", "F-6.0-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_lord_takes_and_holds_control(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "l-epervier"}, "Green": {"Henri": "villeneuve"}},
        troops={"Green": {"villeneuve": [3, 0]}},
    )
    table.play("Red lead Arthur", "Red march charolles", "Red halt", "Red done")
    table.play("Blue lead Eric", "Blue march charolles", "Blue halt", "Blue done")  # two Lords, no troops
    assert owner(table, "charolles") == "Red"
    table.play("Green muster Henri", "Green march charolles", "Green halt")
    assert owner(table, "charolles") == "Red"


@rule("F-5.1-08", "F-5.1-09", "F-D-04")
@pytest.mark.parametrize(("edition", "to_lords"), [("en2014", True), ("fr2015", True), ("pl2015", False)])
def test_the_controller_hands_a_village_over_at_any_time(edition: str, to_lords: bool) -> None:
    table = moving(
        3,
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}, "Green": {"Henri": "blaye"}},
        troops={"Green": {"blaye": [1, 0]}, "Blue": {"blaye": [0, 0]}},
        control={"blaye": "Red"},
    )
    table.play("Red cede blaye")
    assert owner(table, "blaye") == "Green"
    assert ("cede blaye" in table.options("Green")) is to_lords  # on again, to Arthur who has no troops
    if to_lords:
        table.play("Green cede blaye")
        assert owner(table, "blaye") == "Red"


@rule("F-5.1-09")
def test_by_flag_only_in_the_own_turn() -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "sigy"}},
        "troops": {"Green": {"sigy": [1, 0]}, "Blue": {"sigy": [1, 0]}},
    }
    table = moving(3, **position)
    assert "cede sigy" in table.options("Blue")
    table = moving(3, flags={"village_cession_timing": "own_turn_only"}, **position)
    assert "cede sigy" not in table.options("Blue")


@rule("F-5.1-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_only_other_player_takes_over(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        control={"blaye": "Red"},
    )
    table.play("Red lead Arthur", "Red march charolles")
    assert owner(table, "blaye") == "Blue"


@rule("F-5.1-11", "F-D-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_leaves_a_village_to_several_names_its_controller(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "blaye"}},
        control={"blaye": "Red"},
    )
    table.play("Red lead Arthur", "Red march charolles")
    if edition == "en2014":  # next in order of arrival
        assert owner(table, "blaye") == "Blue"
        return
    assert table.prompt("Red") == "name-controller"
    assert open_to(table, "Red") == {"entrust 1", "entrust 2"}
    table.play("Red entrust 2")
    assert (owner(table, "blaye"), table.get("arrivals.blaye")) == ("Green", [1, 2])
    assert table.prompt("Red") == "on-the-way"


@rule("F-5.1-12")
def test_after_a_battle_the_winner_controls_else_the_first_who_is_left() -> None:
    table = stage(
        phase="none",
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "blaye"}},
        troops={"Red": {"blaye": [0, 4]}, "Blue": {"blaye": [1, 0]}, "Green": {"blaye": [1, 0]}},
        arrivals={"blaye": ["Blue", "Green", "Red"]},
        chance=[5, 5, 0],
    )
    g = state(table)
    run(table, fight(g, plain_battle(4, VILLAGES.index("blaye"), 0, 1)))
    while g.pending:
        decision = g.pending[0]
        wanted = [
            a
            for a in decision.options
            if a.text in ("pass", "all", "capture Eric", "fight", "continue", "done")
        ]
        table.play(f"{table.names[decision.seat]} {(wanted or list(decision.options))[0].text}")
    assert not is_present(g, 1, VILLAGES.index("blaye"))
    assert owner(table, "blaye") == "Red"  # not Green, who came before him


@rule("F-5.1-12")
def test_after_plague_or_uprising_the_earliest_left_controls() -> None:
    table = stage(
        phase="none",
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Blue": {"blaye": [1, 0]}, "Green": {"blaye": [1, 0]}},
        arrivals={"blaye": ["Red", "Green", "Blue"]},
    )
    die(state(table), LORDS.index("Arthur"))
    assert owner(table, "blaye") == "Green"


@rule("F-5.1-13", "F-5.1-14", "F-5.1-15", "F-5.1-21", "F-D-03", "F-13.0-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_title_controls_what_nobody_occupies(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "villeneuve"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"villeneuve": [1, 0]}},
        titles={"Eric": ["fief-blaye"]},
        forts={"villeneuve": "stronghold"},
        mills={"villeneuve": 1},
    )
    assert [owner(table, v) for v in ("blaye", "charolles", "beaujeu", "la-salle")] == ["Blue"] * 4
    table.play("Red muster Arthur", "Red march charolles")
    assert owner(table, "charolles") == "Red"  # F-5.1-14
    assert owner(table, "villeneuve") is None  # F-5.1-21: nobody has the title of Bourg
    assert (table.get("forts.villeneuve"), table.get("mills.villeneuve")) == ("stronghold", 1)
    table.play("Red march l-epervier")
    assert owner(table, "charolles") == "Blue"  # F-5.1-15


@rule("F-5.1-16", "F-4.2-03")
def test_a_fortification_follows_control_of_its_village() -> None:
    table = moving(
        lords={"Red": {"Arthur": "blaye"}}, forts={"charolles": "stronghold"}, mills={"charolles": 2}
    )
    table.play("Red lead Arthur", "Red march charolles")
    assert owner(table, "charolles") == "Red"
    assert (table.get("forts.charolles"), table.get("mills.charolles")) == ("stronghold", 2)


@rule("F-5.1-17", "F-4.3-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_takes_a_city_takes_its_title(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "charolles", "Henri": "sigy"}, "Blue": {"Eric": "tournus"}},
        titles={"Eric": ["fief-blaye"]},
        forts={"blaye": "city"},
    )
    table.play("Red lead Arthur", "Red march blaye")
    assert table.prompt("Red") == "assign-title"
    table.play("Red bequeath Henri")
    assert table.get("holders.fief-blaye") == "Henri"
    assert owner(table, "la-salle") == "Red"


@rule("F-5.1-17", "F-4.3-20")
def test_without_a_lord_who_has_room_the_title_lies_vacant() -> None:
    table = moving(
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "tournus"}},
        titles={"Eric": ["fief-blaye"], "Arthur": ["fief-sigy", "fief-bourg"]},
        forts={"blaye": "city"},
    )
    table.play("Red lead Arthur", "Red march blaye")
    assert table.get("holders.fief-blaye") is None
    assert owner(table, "blaye") == "Red"


@rule("F-5.1-18", "F-12-P1-02", "F-12.1-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ally_may_lose_his_city_and_stays_an_ally(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Jeanne": "tournus"}},
        married=[["Arthur", "Jeanne"]],
        titles={"Jeanne": ["fief-blaye"]},
        forts={"blaye": "city"},
    )
    table.play("Red lead Arthur", "Red march blaye")
    assert table.get("holders.fief-blaye") == "Arthur"
    assert table.get("married.Arthur") == "Jeanne"


@rule("F-5.1-19", "F-D-13", "F-6.4.1-01")
def test_a_siege_leaves_control_alone() -> None:
    table = stage(
        phase="none",
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Blue": {"blaye": [3, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Blue": 2}},
    )
    refresh(state(table), VILLAGES.index("blaye"))
    assert owner(table, "blaye") == "Red"


@rule("F-5.1-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captive_occupies_nothing(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        captives={"Eric": "Red"},
    )
    assert table.get("arrivals.blaye") == [0]
    table.play("Red muster Arthur", "Red march charolles", "Red halt")
    assert (owner(table, "blaye"), table.get("arrivals.charolles")) == (None, [0])


@rule("F-5.1-21")
def test_buildings_stay_when_the_last_piece_goes() -> None:
    table = stage(phase="none", lords={}, troops={"Red": {"blaye": [2, 0]}}, forts={"blaye": "stronghold"})
    g = state(table)
    blaye = VILLAGES.index("blaye")
    remove_troops(g, 0, blaye, 2, 0)
    refresh(g, blaye)
    assert (owner(table, "blaye"), g.forts[blaye], g.men_at_arms[blaye * MOST]) == (None, STRONGHOLD, 0)
    assert troops(table, "Red", "blaye") == (0, 0)
