"""What may change hands in an offer, and carrying it out (Fief 8.0). What it costs is in markers.py."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat, call, tell, uncover
from oyez.games.fief.rules.board.tables import HAND_LIMIT
from oyez.games.fief.rules.cards.hands import CARD_BITS, KIND, enter_hand, is_lord_card, leave_openly
from oyez.games.fief.rules.cards.relics import choice_of_bearer
from oyez.games.fief.rules.cards.windows import reopen_window
from oyez.games.fief.rules.court.captivity import release
from oyez.games.fief.rules.court.lords import beside, is_free, lords_of
from oyez.games.fief.rules.diplomacy.deal import CAPTIVE, CARD, DENIERS, FREEDOM, VILLAGE, Deal, Item, of_kind
from oyez.games.fief.rules.diplomacy.gestures import bar_cede, bar_free, bar_hand_over, cede, hand_over
from oyez.games.fief.rules.diplomacy.markers import markers_due, spend_markers
from oyez.games.fief.rules.diplomacy.words import GAVE_CARD, GAVE_DENIERS, GAVE_RELIC
from oyez.games.fief.rules.opportunities.resolving import is_resolving, lies_open, reopen_joining
from oyez.games.fief.rules.state import Fief


def bar_item(g: Fief, item: Item, giver: Seat, receiver: Seat) -> str:
    """The row that keeps a thing from changing hands, or "". Cards are judged by their giver's hand."""
    kind, noun = item
    if kind == DENIERS:
        return "" if g.deniers[giver] >= noun else "F-8.0-03"
    if kind == CARD:
        return "" if free_cards(g, giver).count(noun) else "F-8.0-04"
    if is_resolving(g):
        return "F-10.0-08"  # money and cards alone may be slipped into the resolution of a card
    if kind == VILLAGE:
        return bar_cede(g, giver, noun, receiver)
    if kind == CAPTIVE:
        return bar_hand_over(g, giver, noun, receiver)
    if kind == FREEDOM:
        return bar_free(g, giver, noun)
    return "" if takers(g, noun, giver, receiver) else "F-11.1-07"


def free_cards(g: Fief, seat: Seat) -> list[int]:
    """Kinds in a hand that may be given away, each as often as it is there."""
    return [card & KIND for card in g.hands[seat] if not lies_open(g, seat, card & KIND)]


def takers(g: Fief, relic: int, giver: Seat, receiver: Seat) -> list[int]:
    """Lords of the receiver who may take a relic over (F-11.1-07): in EN anywhere, else in the same Village."""
    lord = g.relic_lord[relic]
    if lord == NOBODY or g.family[lord] != giver:
        return []
    anywhere = g.rules.relic_transfer == "marker"
    free = [other for other in lords_of(g, receiver) if is_free(g, other)]
    if not anywhere and g.at[lord] == NOBODY:
        return [other for other in beside(g, lord) if g.family[other] == receiver]
    return [other for other in free if anywhere or g.at[other] == g.at[lord]]


def bar_deal(g: Fief, deal: Deal, seat: Seat) -> str:
    """The row that forbids an offer as far as `seat` can know: his own side, the markers, the hand limit."""
    if not deal.given and not deal.wanted:
        return "F-8.0-14"
    barred = bar_side(g, deal, seat)
    if barred:
        return barred
    if markers_due(g, deal) is None:
        return "F-8.0-01"
    return bar_hands(g, deal)


def bar_side(g: Fief, deal: Deal, seat: Seat) -> str:
    """Whether a player can give all that the offer takes from him."""
    items = deal.side_of(seat)
    cards = of_kind(items, CARD)
    hand = free_cards(g, seat)
    for kind in cards:
        if cards.count(kind) > hand.count(kind):
            return "F-8.0-04"
    for item in items:
        barred = bar_item(g, item, seat, deal.other(seat))
        if barred:
            return barred
    return ""


def bar_hands(g: Fief, deal: Deal) -> str:
    """In an exchange only the end state counts (F-8.0-05)."""
    gain = len(of_kind(deal.wanted, CARD)) - len(of_kind(deal.given, CARD))
    proposer, partner = len(g.hands[deal.proposer]) + gain, len(g.hands[deal.partner]) - gain
    return "F-8.0-05" if max(proposer, partner) > HAND_LIMIT else ""


def show_cards(g: Fief, deal: Deal) -> None:
    """What a player offers he has: whoever hears the offer knows those cards from now on."""
    wanted = of_kind(deal.given, CARD)
    if not wanted:
        return
    uncover(g)
    witnesses = deal.witnesses(g.rules.seats) << CARD_BITS
    hand = sorted(g.hands[deal.proposer], key=int.bit_count, reverse=True)  # the best known first
    for place, card in enumerate(hand):
        if card & KIND in wanted:
            wanted.remove(card & KIND)
            hand[place] = card | witnesses
    g.hands[deal.proposer] = tuple(hand)


def carry_out(g: Fief, deal: Deal) -> None:
    """Everything changes hands as one act (F-8.0-14)."""
    due = markers_due(g, deal)
    assert due is not None
    spend_markers(g, deal.proposer, due[0])
    spend_markers(g, deal.partner, due[1])
    swap_cards(g, deal)
    for item in deal.given:
        pass_item(g, deal, item, deal.proposer, deal.partner)
    for item in deal.wanted:
        pass_item(g, deal, item, deal.partner, deal.proposer)


def swap_cards(g: Fief, deal: Deal) -> None:
    """First all cards leave their hands, then they enter the others', so that no hand is ever too full."""
    mine, theirs = of_kind(deal.given, CARD), of_kind(deal.wanted, CARD)
    if not mine and not theirs:
        return
    for kind in mine:
        take_out(g, deal, deal.proposer, kind)
    for kind in theirs:
        take_out(g, deal, deal.partner, kind)
    witnesses = deal.witnesses(g.rules.seats)
    for giver, receiver, kinds in (
        (deal.proposer, deal.partner, mine),
        (deal.partner, deal.proposer, theirs),
    ):
        for kind in kinds:
            tell(g, GAVE_CARD, giver, (receiver, kind), witnesses)
            enter_hand(g, receiver, kind | witnesses << CARD_BITS)
    uncover(g)
    reopen_window(g)  # F-8.0-20
    reopen_joining(g)


def take_out(g: Fief, deal: Deal, seat: Seat, kind: int) -> None:
    """After a private exchange others see a back less and no longer know which cards with that back are left."""
    leave_openly(g, seat, kind)
    if deal.private:
        known = deal.witnesses(g.rules.seats) << CARD_BITS | KIND
        back = is_lord_card(kind)
        g.hands[seat] = tuple(
            [card & known if is_lord_card(card & KIND) == back else card for card in g.hands[seat]]
        )


def pass_item(g: Fief, deal: Deal, item: Item, giver: Seat, receiver: Seat) -> None:
    """One thing other than a card."""
    kind, noun = item
    if kind == DENIERS:
        g.deniers[giver] -= noun
        g.deniers[receiver] += noun
        if not (deal.private and g.rules.hidden_money):  # then not even that money passed may be heard
            tell(g, GAVE_DENIERS, giver, (receiver, noun), deal.witnesses(g.rules.seats))
    elif kind == VILLAGE:
        cede(g, noun, receiver)
    elif kind == CAPTIVE:
        hand_over(g, noun, receiver)
    elif kind == FREEDOM:
        release(g, noun)
    elif kind != CARD:
        call(g, [choice_of_bearer(receiver, noun, takers(g, noun, giver, receiver))])
        tell(g, GAVE_RELIC, giver, (receiver, noun))
