"""Fief 5.0: leave to pass, refusals, the way back, cohabitation, besieged places and their relief."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.marching import moving, open_to, owner, troops, why
from tests.rules.fief.table import EDITIONS, state


def crossing(edition: str = "", **position: Any) -> Stage:
    """Arthur has just come with troops from Blaye to Charolles, which Blue holds."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}, **position.pop("lords", {})},
        troops={
            "Red": {"blaye": [3, 1], **position.pop("older", {})},
            "Blue": {"charolles": [1, 0]},
            **position.pop("troops", {}),
        },
        control={"charolles": "Blue"},
        **position,
    )
    return table.play("Red muster Arthur", "Red march charolles")


@rule("F-5.0-17", "F-5.0-19", "F-5.0-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_occupant_is_asked_after_arrival_and_may_give_leave(edition: str) -> None:
    table = crossing(edition)
    assert table.get("moves.Arthur") == 1  # F-5.0-19: the Move into the Village is spent first
    assert table.get("road.Arthur") == "blaye-charolles"
    assert why(table, "Red", "march villeneuve") == "F-5.0-17"
    table.refuses("Red march villeneuve")
    table.play("Red ask villeneuve")
    assert table.asked() == ["Blue"]
    assert table.prompt("Blue") == "give-leave"
    table.play("Blue accept")
    # F-5.0-20: the exit was named; DP-5-06: he may go on or stop after all.
    assert open_to(table, "Red", "march", "halt", "ask") == {
        "march blaye",
        "march villeneuve",
        "halt",
        "ask l-epervier",
    }
    table.play("Red march villeneuve")
    assert table.get("moves.Arthur") == 2


@rule("F-5.0-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ally_by_marriage_is_asked_too(edition: str) -> None:
    table = crossing(edition, lords={"Blue": {"Jeanne": "charolles"}}, married=[["Arthur", "Jeanne"]])
    assert why(table, "Red", "march villeneuve") == "F-5.0-17"


@rule("F-5.0-17")
def test_without_a_move_left_nobody_is_asked() -> None:
    table = crossing(moves={"Arthur": 1})
    assert state(table).column is None
    assert table.prompt("Blue") == "choose-leader"  # Red has no Move left: his turn is over


THREE: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}, "Green": {"Henri": "charolles"}},
    "control": {"charolles": "Blue"},
}


@rule("F-5.0-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_occupant_of_the_exit_road_is_asked_besides_the_controller(edition: str) -> None:
    table = moving(edition=edition, **THREE, road={"Henri": "villeneuve"})
    table.play("Red lead Arthur", "Red march charolles", "Red ask villeneuve")
    assert table.asked() == ["Blue"]
    table.play("Blue accept")
    assert table.asked() == ["Green"]
    table.play("Green refuse")  # one refusal is enough
    assert why(table, "Red", "march villeneuve") == "F-5.0-21"
    table.play("Red ask l-epervier", "Blue accept")
    assert "march l-epervier" in open_to(table, "Red")


@rule("F-5.0-18")
def test_after_one_refusal_the_others_are_not_asked() -> None:
    table = moving(**THREE, road={"Henri": "villeneuve"})
    table.play("Red lead Arthur", "Red march charolles", "Red ask villeneuve", "Blue refuse")
    assert table.asked() == ["Red"]


@rule("F-5.0-18")
@pytest.mark.parametrize(
    ("edition", "asked"), [("en2014", ["Red"]), ("fr2015", ["Green"]), ("pl2015", ["Green"])]
)
def test_the_occupant_of_the_entry_road_is_asked_by_flag(edition: str, asked: list[str]) -> None:
    table = moving(edition=edition, **THREE, road={"Henri": "blaye"})
    table.play("Red lead Arthur", "Red march charolles", "Red ask villeneuve", "Blue accept")
    assert table.asked() == asked


@rule("F-5.0-18")
def test_who_came_in_earlier_rounds_and_controls_nothing_is_not_asked() -> None:
    table = moving(**THREE)
    table.play("Red lead Arthur", "Red march charolles", "Red ask villeneuve", "Blue accept")
    assert "march villeneuve" in open_to(table, "Red")


@rule("F-5.0-21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refused_group_stays_or_goes_back(edition: str) -> None:
    table = crossing(edition)
    table.play("Red ask villeneuve", "Blue refuse", "Red ask l-epervier", "Blue refuse")
    assert open_to(table, "Red", "march", "ask", "halt") == {"march blaye", "halt"}
    table.play("Red march blaye")
    assert (table.get("moves.Arthur"), troops(table, "Red", "blaye")) == (2, (3, 1))
    table = crossing(edition)
    table.play("Red ask villeneuve", "Blue refuse", "Red halt")
    assert table.get("at.Arthur") == "charolles"
    assert owner(table, "charolles") == "Blue"


@rule("F-5.0-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refused_group_takes_back_all_it_brought(edition: str) -> None:
    table = crossing(edition)
    table.play("Red ask villeneuve", "Blue refuse", "Red with-men 2")
    assert why(table, "Red", "march blaye") == "F-5.0-22"
    table.refuses("Red march blaye")
    table.play("Red halt")
    table.play("Red done")


@rule("F-5.0-22")
def test_the_duty_outlasts_a_halt_in_the_same_turn() -> None:
    table = crossing(lords={"Red": {"Arthur": "blaye", "Henri": "sigy"}})
    table.play("Red ask villeneuve", "Blue refuse", "Red halt")
    table.play("Red lead Henri", "Red march st-paul", "Red halt")
    table.play("Red lead Arthur")
    assert why(table, "Red", "march blaye") == "F-5.0-22"
    assert why(table, "Red", "ask villeneuve") == "F-5.0-43"
    table.play("Red all", "Red march blaye")


@rule("F-5.0-22")
def test_troops_dropped_before_the_refusal_must_come_along_too() -> None:
    table = crossing()
    table.play("Red with-men 1", "Red ask villeneuve", "Blue refuse")
    assert why(table, "Red", "march blaye") == "F-5.0-22"
    table.play("Red all", "Red march blaye")
    assert troops(table, "Red", "charolles") == (0, 0)


@rule("F-5.0-22")
def test_troops_beside_another_lord_who_came_that_way_are_not_abandoned() -> None:
    """Henri's own Knight goes back with him; the Men-at-Arms are Arthur's, who stays."""
    table = moving(
        lords={"Red": {"Arthur": "blaye", "Henri": "blaye"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"blaye": [2, 1]}, "Blue": {"charolles": [1, 0]}},
    )
    table.play("Red lead Arthur", "Red with-men 2", "Red march charolles", "Red halt")
    table.play(
        "Red lead Henri", "Red with-knights 1", "Red march charolles", "Red ask villeneuve", "Blue refuse"
    )
    table.play("Red march blaye")
    assert (troops(table, "Red", "charolles"), troops(table, "Red", "blaye")) == ((2, 0), (0, 1))


@rule("F-5.0-22")
def test_the_last_lord_of_a_refused_group_takes_the_troops_back() -> None:
    table = crossing(lords={"Red": {"Arthur": "blaye", "Henri": "blaye"}})
    table.play("Red ask villeneuve", "Blue refuse")
    table.play(
        "Red detach Henri", "Red with-men 0", "Red with-knights 0", "Red march blaye", "Red lead Henri"
    )
    assert why(table, "Red", "march blaye") == "F-5.0-22"
    table.play("Red all", "Red march blaye")
    assert troops(table, "Red", "charolles") == (0, 0)


@rule("F-5.0-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_on_the_way_back_older_troops_may_come_along(edition: str) -> None:
    for men, left in ((3, 2), (5, 0)):
        table = crossing(edition, older={"charolles": [2, 0]})
        table.play("Red ask villeneuve", "Blue refuse")
        if men != 3:
            table.play(f"Red with-men {men}")
        table.play("Red march blaye")
        assert troops(table, "Red", "charolles") == (left, 0)


@rule("F-5.0-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_later_round_part_of_the_troops_may_stay(edition: str) -> None:
    """Also TV-39: refused last round, he stands there without a road and without a duty."""
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"charolles": [3, 0]}, "Blue": {"charolles": [1, 0]}},
        control={"charolles": "Blue"},
    )
    table.play("Red lead Arthur", "Red with-men 1", "Red march blaye")
    assert troops(table, "Red", "charolles") == (2, 0)


@rule("F-5.0-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_leave_troops_may_be_dropped_on_the_way(edition: str) -> None:
    table = crossing(edition)
    table.play("Red ask villeneuve", "Blue accept", "Red with-men 1", "Red march villeneuve")
    assert (troops(table, "Red", "charolles"), troops(table, "Red", "villeneuve")) == ((2, 0), (1, 1))


@rule("F-5.0-29", "F-5.0-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", ["lord", "troops"])
def test_a_lone_lord_and_lordless_troops_bar_the_way(edition: str, kind: str) -> None:
    position: dict[str, Any] = {"lords": {"Red": {"Arthur": "charolles"}}}
    if kind == "lord":
        position["lords"]["Green"] = {"Henri": "charolles"}
        position["road"] = {"Henri": "villeneuve"}
    else:
        position["troops"] = {"Green": {"charolles": [1, 0]}}
        position["bands"] = [
            {"village": "charolles", "seat": "Green", "troops": [1, 0], "moves": 1, "from": "villeneuve"}
        ]
    table = moving(edition=edition, control={"charolles": "Red"}, **position)
    table.play("Red lead Arthur", "Red ask villeneuve")
    assert table.asked() == ["Green"]


@rule("F-5.1-20")
def test_a_captive_bars_no_road() -> None:
    table = moving(
        lords={"Red": {"Arthur": "charolles"}, "Green": {"Henri": "charolles"}},
        captives={"Henri": "Red"},
        road={"Henri": "villeneuve"},
    )
    table.play("Red lead Arthur")
    assert "march villeneuve" in open_to(table, "Red")


@rule("F-5.0-30")
def test_leave_may_be_traded_for_while_it_is_asked() -> None:
    """The question lies between two effects: talk, offers and gestures are open, and bind nobody."""
    table = crossing("fr2015")
    table.play("Red ask villeneuve")
    g = state(table)
    assert not g.stack[-1].atomic(g)
    assert any(text.startswith("propose") for text in table.options("Red"))
    assert any(text.startswith("propose") for text in table.options("Blue"))


@rule("F-5.0-31", "F-5.0-33", "F-5.0-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_came_in_this_phase_bars_his_own_road_only(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={
            "Red": {"Arthur": "villeneuve"},
            "Blue": {"Eric": "l-epervier"},
            "Green": {"Henri": "charolles"},
        },
        troops={"Green": {"charolles": [2, 0]}},
    )
    table.play("Red lead Arthur", "Red march charolles", "Red halt", "Red done")
    table.play("Blue lead Eric", "Blue march charolles", "Blue halt", "Blue done")
    table.play("Green muster Henri")
    assert open_to(table, "Green", "march", "ask") == {"march blaye", "ask l-epervier", "ask villeneuve"}
    table.play("Green ask villeneuve")
    assert table.asked() == ["Red"]  # each bars the road he came by


@rule("F-5.0-32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_barred_road_opens_by_leave_or_secret_passage(edition: str) -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "charolles"}, "Green": {"Henri": "charolles"}},
        "control": {"charolles": "Red"},
        "road": {"Henri": "villeneuve"},
    }
    table = moving(edition=edition, **position)
    table.play("Red lead Arthur", "Red ask villeneuve", "Green accept", "Red march villeneuve")
    table = moving(edition=edition, hands={"Red": ["passage"]}, **position)
    table.play("Red lead Arthur", "Red tunnel villeneuve")
    assert table.get("at.Arthur") == "villeneuve"


@rule("F-5.0-34", "F-5.0-35", "F-5.0-36")
@pytest.mark.parametrize("edition", EDITIONS)
def test_those_who_stood_together_before_leave_without_asking(edition: str) -> None:
    """Also TV-40; troops bought in Phase 4 stood there before (F-5.0-36)."""
    table = moving(
        edition=edition,
        lords={
            "Red": {"Arthur": "charolles"},
            "Blue": {"Eric": "charolles"},
            "Green": {"Henri": "charolles"},
        },
        troops={"Red": {"charolles": [2, 0]}, "Blue": {"charolles": [3, 0]}},
        control={"charolles": "Blue"},
        road={"Henri": "villeneuve"},
    )
    table.play("Red muster Arthur")
    assert open_to(table, "Red", "march", "ask") == {"march blaye", "march l-epervier", "ask villeneuve"}
    table.play("Red ask villeneuve")
    assert table.asked() == ["Green"]


@rule("F-5.0-34")
def test_without_cohabitation_the_controller_is_asked() -> None:
    table = moving(
        flags={"cohabitation_free_exit": False},
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "charolles"}},
        control={"charolles": "Blue"},
    )
    table.play("Red lead Arthur")
    assert open_to(table, "Red", "march") == set()
    table.play("Red ask blaye", "Blue accept", "Red march blaye")


@rule("F-5.0-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_group_with_a_newcomer_must_ask(edition: str) -> None:
    table = crossing(
        edition, older={"charolles": [2, 0]}, lords={"Red": {"Arthur": "blaye", "Henri": "charolles"}}
    )
    table.play("Red halt", "Red lead Henri", "Red with-men 2")  # residents alone, the freshest first
    assert "march villeneuve" in open_to(table, "Red")
    table.play("Red join Arthur")
    assert "march villeneuve" not in open_to(table, "Red")
    assert why(table, "Red", "march villeneuve") == "F-5.0-17"


@rule("F-5.0-40", "F-6.4.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_besieger_must_let_the_besieged_out(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}, "Green": {"Henri": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"blaye": [1, 0]}, "Green": {"blaye": [1, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Blue": 1, "Green": 1}},
    )
    table.play("Red muster Arthur")
    assert why(table, "Red", "march charolles") == "F-5.0-40"
    table.play("Red ask charolles", "Blue accept", "Green refuse")
    assert why(table, "Red", "march charolles") == "F-5.0-21"
    table.play("Red ask la-salle", "Blue accept", "Green accept", "Red march la-salle")
    assert table.get("at.Arthur") == "la-salle"


@rule("F-5.0-43")
@pytest.mark.parametrize("edition", EDITIONS)
def test_leave_is_asked_once_for_each_exit_and_group(edition: str) -> None:
    table = crossing(edition, lords={"Red": {"Arthur": "blaye", "Henri": "blaye"}})
    table.play("Red ask villeneuve", "Blue refuse")
    assert why(table, "Red", "ask villeneuve") == "F-5.0-43"
    table.play("Red ask l-epervier", "Blue refuse")
    assert open_to(table, "Red", "ask") == set()


@rule("F-6.4.1-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_besieged_bring_relief_past_the_besieger(edition: str) -> None:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "blaye"}},
        troops={"Red": {"charolles": [3, 0], "blaye": [1, 0]}, "Blue": {"blaye": [1, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Blue": 1}},
    )
    table.play("Red muster Arthur", "Red march blaye")
    assert troops(table, "Red", "blaye") == (4, 0)
    assert why(table, "Red", "march la-salle") == "F-5.0-40"  # they are besieged too
    assert why(table, "Red", "march charolles") == "F-5.0-40"


def relief(edition: str, married: list[list[str]]) -> Stage:
    return moving(
        edition=edition,
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "blaye"}, "Green": {"Jeanne": "blaye"}},
        troops={"Red": {"charolles": [3, 0]}, "Blue": {"blaye": [1, 0]}, "Green": {"blaye": [1, 0]}},
        married=married,
        control={"blaye": "Green"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Blue": 1}},
    ).play("Red muster Arthur")


@rule("F-6.4.1-06")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_strangers_bring_relief_with_the_consent_of_the_besieged(edition: str) -> None:
    table = relief(edition, [])
    table.play("Red relieve blaye")
    table.expect(events=["Red asked-relief Arthur blaye"])
    assert table.asked() == ["Green"]
    assert table.prompt("Green") == "admit-relief"
    table.play("Green refuse")
    assert why(table, "Red", "relieve blaye") == "F-5.0-43"
    table.play("Red march blaye")  # outside, on the road
    assert table.get("relieved.blaye") == []
    table = relief(edition, [])
    table.play("Red relieve blaye", "Green accept")
    assert (table.get("at.Arthur"), table.get("relieved.blaye")) == ("blaye", [0])
    assert why(table, "Red", "march la-salle") == "F-5.0-40"
    table.play("Red ask la-salle", "Blue accept", "Green accept", "Red march la-salle")
    assert table.get("relieved.blaye") == []


@rule("F-5.0-22", "F-6.4.1-06")
def test_relief_turned_away_is_no_passage_refused() -> None:
    table = relief("fr2015", [])
    table.play(
        "Red relieve blaye", "Green refuse", "Red march blaye", "Red with-men 1", "Red march charolles"
    )
    assert (troops(table, "Red", "blaye"), troops(table, "Red", "charolles")) == ((2, 0), (1, 0))


@rule("F-6.4.1-06")
def test_in_the_english_edition_only_allies_bring_relief() -> None:
    table = relief("en2014", [])
    assert why(table, "Red", "relieve blaye") == "F-6.4.1-06"
    table = relief("en2014", [["Arthur", "Jeanne"]])
    table.play("Red relieve blaye")  # he is not asked
    assert table.get("relieved.blaye") == [0]
