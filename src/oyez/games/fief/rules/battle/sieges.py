"""Sieges: declaring, continuing and lifting them, each besieger for himself (Fief 6.4)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.words import (
    BESIEGE,
    BESIEGED,
    CONTINUE,
    CONTINUE_SIEGE,
    DECLARE_SIEGE,
    LIFT,
    SIEGE_CONTINUED,
)
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES, NO_FORT
from oyez.games.fief.rules.board.villages import engines_left, garrison_at, is_besieged, may_besiege
from oyez.games.fief.rules.board.words import SIEGE_ENDED
from oyez.games.fief.rules.cards.moment_words import AFTER_SIEGES
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.lords import bar_leading, follow, has_leader_at
from oyez.games.fief.rules.doors import SIEGE_LAID
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import DONE

ONE_DIE: Final = 1
TWO_DICE: Final = 2


def bar_besiege(g: Fief, seat: Seat, village: int) -> str:
    """Why a player may not declare a siege of his own there now."""
    if g.forts[village] == NO_FORT or g.control[village] in (seat, NOBODY):
        return "F-6.4-01"
    if not garrison_at(g, seat, village):
        return "F-6.4-01"
    if g.rules.siege_needs_lord and not has_leader_at(g, seat, village):
        return bar_leading(g, seat, village) or "F-6.4-02"
    if g.sieges[village * MOST + seat]:
        return "F-6.4-06"
    if g.relieved[village] >> seat & 1:
        return "F-6.4.1-06"  # he stands inside, besieged himself
    return "" if engines_left(g, seat) else "F-6.4-05"


def bar_lift(g: Fief, seat: Seat, village: int) -> str:
    """A besieger may lift his own siege at any time (F-6.4.1-13)."""
    return "" if g.sieges[village * MOST + seat] else "F-6.4-08"


def besiege(g: Fief, seat: Seat, village: int) -> None:
    """The engine is laid with its 1-die side up; it costs nothing (F-6.4-03)."""
    g.sieges[village * MOST + seat] = ONE_DIE
    tell(g, BESIEGED, seat, (village,))
    if g.rules.occasions:
        follow(g, SIEGE_LAID, village, seat)


def lift_siege(g: Fief, seat: Seat, village: int) -> None:
    """The engine goes back to its owner; without any besieger relief is relief no more (F-6.4.2-08)."""
    g.sieges[village * MOST + seat] = 0
    tell(g, SIEGE_ENDED, seat, (village,))
    if not is_besieged(g, village):
        g.relieved[village] = 0


@final
class OldSieges(Step[Fief]):
    """After his battles a besieger continues or lifts each siege of an earlier round (F-6.4-04, F-6.4-11)."""

    def __init__(self, seat: Seat, village: int, acted: bool) -> None:
        self.seat: Final = seat
        self.village: Final = village  # those before it are settled
        self.acted: Final = acted  # something happened in this turn

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        for village in range(self.village, N_VILLAGES):
            if g.sieges[village * MOST + self.seat]:
                return (Decision(self.seat, CONTINUE_SIEGE, (CONTINUE[village], LIFT[village])),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        village = action.noun
        become(g, OldSieges(seat, village + 1, True))
        if action.verb is LIFT:
            lift_siege(g, seat, village)
            return
        g.sieges[village * MOST + seat] = TWO_DICE
        tell(g, SIEGE_CONTINUED, seat, (village,))
        if g.rules.occasions:
            follow(g, SIEGE_LAID, village, seat)

    def run(self, g: Fief) -> None:
        become(g, NewSieges(self.seat, self.acted))

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village, int(self.acted))


@final
class NewSieges(Step[Fief]):
    """He may lay siege wherever his troops stand at a fortification of another player (F-6.4-01, F-6.4-10)."""

    def __init__(self, seat: Seat, acted: bool) -> None:
        self.seat: Final = seat
        self.acted: Final = acted

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        places = [
            BESIEGE[village]
            for village in range(N_VILLAGES)
            if g.forts[village] != NO_FORT
            and may_besiege(g, self.seat, village)
            and not bar_besiege(g, self.seat, village)
        ]
        return (Decision(self.seat, DECLARE_SIEGE, (*places, DONE)),) if places else ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            self.finish(g)
            return
        become(g, NewSieges(seat, True))
        besiege(g, seat, action.noun)

    def run(self, g: Fief) -> None:
        self.finish(g)

    def finish(self, g: Fief) -> None:
        """A window after each turn in which something happened, and after the last one (matrix 2, section 4)."""
        if self.acted or turn_order(g)[-1] == self.seat:
            become(g, window(g, AFTER_SIEGES))
        else:
            end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is BESIEGE:
            return bar_besiege(g, seat, action.noun) if seat == self.seat else "F-6.4-08"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, int(self.acted))
