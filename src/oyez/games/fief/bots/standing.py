"""How a position of Fief stands: a linear evaluation of what each seat has, fitted to the results of many games."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY
from oyez.games.fief.bots.expanded.forces import further_strength
from oyez.games.fief.bots.garrisons import now
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.purchases import price_of_point
from oyez.games.fief.rules.board.tables import (
    BISHOPS,
    CARDINALS,
    KING,
    MEN,
    MOST,
    N_FIEFS,
    N_LORDS,
    N_VILLAGES,
    NO_FORT,
    POPE,
    QUEEN,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.rules.cards.hands import KIND, is_lord_card
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.state import Fief

FEATURES: Final = (
    "points",  # victory points
    "one_missing",  # 1 if the camp needs one more point
    "allied",  # 1 if married into another family
    "ally_points",
    "soon",  # fiefs controlled whose titles the purse and the next income can pay
    "held",  # fiefs without a title, all of whose Villages are controlled
    "begun",  # the square of the part controlled, summed over the other fiefs without a title
    "villages",
    "mills",
    "strongholds",
    "strength",  # strength points of troops
    "hold",  # what the pieces on the map promise by the greedy bot's weights, in tens of deniers
    "deniers",
    "lords",  # free Lords
    "captured",  # own Lords in captivity
    "men",  # of the Lords
    "titled",  # Lords with a title
    "clergy",  # Bishops and Cardinals
    "king",
    "pope",
    "queen",
    "fortunes",  # fortune cards in the hand
    "suitors",  # Lord cards in the hand
)


def features(g: Fief) -> list[list[float]]:
    """By seat, in the order of FEATURES."""
    found = []
    for seat in range(g.rules.seats):
        o = Outlook(g, seat)
        partner = o.partner(seat)
        found.append(
            [
                float(o.points[seat]),
                1.0 if o.missing(seat) == 1 else 0.0,
                1.0 if partner != NOBODY else 0.0,
                float(o.points[partner]) if partner != NOBODY else 0.0,
                *fiefs(o),
                *land(o),
                float(g.deniers[seat]),
                *people(o),
                *hand(o),
            ]
        )
    return found


def fiefs(o: Outlook) -> list[float]:
    """Titles that can be paid soon, fiefs held, fiefs begun."""
    g, seat = o.g, o.seat
    begun = 0.0
    prices: list[int] = []
    for fief in range(N_FIEFS):
        if player_of(g, fief) == NOBODY:
            villages = VILLAGES_OF_FIEF[fief]
            mine = len([v for v in villages if g.control[v] == seat])
            if mine == len(villages):
                prices.append(price_of_point(o, fief))
            elif mine:
                begun += (mine / len(villages)) ** 2
    purse, soon = (g.deniers[seat] + o.income() if prices else 0), 0
    for price in sorted(prices):
        if price <= purse:
            purse -= price
            soon += 1
    return [float(soon), float(len(prices)), begun]


def land(o: Outlook) -> list[float]:
    """Villages, mills, strongholds, strength, and what all that promises."""
    g, seat = o.g, o.seat
    villages = mills = forts = strength = 0
    hold = 0.0
    for village in range(N_VILLAGES):
        here = village * MOST + seat
        strength += g.men_at_arms[here] + 3 * g.knights[here]
        owned = g.control[village] == seat
        if owned:
            villages += 1
            mills += g.mills[village]
            forts += 1 if g.forts[village] != NO_FORT else 0
        if owned or seat in g.arrivals[village]:
            hold += now(o, village)
    if g.parts:
        strength += further_strength(g, seat)
    return [float(villages), float(mills), float(forts), float(strength), hold / 10]


def people(o: Outlook) -> list[float]:
    """Free Lords, captives, men, titled Lords, clergy; King, Pope and Queen of the family."""
    g = o.g
    free = captured = men = titled = clergy = 0
    titles = 0
    for lord in range(N_LORDS):
        if g.family[lord] == o.seat:
            own = g.titles[lord]
            titles |= own
            men += 1 if lord < MEN else 0
            titled += 1 if own else 0
            clergy += 1 if own & (BISHOPS | CARDINALS) else 0
            if g.captor[lord] == NOBODY:
                free += 1
            else:
                captured += 1
    crowns = [float(titles >> title & 1) for title in (KING, POPE, QUEEN)]
    return [float(free), float(captured), float(men), float(titled), float(clergy), *crowns]


def hand(o: Outlook) -> list[float]:
    """Fortune cards and Lord cards; how many of each back are in a hand is public."""
    cards = o.g.hands[o.seat]
    suitors = len([card for card in cards if is_lord_card(card & KIND)])
    return [float(len(cards) - suitors), float(suitors)]


def strengths(g: Fief, weights: tuple[float, ...]) -> list[float]:
    """The logarithm of each seat's chances, but for a constant."""
    return [sum([w * f for w, f in zip(weights, row, strict=True)]) for row in features(g)]
