"""What a choice costs in plain numbers: shown beside the options (no rules here)."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.engine.words import Action
from oyez.games.fief.rules.court.lords import ransom_of
from oyez.games.fief.rules.market.words import RANSOM
from oyez.games.fief.rules.state import Fief


def hints(g: Fief, seat: Seat) -> dict[str, dict[str, int]]:
    """By action text, for the options open to `seat` that have a price."""
    found: dict[str, dict[str, int]] = {}
    for decision in g.pending:
        if decision.seat == seat:
            for action in decision.options:
                price = price_of(g, action)
                if price:
                    found[action.text] = {"price": price}
    return found


def price_of(g: Fief, action: Action) -> int:
    if action.verb is RANSOM:
        return ransom_of(g, action.noun)
    ware = g.rules.wares.get(action.verb)
    return 0 if ware is None else ware.price_of(action.noun)
