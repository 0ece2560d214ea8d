"""Everything a seat may do without being asked, between two effects (matrix 2, section A)."""

from __future__ import annotations

from typing import Any

from oyez.engine.kernel import Seat, Step
from oyez.engine.words import Action
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.doors import TALK, UNASKED, offered
from oyez.games.fief.rules.opportunities.interruption import interrupting
from oyez.games.fief.rules.opportunities.resolving import is_resolving
from oyez.games.fief.rules.state import Fief


def initiatives_of(g: Fief, seat: Seat) -> tuple[Action, ...]:
    """The acts open to a seat now; the kernel has seen that the moment is not atomic.

    Nothing before the first round; while a card is resolved only what needs a Diplomacy marker (F-10.0-08).
    """
    if g.phase == 0:
        return ()
    acts = g.rules.doors.acts
    found = [] if is_resolving(g) else offered(g, seat, acts[UNASKED])
    found += offered(g, seat, acts[TALK])
    return tuple(found)


def initiative_step(g: Fief, seat: Seat, action: Action) -> Step[Any]:
    """The step that carries out an initiative."""
    acts = g.rules.doors.acts
    act = acts[TALK].by_verb.get(action.verb) or acts[UNASKED].by_verb[action.verb]
    step = act.unasked(g, seat, action.noun)
    return step if action.verb is PLAY else interrupting(g, step)


def bar_initiative(g: Fief, seat: Seat, action: Action) -> str:
    """The row that forbids an initiative, from the same bars; "" also for what never is one."""
    acts = g.rules.doors.acts
    talk = acts[TALK].by_verb.get(action.verb)
    if talk is not None:
        return talk.bar(g, seat, action.noun)
    if is_resolving(g):
        return "F-12.2-02"
    act = acts[UNASKED].by_verb.get(action.verb)
    return "" if act is None else act.bar(g, seat, action.noun)
