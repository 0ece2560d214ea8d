"""Whom a moment touches and who could answer: what standing orders of the server go by (F-C-23, F-C-24)."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.cards.moment_words import BEFORE_DISASTERS
from oyez.games.fief.rules.cards.windows import window
from tests.rule import rule
from tests.rules.fief.moments import quiet
from tests.rules.fief.table import run, state

HOMES: dict[str, Any] = {
    "Red": {"Arthur": "blaye"},
    "Blue": {"Eric": "sigy"},
    "Green": {"Henri": "bourg"},
    "Yellow": {"Thierry": "belleville"},
}


def concerned(table: Stage) -> set[str]:
    return {name for seat, name in enumerate(table.names) if GAME.concerns(state(table), seat)}


def able_to_answer(table: Stage) -> set[str]:
    return {name for seat, name in enumerate(table.names) if GAME.may_respond(state(table), seat)}


@rule("F-10.0-06")
@pytest.mark.parametrize("disaster", ["famine", "plague"])
def test_disasters_concern_those_with_a_lord_or_village_under_one(disaster: str) -> None:
    """Mazilles is in bishopric 2, Belleville in 3; the turn is Red's, who has nothing there."""
    position: dict[str, Any] = {disaster: [2, 3], "troops": {"Green": {"mazilles": [1, 0]}}}
    table = quiet(lords=HOMES, hands={"Blue": ["assassination"]}, **position)
    run(table, [window(state(table), BEFORE_DISASTERS)])
    assert concerned(table) == {"Green", "Yellow"}


@rule("F-10.1-13", "F-C-23", "F-C-24")
def test_only_a_fortune_card_could_join_an_uprising() -> None:
    """By the back: Yellow's Tax could be an Uprising as far as the others know, Green's Lord could not."""
    hands = {"Red": ["uprising"], "Blue": ["uprising"], "Green": ["Gauvain"], "Yellow": ["tax"]}
    table = quiet(lords=HOMES, famine=[2], hands=hands).play("Red play uprising", "Red rise mazilles")
    assert table.prompt("Blue") == "join-rising"
    assert able_to_answer(table) == {"Blue", "Yellow"}


@rule("F-10.1-13")
def test_an_uprising_concerns_those_at_home_there() -> None:
    hands = {"Red": ["uprising"], "Blue": ["uprising"]}
    table = quiet(
        lords={**HOMES, "Green": {"Henri": "mazilles"}},
        troops={"Yellow": {"mazilles": [1, 0]}},
        control={"mazilles": "Yellow"},
        famine=[2],
        hands=hands,
    ).play("Red play uprising", "Red rise mazilles")
    assert concerned(table) == {"Green", "Yellow"}
