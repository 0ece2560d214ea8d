"""Knights of an order: one supply for all players, mounted, led by its Lords (X-TEM-09, X-TEU-06)."""

from __future__ import annotations

from oyez.engine.words import Verb
from oyez.games.fief.rules.board.pieces import ITSELF, Kind, Leads, Sale


def order_knights(
    name: str,
    word: int,
    points: int,
    supply: int,
    verbs: tuple[Verb, Verb, Verb],  # along, lose, bury
    leads: Leads,
    *,
    holds: bool,
    bound: bool = False,
    passes_as: int = ITSELF,
    sale: Sale | None = None,
) -> Kind:
    return Kind(
        name,
        word,
        points=points,
        supply=supply,
        common=True,
        holds=holds,
        rides=True,
        along=verbs[0],
        lose=verbs[1],
        bury=verbs[2],
        leads=leads,
        bound=bound,
        passes_as=passes_as,
        sale=sale,
    )
