"""Whether an imagined state fits what is asked, and what helps where chance alone hardly ever deals one that does.

All but the last way out follow from what the seat may know: the same seed imagines the same whatever is true.
"""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Seat, below, initiatives, shuffled
from oyez.games.fief.hidden.dealing import deal_ballots, deal_decks, fill_purse, hidden_purses, unknown_places
from oyez.games.fief.hidden.fog import deal_troops
from oyez.games.fief.rules.cards.hands import CARD_BITS, KIND, is_disaster, is_lord_card
from oyez.games.fief.rules.state import Fief

Place = tuple[int, int]  # whose hand, or which deck; where in it
LORD_DECK: Final = -1
FORTUNE_DECK: Final = -2
BALLOTS: Final = 0  # what is dealt by itself
TROOPS: Final = 1
OF_PARTS: Final = 2


def looks_the_same(g: Fief, new: Fief, seat: Seat) -> bool:
    """The same questions in public, the same options for the seat; sets what is asked in the new state."""
    if g.stack and not g.winners:
        new.pending = new.stack[-1].ask(new)
        if bool(new.pending) != bool(g.pending):
            return False
    if _asked(g, seat) != _asked(new, seat):
        return False
    for decision in g.pending:
        if decision.seat == seat:
            again = [other for other in new.pending if other.seat == seat]
            if again[0].options != decision.options:
                return False
    return seat < 0 or initiatives(g, seat) == initiatives(new, seat)


def _asked(g: Fief, seat: Seat) -> list[tuple[int, str]]:
    """Who is asked what, as far as the seat may know it."""
    return [(d.seat, d.prompt.name) for d in g.pending if d.seat == seat or not d.prompt.secret]


def slip_in_a_card(g: Fief, new: Fief, seat: Seat) -> bool:
    """Two hidden cards change places, if that is all it takes: somebody is asked who must hold something for it."""
    for one, other in _exchanges(new, seat):
        _exchange(new, one, other)
        if looks_the_same(g, new, seat):
            return True
        _exchange(new, one, other)
    return False


def least_purses(g: Fief, new: Fief, seat: Seat) -> list[int]:
    """What somebody must have for the same to be asked, who pays or buys out of a hidden purse."""
    owners = hidden_purses(new, seat)
    purses = new.deniers.copy()
    total = sum([purses[owner] for owner in owners])
    least = [0] * new.rules.seats
    for owner in owners:
        if _fits_with(g, new, seat, owner, total):
            low, high = 0, total
            while low < high:
                middle = (low + high) // 2
                if _fits_with(g, new, seat, owner, middle):
                    high = middle
                else:
                    low = middle + 1
            least[owner] = low
            break
    for owner in owners:
        fill_purse(new, owner, purses[owner])
    return least


def _fits_with(g: Fief, new: Fief, seat: Seat, owner: Seat, deniers: int) -> bool:
    """Whether so much in one purse, and nothing in the other hidden ones, is enough."""
    for each in hidden_purses(new, seat):
        fill_purse(new, each, deniers if each == owner else 0)
    return looks_the_same(g, new, seat)


def mixed(g: Fief, first: Fief, seat: Seat) -> Fief:
    """The last way out: from the truth on, one thing after the other changes places wherever that still fits."""
    new = first.copy()
    deal_decks(new)
    for one, other in _exchanges(new, seat):
        _exchange(new, one, other)
        if not looks_the_same(g, new, seat):
            _exchange(new, one, other)
    _mix_purses(g, new, seat)
    for what in range(OF_PARTS + len(new.parts)):
        again = new.copy()
        _deal_one(again, seat, what)
        if looks_the_same(g, again, seat):
            new = again
    looks_the_same(g, new, seat)
    return new


def _mix_purses(g: Fief, new: Fief, seat: Seat) -> None:
    for giver in hidden_purses(new, seat):
        for taker in hidden_purses(new, seat):
            coins = below(new, new.deniers[giver] + 1)
            pass_coins(new, giver, taker, coins)
            if not looks_the_same(g, new, seat):
                pass_coins(new, taker, giver, coins)


def pass_coins(g: Fief, giver: Seat, taker: Seat, coins: int) -> None:
    fill_purse(g, giver, g.deniers[giver] - coins)
    fill_purse(g, taker, g.deniers[taker] + coins)


def _deal_one(g: Fief, seat: Seat, what: int) -> None:
    if what == BALLOTS:
        deal_ballots(g, seat)
    elif what == TROOPS:
        deal_troops(g, seat)
    else:
        g.parts[what - OF_PARTS].resample(g, seat)


def _exchanges(g: Fief, seat: Seat) -> list[tuple[Place, Place]]:
    """In random order: an unknown card of a hand with another of the same back, of a hand or a deck."""
    unknown = [(owner, place) for owner in range(len(g.hands)) for place in unknown_places(g, seat, owner)]
    found: list[tuple[Place, Place]] = []
    for at, one in enumerate(unknown):
        lord = is_lord_card(_kind(g, one))
        found += [(one, other) for other in unknown[at + 1 :] if is_lord_card(_kind(g, other)) == lord]
        deck, which = (g.lord_deck, LORD_DECK) if lord else (g.fortune_deck, FORTUNE_DECK)
        found += [(one, (which, deck.index(kind))) for kind in sorted(set(deck)) if not is_disaster(kind)]
    return [found[place] for place in shuffled(g, list(range(len(found))))]


def _kind(g: Fief, place: Place) -> int:
    where, which = place
    if where == LORD_DECK:
        return g.lord_deck[which]
    return g.fortune_deck[which] if where == FORTUNE_DECK else g.hands[where][which] & KIND


def _exchange(g: Fief, one: Place, other: Place) -> None:
    kind = _kind(g, one)
    _put(g, one, _kind(g, other))
    _put(g, other, kind)


def _put(g: Fief, place: Place, kind: int) -> None:
    """Who else knows a card of a hand stays as it is."""
    where, which = place
    if where == LORD_DECK:
        g.lord_deck[which] = kind
    elif where == FORTUNE_DECK:
        g.fortune_deck[which] = kind
    else:
        hand = list(g.hands[where])
        hand[which] = kind | hand[which] >> CARD_BITS << CARD_BITS
        g.hands[where] = tuple(hand)
