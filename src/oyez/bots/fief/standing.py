"""How a position of Fief stands: a linear evaluation of what each seat has, fitted to the results of many games."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.cards import KIND, is_lord_card
from oyez.games.fief.lords import ally_of
from oyez.games.fief.phases.victory import ALLIANCES_FROM, SOLO_POINTS
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import (
    BISHOPS,
    CARDINALS,
    MOST,
    N_FIEFS,
    N_LORDS,
    N_VILLAGES,
    NO_FORT,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.titles import player_of, victory_points

FEATURES: Final = (
    "points",  # victory points
    "one_missing",  # 1 if the camp needs one more point
    "none_missing",  # 1 if the camp has enough
    "fiefs_held",  # fiefs without a title, all of whose Villages are controlled
    "fiefs_begun",  # the square of the part controlled, summed over the other fiefs without a title
    "villages",
    "mills",
    "strongholds",
    "deniers",
    "strength",  # strength points of troops
    "lords",  # free Lords
    "captured",  # own Lords in captivity
    "bishops",  # Bishops and Cardinals
    "fortunes",  # fortune cards in the hand
    "suitors",  # Lord cards in the hand
    "allied",  # 1 if married into another family
    "ally_points",
)


def features(g: Fief) -> list[list[float]]:
    """By seat, in the order of FEATURES."""
    seats = g.rules.seats
    points = [victory_points(g, seat) for seat in range(seats)]
    found = []
    for seat in range(seats):
        ally = ally_of(g, seat) if seats >= ALLIANCES_FROM else NOBODY
        missing = SOLO_POINTS - points[seat]
        if ally != NOBODY:
            missing = g.rules.alliance_vp - points[seat] - points[ally]
        held, begun = fief_progress(g, seat)
        found.append(
            [
                float(points[seat]),
                float(missing == 1),
                float(missing <= 0),
                held,
                begun,
                *land(g, seat),
                *people(g, seat),
                float(ally != NOBODY),
                float(points[ally]) if ally != NOBODY else 0.0,
            ]
        )
    return found


def fief_progress(g: Fief, seat: Seat) -> tuple[float, float]:
    held = begun = 0.0
    for fief in range(N_FIEFS):
        if player_of(g, fief) == NOBODY:
            villages = VILLAGES_OF_FIEF[fief]
            mine = len([v for v in villages if g.control[v] == seat])
            if mine == len(villages):
                held += 1
            else:
                begun += (mine / len(villages)) ** 2
    return held, begun


def land(g: Fief, seat: Seat) -> list[float]:
    villages = mills = forts = strength = 0
    for village in range(N_VILLAGES):
        here = village * MOST + seat
        strength += g.men_at_arms[here] + 3 * g.knights[here]
        if g.control[village] == seat:
            villages += 1
            mills += g.mills[village]
            forts += g.forts[village] != NO_FORT
    return [float(villages), float(mills), float(forts), float(g.deniers[seat]), float(strength)]


def people(g: Fief, seat: Seat) -> list[float]:
    free = captured = clergy = 0
    for lord in range(N_LORDS):
        if g.family[lord] == seat:
            if g.captor[lord] == NOBODY:
                free += 1
            else:
                captured += 1
            if g.titles[lord] & (BISHOPS | CARDINALS):
                clergy += 1
    suitors = len([card for card in g.hands[seat] if is_lord_card(card & KIND)])
    return [float(free), float(captured), float(clergy), float(len(g.hands[seat]) - suitors), float(suitors)]


def strengths(g: Fief, weights: tuple[float, ...]) -> list[float]:
    """The logarithm of each seat's chances, but for a constant."""
    return [sum([w * f for w, f in zip(weights, row, strict=True)]) for row in features(g)]
