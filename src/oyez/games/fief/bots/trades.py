"""Offers a bot makes itself: one thing against deniers, whenever both sides should be better off by it."""

from __future__ import annotations

from math import ceil, floor
from typing import Final, final

from oyez.engine.kernel import Decision, Seat
from oyez.engine.words import Action
from oyez.games.fief.bots.offers import item_worth
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.votes import ASKED_ONCE
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.diplomacy.deal import CARD, DENIERS, VILLAGE, Deal, Item, deniers_in
from oyez.games.fief.rules.diplomacy.exchange import bar_deal, bar_item, free_cards
from oyez.games.fief.rules.diplomacy.offers import COINS, GIVES, WANTS, things
from oyez.games.fief.rules.diplomacy.words import PROPOSE, SUBMIT
from oyez.games.fief.rules.words import BACK

HIDDEN_PURSE: Final = 8  # deniers that a rival is thought to have


@final
class Trade:
    """A thing that comes or goes, and the deniers that go or come for it."""

    def __init__(self, thing: Item, buying: bool, price: int, gain: float) -> None:
        self.thing: Final = thing
        self.buying: Final = buying
        self.price: Final = price
        self.gain: Final = gain  # to whichever of the two gains less


def proposal(o: Outlook) -> Action | None:
    """An offer worth making now, as an initiative; None if there is none, or everybody was asked already."""
    best: Trade | None = None
    chosen = -1
    for partner in range(o.g.rules.seats):
        if o.memory is not None and not o.memory.would_ask(partner):
            continue
        if partner == o.seat or o.g.offers_made >> 2 * (o.seat * MOST + partner) & ASKED_ONCE:
            continue
        trade = best_trade(o, partner)
        if trade is not None and (best is None or trade.gain > best.gain):
            best, chosen = trade, partner
    return None if best is None else PROPOSE[chosen]


def best_trade(o: Outlook, partner: Seat) -> Trade | None:
    """Between two rivals only what helps both; nothing that decides the game is for sale."""
    if o.missing(partner) <= 1 and partner != o.ally:
        return None
    theirs = Outlook(o.g, partner, o.w)
    found = [buying(o, theirs, item) for item in to_want(o, partner)]
    found += [selling(o, theirs, item) for item in to_give(o, partner)]
    trades = [trade for trade in found if trade is not None and is_possible(o, partner, trade)]
    return max(trades, key=gain_of, default=None)


def gain_of(trade: Trade) -> float:
    return trade.gain


def to_want(o: Outlook, partner: Seat) -> list[Item]:
    """Villages and captives in the open; cards in another hand are not to be seen."""
    return [item for item in things(o.g, partner, ()) if not bar_item(o.g, item, partner, o.seat)]


def to_give(o: Outlook, partner: Seat) -> list[Item]:
    cards = [(CARD, kind) for kind in sorted(set(free_cards(o.g, o.seat)))]
    return cards + [
        item
        for item in things(o.g, o.seat, ())
        if item[0] != VILLAGE and not bar_item(o.g, item, o.seat, partner)
    ]


def buying(o: Outlook, theirs: Outlook, item: Item) -> Trade | None:
    """At a price between what it is worth to both, nearer to the own end."""
    worth_to_me = item_worth(o, item, o.seat)
    least = ceil(o.w.scarce * item_worth(theirs, item, o.seat) + o.w.profit)
    most = floor(worth_to_me - o.w.profit)
    if not 0 < least <= min(most, o.g.deniers[o.seat]):
        return None
    return Trade(item, True, least, worth_to_me - least)


def selling(o: Outlook, theirs: Outlook, item: Item) -> Trade | None:
    least = ceil(o.w.scarce * item_worth(o, item, theirs.seat) + o.w.profit)
    most = floor((item_worth(theirs, item, theirs.seat) - o.w.profit) / o.w.scarce)
    if not 0 < least <= min(most, purse_of(o, theirs.seat)):
        return None
    return Trade(item, False, least, most - least + o.w.profit)


def purse_of(o: Outlook, seat: Seat) -> int:
    """Where money is hidden, whoever is asked for it will know."""
    return HIDDEN_PURSE if o.g.rules.hidden_money else o.g.deniers[seat]


def is_possible(o: Outlook, partner: Seat, trade: Trade) -> bool:
    """Both have the markers and the room in their hands."""
    return not bar_deal(o.g, as_deal(o.seat, partner, trade), o.seat)


def as_deal(seat: Seat, partner: Seat, trade: Trade) -> Deal:
    thing, price = (trade.thing,), ((DENIERS, trade.price),)
    given, wanted = (price, thing) if trade.buying else (thing, price)
    return Deal(seat, partner, given, wanted, False)


def compose_trade(o: Outlook, decision: Decision) -> Action | None:
    """The next stroke of the pen on an offer of one's own; None if it is a counter-offer or nothing came of it."""
    deal = o.g.deal
    assert deal is not None
    trade = best_trade(o, deal.partner)
    if trade is None:
        return BACK if not deal.given and not deal.wanted else None
    goal = as_deal(o.seat, deal.partner, trade)
    for verbs, have, want in ((GIVES, deal.given, goal.given), (WANTS, deal.wanted, goal.wanted)):
        if [item for item in have if item[0] != DENIERS and item not in want]:
            return None  # somebody else's idea
        for kind, noun in want:
            if kind != DENIERS and (kind, noun) not in have:
                return _if_open(verbs[kind][noun], decision)
        lacking = deniers_in(want) - deniers_in(have)
        if lacking > 0:
            coin = max(coin for coin in COINS if coin <= lacking)
            return _if_open(verbs[DENIERS][coin], decision)
        if lacking < 0:
            return None
    return _if_open(SUBMIT, decision)


def _if_open(action: Action, decision: Decision) -> Action:
    return action if action in decision.options else BACK
