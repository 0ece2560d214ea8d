"""States that a seat cannot tell from the real one: hidden cards, markers, types and money dealt anew."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Seat, below
from oyez.engine.splitmix import MASK
from oyez.games.fief.hidden.dealing import deal_hidden, offered_purses
from oyez.games.fief.hidden.knowledge import sees_deal
from oyez.games.fief.hidden.refitting import least_purses, looks_the_same, mixed, slip_in_a_card
from oyez.games.fief.rules.cards.windows import Window
from oyez.games.fief.rules.diplomacy.deal import Deal
from oyez.games.fief.rules.state import Fief

TRIES: Final = 64  # nearly always the first fits; so often a seed can be doubled before nothing of it is left
REPAIRS: Final = 64  # of deals that do not fit


def resample(g: Fief, seat: Seat, seed: int, tries: int = TRIES, repairs: int = REPAIRS) -> Fief:
    """Deal what is hidden until what is asked still fits; if chance alone does not succeed, it is helped.

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
    offered = offered_purses(g, seat)
    least = offered
    for _ in range(tries):
        new = first.copy()
        first.seed = (first.seed * 2 + 1) & MASK
        deal_hidden(new, seat, least)
        if looks_the_same(g, new, seat):
            return new
    first.seed = seed
    for _ in range(repairs):
        first.seed = below(first, MASK)
        new = first.copy()
        deal_hidden(new, seat, least)
        if looks_the_same(g, new, seat) or slip_in_a_card(g, new, seat):
            return new
        needed = least_purses(g, new, seat)
        least = [max(offered[owner], needed[owner]) for owner in range(g.rules.seats)]
    return mixed(g, first, seat)
