"""An expansion made for tests: pieces of every sort come in as rows of the table of kinds, and are for sale there."""

from __future__ import annotations

from typing import Final

from oyez.engine.words import Vocabulary
from oyez.games.fief.rules.agreement import Rules, make_rules
from oyez.games.fief.rules.board.pieces import Kind, Sale
from oyez.games.fief.rules.doors import Doors
from oyez.games.fief.rules.round.base import base_game
from oyez.games.fief.rules.words import NUMBERS, VILLAGE_IDS

WORDS: Final = Vocabulary()
PRICE: Final = 1
# Name, strength points, holds, rides: a light troop, a heavy rider, and a thing that is no troop.
SORTS: Final = (("slingers", 1, True, False), ("hussars", 3, True, True), ("wagons", 0, False, False))


def kind(word: int) -> Kind:
    name, points, holds, rides = SORTS[word]
    return Kind(
        name,
        word,
        points=points,
        supply=6,
        common=word == 1,
        holds=holds,
        rides=rides,
        along=WORDS.verb(f"with-{name}", "number", NUMBERS[:8]),
        lose=WORDS.verb(f"lose-{name}", "number", NUMBERS[:8]),
        bury=WORDS.verb(f"bury-{name}", "number", NUMBERS[:8]),
        sale=Sale(WORDS.verb(f"buy-{name}", "village", VILLAGE_IDS), PRICE),
    )


KINDS: Final = tuple([kind(word) for word in range(len(SORTS))])


def expand(seats: int, chosen: dict[str, str]) -> tuple[Doors, dict[str, str]]:
    draft = base_game(seats)
    for each in KINDS:
        draft.pieces(each)
    return draft.freeze(), {}


def militia_rules(seats: int, options: dict[str, str]) -> Rules:
    return make_rules(seats, options, expand)
