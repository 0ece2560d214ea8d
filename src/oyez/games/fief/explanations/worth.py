"""What a choice costs in plain numbers: shown beside the options (no rules here)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Seat
from oyez.engine.words import Action, Verb
from oyez.games.fief.rules.board.tables import (
    PRICE_CARDINAL,
    PRICE_KNIGHT,
    PRICE_MAN_AT_ARMS,
    PRICE_MILL,
    PRICE_STRONGHOLD,
    title_price,
)
from oyez.games.fief.rules.court.lords import ransom_of
from oyez.games.fief.rules.market.words import (
    BUY_CARDINAL,
    BUY_TITLE,
    KNIGHT,
    MILL,
    RANSOM,
    RECRUIT,
    STRONGHOLD,
)
from oyez.games.fief.rules.state import Fief

PRICES: Final[dict[Verb, int]] = {
    RECRUIT: PRICE_MAN_AT_ARMS,
    KNIGHT: PRICE_KNIGHT,
    MILL: PRICE_MILL,
    STRONGHOLD: PRICE_STRONGHOLD,
    BUY_CARDINAL: PRICE_CARDINAL,
}


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
    if action.verb is BUY_TITLE:
        return title_price(action.noun)
    if action.verb is RANSOM:
        return ransom_of(g, action.noun)
    for ware in g.rules.doors.wares:
        if ware.verb is action.verb:
            return ware.price
    return PRICES.get(action.verb, 0)
