"""Phase 6: declaring battles and the course of a battle; then sieges, then pillage (Fief 6)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell, uncover
from oyez.engine.words import Action
from oyez.games.fief.battle import (
    ATTACK,
    ATTACKER_WON,
    DEFENCE,
    DEFENDER_WON,
    OUT,
    UNDECIDED,
    Battle,
    plain_battle,
)
from oyez.games.fief.board import is_present, troops_at
from oyez.games.fief.cards import holds
from oyez.games.fief.lords import has_free_lord_at
from oyez.games.fief.phases.battle_end import conclude
from oyez.games.fief.phases.coalitions import (
    ChooseSide,
    JoinBattle,
    clockwise_from,
    measured_decider,
    promote,
)
from oyez.games.fief.phases.end_of_roll import Speak, speakers
from oyez.games.fief.phases.losses import FallenLords, TakeLosses, lords_hit, most_lost
from oyez.games.fief.phases.pillage import PillageTurn
from oyez.games.fief.phases.rolls import dice_of, engaged_lords, engaged_troops, members, roll_dice
from oyez.games.fief.phases.sieges import OldSieges
from oyez.games.fief.state import Fief, turn_order
from oyez.games.fief.tables import BISHOPRIC_OF, MOST, N_VILLAGES, PASSAGE
from oyez.games.fief.windows import window
from oyez.games.fief.words.battles import (
    ALL_DESTROYED,
    ATTACK_AT,
    BATTLE_DECLARED,
    CHOOSE_TARGET,
    DECLARE_BATTLE,
    NO_DICE,
    NO_LORD_TO_ATTACK,
    ONLY_LORDS_LEFT,
    TARGET,
    THREE_EMPTY_ROLLS,
)
from oyez.games.fief.words.nouns import BACK, DONE
from oyez.games.fief.words.windows import BEFORE_BATTLE, BETWEEN_ROLLS

EMPTY_ROLLS: Final = 3  # in a row end a battle (F-6.1-05)

# How a battle stands.
GOES_ON: Final = 0
ATTACK_BEATEN: Final = 1
DEFENCE_BEATEN: Final = 2
BOTH_GONE: Final = 3
ONLY_LORDS: Final = 4
LORDLESS: Final = 5
FRUITLESS: Final = 6
NO_DIE: Final = 7


def battles(g: Fief) -> list[Step[Any]]:
    """In turn order everybody's battles, then his sieges; when all are done, pillage (F-R-10)."""
    steps: list[Step[Any]] = [BattleTurn(seat) for seat in turn_order(g)]
    return [*steps, PillageTurn(0, False)]


def fight(g: Fief, battle: Battle) -> list[Step[Any]]:
    """A battle from its declaration to its end; g.outcome and, after a cavalcade, g.column tell the result."""
    helpers: list[Step[Any]] = [
        JoinBattle(seat, 0) for seat in clockwise_from(g, battle.attacker) if battle.sides[seat] == OUT
    ]
    return [OpenBattle(battle), *helpers, window(g, BEFORE_BATTLE), CLASH[0]]


def bar_attack(g: Fief, seat: Seat, village: int, target: Seat) -> str:
    """Why a player may not declare a battle against another one there (P-BATTLE)."""
    if target == seat or not is_present(g, target, village):
        return "F-6.0-01"
    lone = not troops_at(g, target, village)
    if g.rain >> BISHOPRIC_OF[village] & 1:
        return "F-2.3.1-M05" if lone else "F-2.3.1-M02"
    if not troops_at(g, seat, village):
        return "F-6.0-06"
    if not has_free_lord_at(g, seat, village):
        return "F-6.0-31" if lone else "F-6.0-05"
    if village * MOST + target in g.fought:
        return "F-6.0-08"
    if not lone and g.rules.zero_dice_attack == "forbidden" and not can_roll(g, seat, village, target):
        return "F-6.2-14"
    return ""


def can_roll(g: Fief, seat: Seat, village: int, target: Seat) -> bool:
    """At least one die, if need be by a Secret Passage in hand (F-6.2-14, F-10.2.2-01)."""
    battle = plain_battle(g.rules.seats, village, seat, target)
    if dice_of(g, battle, ATTACK):
        return True
    return holds(g, seat, PASSAGE) and dice_of(g, battle.changed(passage=True), ATTACK) > 0


def targets(g: Fief, seat: Seat, village: int) -> list[int]:
    """Players he may attack there, the first to have arrived first."""
    if seat not in g.arrivals[village]:
        return []
    return [other for other in g.arrivals[village] if not bar_attack(g, seat, village, other)]


def bar_battle(g: Fief, seat: Seat, village: int) -> str:
    """Why he may not attack anybody there."""
    reason = "F-6.0-01"
    for other in g.arrivals[village]:
        if other != seat:
            reason = bar_attack(g, seat, village, other)
            if not reason:
                return ""
    return reason


@final
class BattleTurn(Step[Fief]):
    """A player declares battles one by one, never obliged to (F-6.0-01 to -03), then turns to his sieges."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if g.active != self.seat:
            return ()
        seat = self.seat
        places = [
            ATTACK_AT[village]
            for village in range(N_VILLAGES)
            if len(g.arrivals[village]) > 1 and targets(g, seat, village)
        ]
        return (Decision(seat, DECLARE_BATTLE, (*places, DONE)),) if places else ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            become(g, OldSieges(seat, 0, bool(g.fought)))
        else:
            call(g, [ChooseTarget(seat, action.noun)])

    def run(self, g: Fief) -> None:
        become(g, Declaring(self.seat))
        g.active = self.seat
        g.fought = ()

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return bar_battle(g, seat, action.noun) if action.verb is ATTACK_AT and seat == self.seat else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)
