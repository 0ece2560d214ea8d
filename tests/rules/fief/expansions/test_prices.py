"""What a piece or a building of an expansion is said to cost is what it takes from the purse."""

from __future__ import annotations

from random import Random

from oyez.engine.kernel import play
from oyez.engine.match import Match
from oyez.games import game_named
from oyez.games.fief.explanations.worth import hints
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import WORDS
from tests.rule import rule

WARES = {"archer", "bombard", "commandery", "teutonic-knight", "teutonic-upgrade"}


def bought(g: Fief, seen: set[str]) -> None:
    seat = g.pending[0].seat
    for text, worth in hints(g, seat).items():
        action = WORDS.by_text[text]
        if action.verb.name in WARES - seen:
            after = g.copy()
            play(after, seat, action)
            assert after.deniers[seat] == g.deniers[seat] - worth["price"], text
            seen.add(action.verb.name)


@rule("X-GEN-12")
def test_prices_are_told_as_they_are() -> None:
    options = {"tactics": "on", "templars": "on", "teutonic": "on"}
    seen: set[str] = set()
    for seed in range(12):
        match, chance = Match(game_named("fief"), 3, options, ["A", "B", "C"], seed), Random(seed)
        while not match.over and len(match.plays) < 400 and seen != WARES:
            g = match.state
            assert isinstance(g, Fief)
            bought(g, seen)
            orders = [one for one in g.pending[0].options if one.verb.name.startswith("join-")]
            saving = [one for one in g.pending[0].options if one.verb.name == "done"]
            match.play(g.pending[0].seat, chance.choice(orders or saving or g.pending[0].options))
    assert seen == WARES
