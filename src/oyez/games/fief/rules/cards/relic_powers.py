"""Relics that work at the end of the play-cards step: the Eyes move rain, the Bone ends famines (Fief 11.1.1)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, below, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import BONE, EYES, FAMINE, N_BISHOPRICS, RAIN
from oyez.games.fief.rules.cards.hands import discard
from oyez.games.fief.rules.cards.words import DISASTER_ENDED, DISASTER_STRUCK
from oyez.games.fief.rules.opportunities.words import (
    END_FAMINE,
    FAMINE_TRIED,
    RAIN_SHIFTED,
    SHIFT_RAIN,
    USE_BONE,
    USE_EYES,
)
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import DONE

ENDS_FAMINE: Final = 4  # or more (F-11.1-27)


def bears(g: Fief, seat: Seat, relic: int) -> bool:
    """Only a Lord in possession of it gives a relic its power (F-11.1-09)."""
    bearer = g.relic_lord[relic]
    return bearer != NOBODY and g.family[bearer] == seat


@final
class RelicPowers(Step[Fief]):
    """Stands at the end of the Cards phase; the powers are used in turn order (F-11.1-28)."""

    def run(self, g: Fief) -> None:
        end(g)
        if not g.rules.holy_relics:
            return
        steps: list[Step[Any]] = []
        for seat in turn_order(g):
            if g.rain and bears(g, seat, EYES):
                steps.append(UseEyes(seat, g.rain))
            if g.famine and bears(g, seat, BONE):
                steps.append(UseBone(seat, g.famine))
        call(g, steps)


@final
class UseEyes(Step[Fief]):
    """Each Heavy Rain may be tried once: the die names its new bishopric (F-11.1-17 to -19)."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left  # bishoprics whose rain was not tried yet, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        rains = [SHIFT_RAIN[b] for b in range(N_BISHOPRICS) if self.left & g.rain & 1 << b]
        if not rains or not bears(g, self.seat, EYES):
            return ()
        return (Decision(self.seat, USE_EYES, (*rains, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
            return
        become(g, UseEyes(seat, self.left & ~(1 << action.noun)))
        die_shows = below(g, 6) + 1
        tell(g, RAIN_SHIFTED, seat, (action.noun, die_shows))
        there = die_shows - 1
        if there < N_BISHOPRICS and there != action.noun:
            g.rain &= ~(1 << action.noun)
            tell(g, DISASTER_ENDED, NOBODY, (RAIN, action.noun))
            if g.rain >> there & 1:
                discard(g, RAIN)  # F-11.1-19
            else:
                g.rain |= 1 << there
                tell(g, DISASTER_STRUCK, NOBODY, (RAIN, there))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not SHIFT_RAIN:
            return ""
        return "F-11.1-28" if g.rain >> action.noun & 1 and seat == self.seat else "F-11.1-17"

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.left)


@final
class UseBone(Step[Fief]):
    """Each Famine may be tried once, from anywhere: 4 to 6 ends it (F-11.1-27, -28)."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left  # bishoprics whose famine was not tried yet, one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        famines = [END_FAMINE[b] for b in range(N_BISHOPRICS) if self.left & g.famine & 1 << b]
        if not famines or not bears(g, self.seat, BONE):
            return ()
        return (Decision(self.seat, USE_BONE, (*famines, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
            return
        become(g, UseBone(seat, self.left & ~(1 << action.noun)))
        die_shows = below(g, 6) + 1
        tell(g, FAMINE_TRIED, seat, (action.noun, die_shows))
        if die_shows >= ENDS_FAMINE:
            g.famine &= ~(1 << action.noun)
            discard(g, FAMINE)
            tell(g, DISASTER_ENDED, NOBODY, (FAMINE, action.noun))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not END_FAMINE:
            return ""
        return "F-11.1-28" if g.famine >> action.noun & 1 and seat == self.seat else "F-11.1-27"

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.left)
