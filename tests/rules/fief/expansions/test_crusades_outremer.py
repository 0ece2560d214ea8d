"""X-CRU: hierarchy, objectives, and the battles of the first round."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.crusades.army import (
    commander,
    crusader_dice,
    hierarchy,
    penalty,
    saracen_dice,
    saracen_losses,
    saracen_points,
)
from oyez.games.fief.expansions.crusades.assault import Assault
from oyez.games.fief.expansions.crusades.outremer import Tile
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import CITY, LORDS, NO_FORT, STRONGHOLD
from oyez.games.fief.rules.board.villages import engines_left
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.doors import STRANGER
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
from tests.rules.fief.table import run, stage, state


def assault(
    *companies: dict[str, Any], tile: str = "acre", dice: tuple[int, ...] = (), **position: Any
) -> Stage:
    """The battle at the only objective begins."""
    table = abroad(*companies, tiles=(tile,), dice=dice, **position)
    return run(table, [Assault(0)])


# --- Hierarchy and objectives ---


@rule("X-CRU-24", "X-CRU-25")
def test_king_dukes_counts_barons_others() -> None:
    table = abroad(
        company("Gauvain", 0, 9, 3),
        company("Henri", 0),
        company("Charles", 0),
        company("Eric", 0),
        company("Arthur", 0),
        titles={
            "Arthur": ["king"],
            "Eric": ["fief-mazilles", "fief-bourg"],  # his highest title counts
            "Charles": ["fief-sigy"],
            "Henri": ["fief-les-essarts"],
        },
    )
    order = [LORDS[one] for one in hierarchy(state(table))]
    assert order == ["Arthur", "Eric", "Charles", "Henri", "Gauvain"]


@rule("X-CRU-25")
def test_a_queen_regent_ranks_as_king_and_ladies_alike() -> None:
    table = abroad(
        company("Charles", 0, 5, 0),
        company("Blanche", 0),
        company("Isabelle", 0),
        titles={"Blanche": ["queen"], "Isabelle": ["fief-blaye"]},
        regency=True,
    )
    assert [LORDS[one] for one in hierarchy(state(table))] == ["Blanche", "Isabelle", "Charles"]


@rule("X-CRU-24", "X-CRU-25")
def test_the_larger_army_is_first_then_turn_order_then_the_owners_order() -> None:
    table = abroad(
        company("Baudoin", 0, 3),
        company("Arthur", 0, 3),
        company("Charles", 0, 0, 1),
        company("Gauvain", 0, 0, 2),
        company("Blanche", 0, 3),  # an untitled lady counts nothing
        first="Blue",
    )
    order = [LORDS[one] for one in hierarchy(state(table))]
    assert order == ["Gauvain", "Charles", "Arthur", "Baudoin", "Blanche"]


@rule("X-CRU-26", "X-CRU-27", "X-CRU-28", "X-CRU-29", "X-CRU-92", "X-GEN-19")
def test_as_many_objectives_as_lords_and_each_chooses_in_order() -> None:
    table = abroad(
        company("Arthur", 0, 2, 0),
        company("Baudoin", 0, 1, 0),
        company("Charles", 0, 5, 0),
        phase="crusades",
        chance=[9, 4, 0],
    )
    assert outremer(table).tiles == (9, 4, 0)
    assert outremer(table).pool == [1, 2, 3, 5, 6, 7, 8]
    assert outremer(table).garrisons == [1, 4, 7]
    table.expect(events=["objective-revealed 1 7 1", "objective-revealed 2 4 4", "objective-revealed 3 0 7"])
    assert waiting_for(table) == ("Blue", "choose-objective")
    assert options(table) == [f"seek-objective {n}" for n in (1, 2, 3)]
    table.play("Blue seek-objective 2", "Red seek-objective 2", "Red seek-objective 1")
    c = outremer(table)
    assert {one[1]: one[2] for one in c.companies} == {
        lord("Charles"): 1,
        lord("Arthur"): 1,
        lord("Baudoin"): 0,
    }
    assert commander(state(table), c, 1) == 1  # the highest there
    assert waiting_for(table) == ("Blue", "roll-or-stop")  # X-CRU-38: in the order of the commanders


@rule("X-CRU-27")
def test_all_that_are_left_if_fewer() -> None:
    gone = ["jerusalem", "antioch", "tripoli", "edessa", "acre", "ascalon", "jaffa", "caravan", "caravan"]
    table = abroad(
        company("Arthur", 0, 2),
        company("Charles", 0, 2),
        phase="crusades",
        crusade={"gone": gone},
        chance=[0],
    )
    assert outremer(table).tiles == (9,)
    assert [one[2] for one in outremer(table).companies] == [0, 0]


def tile(name: str) -> Tile:
    board = outremer(stage(3, flags=CRUSADES, phase="none")).board
    return board.tiles[board.named(name)[0]]


@rule("X-CRU-30", "X-CRU-31", "X-CRU-32", "X-CRU-33", "X-CRU-34", "X-CRU-35", "X-CRU-36", "X-CRU-37")
@pytest.mark.parametrize(
    ("name", "fort", "defenders", "reinforcement", "titled", "deniers"),
    [
        ("jerusalem", CITY, 7, 5, True, 0),
        ("antioch", CITY, 6, 4, True, 0),
        ("tripoli", STRONGHOLD, 5, 3, True, 0),
        ("edessa", STRONGHOLD, 5, 3, True, 0),
        ("acre", STRONGHOLD, 4, 3, True, 0),
        ("ascalon", STRONGHOLD, 3, 2, False, 10),
        ("jaffa", NO_FORT, 3, 2, False, 6),
        ("caravan", NO_FORT, 1, 1, False, 4),
    ],
)
def test_the_objectives(
    name: str, fort: int, defenders: int, reinforcement: int, titled: bool, deniers: int
) -> None:
    one = tile(name)
    assert (one.fort, one.defenders, one.reinforcement, one.deniers) == (
        fort,
        defenders,
        reinforcement,
        deniers,
    )
    assert (one.title != NOBODY) == titled


@rule("X-CRU-30", "X-CRU-37")
def test_the_numbers_are_those_of_the_file() -> None:
    options = {**CRUSADES, "numbers": "crusades.objective.0.defenders=9; crusades.objective.7.copies=1"}
    facts: Any = GAME.view(GAME.setup(GAME.rules(3, options), 1, []), 0)["crusade"]
    assert facts["board"][0]["defenders"] == 9
    assert len(facts["board"]) == 8


# --- Battles ---


@rule("X-CRU-38", "X-CRU-39", "X-CRU-40", "X-CRU-93")
def test_the_commander_of_all_companies_rolls_or_stops_before_each_roll() -> None:
    table = assault(company("Arthur", 1, 6, 1), company("Charles", 1, 2), dice=(1, 1))
    assert waiting_for(table) == ("Red", "roll-or-stop")
    assert options(table) == ["storm", "stop"]
    c = outremer(table)
    assert c.fight is not None
    assert crusader_dice(state(table), c, c.fight) == 2  # 13 points: three dice, less one at the walls
    table.chance(0, 0)  # the Saracens have two dice, too
    table.play("Red storm", "Red loss-from Arthur", "Red loss-from Charles")
    assert troops_of(table, "Arthur") == [5, 1]
    assert outremer(table).garrisons == [3]
    assert waiting_for(table) == ("Red", "roll-or-stop")


@rule("X-CRU-40", "X-CRU-84", "X-CRU-93")
def test_stopping_at_walls_lays_an_engine_of_each_player() -> None:
    table = assault(company("Arthur", 1, 6, 1), company("Charles", 1, 2))
    table.play("Red stop").expect(events=["Red outremer-siege 1 4"])
    c = outremer(table)
    assert c.engines == [1, 1, 0, 0, 0, 0]
    assert [engines_left(state(table), seat) for seat in range(3)] == [1, 1, 2]
    assert c.held == 0
    assert state(table).pending == ()  # final for this round


@rule("X-CRU-84")
def test_a_player_without_an_engine_lays_none_and_two_dice_are_the_most() -> None:
    table = abroad(
        company("Arthur", 1, 6, 1),
        company("Charles", 1, 2),
        tiles=("jerusalem",),
        home={
            "Red": {"Baudoin": "blaye", "Blanche": "bourg"},
            "Green": {"Gauvain": "blaye", "Henri": "bourg"},
        },
        troops={"Red": {"blaye": [1, 0], "bourg": [1, 0]}, "Green": {"blaye": [1, 0], "bourg": [1, 0]}},
        control={"blaye": "Green", "bourg": "Green"},
        forts={"blaye": "stronghold", "bourg": "stronghold"},
        sieges={"blaye": {"Red": 1}, "bourg": {"Red": 1}},
    )
    run(table, [Assault(0)]).play("Red stop")
    assert outremer(table).engines[:2] == [0, 1]
    c = outremer(table)
    c.engines[:3] = [2, 2, 2]
    assert penalty(c, (0, 0, 0, 0, 0, 0)) == 0
    c.engines[:3] = [0, 1, 0]
    assert penalty(c, (0, 0, 0, 0, 0, 0)) == 1


@rule("X-CRU-41")
def test_stopping_without_walls_is_camping() -> None:
    table = assault(company("Arthur", 1, 2), tile="jaffa").play("Red stop")
    table.expect(events=["Red outremer-camp 1 6"])
    assert set(outremer(table).engines) == {0}


@rule("X-CRU-42")
def test_without_a_die_they_must_besiege() -> None:
    table = assault(company("Arthur", 1, 5), tile="jerusalem")  # 6 points, one die; the City takes two
    assert told(table, "outremer-siege") == ["Red outremer-siege 1 0"]
    assert outremer(table).engines[0] == 1


@rule("X-CRU-43")
def test_lords_without_troops_cannot_attack() -> None:
    assert told(assault(company("Arthur", 1)), "outremer-siege")
    assert told(assault(company("Arthur", 1), tile="caravan"), "outremer-camp")


@rule("X-CRU-43")
def test_three_rolls_without_losses_mean_stopping() -> None:
    """Die 011223: no hits."""
    table = assault(company("Arthur", 1, 4), tile="caravan", flags={"battle_die": "011223"}, chance=[0] * 6)
    for _ in range(3):
        table.play("Red storm")
    assert told(table, "outremer-camp")


@rule("X-CRU-44", "X-CRU-59")
def test_saracens_count_strength_and_dice_as_an_army() -> None:
    c = outremer(abroad(company("Arthur", 1, 9), tiles=("jerusalem",)))
    attack = (0, 0, 0, 0, 0, 0)
    assert saracen_points(c, attack) == 14
    assert saracen_dice(c, attack) == 3
    c.saladin = (1, 4, 5)
    against = (0, 1, 0, 0, 0, 1)
    assert saracen_points(c, against) == 12 + 10 + 1


@rule("X-CRU-45")
def test_saracens_lose_the_largest_total_and_rather_defenders() -> None:
    c = outremer(abroad())
    assert saracen_losses(c, 1, 2, 5) == (1, 1)  # the example of the row
    assert saracen_losses(c, 2, 3, 6) == (0, 3)
    assert saracen_losses(c, 0, 3, 1) == (0, 0)  # lost hits do not carry over
    assert saracen_losses(c, 4, 0, 100) == (4, 0)


@rule("X-CRU-46", "X-CRU-47")
def test_a_money_objective_pays_the_commander_who_may_share() -> None:
    table = assault(
        company("Arthur", 1, 6), company("Charles", 1, 1), {"seat": "Green", "at": 1, "troops": [1, 0]},
        tile="caravan", dice=(2, 1, 1),
    )  # fmt: skip
    table.play("Red storm")
    assert waiting_for(table) == ("Red", "whose-company")
    assert options(table) == ["loss-from Arthur", "loss-from Charles", "loss-of 2"]
    table.play("Red loss-from Arthur")
    table.expect(events=["Red objective-taken 1 7", "Red spoils 4"])
    assert troops_of(table, "Arthur") == [5, 0]
    assert waiting_for(table) == ("Red", "share-spoils")
    assert options(table) == ["share-with 1", "done"]  # Green has no Lord there
    table.play("Red share-with 1")
    assert why(table, "Red share 5") == "X-CRU-47"  # more than was won
    table.play("Red share 3")
    assert state(table).deniers[:2] == [5 + 1, 5 + 3]
    table.play("Red done")
    assert outremer(table).held == 1


@rule("X-CRU-48")
def test_a_title_objective_gives_nothing_yet() -> None:
    table = assault(company("Arthur", 1, 6, 3), crusade={"garrisons": [1]}, dice=(2, 2, 1)).play("Red storm")
    table.expect(events=["Red objective-taken 1 4"])
    assert victory_points(state(table), 0) == 0
    assert outremer(table).held == 1


@rule("X-CRU-49")
def test_lords_who_outlive_their_troops_are_captives_of_the_saracens() -> None:
    table = assault(company("Arthur", 1, 1, 0), company("Charles", 1, 1, 0), tile="jaffa", dice=(1, 2))
    table.play("Red storm")
    g = state(table)
    assert told(table, "saracen-captive") == ["Red saracen-captive Arthur", "Blue saracen-captive Charles"]
    assert [g.captor[lord(name)] for name in ("Arthur", "Charles")] == [STRANGER, STRANGER]
    assert outremer(table).companies == []
    assert outremer(table).garrisons == [3]


@rule("X-CRU-38", "X-CRU-49")
def test_hits_left_over_kill_lords_whom_the_commander_names() -> None:
    table = assault(company("Arthur", 1, 1, 0), company("Charles", 1, 1, 0), tile="jaffa", dice=(1, 3))
    table.play("Red storm")
    assert waiting_for(table) == ("Red", "choose-fallen")
    table.play("Red fall Charles")
    g = state(table)
    assert g.family[lord("Charles")] == NOBODY
    assert g.captor[lord("Arthur")] == STRANGER


@rule("X-CRU-50")
def test_if_the_last_troops_of_both_die_the_lords_hold_it() -> None:
    table = assault(company("Arthur", 1, 1, 0), tile="caravan", dice=(2, 1)).play("Red storm")
    assert is_crusading(table, "Arthur")
    assert outremer(table).held == 1
    gone = assault(company("Arthur", 1, 1, 0), tile="caravan", dice=(2, 2)).play("Red storm")
    assert outremer(gone).held == 0
    assert outremer(gone).garrisons == [1]


@rule("X-CRU-38")
def test_without_a_lord_the_player_with_most_strength_commands() -> None:
    table = abroad(
        {"seat": "Blue", "at": 1, "troops": [2, 0]},
        {"seat": "Green", "at": 1, "troops": [0, 1]},
        tiles=("acre",),
    )
    assert commander(state(table), outremer(table), 0) == 2


def test_the_commander_chooses_among_equal_losses() -> None:
    table = assault(company("Arthur", 1, 4, 1), company("Charles", 1, 0, 1), tile="jaffa", dice=(1, 1, 3))
    table.play("Red storm")
    assert waiting_for(table) == ("Red", "choose-losses")
    assert options(table) == ["lose-knights 0", "lose-knights 1"]
    table.play("Red lose-knights 1")
    assert waiting_for(table) == ("Red", "whose-company")
    table.play("Red loss-from Charles")
    assert troops_of(table, "Charles") == [0, 0]
    assert troops_of(table, "Arthur") == [4, 1]
