"""Phases 1 and 4 played at random from random positions: nothing crashes, nothing gets lost."""

from __future__ import annotations

from random import Random

import pytest

from oyez.engine.kernel import initiatives, play
from oyez.games.fief.conservation import conserve
from oyez.games.fief.phases.hear_ye import hear_ye
from oyez.games.fief.phases.purchases import purchases
from oyez.games.fief.state import Fief
from oyez.games.fief.words.diplomacy import INVITE, PROPOSE
from tests.rule import rule
from tests.rules.fief.random_courts import random_position
from tests.rules.fief.table import EDITIONS, run, stage, state

MOST_PLAYS = 600


def play_at_random(g: Fief, rng: Random) -> None:
    """Answers, and now and then an initiative, until the phase is over."""
    for _ in range(MOST_PLAYS):
        if not g.pending:
            return
        seat = rng.randrange(g.rules.seats)
        acts = [a for a in initiatives(g, seat) if a.verb not in (PROPOSE, INVITE)]
        if acts and rng.random() < 0.1:
            play(g, seat, rng.choice(acts))
        else:
            decision = rng.choice(g.pending)
            for action in decision.options:
                assert not g.stack[-1].bar(g, decision.seat, action), (action, decision.prompt)
            play(g, decision.seat, rng.choice(decision.options))
        conserve(g)
    raise AssertionError(f"the phase does not end: {g.stack}")


@rule("F-4.0-01", "F-1.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", range(12))
def test_phases_1_and_4_end_and_lose_nothing(edition: str, number: int) -> None:
    rng = Random(f"{edition} {number}")
    for phase_number, phase in ((1, hear_ye), (4, purchases)):
        seats = rng.randint(3, 6)
        table = stage(seats, edition=edition, **random_position(rng, seats))
        g = state(table)
        g.phase = phase_number
        run(table, phase)
        play_at_random(g, rng)
        assert g.stack == []
