"""F-2.4.1: new Lords, the Crown Prince, titles that come back."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.rules.board.tables import VILLAGES
from tests.rule import rule
from tests.rules.fief.playing_cards import asked, bar, playing
from tests.rules.fief.table import EDITIONS, stage, state

ROYALS: dict[str, Any] = {"Red": {"Arthur": "bourg"}, "Blue": {"Blanche": "sigy"}}
COURT: dict[str, Any] = {
    "lords": ROYALS,
    "titles": {"Arthur": ["king"], "Blanche": ["queen"]},
    "married": [["Arthur", "Blanche"]],
    "forts": {"sigy": "stronghold"},
    "first": "Blue",
}


@rule("F-2.4.1-01", "F-2.4.1-04", "F-2.4.1-09")
def test_a_lord_card_brings_the_lord_into_the_family_and_onto_the_map() -> None:
    there = playing(lords={"Red": {"Arthur": "bourg"}}, hands={"Red": ["Mireille"]}).play("Red play Mireille")
    there.expect(
        events=["Red lord-came Mireille", "Red stood Mireille bourg"],
        state={"family.Mireille": "Red", "at.Mireille": "bourg", "hands.Red": [], "moves.Mireille": 0},
    )


@rule("F-2.4.1-09")
def test_he_acts_at_once() -> None:
    there = stage(3, phase="cards", lords={"Red": {"Arthur": "bourg"}}, hands={"Red": ["Henri"]})
    there.play("Red done", "Red done", "Blue done", "Green done", "Red play Henri")
    while there.get("phase") != "movement":
        there.play(f"{there.asked()[0]} {'done' if 'done' in asked(there, there.asked()[0]) else 'pass'}")
    there.expect(offers={"Red": ["lead Henri"]})


@rule("F-2.4.1-02", "F-2.4.1-03", "F-6.2.3-02", "F-D-09", "F-13.0-02")
@pytest.mark.parametrize("captive", [False, True])
def test_four_lords_at_most_captives_included(captive: bool) -> None:
    four = {"Arthur": "bourg", "Charles": "bourg", "Eric": "bourg", "Othon": "sigy"}
    there = playing(
        lords={"Red": four},
        hands={"Red": ["Henri", "Mireille"]},
        troops={"Blue": {"sigy": [1, 0]}},
        captives={"Othon": "Blue"} if captive else {},
    )
    assert asked(there, "Red") == ["done"]
    there.refuses("Red play Henri")
    assert bar(there, "Red", "play Henri") == "F-2.4.1-02"
    there.play("Red done").expect(state={"hands.Red": ["Henri", "Mireille"]})


@rule("F-2.4.1-05", "F-D-15")
def test_first_any_own_stronghold_or_city_even_besieged() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"sigy": [1, 0], "blaye": [1, 0], "tournus": [1, 0]}, "Blue": {"sigy": [1, 0]}},
        control={"sigy": "Red"},
        forts={"sigy": "stronghold", "blaye": "stronghold", "st-gerome": "stronghold"},
        sieges={"sigy": {"Blue": 1}},
        hands={"Red": ["Henri"]},
    )
    there.play("Red play Henri").expect(options={"Red": ["stand blaye", "stand sigy"]})
    there.play("Red stand sigy").expect(state={"at.Henri": "sigy"})


@rule("F-2.4.1-06")
def test_else_beside_another_own_lord_who_is_free() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg", "Eric": "tournus", "Othon": "sigy"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"sigy": [1, 0]}},
        captives={"Othon": "Blue"},
        hands={"Red": ["Henri"]},
    )
    there.play("Red play Henri").expect(options={"Red": ["stand tournus", "stand bourg"]})


@rule("F-2.4.1-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_else_any_village_he_controls(edition: str) -> None:
    there = playing(
        edition=edition, troops={"Red": {"blaye": [1, 0], "tournus": [1, 0]}}, hands={"Red": ["Henri"]}
    )
    there.play("Red play Henri").expect(options={"Red": ["stand blaye", "stand tournus"]})


@rule("F-2.4.1-07")
def test_by_flag_that_step_is_one_with_the_last_resort() -> None:
    there = playing(
        flags={"lord_placement_steps": "three_merged"},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"sigy": [1, 0]}},
        hands={"Red": ["Henri"]},
    )
    there.play("Red play Henri").expect(options={"Red": [f"stand {village}" for village in VILLAGES]})
    there.play("Red stand blaye").expect(state={"at.Henri": "blaye"}, asked=[])


@rule("F-2.4.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_last_resort_of_a_player_whose_troops_share_a_village(edition: str) -> None:
    """He has pieces on the map but controls nothing: EN empty or the ally's, else empty or any host who agrees."""
    there = playing(
        4,
        edition=edition,
        lords={"Blue": {"Eric": "blaye"}, "Green": {"Blanche": "sigy"}, "Red": {"Charles": "bourg"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"bourg": [1, 0]}},
        control={"blaye": "Blue"},
        captives={"Charles": "Blue"},
        married=[["Charles", "Blanche"]],
        hands={"Red": ["Henri"]},
    )
    there.play("Red play Henri")
    offered = asked(there, "Red")
    assert "stand tournus" in offered
    assert "stand sigy" in offered
    assert ("stand blaye" in offered) == (edition != "en2014")
    there.play("Red stand sigy")
    if edition == "en2014":
        there.expect(state={"at.Henri": "sigy"}, asked=[])  # the ally is not asked
    else:
        there.expect(prompt={"Green": "host-lord"}, events=["Red asked-host Henri sigy"]).play("Green refuse")
        there.expect(events=["Green host-refused Henri sigy"])
        assert "stand sigy" not in asked(there, "Red")
        there.play("Red stand blaye", "Blue accept").expect(
            state={"at.Henri": "blaye", "control.blaye": "Blue"}
        )


@rule("F-2.4.1-08", "F-1.1-17")
def test_with_three_players_the_english_edition_knows_no_ally() -> None:
    there = playing(
        edition="en2014",
        lords={"Blue": {"Eric": "blaye"}, "Green": {"Blanche": "sigy"}, "Red": {"Charles": "bourg"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"bourg": [1, 0]}},
        control={"blaye": "Blue"},
        captives={"Charles": "Blue"},
        married=[["Charles", "Blanche"]],
        hands={"Red": ["Henri"]},
    )
    there.play("Red play Henri").expect(refuses={"Red": ["stand sigy", "stand blaye"]})


@rule("F-12-G03", "F-12.0-03", "F-2.4.1-08", "F-12-G04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_new_lord_of_a_player_without_pieces_may_ask_any_host(edition: str) -> None:
    there = playing(edition=edition, lords={"Blue": {"Eric": "blaye"}}, hands={"Red": ["Henri"]})
    there.play("Red play Henri").expect(options={"Red": [f"stand {village}" for village in VILLAGES]})
    there.play("Red stand blaye", "Blue refuse").expect(refuses={"Red": ["stand blaye"]})
    there.play("Red stand tournus").expect(state={"at.Henri": "tournus", "control.tournus": "Red"})


@rule("F-2.4.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_lord_without_even_a_last_resort_goes_where_his_owner_likes(edition: str) -> None:
    """All Villages are held; Red has troops beside Blue's. Hosts are asked (in EN too), but no refusal is a bar."""
    halves = {"Blue": VILLAGES[:12], "Green": VILLAGES[12:]}
    shared = VILLAGES[0]
    there = playing(
        edition=edition,
        troops={
            **{name: {village: [1, 0] for village in half} for name, half in halves.items()},
            "Red": {shared: [1, 0]},
        },
        control={shared: "Blue"},
        hands={"Red": ["Henri"]},
    )
    there.play("Red play Henri").expect(options={"Red": [f"stand {village}" for village in VILLAGES]})
    there.play(f"Red stand {shared}", "Blue refuse")
    if edition != "en2014":
        there.expect(options={"Red": [f"stand {village}" for village in halves["Green"]]})
    there.play(f"Red stand {halves['Green'][0]}", "Green refuse")
    there.expect(options={"Red": [f"stand {village}" for village in VILLAGES]})
    there.play(f"Red stand {shared}").expect(state={"at.Henri": shared, f"control.{shared}": "Blue"})


@rule("F-2.4.1-10")
def test_a_lord_may_stand_alone() -> None:
    there = playing(lords={"Blue": {"Eric": "blaye"}}, hands={"Red": ["Henri"]})
    there.play("Red play Henri", "Red stand tournus")
    there.expect(state={"arrivals.tournus": ["Red"], "troops.Red.tournus": [0, 0]})


@rule("F-1.8.2-01", "F-2.4.1-11", "F-1.8Q-05", "F-1.8C-02")
def test_a_man_played_by_the_queens_player_may_be_crown_prince() -> None:
    there = playing(hands={"Blue": ["Henri", "Othon"]}, **COURT).play("Blue play Henri")
    there.expect(prompt={"Blue": "name-prince"}, options={"Blue": ["accept", "refuse"]})
    there.play("Blue accept").expect(
        events=["Blue title-granted Henri crown-prince"],
        state={"holders.crown-prince": "Henri", "heir_born": True},
    )
    there.play("Blue play Othon").expect(prompt={"Blue": "play-cards" if state(there).hands[1] else None})
    there.expect(state={"holders.crown-prince": "Henri", "family.Othon": "Blue"})


@rule("F-1.8.2-01", "F-1.8C-01", "F-1.8.2-10")
def test_a_prince_refused_cannot_be_named_later_but_another_son_can() -> None:
    there = playing(hands={"Blue": ["Henri", "Othon"]}, **COURT).play("Blue play Henri", "Blue refuse")
    there.expect(prompt={"Blue": "play-cards"}, state={"holders.crown-prince": None, "heir_born": False})
    there.play("Blue play Othon", "Blue accept").expect(state={"holders.crown-prince": "Othon"})


@rule("F-1.8.2-01", "F-1.8.2-10")
@pytest.mark.parametrize(("seat", "card"), [("Blue", "Mireille"), ("Red", "Henri"), ("Green", "Henri")])
def test_neither_a_lady_nor_a_lord_of_another_family(seat: str, card: str) -> None:
    there = playing(hands={seat: [card]}, **COURT).play(f"{seat} play {card}")
    if there.asked():
        there.play(f"{seat} stand tournus")
    there.expect(state={"holders.crown-prince": None, f"family.{card}": seat}, asked=[])


@rule("F-1.8.2-02", "F-1.8Q-05")
def test_a_queen_regent_has_no_crown_prince() -> None:
    there = playing(
        hands={"Blue": ["Henri"]},
        lords=ROYALS,
        titles={"Blanche": ["queen"]},
        regency=True,
        forts={"sigy": "stronghold"},
    )
    there.play("Blue play Henri").expect(asked=[], state={"holders.crown-prince": None})


@rule("F-1.8.2-03", "F-D-10", "F-6.2.3-18")
def test_a_captive_queen_has_none_either() -> None:
    there = playing(
        hands={"Blue": ["Henri"]},
        captives={"Blanche": "Red"},
        troops={"Red": {"sigy": [1, 0]}, "Blue": {"blaye": [1, 0]}},
        **COURT,
    )
    there.play("Blue play Henri").expect(asked=[], state={"holders.crown-prince": None})


@rule("F-12-P2-06", "F-1.8C-06", "F-12.2-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dead_crown_prince_is_replaced(edition: str) -> None:
    there = playing(edition=edition, hands={"Blue": ["Henri"]}, heir_born=True, **COURT)
    there.play("Blue play Henri", "Blue accept").expect(state={"holders.crown-prince": "Henri"})


@rule("F-12-P2-06", "F-1.8C-06")
def test_by_flag_he_is_not() -> None:
    there = playing(
        flags={"crown_prince_replacement": "forbidden"}, hands={"Blue": ["Henri"]}, heir_born=True, **COURT
    )
    there.play("Blue play Henri").expect(asked=[], state={"holders.crown-prince": None})
    first = playing(flags={"crown_prince_replacement": "forbidden"}, hands={"Blue": ["Henri"]}, **COURT)
    first.play("Blue play Henri", "Blue accept").expect(state={"holders.crown-prince": "Henri"})


def vacant(edition: str, **position: Any) -> Any:
    """Red's family has died out but its troops hold the City of Mazilles."""
    return playing(
        edition=edition,
        **{
            "troops": {"Red": {"mazilles": [2, 0]}},
            "forts": {"mazilles": "city"},
            "hands": {"Red": ["Henri"]},
            **position,
        },
    ).play("Red play Henri")


@rule("F-4.3.1-08", "F-2.4.1-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_lord_wins_a_vacant_title_back(edition: str) -> None:
    """May in the English rules, must in the others."""
    there = vacant(edition)
    if edition == "en2014":
        there.expect(prompt={"Red": "recover-title"}, options={"Red": ["recover mazilles", "done"]})
        there.play("Red recover mazilles")
    there.expect(
        asked=[],
        state={
            "holders.fief-mazilles": "Henri",
            "deniers.Red": 5,
            "victory_points.Red": 1,
            "control.st-andromy": "Red",
        },
    )


@rule("F-4.3.1-08")
def test_in_the_english_rules_the_title_may_stay_vacant() -> None:
    vacant("en2014").play("Red done").expect(asked=[], state={"holders.fief-mazilles": None})


@rule("F-4.3.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_while_the_family_controls_the_city(edition: str) -> None:
    there = vacant(
        edition,
        troops={"Red": {"mazilles": [2, 0]}, "Blue": {"mazilles": [1, 0]}},
        control={"mazilles": "Blue"},
    )
    if there.asked():
        there.play(f"Red {asked(there, 'Red')[0]}")
    there.expect(asked=[], state={"holders.fief-mazilles": None})
    without = vacant(edition, forts={"mazilles": "stronghold"})
    without.expect(asked=[], state={"holders.fief-mazilles": None})


@rule("F-4.3.1-08", "F-4.3-20", "F-4.3.1-03")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_who_must_recover_more_than_his_lords_can_hold_chooses(edition: str) -> None:
    there = vacant(
        edition,
        troops={"Red": {"mazilles": [1, 0], "sigy": [1, 0], "bourg": [1, 0]}},
        forts={"mazilles": "city", "sigy": "city", "bourg": "city"},
    )
    there.play("Red stand sigy")
    there.expect(options={"Red": ["recover mazilles", "recover bourg", "recover sigy"]})
    there.play("Red recover bourg", "Red recover sigy")
    there.expect(asked=[], state={"titles.Henri": ["fief-bourg", "fief-sigy"], "holders.fief-mazilles": None})


@rule("F-4.3.1-08", "F-4.3.1-03")
def test_the_family_says_which_lord_gets_it() -> None:
    there = playing(
        lords={"Red": {"Arthur": "mazilles"}},
        forts={"mazilles": "city"},
        hands={"Red": ["Henri"]},
    )
    there.play("Red play Henri").expect(options={"Red": ["bequeath Arthur", "bequeath Henri"]})
    there.play("Red bequeath Henri").expect(state={"titles.Henri": ["fief-mazilles"]})
