"""X-GEN-39 to -41: strength points, hits and dice of every piece of all modules, in France and in Outremer."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.crusades.army import (
    crusader_dice,
    saracen_dice,
    saracen_losses,
    saracen_points,
    strength,
)
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.pieces import FURTHER, HEAVY, LIGHT
from tests.rule import rule
from tests.rules.fief.battlefield import dice, faces, field, points
from tests.rules.fief.expansions.outremer import abroad, outremer, troops_of
from tests.rules.fief.expansions.tactical import army, attack
from tests.rules.fief.table import EDITIONS, state

ALL_ON = dict.fromkeys(("tactics", "politics", "templars", "teutonic", "crusades"), "on")
# What one piece is worth, and how many hits remove it.
WORTH = {
    "men": 1,
    "archers": 1,
    "mercenaries": 1,
    "guard-men": 1,
    "knights": 3,
    "guard-knights": 3,
    "templar-knights": 3,
    "teutonic-knights": 3,
}


def facing(red: dict[str, int], blue: dict[str, int], **more: Any) -> Stage:
    """Red attacks Blue in Blaye with all modules on; Charles is a Templar, Arthur a Teutonic Knight."""
    return field(
        flags={**ALL_ON, **more.pop("flags", {})},
        more_troops={"Red": {"blaye": red}, "Blue": {"blaye": blue}},
        teutonic={"members": more.pop("teutonic", ["Arthur"])},
        templars={"members": more.pop("templars", [])},
        **more,
    )


def declared(red: dict[str, int], blue: dict[str, int], **more: Any) -> Stage:
    """The battle is declared and nothing rolled: Blue could play an Ambush."""
    return attack(facing(red, blue, hands={"Blue": ["ambush"]}, **more), until=("before-battle",))


@rule("X-GEN-39")
@pytest.mark.parametrize("kind", [kind for kind in WORTH if kind != "templar-knights"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_strength_points_of_troops(edition: str, kind: str) -> None:
    """Arthur himself is worth one."""
    table = declared({kind: 2}, {"men": 9}, edition=edition)
    assert points(table)[0] == 1 + 2 * WORTH[kind]


@rule("X-GEN-39")
def test_strength_points_of_a_templar_knight_and_of_what_is_no_troop() -> None:
    """The Templar brings his Knight along; Bombards are worth nothing."""
    table = declared({"men": 9, "bombards": 3}, {}, templars=["Charles"])
    assert army(table, "Blue") == {"templar-knights": 1}
    assert points(table) == (1 + 9, 1 + 3)


@rule("X-GEN-39")
@pytest.mark.parametrize(
    ("lords", "titles", "worth"),
    [
        (("Arthur",), {}, 1),
        (("Arthur", "Blanche"), {}, 1),  # a lady without a title counts nothing
        (("Arthur", "Blanche"), {"Blanche": ["fief-sigy"]}, 2),
        (("Arthur", "Blanche"), {"Blanche": ["jerusalem"]}, 2),  # X-GEN-37
        (("Arthur", "Baudoin"), {"Baudoin": ["fief-sigy"]}, 2),
    ],
)
def test_strength_points_of_lords(lords: tuple[str, ...], titles: dict[str, list[str]], worth: int) -> None:
    table = declared({"men": 1}, {"men": 9}, red_lords=lords, titles=titles)
    assert points(table)[0] == 1 + worth


@rule("X-GEN-39")
def test_strength_points_of_saracens() -> None:
    c = outremer(abroad(tiles=("jerusalem",), crusade={"garrisons": [3]}))
    assert saracen_points(c, (0, 0, 0, 0, 0, 0)) == 3 * 2
    c.saladin = (1, 4, 0)
    assert saracen_points(c, (0, 1, 0, 0, 0, 0)) == 4 * 3 + 1  # and he himself


@rule("X-GEN-39")
def test_strength_points_of_a_company_are_those_of_a_battle_in_france() -> None:
    kinds = [0, 0, 2, 0, 0, 1, 2, 0, 2]  # two Archers, three Guards, two Teutonic Knights
    table = abroad(
        {"lord": "Arthur", "at": 1, "troops": [1, 1, *kinds[2:]]},
        tiles=("acre",),
        flags=ALL_ON,
        teutonic={"members": ["Arthur"]},
    )
    names = state(table).rules.kinds.names
    worth = sum(WORTH.get(name, 0) * number for name, number in zip(names, kinds[2:], strict=True))
    assert strength(state(table), outremer(table), 0) == 1 + 1 + 3 + worth


@rule("X-GEN-40")
@pytest.mark.parametrize("kind", [kind for kind in WORTH if kind != "templar-knights"])
def test_as_many_hits_as_points_remove_a_troop_and_fewer_do_not(kind: str) -> None:
    """Red's six points are one die; Blue has two pieces of the kind and nothing else."""
    for face in (1, 2, 3):
        volley = [1] if kind == "archers" else []  # of Blue; fewer men, but still one die
        table = facing({"men": 5}, {kind: 2}, teutonic=[], dice=faces(*volley, face, 1, 1))
        attack(table)
        assert army(table, "Blue").get(kind, 0) == 2 - min(2, face // WORTH[kind]), face


@rule("X-GEN-40")
@pytest.mark.parametrize("face", [2, 3])
def test_three_hits_remove_a_templar_knight(face: int) -> None:
    table = facing({"men": 5}, {"bombards": 1}, templars=["Charles"], teutonic=[], dice=faces(face, 1, 1, 1))
    attack(table)
    assert army(table, "Blue").get("templar-knights", 0) == (0 if face == 3 else 1)


@rule("X-GEN-40")
def test_two_hits_remove_a_saracen_defender_and_three_a_knight() -> None:
    c = outremer(abroad(tiles=("jerusalem",)))
    assert [saracen_losses(c, 0, 2, hits) for hits in range(5)] == [(0, 0), (0, 0), (0, 1), (0, 1), (0, 2)]
    assert [saracen_losses(c, 2, 0, hits)[0] for hits in range(7)] == [0, 0, 0, 1, 1, 1, 2]


@rule("X-GEN-40")
def test_every_kind_of_every_module_takes_one_or_three_hits() -> None:
    kinds = GAME.rules(4, ALL_ON).kinds
    found = {kind.name: kind.points for kind in kinds.all[FURTHER:]}
    assert found == {**{name: WORTH[name] for name in WORTH if name not in ("men", "knights")}, "bombards": 0}
    assert {LIGHT, HEAVY} == {1, 3}


@rule("X-GEN-41")
@pytest.mark.parametrize(
    ("men", "rolled"), [(2, 1), (5, 1), (6, 2), (11, 2), (12, 3), (13, 3)]
)  # with Arthur 3, 6, 7, 12, 13, 14 points
@pytest.mark.parametrize("edition", EDITIONS)
def test_dice_by_strength_and_one_more_for_darc(edition: str, men: int, rolled: int) -> None:
    """The maid is worth a point herself: a man stays at home for her."""
    for army_of in (plain, mixed):
        table = declared(army_of(men), {"men": 9}, edition=edition)
        assert points(table)[0] == 1 + men
        assert dice(table)[0] == rolled
    maid = declared(
        plain(men - 1), {"men": 9}, edition=edition, red_lords=("Arthur", "Blanche"), darc="Blanche"
    )
    assert points(maid)[0] == 1 + men
    assert dice(maid)[0] == rolled + 1  # four at most


def plain(strong: int) -> dict[str, int]:
    return {"men": strong}


def mixed(strong: int) -> dict[str, int]:
    """The same strength in pieces of several modules."""
    if strong < 5:
        return {"archers": 1, "mercenaries": 1} | ({"guard-men": strong - 2} if strong > 2 else {})
    return {"men": strong - 4, "archers": 1, "teutonic-knights": 1}


@rule("X-GEN-41")
@pytest.mark.parametrize(("men", "rolled"), [(5, 1), (6, 2), (11, 2), (12, 3)])
def test_dice_in_outremer_are_those_of_france(men: int, rolled: int) -> None:
    table = abroad({"lord": "Arthur", "at": 1, "troops": [men, 0]}, tiles=("caravan",))
    assert troops_of(table, "Arthur") == [men, 0]
    attack_here = (0, 0, 0, 0, 0, 0)
    assert crusader_dice(state(table), outremer(table), attack_here) == rolled
    with_maid = abroad(
        {"lord": "Arthur", "at": 1, "troops": [men - 1, 0]},
        {"lord": "Blanche", "at": 1, "troops": [0, 0]},
        tiles=("caravan",),
        darc="Blanche",
    )
    assert crusader_dice(state(with_maid), outremer(with_maid), attack_here) == rolled + 1
    c = outremer(abroad(tiles=("caravan",), crusade={"garrisons": [(men + 1) // 2]}))
    assert saracen_dice(c, attack_here) == 1 + ((men + 1) // 2 * 2 - 1) // 6
