"""Fief 5: whatever the players choose, movement ends, loses no piece, and offers what it gives no reason against."""

from __future__ import annotations

from random import Random

import pytest

from oyez.engine.kernel import play
from oyez.engine.scenario import Stage
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import LORDS, VILLAGES
from oyez.games.fief.rules.march.movement import BARS, MovementTurn, Stop
from oyez.games.fief.rules.march.words import HALT, LEAD, MUSTER, RIDE
from oyez.games.fief.rules.words import ALL
from tests.rule import rule
from tests.rules.fief.table import EDITIONS, NAMES, stage, state

MOST_CHOICES = 400
# What a step decides about: offered is exactly what it gives no reason against.
CHOICES = {
    MovementTurn: (LEAD, MUSTER),
    Stop: (*[verb for verb, _ in BARS], RIDE.verb, ALL.verb, HALT.verb),
}


def crowd(dice: Random, edition: str) -> Stage:
    """Four families in a small part of the map, so that they stand in each other's way."""
    area = dice.sample(VILLAGES, 6)
    names = list(LORDS)
    dice.shuffle(names)
    lords = {name: {names.pop(): dice.choice(area) for _ in range(2)} for name in NAMES[:4]}
    troops = {
        name: {village: [dice.randint(0, 2), dice.randint(0, 2)] for village in dice.sample(area, 3)}
        for name in NAMES[:4]
    }
    return stage(
        edition=edition,
        phase="movement",
        lords=lords,
        troops=troops,
        forts=dict.fromkeys(area[:2], "stronghold"),
        hands={"Blue": ["passage"], "Green": ["passage"]},
        rain=[dice.randint(1, 5)],
        plague=[dice.randint(1, 5)],
        flags={"fog_of_war": dice.random() < 0.5},
    )


@rule("F-5.0-01", "F-5.0-43", "F-5.0-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_movement_ends_and_keeps_every_piece(edition: str, seed: int) -> None:
    dice = Random(seed)
    g = state(crowd(dice, edition))
    for _ in range(MOST_CHOICES):
        if g.phase != 5:
            return
        decision = g.pending[0]
        step = g.stack[-1]
        if isinstance(step, MovementTurn | Stop):
            verbs = CHOICES[type(step)]
            free = {
                action for verb in verbs for action in verb.actions if not step.bar(g, decision.seat, action)
            }
            assert free == {action for action in decision.options if action.verb in verbs}
        play(g, decision.seat, dice.choice(decision.options))
        GAME.conserve(g)
    pytest.fail("movement did not end")
