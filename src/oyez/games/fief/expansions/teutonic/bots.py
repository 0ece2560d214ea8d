"""Teutonic Knights: titles, Knights, strongholds (X-TEU)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.bots.expanded.additions import Additions
from oyez.games.fief.bots.odds import chance
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.purchases import NEVER, affordable, stronghold_worth, troop_worth
from oyez.games.fief.bots.villages import worth
from oyez.games.fief.expansions.orders.bots import join_worth
from oyez.games.fief.expansions.orders.membership import TEUTONIC
from oyez.games.fief.expansions.teutonic import words
from oyez.games.fief.rules.board.tables import GREAT_STRONGHOLD, WALLS

SECULAR: Final = 1  # Lords who stay in the world to hold fiefs
HITS: Final = 0.3  # what the bonus of a Knight of the order is worth


def join(o: Outlook, lord: int) -> float:
    return join_worth(o, TEUTONIC, SECULAR, lord)


def order_knight_worth(o: Outlook, village: int, spare: int, price: int) -> float:
    """A Knight who hits a little better (X-TEU-08)."""
    if not affordable(o, village, spare, price):
        return NEVER
    return troop_worth(o, village, 0, 1) + HITS - price


def upgrade_worth(o: Outlook, village: int, spare: int, price: int) -> float:
    """What stronger walls save where rivals can come."""
    threat, army = o.threat(village), o.army(o.seat, village)
    if spare < price or not threat.troops:
        return NEVER
    now = chance(threat, army, WALLS[o.g.forts[village]])
    then = chance(threat, army, WALLS[GREAT_STRONGHOLD])
    return o.w.aggression * (now - then) * worth(o, village) - price


def new_walls_worth(o: Outlook, village: int, spare: int, price: int) -> float:
    """They complete a fief like a common Stronghold, which is cheaper while there is one."""
    return max(stronghold_worth(o, village) - price, upgrade_worth(o, village, spare, price))


ADDITIONS: Final = Additions(
    wares={
        words.TEUTONIC_KNIGHT: order_knight_worth,
        words.GREAT_STRONGHOLD: new_walls_worth,
        words.UPGRADE: upgrade_worth,
    },
    draws={words.JOIN_TEUTONIC: join},
)
