"""An expansion made for tests: pieces of every sort come in through the doors, bought with an ordinary ware."""

from __future__ import annotations

from typing import Any, Final

from oyez.engine.kernel import Step
from oyez.engine.words import Action, Verb, Vocabulary
from oyez.games.fief.rules.agreement import Rules, make_rules
from oyez.games.fief.rules.board.pieces import Kind
from oyez.games.fief.rules.doors import Act, Doors
from oyez.games.fief.rules.draft import Draft
from oyez.games.fief.rules.market.buying import bar_other, places_for_troops, recruit_other
from oyez.games.fief.rules.opportunities import table
from oyez.games.fief.rules.round.course import TURN
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import NUMBERS, VILLAGE_IDS

WORDS: Final = Vocabulary()
PRICE: Final = 1
# Name, strength points, holds, rides: a light troop, a heavy rider, and a thing that is no troop.
SORTS: Final = (("slingers", 1, True, False), ("hussars", 3, True, True), ("wagons", 0, False, False))


def kind(place: int) -> Kind:
    name, points, holds, rides = SORTS[place]
    return Kind(
        name,
        place,
        points=points,
        supply=6,
        common=place == 1,
        holds=holds,
        rides=rides,
        along=WORDS.verb(f"with-{name}", "number", NUMBERS[:8]),
        lose=WORDS.verb(f"lose-{name}", "number", NUMBERS[:8]),
        bury=WORDS.verb(f"bury-{name}", "number", NUMBERS[:8]),
    )


KINDS: Final = tuple([kind(place) for place in range(len(SORTS))])
BUY: Final = tuple([WORDS.verb(f"buy-{sort[0]}", "village", VILLAGE_IDS) for sort in SORTS])


def ware(place: int) -> Act:
    verb: Verb = BUY[place]

    def options(g: Fief, seat: int) -> list[Action]:
        return [verb[v] for v in places_for_troops(g, seat) if not bar_other(g, seat, v, place, PRICE)]

    def bar(g: Fief, seat: int, village: int) -> str:
        return bar_other(g, seat, village, place, PRICE)

    def steps(g: Fief, seat: int, village: int) -> list[Step[Any]]:
        recruit_other(g, seat, village, place, PRICE)
        return []

    return Act(verb, options, bar, steps)


def expand(seats: int, chosen: dict[str, str]) -> tuple[Doors, dict[str, str]]:
    draft = Draft(seats, TURN, table.USES)
    for each in KINDS:
        draft.kind(each)
    draft.wares.extend([ware(place) for place in range(len(KINDS))])
    return draft.freeze(), {}


def militia_rules(seats: int, options: dict[str, str]) -> Rules:
    return make_rules(seats, options, expand)
