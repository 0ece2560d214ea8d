"""All pairs of Fief's expansions and all five together: what every game must keep, in rounds full of what they bring.

Editions, options and players are spread over the pairs: see rich.py.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import play
from oyez.engine.record import digest_of
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.state import Fief
from tests.contract.rich import MODULES, choose, rich
from tests.rules.fief.table import state

TABLES = [*combinations(MODULES, 2), MODULES]
DECISIONS = 420
LOOK = 30  # the dear checks at every one of so many decisions


def look(g: Fief, seed: int) -> None:
    """Asking changes nothing, a copy is the same, and what a seat imagines looks like what it sees."""
    before = digest_of(g)
    asked = g.stack[-1].ask(g)
    assert [(one.seat, one.prompt, one.options) for one in asked] == [
        (one.seat, one.prompt, one.options) for one in g.pending
    ]
    assert digest_of(g.copy()) == before
    for seat in (seed % g.rules.seats, SPECTATOR):
        other = GAME.resample(g, seat, seed)
        GAME.conserve(other)
        assert GAME.view(other, seat) == GAME.view(g, seat)
    assert digest_of(g) == before


@pytest.mark.parametrize("number", range(len(TABLES)), ids=["+".join(on) for on in TABLES])
def test_what_every_game_keeps(number: int) -> None:
    g = state(rich(TABLES[number], number))
    core = {action.text for action in GAME.words.core_actions()}
    chance, seen = Random(number), set[str]()
    for turn in range(DECISIONS):
        if not g.pending:
            break
        seat, action = choose(g, chance, core)
        seen.add(action.text)
        if turn % LOOK == 0:
            look(g, turn)
            twin = g.copy()
            play(twin, seat, action)
            play(g, seat, action)
            assert digest_of(twin) == digest_of(g), "a copy plays on like the original"
        else:
            play(g, seat, action)
        GAME.conserve(g)
    assert g.round > 1 or g.winners
    met = {text.split()[0] for text in seen if text not in core}
    for name in TABLES[number]:
        assert name == "politics" or met & BROUGHT[name], f"nothing of {name} was ever chosen"


# Of each module something that must have happened; Politics asks nothing.
BROUGHT = {
    "tactics": {"bid-mercenaries"},
    "templars": {"commandery", "join-templars", "edict", "enact"},
    "teutonic": {"teutonic-knight", "with-teutonic-knights", "teutonic-stronghold"},
    "crusades": {"depart"},
}
