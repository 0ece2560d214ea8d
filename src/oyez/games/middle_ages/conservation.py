"""No piece of the box may be lost, doubled or misplaced: checked at every decision of test games."""

from __future__ import annotations

from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import EXTRA_COINS, KINDS, NO_PLOT, NO_SPOT, NO_TILE, ROW


def conserve(g: MiddleAges) -> None:
    """AssertionError names what is wrong."""
    _tiles(g)
    _boards(g)
    _tokens(g)
    _pieces(g)


def _tiles(g: MiddleAges) -> None:
    lying = [tile for tile in g.rows if tile != NO_TILE] + g.pile + g.orange + g.discards
    owned = [tile for tiles in g.boards + g.cemeteries for tile in tiles]
    assert sorted(lying + owned) == sorted(g.rules.blue + g.rules.orange), "tiles lost or doubled"


def _boards(g: MiddleAges) -> None:
    """The counts kept for speed must agree with the boards."""
    table = g.rules.tiles
    for seat, board in enumerate(g.boards):
        counts = [sum(table.estate[tile] == estate for tile in board) for estate in range(KINDS)]
        assert list(g.counts[seat * KINDS : (seat + 1) * KINDS]) == counts, f"counts of seat {seat}"
        assert g.farmers[seat] == sum(table.farmers[tile] for tile in board), f"farmers of seat {seat}"
        assert g.chests[seat] == sum(table.chests[tile] for tile in board), f"chests of seat {seat}"
        assert g.coins[seat] >= 0 or g.rules.allow_debt or g.winners, f"debt of seat {seat}"


def _tokens(g: MiddleAges) -> None:
    assert g.extra_supply + sum(extra.bit_count() for extra in list[int](g.extra)) == EXTRA_COINS, (
        "Extra Coin tokens"
    )
    used = [token for token in g.plots if token != NO_PLOT]
    supply = [token for token in range(KINDS) if g.plot_supply >> token & 1]
    assert sorted(used + supply) == list(range(KINDS)), "Plot tokens"


def _pieces(g: MiddleAges) -> None:
    lords = [spot for spot in g.lords if spot != NO_SPOT]
    scouts = [spot for spot in g.scouts if spot != NO_SPOT]
    assert len(set(lords)) == len(lords), "two Lords on a tile"
    assert len(set(scouts)) == len(scouts), "two Scouts on a tile"  # M-6.3-06
    for seat, spot in enumerate(g.scouts):
        if spot != NO_SPOT:
            assert g.rows[spot] != NO_TILE, "a Scout on no tile"
            assert spot // ROW != g.lords[seat] // ROW, "a Scout in its Lord's row"
            rivals = [lord for rival, lord in enumerate(g.lords) if rival != seat]
            assert spot not in rivals, "a Lord on a foreign Scout"
