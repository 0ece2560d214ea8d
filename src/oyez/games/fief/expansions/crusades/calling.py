"""The call for a Crusade, in the first step of Phase 1 (X-CRU-03 to -06, X-CRU-90)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.part import FIRST, NO_CRUSADE, SECOND, Crusade, crusade_of
from oyez.games.fief.expansions.crusades.words import CALL, CALL_CRUSADE, CRUSADE_CALLED, SECOND_ROUND
from oyez.games.fief.rules.board.tables import POPE, RELICS
from oyez.games.fief.rules.court.lords import is_cardinal, lords_of
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import PASS


def opening(g: Fief) -> list[Step[Any]]:
    return [RoundOfCrusade()]


def callers(g: Fief) -> list[int]:
    """Lords who may call, the Pope first, then one Cardinal of each player in turn order; captives too (X-CRU-04)."""
    pope = g.holder[POPE]
    found = [] if pope == NOBODY else [pope]
    if pope != NOBODY and crusade_of(g).board.only_without_pope:
        return found
    for seat in turn_order(g):
        hats = [lord for lord in lords_of(g, seat) if is_cardinal(g, lord) and lord != pope]
        if hats and seat != player_of(g, POPE):
            found.append(hats[0])
    return found


def bar_call(g: Fief, seat: Seat) -> str:
    if crusade_of(g).stage != NO_CRUSADE:
        return "X-CRU-05"
    return "" if seat in [g.family[lord] for lord in callers(g)] else "X-CRU-03"


@final
class RoundOfCrusade(Step[Fief]):
    """A running Crusade enters its second round; otherwise one may be called."""

    def run(self, g: Fief) -> None:
        c = crusade_of(g)
        remember_relics(g, c)
        c.guilty = 0
        c.spared = NOBODY
        if c.stage == FIRST:
            c.stage = SECOND
            end(g)
            tell(g, SECOND_ROUND, NOBODY)
        elif c.stage == NO_CRUSADE:
            become(g, CallCrusade(0))
        else:
            end(g)


def remember_relics(g: Fief, c: Crusade) -> None:
    """Where an unclaimed relic lies is where it was laid at set-up."""
    for relic in range(len(RELICS)):
        if g.relic_village[relic] != NOBODY and not g.relics_claimed >> relic & 1:
            c.homes[relic] = g.relic_village[relic]


@final
class CallCrusade(Step[Fief]):
    """One after the other is asked until somebody calls."""

    def __init__(self, asked: int) -> None:
        self.asked: Final = asked  # players who would not, one bit each

    def caller(self, g: Fief) -> int:
        for lord in callers(g):
            if not self.asked >> g.family[lord] & 1:
                return lord
        return NOBODY

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lord = self.caller(g)
        if lord == NOBODY:
            return ()
        return (Decision(g.family[lord], CALL_CRUSADE, (CALL, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            become(g, CallCrusade(self.asked | 1 << seat))
            return
        lord = self.caller(g)
        end(g)
        crusade_of(g).stage = FIRST
        tell(g, CRUSADE_CALLED, seat, (lord,))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_call(g, seat) if action is CALL else ""

    def marks(self) -> tuple[int, ...]:
        return (self.asked,)
