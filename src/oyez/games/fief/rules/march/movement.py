"""Phase 5: every player in turn leads his groups, Move by Move (Fief 5.0)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import NEIGHBOURS, PASSAGE
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.cards.hands import holds
from oyez.games.fief.rules.cards.moment_words import AFTER_MOVEMENT, BEFORE_MARCH
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.march.cavalcade import bar_charge, bar_ride, charge, charges, ride, rides
from oyez.games.fief.rules.march.changes import (
    bar_along,
    bar_confine,
    bar_detach,
    bar_escort,
    bar_join,
    bar_muster,
    changed,
    changes,
    everybody,
)
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.columns import begin, current, leader_of, limit_of
from oyez.games.fief.rules.march.move import (
    bar_ask,
    bar_march,
    bar_relieve,
    bar_tunnel,
    bar_way,
    is_rain_between,
    march,
    relieve,
    tunnel,
)
from oyez.games.fief.rules.march.permissions import PERMISSION, bar_relief, blockers, given
from oyez.games.fief.rules.march.words import (
    ASK,
    ASKED_LEAVE,
    CHARGE,
    CHOOSE_LEADER,
    CONFINE,
    DETACH,
    ESCORT,
    HALT,
    JOIN,
    LEAD,
    MARCH,
    MUST_GO_ON,
    MUSTER,
    ON_THE_WAY,
    RELIEVE,
    RIDE,
    TUNNEL,
)
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import ALL, DONE


def marches(g: Fief) -> list[Step[Any]]:
    """In turn order; a player finishes all his Moves before the next begins (F-5.0-01)."""
    return [BeginMovement(seat) for seat in turn_order(g)]


@final
class BeginMovement(Step[Fief]):
    """A player's movement turn begins: nobody has refused him anything yet."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Fief) -> None:
        g.active = self.seat
        g.refusals = ()
        g.fought = ()
        become(g, MovementTurn(self.seat, 0, 0))
        call(g, [window(g, BEFORE_MARCH)])

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class MovementTurn(Step[Fief]):
    """The active player chooses who leads the next group, in any order, Moves of groups interleaved (F-5.0-13).

    Who led a group that went nowhere does not lead again before some Move was made, so that a turn ends.
    """

    def __init__(self, seat: Seat, idle: int, made: int) -> None:
        self.seat: Final = seat
        self.idle: Final = idle  # lords, one bit each
        self.made: Final = made  # Moves made by all Lords when they were idle

    def idle_now(self, g: Fief) -> int:
        return self.idle if self.idle and sum(g.moves) == self.made else 0

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        options: list[Action] = []
        idle = self.idle_now(g)
        for lord, seat in enumerate(g.family):
            if seat == self.seat and not idle >> lord & 1 and bar_lead(g, seat, lord) == "":
                options.append(LEAD[lord])
                if bar_muster(g, lord) == "":
                    options.append(MUSTER[lord])
        if not options:
            return ()
        options.append(DONE)
        return (Decision(self.seat, CHOOSE_LEADER, tuple(options)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            self.run(g)
            return
        column = begin(g, action.noun)
        g.column = everybody(g, column) if action.verb is MUSTER else column
        become(g, MovementTurn(seat, self.idle_now(g) | 1 << action.noun, sum(g.moves)))
        call(g, [STOP])

    def run(self, g: Fief) -> None:
        g.fought = ()  # the battles of Phase 6 are counted anew (F-6.0-08)
        g.refusals = ()
        become(g, window(g, AFTER_MOVEMENT))

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        verb, lord = action.verb, action.noun
        if verb is not LEAD and verb is not MUSTER:
            return ""
        bar = bar_lead(g, seat, lord) or (bar_muster(g, lord) if verb is MUSTER else "")
        return bar or ("F-5.0-13" if self.idle_now(g) >> lord & 1 else "")

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.idle, self.made)


def bar_lead(g: Fief, seat: Seat, lord: int) -> str:
    """An own free Lord with a Move left and somewhere to go (F-5.0-02, F-5.0-04)."""
    if g.family[lord] != seat or g.captor[lord] != NOBODY:
        return "F-5.0-02"
    if g.at[lord] == NOBODY:
        return "F-5.0-03"  # he is not on the map
    if g.moves[lord] >= limit_of(g, 1 << lord):
        return "F-5.0-04"
    if g.rain and not holds(g, seat, PASSAGE):
        village = g.at[lord]
        for exit in NEIGHBOURS[village]:
            if not is_rain_between(g, village, exit):
                return ""
        return "F-2.3.1-M01"
    return ""


@final
class Stop(Step[Fief]):
    """A group stands in a Village with a Move left: it may change, go on, ask, fight or halt (F-5.0-09, DP-5-04)."""

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        column = current(g)
        if column is None:
            return ()
        options = ways(g, column)
        if is_compelled(column, options):
            options += changes(g, column)
            return (Decision(column.seat, MUST_GO_ON, tuple(options)),)
        options += changes(g, column)
        if not options:
            return ()
        options.append(HALT)
        return (Decision(column.seat, ON_THE_WAY, tuple(options)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is HALT:
            self.run(g)
            return
        column = current(g)
        assert column is not None
        verb, noun = action.verb, action.noun
        if verb is MARCH:
            march(g, column, noun)
        elif verb is ASK:
            tell(g, ASKED_LEAVE, seat, (leader_of(column), column.village, noun))
            g.column = column
            call(g, [PERMISSION[noun]])
        elif verb is TUNNEL:
            tunnel(g, column, noun)
        elif verb is RELIEVE:
            relieve(g, column, noun)
        elif verb is CHARGE:
            charge(g, column, noun)
        elif action is RIDE:
            ride(g, column)
        else:
            g.column = changed(g, column, action)

    def run(self, g: Fief) -> None:
        g.column = None
        end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        column = current(g)
        return "" if column is None or column.seat != seat else bar_at_stop(g, column, action)


STOP: Final = Stop()


def ways(g: Fief, column: Column) -> list[Action]:
    """Every way to go on from here."""
    found: list[Action] = []
    barred = blockers(g, column)
    for place, exit in enumerate(NEIGHBOURS[column.village]):
        unwilling = barred[place] & ~given(column, exit) if barred[place] else 0
        bar = bar_way(g, column, exit, unwilling)
        if bar == "":
            found.append(MARCH[exit])
            if is_besieged(g, exit) and bar_relief(g, column, exit) == "":
                found.append(RELIEVE[exit])
            continue
        if bar in ("F-5.0-17", "F-5.0-40"):
            found.append(ASK[exit])
        if bar_tunnel(g, column, exit) == "":
            found.append(TUNNEL[exit])
    if rides(g, column):
        found += [CHARGE[target] for target in charges(g, column)]
        if bar_ride(g, column) == "":
            found.append(RIDE)
    return found


def is_compelled(column: Column, open_ways: list[Action]) -> bool:
    """Winners of a cavalcade must go on (F-5.2-19) if they can; nobody has to spend a card for it."""
    return column.forced and any([action.verb is not TUNNEL for action in open_ways])


def bar_at_stop(g: Fief, column: Column, action: Action) -> str:
    """Why the group may not do this here."""
    verb, noun = action.verb, action.noun
    for known, bar in BARS:
        if verb is known:
            return bar(g, column, noun)
    for row, kind in enumerate(g.rules.kinds.all):
        if verb is kind.along:
            return bar_along(g, column, row, noun)
    if action is RIDE:
        return bar_ride(g, column)
    if action is ALL:
        return "" if ALL in changes(g, column) else "F-5.0-09"
    return "F-5.2-19" if action is HALT and is_compelled(column, ways(g, column)) else ""


BARS: Final = (
    (MARCH, bar_march),
    (ASK, bar_ask),
    (TUNNEL, bar_tunnel),
    (RELIEVE, bar_relieve),
    (CHARGE, bar_charge),
    (JOIN, bar_join),
    (DETACH, bar_detach),
    (ESCORT, bar_escort),
    (CONFINE, bar_confine),
)
