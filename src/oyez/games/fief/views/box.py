"""What everybody may read off the board, the cards and the counters before the game starts."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.pieces import FURTHER
from oyez.games.fief.rules.board.tables import (
    BISHOPRICS,
    CARDS,
    DISASTERS,
    FIEFS,
    FORTUNES,
    LORD_DECK,
    LORDS,
    MEN,
    PRICE_CARDINAL,
    PRICE_KNIGHT,
    PRICE_MAN_AT_ARMS,
    PRICE_MILL,
    PRICE_STRONGHOLD,
    RELICS,
    VILLAGES,
    title_price,
)
from oyez.games.fief.shapes.box import AgreedBox, ExpansionsBox
from oyez.games.fief.views.truth import title_names


def box(rules: Rules) -> AgreedBox:
    """Lists are in the order of their numbers; `villages` and the like are ids, the board has the rest."""
    text = (resources.files("oyez.games.fief") / "data" / "board.json").read_text(encoding="utf-8")
    board: dict[str, Any] = json.loads(text)
    cards = [*LORD_DECK, *FORTUNES, *DISASTERS]
    return {
        **expansions_box(rules),
        "edition": rules.edition,
        "villages": list(VILLAGES),
        "fiefs": list(FIEFS),
        "bishoprics": list(BISHOPRICS),
        "lords": list(LORDS),
        "men": MEN,
        "titles": list(title_names(rules)),
        "cards": list(CARDS),
        "copies": [cards.count(kind) for kind in range(len(CARDS))],
        "relics": list(RELICS),
        "costs": {
            "man": PRICE_MAN_AT_ARMS,
            "knight": PRICE_KNIGHT,
            "mill": PRICE_MILL,
            "stronghold": PRICE_STRONGHOLD,
            "cardinal": PRICE_CARDINAL,
        },
        "prices": [title_price(fief) for fief in range(len(FIEFS))],
        "board": {
            "aspect": board["aspect"],
            "villages": board["villages"],
            "fiefs": board["fiefs"],
            "bishoprics": board["bishoprics"],
            "roads": board["roads"],
        },
    }


def expansions_box(rules: Rules) -> ExpansionsBox:
    """What expansions add; nothing at all in a game without them."""
    if not rules.expanded:
        return {}
    own = rules.options.get("numbers", "")  # what differs from ours: sentences of rules tell our numbers
    return {
        **({"numbers": own} if own else {}),
        "expansions": list(rules.doors.switches),
        "phases": list(rules.phases),
        "pieces": [
            {
                "name": kind.name,
                "word": kind.word,
                "points": kind.points,
                "supply": kind.supply,
                "common": kind.common,
            }
            for kind in rules.kinds.all[FURTHER:]
        ],
    }
