"""Pieces of further kinds in a group on the march: which may go along, and which must (Fief 5.0, X-GEN-73)."""

from __future__ import annotations

from oyez.games.fief.column import Column
from oyez.games.fief.pieces import count, fewer, with_count
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import MOST, MOVES, N_LORDS


def able_others(g: Fief, column: Column, limit: int, entry: int) -> int:
    """Those here that may make the group's next Move; of a cavalcade's only riders, as for Knights (F-5.2-07)."""
    village, seat = column.village, column.seat
    here = g.others[village * MOST + seat]
    if not here:
        return 0
    if column.cavalcade:
        return riders_here(g, column, limit, entry)
    for band in g.bands:
        if band[0] == village and band[1] == seat and band[4] >= MOVES:
            here -= band[7] if band[4] >= limit else band[7] & g.rules.kinds.slow
    return led(g, column.lords, here)


def riders_here(g: Fief, column: Column, limit: int, entry: int) -> int:
    """Fresh ones, and those that came with the group."""
    village, seat = column.village, column.seat
    fresh, own = g.others[village * MOST + seat], 0
    for band in g.bands:
        if band[0] == village and band[1] == seat and band[4]:
            fresh -= band[7]
            if band[5] == entry and band[4] < limit:
                own += band[7]
    riding = g.rules.kinds.riding
    return led(g, column.lords, fresh + fewer(own, column.others) & riding)


def led(g: Fief, lords: int, others: int) -> int:
    """As many of each kind as these Lords may lead."""
    if not others:
        return 0
    for place in g.rules.kinds.led:
        there = count(others, place)
        kind = g.rules.kinds.all[place]
        if there and kind.leads is not None:
            leaders = len([x for x in range(N_LORDS) if lords >> x & 1 and kind.leads(g, x)])
            most = leaders if kind.bound else there if leaders else 0
            others = with_count(others, place, min(there, most))
    return others


def fitted(g: Fief, lords: int, wanted: int, able: int) -> int:
    """The wanted pieces as far as they can go along; what is bound to one of these Lords goes, wanted or not."""
    if not able:
        return 0
    bound = g.rules.kinds.bound
    return led(g, lords, fewer(wanted, able) & ~bound | able & bound)
