"""Strength that the base game does not know: further kinds of troops, Mercenaries in reserve, companies in Outremer."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.games.fief.bots.odds import SP_KNIGHT
from oyez.games.fief.expansions.crusades.army import worth
from oyez.games.fief.expansions.crusades.part import Crusade
from oyez.games.fief.expansions.tactics.part import Tactics
from oyez.games.fief.expansions.tactics.terms import MERCENARIES
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
    for part in g.parts:
        if isinstance(part, Tactics):
            points += part.reserve[seat] * kinds.all[MERCENARIES].points
        elif isinstance(part, Crusade):
            for company in part.companies:
                if company[0] == seat:
                    light, heavy = worth(g, company)
                    points += light + SP_KNIGHT * heavy
    return points
