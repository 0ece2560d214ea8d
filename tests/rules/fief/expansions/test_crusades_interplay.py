"""X-CRU: Crusades with the cards and options of the base game, fog of war, and the other modules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.engine.kernel import NOBODY, play
from oyez.engine.scenario import Stage
from oyez.engine.scenario_text import BadScenario
from oyez.games.fief.conservation import conserve
from oyez.games.fief.expansions.crusades.army import grail_shield, penalty, spear_hits
from oyez.games.fief.expansions.crusades.assault import Assault
from oyez.games.fief.expansions.crusades.casualties import take_captive
from oyez.games.fief.expansions.crusades.departure import departures
from oyez.games.fief.expansions.crusades.part import crusade_of
from oyez.games.fief.game import GAME
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.rules.board.pieces import of
from oyez.games.fief.rules.board.tables import GRAIL, MOST, N_BISHOPRICS, PASSAGE, POPE, SPEAR, VILLAGES
from oyez.games.fief.rules.board.villages import engines_left
from oyez.games.fief.rules.cards.plague import outbreak
from oyez.games.fief.rules.cards.relics import bar_pass_relic, companions
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.diplomacy.exchange import takers
from oyez.games.fief.rules.doors import STRANGER
from oyez.games.fief.rules.opportunities.ambush import can_ambush
from oyez.games.fief.rules.opportunities.assassination import prey
from oyez.games.fief.rules.opportunities.persons import maids, prelates
from oyez.games.fief.rules.opportunities.rising import bar_rise
from oyez.games.fief.rules.state import Fief
from oyez.narration import LANGUAGES, Narrator
from tests.rule import rule
from tests.rules.fief.expansions.outremer import (
    CRUSADES,
    abroad,
    company,
    lord,
    options,
    outremer,
    told,
    troops_of,
    waiting_for,
)
from tests.rules.fief.table import EDITIONS, run, stage, state

ATTACK = (0, 0, 0, 0, 0, 0)
REVENGE = (0, 1, 0, 0, 0, 0)


@rule("X-CRU-79", "X-CRU-80")
def test_disasters_do_not_reach_outremer() -> None:
    table = abroad(company("Arthur", 0, 4, 1), home={"Blue": {"Charles": "beaujeu"}}, rain=[5])
    g = state(table)
    for bishopric in range(N_BISHOPRICS):
        outbreak(g, bishopric)
        run(table, [])
    assert [event.split()[-2] for event in told(table, "plague-rolled")] == ["Charles"]
    assert troops_of(table, "Arthur") == [4, 1]
    assert not any([bar_rise(g, 1, village) == "" and g.control[village] == 0 for village in range(24)])


@rule("X-CRU-81")
def test_a_secret_passage_cancels_the_penalty_of_the_attack() -> None:
    table = abroad(
        company("Arthur", 1, 5), tiles=("acre",), hands={"Red": ["passage"], "Blue": ["passage"]},
        home={"Blue": {"Charles": "mazilles"}},
    )  # fmt: skip
    c = outremer(table)
    c.fight = (0, 0, 0, 0, 0, 0)
    assert penalty(c, c.fight) == 1
    g = state(table)
    usable, steps, _ = g.rules.uses[PASSAGE]
    assert usable(g, 0)
    assert not usable(g, 1)  # no crusader there, and no captive anywhere
    run(table, steps(g, 0))
    assert c.fight is not None
    assert penalty(c, c.fight) == 0
    c.fight = (0, 1, 0, 0, 0, 0)
    assert not usable(g, 0)  # against Saladin they do not attack


@rule("X-CRU-82")
def test_no_ambush_in_outremer() -> None:
    table = abroad(
        company("Arthur", 1, 5), company("Charles", 1, 5), tiles=("jaffa",), hands={"Red": ["ambush"]}
    )
    run(table, [Assault(0)])
    assert outremer(table).fight is not None
    assert not can_ambush(state(table), 0)


@rule("X-CRU-83")
def test_cards_reach_lords_in_outremer() -> None:
    table = abroad(
        company("Arthur", 1, 5),
        company("Blanche", 1),
        tiles=("jaffa",),
        home={"Blue": {"Charles": "mazilles"}},
        titles={"Arthur": ["bishop-1"]},
    )
    g = state(table)
    assert lord("Arthur") in prey(g, 1)
    assert lord("Blanche") in maids(g)
    assert lord("Arthur") in prelates(g, 1)


@rule("X-CRU-83", "X-CRU-38")
def test_a_company_outlives_its_lord() -> None:
    table = abroad(company("Arthur", 1, 5, 1), company("Baudoin", 0, 2), tiles=("jaffa",))
    die(state(table), lord("Arthur"))
    die(state(table), lord("Baudoin"))
    assert outremer(table).companies == [(0, NOBODY, 0, 5, 1, 0, 0), (0, NOBODY, -2, 2, 0, 0, 0)]
    conserve(state(table))


@rule("X-CRU-84")
def test_engines_in_outremer_are_those_of_the_player() -> None:
    table = abroad(
        company("Arthur", 1, 5),
        tiles=("acre",),
        round_=2,
        crusade={"sieges": {"1": {"Red": 2}}},
        phase="crusades",
    )
    assert engines_left(state(table), 0) == 1
    table.play("Red give-up")
    assert engines_left(state(table), 0) == 2


def with_relics(**position: Any) -> Stage:
    return abroad(
        company("Arthur", 1, 5),
        company("Charles", 1, 5),
        company("Baudoin", 2, 1),
        tiles=("jaffa", "acre"),
        flags={"holy_relics": True, **position.pop("flags", {})},
        relics={"spear": "Arthur", "grail": "Charles"},
        claimed=["spear", "grail"],
        **position,
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_spear_and_grail_work_in_outremer(edition: str) -> None:
    table = with_relics(flags={"edition": edition})
    g, c = state(table), outremer(table)
    assert spear_hits(g, c, ATTACK) == 1
    assert spear_hits(g, c, REVENGE) == (0 if g.rules.spear == "attack_only" else 1)
    assert (grail_shield(g, c, ATTACK), grail_shield(g, c, REVENGE)) == (0, 1)


def test_a_relic_goes_to_a_lord_at_the_same_objective_or_home() -> None:
    table = with_relics()
    g = state(table)
    assert companions(g, 0, SPEAR) == []  # Baudoin is at another objective
    assert bar_pass_relic(g, 0, SPEAR) == "F-11.1-07"
    assert takers(g, SPEAR, 0, 1) == [lord("Charles")]
    crusade_of(g).homes[GRAIL] = VILLAGES.index("sigy")
    take_captive(g, lord("Arthur"))
    run(table, [])
    assert g.relic_lord[SPEAR] == lord("Charles")
    take_captive(g, lord("Charles"))
    run(table, [])
    assert g.relic_village[GRAIL] == VILLAGES.index("sigy")
    assert g.relic_lord[GRAIL] == NOBODY
    conserve(g)


@rule("X-CRU-88")
def test_under_fog_companies_are_revealed_by_their_first_battle() -> None:
    table = abroad(
        company("Arthur", 1, 2, 1), tiles=("jaffa",), flags={"fog_of_war": True},
        home={"Blue": {"Charles": "mazilles"}}, troops={"Red": {"blaye": [2, 3]}},
    )  # fmt: skip
    mine: Any = GAME.view(state(table), 0)["crusade"]
    theirs: Any = GAME.view(state(table), 1)["crusade"]
    assert mine["companies"][0]["troops"] == [2, 1]
    assert theirs["companies"][0] == {"seat": 0, "lord": lord("Arthur"), "place": 0, "counters": 3}
    imagined = {tuple(crusade_of(resample(state(table), 1, n)).companies[0][3:5]) for n in range(40)}
    assert len(imagined) > 1
    assert {sum(pair) for pair in imagined} == {3}
    run(table, [Assault(0)])
    shown: Any = GAME.view(state(table), 1)["crusade"]
    assert shown["companies"][0]["troops"] == [2, 1]


@rule("X-CRU-88")
def test_under_fog_a_departure_hides_the_kinds() -> None:
    table = stage(
        4,
        flags={**CRUSADES, "fog_of_war": True},
        phase="none",
        lords={"Red": {"Arthur": "beaujeu"}},
        troops={"Red": {"beaujeu": [3, 1]}},
        crusade={"stage": 1},
    )
    run(table, departures).play("Red depart Arthur", "Red with-men 2", "Red with-knights 1")
    events = state(table).tape.events if state(table).tape is not None else []  # type: ignore[union-attr]
    hidden = next(event for event in events if event.fact.name == "departed-with")
    assert hidden.seen_by(1).args == ()
    assert hidden.seen_by(0).args == (2, 1)
    narrator = Narrator(GAME, state(table).rules, ["A", "B", "C", "D"], "en")
    assert narrator.event(hidden.seen_by(1))


@rule("X-CRU-10")
def test_archers_and_bombards_go_but_mercenaries_stay() -> None:
    table = stage(
        4,
        flags={**CRUSADES, "tactics": "on"},
        phase="none",
        lords={"Red": {"Arthur": "beaujeu"}},
        troops={"Red": {"beaujeu": [1, 0]}},
        crusade={"stage": 1},
    )
    kinds = state(table).rules.kinds
    further = of(kinds.row("archers"), 2) + of(kinds.row("bombards"), 1)
    state(table).others[VILLAGES.index("beaujeu") * MOST] = further
    run(table, departures).play("Red depart Arthur", "Red with-men 1")
    asked = []
    while waiting_for(table)[1] == "company":
        asked.append(options(table)[-1])
        table.play(f"Red {options(table)[-1]}")
        if not state(table).pending:
            break
    assert asked == ["with-archers 2", "with-bombards 1"]
    assert outremer(table).companies[0][5] == further


@rule("X-TEM-36", "X-TEM-35")
def test_an_edict_takes_the_knights_of_templars_abroad_at_once() -> None:
    table = stage(
        3,
        flags={**CRUSADES, "templars": "on"},
        phase="hear-ye",
        lords={
            "Red": {"Arthur": "blaye"},
            "Blue": {"Charles": "sigy"},
            "Green": {"Henri": "bourg", "Gauvain": "bourg"},
        },
        titles={"Arthur": ["king"], "Charles": ["bishop-2", "pope"], "Henri": ["templar-grand-master"]},
        templars={"members": ["Henri", "Gauvain"]},
        crusade={
            "stage": 1,
            "tiles": ["acre"],
            "held": [1],
            "companies": [company("Gauvain", 1, 2), company("Henri", 1, 1)],
        },
        chance=[5, 5],
    )
    table.expect(state={"crusade.companies.0.troops": [2, 0, 1], "crusade.companies.1.troops": [1, 0, 1]})
    table.play("Red enact", "Blue accept")
    table.expect(events=["Green died Henri", "Green left-templars Gauvain"])
    table.expect(state={"crusade.companies.0.troops": [2, 0, 0], "crusade.companies.1.troops": [1, 0, 0]})


def test_a_wrong_position_is_refused_with_its_place() -> None:
    for crusade, reason in (
        ({"tiles": ["atlantis"]}, "no tile 'atlantis' is left"),
        ({"stage": 3}, "stage"),
        ({"companies": [{"lord": "Othon"}]}, "not on the map"),
        ({"moons": 1}, "moons"),
    ):
        with pytest.raises(BadScenario, match=reason):
            stage(3, flags=CRUSADES, phase="none", crusade=crusade)


def choose(g: Fief, rng: Random) -> tuple[int, Any]:
    """Mostly at random, but Crusades are called and joined."""
    decision = g.pending[0]
    keen = [
        option
        for option in decision.options
        if option.verb.name in ("call-crusade", "depart", "storm", "fight", "attack")
        or (option.verb.name.startswith("with-") and option.noun)
    ]
    return decision.seat, rng.choice(keen if keen and rng.random() < 0.7 else decision.options)


@pytest.mark.parametrize("number", range(4))
def test_random_crusades_lose_nothing_and_hide_what_is_hidden(number: int) -> None:
    """A Pope is made by hand where there is none; the Crusades of some rounds follow."""
    flags = {"edition": EDITIONS[number % 3], "holy_relics": str(number % 2 == 1).lower(), "round_limit": "9"}
    flags["fog_of_war"] = str(number > 1).lower()
    g = GAME.setup(GAME.rules(3 + number, {**CRUSADES, **flags}), 70 + number, [])
    rng, called, turns = Random(number), 0, 0
    while g.pending and turns < 3000:
        if g.phase > 1 and g.holder[POPE] == NOBODY and not g.stack[-1].atomic(g):
            bachelors = [
                x for x in range(12) if g.family[x] != NOBODY and not g.titles[x] and g.spouse[x] < 0
            ]
            if bachelors:
                g.holder[POPE] = bachelors[0]
                g.titles[bachelors[0]] |= 1 << POPE
        seat, action = choose(g, rng)
        called += action.verb.name == "call-crusade"
        play(g, seat, action)
        conserve(g)
        turns += 1
        if turns % 40 == 0 and g.pending:
            assert g.copy().snapshot() == g.snapshot()
            for watcher in range(g.rules.seats):
                other = resample(g, watcher, turns)
                conserve(other)
                assert GAME.view(other, watcher) == GAME.view(g, watcher)
    assert called


@pytest.mark.parametrize("code", LANGUAGES)
def test_crusades_are_told_in_every_language(code: str) -> None:
    table = abroad(company("Arthur", 0, 9, 4), company("Charles", 0, 5, 1), phase="crusades")
    while outremer(table).stage:
        table.auto()
    g = state(table)
    assert g.tape is not None
    narrator = Narrator(GAME, g.rules, ["Aude", "Bertrand", "Drogon", "Enguerrand"], code)
    assert all(narrator.event(event) for event in g.tape.events)
    assert told(table, "crusade-ended") or g.captor[lord("Arthur")] == STRANGER


@rule("X-CRU-39")
def test_teutonic_knights_add_their_hits_on_a_crusade() -> None:
    table = abroad(
        {"lord": "Arthur", "at": 1, "troops": [0, 0, 4]},
        tiles=("jaffa",),
        flags={"teutonic": "on"},
        teutonic={"members": ["Arthur"]},
        dice=(1, 1, 1, 1, 1),
    )
    run(table, [Assault(0)]).play("Red storm")
    rolled = told(table, "rolled")[0].split()
    assert rolled[2:4] == ["3", str(3 + 4 // 2)]  # 13 points: three dice, and one hit for two Knights


def with_missiles(tile: str, archers: int, bombards: int, *dice: int) -> Stage:
    table = abroad(
        {"lord": "Arthur", "at": 1, "troops": [5, 0, archers, bombards]},
        tiles=(tile,),
        flags={"tactics": "on"},
        dice=dice,
    )
    return run(table, [Assault(0)]).play("Red storm")


@rule("X-CRU-39")
def test_archers_fire_first_and_against_walls_only_with_their_minimum() -> None:
    table = with_missiles("caravan", 2, 0, 1)
    assert told(table, "volley") == ["Red volley 2 2 1"]  # the die and one more: the Defender is dead
    assert not told(table, "rolled")
    assert outremer(table).held == 1
    walls = with_missiles("acre", 2, 0, 2, 1, 1, 1)
    assert told(walls, "volley") == ["Red volley 2 2 2"]  # two are the minimum, so none adds a hit
    assert not told(with_missiles("acre", 1, 0, 1, 1, 1), "volley")


@rule("X-CRU-39")
def test_a_bombard_rolls_a_die_again() -> None:
    table = with_missiles("caravan", 0, 1, 1, 1)
    assert waiting_for(table) == ("Red", "choose-re-roll")
    assert options(table) == ["re-roll 1", "done"]
    table.chance(4)
    table.play("Red re-roll 1")
    assert told(table, "rolled") == ["Red rolled 1 3 3"]
    assert outremer(table).held == 1
