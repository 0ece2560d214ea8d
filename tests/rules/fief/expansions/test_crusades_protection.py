"""X-CRU: the Church protects what crusaders leave behind, and who becomes a Renegade."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.crusades.departure import departures
from oyez.games.fief.expansions.crusades.part import is_renegade
from oyez.games.fief.expansions.crusades.protection import (
    Absolution,
    MarkRenegades,
    is_protected,
)
from oyez.games.fief.rules.board.control import refresh
from oyez.games.fief.rules.board.tables import FIEF_OF, KING, NEIGHBOURS, VILLAGES
from oyez.games.fief.rules.court.captivity import HostLord
from oyez.games.fief.rules.court.papacy import bar_excommunicate
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.court.votes import bar_candidate, may_vote
from oyez.games.fief.rules.diplomacy.gestures import Cession
from oyez.games.fief.rules.opportunities.rising_strike import Aftermath, Strike
from tests.rule import rule
from tests.rules.fief.battlefield import village
from tests.rules.fief.expansions.outremer import abroad, company, lord, outremer, told, waiting_for
from tests.rules.fief.table import run, stage, state


def homeland(**position: Any) -> Stage:
    """Red's Arthur is on Crusade; Red's troops and Blue's Charles with an army are in Blaye, which Red controls."""
    given: dict[str, Any] = {
        "home": {"Blue": {"Charles": "blaye"}},
        "troops": {"Red": {"blaye": [1, 0]}, "Blue": {"blaye": [5, 2]}},
        "control": {"blaye": "Red"},
        "phase": "battles",
        "round_": 2,
    }
    return abroad(company("Arthur", 0, 1, 0), **{**given, **position})


def guilty(table: Stage) -> list[str]:
    found = outremer(table).facts()["guilty"]
    assert isinstance(found, list)
    return found


def renegades(table: Stage) -> list[str]:
    found = outremer(table).facts()["renegades"]
    assert isinstance(found, list)
    return found


def attack(table: Stage) -> Stage:
    table.auto_until({"prompt": {"Blue": "declare-battle"}})
    return table.play("Blue attack blaye")


@rule("X-CRU-16", "X-CRU-17")
def test_a_player_with_a_lord_in_outremer_is_protected() -> None:
    g = state(homeland(phase="none"))
    assert [is_protected(g, seat) for seat in range(4)] == [True, False, False, False]
    captive = state(abroad(round_=2, crusade={"captives": ["Arthur"]}))
    assert is_protected(captive, 0)
    over = state(abroad(round_=0, crusade={"captives": ["Arthur"]}))
    assert not is_protected(over, 0)
    table = homeland(phase="none")
    die(state(table), lord("Arthur"))
    assert not is_protected(state(table), 0)


@rule("X-CRU-17")
@pytest.mark.parametrize(("phase", "safe"), [(1, False), (5, False), (6, True), (7, True)])
def test_a_captive_of_an_earlier_crusade_protects_from_the_next_departures_on(phase: int, safe: bool) -> None:
    g = state(abroad(round_=1, crusade={"captives": ["Arthur"]}))
    g.phase = phase
    assert is_protected(g, 0) == safe


@rule("X-CRU-18", "X-CRU-19", "X-CRU-20", "X-GEN-18")
def test_a_battle_in_his_village_makes_renegades_at_the_end_of_the_battles() -> None:
    table = attack(homeland())
    assert guilty(table) == ["Charles"]
    assert renegades(table) == []
    while not renegades(table):
        table.auto()
    assert told(table, "renegade") == ["Blue renegade Charles"]
    assert guilty(table) == []


@rule("X-CRU-18")
def test_what_is_no_offence() -> None:
    elsewhere = attack(homeland(control={"blaye": "Blue"}))
    assert guilty(elsewhere) == []  # his pieces in a Village of another player
    own = homeland(
        home={"Blue": {"Charles": "blaye"}, "Red": {"Baudoin": "blaye"}},
        troops={"Red": {"blaye": [5, 2]}, "Blue": {"blaye": [1, 0]}},
    )
    own.auto_until({"prompt": {"Red": "declare-battle"}})
    own.play("Red attack blaye")
    assert guilty(own) == []
    while state(own).battle is not None:
        own.auto()
    assert guilty(own) == []


@rule("X-CRU-18", "X-CRU-19")
def test_laying_and_continuing_a_siege_is_an_offence() -> None:
    table = homeland(forts={"blaye": "stronghold"})
    table.auto_until({"prompt": {"Blue": "declare-battle"}})
    table.play("Blue done", "Blue besiege blaye")
    assert guilty(table) + renegades(table) == ["Charles"]
    table = homeland(forts={"blaye": "stronghold"}, sieges={"blaye": {"Blue": 1}})
    table.auto_until({"prompt": {"Blue": "declare-battle"}})
    table.play("Blue done")
    table.play("Blue continue blaye")
    assert guilty(table) + renegades(table) == ["Charles"]


@rule("X-CRU-18", "X-CRU-19")
def test_lordless_troops_are_not_guilty_and_who_gains_control_is() -> None:
    table = homeland(phase="none")
    g = state(table)
    g.men_at_arms[village("blaye") * 6] = 0
    refresh(g, village("blaye"))
    assert g.control[village("blaye")] == 1
    assert guilty(table) == ["Charles"]
    lordless = homeland(phase="none", home={"Blue": {"Charles": "mazilles"}})
    g = state(lordless)
    g.men_at_arms[village("blaye") * 6] = 0
    refresh(g, village("blaye"))
    assert guilty(lordless) == []


@rule("X-CRU-18", "X-CRU-19")
def test_entering_his_empty_village_is_an_offence() -> None:
    """Charolles is Red's by the title of its fief alone."""
    near = next(v for v in NEIGHBOURS[village("charolles")] if FIEF_OF[v] != FIEF_OF[village("charolles")])
    table = homeland(
        phase="movement",
        titles={"Arthur": ["fief-blaye"]},
        home={"Blue": {"Charles": VILLAGES[near], "Eric": VILLAGES[near]}},
        troops={"Blue": {VILLAGES[near]: [2, 0]}},
        control={},
        first="Blue",
        active="Blue",
    )
    assert state(table).control[village("charolles")] == 0
    table.auto_until({"prompt": {"Blue": "choose-leader"}})
    table.play("Blue lead Charles", "Blue march charolles")
    assert state(table).control[village("charolles")] == 1
    assert guilty(table) == ["Charles"]


@rule("X-CRU-19")
def test_all_free_lords_of_all_attackers_are_guilty() -> None:
    """Blue has two Lords there and one elsewhere, Green helps him with two, one of them captive of Red."""
    table = homeland(
        home={
            "Blue": {"Charles": "blaye", "Jeanne": "blaye", "Eric": "mazilles"},
            "Green": {"Gauvain": "blaye", "Henri": "blaye"},
        },
        troops={"Red": {"blaye": [3, 0]}, "Blue": {"blaye": [5, 2]}, "Green": {"blaye": [1, 0]}},
        captives={"Henri": "Red"},
    )
    table.auto_until({"prompt": {"Blue": "declare-battle"}})
    table.play("Blue attack blaye", "Blue target 0")
    assert guilty(table) == ["Charles", "Jeanne"]
    table.play("Green help 1", "Blue accept")
    assert guilty(table) == ["Charles", "Gauvain", "Jeanne"]


@rule("X-CRU-19")
def test_who_helps_the_defence_or_stands_by_is_not_guilty() -> None:
    table = homeland(
        home={"Blue": {"Charles": "blaye"}, "Green": {"Gauvain": "blaye"}},
        troops={"Red": {"blaye": [3, 0]}, "Blue": {"blaye": [5, 2]}, "Green": {"blaye": [1, 0]}},
    )
    table.auto_until({"prompt": {"Blue": "declare-battle"}})
    table.play("Blue attack blaye", "Blue target 0", "Green help 0", "Red accept")
    assert guilty(table) == ["Charles"]


@rule("X-CRU-19")
def test_in_a_cavalcade_lords_who_do_not_ride_are_guilty_too() -> None:
    """Red holds Charolles; Blue's Charles rides into it, where Jeanne stands already."""
    table = homeland(
        phase="movement",
        flags={"edition": "en2014"},
        home={"Blue": {"Charles": "blaye", "Jeanne": "charolles"}},
        troops={"Red": {"charolles": [2, 0]}, "Blue": {"blaye": [0, 4]}},
        control={"charolles": "Red"},
        first="Blue",
        active="Blue",
    )
    table.auto_until({"prompt": {"Blue": "choose-leader"}})
    table.play(
        "Blue lead Charles", "Blue with-knights 4", "Blue march charolles", "Blue charge 0", "Red refuse"
    )
    assert guilty(table) == ["Charles", "Jeanne"]


@rule("X-CRU-19")
def test_templars_who_sit_out_are_not_guilty_even_if_their_family_gains_the_village() -> None:
    table = homeland(
        flags={"templars": "on"},
        home={"Blue": {"Charles": "blaye", "Eric": "blaye"}},
        templars={"members": ["Eric"]},
        dice=(3, 3, 3, 1),
    )
    attack(table)
    assert guilty(table) == ["Charles"]
    while state(table).battle is not None:
        table.auto()
    assert state(table).control[village("blaye")] == 1
    assert guilty(table) + renegades(table) == ["Charles"]
    assert state(table).family[lord("Eric")] == 1


@rule("X-CRU-19")
def test_a_templar_who_moves_into_his_village_is_guilty() -> None:
    near = next(v for v in NEIGHBOURS[village("charolles")] if FIEF_OF[v] != FIEF_OF[village("charolles")])
    table = homeland(
        phase="movement",
        flags={"templars": "on"},
        titles={"Arthur": ["fief-blaye"]},
        home={"Blue": {"Charles": VILLAGES[near], "Eric": VILLAGES[near]}},
        troops={},
        templars={"members": ["Charles"]},
        control={},
        first="Blue",
        active="Blue",
    )
    table.auto_until({"prompt": {"Blue": "choose-leader"}})
    table.play("Blue lead Charles", "Blue march charolles")
    assert guilty(table) == ["Charles"]


@rule("X-CRU-18")
def test_what_he_leaves_himself_is_free_to_take() -> None:
    table = homeland(
        phase="movement",
        home={"Blue": {"Charles": "blaye"}, "Red": {"Baudoin": "blaye"}},
        troops={"Blue": {"blaye": [5, 2]}},
    )
    table.auto_until({"prompt": {"Red": "choose-leader"}})
    table.play("Red lead Baudoin")
    road = next(text for text in table.options("Red") if text.startswith("march"))
    table.play(f"Red {road}")
    assert state(table).control[village("blaye")] == 1
    assert guilty(table) == []


@rule("X-CRU-18")
def test_a_hand_over_is_no_offence() -> None:
    table = homeland(phase="none")
    run(table, [Cession(0, village("blaye"))])
    assert state(table).control[village("blaye")] == 1
    assert guilty(table) == []


@rule("X-CRU-18", "F-6.2.3-13")
def test_a_lord_whom_he_takes_in_is_no_renegade_for_it() -> None:
    """The Village is empty but governed by Red, so that control passes with the Lord."""
    table = homeland(
        phase="none",
        home={"Blue": {"Charles": "blaye"}},
        troops={},
        control={},
        titles={"Arthur": ["fief-sigy"]},
    )
    g = state(table)
    sigy = village("sigy")
    assert g.control[sigy] == 0
    run(table, [HostLord(lord("Charles"), sigy, 0)])
    table.play("Red accept")
    assert g.control[sigy] == 1
    assert guilty(table) == []
    assert outremer(table).spared == NOBODY


@rule("X-CRU-18")
def test_an_uprising_is_no_offence() -> None:
    table = homeland(phase="none")
    g = state(table)
    g.stack.append(Aftermath(village("blaye")))
    g.men_at_arms[village("blaye") * 6] = 0
    refresh(g, village("blaye"))
    g.stack.pop()
    assert guilty(table) == []


@rule("X-CRU-18", "F-10.1-25")
def test_who_outlives_an_uprising_beside_the_crusader_s_troops_is_no_renegade() -> None:
    table = homeland(phase="none", famine=[1])
    run(table, [Strike(village("blaye"), 2, 1, False)])
    table.play("Green victim 0", *["Blue lose-knights 0"] * (table.prompt("Blue") == "choose-losses"))
    assert state(table).control[village("blaye")] == 1
    assert guilty(table) == []


def marked(**position: Any) -> Stage:
    """Blue's Charles and Eric are guilty."""
    position.setdefault("home", {"Blue": {"Charles": "blaye", "Eric": "mazilles"}})
    table = homeland(phase="none", **position)
    outremer(table).guilty = 1 << lord("Charles") | 1 << lord("Eric")
    return run(table, [MarkRenegades()])


@rule("X-CRU-21")
def test_a_renegade_neither_votes_nor_stands_and_loses_church_titles() -> None:
    table = marked(titles={"Charles": ["bishop-1", "cardinal-1"], "Eric": ["fief-mazilles"]})
    g = state(table)
    assert renegades(table) == ["Charles", "Eric"]  # any number
    assert g.titles[lord("Charles")] == 0
    assert not may_vote(g, lord("Eric"))
    assert bar_candidate(g, KING, lord("Eric")) == "X-CRU-21"
    assert table.get("titles.Eric") == ["fief-mazilles"]
    assert g.excommunicated == NOBODY
    assert bar_excommunicate(g, 1, lord("Arthur")) == "F-1.7P-12"  # there is no Pope; the marker is unused


@rule("X-CRU-21")
def test_a_renegade_loses_the_office_of_grand_master() -> None:
    table = marked(
        flags={"teutonic": "on"},
        titles={"Eric": ["teutonic-grand-master"]},
        teutonic={"members": ["Eric"]},
    )
    assert table.get("titles.Eric") == []


@rule("X-CRU-22")
def test_the_pope_cannot_become_one() -> None:
    table = marked(titles={"Charles": ["bishop-1", "pope"]})
    assert renegades(table) == ["Eric"]
    assert table.get("titles.Charles") == ["bishop-1", "pope"]


@rule("X-CRU-23", "X-CRU-99")
def test_the_pope_lifts_it_when_he_likes() -> None:
    table = homeland(
        home={"Blue": {"Charles": "blaye", "Eric": "mazilles"}, "Green": {"Gauvain": "st-paul"}},
        titles={"Gauvain": ["bishop-1", "pope"]},
        crusade={"renegades": ["Charles", "Eric"]},
    )
    g = state(table)
    assert [action.text for action in Absolution().options(g, 2)] == ["absolve Charles", "absolve Eric"]
    assert Absolution().options(g, 1) == []
    assert Absolution().bar(g, 1, lord("Eric")) == "X-CRU-23"
    assert Absolution().bar(g, 2, lord("Gauvain")) == "X-CRU-23"
    table.play("Green absolve Charles").expect(events=["Blue absolved Charles"])
    table.play("Green absolve Eric")
    assert renegades(table) == []


@rule("X-CRU-99")
def test_he_lifts_it_when_an_opportunity_card_could_be_played_and_not_while_somebody_draws() -> None:
    table = homeland(
        phase="cards",
        home={"Blue": {"Charles": "blaye"}, "Green": {"Gauvain": "st-paul"}},
        titles={"Gauvain": ["bishop-1", "pope"]},
        crusade={"renegades": ["Charles"]},
    )
    g = state(table)
    assert waiting_for(table)[1] == "draw-cards"
    assert Absolution().options(g, 2) == []
    assert Absolution().bar(g, 2, lord("Charles")) == "X-CRU-99"
    while waiting_for(table)[1] != "play-cards":
        table.auto()
    table.play("Green absolve Charles")
    assert renegades(table) == []


@rule("X-CRU-23")
def test_it_ends_by_death_and_departure_but_not_with_the_pope() -> None:
    table = homeland(
        phase="none",
        round_=1,
        home={"Blue": {"Charles": "blaye", "Eric": "mazilles"}, "Green": {"Gauvain": "st-paul"}},
        titles={"Gauvain": ["bishop-1", "pope"]},
        crusade={"renegades": ["Charles", "Eric"]},
    )
    g = state(table)
    die(g, lord("Gauvain"))
    assert is_renegade(g, lord("Charles"))
    die(g, lord("Eric"))
    assert renegades(table) == ["Charles"]
    run(table, departures).play("Blue depart Charles", "Blue with-men 0", "Blue with-knights 0")
    assert renegades(table) == []


@pytest.mark.parametrize("name", ["Arthur", "Charles"])
def test_without_the_module_nobody_is_a_renegade(name: str) -> None:
    table = stage(3, phase="none", lords={"Red": {name: "blaye"}})
    assert not is_renegade(state(table), lord(name))
