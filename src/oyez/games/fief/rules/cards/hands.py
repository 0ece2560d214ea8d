"""Hands, decks and piles. A card in a hand is its kind plus, above CARD_BITS, the seats that know it."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat, shuffled, tell, uncover
from oyez.games.fief.rules.board.tables import CARDINAL_CARD, DARC, N_LORDS, RAIN, UPRISING
from oyez.games.fief.rules.cards.words import DECK_RENEWED
from oyez.games.fief.rules.state import Fief

CARD_BITS: Final = 5
KIND: Final = (1 << CARD_BITS) - 1
LAST_OPPORTUNITY: Final = RAIN - 1


def kind_of(card: int) -> int:
    return card & KIND


def known_to(card: int, seat: Seat) -> bool:
    return card >> CARD_BITS >> seat & 1 == 1


def drawn(kind: int, seat: Seat) -> int:
    """A card as it enters a hand from a deck: only its owner knows it."""
    return kind | 1 << seat << CARD_BITS


def is_lord_card(kind: int) -> bool:
    """Of the Lord deck, with its brown back: Lords, Cardinals and d'Arc (F-C-23)."""
    return kind <= DARC


def is_disaster(kind: int) -> bool:
    return kind >= RAIN


def is_opportunity(kind: int) -> bool:
    """Playable in any phase (F-2.4-05): the lightning cards, d'Arc and Cardinal."""
    return UPRISING <= kind <= LAST_OPPORTUNITY or kind in (CARDINAL_CARD, DARC)


def holds(g: Fief, seat: Seat, kind: int) -> bool:
    for card in g.hands[seat]:
        if card & KIND == kind:
            return True
    return False


def kinds_in_hand(g: Fief, seat: Seat) -> list[int]:
    """The different kinds a seat holds, in ascending order."""
    return sorted({card & KIND for card in g.hands[seat]})


def leave_openly(g: Fief, seat: Seat, kind: int) -> None:
    """Take a card out of a hand before everybody's eyes; of several, the one that most know.

    Whoever knew another of that kind cannot tell whether it was this one: he knows one card less.
    """
    card = max([card for card in g.hands[seat] if card & KIND == kind], key=int.bit_count)
    hand = list(g.hands[seat])
    hand.remove(card)
    doubtful = ~(card >> CARD_BITS)
    for place, other in enumerate(hand):
        if other & KIND == kind:
            forgotten = other >> CARD_BITS & doubtful
            hand[place] = other & ~(forgotten << CARD_BITS)
            doubtful &= ~forgotten
    g.hands[seat] = tuple(hand)


def show(g: Fief, seat: Seat, kind: int) -> None:
    """Lay a card open while its player names the target: until it is discarded everybody knows it."""
    place = [card & KIND for card in g.hands[seat]].index(kind)
    leave_openly(g, seat, kind)
    hand = g.hands[seat]
    g.hands[seat] = (*hand[:place], kind | (1 << g.rules.seats) - 1 << CARD_BITS, *hand[place:])


def enter_hand(g: Fief, seat: Seat, card: int) -> None:
    g.hands[seat] = (*g.hands[seat], card)


def discard(g: Fief, kind: int) -> None:
    """Onto the discard pile of its own deck (F-2.1-03)."""
    if is_lord_card(kind):
        g.lord_discard.append(kind)
    else:
        g.fortune_discard.append(kind)


def can_draw_lord(g: Fief) -> bool:
    return bool(g.lord_deck or g.lord_discard)  # F-2.2-05


def can_draw_fortune(g: Fief) -> bool:
    """Whether a Fortune card (not a Disaster) is still to be had from deck or discard pile."""
    return any(not is_disaster(kind) for kind in g.fortune_deck) or any(
        not is_disaster(kind) for kind in g.fortune_discard
    )


def top_is_disaster(g: Fief) -> bool:
    """The back of the top card is there for all to see (F-2.1-19)."""
    return bool(g.fortune_deck) and is_disaster(g.fortune_deck[-1])


def draw_lord_card(g: Fief) -> int:
    """The top of the Lord deck, renewed from its discard pile when a draw is wanted (F-2.2-01, -02)."""
    if not g.lord_deck:
        tell(g, DECK_RENEWED, NOBODY, (0,))
        g.lord_deck = shuffled(g, g.lord_discard)
        g.lord_discard = []
    uncover(g)
    return g.lord_deck.pop()


def draw_fortune_card(g: Fief) -> int:
    """The top of the mixed deck, which may be a Disaster (F-2.1-13)."""
    if not g.fortune_deck:
        tell(g, DECK_RENEWED, NOBODY, (1,))
        g.fortune_deck = shuffled(g, g.fortune_discard)
        g.fortune_discard = []
    uncover(g)
    return g.fortune_deck.pop()


def is_lord(kind: int) -> bool:
    return kind < N_LORDS
