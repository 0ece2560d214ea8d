"""What a Lord of either order may not do, and what ends his membership (X-GEN-52, -54, -57, -66)."""

from __future__ import annotations

from oyez.games.fief.expansions.orders.mastership import leave_office
from oyez.games.fief.expansions.orders.membership import Order, is_order_lord
from oyez.games.fief.rules.doors import BANNED, DIED, STAND
from oyez.games.fief.rules.state import Fief


def bar_by_vow(g: Fief, act: int, lord: int, battle: object) -> str:
    """He neither marries nor holds a fief nor stands for an office of the base game."""
    if not is_order_lord(g, lord):
        return ""
    return "X-GEN-54" if act == STAND else "X-GEN-52"


def end_membership(g: Fief, occasion: int, what: int, whom: int) -> None:
    """Death returns the counter to the supply; excommunication takes an office only."""
    if occasion == DIED:
        for part in g.parts:
            if isinstance(part, Order):
                part.members &= ~(1 << what)
    elif occasion == BANNED:
        leave_office(g, what)
