"""Tables at the play-cards step of Phase 2, for several of its tests."""

from __future__ import annotations

from typing import Any

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.cards.play_cards import PLAY_TURNS
from oyez.games.fief.rules.state import turn_order
from tests.rules.fief.table import run, stage, state


def playing(seats: int = 3, /, **position: Any) -> Stage:
    """The play-cards step begins; after it nothing follows."""
    there = stage(seats, **{"phase": "none", **position})
    g = state(there)
    g.phase = 2
    return run(there, [PLAY_TURNS[seat] for seat in turn_order(g)])


def asked(there: Stage, name: str) -> list[str]:
    """The options of the question a seat is asked, without its initiatives."""
    seat = there.names.index(name)
    return [a.text for d in there.g.pending if d.seat == seat for a in d.options]


def bar(there: Stage, name: str, text: str) -> str:
    """The row that the running step names against an action."""
    return there.g.stack[-1].bar(there.g, there.names.index(name), there.words.action(text))


def inspire(there: Stage, name: str, lady: str) -> Stage:
    """Play d'Arc on a lady, whether or not there is a choice."""
    there.play(f"{name} play d-arc")
    return there.play(f"{name} inspire {lady}") if there.prompt(name) == "choose-maid" else there
