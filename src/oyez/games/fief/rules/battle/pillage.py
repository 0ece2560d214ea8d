"""Pillage of Mills, once all battles of all players are over (Fief 6.5)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.words import CHOOSE_PILLAGE, PILLAGE, PILLAGED
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.cards.moment_words import AFTER_PILLAGE
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.doors import PILLAGE as AT_PILLAGE
from oyez.games.fief.rules.doors import Act, offered
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import DONE

DENIERS_PER_MILL: Final = 1


def bar_plunder(g: Fief, seat: Seat, village: int) -> str:
    """Why a player may not pillage anything there."""
    if g.sieges[village * MOST + seat]:
        return ""  # F-6.5-03
    if g.control[village] != seat:
        return "F-6.5-02"
    if is_besieged(g, village) and not g.rules.besieged_may_pillage:
        return "F-6.5-04"
    return ""


@final
class PillageMill(Act):
    def __init__(self) -> None:
        super().__init__(PILLAGE)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return [PILLAGE[v] for v, mills in enumerate(g.mills) if mills and not bar_plunder(g, seat, v)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_plunder(g, seat, noun) if g.mills[noun] else "F-6.5-05"

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        g.mills[noun] -= 1  # back to the supply (F-6.5-06)
        g.deniers[seat] += DENIERS_PER_MILL
        tell(g, PILLAGED, seat, (noun,))
        return []


@final
class BeginPillage(Step[Fief]):
    """All battles of all players are over (F-6.5-01)."""

    def run(self, g: Fief) -> None:
        become(g, PillageTurn(0, False))
        g.active = g.first


@final
class PillageTurn(Step[Fief]):
    """In turn order each player takes any number of Mills, one by one (F-6.5-01, F-6.5-07, F-6.5-09)."""

    def __init__(self, place: int, pillaged: bool) -> None:
        self.place: Final = place  # in turn order
        self.pillaged: Final = pillaged  # somebody did

    def seat(self, g: Fief) -> Seat:
        return turn_order(g)[self.place]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        seat = self.seat(g)
        options = offered(g, seat, g.rules.doors.acts[AT_PILLAGE])
        return (Decision(seat, CHOOSE_PILLAGE, (*options, DONE)),) if options else ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            self.run(g)
            return
        become(g, PillageTurn(self.place, True))
        call(g, g.rules.doors.acts[AT_PILLAGE].by_verb[action.verb].steps(g, seat, action.noun))

    def run(self, g: Fief) -> None:
        if self.place + 1 < g.rules.seats:
            become(g, PillageTurn(self.place + 1, self.pillaged))
            g.active = turn_order(g)[self.place + 1]
        elif self.pillaged:
            become(g, window(g, AFTER_PILLAGE))
        else:
            end(g)  # the window of Phase 7 follows at once

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        act = g.rules.doors.acts[AT_PILLAGE].by_verb.get(action.verb)
        if act is None:
            return ""
        return act.bar(g, seat, action.noun) if seat == self.seat(g) else "F-6.5-01"

    def marks(self) -> tuple[int, ...]:
        return (self.place, int(self.pillaged))
