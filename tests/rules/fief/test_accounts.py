"""What the readers are told about votes, dice, points and income adds up to what the rules count."""

from __future__ import annotations

import pytest

from oyez.engine.kernel import play
from oyez.games import game_named
from oyez.games.fief.explanations import figures
from oyez.games.fief.explanations.worth import hints
from oyez.games.fief.rules.agreement import EDITIONS
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE
from oyez.games.fief.rules.battle.rolls import dice_of, strength
from oyez.games.fief.rules.court.titles import victory_points
from oyez.games.fief.rules.court.votes import votes_of
from oyez.games.fief.rules.market.income import income_of
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import WORDS
from tests.effort import effort
from tests.rule import rule

IN_DICE = ("strength", "darc", "fort", "engines", "passage")


def check(g: Fief, seen: set[str]) -> None:
    for seat in range(g.rules.seats):
        assert len(figures.points(g, seat)) == victory_points(g, seat)
        assert figures.income(g, seat)["total"] == sum(income_of(g, seat).values())
    title, stage = figures.running_election(g)
    for seat, weight in enumerate(figures.weights(g, title)):
        found = figures.reasons_to_vote(g, title, seat)
        assert sum(int(str(one["value"])) for one in found) == weight["votes"] == votes_of(g, title, seat)
        seen.add(stage)
    if g.battle is not None:
        for side in (ATTACK, DEFENCE):
            found = figures.reasons_for_dice(g, g.battle, side)
            assert found[0]["noun"] == strength(g, g.battle, side)
            dice = sum(int(str(one["value"])) for one in found if one["kind"] in IN_DICE)
            assert max(0, dice) == dice_of(g, g.battle, side)
            seen.update(str(one["kind"]) for one in found)


def check_prices(g: Fief, seen: set[str]) -> None:
    """What a choice is said to cost is what it takes from the purse."""
    decision = g.pending[0]
    for text, worth in hints(g, decision.seat).items():
        action = WORDS.by_text[text]
        if action.verb.name in ("recruit", "knight", "mill", "stronghold"):
            bought = g.copy()
            play(bought, decision.seat, action)
            assert bought.deniers[decision.seat] == g.deniers[decision.seat] - worth["price"], text
            seen.add(action.verb.name)


@pytest.mark.parametrize("edition", EDITIONS)
@rule("F-1.3-12")
@rule("F-6.2-11")
@rule("F-7.0-03")
def test_reasons_add_up_in_random_games(edition: str) -> None:
    game = game_named("fief")
    seen: set[str] = set()
    for seed in range(effort(2, 3)):
        options = {"edition": edition, "holy_relics": "true", "round_limit": "30"}
        g = game.setup(game.rules(4, options), seed, [])
        picked = seed
        while g.pending:
            check(g, seen)
            check_prices(g, seen)
            picked = (picked * 1103515245 + 12345) % 2**31
            decision = g.pending[0]
            play(g, decision.seat, decision.options[(picked >> 8) % len(decision.options)])
    assert seen >= {"candidacies", "votes", "strength", "fort", "recruit", "knight", "mill"}
