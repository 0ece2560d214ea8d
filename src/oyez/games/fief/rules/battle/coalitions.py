"""Helpers in a battle: joining, changing sides, leaving (Fief 6.0)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell, uncover
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, OUT, Battle, other_side
from oyez.games.fief.rules.battle.deciders import clockwise_from
from oyez.games.fief.rules.battle.rolls import (
    engaged_lords_of,
    engaged_troops_of,
    is_engaged,
    is_inside,
)
from oyez.games.fief.rules.battle.words import (
    ACCEPT_HELPER,
    CHANGE_SIDES,
    CHANGED_SIDES,
    CHOOSE_SIDE,
    GATES_OPENED,
    HELP,
    HELP_DECLINED,
    HELPED,
    JOIN_BATTLE,
    LEAVE,
    LEFT_BATTLE,
    OFFERED_HELP,
    STAY,
)
from oyez.games.fief.rules.board.villages import is_present, troops_at
from oyez.games.fief.rules.court.lords import bar_leading, follow, has_bars, has_free_lord_at, has_leader_at
from oyez.games.fief.rules.doors import FIGHT, JOINED_ATTACK
from oyez.games.fief.rules.opportunities.interruption import interruption
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, PASS, REFUSE


def may_fight_along(g: Fief, seat: Seat, village: int) -> bool:
    """Whether his pieces there are enough to help an attack (F-6.0-10, F-6.0-23)."""
    if g.rules.coalition_member_needs == "troops" and not troops_at(g, seat, village):
        return False
    return has_leader_at(g, seat, village)


def leads_attack(g: Fief, battle: Battle, seat: Seat) -> bool:
    """Whether one of his Lords there would lead his pieces in the attack of this battle (F-6.0-05, F-6.0-23)."""
    if not has_bars(g, FIGHT):
        return has_leader_at(g, seat, battle.village)
    return bool(engaged_lords_of(g, battle.taking(seat, ATTACK), seat))


def lacks_troops(g: Fief, battle: Battle, seat: Seat) -> bool:
    """Whether by flag he needs troops to help the attack, and all he has there would stand aside."""
    if g.rules.coalition_member_needs != "troops":
        return False
    return engaged_troops_of(g, battle.taking(seat, ATTACK), seat) == (0, 0)


def bar_help(g: Fief, seat: Seat, side: int) -> str:
    """Why a third player may not take this side."""
    battle = g.battle
    if battle is None or battle.sides[seat] != OUT:
        return "F-6.0-10"
    if battle.left >> seat & 1:
        return "F-6.0-17"
    if battle.rolls and g.rules.coalition_join == "start_only":
        return "F-6.0-12"
    if not is_present(g, seat, battle.village):
        return "F-6.0-10"
    if not is_present(g, battle.principal(side), battle.village):
        return "F-6.0-22"  # a card took his last piece: nobody is left to accept
    if g.rules.coalition_member_needs == "troops" and not troops_at(g, seat, battle.village):
        return "F-6.0-10"
    if side == ATTACK:
        if battle.cavalcade and g.rules.cavalcade_coalition == "defender_only":
            return "F-5.2-15"
        if not leads_attack(g, battle, seat):
            return bar_leading(g, seat, battle.village) or "F-6.0-23"
        if has_bars(g, FIGHT) and lacks_troops(g, battle, seat):
            return bar_leading(g, seat, battle.village) or "F-6.0-10"
    return ""


def bar_change(g: Fief, seat: Seat) -> str:
    """Why a member of a side may not go over to the other."""
    battle = g.battle
    if battle is None or battle.sides[seat] == OUT or seat in (battle.attacker, battle.defender):
        return "F-6.0-16"
    if battle.cavalcade and g.rules.cavalcade_coalition == "defender_only":
        return "F-5.2-16"
    if not has_free_lord_at(g, seat, battle.village):
        if battle.sides[seat] == DEFENCE:
            return "F-6.0-23"
        if g.rules.coalition_switch == "end_of_roll_non_principals":
            return "F-6.0-16"  # the French text grants it to Lords
    if has_bars(g, FIGHT) and battle.sides[seat] == DEFENCE and not leads_attack(g, battle, seat):
        return bar_leading(g, seat, battle.village) or "F-6.0-23"
    return ""


def bar_leave(g: Fief, seat: Seat) -> str:
    battle = g.battle
    if battle is None or battle.sides[seat] == OUT or seat in (battle.attacker, battle.defender):
        return "F-6.0-17"
    return "" if g.rules.coalition_leave else "F-6.0-17"


def opens_gates(g: Fief, battle: Battle, seat: Seat) -> bool:
    """Whether a helper of the attack stands inside the walls that protect the defender (F-6.0-18)."""
    village = battle.village
    return (
        g.rules.traitor_opens_gates and is_inside(g, battle.defender, village) and is_inside(g, seat, village)
    )


def join(g: Fief, seat: Seat, side: int) -> None:
    """A third player enters the battle, or a helper goes over; who attacks from inside opens the gates (F-6.0-18)."""
    battle = g.battle
    assert battle is not None
    was = battle.sides[seat]
    g.battle = battle.taking(seat, side)
    tell(g, HELPED if was == OUT else CHANGED_SIDES, seat, (battle.principal(side),))
    if side == ATTACK and g.rules.occasions:
        follow(g, JOINED_ATTACK, battle.village, seat)
    if side == ATTACK and not battle.in_the_open and opens_gates(g, battle, seat):
        g.battle = g.battle.changed(in_the_open=True, gates=True)
        tell(g, GATES_OPENED, seat, (battle.village,))
    if g.rules.fog_of_war:
        uncover(g)  # his counters are turned up (F-11.2-04)


@final
class JoinBattle(Step[Fief]):
    """A third player in the Village may help one side or stay out (F-6.0-10, F-6.0-20)."""

    def __init__(self, seat: Seat, declined: int) -> None:
        self.seat: Final = seat
        self.declined: Final = declined  # sides that would not have him, one bit each

    def sides(self, g: Fief) -> list[int]:
        return [x for x in (ATTACK, DEFENCE) if not self.declined >> x & 1 and not bar_help(g, self.seat, x)]

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        battle, sides = g.battle, self.sides(g)
        if battle is None or not sides:
            return ()
        offers = tuple([HELP[battle.principal(side)] for side in sides])
        return (Decision(self.seat, JOIN_BATTLE, (*offers, PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        assert g.battle is not None
        if action is PASS:
            end(g)
            return
        tell(g, OFFERED_HELP, seat, (action.noun,))
        side = ATTACK if action.noun == g.battle.attacker else DEFENCE
        become(g, AcceptHelper(seat, side, self.declined))

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is HELP and g.battle is not None and seat == self.seat:
            if action.noun == g.battle.attacker:
                return bar_help(g, seat, ATTACK) or "F-6.0-22"
            if action.noun == g.battle.defender:
                return bar_help(g, seat, DEFENCE) or "F-6.0-22"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.declined)


def asked_again(g: Fief, battle: Battle, joined: Seat) -> list[Step[Any]]:
    """Before the first roll those who stayed out before somebody joined may think again (F-6.0-22)."""
    if battle.rolls:
        return []
    seats = clockwise_from(g, battle.attacker)
    return [JoinBattle(s, 0) for s in seats[: seats.index(joined)] if battle.sides[s] == OUT]


@final
class AcceptHelper(Step[Fief]):
    """Fighting together is a mutual decision: the principal of the side is asked (F-6.0-22)."""

    def __init__(self, seat: Seat, side: int, declined: int) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.declined: Final = declined

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        battle = g.battle
        if battle is None or self.lapsed(g, battle):
            return ()
        return (Decision(battle.principal(self.side), ACCEPT_HELPER, (ACCEPT, REFUSE)),)

    def lapsed(self, g: Fief, battle: Battle) -> bool:
        """A card played meanwhile may have taken the Lord without whom he cannot help (F-6.0-23)."""
        if battle.sides[self.seat] == OUT:
            return bar_help(g, self.seat, self.side) != ""
        return battle.sides[self.seat] == self.side or bar_change(g, self.seat) != ""

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        assert g.battle is not None
        if action is ACCEPT:
            end(g)
            if g.battle.sides[self.seat] == OUT:
                call(g, asked_again(g, g.battle, self.seat))
            else:
                call(g, interruption(g))
            join(g, self.seat, self.side)
            return
        tell(g, HELP_DECLINED, seat, (self.seat,))
        if g.battle.sides[self.seat] == OUT:
            become(g, JoinBattle(self.seat, self.declined | 1 << self.side))
        else:
            become(g, ChooseSide(self.seat, True))

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.side, self.declined)


@final
class ChooseSide(Step[Fief]):
    """At the end of a roll a helper stays, goes over or leaves (F-6.0-16, F-6.0-17)."""

    def __init__(self, seat: Seat, declined: bool) -> None:
        self.seat: Final = seat
        self.declined: Final = declined  # the other side would not have him

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        battle = g.battle
        if battle is None or battle.sides[self.seat] == OUT or not is_engaged(g, battle, self.seat):
            return ()
        options = [STAY]
        if not self.declined and not bar_change(g, self.seat):
            options.append(CHANGE_SIDES)
        if not bar_leave(g, self.seat):
            options.append(LEAVE)
        return (Decision(self.seat, CHOOSE_SIDE, tuple(options)),) if len(options) > 1 else ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        assert g.battle is not None
        if action is CHANGE_SIDES:
            side = other_side(g.battle.sides[seat])
            tell(g, OFFERED_HELP, seat, (g.battle.principal(side),))
            become(g, AcceptHelper(seat, side, 0))
            return
        end(g)
        if action is LEAVE:
            call(g, interruption(g))
            battle = g.battle.taking(seat, OUT)
            g.battle = battle.changed(left=battle.left | 1 << seat)
            tell(g, LEFT_BATTLE, seat)

    def run(self, g: Fief) -> None:
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action is CHANGE_SIDES and seat == self.seat:
            return bar_change(g, seat) or "F-6.0-22"
        if action is LEAVE and seat == self.seat:
            return bar_leave(g, seat)
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, int(self.declined))
