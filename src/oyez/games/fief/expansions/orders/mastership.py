"""The Grand Master: his election, and how the office is lost (X-GEN-61 to -67, X-GEN-75, X-GEN-76)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Step
from oyez.games.fief.expansions.orders.joining import is_outcast
from oyez.games.fief.expansions.orders.membership import Order, find_order, lords_in
from oyez.games.fief.rules.board.control import strip
from oyez.games.fief.rules.court.candidacies import Election
from oyez.games.fief.rules.court.lords import is_free
from oyez.games.fief.rules.doors import Contest
from oyez.games.fief.rules.state import Fief

FEWEST: Final = 2  # Lords of the order without whom there is no election (X-GEN-61)


@final
class Mastership:
    """The election of one order."""

    def __init__(self, order: int) -> None:
        self.order: Final = order

    def contest(self, needed: int) -> Contest:
        return Contest(self.is_called, self.bar_candidate, self.votes, needed, "X-GEN-63")

    def is_called(self, g: Fief) -> bool:
        order = find_order(g, self.order)
        if order is None or order.members.bit_count() < FEWEST:
            return False
        return len([lord for lord in lords_in(order.members) if is_eligible(g, lord)]) >= FEWEST

    def bar_candidate(self, g: Fief, lord: int) -> str:
        order = find_order(g, self.order)
        if order is None or not order.members >> lord & 1:
            return "X-GEN-62"
        return "" if is_eligible(g, lord) else "X-GEN-62"

    def votes(self, g: Fief, lord: int) -> int:
        """1 for each Lord of the order; captives and outcasts are left out by the base game (X-GEN-63)."""
        order = find_order(g, self.order)
        return 0 if order is None else order.members >> lord & 1

    def election(self, g: Fief) -> list[Step[Any]]:
        order = find_order(g, self.order)
        return [] if order is None else [Election(order.title)]


def is_eligible(g: Fief, lord: int) -> bool:
    """Free, neither excommunicated nor Renegade."""
    return is_free(g, lord) and not is_outcast(g, lord)


def leave_office(g: Fief, lord: int) -> None:
    """A Grand Master who is excommunicated or becomes a Renegade loses his office, not his membership (X-GEN-66)."""
    for part in g.parts:
        if isinstance(part, Order) and lord != NOBODY and g.holder[part.title] == lord:
            strip(g, part.title)
