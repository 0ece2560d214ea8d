"""Changes to a player's board: tiles that come and go, tokens, coins, and what an estate pays."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import KINDS, NO_PLOT, NO_TILE, PRINTED, RATE, SHOWN


def add_tile(g: MiddleAges, seat: Seat, tile: int) -> None:
    """Put a tile on top of its column (M-1.1-05, M-2.3-04)."""
    tiles = g.rules.tiles
    g.boards[seat].append(tile)
    g.counts[seat * KINDS + tiles.estate[tile]] += 1
    g.farmers[seat] += tiles.farmers[tile]
    g.chests[seat] += tiles.chests[tile]


def bury(g: MiddleAges, seat: Seat, tile: int) -> None:
    """From the board to the Cemetery (M-3.9-02)."""
    tiles = g.rules.tiles
    g.boards[seat].remove(tile)
    g.counts[seat * KINDS + tiles.estate[tile]] -= 1
    g.farmers[seat] -= tiles.farmers[tile]
    g.chests[seat] -= tiles.chests[tile]
    g.cemeteries[seat].append(tile)


def unearth(g: MiddleAges, seat: Seat, tile: int) -> None:
    """From the Cemetery back to the board, without activating it (M-3.3-01)."""
    g.cemeteries[seat].remove(tile)
    add_tile(g, seat, tile)


def leftmost_topmost(g: MiddleAges, seat: Seat) -> int:
    """The tile an attack destroys: the last added of the first column that has one (M-6.4-01)."""
    start = seat * KINDS
    kinds = g.rules.tiles.estate
    for estate in range(KINDS):
        if g.counts[start + estate]:
            for tile in reversed(g.boards[seat]):
                if kinds[tile] == estate:
                    return tile
    return NO_TILE


def payable(g: MiddleAges, seat: Seat, wanted: int) -> int:
    """Who cannot pay in full pays what he has (M-6.1-01)."""
    return wanted if g.rules.allow_debt else min(wanted, g.coins[seat])


def income(g: MiddleAges, seat: Seat, estate: int) -> int:
    """Rate times the tiles of every type the estate shows, printed or by its Plot token (M-3.9-01)."""
    start = seat * KINDS
    counts = g.counts
    tiles = 0
    for kind in PRINTED[estate]:
        tiles += counts[start + kind]
    plot = g.plots[start + estate]
    if plot != NO_PLOT:
        tiles += counts[start + plot]
    return (RATE[estate] + (g.extra[seat] >> estate & 1)) * tiles


def places_for_coin(g: MiddleAges, seat: Seat) -> list[int]:
    """Estates without an own Extra Coin token (M-3.7-01)."""
    taken = g.extra[seat]
    return [estate for estate in range(KINDS) if not taken >> estate & 1]


def has_place_for_plot(g: MiddleAges, seat: Seat, token: int) -> bool:
    for estate in range(KINDS):
        if may_take_plot(g, seat, estate, token):
            return True
    return False


def may_take_plot(g: MiddleAges, seat: Seat, estate: int, token: int) -> bool:
    return g.plots[seat * KINDS + estate] == NO_PLOT and not SHOWN[estate] >> token & 1


def places_for_plot(g: MiddleAges, seat: Seat, token: int) -> list[int]:
    """Estates without a Plot token whose income does not already show that type (M-3.8-01)."""
    return [estate for estate in range(KINDS) if may_take_plot(g, seat, estate, token)]


def plots_to_choose(g: MiddleAges, seat: Seat) -> list[int]:
    """Tokens of the supply that have a legal place on this board."""
    return [
        token for token in range(KINDS) if g.plot_supply >> token & 1 and has_place_for_plot(g, seat, token)
    ]
