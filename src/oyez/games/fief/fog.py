"""Troops under fog of war, dealt anew: counters stay where they are, their types change places (F-11.2)."""

from __future__ import annotations

from oyez.engine.kernel import Seat, shuffled
from oyez.games.fief.knowledge import sees_troops
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import MOST, N_VILLAGES


def deal_troops(g: Fief, seat: Seat) -> None:
    """What a colour has bought and lost was announced, so its Men-at-Arms and Knights on the map are known in all."""
    if not g.rules.fog_of_war:
        return
    for owner in range(g.rules.seats):
        if owner != seat:
            _deal_colour(g, seat, owner)


def _deal_colour(g: Fief, seat: Seat, owner: Seat) -> None:
    villages = [v for v in range(N_VILLAGES) if _is_hidden(g, seat, owner, v)]
    men = sum([g.men_at_arms[v * MOST + owner] for v in villages])
    knights = sum([g.knights[v * MOST + owner] for v in villages])
    if not men or not knights:
        return
    counters = shuffled(g, [0] * men + [1] * knights)  # 1 for a Knight
    bands = list(g.bands)
    for village in villages:
        here = village * MOST + owner
        fresh = g.men_at_arms[here] + g.knights[here]
        g.men_at_arms[here] = g.knights[here] = 0
        for place, band in enumerate(bands):
            if band[0] == village and band[1] == owner:
                size = band[2] + band[3]
                found = sum([counters.pop() for _ in range(size)])
                bands[place] = (village, owner, size - found, found, band[4], band[5], band[6])
                g.men_at_arms[here] += size - found
                g.knights[here] += found
                fresh -= size
        found = sum([counters.pop() for _ in range(fresh)])
        g.men_at_arms[here] += fresh - found
        g.knights[here] += found
    g.bands = bands


def _is_hidden(g: Fief, seat: Seat, owner: Seat, village: int) -> bool:
    """A group on the march keeps its types while it moves: its split is part of a question being asked."""
    column = g.column
    if column is not None and column.seat == owner and column.village == village:
        return False
    return not sees_troops(g, seat, owner, village)
