"""Draw piles and rows: drawing, refilling, and what happens when a pile runs out."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, shuffled, tell, uncover
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.words import ORANGE_PILE, REFILLED, RESHUFFLED


class NoTileLeft(ValueError):
    """Piles and discards are empty: only a scenario's position can bring this about (M-1.3)."""


def draw_tile(g: MiddleAges) -> int:
    """The top tile; a new pile is made only when there is none (M-6.2-03)."""
    if not g.pile:
        if g.orange:  # M-2.4-04, M-2.4-05
            g.pile, g.orange = g.orange, []
            tell(g, ORANGE_PILE, NOBODY)
        elif g.discards:  # M-2.4-03, M-2.4-05
            tell(g, RESHUFFLED, NOBODY, (len(g.discards),))
            g.pile = shuffled(g, g.discards)[::-1]
            g.discards = []
        else:
            raise NoTileLeft("no tile is left to draw: the position has too many tiles on boards")
    return g.pile.pop()


def lay_row(g: MiddleAges, row: int) -> None:
    """Draw players + 1 tiles one at a time, sort them by number and turn them up (M-1.2-03)."""
    numbers = g.rules.tiles.number
    spots = g.rules.spots[row]
    drawn = [(numbers[tile], turn, tile) for turn, tile in enumerate([draw_tile(g) for _ in spots])]
    drawn.sort()  # M-6.2-01: equal numbers keep the order in which they were drawn
    for spot, (_, _, tile) in zip(spots, drawn, strict=True):
        g.rows[spot] = tile
    uncover(g)
    tell(g, REFILLED, NOBODY, (row + 1,))
