"""Fief 6.4: sieges and siege engines."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, DEFENDER_WON, cavalcade_battle, plain_battle
from oyez.games.fief.rules.battle.phase import fight
from oyez.games.fief.rules.battle.rolls import engines, is_inside, penalty
from oyez.games.fief.rules.battle.sieges import bar_besiege, bar_lift, lift_siege
from oyez.games.fief.rules.board.tables import FIEFS, LORDS, MOST
from oyez.games.fief.rules.board.villages import engines_left, is_besieged
from oyez.games.fief.rules.court.captivity import capture, places_for
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.march.permissions import is_shut_in
from oyez.games.fief.rules.market.purchases import bar_purchase
from oyez.games.fief.rules.market.title_sales import bar_title
from oyez.games.fief.rules.market.words import MILL, RECRUIT, STRONGHOLD
from oyez.games.fief.rules.opportunities.rising_strike import Strike
from tests.rule import rule
from tests.rules.fief.battlefield import (
    asked,
    decline_until,
    dice,
    faces,
    field,
    running,
    troops,
    village,
    why,
)
from tests.rules.fief.table import EDITIONS, NAMES, run, state

HENRI = LORDS.index("Henri")


def at_the_walls(edition: str = "fr2015", **position: object) -> Stage:
    """Red stands before Blue's Stronghold and has no battle left to declare."""
    position.setdefault("fort", "stronghold")
    table = field(edition=edition, **position)  # type: ignore[arg-type]
    if table.prompt("Red") == "declare-battle":
        table.play("Red done")
    return table


@rule("F-6.4-01", "F-6.4-03", "F-6.4-09", "F-6.4.1-01", "F-5.1-19", "F-D-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_siege_is_declared_after_the_battles_and_costs_nothing(edition: str) -> None:
    """TV-18."""
    table = at_the_walls(edition, red=(0, 1))
    table.expect(prompt={"Red": "declare-siege"})
    assert asked(table, "Red") == ["besiege blaye", "done"]
    table.play("Red besiege blaye").expect(events=["Red besieged blaye"])
    assert table.get("sieges.blaye.Red") == 1
    assert table.get("deniers.Red") == 5
    assert table.get("control.blaye") == 1


@rule("F-6.4-01")
def test_a_siege_needs_a_fortification_of_another_player_and_own_troops() -> None:
    table = at_the_walls(more_forts={"sigy": "stronghold"})
    assert why(table, "Red besiege sigy") == "F-6.4-01"
    g = state(field(phase="none", control="Red", fort="stronghold"))
    assert bar_besiege(g, 0, village("blaye")) == "F-6.4-01"
    g = state(field(phase="none", red=(0, 0), fort="stronghold"))
    assert bar_besiege(g, 0, village("blaye")) == "F-6.4-01"
    g = state(field(phase="none"))
    assert bar_besiege(g, 0, village("blaye")) == "F-6.4-01"


@rule("F-6.4-02", "F-6.4.1-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whether_a_besieger_needs_a_lord(edition: str) -> None:
    table = field(edition=edition, phase="none", red_lords=(), fort="stronghold")
    barred = bar_besiege(state(table), 0, village("blaye"))
    assert barred == ("" if edition == "en2014" else "F-6.4-02")


@rule("F-6.4.1-14", "F-6.4.2-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_siege_ends_at_once_when_the_besieger_has_no_lord_there(edition: str) -> None:
    table = field(edition=edition, fort="stronghold", sieges={"blaye": {"Red": 2}})
    capture(state(table), 0, 1)
    assert table.get("sieges.blaye.Red") == (2 if edition == "en2014" else 0)


@rule("F-6.4-04", "F-6.4-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_continuing_turns_the_engine_to_two_dice(edition: str) -> None:
    """TV-21."""
    table = at_the_walls(edition, red=(0, 1), sieges={"blaye": {"Red": 1}})
    table.expect(prompt={"Red": "continue-siege"})
    assert asked(table, "Red") == ["continue blaye", "lift blaye"]
    table.play("Red continue blaye").expect(events=["Red siege-continued blaye"])
    assert table.get("sieges.blaye.Red") == 2
    again = at_the_walls(edition, red=(0, 1), sieges={"blaye": {"Red": 2}})
    again.play("Red continue blaye")
    assert again.get("sieges.blaye.Red") == 2


@rule("F-6.4-11", "F-6.4.2-08", "F-6.4-08")
def test_not_continuing_lifts_the_siege() -> None:
    table = at_the_walls(sieges={"blaye": {"Red": 1}}, red=(5, 0))
    table.play("Red lift blaye").expect(events=["Red siege-ended blaye"])
    assert table.get("sieges.blaye.Red") == 0
    assert asked(table, "Red") == ["besiege blaye", "done"]


@rule("F-6.4-05", "F-C-11", "F-12.4-01")
def test_two_engines_make_at_most_two_sieges() -> None:
    places = ("blaye", "sigy", "bourg")
    table = field(
        elsewhere={"Red": {"Baudoin": "sigy", "Quentin": "bourg"}},
        more_troops={
            "Red": {"sigy": [1, 0], "bourg": [1, 0]},
            "Blue": {"sigy": [4, 0], "bourg": [4, 0]},
        },
        controls=dict.fromkeys(places, "Blue"),
        fort="city",
        more_forts=dict.fromkeys(places, "city"),
    )
    table.play("Red done", "Red besiege sigy", "Red besiege bourg")
    assert engines_left(state(table), 0) == 0
    assert "besiege blaye" not in asked(table, "Red")
    assert bar_besiege(state(table), 0, village("blaye")) == "F-6.4-05"


@rule("F-6.4-06", "F-6.4-08")
def test_one_engine_per_player_and_siege_and_each_for_himself() -> None:
    table = at_the_walls(green=(1, 0), green_lords=("Eric",), first="Red", red=(1, 0))
    table.play("Red besiege blaye")
    assert bar_besiege(state(table), 0, village("blaye")) == "F-6.4-06"
    decline_until(table, "declare-siege")
    assert why(table, "Red besiege blaye") == "F-6.4-08"
    table.play("Green besiege blaye")
    assert table.get("sieges.blaye") == [1, 0, 1, 0]
    assert bar_lift(state(table), 3, village("blaye")) == "F-6.4-08"
    lift_siege(state(table), 2, village("blaye"))
    assert table.get("sieges.blaye") == [1, 0, 0, 0]


@rule("F-6.4-07", "F-6.4.2-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_of_all_who_take_part_in_the_attack_add_up(edition: str) -> None:
    table = field(
        edition=edition,
        phase="none",
        fort="city",
        green=(1, 0),
        green_lords=("Eric",),
        sieges={"blaye": {"Red": 1, "Green": 1}},
    )
    alone = plain_battle(4, village("blaye"), 0, 1)
    assert penalty(state(table), alone) == 1
    assert penalty(state(table), alone.taking(2, ATTACK)) == 0
    assert penalty(state(table), alone.taking(2, DEFENCE)) == 1


@rule("F-6.4-07")
@pytest.mark.parametrize("married", [False, True])
def test_by_flag_only_allies_add_up_their_engines(married: bool) -> None:
    table = field(
        phase="none",
        flags={"joint_siege": "marriage_allies"},
        fort="city",
        green=(1, 0),
        green_lords=("Eric",),
        red_lords=("Arthur", "Blanche"),
        married=[["Eric", "Blanche"]] if married else [],
        sieges={"blaye": {"Red": 1, "Green": 1}},
    )
    battle = plain_battle(4, village("blaye"), 0, 1).taking(2, ATTACK)
    assert engines(state(table), battle) == (2 if married else 1)


@rule("F-6.4-10")
def test_an_ally_may_be_besieged() -> None:
    table = at_the_walls(red_lords=("Arthur", "Blanche"), married=[["Charles", "Blanche"]], red=(1, 0))
    assert "besiege blaye" in asked(table, "Red")


@rule("F-6.4.1-06")
def test_relief_inside_cannot_besiege() -> None:
    table = field(
        phase="none",
        fort="city",
        green=(1, 0),
        green_lords=("Eric",),
        sieges={"blaye": {"Red": 1}},
        relieved={"blaye": ["Green"]},
    )
    assert bar_besiege(state(table), 2, village("blaye")) == "F-6.4.1-06"


@rule("F-6.4.1-11", "F-6.2.1-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_besieged_may_come_out_in_his_turn(edition: str) -> None:
    table = field(
        edition=edition,
        first="Blue",
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        flags={"surrender_window": "any"},
    )
    table.play("Blue attack blaye")
    assert dice(table) == (1, 1)


@rule("F-6.4.1-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_undecided_sortie_leaves_the_siege_as_it_was(edition: str) -> None:
    table = field(
        edition=edition, first="Blue", fort="stronghold", sieges={"blaye": {"Red": 1}}, dice=faces(1, 1)
    )
    table.play("Blue attack blaye")
    if edition != "en2014":
        table.play("Red fight")
    table.play("Blue truce", "Red accept")
    assert table.get("sieges.blaye.Red") == 1


@rule("F-6.4.1-13", "F-6.4.2-08")
def test_lifting_a_siege_removes_the_engine_and_ends_relief() -> None:
    table = field(
        phase="none",
        fort="city",
        green=(1, 0),
        sieges={"blaye": {"Red": 2}},
        relieved={"blaye": ["Green"]},
    )
    g = state(table)
    assert bar_lift(g, 0, village("blaye")) == ""
    lift_siege(g, 0, village("blaye"))
    assert not is_besieged(g, village("blaye"))
    assert engines_left(g, 0) == 2
    assert g.relieved[village("blaye")] == 0


@rule("F-6.4.2-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_take_no_hits(edition: str) -> None:
    """More hits than troops: the Lord falls, no engine stands in for him."""
    table = field(
        edition=edition,
        red=(1, 0),
        blue=(0, 2),
        red_lords=("Arthur", "Baudoin"),
        fort="stronghold",
        sieges={"blaye": {"Red": 2}},
        dice=faces(1, 1, 1),
    )
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Blue fight")
    table.expect(prompt={"Red": "choose-fallen"})


@rule("F-6.4.2-06", "F-5.0-41", "F-10.1-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engine_goes_with_the_last_troops(edition: str) -> None:
    table = field(
        edition=edition,
        first="Blue",
        red=(1, 0),
        blue=(0, 2),
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        dice=faces(1, 1, 1),
    )
    table.play("Blue attack blaye")
    if edition != "en2014":
        table.play("Red fight")
    assert troops(table, "Red") == [0, 0]
    assert table.get("sieges.blaye.Red") == 0


@rule("F-6.4.2-06", "F-6.4.2-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engine_of_a_helper_goes_with_his_last_counter_in_the_middle_of_a_battle(edition: str) -> None:
    """Green's only Man-at-Arms falls in the first roll; his Lord fights on without the engine."""
    table = field(
        edition=edition,
        red=(8, 1),
        green=(1, 0),
        green_lords=("Eric",),
        fort="city",
        sieges={"blaye": {"Red": 1, "Green": 1}},
        dice=faces(1, 1, 1, 1),
    )
    table.play("Red attack blaye", "Red target 1", "Green help 0", "Red accept")
    while table.prompt("Red") != "whose-man-at-arms":
        table.auto()
    assert engines(state(table), running(table)) == 2
    table.play("Red loss-of 2")
    assert table.get("sieges.blaye") == [1, 0, 0, 0]
    assert penalty(state(table), running(table)) == 1


@rule("F-6.4.2-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lost_battle_costs_the_engine(edition: str) -> None:
    """Riders of the besieger lose; the Lord and the troops who did not ride keep it in the English edition."""
    table = field(
        edition=edition,
        phase="none",
        red=(1, 1),
        blue=(0, 3),
        red_lords=("Arthur", "Baudoin"),
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        dice=faces(1, 2, 2),
    )
    battle = cavalcade_battle(4, village("blaye"), 0, 1, 1 << LORDS.index("Arthur"), 1)
    run(table, fight(state(table), battle.changed(in_the_open=True)))
    if edition != "en2014":
        table.play("Blue fight")
    assert state(table).outcome == DEFENDER_WON
    assert table.get("sieges.blaye.Red") == (1 if edition == "en2014" else 0)


@rule("F-6.4.2-07", "F-6.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_surrender_costs_the_engine_everywhere(edition: str) -> None:
    table = field(
        edition=edition, red=(8, 0), fort="stronghold", sieges={"blaye": {"Red": 1}}, dice=faces(1, 1, 1)
    )
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Blue fight")
    table.play("Red surrender")
    table.auto_until({"state": {"battle": None}})
    assert table.get("sieges.blaye.Red") == 0


@rule("F-6.4.2-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engine_goes_when_the_place_is_taken(edition: str) -> None:
    table = field(
        edition=edition,
        red=(0, 3),
        blue=(1, 0),
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        dice=faces(1, 1, 1),
    )
    table.play("Red attack blaye")
    if edition != "en2014":
        table.play("Blue fight")
    assert table.get("control.blaye") == 0
    assert table.get("sieges.blaye.Red") == 0


BESIEGED: dict[str, Any] = {"fort": "stronghold", "sieges": {"blaye": {"Red": 1}}, "phase": "none"}


@rule("F-6.4.2-08", "F-6.4-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_taking_the_place_ends_the_sieges_of_all(edition: str) -> None:
    """Red takes the Stronghold that Green besieged with him: Green does not besiege Red."""
    table = field(
        edition=edition,
        red=(2, 3),
        green=(2, 0),
        green_lords=("Eric",),
        blue=(1, 0),
        fort="stronghold",
        sieges={"blaye": {"Red": 1, "Green": 1}},
        dice=faces(3, 3, 1),
    )
    table.play("Red attack blaye", "Red target 1")
    table.auto_until({"state": {"battle": None}})
    assert table.get("control.blaye") == 0
    assert table.get("sieges.blaye") == [0, 0, 0, 0]
    table.expect(events=["Green siege-ended blaye"])


@rule("F-6.4.2-08", "F-6.2.1-06")
def test_relief_that_outlives_the_besieged_holds_the_place_and_is_still_besieged() -> None:
    table = field(
        phase="none",
        blue=(0, 0),
        green=(2, 0),
        green_lords=("Eric",),
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        relieved={"blaye": ["Green"]},
    )
    die(state(table), LORDS.index("Charles"))
    assert table.get("control.blaye") == 2
    assert table.get("sieges.blaye.Red") == 1


@rule("F-6.4.1-06", "F-6.2.1-06")
def test_relief_that_is_gone_is_no_longer_inside() -> None:
    table = field(
        phase="none",
        green=(0, 0),
        green_lords=("Eric",),
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        relieved={"blaye": ["Green"]},
    )
    die(state(table), LORDS.index("Eric"))
    assert table.get("relieved.blaye") == []


@rule("F-6.4.1-04", "F-5.1-08")
@pytest.mark.parametrize("receiver", ["Green", "Yellow", "Red"])
def test_the_besieged_does_not_get_out_by_ceding_the_place(receiver: str) -> None:
    """To relief inside, to a bystander outside, or to the besieger, whose siege is over then."""
    table = field(
        green=(1, 0),
        green_lords=("Eric",),
        yellow=(1, 0),
        yellow_lords=("Henri",),
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        relieved={"blaye": ["Green"]},
    )
    table.play("Blue cede blaye", f"Blue to {NAMES.index(receiver)}")
    assert table.get("control.blaye") == NAMES.index(receiver)
    given_up = receiver == "Red"
    assert is_shut_in(state(table), 1, village("blaye")) is not given_up
    assert table.get("sieges.blaye.Red") == (0 if given_up else 1)


@rule("F-6.4.1-02", "F-D-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_besieged_village_yields_nothing_to_anybody(edition: str) -> None:
    table = field(
        edition=edition,
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
        mills={"blaye": 2},
        phase="income",
        elsewhere={"Blue": {"Henri": "sigy"}},
    )
    assert table.get("deniers.Blue") == 5 + 1  # Sigy alone
    assert table.get("deniers.Red") == 5


@rule("F-6.4.1-04", "F-5.0-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_besieged_cannot_simply_walk_out(edition: str) -> None:
    table = field(
        edition=edition, fort="stronghold", sieges={"blaye": {"Red": 1}}, phase="movement", first="Blue"
    )
    for _ in range(4):
        assert not [text for text in table.options("Blue") if text.startswith("march")]
        if "Blue" not in table.asked():
            break
        table.auto()


@rule("F-6.4.1-05", "F-6.4.1-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_relief_stands_inside_and_is_besieged_too(edition: str) -> None:
    table = field(
        edition=edition, green=(1, 0), green_lords=("Eric",), relieved={"blaye": ["Green"]}, **BESIEGED
    )
    g = state(table)
    assert is_inside(g, 2, village("blaye"))
    assert not is_inside(g, 0, village("blaye"))
    assert bar_purchase(g, 2, RECRUIT[village("blaye")]) == "F-4.1-06"


@rule("F-6.4.1-07", "F-D-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_besieged_places_no_bought_troops_there(edition: str) -> None:
    table = field(edition=edition, **BESIEGED)
    assert bar_purchase(state(table), 1, RECRUIT[village("blaye")]) == "F-4.1-06"


@rule("F-6.4.1-08", "F-D-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_besieged_may_place_new_lords_there(edition: str) -> None:
    table = field(edition=edition, **BESIEGED)
    g = state(table)
    g.family[HENRI] = 1
    assert places_for(g, HENRI, 0) == [village("blaye")]


@rule("F-6.4.1-09", "F-D-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_besieger_places_bought_troops_beside_his_lord(edition: str) -> None:
    table = field(edition=edition, **BESIEGED)
    g = state(table)
    assert bar_purchase(g, 0, RECRUIT[village("blaye")]) == ""
    g.placed[village("blaye") * MOST] = 4
    assert bar_purchase(g, 0, RECRUIT[village("blaye")]) != ""
    lordless = field(edition=edition, red_lords=(), fort="stronghold", phase="none")
    assert bar_purchase(state(lordless), 0, RECRUIT[village("blaye")]) == "F-4.1-09"


@rule("F-6.4.1-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_besieged_may_still_build_and_buy_the_title(edition: str) -> None:
    table = field(
        edition=edition,
        deniers={"Blue": 40},
        more_troops={"Blue": {"beaujeu": [1, 0], "la-salle": [1, 0], "charolles": [1, 0]}},
        **BESIEGED,
    )
    g = state(table)
    assert bar_purchase(g, 1, MILL[village("blaye")]) == ""
    assert bar_title(g, 1, FIEFS.index("blaye")) == ""
    g.forts[village("blaye")] = 0
    assert bar_purchase(g, 1, STRONGHOLD[village("blaye")]) == ""


@rule("F-6.2.1-08", "F-10.1-09")
@pytest.mark.parametrize(("fort", "cards", "struck"), [("stronghold", 1, False), ("stronghold", 2, True)])
def test_walls_take_dice_from_an_uprising_too(fort: str, cards: int, struck: bool) -> None:
    """TV-29, TV-30."""
    table = field(
        phase="none", red=(0, 0), red_lords=(), blue=(2, 0), blue_lords=(), fort=fort, dice=faces(1)
    )
    run(table, [Strike(village("blaye"), 0, cards, False)])
    assert troops(table, "Blue") == ([0, 0] if struck else [2, 0])
