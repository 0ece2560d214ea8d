"""How many tiles a seat will still take, and how many rivals choose before it."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.games.middle_ages.state import MiddleAges, current_row
from oyez.games.middle_ages.tables import NO_TILE, ROUNDS, ROW


def takes_left(g: MiddleAges, seat: Seat) -> int:
    """Tiles that `seat` will still take, the one under its Lord included."""
    if not g.round:
        return ROUNDS
    lord = g.lords[seat]
    to_move = lord // ROW == current_row(g) and g.rows[lord] != NO_TILE
    return ROUNDS - g.round + to_move


def movers_before(g: MiddleAges, seat: Seat) -> float:
    """How many may move before `seat` in the round that begins in its Lord's row (M-2.3-01)."""
    ahead = 0.0
    for rival in range(g.rules.seats):
        if rival != seat:
            ahead += moves_before(g, rival, seat)
    return ahead


def moves_before(g: MiddleAges, rival: Seat, seat: Seat) -> float:
    """How likely `rival` moves before `seat` there; who is not in that row yet may come to stand anywhere."""
    lord, spot = g.lords[seat], g.lords[rival]
    if spot // ROW == lord // ROW:
        return 1.0 if spot < lord else 0.0
    seats: int = g.rules.seats
    return int(lord % ROW) / seats
