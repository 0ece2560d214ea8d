"""X-CRU: set-up, the call, departures, and Lords while they are away."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import NOBODY
from oyez.games.fief.conservation import conserve
from oyez.games.fief.expansions.crusades.calling import bar_call, callers, opening
from oyez.games.fief.expansions.crusades.departure import bar_depart, departures
from oyez.games.fief.expansions.crusades.ending import end_of_crusade
from oyez.games.fief.expansions.crusades.part import FIRST, NO_CRUSADE, SECOND
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.pieces import KNIGHT, MAN_AT_ARMS, count, of
from oyez.games.fief.rules.board.tables import MOST, N_TITLES, VILLAGES
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.court.captivity import places_for
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.court.votes import may_vote
from tests.rule import rule
from tests.rules.fief.battlefield import why
from tests.rules.fief.expansions.outremer import (
    CRUSADES,
    abroad,
    company,
    is_crusading,
    lord,
    options,
    outremer,
    told,
    troops_of,
    waiting_for,
)
from tests.rules.fief.table import EDITIONS, run, stage, state

CLERGY: dict[str, Any] = {
    "lords": {
        "Red": {"Arthur": "beaujeu"},
        "Blue": {"Charles": "mazilles"},
        "Green": {"Gauvain": "st-paul", "Henri": "st-paul"},
    },
    "titles": {"Charles": ["bishop-1", "pope"], "Gauvain": ["bishop-2", "cardinal-1"]},
}


def court(flags: dict[str, str] | None = None, **position: Any) -> Any:
    return stage(4, flags={**CRUSADES, **(flags or {})}, phase="none", **{**CLERGY, **position})


@rule("X-CRU-01", "X-CRU-02", "X-GEN-24")
def test_ten_tiles_and_five_titles_are_set_up() -> None:
    g = GAME.setup(GAME.rules(4, CRUSADES), 3, [])
    facts: Any = g.snapshot()["crusade"]
    assert facts["pool"] == list(range(10))
    assert facts["stage"] == NO_CRUSADE
    assert [title.name for title in g.rules.titles.all[N_TITLES:]] == [
        "jerusalem",
        "antioch",
        "tripoli",
        "edessa",
        "acre",
    ]
    assert all(title.points == 1 for title in g.rules.titles.all[N_TITLES:])


@rule("X-CRU-03", "X-CRU-04", "X-CRU-90")
def test_the_pope_is_asked_first_then_the_cardinals() -> None:
    table = run(court(), opening)
    assert waiting_for(table) == ("Blue", "call-crusade")
    assert options(table) == ["call-crusade", "pass"]
    table.play("Blue pass")
    assert waiting_for(table) == ("Green", "call-crusade")
    table.play("Green call-crusade").expect(events=["Green crusade-called Gauvain"])
    assert outremer(table).stage == FIRST


@rule("X-CRU-03")
def test_without_clergy_nobody_is_asked() -> None:
    table = run(court(titles={"Charles": ["bishop-1"]}), opening)
    assert state(table).pending == ()
    assert bar_call(state(table), 1) == "X-CRU-03"


@rule("X-CRU-04")
def test_a_captive_may_call_and_by_number_a_cardinal_only_without_a_pope() -> None:
    captive = court(captives={"Charles": "Red"}, troops={"Red": {"mazilles": [1, 0]}})
    assert callers(state(captive)) == [lord("Charles"), lord("Gauvain")]
    numbers = {"numbers": 'crusades.caller="pope_else_cardinal"'}
    assert callers(state(court(numbers))) == [lord("Charles")]
    alone = court(numbers, titles={"Gauvain": ["bishop-2", "cardinal-1"]})
    assert callers(state(alone)) == [lord("Gauvain")]


@rule("X-CRU-05", "X-CRU-06")
def test_none_is_called_while_one_runs_and_it_enters_its_second_round() -> None:
    table = run(court(crusade={"stage": 1}), opening)
    assert state(table).pending == ()
    assert outremer(table).stage == SECOND
    assert bar_call(state(table), 1) == "X-CRU-05"


@rule("X-GEN-05", "X-GEN-06")
def test_the_call_is_the_first_step_of_the_round() -> None:
    table = stage(4, flags=CRUSADES, **CLERGY)
    assert waiting_for(table) == ("Blue", "call-crusade")


def at_the_docks(round_: int = 1, **position: Any) -> Any:
    given: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "beaujeu", "Blanche": "beaujeu"}, "Blue": {"Charles": "mazilles"}},
        "troops": {"Red": {"beaujeu": [4, 2]}, "Blue": {"mazilles": [1, 0]}},
        "crusade": {"stage": round_},
    }
    flags = {**CRUSADES, **position.pop("flags", {})}
    return stage(4, flags=flags, phase="none", **{**given, **position})


@rule("X-CRU-07", "X-CRU-10", "X-CRU-91", "X-GEN-16")
def test_any_lord_departs_with_the_company_he_likes() -> None:
    table = run(at_the_docks(), departures)
    assert waiting_for(table) == ("Red", "departure")
    assert options(table) == ["depart Arthur", "depart Blanche", "done"]
    table.play("Red depart Arthur")
    assert options(table) == [f"with-men {n}" for n in range(5)]
    assert why(table, "Red with-men 5") == why(table, "Red with-knights 1") == "X-CRU-10"
    table.play("Red with-men 3", "Red with-knights 1")
    table.expect(events=["Red departed Arthur 4", "Red departed-with 3 1"])
    g = state(table)
    assert g.at[lord("Arthur")] == NOBODY
    assert troops_of(table, "Arthur") == [3, 1]
    assert table.get("troops.Red.beaujeu") == [1, 1]
    assert (in_stock(g, 0, MAN_AT_ARMS), in_stock(g, 0, KNIGHT)) == (9, 6)  # what is away is not in stock
    table.play("Red depart Blanche", "Red with-men 0", "Red with-knights 0")  # alone
    assert waiting_for(table) == ("Blue", "departure")
    table.play("Blue done")
    assert g.pending == ()


@rule("X-CRU-09")
def test_who_cannot_depart() -> None:
    table = at_the_docks(
        rain=[5],
        captives={"Charles": "Red"},
        troops={"Red": {"beaujeu": [1, 0], "mazilles": [1, 0]}},
    )
    g = state(table)
    assert bar_depart(g, 0, lord("Arthur")) == "X-CRU-09"  # Heavy Rain on Bishopric 5
    assert bar_depart(g, 1, lord("Charles")) == "X-CRU-09"
    assert bar_depart(g, 0, lord("Charles")) == "X-CRU-07"  # not his own
    run(table, departures)
    assert g.pending == ()


@rule("X-CRU-09")
def test_not_out_of_a_besieged_fortification_but_from_beside_enemies() -> None:
    siege: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "beaujeu"}, "Blue": {"Charles": "beaujeu"}},
        "troops": {"Red": {"beaujeu": [1, 0]}, "Blue": {"beaujeu": [2, 0]}},
        "control": {"beaujeu": "Red"},
        "forts": {"beaujeu": "stronghold"},
    }
    shut_in = state(at_the_docks(**siege, sieges={"beaujeu": {"Blue": 1}}))
    assert bar_depart(shut_in, 0, lord("Arthur")) == "X-CRU-09"
    assert bar_depart(shut_in, 1, lord("Charles")) == ""
    assert bar_depart(state(at_the_docks(**siege)), 0, lord("Arthur")) == ""


@rule("X-CRU-08")
def test_in_the_second_round_lords_outside_the_orders_stay() -> None:
    table = run(at_the_docks(2), departures)
    assert state(table).pending == ()
    assert bar_depart(state(table), 0, lord("Arthur")) == "X-CRU-08"


def order_position(master: bool) -> Any:
    titles = {"Eric": ["templar-grand-master"]} if master else {}
    return at_the_docks(
        2,
        flags={"templars": "on"},
        lords={"Red": {"Arthur": "beaujeu", "Baudoin": "beaujeu"}, "Blue": {"Eric": "mazilles"}},
        templars={"members": ["Arthur", "Eric"]},
        titles=titles,
    )


@rule("X-CRU-08")
def test_lords_of_an_order_may_follow_and_must_with_a_grand_master() -> None:
    table = run(order_position(False), departures)
    assert options(table) == ["depart Arthur", "done"]
    table = run(order_position(True), departures)
    assert waiting_for(table) == ("Red", "company")  # nothing to decide but whom he takes along
    while waiting_for(table)[1] == "company":
        seat = waiting_for(table)[0]
        table.play(f"{seat} {options(table)[0]}")
        if not state(table).pending:
            break
    assert is_crusading(table, "Arthur")
    assert is_crusading(table, "Eric")
    assert not is_crusading(table, "Baudoin")


@rule("X-CRU-11", "X-CRU-06")
def test_nobody_returns_before_the_end() -> None:
    table = abroad(company("Arthur", 0, 3, 1), phase="crusades", chance=[0])
    while outremer(table).stage == FIRST and state(table).round == 1:
        table.auto()
    assert is_crusading(table, "Arthur") or state(table).captor[lord("Arthur")] != NOBODY
    assert state(table).at[lord("Arthur")] == NOBODY
    assert state(table).phase != 7  # the second round is played in France, too


@rule("X-CRU-12", "X-GEN-04")
def test_without_crusaders_it_ends_in_the_seventh_phase() -> None:
    table = stage(4, flags=CRUSADES, phase="crusades", crusade={"stage": 1}, **CLERGY)
    assert told(table, "nobody-went")
    assert waiting_for(table) == ("Blue", "call-crusade")  # a new one may be called
    assert outremer(table).stage == NO_CRUSADE


@rule("X-CRU-13", "X-GEN-25")
def test_a_lord_away_keeps_titles_points_votes_and_powers() -> None:
    table = abroad(company("Arthur", 0, 1, 0), titles={"Arthur": ["fief-blaye", "king"]})
    g = state(table)
    assert victory_points(g, 0) == 2
    assert may_vote(g, lord("Arthur"))
    captive = abroad(titles={"Arthur": ["fief-blaye", "king"]}, crusade={"captives": ["Arthur"]})
    assert victory_points(state(captive), 0) == 2


@rule("X-CRU-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_outremer_is_no_place_for_others(edition: str) -> None:
    table = abroad(
        company("Arthur", 0, 1, 0), flags={"edition": edition}, home={"Red": {"Baudoin": "beaujeu"}}
    )
    places = places_for(state(table), lord("Baudoin"), 0)
    assert NOBODY not in places
    assert places


@rule("X-CRU-85")
def test_an_empty_village_is_lost_and_its_captives_are_free() -> None:
    table = at_the_docks(
        lords={"Red": {"Arthur": "beaujeu"}, "Blue": {"Charles": "beaujeu", "Eric": "mazilles"}},
        captives={"Charles": "Red"},
        troops={"Blue": {"mazilles": [1, 0]}},
    )
    run(table, departures).play("Red depart Arthur")
    table.expect(events=["Blue freed Charles", "Blue stood Charles mazilles"])
    assert table.get("control.beaujeu") is None


def test_a_governed_village_stays_with_its_player() -> None:
    table = at_the_docks(lords={"Red": {"Arthur": "beaujeu"}}, troops={}, titles={"Arthur": ["fief-blaye"]})
    run(table, departures).play("Red depart Arthur")
    assert table.get("control.beaujeu") == 0


@rule("X-GEN-17", "X-GEN-18", "X-GEN-19")
def test_the_steps_of_a_crusade_are_the_last_of_their_phases() -> None:
    rules = GAME.rules(4, dict.fromkeys(("tactics", "politics", "templars", "teutonic", "crusades"), "on"))
    names = [[stage.name for stage in phase] for phase in rules.turn]
    assert names[4][0] == "marches"
    assert names[4][-1] == "departures"
    assert names[5][-1] == "renegades"
    assert names[6] == ["crusade"]


def knights_of(order: str, **position: Any) -> Any:
    """Red's Arthur is of an order whose Grand Master is Blue's Eric; the second round's departures begin."""
    table = at_the_docks(
        2,
        flags={order: "on"},
        lords={"Red": {"Arthur": "beaujeu", "Baudoin": "beaujeu"}, "Blue": {"Eric": "mazilles"}},
        titles={"Eric": [f"{'templar' if order == 'templars' else order}-grand-master"]},
        **{order: {"members": ["Arthur", "Eric"]}},
        **position,
    )
    return run(table, departures)


@rule("X-TEM-14", "X-TEU-08", "X-CRU-08")
@pytest.mark.parametrize("order", ["templars", "teutonic"])
def test_with_a_grand_master_the_order_must_depart(order: str) -> None:
    table = knights_of(order)
    while state(table).pending:
        assert waiting_for(table)[1] == "company"
        table.play(f"{waiting_for(table)[0]} {options(table)[0]}")
    assert is_crusading(table, "Arthur")
    assert is_crusading(table, "Eric")
    assert not is_crusading(table, "Baudoin")


@rule("X-TEM-44", "X-TEU-24", "X-CRU-09")
@pytest.mark.parametrize("order", ["templars", "teutonic"])
def test_heavy_rain_stops_a_compulsory_departure(order: str) -> None:
    table = knights_of(order, rain=[2, 5])
    assert state(table).pending == ()
    assert not is_crusading(table, "Arthur")
    assert not is_crusading(table, "Eric")


@rule("X-CRU-10")
def test_a_templar_knight_sails_with_his_lord_and_comes_home_with_him() -> None:
    table = knights_of("templars")
    while state(table).pending:
        table.play(f"{waiting_for(table)[0]} {options(table)[0]}")
    g = state(table)
    place = g.rules.kinds.row("templar-knights")
    assert [count(one[5], place) for one in outremer(table).companies] == [1, 1]
    assert sum(count(packed, place) for packed in g.others) == 0
    run(table, end_of_crusade())
    while g.pending:
        table.auto()
    assert sum(count(packed, place) for packed in g.others) == 2
    conserve(g)


@rule("X-CRU-10")
def test_teutonic_knights_go_only_with_a_lord_of_the_order() -> None:
    table = at_the_docks(
        1,
        flags={"teutonic": "on"},
        lords={"Red": {"Arthur": "beaujeu", "Baudoin": "beaujeu"}},
        troops={},
        teutonic={"members": ["Arthur"]},
    )
    g = state(table)
    g.others[VILLAGES.index("beaujeu") * MOST] = of(g.rules.kinds.row("teutonic-knights"), 2)
    run(table, departures).play("Red depart Baudoin")
    assert is_crusading(table, "Baudoin")  # nobody goes along
    table.play("Red depart Arthur")
    assert options(table)[-1].endswith(" 2")
