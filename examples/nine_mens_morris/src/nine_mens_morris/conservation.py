"""No man may be lost or doubled: checked at every decision of test games."""

from __future__ import annotations

from nine_mens_morris.points import MEN, NOBODYS, POINTS, SEATS
from nine_mens_morris.state import Morris


def conserve(g: Morris) -> None:
    """AssertionError names what is wrong."""
    assert len(g.board) == len(POINTS), "points"
    assert set(g.board) <= {NOBODYS, *range(SEATS)}, "a man of nobody"
    for seat in range(SEATS):
        assert 0 <= g.hand[seat] <= MEN, f"the hand of seat {seat}"
        assert g.hand[seat] + g.board.count(seat) <= MEN, f"the men of seat {seat}"
    assert not g.past or not sum(g.hand), "a position that cannot come again was remembered"
