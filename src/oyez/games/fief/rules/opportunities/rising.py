"""Uprisings: their causes, and the moment to join in (Fief 10.1). Then come calming.py and rising_strike.py."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, let_pass, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, FIEF_OF, N_VILLAGES, NO_FORT, PASSAGE, UPRISING
from oyez.games.fief.rules.cards.hands import holds
from oyez.games.fief.rules.cards.taxes import AS_POPE, TALLAGES
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.court.lords import has_bars, is_haven
from oyez.games.fief.rules.doors import UPRISING as HAVEN_FROM
from oyez.games.fief.rules.opportunities.calming import Calming
from oyez.games.fief.rules.opportunities.playing import spend
from oyez.games.fief.rules.opportunities.rising_strike import Strike
from oyez.games.fief.rules.opportunities.words import (
    CAUSE,
    CHOOSE_CAUSE,
    CHOOSE_RISING,
    JOIN_RISING,
    JOINED_RISING,
    OPENED_WALLS,
    RISE,
    ROSE,
)
from oyez.games.fief.rules.state import Fief, Tax
from oyez.games.fief.rules.words import PASS

FAMINE_CAUSE: Final = 0
TALLAGE_CAUSE: Final = 1
TITHE_CAUSE: Final = 2


def causes(g: Fief, seat: Seat, village: int) -> list[int]:
    """What a player may name as cause: not an event he started himself (F-10.1-01 to -04)."""
    found = [FAMINE_CAUSE] if g.famine >> BISHOPRIC_OF[village] & 1 else []
    for tax in g.taxes:
        if tax[0] != seat and is_taxed(tax, village):
            cause = TALLAGE_CAUSE if tax[1] == TALLAGES else TITHE_CAUSE
            if cause not in found:
                found.append(cause)
    if found and has_bars(g, HAVEN_FROM) and is_haven(g, village, HAVEN_FROM):
        return []
    return sorted(found)


def is_taxed(tax: Tax, village: int) -> bool:
    """A tallage covers its fief, a tithe its bishopric, a papal one all that were governed (F-10.1-03)."""
    _, kind, target, _, capacity = tax
    if kind == TALLAGES:
        return target == FIEF_OF[village]
    if capacity == AS_POPE:
        return target >> BISHOPRIC_OF[village] & 1 == 1
    return target == BISHOPRIC_OF[village]


def bar_rise(g: Fief, seat: Seat, village: int) -> str:
    """The row that forbids an Uprising in a Village, or ""."""
    if causes(g, seat, village):
        return ""
    if is_haven(g, village, HAVEN_FROM):
        return "X-TEM-24"
    return "F-10.1-04" if any([causes(g, other, village) for other in range(g.rules.seats)]) else "F-10.1-01"


def troubled(g: Fief, seat: Seat) -> list[int]:
    return [village for village in range(N_VILLAGES) if causes(g, seat, village)]


def can_rise(g: Fief, seat: Seat) -> bool:
    """Must agree with troubled(): a Famine has no author, a tax has one."""
    if g.famine or [tax for tax in g.taxes if tax[0] != seat]:
        return not has_bars(g, HAVEN_FROM) or bool(troubled(g, seat))
    return False


def rising(g: Fief, seat: Seat) -> list[Step[Any]]:
    return [ChooseRising(seat)]


@final
class ChooseRising(Step[Fief]):
    """The card player names the Village ... (F-10.1-05)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        villages = troubled(g, self.seat)
        return (Decision(self.seat, CHOOSE_RISING, tuple([RISE[village] for village in villages])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, ChooseCause(seat, action.noun))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_rise(g, seat, action.noun) if action.verb is RISE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ChooseCause(Step[Fief]):
    """... and the cause, if there are several."""

    def __init__(self, seat: Seat, village: int) -> None:
        self.seat: Final = seat
        self.village: Final = village

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        found = causes(g, self.seat, self.village)
        if len(found) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_CAUSE, tuple([CAUSE[cause] for cause in found])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.rise(g, action.noun)

    def run(self, g: Fief) -> None:
        self.rise(g, causes(g, self.seat, self.village)[0])

    def rise(self, g: Fief, cause: int) -> None:
        become(g, Joining(self.village, (self.seat,), False, self.seat, 0))
        tell(g, ROSE, self.seat, (self.village, cause))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not CAUSE or action.noun in causes(g, seat, self.village):
            return ""
        others = [causes(g, other, self.village) for other in range(g.rules.seats)]
        return "F-10.1-04" if any([action.noun in found for found in others]) else "F-10.1-01"

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village)


@final
class Joining(Step[Fief]):
    """Clockwise everyone may add Uprisings and, at a fortification, a Secret Passage until all pass (F-10.1-13).

    Not atomic: Diplomacy markers may be spent while it lasts, and only they (see resolving.py).
    """

    def __init__(self, village: int, rebels: tuple[int, ...], passage: bool, seat: Seat, passes: int) -> None:
        self.village: Final = village
        self.rebels: Final = rebels  # who played each Uprising, the first first
        self.passage: Final = passage
        self.seat: Final = seat
        self.passes: Final = passes

    def additions(self, g: Fief, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if holds(g, seat, UPRISING) and causes(g, seat, self.village):
            found.append(PLAY[UPRISING])
        if not self.passage and g.forts[self.village] != NO_FORT and holds(g, seat, PASSAGE):
            found.append(PLAY[PASSAGE])  # F-10.1-10
        return found

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        n = g.rules.seats
        for place in range(n - self.passes):
            seat = (self.seat + place) % n
            found = self.additions(g, seat)
            if found:
                return (Decision(seat, JOIN_RISING, (*found, PASS)),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        n = g.rules.seats
        after = (seat + 1) % n
        if action is PASS:
            passes = self.passes + (seat - self.seat) % n + 1
            become(g, Joining(self.village, self.rebels, self.passage, after, passes))
        elif action is PLAY[UPRISING]:
            become(g, Joining(self.village, (*self.rebels, seat), self.passage, after, 0))
            spend(g, seat, UPRISING)
            tell(g, JOINED_RISING, seat, (self.village,))
        else:
            become(g, Joining(self.village, self.rebels, True, after, 0))
            spend(g, seat, PASSAGE)
            tell(g, OPENED_WALLS, seat, (self.village,))

    def reopened(self) -> Joining:
        """Cards changed hands while the table waits: everybody may think again."""
        return Joining(self.village, self.rebels, self.passage, self.rebels[0], 0)

    def run(self, g: Fief) -> None:
        let_pass(g, JOIN_RISING)
        become(g, Strike(self.village, self.rebels[0], len(self.rebels), self.passage))
        if g.rules.uprising_calm_scope == "one_roll_per_village":
            call(g, [Calming(self.village, self.rebels[0], 0, True)])
        else:
            call(g, [Calming(self.village, rebel, 0, False) for rebel in self.rebels])  # F-1.4-M06

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action is PLAY[UPRISING]:
            return bar_rise(g, seat, self.village)
        if action is PLAY[PASSAGE]:
            return "F-10.1-10"
        return "F-12.2-02" if action.verb is PLAY else ""

    def marks(self) -> tuple[int, ...]:
        return (self.village, *self.rebels, int(self.passage), self.seat, self.passes)
