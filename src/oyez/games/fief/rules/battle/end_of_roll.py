"""What the sides may do between two rolls: go on, truce, surrender, stop at a fortification (Fief 6.1, 6.3)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.battle import (
    ATTACK,
    ATTACKER_WON,
    DEFENCE,
    DEFENDER_WON,
    OUT,
    UNDECIDED,
    Battle,
)
from oyez.games.fief.rules.battle.battle_end import conclude, surrender
from oyez.games.fief.rules.battle.deciders import clockwise_from, decider
from oyez.games.fief.rules.battle.rolls import engaged_lords_of, has_troops, is_engaged, members, storms_walls
from oyez.games.fief.rules.battle.words import (
    ANSWER_TRUCE,
    BEFORE_FIRST_ROLL,
    CALL_OFF,
    CALLED_OFF,
    CAME_OUT,
    CHOOSE_SORTIE,
    COME_OUT,
    END_OF_ROLL,
    FIGHT_ON,
    OFFER_TRUCE,
    STAY_INSIDE,
    SURRENDER,
    TRUCE_MADE,
    TRUCE_OFFERED,
    TRUCE_REFUSED,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def bar_truce(g: Fief, seat: Seat) -> str:
    """A truce is offered at the end of a roll, by whoever leads a side or decides for it (F-6.1-04)."""
    battle = g.battle
    if battle is None or battle.sides[seat] == OUT or not battle.rolls:
        return "F-6.1-04"
    return ""


def bar_surrender(g: Fief, seat: Seat) -> str:
    """Why a player may not surrender for his side now."""
    battle = g.battle
    if battle is None or battle.sides[seat] == OUT:
        return "F-6.3-01"
    if seat != decider(g, battle, battle.sides[seat]):
        return "F-6.0-15"
    if not has_troops(g, battle, ATTACK) or not has_troops(g, battle, DEFENCE):
        return "F-6.3-02"
    if not battle.rolls and g.rules.surrender_window == "after_roll":
        return "F-6.3-03"
    return ""


def bar_call_off(g: Fief, seat: Seat) -> str:
    """Only the attacker of a fortification may stop alone, and only after a roll (F-6.1-06, F-6.1-07)."""
    battle = g.battle
    if battle is None or seat != battle.attacker or not battle.rolls:
        return "F-6.1-07"
    return "" if storms_walls(g, battle) else "F-6.1-06"


def bar_come_out(g: Fief, battle: Battle) -> str:
    """The defender who is left alone may go on in the open, led by a Lord (F-6.1-08)."""
    if g.rules.calloff_reaction != "continue_now" or not engaged_lords_of(g, battle, battle.defender):
        return "F-6.1-08"
    return ""


def speakers(g: Fief, battle: Battle) -> list[int]:
    """Who is asked at the end of a roll: both principals and, if they are others, the deciders.

    Before the first roll the attacker, who has just declared the battle, is asked only if somebody joined it.
    """
    order = (ATTACK, DEFENCE) if battle.rolls else (DEFENCE, ATTACK)
    found: list[int] = []
    for side in order:
        if (
            side == ATTACK
            and not battle.rolls
            and len(members(battle, ATTACK) + members(battle, DEFENCE)) == 2
        ):
            continue
        for seat in (battle.principal(side), decider(g, battle, side)):
            if seat not in found:
                found.append(seat)
    return found


@final
class Speak(Step[Fief]):
    """One question per player who speaks for a side; going on is always open (F-6.1-01)."""

    def __init__(self, seat: Seat, refused: bool) -> None:
        self.seat: Final = seat
        self.refused: Final = refused  # his offer of a truce was refused at this moment

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        battle = g.battle
        if battle is None or battle.sides[self.seat] == OUT:
            return ()
        options = [FIGHT_ON]
        if not self.refused and not bar_truce(g, self.seat):
            options.append(OFFER_TRUCE)
        if not bar_surrender(g, self.seat):
            options.append(SURRENDER)
        if not bar_call_off(g, self.seat):
            options.append(CALL_OFF)
        if len(options) == 1:
            return ()
        return (Decision(self.seat, END_OF_ROLL if battle.rolls else BEFORE_FIRST_ROLL, tuple(options)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        battle = g.battle
        assert battle is not None
        if action is OFFER_TRUCE:
            tell(g, TRUCE_OFFERED, seat)
            become(g, AnswerTruce(seat, 1 << seat))
            return
        if action is CALL_OFF:
            tell(g, CALLED_OFF, seat, (battle.village,))
            become(g, Sortie())
            return
        end(g)
        if action is SURRENDER:
            surrender(g, battle.sides[seat])
            conclude(g, DEFENDER_WON if battle.sides[seat] == ATTACK else ATTACKER_WON)

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action is OFFER_TRUCE:
            return bar_truce(g, seat)
        if action is SURRENDER:
            return bar_surrender(g, seat)
        if action is CALL_OFF:
            return bar_call_off(g, seat)
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, int(self.refused))


@final
class AnswerTruce(Step[Fief]):
    """All involved must agree (F-6.1-04); then everybody stays and control does not change (F-6.3-04)."""

    def __init__(self, offerer: Seat, agreed: int) -> None:
        self.offerer: Final = offerer
        self.agreed: Final = agreed  # one bit each

    def next_seat(self, g: Fief) -> Seat:
        battle = g.battle
        if battle is None:
            return NOBODY
        for seat in clockwise_from(g, self.offerer):
            if battle.sides[seat] != OUT and not self.agreed >> seat & 1 and is_engaged(g, battle, seat):
                return seat
        return NOBODY

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        seat = self.next_seat(g)
        return () if seat == NOBODY else (Decision(seat, ANSWER_TRUCE, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is ACCEPT:
            become(g, AnswerTruce(self.offerer, self.agreed | 1 << seat))
        else:
            tell(g, TRUCE_REFUSED, seat)
            become(g, Speak(self.offerer, True))

    def run(self, g: Fief) -> None:
        assert g.battle is not None
        end(g)
        tell(g, TRUCE_MADE, self.offerer, (g.battle.village,))
        conclude(g, UNDECIDED)

    def marks(self) -> tuple[int, ...]:
        return (self.offerer, self.agreed)


@final
class Sortie(Step[Fief]):
    """The attacker stopped: in the English edition the defender may come out and go on (F-6.1-08)."""

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        if g.battle is None or bar_come_out(g, g.battle):
            return ()
        return (Decision(g.battle.defender, CHOOSE_SORTIE, (COME_OUT, STAY_INSIDE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        assert g.battle is not None
        if action is STAY_INSIDE:
            self.run(g)
            return
        end(g)
        g.battle = g.battle.changed(in_the_open=True, gates=False)
        tell(g, CAME_OUT, seat, (g.battle.village,))

    def run(self, g: Fief) -> None:
        end(g)
        conclude(g, UNDECIDED)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action is COME_OUT and g.battle is not None:
            return bar_come_out(g, g.battle)
        return ""
