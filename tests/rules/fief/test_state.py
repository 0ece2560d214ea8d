"""The state of a game: what it is made of, what its copies and its snapshot tell."""

from __future__ import annotations

from inspect import signature

from oyez.engine.kernel import State
from oyez.games.fief.state import Fief
from tests.rules.fief.table import stage, state


def test_the_snapshot_tells_every_fact() -> None:
    """Two states with the same snapshot are the same position: records, undo and tests rely on it."""
    g = state(stage(lords={"Red": {"Arthur": "blaye"}}, phase="purchases"))
    facts = set(signature(Fief.__init__).parameters) - set(signature(State.__init__).parameters) - {"rules"}
    # What expansions remember is there only if they are.
    assert set(g.snapshot()) == facts - {"others", "parts"}
    assert g.copy().snapshot() == g.snapshot()
