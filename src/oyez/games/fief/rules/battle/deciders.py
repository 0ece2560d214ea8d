"""Who decides for a side of a battle, and who follows a principal that has nothing left (Fief 6.0)."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat, tell
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, OUT, Battle
from oyez.games.fief.rules.battle.rolls import is_engaged, members, strength_of_member
from oyez.games.fief.rules.battle.words import NEW_PRINCIPAL
from oyez.games.fief.rules.state import Fief


def clockwise_from(g: Fief, seat: Seat) -> list[int]:
    """The other seats in the order in which they are asked (F-6.0-22)."""
    n = g.rules.seats
    return [(seat + place) % n for place in range(1, n)]


def strongest(g: Fief, battle: Battle, side: int, seats: list[int]) -> Seat:
    """The member with most strength points; of equals the principal, then clockwise from him (F-6.0-13)."""
    principal = battle.principal(side)
    best, most = NOBODY, -1
    for seat in [principal, *clockwise_from(g, principal)]:
        if seat in seats:
            points = strength_of_member(g, battle, seat)
            if points > most:
                best, most = seat, points
    return best


def measured_decider(g: Fief, battle: Battle, side: int) -> Seat:
    """Who decides on losses, captives and surrender of a side, by present strength (F-6.0-13 to -15)."""
    seats = members(battle, side)
    if g.rules.coalition_losses_by == "principal" or len(seats) == 1:
        return battle.principal(side)
    return strongest(g, battle, side, seats)


def decider(g: Fief, battle: Battle, side: int) -> Seat:
    """As measured before the last roll, while he is still in it (F-6.0-13)."""
    seat = battle.deciders[0 if side == ATTACK else 1]
    if seat != NOBODY and battle.sides[seat] == side and is_engaged(g, battle, seat):
        return seat
    return measured_decider(g, battle, side)


def promote(g: Fief) -> None:
    """A principal without pieces is followed by the helper with most strength points (F-6.0-24)."""
    battle = g.battle
    if battle is None:
        return
    for side in (ATTACK, DEFENCE):
        old = battle.principal(side)
        helpers = [s for s in members(battle, side) if s != old and is_engaged(g, battle, s)]
        if helpers and not is_engaged(g, battle, old):
            new = strongest(g, battle, side, helpers)
            battle = battle.taking(old, OUT)
            battle = battle.changed(attacker=new) if side == ATTACK else battle.changed(defender=new)
            tell(g, NEW_PRINCIPAL, new, (battle.village,))
    g.battle = battle
