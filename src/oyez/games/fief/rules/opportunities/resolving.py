"""Cards in the middle of their effect: nothing may be slipped in but what Diplomacy markers buy (F-10.0-08)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Seat
from oyez.games.fief.rules.board.tables import CARDINAL_CARD
from oyez.games.fief.rules.opportunities.assassination import Evasion
from oyez.games.fief.rules.opportunities.calming import Calming
from oyez.games.fief.rules.opportunities.persons import ConsentToHat
from oyez.games.fief.rules.opportunities.rising import Joining
from oyez.games.fief.rules.state import Fief

RESOLVING: Final = (Evasion, Joining, Calming, ConsentToHat)


def is_resolving(g: Fief) -> bool:
    """The table waits for an answer to a card (matrix 2, section 4): talk, money and cards may still move."""
    for step in g.stack:
        if isinstance(step, RESOLVING):
            return True
    return False


def lies_open(g: Fief, seat: Seat, kind: int) -> bool:
    """A Cardinal card that waits for the Pope's consent cannot be given away meanwhile."""
    for step in g.stack:
        if isinstance(step, ConsentToHat) and step.seat == seat and kind == CARDINAL_CARD:
            return True
    return False


def reopen_joining(g: Fief) -> None:
    """A card that just changed hands may be added to the Uprising at once (F-8.0-20)."""
    for depth in range(len(g.stack) - 1, -1, -1):
        step = g.stack[depth]
        if isinstance(step, Joining):
            g.stack[depth] = step.reopened()
            return
