"""Bargains: ransoms named and answered, offers weighed in deniers, countered with a price."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.engine.words import Prompt
from oyez.games.fief.bots.cards import card_worth
from oyez.games.fief.bots.outlook import Outlook, Thumb
from oyez.games.fief.bots.villages import worth
from oyez.games.fief.bots.votes import is_bid, is_enough
from oyez.games.fief.rules.court.lords import ransom_of
from oyez.games.fief.rules.diplomacy.deal import CAPTIVE, CARD, DENIERS, FREEDOM, VILLAGE, Deal, Item
from oyez.games.fief.rules.diplomacy.words import (
    ANSWER_OFFER,
    COMPOSE,
    COUNTER,
    INVITE_OTHERS,
    SUBMIT,
    TALK,
    WANT_DENIERS,
)
from oyez.games.fief.rules.market.ransoms import AnswerPrice, NamePrice, members
from oyez.games.fief.rules.market.words import ANSWER_PRICE, HAGGLE, LUMP, NAME_PRICE, RANSOM, SETTLE_RANSOMS
from oyez.games.fief.rules.words import ACCEPT, BACK, DONE, REFUSE

BARGAIN: Final = 0.6  # of the full ransom is offered first
FAIR: Final = 0.75  # of it is enough to let a captive go, or all his owner has
RELIC_WORTH: Final = 4.0


def settle_ransoms(o: Outlook, decision: Decision) -> list[float]:
    """Bargain first, then pay: a Lord at home is worth his price."""
    found = []
    for action in decision.options:
        if action.verb is HAGGLE:
            found.append(3.0)
        elif action.verb is LUMP:
            found.append(4.0)
        else:
            found.append(2.0 if action.verb is RANSOM else 0.0)
    return found


def full_price(o: Outlook, captives: int) -> int:
    return sum([ransom_of(o.g, lord) for lord in members(captives)])


def name_price(o: Outlook, decision: Decision) -> list[float]:
    step = o.g.stack[-1]
    assert isinstance(step, NamePrice)
    wanted = BARGAIN * full_price(o, step.captives)
    return [-abs(action.noun - wanted) for action in decision.options]


def answer_price(o: Outlook, decision: Decision) -> list[float]:
    """Money now, or more later."""
    step = o.g.stack[-1]
    assert isinstance(step, AnswerPrice)
    enough = enough_ransom(o, step)
    return [float(step.price >= enough) if action is ACCEPT else 0.5 for action in decision.options]


def enough_ransom(o: Outlook, step: AnswerPrice) -> float:
    full = full_price(o, step.captives)
    poor = not o.g.rules.hidden_money and o.g.deniers[step.seat] < full
    return 0.4 * full if poor or step.seat == o.ally else FAIR * full


def item_worth(o: Outlook, item: Item, receiver: Seat) -> float:
    """What a thing is worth to the own seat, coming or going."""
    kind, noun = item
    if kind == DENIERS:
        return float(noun)
    if kind == CARD:
        return card_worth(o, noun)
    if kind == VILLAGE:
        return worth(o, noun)
    if kind in (CAPTIVE, FREEDOM):
        own = o.g.family[noun] == o.seat
        ransom = ransom_of(o.g, noun)
        return ransom + 2.0 if own else 0.7 * ransom
    return RELIC_WORTH


def profit(o: Outlook) -> float:
    """What the deal on the table brings to the own seat."""
    deal = o.g.deal
    assert deal is not None
    mine, theirs = (deal.given, deal.wanted) if deal.proposer == o.seat else (deal.wanted, deal.given)
    other = deal.partner if deal.proposer == o.seat else deal.proposer
    come = sum([item_worth(o, item, o.seat) for item in theirs])
    go = sum([item_worth(o, item, other) for item in mine])
    return come - go * (1.0 if other == o.ally else o.w.scarce)


def enough_profit(o: Outlook, other: Seat) -> float:
    """What a deal with somebody must bring; who did harm pays for it."""
    return enough_for(o, max(0.0, -o.goodwill(other)))


def enough_for(o: Outlook, grudge: float) -> float:
    return o.w.profit + grudge


def is_too_near(o: Outlook, deal: Deal) -> bool:
    """Nothing is for sale to a person who needs one more point; bots offer each other nothing then (trades.py)."""
    other = deal.other(o.seat)
    return bool(deal.side_of(o.seat)) and o.is_person(other) and other != o.ally and o.missing(other) <= 1


def answer_offer(o: Outlook, decision: Decision) -> list[float]:
    """Accept a profit, name a price for what was nearly one, refuse the rest."""
    if is_bid(o):
        paid = is_enough(o)
        return [(1.0 if paid else -1.0) if action is ACCEPT else 0.0 for action in decision.options]
    deal = o.g.deal
    assert deal is not None
    if is_too_near(o, deal):
        return [0.0 if action is REFUSE else -1.0 for action in decision.options]
    value = profit(o)
    purse = 0 if o.g.rules.hidden_money else o.g.deniers[deal.proposer]
    enough = enough_profit(o, deal.proposer)
    payable = value < enough <= value + purse
    found = []
    for action in decision.options:
        if action is ACCEPT:
            found.append(2.0 if value >= enough else -1.0)
        else:
            found.append((1.0 if payable else -1.0) if action is COUNTER else 0.0)
    return found


def price_for(o: Outlook) -> float:
    """What an own offer must bring. From a person the same as his own would have to; weights were tuned without it."""
    deal = o.g.deal
    assert deal is not None
    other = deal.other(o.seat)
    return enough_profit(o, other) if o.is_person(other) else o.w.profit


def compose(o: Outlook, decision: Decision) -> list[float]:
    """Ask for the deniers that make it a profit, then submit; without any chance of that withdraw."""
    lacking = price_for(o) - profit(o)
    enough = [a.noun for a in decision.options if a.verb is WANT_DENIERS and a.noun >= lacking]
    price = min(enough, default=NOBODY)
    found = []
    for action in decision.options:
        if action is SUBMIT:
            found.append(2.0 if lacking <= 0 else -1.0)
        elif action.verb is WANT_DENIERS:
            found.append(1.0 if lacking > 0 and action.noun == price else -1.0)
        else:
            found.append(0.5 if action is BACK else -1.0)
    return found


def stay_silent(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 if action is DONE else 0.0 for action in decision.options]


THUMBS: Final[dict[Prompt, Thumb]] = {
    SETTLE_RANSOMS: settle_ransoms,
    NAME_PRICE: name_price,
    ANSWER_PRICE: answer_price,
    COMPOSE: compose,
    ANSWER_OFFER: answer_offer,
    TALK: stay_silent,
    INVITE_OTHERS: stay_silent,
}
