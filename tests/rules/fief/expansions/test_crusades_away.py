"""X-CRU-13, -14, -73, -79, -81 to -83: Lords while they are away, what reaches them, and the titles they win."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.crusades.assault import Assault
from oyez.games.fief.expansions.crusades.departure import bar_depart, departures
from oyez.games.fief.explanations.why import why as reason
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.control import take_control
from oyez.games.fief.rules.board.tables import BISHOP, FIEFS, KING, POPE, VILLAGES
from oyez.games.fief.rules.cards.taxes import bar_tallage, bar_tithe
from oyez.games.fief.rules.court.captivity import places_for
from oyez.games.fief.rules.court.lords import has_room_for_fief
from oyez.games.fief.rules.court.marriages import bar_match
from oyez.games.fief.rules.court.new_lords import bar_lord
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.court.titles import player_of, victory_points
from oyez.games.fief.rules.court.votes import bar_candidate, votes_of
from oyez.games.fief.rules.market.income import income_of
from oyez.games.fief.rules.market.recruiting import open_places
from oyez.games.fief.rules.opportunities.assassination import culprits
from tests.rule import rule
from tests.rules.fief.battlefield import village, why
from tests.rules.fief.expansions.outremer import (
    CRUSADES,
    abroad,
    company,
    is_crusading,
    lord,
    options,
    outremer,
    troops_of,
    waiting_for,
)
from tests.rules.fief.table import EDITIONS, run, stage, state

BLAYE = FIEFS.index("blaye")


def governor(**position: Any) -> Stage:
    """Red's Arthur, Baron of Blaye, and the Bishop Baudoin are on Crusade."""
    return abroad(
        company("Arthur", 0, 1, 0),
        company("Baudoin", 0, 1, 0),
        titles={"Arthur": ["fief-blaye"], "Baudoin": ["bishop-1", "cardinal-1"]},
        **position,
    )


@rule("X-CRU-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lord_away_has_income_taxes_candidacies_and_votes(edition: str) -> None:
    g = state(governor(flags={"edition": edition}))
    assert income_of(g, 0)["villages"] == len([v for v in g.control if v == 0]) > 0  # governed from afar
    assert bar_tallage(g, 0, BLAYE) == ""
    assert bar_tithe(g, 0, 0) == ""
    assert bar_candidate(g, KING, lord("Arthur")) == ""
    assert bar_candidate(g, POPE, lord("Baudoin")) == ""
    assert bar_candidate(g, BISHOP + 1, lord("Arthur")) == ""
    assert votes_of(g, POPE, 0) == 1
    assert victory_points(g, 0) == 1


@rule("X-CRU-13")
def test_a_lord_away_is_one_of_four_and_may_marry() -> None:
    table = abroad(
        company("Arthur", 0),
        home={
            "Red": {"Baudoin": "beaujeu", "Blanche": "beaujeu", "Quentin": "beaujeu"},
            "Blue": {"Jeanne": "mazilles"},
        },
    )
    g = state(table)
    assert bar_lord(g, 0) == "F-2.4.1-02"
    assert bar_match(g, lord("Arthur"), lord("Jeanne")) == ""


@rule("X-CRU-13")
def test_a_title_lost_at_home_is_lost_far_away() -> None:
    table = governor(
        home={"Blue": {"Charles": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}},
        forts={"blaye": "city"},
        control={"blaye": "Red"},
    )
    g = state(table)
    assert player_of(g, BLAYE) == 0
    take_control(g, village("blaye"), 1)
    assert g.holder[BLAYE] == lord("Charles")
    assert victory_points(g, 0) == 0


@rule("X-CRU-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lord_in_outremer_is_no_place_for_new_lords_and_troops(edition: str) -> None:
    """Red's only Lord in France is a captive: a new one stands beside no crusader, and nothing is bought there."""
    table = abroad(
        company("Arthur", 0, 3),
        flags={"edition": edition},
        home={"Red": {"Baudoin": "mazilles"}, "Blue": {"Charles": "mazilles"}},
        captives={"Baudoin": "Blue"},
        deniers={"Red": 20},
    )
    g = state(table)
    g.family[lord("Quentin")] = 0  # as a Lord card that was just played
    places = [VILLAGES[v] for v in places_for(g, lord("Quentin"), 0)]
    assert "beaujeu" in places  # the last resort: he has no place of his own
    assert len(places) > 10
    assert open_places(g, 0) == []


@rule("X-CRU-09")
def test_who_has_moved_may_depart() -> None:
    table = stage(
        4,
        flags=CRUSADES,
        phase="movement",
        lords={"Red": {"Arthur": "beaujeu"}, "Blue": {"Charles": "mazilles"}},
        troops={"Red": {"beaujeu": [2, 0]}},
        crusade={"stage": 1},
    )
    table.auto_until({"prompt": {"Red": "choose-leader"}})
    table.play("Red lead Arthur", "Red with-men 2")
    road = next(text for text in table.options("Red") if text.startswith("march"))
    table.play(f"Red {road}")
    assert bar_depart(state(table), 0, lord("Arthur")) == ""
    table.auto_until({"prompt": {"Red": "departure"}})
    table.play("Red depart Arthur", "Red with-men 2")
    assert is_crusading(table, "Arthur")
    assert troops_of(table, "Arthur") == [2, 0]


@rule("X-CRU-91", "X-CRU-08", "X-CRU-09")
def test_why_a_lord_may_not_depart() -> None:
    table = stage(
        4,
        flags={**CRUSADES, "templars": "on"},
        phase="none",
        lords={
            "Red": {"Arthur": "beaujeu", "Baudoin": "beaujeu", "Quentin": "mazilles"},
            "Blue": {"Charles": "mazilles", "Eric": "mazilles"},
        },
        templars={"members": ["Arthur", "Baudoin", "Eric"]},
        titles={"Baudoin": ["templar-grand-master"]},
        captives={"Quentin": "Blue"},
        crusade={"stage": 2},
    )
    run(table, departures)
    assert options(table) == ["depart Arthur", "depart Baudoin"]
    assert why(table, "Red done") == "X-CRU-08"  # they must
    assert why(table, "Red depart Quentin") == "X-CRU-09"
    assert why(table, "Red depart Eric") == "X-CRU-07"
    assert why(table, "Blue depart Eric") == "X-CRU-91"  # not his turn yet


# --- What reaches Outremer ---


@rule("X-CRU-83", "X-CRU-81")
def test_an_assassination_in_outremer_is_answered_by_a_secret_passage() -> None:
    position: dict[str, Any] = {
        "tiles": ("jaffa",),
        "flags": {"edition": "en2014"},
        "home": {"Blue": {"Charles": "mazilles"}},
        "hands": {"Blue": ["assassination"], "Red": ["passage"]},
    }
    table = run(abroad(company("Arthur", 1, 5), company("Baudoin", 1, 1), **position), [Assault(0)])
    table.play("Blue play assassination", "Blue strike Arthur")
    assert waiting_for(table) == ("Red", "evade")
    table.play("Red play passage").expect(events=["Red evaded Arthur"])
    assert is_crusading(table, "Arthur")
    slain = run(abroad(company("Arthur", 1, 5), company("Baudoin", 1, 1), **position), [Assault(0)])
    slain.chance(0).play("Blue play assassination", "Blue strike Arthur", "Red pass")
    assert not is_crusading(slain, "Arthur")
    assert outremer(slain).companies[-1][3] == 5  # his men fight on without him


@rule("X-CRU-83")
def test_justice_reaches_an_assassin_in_outremer() -> None:
    table = abroad(
        company("Arthur", 1, 5),
        tiles=("jaffa",),
        hands={"Blue": ["justice"]},
        home={"Blue": {"Charles": "mazilles"}},
        assassins=["Arthur"],
    )
    assert culprits(state(table)) == [lord("Arthur")]
    run(table, [Assault(0)]).play("Blue play justice").expect(
        events=["Blue judged Arthur", "Red died Arthur"]
    )
    assert waiting_for(table) == ("Red", "roll-or-stop")  # troops without a Lord: their player commands


@rule("X-CRU-81", "X-CRU-82")
def test_neither_passage_nor_ambush_at_an_objective_without_walls() -> None:
    table = abroad(
        company("Arthur", 1, 5),
        company("Charles", 1, 5),
        tiles=("jaffa",),
        hands={"Red": ["passage", "ambush"], "Blue": ["passage"]},
    )
    run(table, [Assault(0)])
    assert waiting_for(table) == ("Red", "roll-or-stop")  # no window opened: nobody could play anything
    for choice in ("play passage", "play ambush"):
        action = table.words.choice(f"Red {choice}")[1]
        assert reason(state(table), 0, action)[0] in ("F-10.2-01", "F-10.5-01")


# --- Titles of Outremer ---


@rule("X-CRU-73")
@pytest.mark.parametrize("edition", EDITIONS)
def test_outremer_titles_leave_room_for_two_fiefs_and_nobody_gives_them_away(edition: str) -> None:
    table = abroad(
        flags={"edition": edition},
        round_=0,
        home={"Red": {"Arthur": "sigy", "Baudoin": "sigy"}},
        titles={"Arthur": ["acre", "jerusalem", "fief-blaye"], "Baudoin": ["fief-bourg", "fief-sigy"]},
    )
    g = state(table)
    assert has_room_for_fief(g, lord("Arthur"))
    assert not has_room_for_fief(g, lord("Baudoin"))
    verbs = [action.verb.name for action in GAME.actions(g.rules) if action.text.endswith(" acre")]
    assert verbs == []  # nothing that anybody can choose passes such a title on


@rule("X-CRU-86")
def test_who_dies_in_outremer_is_inherited_in_france() -> None:
    table = abroad(
        company("Arthur", 1, 3),
        tiles=("jaffa",),
        home={"Red": {"Baudoin": "beaujeu"}},
        titles={"Arthur": ["fief-blaye", "acre"]},
    )
    die(state(table), lord("Arthur"))
    assert table.get("titles.Baudoin") == ["fief-blaye", "acre"]
    assert table.get("control.blaye") == 0
