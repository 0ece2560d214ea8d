"""Votes for sale, to people and from people: deniers now against a word that binds nobody (F-8.0-14).

The rules know no promise, so money changes hands as a gift while an election runs, and the rest is talk. A bot keeps
its word, and remembers whether others do. Among themselves bots trade no votes.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from oyez.bots.sense import Reason
from oyez.engine.kernel import NOBODY, Decision, Seat
from oyez.engine.words import Action
from oyez.games.fief.bots.ballots import is_for_votes, title_at_stake
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.villages import denial, point
from oyez.games.fief.rules.board.tables import KING, MOST
from oyez.games.fief.rules.court.elections import Vote
from oyez.games.fief.rules.court.votes import KING_NEEDS, votes_of
from oyez.games.fief.rules.court.words import FAVOUR, PLACE_FOR
from oyez.games.fief.rules.diplomacy.deal import DENIERS, deniers_in
from oyez.games.fief.rules.diplomacy.offers import COINS
from oyez.games.fief.rules.diplomacy.words import ANSWER_OFFER, GIVE_DENIERS, PROPOSE, SUBMIT
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, BACK

ASKED_ONCE: Final = 3  # bits of offers_made: whoever was asked in this phase is left in peace
NOT_FOR_SALE: Final = 999
# Deniers that an office without a point is worth; like all prices for people it is not tuned.
MITRE: Final = 3.5
PART: Final = 0.4  # of what an office is worth that is offered for the votes that decide


def scores(g: Fief, title: int) -> bool:
    return g.rules.scoring >> title & 1 == 1


def price_of_votes(o: Outlook, buyer: Seat) -> int:
    """What the own votes cost somebody whose candidate stands; the own house comes first, and nobody wins by them."""
    g, title = o.g, title_at_stake(o.g)
    mine = votes_of(g, title, o.seat)
    own = [seat for seat in (o.seat, o.ally) if seat != NOBODY and g.candidates[seat] != NOBODY]
    if not mine or own or (scores(g, title) and o.missing(buyer) <= 1):
        return NOT_FOR_SALE
    others = [votes_of(g, title, seat) for seat in range(g.rules.seats) if seat != o.seat]
    part = mine / (mine + max(others))
    harm = denial(o, buyer) if scores(g, title) else MITRE
    return max(1, ceil(part * harm + o.grudge(buyer)))


def is_bid(o: Outlook) -> bool:
    """Whether the offer on the table is a person's bid for the own votes."""
    deal = o.g.deal
    return deal is not None and o.is_person(deal.proposer) and is_for_votes(o.g, deal)


def is_enough(o: Outlook) -> bool:
    assert o.g.deal is not None
    assert o.memory is not None
    buyer = o.g.deal.proposer
    paid = deniers_in(o.g.deal.given) + o.memory.favours[buyer]
    return paid >= price_of_votes(o, buyer)


def answer_bid(o: Outlook, accepted: bool) -> Reason:
    """What is said to a bid."""
    assert o.g.deal is not None
    assert o.memory is not None
    deal = o.g.deal
    buyer = deal.proposer
    if accepted:
        return Reason("vote-promised", buyer, 0, deal.private)
    price = price_of_votes(o, buyer)
    if not is_enough(o) and price < NOT_FOR_SALE:
        return Reason("vote-price", buyer, price - int(o.memory.favours[buyer]), deal.private)
    near = scores(o.g, title_at_stake(o.g)) and o.missing(buyer) <= 1
    return Reason("vote-near-victory" if near else "vote-not-for-sale", buyer, 0, deal.private)


def is_owed(o: Outlook, lord: int) -> bool:
    """Whether somebody has paid for a vote for this candidate."""
    return o.memory is not None and o.memory.favours[o.g.family[lord]] > 0


def is_word(o: Outlook, decision: Decision, best: Action) -> bool:
    """A price that was named is a word: whoever pays it is not refused, and a vote that was sold is given.

    So a search does not look for anything better than that.
    """
    if decision.prompt is PLACE_FOR:
        return best.verb is FAVOUR and is_owed(o, best.noun)
    deal = o.g.deal
    asked = decision.prompt is ANSWER_OFFER and deal is not None and o.is_person(deal.proposer)
    return asked and best is ACCEPT


def bid(o: Outlook, decision: Decision) -> Action | None:
    """Before the first marker lies: turn to a person whose votes would decide for the own candidate."""
    step, memory = o.g.stack[-1], o.memory
    if memory is None or not isinstance(step, Vote) or decision.prompt is not PLACE_FOR:
        return None
    for voter in sorted(memory.people):
        asked = o.g.offers_made >> 2 * (o.seat * MOST + voter) & ASKED_ONCE
        if not asked and memory.would_ask(voter) and bribe_for(o, step.title, voter):
            return PROPOSE[voter]
    return None


def bribe_for(o: Outlook, title: int, voter: Seat) -> int:
    """Deniers to offer for somebody's votes; 0 if they decide nothing."""
    g = o.g
    if g.candidates[o.seat] == NOBODY or g.candidates[voter] != NOBODY or o.goodwill(voter) < 0:
        return 0
    votes = [votes_of(g, title, seat) for seat in range(g.rules.seats)]
    mine = votes[o.seat] + (votes[o.ally] if o.ally != NOBODY and g.candidates[o.ally] == NOBODY else 0)
    against = [
        votes[seat] for seat in range(g.rules.seats) if seat != o.seat and g.candidates[seat] != NOBODY
    ]
    needed = max([KING_NEEDS if title == KING else 1, *[rival + 1 for rival in against]])
    if voter == o.ally or mine >= needed or mine + votes[voter] < needed:
        return 0
    worth = point(o) if scores(g, title) else MITRE
    return min(g.deniers[o.seat] // 2, floor(PART * worth))


def compose_bid(o: Outlook, decision: Decision) -> Action | None:
    """The next stroke of the pen on a bid; None if the offer is another one."""
    deal, title = o.g.deal, title_at_stake(o.g)
    if deal is None or o.memory is None or deal.partner not in o.memory.people or title == NOBODY:
        return None
    if deal.wanted or [kind for kind, _ in deal.given if kind != DENIERS]:
        return None
    lacking = bribe_for(o, title, deal.partner) - deniers_in(deal.given)
    coins = [coin for coin in COINS if coin <= lacking and GIVE_DENIERS[coin] in decision.options]
    if coins:
        return GIVE_DENIERS[max(coins)]
    return SUBMIT if SUBMIT in decision.options else BACK
