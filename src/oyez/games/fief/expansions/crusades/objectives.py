"""Phase 7, before the battles: hierarchy, objectives and who goes where (X-CRU-24 to -29, X-CRU-54, X-CRU-55)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, call, end, shuffled, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.army import dismiss_unled, has_crusaders, hierarchy, lords_at
from oyez.games.fief.expansions.crusades.assault import Assault
from oyez.games.fief.expansions.crusades.ending import end_of_crusade
from oyez.games.fief.expansions.crusades.part import AT_SEA, FIRST, SECOND, Crusade, crusade_of, name_of
from oyez.games.fief.expansions.crusades.saladin import Revenge
from oyez.games.fief.expansions.crusades.words import (
    CHOOSE_OBJECTIVE,
    CHOSEN,
    NOBODY_WENT,
    RANKED,
    REVEALED,
    SEEK,
)
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.state import Fief

TURNED: Final = 2  # the side of an engine with two dice


def crusade(g: Fief) -> list[Step[Any]]:
    return [CrusadePhase()]


@final
class CrusadePhase(Step[Fief]):
    """Does nothing unless a Crusade runs (X-GEN-04, X-GEN-19)."""

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        if c.stage == FIRST:
            first_round(g, c)
        elif c.stage == SECOND:
            rank(g, c)
            call(g, [*arrivals(c), TurnEngines(), Revenge(0), *end_of_crusade()])


def first_round(g: Fief, c: Crusade) -> None:
    if not [company for company in c.companies if company[1] != NOBODY]:
        tell(g, NOBODY_WENT, NOBODY)
        call(g, end_of_crusade())
        return
    rank(g, c)
    reveal(g, c)
    call(g, [*arrivals(c), Assaults()])


def rank(g: Fief, c: Crusade) -> None:
    """The hierarchy uses true strength points without revealing them (X-CRU-88)."""
    dismiss_unled(g)
    c.order = hierarchy(g)
    for place, lord in enumerate(c.order, 1):
        tell(g, RANKED, g.family[lord], (lord, place))


def reveal(g: Fief, c: Crusade) -> None:
    """As many objectives as crusading Lords, numbered in the order of drawing, with their Saracens."""
    c.tiles = tuple(shuffled(g, c.pool, len(c.order)))
    c.pool = [tile for tile in c.pool if tile not in c.tiles]
    c.garrisons = [c.board.tiles[tile].defenders for tile in c.tiles]
    c.engines = [0] * (MOST * len(c.tiles))
    for place in range(len(c.tiles)):
        tell(g, REVEALED, NOBODY, (*name_of(c, place), c.garrisons[place]))


def arrivals(c: Crusade) -> list[Step[Any]]:
    """Lords without an objective choose one, in hierarchical order."""
    at_sea = [company[1] for company in c.companies if company[2] == AT_SEA]
    return [ChooseObjective(lord) for lord in c.order if lord in at_sea]


@final
class ChooseObjective(Step[Fief]):
    """A free one or one that others chose; nobody's consent is needed (X-CRU-29)."""

    def __init__(self, lord: int) -> None:
        self.lord: Final = lord

    def is_over(self, g: Fief) -> bool:
        for company in crusade_of(g).companies:
            if company[1] == self.lord and company[2] == AT_SEA:
                return False
        return True  # he died on the way

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        places = len(crusade_of(g).tiles)
        if places < 2 or self.is_over(g):
            return ()
        options = tuple([SEEK[place + 1] for place in range(places)])
        return (Decision(g.family[self.lord], CHOOSE_OBJECTIVE, options),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        go_to(g, self.lord, action.noun - 1)

    def run(self, g: Fief) -> None:
        end(g)
        if crusade_of(g).tiles and not self.is_over(g):
            go_to(g, self.lord, 0)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not SEEK:
            return ""
        return "X-CRU-28" if seat == g.family[self.lord] else "X-CRU-92"

    def marks(self) -> tuple[int, ...]:
        return (self.lord,)


def go_to(g: Fief, lord: int, place: int) -> None:
    c = crusade_of(g)
    for number, company in enumerate(c.companies):
        if company[1] == lord:
            c.companies[number] = (*company[:2], place, *company[3:])
    tell(g, CHOSEN, g.family[lord], (lord, *name_of(c, place)))


@final
class Assaults(Step[Fief]):
    """Battles in the hierarchical order of the commanders (X-CRU-38)."""

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        places = [place for place in range(len(c.tiles)) if has_crusaders(g, c, place)]
        ranked = [(rank_of_commander(c, place), place) for place in places]
        ranked.sort()
        steps: list[Step[Any]] = [Assault(place) for _, place in ranked]
        call(g, steps)


def rank_of_commander(c: Crusade, place: int) -> int:
    lords = lords_at(c, place)
    return c.order.index(lords[0]) if lords and lords[0] in c.order else len(c.order)


@final
class TurnEngines(Step[Fief]):
    """Engines of the first round now count two dice (X-CRU-56)."""

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        c.engines = [TURNED if dice else 0 for dice in c.engines]
