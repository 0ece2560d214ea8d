"""What everybody at the table is shown of a Crusade: commanders, a battle, what is asked."""

from __future__ import annotations

from typing import Any

from oyez.engine.scenario import Stage
from oyez.games import game_named
from tests.rule import rule
from tests.rules.fief.expansions.outremer import abroad, company, lord
from tests.rules.fief.table import state

TILES = ("jerusalem", "caravan")


def crusade(table: Stage, seat: int = 3) -> dict[str, Any]:
    """The part of the view that a Crusade has, for somebody who has nobody there."""
    shown = game_named("fief").view(state(table), seat)["crusade"]
    assert isinstance(shown, dict)
    return shown


@rule("X-CRU-28")
def test_the_highest_lord_at_an_objective_commands_there() -> None:
    seen = crusade(abroad(company("Arthur", 1, 3), company("Charles", 1, 6), tiles=TILES))
    assert seen["commanders"] == [1, -1]
    assert seen["battle"] is None


@rule("X-CRU-92")
def test_the_lord_who_seeks_an_objective_is_named() -> None:
    table = abroad(company("Arthur", 0, 3), company("Charles", 0, 1), tiles=TILES, round_=2, phase="crusades")
    assert crusade(table)["asked"] == {"lord": lord("Arthur"), "place": -1}


@rule("X-CRU-62")
def test_whoever_faces_saladin_sees_what_the_battle_would_be() -> None:
    table = abroad(company("Arthur", 2, 6), tiles=TILES, round_=2, phase="crusades")
    seen = crusade(table)
    # Saladin with four Knights, the Defender of the Caravan and another one: 4 x 3 + 2 x 2 + 1.
    assert seen["asked"] == {"lord": -1, "place": 1}
    battle = seen["battle"]
    assert (battle["place"], battle["begun"], battle["revenge"], battle["penalty"]) == (1, False, True, 0)
    assert battle["strength"] == [7, 17]
    assert battle["dice"] == [2, 3]


@rule("X-CRU-88")
def test_under_fog_of_war_the_strength_of_hidden_troops_is_not_told() -> None:
    flags = {"fog_of_war": "true"}
    table = abroad(company("Arthur", 2, 6), tiles=TILES, round_=2, phase="crusades", flags=flags)
    battle = crusade(table)["battle"]
    assert battle["strength"] == [None, 17]
    assert battle["dice"] == [None, 3]


@rule("X-GEN-28")
def test_the_points_that_allies_need_are_shown() -> None:
    assert crusade(abroad(company("Arthur", 1, 3), tiles=TILES))["alliance"] == 5
    assert crusade(abroad(company("Arthur", 1, 3), tiles=TILES, seats=3), seat=2)["alliance"] == 0


@rule("X-CRU-17")
def test_the_protected_are_named() -> None:
    assert crusade(abroad(company("Arthur", 1, 3), tiles=TILES))["protected"] == [0]
