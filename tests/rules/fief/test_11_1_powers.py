"""Fief 11.1.1: Grail and Spear in battle, Eyes and Bone at the end of the play-cards step."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.cards.relic_powers import RelicPowers
from tests.rule import rule
from tests.rules.fief.battlefield import faces, field
from tests.rules.fief.moments import CARDS, asked, quiet, why
from tests.rules.fief.table import EDITIONS, run, stage

HOMES = {"Red": {"Arthur": "pugnac"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}}


def rolled(table: Stage, who: str) -> str:
    """The first roll of a player as it was announced: dice, hits, faces."""
    return next(event for event in table.events() if event.startswith(f"{who} rolled"))


def battle(**position: Any) -> Stage:
    table = field(flags={"holy_relics": True, **position.pop("flags", {})}, **position)
    table.play("Red attack blaye")
    while not [event for event in table.events() if " rolled " in event]:
        table.play(f"{table.asked()[0]} {'fight' if 'fight' in asked(table, table.asked()[0]) else 'pass'}")
    return table


@rule("F-11.1-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_grail_takes_one_from_every_die_of_the_attack(edition: str) -> None:
    table = battle(
        edition=edition, red=(7, 2), blue=(9, 0), relics={"grail": "Charles"}, dice=faces(1, 1, 3, 1, 1)
    )
    assert rolled(table, "Red") == "Red rolled 3 2 113"


@rule("F-11.1-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_grail_is_of_no_use_to_who_started_the_battle(edition: str) -> None:
    table = battle(
        edition=edition, red=(7, 2), blue=(9, 0), relics={"grail": "Arthur"}, dice=faces(1, 1, 3, 1, 1)
    )
    assert rolled(table, "Blue") == "Blue rolled 2 2 11"
    assert rolled(table, "Red") == "Red rolled 3 5 113"


@rule("F-11.1-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_grail_does_not_help_against_an_uprising(edition: str) -> None:
    table = quiet(
        edition=edition,
        flags={"holy_relics": True},
        lords={**HOMES, "Blue": {"Eric": "mazilles"}},
        troops={"Blue": {"mazilles": [9, 0]}},
        relics={"grail": "Eric"},
        famine=[2],
        hands={"Red": ["uprising"]},
        chance=faces(3),
    )
    table.play("Red play uprising", "Red rise mazilles")
    assert table.get("troops.Blue.mazilles") == [5, 0]


@rule("F-11.1-16", "F-11.1-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_grail_helps_the_defender_of_a_cavalcade(edition: str) -> None:
    table = field(
        edition=edition,
        flags={"holy_relics": True},
        phase="movement",
        place="charolles",
        red=(0, 0),
        red_lords=(),
        elsewhere={"Red": {"Arthur": "blaye"}},
        more_troops={"Red": {"blaye": [0, 3]}},
        blue=(2, 0),
        relics={"grail": "Charles"},
        dice=faces(1, 2, 1),
    )
    for choice in ("Red muster Arthur", "Red ride", "Red march charolles", "Red charge 1"):
        if choice != "Red ride" or "ride" in table.options("Red"):
            table.play(choice)
    while not [event for event in table.events() if " rolled " in event]:
        who = table.asked()[0]
        table.play(f"{who} {'refuse' if 'refuse' in asked(table, who) else 'fight'}")
    assert rolled(table, "Red") == "Red rolled 2 1 12"


@rule("F-11.1-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_spear_adds_a_hit_in_attack_and_but_for_en_in_defence(edition: str) -> None:
    table = battle(
        edition=edition, red=(0, 3), blue=(9, 0), relics={"spear": "Arthur"}, dice=faces(1, 3, 1, 1)
    )
    assert rolled(table, "Red") == "Red rolled 2 5 13"
    held = battle(
        edition=edition, red=(0, 3), blue=(9, 0), relics={"spear": "Charles"}, dice=faces(1, 3, 1, 1)
    )
    assert rolled(held, "Blue") == f"Blue rolled 2 {2 if edition == 'en2014' else 3} 11"


@rule("F-11.1-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_die_the_spear_adds_nothing(edition: str) -> None:
    table = battle(
        edition=edition,
        flags={"zero_dice_attack": "allowed"},
        red=(3, 0),
        blue=(3, 0),
        fort="stronghold",
        relics={"spear": "Arthur"},
        dice=faces(1),
    )
    assert rolled(table, "Red") == "Red rolled 0 0 0"


@rule("F-11.1-09", "F-11.1-14", "F-11.1-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_relic_held_by_troops_alone_has_no_power(edition: str) -> None:
    table = battle(
        edition=edition,
        red=(0, 3),
        blue=(9, 0),
        blue_lords=(),
        elsewhere={"Blue": {"Eric": "sigy"}},
        relics={"grail": "blaye", "spear": "blaye"},
        claimed=["grail", "spear"],
        dice=faces(1, 3, 1, 1),
    )
    assert (rolled(table, "Red"), rolled(table, "Blue")) == ("Red rolled 2 4 13", "Blue rolled 2 2 11")


def at_the_end_of_cards(**position: Any) -> Stage:
    table = quiet(in_phase=CARDS, flags={"holy_relics": True}, **{"lords": HOMES, **position})
    return run(table, [RelicPowers()])


@rule("F-11.1-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_eyes_may_try_one_some_or_all_rains(edition: str) -> None:
    table = at_the_end_of_cards(edition=edition, relics={"eyes": "Eric"}, rain=[1, 4], chance=[1, 5])
    assert asked(table, "Blue") == ["shift-rain 1", "shift-rain 4", "done"]
    table.play("Blue shift-rain 1")
    assert asked(table, "Blue") == ["shift-rain 4", "done"]  # F-11.1-28: each once
    assert why(table, "Blue shift-rain 2") == "F-11.1-28"
    table.play("Blue shift-rain 4")
    assert table.get("rain") == [2, 4]
    none = at_the_end_of_cards(edition=edition, relics={"eyes": "Eric"}, rain=[1])
    none.play("Blue done")
    assert none.get("rain") == [1]


@rule("F-11.1-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_work_after_everybody_has_played_his_cards(edition: str) -> None:
    table = stage(
        edition=edition,
        phase="cards",
        flags={"holy_relics": True},
        lords=HOMES,
        relics={"eyes": "Eric", "bone": "Henri"},
        rain=[1],
        famine=[2],
        hands={"Yellow": ["tax", "tax", "tax"]},
    )
    prompts: list[str] = []
    while table.get("phase") == "cards":
        decision = table.g.pending[0]
        prompts.append(decision.prompt.name)
        table.play(f"{table.names[decision.seat]} done")
    assert prompts[-3:] == ["play-cards", "use-eyes", "use-bone"]


@rule("F-11.1-18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_names_another_bishopric_or_it_stays(edition: str, face: int) -> None:
    table = at_the_end_of_cards(edition=edition, relics={"eyes": "Eric"}, rain=[3], chance=[face - 1])
    table.play("Blue shift-rain 3")
    assert table.get("rain") == [3 if face in (3, 6) else face]
    assert f"Blue rain-shifted 3 {face}" in table.events()
    moved = face not in (3, 6)
    assert ("disaster-ended rain 3" in table.events()) == moved
    assert (f"disaster-struck rain {face}" in table.events()) == moved


@rule("F-11.1-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_onto_another_rain_it_is_discarded_and_bonus_cards_stay(edition: str) -> None:
    table = at_the_end_of_cards(
        edition=edition, relics={"eyes": "Eric"}, rain=[1, 4], weather=[2], harvest=[2], chance=[3, 1]
    )
    table.play("Blue shift-rain 1")
    assert (table.get("rain"), table.get("fortune_discard.0")) == ([4], "rain")
    table.play("Blue shift-rain 4")
    assert (table.get("rain"), table.get("weather"), table.get("harvest")) == ([2], [2], [2])


@rule("F-11.1-27", "F-11.1-28")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("face", range(1, 7))
def test_the_bone_ends_a_famine_anywhere_on_four_to_six(edition: str, face: int) -> None:
    table = at_the_end_of_cards(edition=edition, relics={"bone": "Eric"}, famine=[1, 2], chance=[face - 1])
    table.play("Blue end-famine 2")  # he stands in bishopric 5
    assert table.get("famine") == ([1] if face >= 4 else [1, 2])
    assert (table.get("fortune_discard") == ["famine"]) == (face >= 4)
    assert ("disaster-ended famine 2" in table.events()) == (face >= 4)
    assert asked(table, "Blue") == ["end-famine 1", "done"]
    assert why(table, "Blue end-famine 3") == "F-11.1-27"
    table.play("Blue done")


@rule("F-11.1-28")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", ["Blue", "Green"])
def test_eyes_and_bone_come_in_turn_order(edition: str, first: str) -> None:
    table = at_the_end_of_cards(
        edition=edition, first=first, relics={"eyes": "Eric", "bone": "Henri"}, rain=[1], famine=[2]
    )
    assert table.asked() == [first]


@rule("F-11.1-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_lord_eyes_and_bone_see_and_end_nothing(edition: str) -> None:
    table = at_the_end_of_cards(
        edition=edition,
        relics={"eyes": "sigy", "bone": "bourg"},
        claimed=["eyes", "bone"],
        rain=[1],
        famine=[2],
    )
    assert table.prompt("Red") == "quiet"
