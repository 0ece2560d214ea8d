"""X-CRU-15, -87, -89, X-TAC-58: what crusaders leave behind, and the relics, Archers and Guards they take along."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario import Stage
from oyez.games.fief.conservation import conserve
from oyez.games.fief.expansions.crusades.assault import Assault
from oyez.games.fief.expansions.crusades.calling import opening
from oyez.games.fief.expansions.crusades.departure import departures
from oyez.games.fief.expansions.crusades.part import company_of
from oyez.games.fief.expansions.crusades.saladin import Revenge
from oyez.games.fief.rules.board.tables import GRAIL, SPEAR, VILLAGES
from oyez.games.fief.rules.court.succession import die
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
from tests.rules.fief.expansions.tactical import army
from tests.rules.fief.table import EDITIONS, run, stage, state

RELICS = {"holy_relics": True}


def sailing(edition: str = "", /, *, flags: dict[str, Any] | None = None, **position: Any) -> Stage:
    """Red's Arthur sails from Beaujeu with nobody but whom he is told to take."""
    given: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "beaujeu"}, "Blue": {"Charles": "mazilles"}},
        "troops": {},
        "crusade": {"stage": 1},
    }
    whole = {**given, **position}
    return stage(4, edition=edition, flags={**CRUSADES, **(flags or {})}, phase="none", **whole)


def sail(table: Stage, *company: str) -> Stage:
    """Everything that is asked and not named stays at home."""
    run(table, departures).play("Red depart Arthur")
    while state(table).pending and waiting_for(table) == ("Red", "company"):
        named = [text for text in options(table) if text in company]
        table.play(f"Red {(named or options(table))[0]}")
    return table


# --- What stays at home (X-CRU-15) ---


@rule("X-CRU-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("position", "owner"),
    [
        ({}, None),  # empty, and nobody governs the fief
        ({"troops": {"Red": {"beaujeu": [1, 0]}}}, 0),  # what stays holds the Village
        ({"titles": {"Arthur": ["fief-blaye"]}}, 0),  # his fief, governed from afar
        (
            {"lords": {"Red": {"Arthur": "beaujeu"}, "Blue": {"Charles": "beaujeu"}}},
            1,
        ),  # who is there takes it
        ({"titles": {"Charles": ["fief-blaye"]}}, 1),  # empty: to who governs the fief
    ],
)
def test_an_empty_village_is_lost_unless_its_fief_is_governed(
    edition: str, position: dict[str, Any], owner: int | None
) -> None:
    table = sail(sailing(edition, control={"beaujeu": "Red"}, **position))
    assert table.get("control.beaujeu") == owner
    conserve(state(table))


@rule("X-CRU-15")
def test_buildings_stay_and_a_siege_without_its_lord_ends() -> None:
    flags = {"siege_needs_lord": True}
    table = sailing(
        flags=flags,
        lords={"Red": {"Arthur": "beaujeu"}, "Blue": {"Charles": "beaujeu"}},
        troops={"Red": {"beaujeu": [3, 0]}, "Blue": {"beaujeu": [1, 0]}},
        control={"beaujeu": "Blue"},
        forts={"beaujeu": "stronghold"},
        mills={"beaujeu": 1},
        sieges={"beaujeu": {"Red": 1}},
    )
    sail(table)
    table.expect(state={"forts.beaujeu": "stronghold", "mills.beaujeu": 1, "control.beaujeu": "Blue"})
    assert table.get("sieges.beaujeu") == [0, 0, 0, 0]
    assert table.get("troops.Red.beaujeu") == [3, 0]


# --- Relics (X-CRU-87) ---


@rule("X-CRU-87")
def test_a_relic_sails_with_its_lord() -> None:
    table = sailing(
        flags=RELICS, relics={"spear": "Arthur"}, claimed=["spear"], troops={"Red": {"beaujeu": [5, 0]}}
    )
    sail(table, "with-men 5")
    g = state(table)
    assert (g.relic_lord[SPEAR], g.relic_village[SPEAR]) == (lord("Arthur"), NOBODY)
    assert g.at[lord("Arthur")] == NOBODY
    conserve(g)


@rule("X-CRU-87")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_spear_hits_when_crusaders_attack_and_against_saladin_by_the_flag(edition: str) -> None:
    position: dict[str, Any] = {
        "flags": {**RELICS, "edition": edition},
        "relics": {"spear": "Arthur"},
        "claimed": ["spear"],
    }
    storm = abroad(company("Arthur", 1, 5), tiles=("jaffa",), dice=(1, 1), **position)
    run(storm, [Assault(0)]).play("Red storm")
    assert told(storm, "rolled")[0].split()[2:4] == ["1", "2"]  # one die that shows 1, and the Spear
    always = state(storm).rules.spear == "always"
    held = {"held": [1], "garrisons": [0], "saladin": [1, 1]}
    revenge = abroad(
        company("Arthur", 1, 5), tiles=("acre",), round_=2, dice=(1, 1, 1), crusade=held, **position
    )
    run(revenge, [Revenge(0)])
    assert told(revenge, "rolled")[0].split()[2:4] == ["1", "2" if always else "1"]


@rule("X-CRU-87")
def test_the_grail_takes_one_from_every_die_of_saladin_only() -> None:
    position: dict[str, Any] = {"flags": RELICS, "relics": {"grail": "Arthur"}, "claimed": ["grail"]}
    storm = abroad(company("Arthur", 1, 5), tiles=("jaffa",), dice=(1, 3), **position)
    run(storm, [Assault(0)]).play("Red storm")
    assert told(storm, "saracens-rolled")[0].split()[1:3] == ["1", "3"]
    held = {"held": [1], "garrisons": [0], "saladin": [1, 1]}
    revenge = abroad(
        company("Arthur", 1, 5), tiles=("acre",), round_=2, dice=(1, 3, 2), crusade=held, **position
    )
    run(revenge, [Revenge(0)])
    dice, hits = told(revenge, "saracens-rolled")[0].split()[1:3]
    assert (dice, hits) == ("1", "2")


@rule("X-CRU-87")
def test_the_commander_says_who_takes_it_over_and_else_it_lies_where_it_lay_at_set_up() -> None:
    table = abroad(
        company("Baudoin", 1, 1),
        company("Charles", 1, 5),
        company("Eric", 1, 3),
        company("Gauvain", 2, 3),
        tiles=("jaffa", "acre"),
        flags=RELICS,
        relics={"grail": "Baudoin"},
        claimed=["grail"],
    )
    g = state(table)
    outremer(table).homes[GRAIL] = VILLAGES.index("sigy")
    die(g, lord("Baudoin"))
    run(table, [])
    assert waiting_for(table) == ("Blue", "choose-bearer")  # Charles commands there now
    assert options(table) == ["bearer Charles", "bearer Eric"]
    table.play("Blue bearer Eric")
    assert g.relic_lord[GRAIL] == lord("Eric")
    die(g, lord("Charles"))
    die(g, lord("Eric"))
    run(table, [])
    assert (g.relic_lord[GRAIL], g.relic_village[GRAIL]) == (NOBODY, VILLAGES.index("sigy"))
    conserve(g)


@rule("X-CRU-87")
def test_where_an_unclaimed_relic_lies_is_remembered_from_the_beginning() -> None:
    table = sailing(flags=RELICS, relics={"spear": "sigy"}, crusade={"stage": 0})
    run(table, opening)
    assert outremer(table).homes[SPEAR] == VILLAGES.index("sigy")


# --- Tactics (X-CRU-89) ---


@rule("X-CRU-89")
def test_mercenaries_and_their_reserve_never_go_and_guards_may() -> None:
    table = sailing(
        flags={"tactics": "on"},
        troops={"Red": {"beaujeu": {"archers": 2, "mercenaries": 3, "guard-knights": 1, "guard-men": 2}}},
        tactics={"reserve": {"Red": 2}},
    )
    sail(table, "with-archers 2", "with-guard-knights 1", "with-guard-men 2")
    assert army(table, "Red", "beaujeu") == {"mercenaries": 3}
    kinds = state(table).rules.kinds
    found = company_of(state(table), lord("Arthur"))
    assert found is not None
    assert table.view("Red")["tactics"]["reserve"] == [2, 0, 0, 0]  # type: ignore[index]
    names = kinds.names
    shown: Any = table.view("Blue")
    troops = shown["crusade"]["companies"][0]["troops"]
    assert dict(zip(names, troops[2:], strict=True)) == {
        "archers": 2,
        "bombards": 0,
        "mercenaries": 0,
        "guard-knights": 1,
        "guard-men": 2,
    }


@rule("X-CRU-89")
@pytest.mark.parametrize(
    ("tile", "archers", "volley"),
    [
        ("caravan", 1, ["Red volley 1 1 1"]),  # in the open one is enough
        ("acre", 1, []),
        ("acre", 2, ["Red volley 2 1 1"]),
        ("acre", 3, ["Red volley 3 2 1"]),
        ("jerusalem", 2, []),
        ("jerusalem", 3, ["Red volley 3 1 1"]),
    ],
)
def test_the_minimum_of_archers_and_no_archers_of_saracens(
    tile: str, archers: int, volley: list[str]
) -> None:
    table = abroad(
        {"lord": "Arthur", "at": 1, "troops": [10, 4, archers]},
        tiles=(tile,),
        flags={"tactics": "on"},
        dice=(1,) * 9,
    )
    run(table, [Assault(0)]).play("Red storm")
    assert told(table, "volley") == volley  # and never one of the Saracens


@rule("X-CRU-89", "X-TAC-52")
def test_guards_hit_in_outremer_and_with_the_reign_they_become_ordinary_pieces() -> None:
    """The King stays at home and dies there; one of his Knights lies in no stock any more."""
    table = abroad(
        {"lord": "Baudoin", "at": 1, "troops": [3, 6, 0, 0, 0, 2, 1]},
        tiles=("jaffa",),
        flags={"tactics": "on"},
        home={"Red": {"Arthur": "beaujeu"}, "Blue": {"Charles": "mazilles"}},
        titles={"Arthur": ["fief-blaye", "king"]},
        troops={"Red": {"beaujeu": {"knights": 1, "guard-men": 1}}},
        tactics={"raised": {"king": [2, 2]}},
        dice=(1, 1, 1, 1),
    )
    die(state(table), lord("Arthur"))
    run(table, [])
    assert troops_of(table, "Baudoin") == [4, 7]  # eight Knights there are: one stays out
    assert outremer(table).companies[0][5] == 0
    assert army(table, "Red", "beaujeu") == {"knights": 1, "men": 1}
    assert told(table, "guard-dismissed") == ["Red guard-dismissed 0 1", "Red guard-dismissed 1 1"]
    conserve(state(table))


@rule("X-CRU-89", "X-CRU-39")
def test_a_guard_gives_one_hit_in_each_roll_of_the_crusaders() -> None:
    table = abroad(
        {"lord": "Arthur", "at": 1, "troops": [3, 0, 0, 0, 0, 0, 2]},
        tiles=("jaffa",),
        flags={"tactics": "on"},
        dice=(1, 1),
    )
    run(table, [Assault(0)]).play("Red storm")
    assert told(table, "rolled")[0].split()[2:4] == ["1", "2"]


@rule("X-TAC-58")
def test_guards_of_a_queen_who_reigns_on_stay_guards_abroad() -> None:
    table = abroad(
        {"lord": "Baudoin", "at": 1, "troops": [0, 0, 0, 0, 0, 1, 0]},
        tiles=("jaffa",),
        flags={"tactics": "on"},
        home={"Red": {"Blanche": "beaujeu"}, "Blue": {"Charles": "mazilles"}},
        titles={"Charles": ["fief-mazilles", "king"], "Blanche": ["queen"]},
        married=[["Charles", "Blanche"]],
        troops={"Blue": {"mazilles": {"guard-knights": 1}}},
        tactics={"raised": {"king": [1, 0], "queen": [1, 0]}},
    )
    die(state(table), lord("Charles"))
    run(table, [])
    assert state(table).regency
    assert army(table, "Blue", "mazilles") == {"knights": 1}
    assert troops_of(table, "Baudoin") == [0, 0]
    assert outremer(table).companies[0][5] != 0  # still a Guard
    die(state(table), lord("Blanche"))
    run(table, [])
    assert troops_of(table, "Baudoin") == [0, 1]
