"""Pieces of further kinds: marching, battle, plague, uprising, inheritance, fog and views take them from one table."""

from __future__ import annotations

from random import Random

import pytest

from oyez.engine.kernel import initiatives, play
from oyez.games.fief.conservation import conserve
from oyez.games.fief.game import GAME
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.rules.battle.losses import LoseKinds
from oyez.games.fief.rules.board.pieces import FURTHER, count, fewer, of, total, with_count
from oyez.games.fief.rules.cards.halving import KindsHalved
from oyez.games.fief.rules.round.setup import setup
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.views.view import view
from tests.rules.fief.expansions.militia import KINDS, militia_rules

STEPS = 2500


def test_counters_are_packed_and_unpacked() -> None:
    first, last = FURTHER, FURTHER + 2
    packed = of(first, 3) + of(last, 5)
    assert [count(packed, kind) for kind in range(first, last + 1)] == [3, 0, 5]
    assert total(packed) == 8
    assert fewer(packed, of(first, 9) + of(last, 2)) == of(first, 3) + of(last, 2)
    assert with_count(packed, last, 1) == of(first, 3) + of(last, 1)


def wander(g: Fief, rng: Random, steps: int) -> set[str]:
    """Play at random, unasked acts too; what was seen: names of steps and of kinds that were moved or lost."""
    seen: set[str] = set()
    for _ in range(steps):
        if not g.pending:
            break
        decision = g.pending[0]
        seen.add(type(g.stack[-1]).__name__)
        wanted = [
            x for x in decision.options if x.verb.name.startswith(("buy-", "muster", "attack", "march"))
        ]
        options = wanted if wanted and rng.random() < 0.7 else list(decision.options)
        action = rng.choice(options)
        seen.add(action.verb.name)
        play(g, decision.seat, action)
        conserve(g)
    return seen


@pytest.mark.parametrize("number", range(4))
def test_nothing_is_lost_in_random_games(number: int) -> None:
    rng = Random(number)
    options = {"edition": ("en2014", "fr2015", "pl2015")[number % 3], "round_limit": "12"}
    if number % 2:
        options["fog_of_war"] = "true"
    g = setup(militia_rules(3 + number, options), number, [])
    seen = wander(g, rng, STEPS)
    assert {"buy-slingers", "buy-hussars", "buy-wagons"} <= seen
    assert seen & {f"with-{kind.name}" for kind in KINDS}


def test_all_sorts_are_lost_and_buried_somewhere() -> None:
    """Over some games every question about further kinds is asked."""
    seen: set[str] = set()
    for number in range(10):
        g = setup(militia_rules(4, {"round_limit": "15"}), 100 + number, [])
        seen |= wander(g, Random(number), STEPS)
        if {"LoseKinds", "KindsHalved"} <= seen:
            break
    assert LoseKinds.__name__ in seen
    assert KindsHalved.__name__ in seen


@pytest.mark.parametrize("fog", ["true", "false"])
def test_an_imagined_state_looks_the_same(fog: str) -> None:
    rng = Random(fog)
    g = setup(militia_rules(4, {"fog_of_war": fog, "round_limit": "12"}), 7, [])
    for number in range(60):
        wander(g, rng, 25)
        if not g.pending:
            break
        for seat in range(4):
            other = resample(g, seat, number)
            conserve(other)
            assert view(other, seat) == view(g, seat)
            assert initiatives(other, seat) == initiatives(g, seat)
        copy = g.copy()
        assert copy.snapshot() == g.snapshot()


def test_a_game_without_further_kinds_has_no_trace_of_them() -> None:
    g = GAME.setup(GAME.rules(4, {}), 1, [])
    assert g.others == []
    assert g.parts == []
    assert "others" not in g.snapshot()
