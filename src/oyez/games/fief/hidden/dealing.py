"""What a seat cannot know, dealt anew: cards in hands and decks, face-down markers, hidden money, types of troops."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat, below, shuffled
from oyez.games.fief.hidden.fog import deal_troops
from oyez.games.fief.hidden.knowledge import is_voting, sees_card, sees_deal, sees_deniers
from oyez.games.fief.rules.cards.hands import CARD_BITS, KIND, is_disaster, is_lord_card
from oyez.games.fief.rules.diplomacy.deal import CARD, deniers_in
from oyez.games.fief.rules.state import Fief


def deal_hidden(g: Fief, seat: Seat, least: list[int]) -> None:
    """Everything at once; `least` is what each must have for what is asked, as far as that is known."""
    _deal_lord_cards(g, seat)
    _deal_fortune_cards(g, seat)
    deal_ballots(g, seat)
    _deal_deniers(g, seat, least)
    deal_troops(g, seat)
    for part in g.parts:
        part.resample(g, seat)


def deal_decks(g: Fief) -> None:
    """Whatever is in no hand."""
    g.lord_deck = shuffled(g, g.lord_deck)
    _deal_fortune_deck(g, [kind for kind in g.fortune_deck if not is_disaster(kind)])


def unknown_places(g: Fief, seat: Seat, owner: Seat) -> list[int]:
    """Places in a hand whose cards the seat neither knows nor has heard offered."""
    hand, deal = g.hands[owner], g.deal
    unknown = [place for place, card in enumerate(hand) if not sees_card(card, seat)]
    if deal is None or owner != deal.proposer or not sees_deal(g, seat):
        return unknown
    offered = [kind for what, kind in deal.given if what == CARD]
    for card in hand:
        if card & KIND in offered and sees_card(card, seat):
            offered.remove(card & KIND)  # this one may be meant
    left: list[int] = []
    for place in unknown:
        if hand[place] & KIND in offered:
            offered.remove(hand[place] & KIND)  # as many as were offered; there may be more of the kind
        else:
            left.append(place)
    return left


def _hidden(g: Fief, seat: Seat, lord_deck: bool) -> list[int]:
    """Kinds in hands whose faces the seat does not know."""
    return [
        hand[place] & KIND
        for owner, hand in enumerate(g.hands)
        for place in unknown_places(g, seat, owner)
        if is_lord_card(hand[place] & KIND) == lord_deck
    ]


def _deal_hands(g: Fief, seat: Seat, pool: list[int], lord_deck: bool) -> None:
    """Unknown cards of a back are replaced from the pool; who else knows them stays as it is."""
    for owner, hand in enumerate(g.hands):
        new = list(hand)
        for place in unknown_places(g, seat, owner):
            card = hand[place]
            if is_lord_card(card & KIND) == lord_deck:
                new[place] = pool.pop() | card >> CARD_BITS << CARD_BITS
        g.hands[owner] = tuple(new)


def _deal_lord_cards(g: Fief, seat: Seat) -> None:
    pool = shuffled(g, g.lord_deck + _hidden(g, seat, True))
    _deal_hands(g, seat, pool, True)
    g.lord_deck = pool


def _deal_fortune_cards(g: Fief, seat: Seat) -> None:
    old = g.fortune_deck
    fortunes = shuffled(g, [kind for kind in old if not is_disaster(kind)] + _hidden(g, seat, False))
    _deal_hands(g, seat, fortunes, False)
    _deal_fortune_deck(g, fortunes)


def _deal_fortune_deck(g: Fief, fortunes: list[int]) -> None:
    """Disasters on the track are face down even to whoever drew them (F-2.1-16)."""
    old = g.fortune_deck
    disasters = shuffled(g, [kind for kind in old if is_disaster(kind)] + g.track)
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


def deal_ballots(g: Fief, seat: Seat) -> None:
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


def hidden_purses(g: Fief, seat: Seat) -> list[Seat]:
    return [owner for owner in range(g.rules.seats) if not sees_deniers(g, seat, owner)]


def offered_purses(g: Fief, seat: Seat) -> list[int]:
    """What each must have because the seat has heard him offer it: what is offered is there (F-11.4-01)."""
    least = [0] * g.rules.seats
    deal = g.deal
    if deal is not None and sees_deal(g, seat) and not sees_deniers(g, seat, deal.proposer):
        least[deal.proposer] = deniers_in(deal.given)
    return least


def _deal_deniers(g: Fief, seat: Seat, least: list[int]) -> None:
    """The total of what the others have is known from what the bank paid and took; who has how much is not."""
    others = hidden_purses(g, seat)
    if not others:
        return
    total = sum([g.deniers[owner] - least[owner] for owner in others])
    for owner in others[:-1]:
        more = below(g, total + 1)
        fill_purse(g, owner, least[owner] + more)
        total -= more
    fill_purse(g, others[-1], least[others[-1]] + total)


def fill_purse(g: Fief, owner: Seat, deniers: int) -> None:
    """What he had when the ransoms began is as hidden as what he has; what he has been paid since is not."""
    g.ransom_funds[owner] += deniers - g.deniers[owner]
    g.deniers[owner] = deniers
