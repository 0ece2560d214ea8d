"""Which opportunity cards a seat may play now, and laying one down."""

from __future__ import annotations

from typing import Any, Final

from oyez.engine.kernel import Seat, Step, uncover
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import CARDS
from oyez.games.fief.rules.cards.draws import is_drawing
from oyez.games.fief.rules.cards.hands import (
    KIND,
    discard,
    holds,
    is_lord_card,
    is_opportunity,
    leave_openly,
    show,
)
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.opportunities.interruption import interruption
from oyez.games.fief.rules.state import Fief

CARDS_PHASE: Final = 2
# By kind: its bit if it is an opportunity card, else 0.
OPPORTUNITY: Final = tuple([1 << kind if is_opportunity(kind) else 0 for kind in range(len(CARDS))])


def playable(g: Fief, seat: Seat) -> list[Action]:
    """The opportunity cards of a hand that have a legal use now. Asked at every window: most hands hold none."""
    held = 0
    for card in g.hands[seat]:
        held |= OPPORTUNITY[card & KIND]
    if not held or (g.phase == CARDS_PHASE and is_drawing(g)):
        return []  # F-2.4-M02
    found: list[Action] = []
    while held:
        low = held & -held
        held ^= low
        kind = low.bit_length() - 1
        if g.rules.uses[kind][0](g, seat):
            found.append(PLAY[kind])
    return found


def bar_card(g: Fief, seat: Seat, kind: int) -> str:
    """The row that keeps a seat from playing a card as an opportunity, or ""."""
    if kind not in g.rules.uses or not holds(g, seat, kind):
        return "F-2.4-M01"
    if is_drawing(g):
        return "F-2.4-M02"
    usable, _, needs = g.rules.uses[kind]
    return "" if usable(g, seat) else needs


def answer(g: Fief, seat: Seat, action: Action) -> list[Step[Any]]:
    """Lay a card down for all to see; returns the steps that name its target and work.

    One of the Lord deck stays with its player until it lies on a Lord (F-9.2-03), any other is used up (F-10.0-01).
    """
    kind = action.noun
    steps = [*g.rules.uses[kind][1](g, seat), *interruption(g, kind)]
    if is_lord_card(kind):
        show(g, seat, kind)
        uncover(g)
    else:
        spend(g, seat, kind)
    return steps


def spend(g: Fief, seat: Seat, kind: int) -> None:
    """A card is used for one effect and then discarded (F-10.0-01)."""
    leave_openly(g, seat, kind)
    discard(g, kind)
    uncover(g)
