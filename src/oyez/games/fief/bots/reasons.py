"""Why something is refused: a message of locales/*/fief-bots.ftl, to be said in anybody's language.

A reason is heard by others, so it follows from what all of them know: points, the map, open money, harm done before
everybody's eyes. It names no price for cards, nor where money or troops are hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from oyez.bots.sense import Reason
from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.engine.words import Action, Prompt
from oyez.games.fief.bots.ballots import is_for_votes
from oyez.games.fief.bots.offers import enough_for, enough_ransom, is_too_near, profit
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.votes import answer_bid, is_bid
from oyez.games.fief.rules.battle.end_of_roll import AnswerTruce
from oyez.games.fief.rules.battle.words import ANSWER_TRUCE, JOIN_BATTLE
from oyez.games.fief.rules.court.marriages import Suit
from oyez.games.fief.rules.court.papacy import Annulment
from oyez.games.fief.rules.court.words import ANSWER_ANNULMENT, ANSWER_SUIT
from oyez.games.fief.rules.diplomacy.deal import CARD, Deal, deniers_in, of_kind
from oyez.games.fief.rules.diplomacy.offers import Compose
from oyez.games.fief.rules.diplomacy.words import ANSWER_OFFER, COMPOSE, SUBMIT
from oyez.games.fief.rules.march.permissions import Permission
from oyez.games.fief.rules.march.words import GIVE_LEAVE
from oyez.games.fief.rules.market.ransoms import AnswerPrice
from oyez.games.fief.rules.market.title_sales import Petition
from oyez.games.fief.rules.market.words import ANSWER_PETITION, ANSWER_PRICE, CONSENT_CARDINAL
from oyez.games.fief.rules.opportunities.words import CONSENT_TO_HAT
from oyez.games.fief.rules.round.victory import ALLIANCES_FROM, SOLO_POINTS
from oyez.games.fief.rules.words import ACCEPT, BACK, PASS, REFUSE

GRUDGE: Final = 0.5  # less is not worth a word


def why_not(o: Outlook, decision: Decision, action: Action) -> Reason | None:
    """None if the answer refuses nobody anything; but a word about votes goes with money, too."""
    if decision.prompt is ANSWER_OFFER and action in (ACCEPT, REFUSE) and is_bid(o):
        return answer_bid(o, action is ACCEPT)
    if decision.prompt is COMPOSE and action is SUBMIT:
        return of_bid(o)
    find = REASONS.get(decision.prompt)
    return find(o) if find is not None and action in (REFUSE, PASS, BACK) else None


def of_offer(o: Outlook) -> Reason | None:
    """Of the offer on the table."""
    deal = o.g.deal
    assert deal is not None
    asker = deal.other(o.seat)
    if is_too_near(o, deal):
        return Reason("offer-near-victory", asker, 0, deal.private)
    if of_kind(deal.side_of(o.seat), CARD):  # whether they are in the hand is nobody's business
        return Reason("offer-cards", asker, 0, deal.private)
    return Reason(*price(o, deal, asker), deal.private)


def of_bid(o: Outlook) -> Reason | None:
    """A gift in an election says what it is for."""
    deal = o.g.deal
    asked = deal is not None and o.memory is not None and deal.partner in o.memory.people
    if deal is None or not asked or not is_for_votes(o.g, deal):
        return None
    return Reason("vote-wanted", deal.partner, deniers_in(deal.given), deal.private)


def of_counter(o: Outlook) -> Reason | None:
    """A counter-offer that was thought of and dropped is a refusal, too; what was on it nobody has seen."""
    deal, step = o.g.deal, o.g.stack[-1]
    if deal is None or not isinstance(step, Compose) or not step.counters:
        return None
    return Reason("offer-unwilling", deal.other(o.seat), 0, deal.private)


def price(o: Outlook, deal: Deal, asker: Seat) -> tuple[str, Seat, int]:
    """How much is missing, where everybody could reckon it."""
    rules = o.g.rules
    lacking = ceil(enough_for(o, o.grudge(asker)) - profit(o))
    hidden = rules.hidden_money or rules.fog_of_war or bool(of_kind(deal.side_of(asker), CARD))
    if hidden or lacking <= 0:
        return ("offer-unwilling", asker, 0)
    if lacking > o.g.deniers[asker]:
        return ("offer-too-far", asker, 0)
    return ("offer-grudge" if o.grudge(asker) > GRUDGE else "offer-too-little", asker, lacking)


def of_suit(o: Outlook) -> Reason | None:
    """In the terms of marriages.alliance."""
    step = o.g.stack[-1]
    assert isinstance(step, Suit)
    asker = o.g.family[step.lord]
    own, theirs = o.points[o.seat], o.points[asker]
    if o.g.rules.seats < ALLIANCES_FROM:
        return Reason("suit-few-players", asker)
    if SOLO_POINTS - own <= 1:
        return Reason("suit-near-victory", asker)
    if o.grudge(asker) > GRUDGE:
        return Reason("suit-grudge", asker)
    return Reason("suit-no-points" if theirs == 0 and own > 0 else "suit-no-gain", asker)


def of_leave(o: Outlook) -> Reason | None:
    step, column = o.g.stack[-1], o.g.column
    assert isinstance(step, Permission) and column is not None
    asker = column.seat
    if o.missing(asker) <= 1:
        return Reason("leave-near-victory", asker)
    if o.grudge(asker) > GRUDGE:
        return Reason("leave-grudge", asker)
    owner = o.g.control[step.exit]
    if owner in (o.seat, o.ally) and owner != NOBODY:
        return Reason("leave-own-land", asker)
    return Reason("leave-free-land" if owner == NOBODY else "leave-unwilling", asker)


def of_price(o: Outlook) -> Reason | None:
    step = o.g.stack[-1]
    assert isinstance(step, AnswerPrice)
    return Reason("ransom-too-low", step.seat, ceil(enough_ransom(o, step)))


def of_petition(o: Outlook) -> Reason | None:
    step = o.g.stack[-1]
    assert isinstance(step, Petition)
    return Reason("petition-no-gift", step.seat)


def of_hat(o: Outlook) -> Reason | None:
    lord = getattr(o.g.stack[-1], "lord", NOBODY)
    return None if lord == NOBODY else Reason("hat-for-friends", o.g.family[lord])


def of_annulment(o: Outlook) -> Reason | None:
    step = o.g.stack[-1]
    assert isinstance(step, Annulment)
    return Reason("annulment-no-gain", step.seat)


def of_truce(o: Outlook) -> Reason | None:
    step = o.g.stack[-1]
    assert isinstance(step, AnswerTruce)
    return Reason("truce-mean-to-win", step.offerer)


def of_help(o: Outlook) -> Reason | None:
    """Nobody asked formally; but the attacker with whom one stands there hopes for it."""
    battle = o.g.battle
    assert battle is not None
    if battle.rolls:
        return None
    grudge = o.grudge(battle.attacker) > GRUDGE
    return Reason("help-grudge" if grudge else "help-no-quarrel", battle.attacker)


REASONS: Final[dict[Prompt, Callable[[Outlook], Reason | None]]] = {
    ANSWER_OFFER: of_offer,
    COMPOSE: of_counter,
    ANSWER_SUIT: of_suit,
    GIVE_LEAVE: of_leave,
    ANSWER_PRICE: of_price,
    ANSWER_PETITION: of_petition,
    CONSENT_CARDINAL: of_hat,
    CONSENT_TO_HAT: of_hat,
    ANSWER_ANNULMENT: of_annulment,
    ANSWER_TRUCE: of_truce,
    JOIN_BATTLE: of_help,
}
