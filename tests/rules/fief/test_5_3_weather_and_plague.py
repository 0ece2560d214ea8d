"""Fief 2.3.1 and 2.3.3 as far as they touch movement: Heavy Rain, and Plague on entering."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.phase import bar_attack
from oyez.games.fief.rules.board.tables import VILLAGES
from tests.rule import rule
from tests.rules.fief.marching import moving, open_to, owner, troops, why
from tests.rules.fief.table import EDITIONS, state

DIES, LIVES = 2, 3  # faces 3 and 4 of the die


@rule("F-2.3.1-M01", "F-2.3.1-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_move_inside_into_or_out_of_the_rain(edition: str) -> None:
    """Bishopric 1 has Blaye, Charolles and L'Epervier; Chateau-Neuf lies in 2, Beaujeu in 5."""
    table = moving(edition=edition, lords={"Red": {"Arthur": "blaye", "Eric": "chateau-neuf"}}, rain=[1])
    assert open_to(table, "Red") == {"lead Eric", "done"}
    assert why(table, "Red", "lead Arthur") == "F-2.3.1-M01"
    table.play("Red lead Eric")
    assert open_to(table, "Red", "march") == {"march mazilles"}
    assert why(table, "Red", "march l-epervier") == "F-2.3.1-M01"


@rule("F-2.3.1-M04", "F-2.3.1-05", "F-10.2.1-05", "F-10.2.1-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_secret_passage_leads_through_the_rain_for_one_move(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": [2, 1]}},
        rain=[1],
        hands={"Red": ["passage"]},
    )
    table.play("Red muster Arthur")
    assert open_to(table, "Red", "march", "tunnel") == {"tunnel charolles", "tunnel la-salle"}
    assert why(table, "Red", "tunnel villeneuve") == "F-5.0-03"  # all other rules stay
    table.play("Red tunnel charolles")
    assert (table.get("moves.Arthur"), troops(table, "Red", "charolles")) == (1, (2, 1))
    assert table.get("hands.Red") == []
    assert table.get("fortune_discard.0") == "passage"
    assert open_to(table, "Red", "march", "tunnel") == set()


@rule("F-2.3.1-M02", "F-2.3.1-M05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_battle_and_no_capture_in_the_rain_but_all_the_rest(edition: str) -> None:
    table = moving(
        3,
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "blaye"}},
        troops={"Red": {"blaye": [1, 1]}, "Blue": {"blaye": [1, 0]}},
        control={"blaye": "Blue"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Red": 1}},
        rain=[1],
    )
    blaye = VILLAGES.index("blaye")
    assert bar_attack(state(table), 0, blaye, 1) == "F-2.3.1-M02"
    assert bar_attack(state(table), 0, blaye, 2) == "F-2.3.1-M05"
    assert table.get("phase") == "battles"  # nobody could move
    assert open_to(table, "Red") == {"continue blaye", "lift blaye"}
    table.play("Red continue blaye")
    assert table.get("sieges.blaye.Red") == 2
    assert "cede blaye" in table.options("Blue")


def entering(edition: str, chance: list[int], **position: Any) -> Stage:
    """Arthur, in bishopric 2, is about to enter bishopric 1, where the plague is."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "chateau-neuf"}},
        plague=[1],
        chance=chance,
        **position,
    )
    return table.play("Red muster Arthur" if "troops" in position else "Red lead Arthur")


@rule("F-2.3.3-M01", "F-2.3.3-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lord_who_enters_rolls_at_once(edition: str) -> None:
    table = entering(edition, [LIVES])
    table.play("Red march l-epervier")
    assert table.get("at.Arthur") == "l-epervier"
    assert table.get("tested.Arthur") == [1]
    table = entering(edition, [DIES])
    table.play("Red march l-epervier")
    assert table.get("at.Arthur") is None
    assert owner(table, "l-epervier") is None


@rule("F-2.3.3-M02", "F-2.3.3-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_bishopric_does_not_test_twice(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Jeanne": "l-epervier"}},
        darc="Jeanne",
        plague=[1],
        tested={"Jeanne": [1]},
        chance=[],
    )
    table.play("Red lead Jeanne", "Red march chateau-neuf", "Red march l-epervier", "Red march charolles")
    assert table.get("at.Jeanne") == "charolles"
    assert not [event for event in table.match.tape.events if event.fact.name == "plague-rolled"]


@rule("F-2.3.3-M03", "F-2.3.3-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_straight_from_plague_to_plague_no_second_test(edition: str) -> None:
    table = moving(
        edition=edition, lords={"Red": {"Arthur": "mazilles"}}, plague=[1, 2], tested={"Arthur": [2]}
    )
    table.play("Red lead Arthur", "Red march chateau-neuf", "Red march l-epervier")
    assert not [event for event in table.match.tape.events if event.fact.name == "plague-rolled"]


@rule("F-2.3.3-M04", "F-2.3.3-14")
@pytest.mark.parametrize(("edition", "rolls"), [("en2014", 1), ("fr2015", 0), ("pl2015", 0)])
def test_another_plague_after_a_healthy_bishopric_tests_by_flag(edition: str, rolls: int) -> None:
    """Tested in 3, then through healthy 2 (Mazilles is next to Belleville) into 1."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "st-andromy"}},
        plague=[1, 3],
        tested={"Arthur": [3]},
        chance=[LIVES] * rolls,
    )
    table.play("Red lead Arthur", "Red march st-medard")
    assert len([event for event in table.match.tape.events if event.fact.name == "plague-rolled"]) == rolls


@rule("F-2.3.3-M05", "F-2.3.3-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_that_enter_lose_half_of_their_number(edition: str) -> None:
    """3 Men-at-Arms and 2 Knights: floor(5/2) = 2 counters of the owner's choice."""
    table = entering(edition, [LIVES], troops={"Red": {"chateau-neuf": [3, 2]}})
    table.play("Red march l-epervier")
    assert table.prompt("Red") == "plague-losses"
    assert open_to(table, "Red") == {"bury 0", "bury 1", "bury 2"}
    table.play("Red bury 1")
    assert troops(table, "Red", "l-epervier") == (2, 1)


@rule("F-2.3.3-M06", "F-2.3.3-M07", "F-2.3.3-16", "F-2.3.3-20")
@pytest.mark.parametrize(("edition", "left"), [("en2014", 2), ("fr2015", 3), ("pl2015", 3)])
def test_counters_halved_before_are_halved_again_by_flag(edition: str, left: int) -> None:
    """Two halved and two fresh Men-at-Arms: once a round only the fresh ones count, else all four."""
    table = entering(
        edition,
        [LIVES],
        troops={"Red": {"chateau-neuf": [4, 0]}},
        bands=[{"village": "chateau-neuf", "seat": "Red", "troops": [2, 0], "tested": [3]}],
    )
    table.play("Red march l-epervier")
    assert troops(table, "Red", "l-epervier") == (left, 0)


@rule("F-2.3.3-M07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_halving_goes_by_group_and_move(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "chateau-neuf", "Eric": "chateau-neuf"}},
        troops={"Red": {"chateau-neuf": [2, 0], "l-epervier": [5, 0]}},
        plague=[1],
        chance=[LIVES, LIVES],
    )
    for lord in ("Arthur", "Eric"):  # one Man-at-Arms each: floor(1/2) is nothing
        table.play(f"Red lead {lord}", "Red with-men 1", "Red march l-epervier", "Red halt")
    assert troops(table, "Red", "l-epervier") == (7, 0)


@rule("F-2.3.3-M07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_who_came_remember_their_moves_whoever_of_them_died(edition: str) -> None:
    """Two Knights who had moved before and four fresh ones: three die, and none of the others is fresh again."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "chateau-neuf"}},
        troops={"Red": {"chateau-neuf": [0, 6]}},
        plague=[1],
        chance=[LIVES],
        bands=[{"village": "chateau-neuf", "seat": "Red", "troops": [0, 2], "moves": 1}],
    )
    table.play("Red lead Arthur", "Red with-knights 6", "Red march l-epervier")
    assert troops(table, "Red", "l-epervier") == (0, 3)
    assert sum(band[3] for band in state(table).bands) == 3


@rule("F-2.3.3-M08", "F-2.3.3-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_whose_lord_dies_stay_where_they_came(edition: str) -> None:
    """First the Lord is tested, then the troops are halved."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "chateau-neuf", "Eric": "l-epervier"}},
        troops={"Red": {"chateau-neuf": [4, 0]}},
        plague=[1],
        chance=[DIES],
    )
    table.play("Red lead Arthur", "Red with-men 4", "Red march l-epervier")
    assert table.get("at.Arthur") is None
    assert troops(table, "Red", "l-epervier") == (2, 0)
    assert open_to(table, "Red") == {"lead Eric", "muster Eric", "done"}
    table.play("Red muster Eric", "Red march sennecy")  # another Lord with Moves left takes them on
    assert troops(table, "Red", "sennecy") == (2, 0)


@rule("F-2.3.3-M09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captives_carried_in_are_tested_too(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "chateau-neuf"}, "Blue": {"Eric": "chateau-neuf"}},
        captives={"Eric": "Red"},
        plague=[1],
        chance=[LIVES, DIES],
    )
    table.play("Red muster Arthur", "Red march l-epervier")
    assert (table.get("at.Arthur"), table.get("at.Eric")) == ("l-epervier", None)


@rule("F-2.3.3-M10", "F-2.3.3-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_was_only_placed_there_is_tested_on_coming_back(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "l-epervier"}},
        troops={"Red": {"l-epervier": [2, 0]}},
        plague=[1],
        chance=[LIVES],
    )
    table.play("Red muster Arthur", "Red march chateau-neuf")
    assert table.get("tested.Arthur") == []  # placed, not tested
    table.play("Red march l-epervier")
    assert (table.get("tested.Arthur"), troops(table, "Red", "l-epervier")) == ([1], (1, 0))


@rule("F-2.3.3-M11", "F-2.3.3-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_are_never_affected(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "chateau-neuf", "Eric": "l-epervier"}, "Blue": {"Henri": "l-epervier"}},
        troops={"Red": {"chateau-neuf": [2, 0], "l-epervier": [1, 0]}},
        control={"l-epervier": "Blue"},
        forts={"l-epervier": "stronghold"},
        sieges={"l-epervier": {"Red": 2}},
        plague=[1],
        chance=[LIVES],
    )
    table.play("Red muster Arthur", "Red march l-epervier")
    assert (table.get("sieges.l-epervier.Red"), troops(table, "Red", "l-epervier")) == (2, (2, 0))


@rule("F-2.3.1-M06", "F-2.3-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rain_lasts_to_the_end_of_the_round(edition: str) -> None:
    table = moving(3, edition=edition, lords={"Red": {"Arthur": "blaye"}}, rain=[1])
    assert table.asked() == ["Green"]  # Red could not move at all
    assert table.get("rain") == [1]
    table.play("Green done")
    assert (table.get("round"), table.get("rain")) == (2, [])
