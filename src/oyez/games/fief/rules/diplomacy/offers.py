"""Offers: composed by one player, accepted, refused or countered by the other (Fief 8.0)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action, Verb
from oyez.games.fief.rules.board.tables import MOST, N_LORDS, N_VILLAGES, RAIN, RELICS
from oyez.games.fief.rules.cards.hands import KIND, is_lord_card
from oyez.games.fief.rules.court.lords import captives_of
from oyez.games.fief.rules.diplomacy.deal import (
    CAPTIVE,
    CARD,
    FREEDOM,
    RELIC,
    VILLAGE,
    Deal,
    Item,
    deniers_in,
    of_kind,
)
from oyez.games.fief.rules.diplomacy.exchange import (
    bar_deal,
    bar_item,
    bar_side,
    carry_out,
    free_cards,
    show_cards,
)
from oyez.games.fief.rules.diplomacy.words import (
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
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, BACK, REFUSE

COINS: Final = (1, 2, 3, 5, 10)  # deniers are added up from these
FORTUNE: Final = 60  # the most that is asked for where money is hidden
LARGEST: Final = 6  # things on one side of an offer
OFFERS: Final = 3  # to the same partner in one phase; two bits of offers_made each
COUNTERS: Final = 2  # how often an offer may be countered before it must be answered
# By kind of thing: see deal.py.
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


# The rows by which such things change hands.
BARGAINS: Final = ("F-8.0-03", "F-8.0-04", "F-5.1-08", "F-6.2.3-06", "F-6.2.3-08", "F-11.1-07")


def bar_propose(g: Fief, seat: Seat, other: Seat) -> str:
    """Talk is free, but the same two players bargain formally at most three times in a phase (F-8.0-10: ruling)."""
    if other == seat or other >= g.rules.seats:
        return "F-8.0-03"
    made = g.offers_made >> 2 * (seat * MOST + other) & OFFERS
    return "F-8.0-10" if made == OFFERS else ""


def open_offer(g: Fief, seat: Seat, partner: Seat) -> Step[Any]:
    g.offers_made += 1 << 2 * (seat * MOST + partner)
    g.deal = Deal(seat, partner, (), (), False)
    return Compose(seat, 0)


def content_of_offer(g: Fief, seat: Seat) -> tuple[tuple[Item, ...], tuple[Item, ...]] | None:
    """What the running offer takes from its proposer and from his partner, or None if `seat` may not know it.

    While it is put together it is its author's; made in a private talk it stays between the two (F-8.0-06).
    """
    deal = g.deal
    if deal is None:
        return None
    if seat != deal.proposer:
        composing = len(g.stack) > 0 and isinstance(g.stack[-1], Compose)
        if composing or (deal.private and seat != deal.partner):
            return None
    return deal.given, deal.wanted


def things(g: Fief, giver: Seat, listed: tuple[Item, ...]) -> list[Item]:
    """What a player visibly has to give besides money and cards, and is not listed yet."""
    found: list[Item] = [(VILLAGE, v) for v in range(N_VILLAGES) if g.control[v] == giver and g.arrivals[v]]
    for lord in captives_of(g, giver):
        if (CAPTIVE, lord) not in listed and (FREEDOM, lord) not in listed:
            found += [(CAPTIVE, lord), (FREEDOM, lord)]
    found += [(RELIC, relic) for relic in range(len(RELICS)) if g.relic_lord[relic] != NOBODY]
    return [item for item in found if item not in listed]


def can_give(g: Fief, deal: Deal) -> list[Action]:
    """What the proposer may add to his own side."""
    seat, partner = deal.proposer, deal.partner
    left = g.deniers[seat] - deniers_in(deal.given)
    options = [GIVE_DENIERS[coins] for coins in COINS if coins <= left]
    hand, given = free_cards(g, seat), of_kind(deal.given, CARD)
    options += [GIVE_CARD[kind] for kind in sorted(set(hand)) if hand.count(kind) > given.count(kind)]
    loose = [item for item in things(g, seat, deal.given) if not bar_item(g, item, seat, partner)]
    return options + [GIVES[kind][noun] for kind, noun in loose]


def can_want(g: Fief, deal: Deal) -> list[Action]:
    """What the proposer may ask for, as far as he can know it; whether it is there the partner knows."""
    seat, partner = deal.proposer, deal.partner
    wealth = FORTUNE if g.rules.hidden_money else g.deniers[partner]
    left = wealth - deniers_in(deal.wanted)
    options = [WANT_DENIERS[coins] for coins in COINS if coins <= left]
    options += [WANT_CARD[kind] for kind in cards_to_want(g, deal)]
    loose = [item for item in things(g, partner, deal.wanted) if not bar_item(g, item, partner, seat)]
    return options + [WANTS[kind][noun] for kind, noun in loose]


def cards_to_want(g: Fief, deal: Deal) -> list[int]:
    """The backs in the partner's hand are there to see; Lords in play or in the own hand are elsewhere."""
    backs = [is_lord_card(card & KIND) for card in g.hands[deal.partner]]
    wanted = of_kind(deal.wanted, CARD)
    asked = [is_lord_card(kind) for kind in wanted]
    own = [card & KIND for card in g.hands[deal.proposer]]
    kinds = [lord for lord in range(N_LORDS) if g.family[lord] == NOBODY and lord not in own]
    kinds += range(N_LORDS, RAIN)
    return [
        kind
        for kind in kinds
        if kind not in wanted and backs.count(is_lord_card(kind)) > asked.count(is_lord_card(kind))
    ]


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
            become(g, AnswerOffer(deal.partner, self.counters))
            tell(g, OFFERED, seat, (deal.partner,), deal.witnesses(g.rules.seats))
            show_cards(g, deal)
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
            kind = GIVES.index(action.verb)
            if len(deal.given) < LARGEST and action in can_give(g, deal):
                return ""
            return bar_item(g, (kind, action.noun), seat, deal.partner) or BARGAINS[kind]
        if action.verb in WANTS:
            kind = WANTS.index(action.verb)
            if len(deal.wanted) < LARGEST and action in can_want(g, deal):
                return ""
            known = kind >= VILLAGE  # the others' money and cards are not for him to know
            return (bar_item(g, (kind, action.noun), deal.partner, seat) if known else "") or BARGAINS[kind]
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
        return bar_side(g, deal, deal.proposer) or bar_deal(g, deal, deal.partner)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        deal = g.deal
        assert deal is not None
        if action is COUNTER:
            g.deal = without_impossible(g, deal.countered())
            become(g, Compose(seat, self.counters + 1))
            return
        end(g)
        g.deal = None
        fact = DEAL_MADE if action is ACCEPT else OFFER_REFUSED
        tell(g, fact, seat, (deal.proposer,), deal.witnesses(g.rules.seats))
        if action is ACCEPT:
            carry_out(g, deal)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        deal = g.deal
        return self.bar_accept(g, deal) if deal is not None and action is ACCEPT else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.counters)


def without_impossible(g: Fief, deal: Deal) -> Deal:
    """A counter-offer starts from the other's, without what its new proposer cannot give."""
    given = tuple([item for item in deal.given if not bar_item(g, item, deal.proposer, deal.partner)])
    return Deal(deal.proposer, deal.partner, given, deal.wanted, deal.private)
