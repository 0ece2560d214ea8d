"""Phase 6: declaring battles; then sieges, then pillage (Fief 6.0)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.battle import ATTACK, OUT, Battle, plain_battle
from oyez.games.fief.rules.battle.clash import CLASH, OpenBattle
from oyez.games.fief.rules.battle.coalitions import JoinBattle, leads_attack, may_fight_along, opens_gates
from oyez.games.fief.rules.battle.deciders import clockwise_from
from oyez.games.fief.rules.battle.pillage import BeginPillage
from oyez.games.fief.rules.battle.rolls import dice_of, engaged_troops_of
from oyez.games.fief.rules.battle.sieges import OldSieges
from oyez.games.fief.rules.battle.words import ATTACK_AT, CHOOSE_TARGET, DECLARE_BATTLE, TARGET
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, MOST, PASSAGE
from oyez.games.fief.rules.board.villages import is_present, troops_at
from oyez.games.fief.rules.cards.hands import holds
from oyez.games.fief.rules.cards.moment_words import BEFORE_BATTLE
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.lords import bar_leading, has_bars, has_free_lord_at, has_leader_at
from oyez.games.fief.rules.doors import DECLARED, FIGHT
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import BACK, DONE


def turns(g: Fief) -> list[Step[Any]]:
    """In turn order everybody's battles, then his sieges (F-R-10)."""
    return [BattleTurn(seat) for seat in turn_order(g)]


def pillage(g: Fief) -> list[Step[Any]]:
    return [BeginPillage()]


def fight(g: Fief, battle: Battle) -> list[Step[Any]]:
    """A battle from its declaration to its end; g.outcome and, after a cavalcade, g.column tell the result."""
    helpers: list[Step[Any]] = [
        JoinBattle(seat, 0) for seat in clockwise_from(g, battle.attacker) if battle.sides[seat] == OUT
    ]
    steps = [OpenBattle(battle), *helpers, window(g, BEFORE_BATTLE)]
    for more in g.rules.doors.battle[DECLARED]:
        steps += more(g)
    return [*steps, CLASH[0]]


def bar_attack(g: Fief, seat: Seat, village: int, target: Seat) -> str:
    """Why a player may not declare a battle against another one there (P-BATTLE)."""
    if target == seat or not is_present(g, target, village):
        return "F-6.0-01"
    lone = not troops_at(g, target, village)
    if g.rain >> BISHOPRIC_OF[village] & 1:
        return "F-2.3.1-M05" if lone else "F-2.3.1-M02"
    if not troops_at(g, seat, village) and not reserve_of(g, seat, village):
        return "F-6.0-06"
    if not has_free_lord_at(g, seat, village):
        return "F-6.0-31" if lone else "F-6.0-05"
    if has_bars(g, FIGHT) and bar_leading(g, seat, village):
        barred = bar_abstaining(g, plain_battle(g.rules.seats, village, seat, target), seat)
        if barred:
            return barred
    elif g.rules.bars and not has_bars(g, FIGHT) and not has_leader_at(g, seat, village):
        return bar_leading(g, seat, village)
    if village * MOST + target in g.fought:
        return "F-6.0-08"
    if not lone and g.rules.zero_dice_attack == "forbidden" and not can_roll(g, seat, village, target):
        return "F-6.2-14"
    return ""


def bar_abstaining(g: Fief, battle: Battle, seat: Seat) -> str:
    """The same where Lords of an expansion stand aside, and what is bound to them: who is left must suffice."""
    if engaged_troops_of(g, battle, seat) == (0, 0) and not reserve_of(g, seat, battle.village):
        return bar_leading(g, seat, battle.village) or "F-6.0-06"
    return "" if leads_attack(g, battle, seat) else bar_leading(g, seat, battle.village) or "F-6.0-05"


def reserve_of(g: Fief, seat: Seat, village: int) -> int:
    """Strength points that somebody could bring in there as soon as he declares a battle."""
    return sum([place.reserve(g, seat, village) for place in g.rules.off_map])


def can_roll(g: Fief, seat: Seat, village: int, target: Seat) -> bool:
    """At least one die, if need be by a Secret Passage in hand or with all who might help (F-6.2-14).

    Under fog of war nobody may learn from the answer what counters a helper has.
    """
    battle = plain_battle(g.rules.seats, village, seat, target)
    if holds(g, seat, PASSAGE):
        battle = battle.changed(passage=True)  # F-10.2.2-01
    reserve = reserve_of(g, seat, village)
    if dice_of(g, battle, ATTACK, reserve):
        return True
    helpers = [s for s in g.arrivals[village] if s not in (seat, target) and may_fight_along(g, s, village)]
    if helpers and g.rules.fog_of_war:
        return True
    for helper in helpers:
        battle = battle.taking(helper, ATTACK)
        if opens_gates(g, battle, helper):
            battle = battle.changed(in_the_open=True)  # F-6.0-18
    return dice_of(g, battle, ATTACK, reserve) > 0


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
    """A player's turn in Phase 6 begins."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        become(g, Declaring(self.seat))
        g.active = self.seat
        g.fought = ()

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Declaring(Step[Fief]):
    """He declares battles one by one, never obliged to (F-6.0-01 to -03), then turns to his sieges."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        places: list[Action] = []
        lacks_dice = False
        for village, present in enumerate(g.arrivals):
            if len(present) > 1 and self.seat in present:
                bars = [bar_attack(g, self.seat, village, other) for other in present]
                if "" in bars:
                    places.append(ATTACK_AT[village])
                # Only a Secret Passage is missing: who lacks it is asked all the same, lest a question betray it.
                lacks_dice = lacks_dice or "F-6.2-14" in bars
        if not places and not lacks_dice:
            return ()
        return (Decision(self.seat, DECLARE_BATTLE, (*places, DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            self.run(g)
        else:
            call(g, [ChooseTarget(seat, action.noun)])

    def run(self, g: Fief) -> None:
        become(g, OldSieges(self.seat, 0, bool(g.fought)))

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is ATTACK_AT:
            return bar_battle(g, seat, action.noun) if seat == self.seat else "F-6.0-01"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ChooseTarget(Step[Fief]):
    """Of several players there he names one; the others may join (F-6.0-07)."""

    def __init__(self, seat: Seat, village: int) -> None:
        self.seat: Final = seat
        self.village: Final = village

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        found = targets(g, self.seat, self.village)
        if len(found) < 2:
            return ()
        return (Decision(self.seat, CHOOSE_TARGET, (*[TARGET[other] for other in found], BACK)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        if action is not BACK:
            self.declare(g, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        for target in targets(g, self.seat, self.village)[:1]:
            self.declare(g, target)

    def declare(self, g: Fief, target: Seat) -> None:
        g.fought = (*g.fought, self.village * MOST + target)  # F-6.0-08
        call(g, fight(g, plain_battle(g.rules.seats, self.village, self.seat, target)))

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is TARGET and seat == self.seat and action.noun < g.rules.seats:
            return bar_attack(g, seat, self.village, action.noun)
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village)
