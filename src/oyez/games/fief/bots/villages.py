"""What control of a Village is worth to a seat, in deniers: income, walls, its share of a fief, votes."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY
from oyez.games.fief.bots.expanded.additions import additions
from oyez.games.fief.bots.outlook import DISTANCE, Outlook
from oyez.games.fief.rules.board.tables import (
    BISHOPRIC_OF,
    CITY,
    FIEF_OF,
    NO_FORT,
    PRINCIPAL,
    VILLAGES_OF_FIEF,
)
from oyez.games.fief.rules.court.titles import player_of


def point(o: Outlook) -> float:
    """What the next point is worth."""
    return o.w.winning_point if o.missing(o.seat) <= 1 else o.w.point


def denial(o: Outlook, rival: int) -> float:
    """What it is worth that a rival loses a point."""
    return o.w.denied_victory if o.missing(rival) <= 0 else o.w.denied_point * (1 + 0.5 * o.points[rival])


def worth(o: Outlook, village: int) -> float:
    """The value of control, as the board stands."""
    found = o.worths.get(village)
    if found is None:
        g = o.g
        found = (o.w.income + o.w.mill * g.mills[village]) * o.lasting(o.w.fading)
        found += o.w.walls if g.forts[village] != NO_FORT else 0.0
        if PRINCIPAL[BISHOPRIC_OF[village]] == village:
            found += o.w.votes
        found += worth_in_fief(o, village) + further_worth(o, village)
        o.worths[village] = found
    return found


def further_worth(o: Outlook, village: int) -> float:
    """What expansions pay there to the player who controls it; nothing without further incomes."""
    found = 0.0
    if o.g.rules.further_incomes:
        for worth_to in additions().villages:
            found += worth_to(o, village)
    return found


def worth_in_fief(o: Outlook, village: int) -> float:
    """Its title hangs on the Fortified City; without one every Village is a step towards it."""
    g, fief = o.g, FIEF_OF[village]
    lord = player_of(g, fief)
    if lord == NOBODY:
        return progress(o, village, fief)
    if g.forts[village] != CITY:
        return o.w.own_fief if lord == o.seat else o.w.rivals_fief if lord != o.ally else 0.0
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
    found: float = (
        o.w.share * point(o) * share**o.w.steep * o.w.blocked**blocked * (1.0 if forts else o.w.unwalled)
    )
    return found + (o.w.spoiler if by_rival == len(villages) - 1 else 0.0)


def home(o: Outlook, village: int) -> float:
    """How good a Village is to start from: a small fief, all of it near, far from the others (F-S-15)."""
    g, fief = o.g, FIEF_OF[village]
    villages = VILLAGES_OF_FIEF[fief]
    taken = [v for v in villages if g.arrivals[v]]
    score = 10.0 - o.w.home_size * len(villages) - o.w.home_shared * len(taken)
    score -= o.w.home_spread * sum([max(0, DISTANCE[village][v] - 1) for v in villages])
    score += 0.3 * (PRINCIPAL[BISHOPRIC_OF[village]] == village)
    others = [v for v in range(len(g.arrivals)) if g.arrivals[v]]
    score += o.w.home_apart * min([min(4, DISTANCE[village][v]) for v in others], default=4)
    return score
