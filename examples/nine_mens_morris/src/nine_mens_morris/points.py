"""The board: 24 points on three squares, the lines between them, and the 16 mills (N-1.1)."""

from __future__ import annotations

from typing import Final

POINTS: Final = (
    *("a7", "d7", "g7"),
    *("b6", "d6", "f6"),
    *("c5", "d5", "e5"),
    *("a4", "b4", "c4", "e4", "f4", "g4"),
    *("c3", "d3", "e3"),
    *("b2", "d2", "f2"),
    *("a1", "d1", "g1"),
)
FILES: Final = "abcdefg"
RANKS: Final = "7654321"  # from the top, as the board is drawn
NOBODYS: Final = -1  # a point without a man
MEN: Final = 9
SEATS: Final = 2

# Three points in a row: the points as they are listed make the horizontal mills.
ACROSS: Final = tuple([(first, first + 1, first + 2) for first in range(0, len(POINTS), 3)])
DOWN: Final = (
    *((0, 9, 21), (3, 10, 18), (6, 11, 15), (1, 4, 7)),
    *((16, 19, 22), (8, 12, 17), (5, 13, 20), (2, 14, 23)),
)
MILLS: Final = ACROSS + DOWN


def _neighbours(point: int) -> tuple[int, ...]:
    """Points next to this one on a line; the lines are those of the mills."""
    pairs = [pair for first, middle, last in MILLS for pair in ((first, middle), (middle, last))]
    return tuple(sorted({sum(pair) - point for pair in pairs if point in pair}))


NEIGHBOURS: Final = tuple([_neighbours(point) for point in range(len(POINTS))])
MILLS_AT: Final = tuple([tuple([mill for mill in MILLS if point in mill]) for point in range(len(POINTS))])
# Every way from one point to another; only flying men use those that follow no line.
WAYS: Final = tuple([(a, b) for a in range(len(POINTS)) for b in range(len(POINTS)) if a != b])
WAY: Final = {way: number for number, way in enumerate(WAYS)}
