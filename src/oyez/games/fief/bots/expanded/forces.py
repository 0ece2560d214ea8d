"""Strength that the base game does not know: further kinds of troops, and what expansions keep off the map."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.games.fief.bots.expanded.additions import additions
from oyez.games.fief.bots.odds import SP_KNIGHT
from oyez.games.fief.rules.board.pieces import total
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.state import Fief


def further_strength(g: Fief, seat: Seat) -> int:
    """Strength points of a seat beside its Men-at-Arms and Knights on the map."""
    kinds = g.rules.kinds
    points = 0
    for here in range(seat, len(g.others), MOST):
        others = g.others[here]
        if others:
            points += total(others & kinds.light) + SP_KNIGHT * total(others & kinds.heavy)
    for strength in additions().strength:
        points += strength(g, seat)
    return points
