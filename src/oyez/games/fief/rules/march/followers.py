"""Pieces of further kinds in a group on the march: which may go along, and which must (Fief 5.0, X-GEN-73)."""

from __future__ import annotations

from oyez.games.fief.rules.board.pieces import count, fewer, with_count
from oyez.games.fief.rules.board.tables import MOST, MOVES
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.state import Fief


def able_pieces(g: Fief, column: Column, lords: int, limit: int, entry: int) -> int:
    """Those here that may make the next Move of these Lords; in a cavalcade only riders, as Knights (F-5.2-07)."""
    village, seat = column.village, column.seat
    here = g.others[village * MOST + seat]
    if not here:
        return 0
    if column.cavalcade:
        return riders_here(g, column, lords, limit, entry)
    for band in g.bands:
        if band[0] == village and band[1] == seat and band[4] >= MOVES:
            here -= band[7] if band[4] >= limit else band[7] & g.rules.kinds.slow
    return led(g, lords, here)


def riders_here(g: Fief, column: Column, lords: int, limit: int, entry: int) -> int:
    """Fresh ones, and those that came with the group."""
    village, seat = column.village, column.seat
    fresh, own = g.others[village * MOST + seat], 0
    for band in g.bands:
        if band[0] == village and band[1] == seat and band[4]:
            fresh -= band[7]
            if band[5] == entry and band[4] < limit:
                own += band[7]
    riding = g.rules.kinds.riding
    return led(g, lords, fresh + fewer(own, column.others) & riding)


def led(g: Fief, lords: int, pieces: int) -> int:
    """As many of each kind as these Lords may lead."""
    kinds = g.rules.kinds
    if not pieces & kinds.not_for_all:
        return pieces
    for row in kinds.led:
        there = count(pieces, row)
        if there:
            kind = kinds.all[row]
            assert kind.leads is not None
            leaders = (lords & kind.leads(g)).bit_count()
            most = there if leaders and not kind.bound else leaders
            if most < there:
                pieces = with_count(pieces, row, most)
    return pieces


def fitted(g: Fief, wanted: int, able: int) -> int:
    """The wanted pieces as far as they are able; what is bound to one of the Lords goes, wanted or not."""
    if not able:
        return 0
    bound = g.rules.kinds.bound
    return fewer(wanted, able) & ~bound | able & bound
