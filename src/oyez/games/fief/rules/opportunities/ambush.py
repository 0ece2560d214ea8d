"""Ambush: captures a Lord engaged in a running battle (Fief 10.5)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.battle import OUT
from oyez.games.fief.rules.battle.rolls import engaged_lords_of
from oyez.games.fief.rules.board.tables import N_LORDS
from oyez.games.fief.rules.opportunities.assassination import Snare, evasion
from oyez.games.fief.rules.opportunities.words import CHOOSE_AMBUSHED, WAYLAID, WAYLAY
from oyez.games.fief.rules.state import Fief


def bar_waylay(g: Fief, seat: Seat, lord: int) -> str:
    """The row that keeps a Lord from being ambushed by a player, or ""."""
    battle = g.battle
    if battle is None or battle.sides[seat] == OUT or not engaged_lords_of(g, battle, seat):
        return "F-10.5-01"
    owner = g.family[lord]
    if owner == NOBODY or battle.sides[owner] == OUT or lord not in engaged_lords_of(g, battle, owner):
        return "F-10.5-02"
    friend = battle.sides[owner] == battle.sides[seat]
    return "F-10.5-03" if owner == seat or (friend and g.rules.ambush_target == "opponent") else ""


def within_reach(g: Fief, seat: Seat) -> list[int]:
    if g.battle is None:
        return []
    return [lord for lord in range(N_LORDS) if not bar_waylay(g, seat, lord)]


def can_ambush(g: Fief, seat: Seat) -> bool:
    return bool(within_reach(g, seat))


def ambush(g: Fief, seat: Seat) -> list[Step[Any]]:
    return [ChooseAmbushed(seat)]


@final
class ChooseAmbushed(Step[Fief]):
    """Any Lord of the battle within reach, without a roll (F-10.5-02)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = within_reach(g, self.seat)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_AMBUSHED, tuple([WAYLAY[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.waylay(g, action.noun)

    def run(self, g: Fief) -> None:
        self.waylay(g, within_reach(g, self.seat)[0])

    def waylay(self, g: Fief, lord: int) -> None:
        become(g, Snare(self.seat, lord))
        tell(g, WAYLAID, self.seat, (lord,))  # before his owner is asked for a Secret Passage
        call(g, evasion(g, lord))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_waylay(g, seat, action.noun) if action.verb is WAYLAY else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)
