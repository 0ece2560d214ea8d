"""States that a seat cannot tell from the real one: hidden cards, markers, types and money dealt anew."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import MASK, NOBODY, Seat, below, initiatives, shuffled
from oyez.games.fief.cards import CARD_BITS, KIND, is_disaster, is_lord_card
from oyez.games.fief.deal import CARD, Deal
from oyez.games.fief.fog import deal_troops
from oyez.games.fief.knowledge import is_voting, sees_card, sees_deal, sees_deniers
from oyez.games.fief.state import Fief
from oyez.games.fief.windows import Window

TRIES: Final = 16


def resample(g: Fief, seat: Seat, seed: int) -> Fief:
    """Deal what is hidden until what is asked still fits; if that never succeeds, only the decks are shuffled.

    The pools are what a person with a perfect memory knows: both piles of discards, the cards of each back in
    every hand, the troops of each type that a colour has on the map, and how much money there is in all.
    """
    first = g.copy()
    first.seed = seed
    first.forced = []
    asked = [decision for decision in g.pending if decision.seat == seat]
    if asked and isinstance(g.stack[-1], Window):
        first.stack[-1] = g.stack[-1].begun_by(g, seat)
    if g.deal is not None and not sees_deal(g, seat):
        first.deal = Deal(g.deal.proposer, g.deal.partner, (), (), g.deal.private)
    for _ in range(TRIES):
        new = first.copy()
        first.seed = (first.seed * 2 + 1) & MASK
        _deal_lord_cards(new, seat)
        _deal_fortune_cards(new, seat)
        _deal_ballots(new, seat)
        _deal_deniers(new, seat)
        deal_troops(new, seat)
        for part in new.parts:
            part.resample(new, seat)
        if _looks_the_same(g, new, seat):
            return new
    new = first.copy()
    new.lord_deck = shuffled(new, new.lord_deck)
    new.fortune_deck = _under_its_top(new, new.fortune_deck, g.fortune_deck)
    return new


def _looks_the_same(g: Fief, new: Fief, seat: Seat) -> bool:
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


def _is_fixed(g: Fief, card: int, seat: Seat, owner: Seat) -> bool:
    """The seat knows the card, or has heard it offered."""
    if sees_card(card, seat):
        return True
    deal = g.deal
    if deal is None or owner != deal.proposer or not sees_deal(g, seat):
        return False
    return (CARD, card & KIND) in deal.given


def _hidden(g: Fief, seat: Seat, lord_deck: bool) -> list[int]:
    """Kinds in hands whose faces the seat does not know."""
    return [
        card & KIND
        for owner, hand in enumerate(g.hands)
        for card in hand
        if is_lord_card(card & KIND) == lord_deck and not _is_fixed(g, card, seat, owner)
    ]


def _deal_hands(g: Fief, seat: Seat, pool: list[int], lord_deck: bool) -> None:
    """Unknown cards of a back are replaced from the pool; who else knows them stays as it is."""
    for owner, hand in enumerate(g.hands):
        new: list[int] = []
        for card in hand:
            if is_lord_card(card & KIND) == lord_deck and not _is_fixed(g, card, seat, owner):
                new.append(pool.pop() | card >> CARD_BITS << CARD_BITS)
            else:
                new.append(card)
        g.hands[owner] = tuple(new)


def _deal_lord_cards(g: Fief, seat: Seat) -> None:
    pool = shuffled(g, g.lord_deck + _hidden(g, seat, True))
    _deal_hands(g, seat, pool, True)
    g.lord_deck = pool


def _deal_fortune_cards(g: Fief, seat: Seat) -> None:
    """Disasters on the track are face down even to whoever drew them (F-2.1-16)."""
    old = g.fortune_deck
    fortunes = shuffled(g, [kind for kind in old if not is_disaster(kind)] + _hidden(g, seat, False))
    disasters = shuffled(g, [kind for kind in old if is_disaster(kind)] + g.track)
    _deal_hands(g, seat, fortunes, False)
    g.track = [disasters.pop() for _ in g.track]
    g.fortune_deck = _under_its_top(g, fortunes + disasters, old)


def _under_its_top(g: Fief, cards: list[int], old: list[int]) -> list[int]:
    """A shuffled deck whose top card has the back of the old one's (F-2.1-19)."""
    deck = shuffled(g, cards)
    if not deck:
        return deck
    place = len(deck) - 1
    while is_disaster(deck[place]) != is_disaster(old[-1]):
        place -= 1
    deck[place], deck[-1] = deck[-1], deck[place]
    return deck


def _deal_ballots(g: Fief, seat: Seat) -> None:
    """Which of the face-down markers is which (F-1.3-07)."""
    candidates = sorted([lord for lord in g.candidates if lord != NOBODY])
    for voter in range(g.rules.seats):
        favoured, decoy = 2 * voter, 2 * voter + 1
        if voter == seat:
            continue
        if is_voting(g, voter):
            choices = [*candidates, NOBODY]
            g.ballots[favoured] = choices[below(g, len(choices))]
        elif g.ballots[favoured] != g.ballots[decoy]:
            # From their order, not from the truth: the same seed must imagine the same whatever is true.
            pair = sorted([g.ballots[favoured], g.ballots[decoy]])
            first = below(g, 2)
            g.ballots[favoured], g.ballots[decoy] = pair[first], pair[1 - first]


def _deal_deniers(g: Fief, seat: Seat) -> None:
    """The total of what the others have is known from what the bank paid and took; who has how much is not."""
    others = [owner for owner in range(g.rules.seats) if not sees_deniers(g, seat, owner)]
    if not others:
        return
    total = sum([g.deniers[owner] for owner in others])
    for owner in others[:-1]:
        g.deniers[owner] = below(g, total + 1)
        total -= g.deniers[owner]
    g.deniers[others[-1]] = total
