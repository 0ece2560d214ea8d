"""Templars and Teutonic Knights: titles, Commanderies, strongholds, the treasure and the Edict (X-TEM, X-TEU)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision
from oyez.games.fief.bots.odds import chance
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.purchases import NEVER, affordable, mill_worth, stronghold_worth, troop_worth
from oyez.games.fief.bots.villages import denial, point, worth
from oyez.games.fief.expansions.orders.membership import Order, is_order_lord, lords_in
from oyez.games.fief.expansions.templars.edict import Edict, Support
from oyez.games.fief.expansions.templars.part import templars_of, villages_in
from oyez.games.fief.expansions.templars.words import ENACT, HIDE, JOIN_TEMPLARS
from oyez.games.fief.expansions.teutonic.words import JOIN_TEUTONIC
from oyez.games.fief.rules.board.tables import GREAT_STRONGHOLD, PRICE_MILL, WALLS
from oyez.games.fief.rules.court.lords import is_clergy, lords_of
from oyez.games.fief.rules.words import ACCEPT, PASS

FREE_KNIGHT: Final = 2.5  # what he is worth who comes with a title
HALF_WAY: Final = 0.25  # of a point that a first member brings nearer, if a second can follow
MASTERY: Final = 0.8  # of a point that the majority of an order is worth before the vote
SECULAR: Final = (2, 1)  # Lords who stay in the world to hold fiefs and to fight, which a Templar hardly may
SEIZED: Final = 0.7  # how likely no Edict takes a Commandery before it has paid
CURSE: Final = 1 / 6  # how likely King and Pope die with the Grand Master
HITS: Final = 0.3  # what the bonus of a Knight of the order is worth


def order_of(o: Outlook, joins: object) -> Order | None:
    """The order that a verb of the draw step lets a Lord join."""
    for part in o.g.parts:
        if isinstance(part, Order) and joins is (JOIN_TEMPLARS if part.order == 0 else JOIN_TEUTONIC):
            return part
    return None


def join_worth(o: Outlook, joins: object, lord: int) -> float:
    """The Grand Master is a point for whoever has most Lords in his order; it costs a Lord and a card."""
    order, family = order_of(o, joins), lords_of(o.g, o.seat)
    worldly = [x for x in family if x != lord and not is_order_lord(o.g, x) and not is_clergy(o.g, x)]
    if order is None or len(worldly) < SECULAR[order.order]:
        return NEVER
    members = lords_in(order.members)
    mine = len([x for x in members if o.g.family[x] == o.seat]) + 1
    rivals = [len([x for x in members if o.g.family[x] == seat]) for seat in o.rivals]
    value = FREE_KNIGHT
    if o.g.holder[order.title] == NOBODY and mine > max(rivals, default=0):
        more = len(worldly) > SECULAR[order.order] and len(members) + 1 < order.titles
        value += point(o) * (MASTERY if mine > 1 else HALF_WAY if more else 0.0)
    return value


def commandery_worth(o: Outlook, village: int, spare: int, price: int) -> float:
    """It pays like a mill, to whoever holds the Village (X-TEM-18)."""
    return SEIZED * (mill_worth(o, village) + PRICE_MILL) - price if spare >= price else NEVER


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


def pillage_worth(o: Outlook, village: int) -> float:
    """A denier now, and a rival's income gone; what one will hold oneself is left standing."""
    if o.is_friend(o.g.control[village]):
        return NEVER
    win = chance(o.army(o.seat, village), o.enemies_at(village), 0)
    return 0.6 - win


def commanderies_of(o: Outlook) -> float:
    """How much more of them the own camp has than a rival on average."""
    balance = 0.0
    for village in villages_in(templars_of(o.g).commanderies):
        owner = o.g.control[village]
        balance += 1.0 if o.is_friend(owner) else 0.0 if owner == NOBODY else -1.0 / max(1, len(o.rivals))
    return balance


def hide_treasure(o: Outlook, decision: Decision) -> list[float]:
    """Safe from the Edict, and a denier more for each Commandery (X-TEM-30)."""
    value = commanderies_of(o)
    found = []
    for action in decision.options:
        if action.verb is HIDE or action is ACCEPT:
            found.append(value + (0.1 if action.verb is HIDE and o.g.family[action.noun] == o.seat else 0.0))
        else:
            found.append(0.05)
    return found


def edict_worth(o: Outlook, share: int) -> float:
    """Commanderies seized, a rival's point undone; own members and Commanderies lost, and the curse feared."""
    part, g = templars_of(o.g), o.g
    taken = villages_in(part.commanderies) if not part.hidden else []
    value = float(share * len(taken))
    value -= sum([2 * o.w.income for village in taken if o.is_friend(g.control[village])])
    for lord in lords_in(part.members):
        value += -FREE_KNIGHT if o.is_friend(g.family[lord]) else FREE_KNIGHT * o.w.wealth
    master = g.holder[part.title]
    if master == NOBODY:
        return value
    owner = g.family[master]
    value += -point(o) if o.is_friend(owner) else denial(o, owner)
    return value - CURSE * (point(o) + o.w.lord)


def enact(o: Outlook, decision: Decision) -> list[float]:
    step = o.g.stack[-1]
    assert isinstance(step, Edict | Support)
    master = o.g.holder[templars_of(o.g).title] != NOBODY
    value = edict_worth(o, step.terms.shared if master else step.terms.alone)
    yes = (ENACT, ACCEPT)
    return [value if action in yes else (1.0 if action is PASS else 0.5) for action in decision.options]
