"""Bountiful Harvest and Good Weather: where they may lie and what they cancel (Fief 2.4.2, 2.4.3, 2.4.7)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import FAMINE, HARVEST, N_BISHOPRICS, RAIN
from oyez.games.fief.rules.cards.hands import discard, leave_openly
from oyez.games.fief.rules.cards.words import BLESS, CHOOSE_BISHOPRIC, DISASTER_ENDED, FORTUNE_LAID
from oyez.games.fief.rules.state import Fief


def bar_bless(g: Fief, card: int, bishopric: int) -> str:
    """A Harvest ends a Famine but not in the rain, Good Weather ends the rain but not a Famine (F-2.3.1-07)."""
    bit = 1 << bishopric
    if card == HARVEST:
        if g.rain & bit:
            return "F-2.3.1-04"
        return "F-2.4.7-03" if g.harvest & bit and not g.famine & bit else ""
    if g.famine & bit:
        return "F-2.3.2-03"
    return "F-2.4.7-03" if g.weather & bit and not g.rain & bit else ""


def blessable(g: Fief, card: int) -> list[int]:
    """Any bishopric, also one where the player has nothing (F-2.4.2-01)."""
    return [bishopric for bishopric in range(N_BISHOPRICS) if not bar_bless(g, card, bishopric)]


@final
class Bless(Step[Fief]):
    """A Harvest or Weather card lies open; its player names the bishopric."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        places = blessable(g, self.card)
        if len(places) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_BISHOPRIC, tuple([BLESS[place] for place in places])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        bless(g, seat, self.card, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        bless(g, self.seat, self.card, blessable(g, self.card)[0])

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_bless(g, self.card, action.noun) if action.verb is BLESS else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.card)


def bless(g: Fief, seat: Seat, card: int, bishopric: int) -> None:
    """It cancels its Disaster and both are discarded, or it lies there for the income (F-2.4.2-02, -03, F-2.4.3-02)."""
    bit = 1 << bishopric
    leave_openly(g, seat, card)
    tell(g, FORTUNE_LAID, seat, (card, bishopric))
    if card == HARVEST and g.famine & bit:
        g.famine &= ~bit
        cancel(g, card, FAMINE, bishopric)
    elif card == HARVEST:
        g.harvest |= bit
    elif g.rain & bit:
        g.rain &= ~bit
        cancel(g, card, RAIN, bishopric)
    else:
        g.weather |= bit


def cancel(g: Fief, card: int, disaster: int, bishopric: int) -> None:
    discard(g, card)
    discard(g, disaster)
    tell(g, DISASTER_ENDED, NOBODY, (disaster, bishopric))
