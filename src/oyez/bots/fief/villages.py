"""What control of a Village is worth to a seat, in deniers: income, walls, its share of a fief, votes."""

from __future__ import annotations

from typing import Final

from oyez.bots.fief.outlook import DISTANCE, Outlook
from oyez.engine.kernel import NOBODY
from oyez.games.fief.tables import (
    BISHOPRIC_OF,
    CITY,
    FIEF_OF,
    NO_FORT,
    PRINCIPAL,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.titles import player_of

POINT: Final = 16.0  # a victory point
WINNING_POINT: Final = 45.0  # the one that wins the game
DENIED_POINT: Final = 6.0  # taken from a rival
DENIED_VICTORY: Final = 40.0  # taken from a rival who would win by it
INCOME: Final = 2.5
MILL: Final = 3.5
WALLS: Final = 2.0
VOTES: Final = 0.8  # a Principal Village counts twice in elections
SHARE: Final = 0.6  # of a point that a complete fief without its title is worth
BLOCKED: Final = 0.55  # for each Village of the fief that a rival holds
SPOILER: Final = 2.5  # a Village that keeps a rival from completing a fief


def point(o: Outlook) -> float:
    """What the next point is worth."""
    return WINNING_POINT if o.missing(o.seat) <= 1 else POINT


def denial(o: Outlook, rival: int) -> float:
    """What it is worth that a rival loses a point."""
    return DENIED_VICTORY if o.missing(rival) <= 0 else DENIED_POINT * (1 + 0.5 * o.points[rival])


def worth(o: Outlook, village: int) -> float:
    """The value of control, as the board stands."""
    found = o.worths.get(village)
    if found is None:
        g = o.g
        found = INCOME + MILL * g.mills[village] + (WALLS if g.forts[village] != NO_FORT else 0.0)
        if PRINCIPAL[BISHOPRIC_OF[village]] == village:
            found += VOTES
        found += worth_in_fief(o, village)
        o.worths[village] = found
    return found


def worth_in_fief(o: Outlook, village: int) -> float:
    """Its title hangs on the Fortified City; without one every Village is a step towards it."""
    g, fief = o.g, FIEF_OF[village]
    lord = player_of(g, fief)
    if lord == NOBODY:
        return progress(o, village, fief)
    if g.forts[village] != CITY:
        return 1.0 if lord == o.seat else 0.0
    if lord == o.seat:
        return point(o)
    if lord == o.ally:
        return 0.0
    return point(o) + denial(o, lord)


def progress(o: Outlook, village: int, fief: int) -> float:
    """The nearer the fief is to completion the more its last Villages are worth."""
    g = o.g
    villages = VILLAGES_OF_FIEF[fief]
    mine = blocked = by_rival = 0
    for other in villages:
        if other == village:
            continue
        owner = g.control[other]
        if owner == o.seat:
            mine += 1
        elif owner != NOBODY:
            blocked += 1 if g.arrivals[other] else 0
            by_rival += 1 if owner != o.ally else 0
    share = (mine + 1) / len(villages)
    forts = [v for v in villages if g.forts[v] != NO_FORT]
    found: float = SHARE * point(o) * share**1.5 * BLOCKED**blocked * (1.0 if forts else 0.7)
    return found + (SPOILER if by_rival == len(villages) - 1 else 0.0)


def home(o: Outlook, village: int) -> float:
    """How good a Village is to start from: a small fief, all of it near, far from the others (F-S-15)."""
    g, fief = o.g, FIEF_OF[village]
    villages = VILLAGES_OF_FIEF[fief]
    taken = [v for v in villages if g.arrivals[v]]
    score = 10.0 - 2.0 * len(villages) - 4.0 * len(taken)
    score -= 0.8 * sum([max(0, DISTANCE[village][v] - 1) for v in villages])
    score += 0.3 * (PRINCIPAL[BISHOPRIC_OF[village]] == village)
    others = [v for v in range(len(g.arrivals)) if g.arrivals[v]]
    score += 0.5 * min([min(4, DISTANCE[village][v]) for v in others], default=4)
    return score
