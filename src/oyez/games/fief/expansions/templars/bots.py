"""Templars: titles, Commanderies, the treasure and the Edict (X-TEM)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision
from oyez.games.fief.bots import courtesies
from oyez.games.fief.bots.expanded.additions import Additions
from oyez.games.fief.bots.odds import chance
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.purchases import NEVER, mill_worth
from oyez.games.fief.bots.villages import denial, point
from oyez.games.fief.expansions.orders.bots import FREE_KNIGHT, join_worth
from oyez.games.fief.expansions.orders.membership import TEMPLARS, lords_in
from oyez.games.fief.expansions.templars import words
from oyez.games.fief.expansions.templars.edict import Edict, Support
from oyez.games.fief.expansions.templars.part import TemplarPart, templars_of, villages_in
from oyez.games.fief.expansions.templars.words import ENACT, HIDE
from oyez.games.fief.rules.board.tables import PRICE_MILL
from oyez.games.fief.rules.words import ACCEPT, PASS

SECULAR: Final = 2  # Lords who stay in the world to hold fiefs and to fight, which a Templar hardly may
SEIZED: Final = 0.7  # how likely no Edict takes a Commandery before it has paid
CURSE: Final = 1 / 6  # how likely King and Pope die with the Grand Master


def join(o: Outlook, lord: int) -> float:
    return join_worth(o, TEMPLARS, SECULAR, lord)


def commandery_worth(o: Outlook, village: int, spare: int, price: int) -> float:
    """It pays like a mill, to whoever holds the Village (X-TEM-18)."""
    return SEIZED * (mill_worth(o, village) + PRICE_MILL) - price if spare >= price else NEVER


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


def paid_by_commandery(o: Outlook, village: int) -> float:
    """A mill's worth, to whoever controls the Village (X-TEM-18)."""
    for part in o.g.parts:
        if isinstance(part, TemplarPart):
            return o.w.mill * (part.commanderies >> village & 1)
    return 0.0


ADDITIONS: Final = Additions(
    thumbs={
        words.CHOOSE_PAIR: hide_treasure,
        words.AGREE_TO_HIDE: hide_treasure,
        words.CONSIDER_EDICT: enact,
        words.SUPPORT_EDICT: enact,
    },
    declined=dict.fromkeys(
        (words.CHOOSE_PAIR, words.AGREE_TO_HIDE, words.CONSIDER_EDICT, words.SUPPORT_EDICT),
        courtesies.default,
    ),
    wares={words.COMMANDERY: commandery_worth},
    draws={words.JOIN_TEMPLARS: join},
    plunder={words.PILLAGE_COMMANDERY: pillage_worth},
    villages=(paid_by_commandery,),
)
