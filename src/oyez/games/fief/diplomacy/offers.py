"""Offers: composed by one player, accepted, refused or countered by the other (Fief 8.0)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action, Verb
from oyez.games.fief.cards import KIND
from oyez.games.fief.deal import CAPTIVE, CARD, FREEDOM, RELIC, VILLAGE, Deal, deniers_in
from oyez.games.fief.diplomacy.exchange import bar_deal, bar_item, carry_out
from oyez.games.fief.lords import captives_of
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import MOST, N_LORDS, N_VILLAGES, RAIN, RELICS
from oyez.games.fief.words.diplomacy import (
    ANSWER_OFFER,
    COMPOSE,
    COUNTER,
    DEAL_MADE,
    GIVE_CAPTIVE,
    GIVE_CARD,
    GIVE_DENIERS,
    GIVE_FREEDOM,
    GIVE_RELIC,
    GIVE_VILLAGE,
    OFFER_REFUSED,
    OFFER_WITHDRAWN,
    OFFERED,
    SUBMIT,
    WANT_CAPTIVE,
    WANT_CARD,
    WANT_DENIERS,
    WANT_FREEDOM,
    WANT_RELIC,
    WANT_VILLAGE,
)
from oyez.games.fief.words.nouns import ACCEPT, BACK, REFUSE

COINS: Final = (1, 2, 3, 5, 10)  # deniers are added up from these
LARGEST: Final = 6  # things on one side of an offer
OFFERS: Final = 3  # to the same partner in one phase; two bits of offers_made each
COUNTERS: Final = 2  # how often an offer may be countered before it must be answered
GIVES: Final[tuple[Verb, ...]] = (
    GIVE_DENIERS,
    GIVE_CARD,
    GIVE_VILLAGE,
    GIVE_CAPTIVE,
    GIVE_FREEDOM,
    GIVE_RELIC,
)
WANTS: Final[tuple[Verb, ...]] = (
    WANT_DENIERS,
    WANT_CARD,
    WANT_VILLAGE,
    WANT_CAPTIVE,
    WANT_FREEDOM,
    WANT_RELIC,
)


def bar_propose(g: Fief, seat: Seat, other: Seat) -> str:
    """The row that keeps a player from making another one an offer, or ""."""
    if other == seat or other >= g.rules.seats:
        return "F-8.0-03"
    made = g.offers_made >> 2 * (seat * MOST + other) & OFFERS
    return "F-8.0-14" if made == OFFERS else ""


def open_offer(g: Fief, seat: Seat, partner: Seat) -> Step[Any]:
    """Three open offers per partner and phase: talk is free, endless offers are not (ruling after F-5.0-43)."""
    g.offers_made += 1 << 2 * (seat * MOST + partner)
    g.deal = Deal(seat, partner, (), (), False)
    return Compose(seat, 0)


def things(g: Fief, giver: Seat) -> list[tuple[int, int]]:
    """What a player visibly has to give, apart from money and cards."""
    found = [(VILLAGE, village) for village in range(N_VILLAGES) if g.control[village] == giver]
    for lord in captives_of(g, giver):
        found += [(CAPTIVE, lord), (FREEDOM, lord)]
    found += [(RELIC, relic) for relic in range(len(RELICS)) if g.relic_lord[relic] != NOBODY]
    return found


def can_give(g: Fief, deal: Deal) -> list[Action]:
    """What the proposer may add to his own side."""
    seat, partner = deal.proposer, deal.partner
    left = g.deniers[seat] - deniers_in(deal.given)
    options = [GIVE_DENIERS[coins] for coins in COINS if coins <= left]
    hand = [card & KIND for card in g.hands[seat]]
    options += [
        GIVE_CARD[kind] for kind in sorted(set(hand)) if hand.count(kind) > deal.given.count((CARD, kind))
    ]
    loose = [
        item for item in things(g, seat) if item not in deal.given and not bar_item(g, item, seat, partner)
    ]
    return options + [GIVES[kind][noun] for kind, noun in loose]


def can_want(g: Fief, deal: Deal) -> list[Action]:
    """What the proposer may ask for; whether the partner holds a card is for the partner to know."""
    seat, partner = deal.proposer, deal.partner
    left = g.deniers[partner] - deniers_in(deal.wanted)
    if g.rules.hidden_money:
        left = COINS[-1]
    options = [WANT_DENIERS[coins] for coins in COINS if coins <= left]
    if g.hands[partner]:
        own = [card & KIND for card in g.hands[seat]]
        lords = [lord for lord in range(N_LORDS) if g.family[lord] == NOBODY and lord not in own]
        kinds = [*lords, *range(N_LORDS, RAIN)]
        options += [WANT_CARD[kind] for kind in kinds if (CARD, kind) not in deal.wanted]
    loose = [
        item
        for item in things(g, partner)
        if item not in deal.wanted and not bar_item(g, item, partner, seat)
    ]
    return options + [WANTS[kind][noun] for kind, noun in loose]


@final
class Compose(Step[Fief]):
    """The proposer adds things to both sides, then submits or withdraws. The content is state: it may be private."""

    def __init__(self, seat: Seat, counters: int) -> None:
        self.seat: Final = seat
        self.counters: Final = counters

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        deal = g.deal
        assert deal is not None
        options: list[Action] = []
        if len(deal.given) < LARGEST:
            options += can_give(g, deal)
        if len(deal.wanted) < LARGEST:
            options += can_want(g, deal)
        if not bar_deal(g, deal, self.seat):
            options.append(SUBMIT)
        return (Decision(self.seat, COMPOSE, (*options, BACK)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        deal = g.deal
        assert deal is not None
        if action is BACK:
            end(g)
            g.deal = None
            tell(g, OFFER_WITHDRAWN, seat)
        elif action is SUBMIT:
            tell(g, OFFERED, seat, (deal.partner,))
            become(g, AnswerOffer(deal.partner, self.counters))
        elif action.verb in GIVES:
            g.deal = deal.giving((GIVES.index(action.verb), action.noun))
        else:
            g.deal = deal.wanting((WANTS.index(action.verb), action.noun))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        deal = g.deal
        if deal is None:
            return ""
        if action is SUBMIT:
            return bar_deal(g, deal, seat)
        if action.verb in GIVES:
            return bar_item(g, (GIVES.index(action.verb), action.noun), seat, deal.partner)
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.counters)


@final
class AnswerOffer(Step[Fief]):
    """Accepted or refused as one act; or countered by an offer of one's own."""

    def __init__(self, seat: Seat, counters: int) -> None:
        self.seat: Final = seat
        self.counters: Final = counters

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        deal = g.deal
        assert deal is not None
        options = [REFUSE]
        if not self.bar_accept(g, deal):
            options.insert(0, ACCEPT)
        if self.counters < COUNTERS:
            options.append(COUNTER)
        return (Decision(self.seat, ANSWER_OFFER, tuple(options)),)

    def bar_accept(self, g: Fief, deal: Deal) -> str:
        return bar_deal(g, deal, deal.proposer) or bar_deal(g, deal, deal.partner)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        deal = g.deal
        assert deal is not None
        if action is COUNTER:
            g.deal = Deal(seat, deal.proposer, deal.wanted, deal.given, deal.private)
            g.deal = drop_impossible(g, g.deal)
            become(g, Compose(seat, self.counters + 1))
            return
        end(g)
        g.deal = None
        if action is ACCEPT:
            tell(g, DEAL_MADE, seat, (deal.proposer,))
            carry_out(g, deal)
        else:
            tell(g, OFFER_REFUSED, seat, (deal.proposer,))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        deal = g.deal
        return self.bar_accept(g, deal) if deal is not None and action is ACCEPT else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.counters)


def drop_impossible(g: Fief, deal: Deal) -> Deal:
    """A counter-offer starts from the other's, without what its new proposer cannot give."""
    given = tuple([item for item in deal.given if not bar_item(g, item, deal.proposer, deal.partner)])
    return Deal(deal.proposer, deal.partner, given, deal.wanted, deal.private)
