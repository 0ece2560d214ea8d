"""Crusaders attack an objective; siege, spoils and captives follow (X-CRU-38 to -50, X-CRU-84)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.army import commander, has_crusaders, lords_at, players_at
from oyez.games.fief.expansions.crusades.casualties import capture_lords, disband
from oyez.games.fief.expansions.crusades.melee import ALL_DEAD, STOPPED, WON, close_battle, open_battle
from oyez.games.fief.expansions.crusades.part import Crusade, crusade_of, is_walled, name_of
from oyez.games.fief.expansions.crusades.words import (
    CAMPED,
    DESTROYED,
    LAID_SIEGE,
    SHARE,
    SHARE_SPOILS,
    SHARE_SUM,
    SHARE_WITH,
    SHARED,
    SPOILS,
    TAKEN,
)
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.board.villages import engines_left
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import DONE

ONE_DIE: Final = 1


@final
class Assault(Step[Fief]):
    """One battle against the garrison of an objective."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: Fief) -> None:
        end(g)
        if has_crusaders(g, crusade_of(g), self.place):
            call(g, [*open_battle(g, self.place, False, False), AssaultOver(self.place)])

    def marks(self) -> tuple[int, ...]:
        return (self.place,)


@final
class AssaultOver(Step[Fief]):
    """Held, besieged, or lost."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: Fief) -> None:
        c, place = crusade_of(g), self.place
        outcome = close_battle(g, c)
        if outcome == WON:
            hold(g, c, place)
        elif outcome == STOPPED:
            stop(g, c, place)
        else:
            if outcome == ALL_DEAD:
                c.garrisons[place] = 1  # X-CRU-50
            lose_all(g, c, place)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.place,)


def lose_all(g: Fief, c: Crusade, place: int) -> None:
    """Troops are gone, Lords who are left are captives, and the objective is nobody's (X-CRU-49, X-CRU-67)."""
    disband(g, place)
    capture_lords(g, place)
    leave(c, place)
    tell(g, DESTROYED, g.active, name_of(c, place))


def leave(c: Crusade, place: int) -> None:
    """Nobody holds or besieges the objective any more."""
    c.held &= ~(1 << place)
    for seat in range(MOST):
        c.engines[place * MOST + seat] = 0


def hold(g: Fief, c: Crusade, place: int) -> None:
    """The crusaders stay; money is paid at once, a title only after Saladin (X-CRU-46, X-CRU-48)."""
    leave(c, place)
    c.held |= 1 << place
    seat, tile = commander(g, c, place), c.board.tiles[c.tiles[place]]
    tell(g, TAKEN, seat, name_of(c, place))
    if tile.deniers:
        g.deniers[seat] += tile.deniers
        tell(g, SPOILS, seat, (tile.deniers,))
        call(g, [ShareSpoils(seat, place, tile.deniers)])


def stop(g: Fief, c: Crusade, place: int) -> None:
    """At walls each player present lays an engine, if he has one left; elsewhere they camp (X-CRU-40, -41, -84)."""
    seat = max(0, commander(g, c, place))
    if not is_walled(c, place):
        tell(g, CAMPED, seat, name_of(c, place))
        return
    tell(g, LAID_SIEGE, seat, name_of(c, place))
    for player in players_at(c, place):
        here = place * MOST + player
        if not c.engines[here] and engines_left(g, player) > 0:
            c.engines[here] = ONE_DIE


@final
class ShareSpoils(Step[Fief]):
    """The commander may give any part to others with a Lord there (X-CRU-47)."""

    def __init__(self, seat: Seat, place: int, left: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.left: Final = left

    def others(self, g: Fief) -> list[int]:
        return sorted({g.family[lord] for lord in lords_at(crusade_of(g), self.place)} - {self.seat})

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        others = self.others(g)
        if not self.left or not others:
            return ()
        return (Decision(self.seat, SHARE_SPOILS, (*[SHARE_WITH[seat] for seat in others], DONE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        else:
            become(g, ShareSum(seat, action.noun, self.place, self.left))

    def run(self, g: Fief) -> None:
        end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-CRU-47" if action.verb is SHARE_WITH else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.place, self.left)


@final
class ShareSum(Step[Fief]):
    def __init__(self, seat: Seat, to: Seat, place: int, left: int) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.place: Final = place
        self.left: Final = left

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.seat, SHARE_SUM, SHARE.actions[1 : self.left + 1]),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, ShareSpoils(seat, self.place, self.left - action.noun))
        g.deniers[seat] -= action.noun
        g.deniers[self.to] += action.noun
        tell(g, SHARED, seat, (self.to, action.noun))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-CRU-47" if action.verb is SHARE else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.to, self.place, self.left)
