"""Changes to a player's board: tiles that come and go, tokens, coins, and what an estate pays."""

from __future__ import annotations

from oyez.engine.numbers import i64
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import (
    FIRST_SHOWN,
    HOSTS,
    KINDS,
    NO_KIND,
    NO_PLOT,
    NO_TILE,
    RATE,
    SECOND_SHOWN,
)


def add_tile(g: MiddleAges, seat: i64, tile: i64) -> None:
    """Put a tile on top of its column (M-1.1-05, M-2.3-04)."""
    tiles = g.rules.tiles
    g.boards[seat].append(tile)
    g.counts[seat * KINDS + tiles.estate[tile]] += 1
    g.farmers[seat] += tiles.farmers[tile]
    g.chests[seat] += tiles.chests[tile]


def bury(g: MiddleAges, seat: i64, tile: i64) -> None:
    """From the board to the Cemetery (M-3.9-02)."""
    tiles = g.rules.tiles
    g.boards[seat].remove(tile)
    g.counts[seat * KINDS + tiles.estate[tile]] -= 1
    g.farmers[seat] -= tiles.farmers[tile]
    g.chests[seat] -= tiles.chests[tile]
    g.cemeteries[seat].append(tile)


def unearth(g: MiddleAges, seat: i64, tile: i64) -> None:
    """From the Cemetery back to the board, without activating it (M-3.3-01)."""
    g.cemeteries[seat].remove(tile)
    add_tile(g, seat, tile)


def leftmost_topmost(g: MiddleAges, seat: i64) -> i64:
    """The tile an attack destroys: the last added of the first column that has one (M-6.4-01)."""
    start = seat * KINDS
    kinds = g.rules.tiles.estate
    for estate in range(KINDS):
        if g.counts[start + estate]:
            for tile in reversed(g.boards[seat]):
                if kinds[tile] == estate:
                    return tile
    return NO_TILE


def payable(g: MiddleAges, seat: i64, wanted: i64) -> i64:
    """Who cannot pay in full pays what he has (M-6.1-01)."""
    return wanted if g.rules.allow_debt else min(wanted, g.coins[seat])


def income(g: MiddleAges, seat: i64, estate: i64) -> i64:
    """Rate times the tiles of every type the estate shows, printed or by its Plot token (M-3.9-01)."""
    start = seat * KINDS
    counts = g.counts
    tiles = counts[start + FIRST_SHOWN[estate]]
    kind = SECOND_SHOWN[estate]
    if kind != NO_KIND:
        tiles += counts[start + kind]
    plot = g.plots[start + estate]
    if plot != NO_PLOT:
        tiles += counts[start + plot]
    return (RATE[estate] + (g.extra[seat] >> estate & 1)) * tiles


def places_for_coin(g: MiddleAges, seat: i64) -> i64:
    """Estates without an own Extra Coin token, one bit each (M-3.7-01)."""
    return (1 << KINDS) - 1 & ~g.extra[seat]


def without_plot(g: MiddleAges, seat: i64) -> i64:
    """Estates without a Plot token, one bit each."""
    start = seat * KINDS
    found: i64 = 0
    for place in range(start, start + KINDS):
        if g.plots[place] == NO_PLOT:
            found |= 1 << place - start
    return found


def places_for_plot(g: MiddleAges, seat: i64, token: i64) -> i64:
    """Estates without a Plot token whose income does not already show that type, one bit each (M-3.8-01)."""
    return HOSTS[token] & without_plot(g, seat)


def plots_to_choose(g: MiddleAges, seat: i64) -> i64:
    """Tokens of the supply that have a legal place on this board, one bit each."""
    free = without_plot(g, seat)
    found: i64 = 0
    token: i64
    for token in range(KINDS):
        if g.plot_supply >> token & 1 and HOSTS[token] & free:
            found |= 1 << token
    return found
