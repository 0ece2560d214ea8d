"""What may change hands in an offer, what it costs in Diplomacy markers, and carrying it out (Fief 8.0)."""

from __future__ import annotations

from oyez.engine.kernel import EVERYBODY, NOBODY, Seat, tell
from oyez.games.fief.captivity import release
from oyez.games.fief.cards import CARD_BITS, KIND, enter_hand, leave_hand
from oyez.games.fief.deal import (
    CAPTIVE,
    CARD,
    DENIERS,
    FREEDOM,
    RELIC,
    VILLAGE,
    Deal,
    Item,
    deniers_in,
    of_kind,
)
from oyez.games.fief.diplomacy.gestures import bar_cede, bar_hand_over, cede, hand_over
from oyez.games.fief.lords import lords_of
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import HAND_LIMIT
from oyez.games.fief.words.diplomacy import GAVE_CARD, GAVE_DENIERS, GAVE_RELIC, MARKER_SPENT

MARKER_BUYS: int = 3  # deniers that one marker lets a player receive (F-8.0-03)


def bar_item(g: Fief, item: Item, giver: Seat, receiver: Seat) -> str:
    """The row that keeps a thing from changing hands, or "". Cards are judged by their giver's hand."""
    kind, noun = item
    if kind == DENIERS:
        return "" if g.deniers[giver] >= noun else "F-8.0-03"
    if kind == CARD:
        return "" if noun in [card & KIND for card in g.hands[giver]] else "F-8.0-04"
    if kind == VILLAGE:
        return bar_cede(g, giver, noun, receiver)
    if kind == CAPTIVE:
        return bar_hand_over(g, giver, noun, receiver)
    if kind == FREEDOM:
        return "" if g.captor[noun] == giver else "F-6.2.3-08"
    return "" if bearers(g, noun, giver, receiver) else "F-11.1-07"


def bearers(g: Fief, relic: int, giver: Seat, receiver: Seat) -> list[int]:
    """Lords of the receiver who may take a relic over (F-11.1-07): in EN anywhere, else in the same Village."""
    lord = g.relic_lord[relic]
    if lord == NOBODY or g.family[lord] != giver:
        return []
    anywhere = g.rules.relic_transfer == "marker"
    return [other for other in lords_of(g, receiver) if anywhere or g.at[other] == g.at[lord]]


def bar_deal(g: Fief, deal: Deal, seat: Seat) -> str:
    """The row that forbids an offer as far as `seat` can know: his own side, the markers, the hand limit."""
    if not deal.given and not deal.wanted:
        return "F-8.0-14"
    own, other = (deal.given, deal.partner) if seat == deal.proposer else (deal.wanted, deal.proposer)
    for item in own:
        barred = bar_item(g, item, seat, other)
        if barred:
            return barred
    if markers_due(g, deal) is None:
        return "F-8.0-01"
    return bar_hands(g, deal)


def bar_hands(g: Fief, deal: Deal) -> str:
    """In an exchange only the end state counts (F-8.0-05)."""
    given, wanted = len(of_kind(deal.given, CARD)), len(of_kind(deal.wanted, CARD))
    proposer = len(g.hands[deal.proposer]) - given + wanted
    partner = len(g.hands[deal.partner]) + given - wanted
    return "F-8.0-05" if max(proposer, partner) > HAND_LIMIT and given != wanted else ""


def markers_due(g: Fief, deal: Deal) -> tuple[int, int] | None:
    """Markers that proposer and partner must spend, or None if they lack them (matrix 2, section 3)."""
    if deal.private or g.rules.open_diplomacy:
        return (0, 0)
    mine = needed_by_receiver(g, deal.wanted)
    theirs = needed_by_receiver(g, deal.given)
    if g.rules.diplomacy_cards == "exchange" and (of_kind(deal.given, CARD) or of_kind(deal.wanted, CARD)):
        if g.diplomacy[deal.proposer] > mine:  # F-8.0-04: one marker serves the whole exchange
            mine += 1
        else:
            theirs += 1
    enough = g.diplomacy[deal.proposer] >= mine and g.diplomacy[deal.partner] >= theirs
    return (mine, theirs) if enough else None


def needed_by_receiver(g: Fief, items: tuple[Item, ...]) -> int:
    """Markers of whoever receives these things."""
    markers = 0
    if g.rules.money_transfer == "marker_up_to_3":
        markers += -(-deniers_in(items) // MARKER_BUYS)  # F-8.0-03
    if g.rules.diplomacy_cards == "receive" and of_kind(items, CARD):
        markers += 1
    if g.rules.relic_transfer != "same_village":
        markers += len(of_kind(items, RELIC))  # F-8.0-18
    return markers


def carry_out(g: Fief, deal: Deal) -> None:
    """Everything changes hands as one act (F-8.0-14)."""
    due = markers_due(g, deal)
    assert due is not None
    spend_markers(g, deal.proposer, due[0])
    spend_markers(g, deal.partner, due[1])
    to = EVERYBODY if not deal.private else 1 << deal.proposer | 1 << deal.partner
    mine = [leave_hand(g, deal.proposer, kind) for kind in of_kind(deal.given, CARD)]
    theirs = [leave_hand(g, deal.partner, kind) for kind in of_kind(deal.wanted, CARD)]
    receive_cards(g, deal.partner, deal.proposer, mine, to)
    receive_cards(g, deal.proposer, deal.partner, theirs, to)
    for item in deal.given:
        pass_item(g, item, deal.proposer, deal.partner, to)
    for item in deal.wanted:
        pass_item(g, item, deal.partner, deal.proposer, to)


def spend_markers(g: Fief, seat: Seat, markers: int) -> None:
    for _ in range(markers):
        g.diplomacy[seat] -= 1
        tell(g, MARKER_SPENT, seat)


def receive_cards(g: Fief, receiver: Seat, giver: Seat, cards: list[int], to: int) -> None:
    """Whoever saw the exchange knows the cards from now on."""
    witnesses = (1 << g.rules.seats) - 1 if to == EVERYBODY else to
    for card in cards:
        tell(g, GAVE_CARD, giver, (receiver, card & KIND), to)
        enter_hand(g, receiver, card | witnesses << CARD_BITS)


def pass_item(g: Fief, item: Item, giver: Seat, receiver: Seat, to: int) -> None:
    """One thing other than a card."""
    kind, noun = item
    if kind == DENIERS:
        g.deniers[giver] -= noun
        g.deniers[receiver] += noun
        tell(g, GAVE_DENIERS, giver, (receiver, noun), to)
    elif kind == VILLAGE:
        cede(g, noun, receiver)
    elif kind == CAPTIVE:
        hand_over(g, noun, receiver)
    elif kind == FREEDOM:
        release(g, noun)
    elif kind == RELIC:
        g.relic_lord[noun] = bearers(g, noun, giver, receiver)[0]
        tell(g, GAVE_RELIC, giver, (receiver, noun))
