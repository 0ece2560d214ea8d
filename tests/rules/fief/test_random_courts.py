"""Phases 1 and 4 played at random from random positions: nothing crashes, nothing gets lost."""

from __future__ import annotations

from random import Random

import pytest

from oyez.engine.kernel import initiatives, play
from oyez.games.fief.conservation import conserve
from oyez.games.fief.rules.agreement import edition_table
from oyez.games.fief.rules.diplomacy.words import INVITE, PROPOSE
from oyez.games.fief.rules.market.purchases import Purchases
from oyez.games.fief.rules.market.words import (
    BUY_CARDINAL,
    BUY_TITLE,
    GRANT,
    KNIGHT,
    MILL,
    PASS_TITLE,
    PETITION,
    RECRUIT,
    STRONGHOLD,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE
from tests.rule import rule
from tests.rules.fief.random_courts import random_position
from tests.rules.fief.table import EDITIONS, hear_ye, purchases, run, stage, state

MOST_PLAYS = 600
GOODS = (RECRUIT, KNIGHT, MILL, STRONGHOLD, BUY_TITLE, PETITION, GRANT, PASS_TITLE, BUY_CARDINAL)
FLAGS = (
    "three_player_marriage",
    "fief_title_requirement",
    "act_between_candidacy_and_vote",
    "bishop_election_trigger",
    "new_bishop_cardinal_vote",
    "royal_annulment_block",
    "king_candidate_requires_title",
    "king_free_title",
    "regent_replaced_loses",
    "crown_prince_inherits_fief_titles",
    "crown_prince_replacement",
    "darc_is_title",
    "fief_title_transfer_timing",
    "lone_lord_capture",
    "lord_placement_last_resort",
    "lord_placement_steps",
    "ransom_priority",
    "spouse_inheritance_cap",
    "vacant_title_recovery",
)


def random_flags(rng: Random) -> dict[str, object]:
    """Some of the flags that phases 1 and 4 read, overridden."""
    table = edition_table()
    return {name: rng.choice(table[name]["values"]) for name in FLAGS if rng.random() < 0.3}


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
            step = g.stack[-1]
            for action in decision.options:
                assert not step.bar(g, decision.seat, action), (action, decision.prompt)
            if isinstance(step, Purchases):
                free = [a for verb in GOODS for a in verb.actions if not step.bar(g, decision.seat, a)]
                assert {*free, DONE} == set(decision.options)
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
        flags = random_flags(rng) if number % 2 else {}
        table = stage(seats, edition=edition, flags=flags, **random_position(rng, seats))
        g = state(table)
        g.phase = phase_number
        run(table, phase)
        play_at_random(g, rng)
        assert g.stack == []
