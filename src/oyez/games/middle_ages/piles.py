"""Draw piles and rows: drawing, refilling, and what happens when a pile runs out."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, shuffled, tell, tell_one, uncover
from oyez.engine.numbers import i64
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import ROW
from oyez.games.middle_ages.words import ORANGE_PILE, REFILLED, RESHUFFLED


class NoTileLeft(ValueError):
    """Piles and discards are empty: only a scenario's position can bring this about (M-1.3)."""


def draw_tile(g: MiddleAges) -> i64:
    """The top tile; a new pile is made only when there is none (M-6.2-03)."""
    if not g.pile:
        if g.orange:  # M-2.4-04, M-2.4-05
            g.pile, g.orange = g.orange, []
            tell(g, ORANGE_PILE, NOBODY)
        elif g.discards:  # M-2.4-03, M-2.4-05
            tell_one(g, RESHUFFLED, NOBODY, len(g.discards))
            g.pile = shuffled(g, g.discards)[::-1]
            g.discards = []
        else:
            raise NoTileLeft("no tile is left to draw: the position has too many tiles on boards")
    return g.pile.pop()


def lay_row(g: MiddleAges, row: i64) -> None:
    """Draw players + 1 tiles one at a time, sort them by number and turn them up (M-1.2-03)."""
    numbers = g.rules.tiles.number
    rows = g.rows
    first = row * ROW
    for last in range(first, first + g.rules.seats + 1):
        tile = draw_tile(g)
        number = numbers[tile]
        spot = last
        # M-6.2-01: equal numbers keep the order in which they were drawn
        while spot > first and numbers[rows[spot - 1]] > number:
            rows[spot] = rows[spot - 1]
            spot -= 1
        rows[spot] = tile
    uncover(g)
    tell_one(g, REFILLED, NOBODY, row + 1)
