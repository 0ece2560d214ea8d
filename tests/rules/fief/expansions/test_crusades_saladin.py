"""X-CRU: captives of the Saracens, Saladin's revenge, and the end of a Crusade."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import NOBODY
from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.crusades.army import crusader_dice, saracen_dice
from oyez.games.fief.expansions.crusades.ending import end_of_crusade
from oyez.games.fief.expansions.crusades.part import NO_CRUSADE, SALADIN_DEAD
from oyez.games.fief.expansions.crusades.saladin import Revenge
from oyez.games.fief.rules.board.tables import KING, PASSAGE
from oyez.games.fief.rules.court.lords import is_titled, ransom_of, strength_of
from oyez.games.fief.rules.court.succession import die, die_together
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.court.votes import bar_candidate, votes_of
from oyez.games.fief.rules.doors import STRANGER
from oyez.games.fief.rules.market.ransoms import Ransoms
from tests.rule import rule
from tests.rules.fief.battlefield import why
from tests.rules.fief.expansions.outremer import (
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
from tests.rules.fief.table import EDITIONS, run, state


def revenge(
    *companies: dict[str, Any],
    tiles: tuple[str, ...] = ("acre",),
    dice: tuple[int, ...] = (),
    **position: Any,
) -> Stage:
    return run(abroad(*companies, tiles=tiles, round_=2, dice=dice, **position), [Revenge(0)])


def weak(*held: int, **more: Any) -> dict[str, Any]:
    """Saladin comes with one Knight."""
    return {"held": list(held), "saladin": [1, 0], **more}


# --- Captives ---


@rule("X-CRU-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captives_are_ransomed_from_the_bank_without_bargaining(edition: str) -> None:
    table = abroad(
        flags={"edition": edition},
        round_=0,
        crusade={"captives": ["Arthur"]},
        home={"Red": {"Baudoin": "beaujeu"}},
        deniers={"Red": 7, "Blue": 5},
        titles={"Arthur": ["fief-blaye"]},
    )
    run(table, [Ransoms()])
    table.expect(events=["Red ransomed-abroad Arthur 4", "Red freed Arthur"])
    g = state(table)
    assert g.deniers == [3, 5, 5, 5]
    assert g.captor[lord("Arthur")] == NOBODY
    assert g.at[lord("Arthur")] != NOBODY


@rule("X-CRU-51")
def test_who_cannot_pay_offers_nothing_less() -> None:
    table = abroad(round_=0, crusade={"captives": ["Arthur"]}, deniers={"Red": 1})
    run(table, [Ransoms()])
    assert state(table).pending == ()
    assert state(table).captor[lord("Arthur")] == STRANGER


@rule("X-CRU-52", "X-CRU-81")
def test_a_secret_passage_frees_them() -> None:
    table = abroad(
        round_=0,
        phase="income",
        crusade={"captives": ["Arthur"]},
        home={"Red": {"Baudoin": "beaujeu"}},
        hands={"Red": ["passage"]},
    )
    assert PASSAGE
    table.play("Red play passage").expect(
        events=["Red escaped Arthur", "Red freed Arthur", "Red stood Arthur beaujeu"]
    )
    assert state(table).captor[lord("Arthur")] == NOBODY


@rule("X-CRU-53", "X-CRU-68")
def test_when_saladin_falls_all_captives_return_with_the_others() -> None:
    """Whatever hits remain: his last Knight takes three."""
    table = revenge(company("Arthur", 1, 9, 3), crusade=weak(1, captives=["Charles"]), dice=(3, 3, 3, 1))
    table.expect(events=["saladin-fell", "Blue liberated Charles"])
    g = state(table)
    assert g.captor[lord("Charles")] == NOBODY
    assert is_crusading(table, "Charles")
    assert outremer(table).saladin[0] == SALADIN_DEAD
    assert outremer(table).held == 1


@rule("X-CRU-46", "X-CRU-68")
@pytest.mark.parametrize(("held", "deniers"), [([], 6), ([1], 0)], ids=["taken now", "held before"])
def test_a_money_objective_that_is_taken_from_saladin_pays_once(held: list[int], deniers: int) -> None:
    """What was held before the battle has paid in the first round."""
    table = revenge(
        company("Arthur", 1, 9, 5),
        company("Charles", 1),
        tiles=("jaffa",),
        crusade={"held": held, "saladin": [0, 1]},
        flags={"numbers": "crusades.objective.6.reinforcement=0; crusades.objective.6.defenders=1"},
        deniers={"Red": 0, "Blue": 0},
        dice=(3, 3, 3, 1),
    )
    table.play("Red fight")
    assert outremer(table).held == 1
    assert state(table).deniers[0] == deniers
    if not held:
        assert waiting_for(table) == ("Red", "share-spoils")
        table.play("Red share-with 1", "Red share 2")
        assert state(table).deniers[:2] == [4, 2]
    table.expect(events=["saladin-fell"])


# --- The second round ---


@rule("X-CRU-54", "X-CRU-55")
def test_late_orders_join_an_objective_and_the_hierarchy_is_new() -> None:
    table = abroad(
        company("Arthur", 0, 1),
        company("Charles", 2, 2),
        tiles=("acre", "jaffa"),
        round_=2,
        phase="crusades",
        titles={"Arthur": ["fief-blaye"]},
    )
    assert outremer(table).order == (lord("Arthur"), lord("Charles"))
    assert waiting_for(table) == ("Red", "choose-objective")
    assert options(table) == ["seek-objective 1", "seek-objective 2"]
    table.play("Red seek-objective 2")
    assert waiting_for(table) == ("Red", "face-saladin")  # he outranks Charles and commands


@rule("X-CRU-56")
def test_engines_are_turned() -> None:
    table = abroad(
        company("Arthur", 1, 4),
        tiles=("acre",),
        round_=2,
        phase="crusades",
        crusade={"sieges": {"1": {"Red": 1}}},
    )
    assert outremer(table).engines[0] == 2


@rule("X-CRU-57", "X-CRU-58")
def test_saladin_gathers_reinforcements_and_garrisons_only_where_crusaders_are() -> None:
    table = revenge(
        company("Arthur", 2, 4), company("Charles", 4, 4), tiles=("jerusalem", "acre", "antioch", "jaffa")
    )
    table.expect(events=["Red saladin-came 2 4 4 7"])  # 4 Knights; 3 reinforcements and 4 of the garrison
    table.play("Red give-up").expect(events=["Blue saladin-came 4 6 4 12"])
    assert outremer(table).garrisons == [7, 0, 6, 0]


@rule("X-CRU-59", "X-CRU-60")
def test_behind_walls_he_loses_dice() -> None:
    table = revenge(company("Arthur", 1, 6, 2), tiles=("jerusalem",), crusade={"held": [1]})
    # 12 of the Knights, 10 of the reinforcements and 1 of himself: three dice, less two.
    table2 = abroad(
        company("Arthur", 1, 6, 2), tiles=("jerusalem",), crusade={"held": [1], "saladin": [4, 5]}
    )
    c = outremer(table2)
    assert saracen_dice(c, (0, 1, 0, 0, 0, 0)) == 1
    assert saracen_dice(c, (0, 1, 0, 0, 0, 1)) == 3
    assert crusader_dice(state(table2), c, (0, 1, 0, 0, 0, 0)) == 3  # defenders lose none
    assert not told(table, "gave-up")


@rule("X-CRU-61", "X-CRU-62", "X-CRU-95")
def test_without_walls_of_their_own_they_give_up_or_fight_in_the_open() -> None:
    table = revenge(company("Arthur", 1, 6, 2), dice=(1, 1, 1))
    assert waiting_for(table) == ("Red", "face-saladin")
    assert options(table) == ["give-up", "fight"]
    held = revenge(company("Arthur", 1, 6, 2), tiles=("jaffa",), crusade={"held": [1]})
    assert waiting_for(held) == ("Red", "face-saladin")
    table.chance(0, 0, 0)
    table.play("Red fight")
    assert [len(event.split()) for event in told(table, "saracens-rolled")] == [4]
    assert told(table, "saracens-rolled")[0].split()[1] == "3"  # three dice: no penalty in the open


@rule("X-CRU-63")
def test_who_gives_up_waits_safely_and_keeps_his_money() -> None:
    table = revenge(company("Arthur", 1, 2, 1), tiles=("jaffa",), crusade={"held": [1]})
    table.play("Red give-up")
    assert outremer(table).held == 0
    assert is_crusading(table, "Arthur")
    assert troops_of(table, "Arthur") == [2, 1]
    assert state(table).deniers[0] == 5


@rule("X-CRU-64")
def test_without_a_die_saladin_goes_on() -> None:
    """5 reinforcements and himself are 11 points: two dice, and the City takes both."""
    few = {"numbers": "crusades.saladin_knights=0"}
    table = revenge(company("Arthur", 1, 2), tiles=("jerusalem",), crusade={"held": [1]}, flags=few)
    table.expect(events=["saladin-passed 1 0"])
    assert outremer(table).held == 1
    assert outremer(table).saladin[2] == 5  # he takes them along


@rule("X-CRU-64")
def test_after_three_rolls_without_losses_those_who_held_nothing_must_give_up() -> None:
    blank = {"battle_die": "011223"}
    table = revenge(company("Arthur", 1, 5), flags=blank, crusade=weak(garrisons=[0]), chance=[0] * 9)
    table.play("Red fight", "Red fight", "Red fight")
    table.expect(events=["saladin-passed 1 4", "Red gave-up 1 4"])
    assert is_crusading(table, "Arthur")
    held = revenge(company("Arthur", 1, 5), tiles=("jaffa",), flags=blank, crusade=weak(1), chance=[0] * 9)
    held.play("Red fight", "Red fight", "Red fight")
    assert outremer(held).held == 1


@rule("X-CRU-65", "X-CRU-96")
def test_after_a_roll_the_commander_may_surrender() -> None:
    table = revenge(company("Arthur", 1, 9, 2), company("Charles", 1, 1), dice=(1, 1, 1, 1, 1, 1))
    table.play("Red fight")
    while waiting_for(table)[1] == "whose-company":
        table.play("Red loss-from Arthur")
    if waiting_for(table)[1] == "choose-losses":
        table.play(
            "Red lose-knights 0", "Red loss-from Arthur", "Red loss-from Arthur", "Red loss-from Arthur"
        )
    assert waiting_for(table) == ("Red", "against-saladin")
    assert options(table) == ["fight", "surrender"]
    table.play("Red surrender").expect(events=["Red yielded-to-saladin 1 4"])
    g = state(table)
    assert [g.captor[lord(name)] for name in ("Arthur", "Charles")] == [STRANGER, STRANGER]
    assert outremer(table).companies == []
    assert table.get("stock.Red") == [13, 8]


@rule("X-CRU-66")
def test_lords_without_troops_are_captured_without_dice() -> None:
    held = revenge(company("Arthur", 1), crusade={"held": [1]})
    assert state(held).captor[lord("Arthur")] == STRANGER
    assert not told(held, "rolled")
    fighting = revenge(company("Arthur", 1)).play("Red fight")
    assert state(fighting).captor[lord("Arthur")] == STRANGER
    assert not told(fighting, "rolled")


@rule("X-CRU-67")
def test_if_they_are_destroyed_the_objective_is_lost_and_he_goes_on() -> None:
    table = revenge(
        company("Arthur", 1, 1), company("Charles", 2, 9, 3), tiles=("acre", "jaffa"), crusade={"held": [1]},
        dice=(1, 3, 3),
    )  # fmt: skip
    table.expect(events=["Red crusaders-destroyed 1 4", "Blue saladin-came 2 6 4 8"])
    assert outremer(table).held == 0


@rule("X-CRU-69", "X-CRU-70")
def test_after_his_fall_later_objectives_are_fought_to_the_end_and_caravans_raided_again() -> None:
    table = revenge(
        company("Arthur", 1, 9, 3),
        company("Charles", 2, 6, 3),
        company("Gauvain", 3, 6, 0),
        tiles=("jaffa", "acre", "caravan"),
        crusade=weak(1, 3, sieges={"2": {"Blue": 2}}, garrisons=[0, 1, 0], saladin=[0, 1]),
        flags={"numbers": "crusades.objective.6.reinforcement=0"},
        dice=(3, 3, 3, 1, 1, 1, 1, 1, 3, 2, 1),
    )
    table.play("Red fight")
    table.auto_until({"prompt": {"Blue": "fight-again"}})
    assert options(table) == ["fight", "pass"]
    table.play("Blue fight", "Blue storm")
    assert outremer(table).held & 2 == 2  # the engine cancelled the walls
    table.auto_until({"prompt": {"Green": "fight-again"}})
    before = state(table).deniers[2]
    table.play("Green fight")
    assert outremer(table).garrisons[2] == 1
    table.play("Green storm")
    assert state(table).deniers[2] == before + 4


@rule("X-CRU-70")
def test_earlier_objectives_and_held_cities_are_not_fought_again() -> None:
    table = revenge(
        company("Arthur", 1, 9, 3),
        company("Charles", 2, 6, 3),
        tiles=("jaffa", "acre"),
        crusade=weak(1, 2, saladin=[0, 1]),
        flags={"numbers": "crusades.objective.6.reinforcement=0"},
        dice=(3, 3, 3, 1),
    )
    table.play("Red fight")
    while state(table).pending:
        assert waiting_for(table)[1] != "fight-again"
        table.auto()


@rule("X-CRU-43", "X-CRU-70")
def test_lords_without_troops_are_not_asked_to_fight_again() -> None:
    table = revenge(
        company("Arthur", 1, 9, 3),
        company("Charles", 2),
        company("Gauvain", 3),
        tiles=("jaffa", "acre", "caravan"),
        crusade=weak(1, 3, saladin=[0, 1]),
        flags={"numbers": "crusades.objective.6.reinforcement=0"},
        dice=(3, 3, 3, 1),
    )
    table.play("Red fight")
    assert outremer(table).saladin[0] == SALADIN_DEAD
    assert state(table).pending == ()
    assert outremer(table).held == 0b101  # what they hold they keep


# --- The end ---


def ending(*companies: dict[str, Any], tiles: tuple[str, ...] = ("acre",), **position: Any) -> Stage:
    """All objectives are held, and Saladin has passed."""
    crusade = {"held": list(range(1, len(tiles) + 1)), **position.pop("crusade", {})}
    table = abroad(*companies, tiles=tiles, round_=2, crusade=crusade, **position)
    return run(table, end_of_crusade())


@rule("X-CRU-71", "X-CRU-72", "X-CRU-97", "X-CRU-78", "X-GEN-24")
def test_the_winner_gives_the_title_to_any_lord() -> None:
    table = ending(
        company("Arthur", 1, 1),
        home={"Blue": {"Charles": "mazilles"}, "Green": {"Gauvain": "mazilles"}},
        troops={"Blue": {"mazilles": [1, 0]}},
        captives={"Gauvain": "Blue"},
    )
    assert waiting_for(table) == ("Red", "grant-outremer-title")
    assert options(table) == ["invest Arthur", "invest Charles", "invest Gauvain"]
    assert why(table, "Red invest Eric") == "X-CRU-72"  # nobody's
    assert why(table, "Red done") == ""
    table.play("Red invest Gauvain").expect(events=["Green title-granted Gauvain acre"])
    assert victory_points(state(table), 2) == 1  # at once: it counts in Phase 8


@rule("X-CRU-72", "X-GEN-54")
def test_lords_of_an_order_cannot_have_it_and_without_any_other_it_is_not_given() -> None:
    table = ending(company("Arthur", 1, 1), flags={"templars": "on"}, templars={"members": ["Arthur"]})
    table.expect(events=["title-unclaimed 1 4"])
    assert outremer(table).pool == list(range(10))
    assert victory_points(state(table), 0) == 0


@rule("X-CRU-73", "X-CRU-86")
def test_a_title_is_inherited_like_a_fief_title() -> None:
    titles = {"Arthur": ["acre", "jerusalem"], "Baudoin": ["fief-blaye", "fief-bourg"]}
    table = abroad(company("Baudoin", 0), home={"Red": {"Arthur": "beaujeu"}}, titles=titles)
    die(state(table), lord("Arthur"))  # the heir is in Outremer, and has two fiefs already
    assert table.get("titles.Baudoin") == ["fief-blaye", "fief-bourg", "jerusalem", "acre"]
    die(state(table), lord("Baudoin"))
    assert table.get("holders.acre") is None  # without an heir it leaves the game


@rule("X-CRU-73")
def test_the_family_chooses_its_heir_and_a_spouse_comes_last() -> None:
    table = abroad(
        home={"Red": {"Arthur": "beaujeu", "Baudoin": "beaujeu", "Blanche": "beaujeu"}},
        round_=0,
        titles={"Arthur": ["acre"]},
    )
    g = state(table)
    die(g, lord("Arthur"))
    run(table, [])
    assert waiting_for(table) == ("Red", "assign-title")
    table.play("Red bequeath Blanche")
    assert table.get("titles.Blanche") == ["acre"]
    married = abroad(
        home={"Red": {"Arthur": "beaujeu"}, "Blue": {"Jeanne": "mazilles"}},
        round_=0,
        titles={"Arthur": ["acre"]},
        married=[["Arthur", "Jeanne"]],
    )
    die(state(married), lord("Arthur"))
    assert married.get("titles.Jeanne") == ["acre"]


@rule("X-CRU-73")
def test_of_lords_who_die_together_none_inherits_from_another() -> None:
    """Arthur and Baudoin are the last of their family: Arthur's title goes to his widow, as a fief would."""
    table = abroad(
        home={"Red": {"Arthur": "beaujeu", "Baudoin": "beaujeu"}, "Blue": {"Jeanne": "mazilles"}},
        round_=0,
        titles={"Arthur": ["acre"]},
        married=[["Arthur", "Jeanne"]],
    )
    die_together(state(table), [lord("Arthur"), lord("Baudoin")])
    assert table.get("titles.Jeanne") == ["acre"]


@rule("X-CRU-74", "X-CRU-75")
def test_conquered_cities_leave_the_game_and_caravans_return() -> None:
    table = ending(
        company("Arthur", 1, 1),
        company("Charles", 2, 1),
        company("Gauvain", 3, 1),
        tiles=("acre", "jaffa", "caravan", "antioch"),
        crusade={"held": [1, 2, 3]},
    )
    table.play("Red invest Arthur")
    assert outremer(table).pool == [0, 1, 2, 3, 5, 7, 8, 9]  # neither Acre (4) nor Jaffa (6)


@rule("X-CRU-76", "X-CRU-77", "X-CRU-98", "X-CRU-80")
def test_companies_return_by_the_chain_of_freed_lords() -> None:
    table = ending(
        company("Arthur", -1, 6, 2),
        tiles=(),
        home={"Red": {"Baudoin": "beaujeu"}},
        troops={"Red": {"blaye": [1, 0], "bourg": [1, 0]}},
        forts={"blaye": "stronghold", "bourg": "stronghold"},
        rain=[1, 4, 5],
        plague=[2],
    )
    assert waiting_for(table) == ("Red", "come-home")
    assert options(table) == ["stand blaye", "stand bourg"]
    table.play("Red stand bourg")
    assert table.get("troops.Red.bourg") == [7, 2]  # no limit of four, no rain
    assert table.get("at.Arthur") == "bourg"
    assert outremer(table).stage == NO_CRUSADE
    assert told(table, "crusade-ended")


@rule("X-CRU-77")
def test_a_besieged_fortification_takes_in_only_a_lord_alone() -> None:
    siege: dict[str, Any] = {
        "home": {"Red": {"Baudoin": "beaujeu"}, "Blue": {"Charles": "blaye"}},
        "troops": {"Red": {"blaye": [1, 0]}, "Blue": {"blaye": [3, 0]}},
        "control": {"blaye": "Red"},
        "forts": {"blaye": "stronghold"},
        "sieges": {"blaye": {"Blue": 1}},
        "tiles": (),
    }
    assert ending(company("Arthur", -1, 1), **siege).get("at.Arthur") == "beaujeu"
    assert ending(company("Arthur", -1), **siege).get("at.Arthur") == "blaye"


@rule("X-CRU-77")
@pytest.mark.parametrize("inside", [{"Baudoin": "blaye"}, {}], ids=["beside a Lord", "a controlled Village"])
def test_no_later_step_of_the_chain_brings_troops_into_a_siege(inside: dict[str, str]) -> None:
    """The only place of Red's is besieged: troops go on to the last resort."""
    table = ending(
        company("Arthur", -1, 3, 1),
        home={"Red": inside, "Blue": {"Charles": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"blaye": [3, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Blue": 1}},
        tiles=(),
    )
    assert waiting_for(table) == ("Red", "come-home")
    assert "stand blaye" not in options(table)
    assert why(table, "Red stand blaye") == "X-CRU-77"
    table.play("Red stand sigy")
    assert table.get("troops.Red.sigy") == [3, 1]
    assert table.get("troops.Red.blaye") == [1, 0]


@rule("X-CRU-77")
def test_troops_without_a_lord_use_the_same_chain() -> None:
    table = ending(
        {"seat": "Red", "at": -1, "troops": [3, 1]}, tiles=(), home={"Red": {"Baudoin": "beaujeu"}}
    )
    assert table.get("troops.Red.beaujeu") == [3, 1]


@rule("X-CRU-77")
def test_a_host_may_refuse_crusaders() -> None:
    """Only the last resort is left, and every Village has its lord."""
    table = ending(
        company("Arthur", -1, 1),
        tiles=(),
        flags={"lord_placement_last_resort": "empty_or_any_consenting"},
        home={"Blue": {"Charles": "mazilles"}},
    )
    table.play("Red stand mazilles")
    assert waiting_for(table) == ("Blue", "host-crusaders")
    table.play("Blue refuse")
    assert "stand mazilles" not in options(table)
    table.play("Red stand blaye")
    assert table.get("at.Arthur") == "blaye"


@rule("X-GEN-35", "X-GEN-37")
def test_an_outremer_title_is_a_full_title() -> None:
    table = abroad(
        home={"Red": {"Arthur": "beaujeu", "Blanche": "beaujeu"}},
        round_=0,
        titles={"Arthur": ["acre"], "Blanche": ["edessa"]},
    )
    g = state(table)
    assert is_titled(g, lord("Arthur"))
    assert ransom_of(g, lord("Arthur")) == 4
    assert strength_of(g, lord("Blanche")) == 1
    assert bar_candidate(g, KING, lord("Arthur")) == ""
    assert votes_of(g, KING, 0) == 2
