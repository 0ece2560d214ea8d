"""Lords of the orders in the second round of a Crusade (X-CRU-08)."""

from __future__ import annotations

from oyez.games.fief.expansions.orders.membership import (
    TEMPLARS,
    TEUTONIC,
    grand_master_in_play,
    is_member,
    is_order_lord,
)
from oyez.games.fief.rules.state import Fief


def takes_the_cross(g: Fief, lord: int) -> bool:
    """Whether a Lord is of an order, so that he may still depart in the second round; without orders nobody is."""
    return is_order_lord(g, lord)


def must_follow(g: Fief, lord: int) -> bool:
    """Each order looks at its own Grand Master."""
    for order in (TEMPLARS, TEUTONIC):
        if is_member(g, order, lord):
            return grand_master_in_play(g, order)
    return False
