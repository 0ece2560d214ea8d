"""The end of a Crusade: titles, tiles, and the way home (X-CRU-71 to -75)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.army import commander, has_crusaders
from oyez.games.fief.expansions.crusades.homecoming import Homecoming
from oyez.games.fief.expansions.crusades.part import (
    NO_CRUSADE,
    SALADIN_FAR,
    WAITING,
    Crusade,
    crusade_of,
    name_of,
)
from oyez.games.fief.expansions.crusades.words import (
    CRUSADE_ENDED,
    GRANT_TITLE,
    INVEST,
    TITLE_UNCLAIMED,
)
from oyez.games.fief.rules.board.control import bestow
from oyez.games.fief.rules.board.tables import N_LORDS
from oyez.games.fief.rules.court.lords import bar_act
from oyez.games.fief.rules.doors import HOLD_FIEF
from oyez.games.fief.rules.state import Fief, turn_order


def end_of_crusade() -> list[Step[Any]]:
    return [Honours(), CloseCrusade()]


@final
class Honours(Step[Fief]):
    """Each title objective still held gives its title, in the order of their numbers."""

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        steps: list[Step[Any]] = []
        for place in range(len(c.tiles)):
            if not has_crusaders(g, c, place):
                c.held &= ~(1 << place)
            elif c.held >> place & 1 and c.board.tiles[c.tiles[place]].title != NOBODY:
                steps.append(Invest(place))
        call(g, steps)


def bar_invest(g: Fief, lord: int) -> str:
    """Any living Lord, captive or not, who may hold such a title (X-CRU-72, X-GEN-54)."""
    if g.family[lord] == NOBODY:
        return "X-CRU-72"
    return bar_act(g, HOLD_FIEF, lord) if g.rules.bars else ""


@final
class Invest(Step[Fief]):
    """The winner may give the title to a Lord of any player, also one who never left (X-CRU-71)."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        seat = commander(g, crusade_of(g), self.place)
        lords = [lord for lord in range(N_LORDS) if not bar_invest(g, lord)]
        if seat == NOBODY or not lords:
            return ()
        return (Decision(seat, GRANT_TITLE, tuple([INVEST[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        c = crusade_of(g)
        bestow(g, c.board.tiles[c.tiles[self.place]].title, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        c.held &= ~(1 << self.place)  # nobody can have it: the tile returns to the pool
        tell(g, TITLE_UNCLAIMED, NOBODY, name_of(c, self.place))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_invest(g, action.noun) if action.verb is INVEST else ""

    def marks(self) -> tuple[int, ...]:
        return (self.place,)


@final
class CloseCrusade(Step[Fief]):
    """Tiles of conquered cities leave the game, the others return to the pool; then all go home (X-CRU-74 to -76)."""

    def run(self, g: Fief) -> None:
        end(g)
        c = crusade_of(g)
        for place, tile in enumerate(c.tiles):
            if not c.held >> place & 1 or c.board.tiles[tile].caravan:
                c.pool.append(tile)
        c.pool.sort()
        clear(c)
        tell(g, CRUSADE_ENDED, NOBODY)
        steps: list[Step[Any]] = [Homecoming(seat) for seat in turn_order(g)]
        call(g, [*steps, Over()])

    def atomic(self, g: Fief) -> bool:
        return True


def clear(c: Crusade) -> None:
    """The board of Outremer is empty again but for those who wait for their ships."""
    c.tiles = ()
    c.garrisons = []
    c.engines = []
    c.held = 0
    c.order = ()
    c.saladin = (SALADIN_FAR, 0, 0)
    c.fight = None
    c.companies = [(*company[:2], WAITING, *company[3:]) for company in c.companies]


@final
class Over(Step[Fief]):
    """All are home: nobody is protected any more (X-CRU-17)."""

    def run(self, g: Fief) -> None:
        end(g)
        crusade_of(g).stage = NO_CRUSADE

    def atomic(self, g: Fief) -> bool:
        return True
