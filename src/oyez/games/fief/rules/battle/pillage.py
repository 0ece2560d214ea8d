"""Pillage of Mills, once all battles of all players are over (Fief 6.5)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.words import CHOOSE_PILLAGE, PILLAGE, PILLAGED
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.cards.moment_words import AFTER_PILLAGE
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import DONE

DENIERS_PER_MILL: Final = 1


def bar_pillage(g: Fief, seat: Seat, village: int) -> str:
    """Why a player may not pillage a Mill there."""
    return bar_plunder(g, seat, village) if g.mills[village] else "F-6.5-05"


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
        mills = [
            PILLAGE[village]
            for village, mills_there in enumerate(g.mills)
            if mills_there and not bar_pillage(g, seat, village)
        ]
        for other in g.rules.doors.plunder:
            mills += other.options(g, seat)
        return (Decision(seat, CHOOSE_PILLAGE, (*mills, DONE)),) if mills else ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            self.run(g)
            return
        become(g, PillageTurn(self.place, True))
        if action.verb is not PILLAGE:
            for other in g.rules.doors.plunder:
                if other.verb is action.verb:
                    call(g, other.steps(g, seat, action.noun))
            return
        g.mills[action.noun] -= 1  # back to the supply (F-6.5-06)
        g.deniers[seat] += DENIERS_PER_MILL
        tell(g, PILLAGED, seat, (action.noun,))

    def run(self, g: Fief) -> None:
        if self.place + 1 < g.rules.seats:
            become(g, PillageTurn(self.place + 1, self.pillaged))
            g.active = turn_order(g)[self.place + 1]
        elif self.pillaged:
            become(g, window(g, AFTER_PILLAGE))
        else:
            end(g)  # the window of Phase 7 follows at once

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is PILLAGE:
            return bar_pillage(g, seat, action.noun) if seat == self.seat(g) else "F-6.5-01"
        for other in g.rules.doors.plunder:
            if other.verb is action.verb:
                return other.bar(g, seat, action.noun) if seat == self.seat(g) else "F-6.5-01"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.place, int(self.pillaged))
