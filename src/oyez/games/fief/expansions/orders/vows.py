"""What a Lord of either order may not do, and what ends his membership (X-GEN-52, -54, -57, -66)."""

from __future__ import annotations

from oyez.games.fief.doors import BANNED, DIED, HOLD_FIEF, MARRY, STAND
from oyez.games.fief.expansions.orders.mastership import leave_office
from oyez.games.fief.expansions.orders.membership import Order, is_order_lord
from oyez.games.fief.state import Fief


def bar_by_vow(g: Fief, act: int, lord: int) -> str:
    if act in (MARRY, HOLD_FIEF):
        return "X-GEN-52" if is_order_lord(g, lord) else ""
    if act == STAND:
        return "X-GEN-54" if is_order_lord(g, lord) else ""
    return ""


def end_membership(g: Fief, occasion: int, what: int, whom: int) -> None:
    """Death returns the counter to the supply; excommunication takes an office only."""
    if occasion == DIED:
        for part in g.parts:
            if isinstance(part, Order):
                part.members &= ~(1 << what)
    elif occasion == BANNED:
        leave_office(g, what)
