"""What membership in an order is worth (X-GEN-50 to -67)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.purchases import NEVER
from oyez.games.fief.bots.villages import point
from oyez.games.fief.expansions.orders.membership import find_order, is_order_lord, lords_in
from oyez.games.fief.rules.court.lords import is_clergy, lords_of

FREE_KNIGHT: Final = 2.5  # what he is worth who comes with a title
HALF_WAY: Final = 0.25  # of a point that a first member brings nearer, if a second can follow
MASTERY: Final = 0.8  # of a point that the majority of an order is worth before the vote


def join_worth(o: Outlook, number: int, secular: int, lord: int) -> float:
    """The Grand Master is a point for whoever has most Lords in his order; it costs a Lord and a card.

    `secular` Lords at least stay in the world.
    """
    order, family = find_order(o.g, number), lords_of(o.g, o.seat)
    worldly = [x for x in family if x != lord and not is_order_lord(o.g, x) and not is_clergy(o.g, x)]
    if order is None or len(worldly) < secular:
        return NEVER
    members = lords_in(order.members)
    mine = len([x for x in members if o.g.family[x] == o.seat]) + 1
    rivals = [len([x for x in members if o.g.family[x] == seat]) for seat in o.rivals]
    value = FREE_KNIGHT
    if o.g.holder[order.title] == NOBODY and mine > max(rivals, default=0):
        more = len(worldly) > secular and len(members) + 1 < order.titles
        value += point(o) * (MASTERY if mine > 1 else HALF_WAY if more else 0.0)
    return value
