"""An Uprising against Mercenaries in a reserve (X-TAC-50, X-TAC-51, X-TAC-79)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.tactics.part import tactics_of
from oyez.games.fief.expansions.tactics.words import (
    CHOOSE_OUTBREAK,
    RESERVE_ROSE,
    RESERVE_STRUCK,
    RISE_RESERVE,
)
from oyez.games.fief.rules.battle.rolls import throw
from oyez.games.fief.rules.doors import Use
from oyez.games.fief.rules.opportunities.calming import Calming
from oyez.games.fief.rules.opportunities.rising import ChooseCause, bar_rise, troubled
from oyez.games.fief.rules.opportunities.rising_strike import Revolt
from oyez.games.fief.rules.opportunities.words import RISE, RISING_FAILED
from oyez.games.fief.rules.state import Fief


@final
class Outbreak:
    """The use the card had, and this one: whoever could strike at a reserve could strike at its Village."""

    def __init__(self, use: Use) -> None:
        self.use: Final = use

    def steps(self, g: Fief, seat: Seat) -> list[Step[Any]]:
        if any(tactics_of(g).reserve) and reserves_in_reach(g, seat):
            return [ChooseOutbreak(seat)]
        return self.use[1](g, seat)


def against_reserves(use: Use) -> Use:
    return (use[0], Outbreak(use).steps, use[2])


def bar_outbreak(g: Fief, seat: Seat, village: int) -> str:
    """Why a player may not strike at the reserve of whoever controls the Village."""
    owner = g.control[village]
    if owner == NOBODY or not tactics_of(g).reserve[owner]:
        return "X-TAC-51"
    return bar_rise(g, seat, village)


def reserves_in_reach(g: Fief, seat: Seat) -> list[int]:
    """Villages to name, each for the reserve of its controller."""
    return [village for village in troubled(g, seat) if not bar_outbreak(g, seat, village)]


@final
class ChooseOutbreak(Step[Fief]):
    """The card player names a Village, or the reserve of its controller."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        villages = [RISE[village] for village in troubled(g, self.seat)]
        reserves = [RISE_RESERVE[village] for village in reserves_in_reach(g, self.seat)]
        return (Decision(self.seat, CHOOSE_OUTBREAK, (*villages, *reserves)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        village = action.noun
        if action.verb is RISE:
            become(g, ChooseCause(seat, village))
            return
        owner = g.control[village]
        become(g, ReserveStrike(village, owner, 1))
        tell(g, RESERVE_ROSE, seat, (village, owner))
        call(g, [Calming(village, seat, 0, True)])

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is RISE:
            return bar_rise(g, seat, action.noun)
        return bar_outbreak(g, seat, action.noun) if action.verb is RISE_RESERVE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ReserveStrike(Revolt):
    """Die and 1 more; each hit sends a Mercenary to the pool, no walls count (X-TAC-51)."""

    def __init__(self, village: int, owner: Seat, cards: int) -> None:
        super().__init__(village, cards)
        self.owner: Final = owner

    def weakened(self, calmed: int) -> ReserveStrike:
        return ReserveStrike(self.village, self.owner, self.cards - calmed)

    def run(self, g: Fief) -> None:
        end(g)
        if not self.cards:
            tell(g, RISING_FAILED, NOBODY, (self.village,))
            return
        hits = sum(throw(g, self.cards)) + self.cards
        part = tactics_of(g)
        lost = min(hits, part.reserve[self.owner])
        part.reserve[self.owner] -= lost
        tell(g, RESERVE_STRUCK, self.owner, (hits, lost))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.village, self.owner, self.cards)
