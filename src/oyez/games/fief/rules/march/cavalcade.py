"""Cavalcades: fighting one's way through during movement (Fief 5.2)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell, uncover
from oyez.engine.words import Action
from oyez.games.fief.rules.battle.battle import ATTACKER_WON, cavalcade_battle
from oyez.games.fief.rules.battle.phase import fight
from oyez.games.fief.rules.board.pieces import total
from oyez.games.fief.rules.board.tables import (
    BISHOPRIC_OF,
    MOST,
    MOVES_WITH_DARC,
    N_LORDS,
    NEIGHBOURS,
    NO_FORT,
    NO_ROAD,
)
from oyez.games.fief.rules.board.troops import enlist
from oyez.games.fief.rules.cards.moment_words import AFTER_PERMISSION
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.lords import bar_act
from oyez.games.fief.rules.doors import ATTACK
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.columns import current, limit_of, picks
from oyez.games.fief.rules.march.move import is_rain_between, shrink
from oyez.games.fief.rules.march.permissions import blockers, entries, given, is_shut_in
from oyez.games.fief.rules.march.words import (
    CAVALCADE_FAILED,
    CAVALCADE_WON,
    CHARGED,
    DECLARED_CAVALCADE,
    LET_CAVALCADE_PASS,
    LET_CAVALCADE_THROUGH,
)
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def bar_ride(g: Fief, column: Column) -> str:
    """By flag a cavalcade is declared before the first Move of all its pieces (F-5.2-07)."""
    if g.rules.cavalcade_declared != "group_start" or column.cavalcade:
        return "F-5.2-07"
    if not rides(g, column):
        return "F-5.2-06"
    if g.rules.bars and not is_shut_in(g, column.seat, column.village) and bar_riders(g, column):
        return bar_riders(g, column)
    for lord in range(N_LORDS):
        if column.lords >> lord & 1 and g.moves[lord]:
            return "F-5.0-26"
    for band in picks(g, column):
        if band[4]:
            return "F-5.0-26"
    return ""


def is_mounted(column: Column) -> bool:
    """Lords and Knights only, at least one of each (F-5.2-06, F-5.2-08)."""
    return column.men == 0 and column.knights > 0


def rides(g: Fief, column: Column) -> bool:
    """The same where there are other pieces: some ride as Knights do, others may not be in the group (X-GEN-73)."""
    if not column.others:
        return is_mounted(column)
    return column.men == 0 and not column.others & ~g.rules.kinds.riding


def ride(g: Fief, column: Column) -> None:
    """The declaration turns the Knights up (F-11.2-04)."""
    if g.rules.fog_of_war:
        uncover(g)
    leader = (column.lords & -column.lords).bit_length() - 1
    knights = column.knights + total(column.others)
    tell(g, DECLARED_CAVALCADE, column.seat, (leader, column.village, knights))
    g.column = column.riding()


def in_the_way(g: Fief, column: Column) -> tuple[int, int]:
    """Who bars at least one way on, and who of them refused or was not asked yet; one bit each."""
    all_, unwilling = 0, 0
    barred = blockers(g, column)
    for place, exit in enumerate(NEIGHBOURS[column.village]):
        if not is_rain_between(g, column.village, exit):
            all_ |= barred[place]
            unwilling |= barred[place] & ~given(column, exit)
    return all_, unwilling


def bar_charge(g: Fief, column: Column, target: Seat) -> str:
    """Against whom the group may fight a cavalcade battle here."""
    bar = bar_cavalcade(g, column)
    if bar:
        return bar
    return bar_target(g, column, target, in_the_way(g, column), is_passing(g, column))


def bar_cavalcade(g: Fief, column: Column) -> str:
    """What keeps the group from any cavalcade here."""
    if not rides(g, column):
        if column.others & ~g.rules.kinds.riding:
            return "X-GEN-73"
        return "F-5.2-08" if column.men == 0 else "F-5.2-06"
    if not column.cavalcade and g.rules.cavalcade_declared == "group_start":
        return "F-5.2-07"
    return "F-5.2-32" if g.rain >> BISHOPRIC_OF[column.village] & 1 else ""


def bar_riders(g: Fief, column: Column) -> str:
    """A Lord whom an expansion keeps from attacking rides only against those who besiege him."""
    for lord in range(N_LORDS):
        if column.lords >> lord & 1:
            row = bar_act(g, ATTACK, lord)
            if row:
                return row
    return ""


def bar_target(g: Fief, column: Column, target: Seat, ways: tuple[int, int], passing: bool) -> str:
    """`ways` as in_the_way gives them; `passing` if the group came here in this phase."""
    village = column.village
    if not ways[0] >> target & 1:
        return "F-5.2-03"
    if not ways[1] >> target & 1 and not g.rules.cavalcade_may_force_fight:
        return "F-5.2-14"
    if village * MOST + target in g.fought:
        return "F-6.0-08"
    breaks_out = is_shut_in(g, column.seat, village) and g.sieges[village * MOST + target] > 0
    if breaks_out:
        return "" if has_moves(g, column, 1 + g.rules.breakout_costs_move) else "F-5.2-09"
    if g.rules.bars:
        barred = bar_riders(g, column)
        if barred:
            return barred
    if not passing or g.forts[village] == NO_FORT:
        return ""
    banned = g.rules.cavalcade_fort_ban == "any_fort" or g.control[village] == target
    return "F-5.2-05" if banned else ""


def is_passing(g: Fief, column: Column) -> bool:
    """Whether any piece of the group came here in this phase: it crosses the Village, it does not start there."""
    for road in entries(g, column):
        if road != NO_ROAD:
            return True
    return False


def has_moves(g: Fief, column: Column, moves: int) -> bool:
    """Whether every piece can still make so many Moves (F-5.2-09)."""
    limit = limit_of(g, column.lords)
    for lord in range(N_LORDS):
        if column.lords >> lord & 1 and g.moves[lord] + moves > limit:
            return False
    for band in picks(g, column):
        if band[4] + moves > limit:
            return False
    return True


def charges(g: Fief, column: Column) -> list[int]:
    """The players the group may charge; must agree with bar_charge."""
    if bar_cavalcade(g, column):
        return []
    ways = in_the_way(g, column)
    if ways[0] == 0:
        return []
    passing = is_passing(g, column)
    return [s for s in range(g.rules.seats) if bar_target(g, column, s, ways, passing) == ""]


def charge(g: Fief, column: Column, target: Seat) -> None:
    """Who bars the way may let the riders pass, unless he already did and they want to fight (F-5.2-13, -14)."""
    if in_the_way(g, column)[1] >> target & 1:
        call(g, [LetPass(target)])
        if g.rules.fog_of_war:
            uncover(g)  # F-11.2-04: where nothing was declared before (F-5.2-07), this is the declaration
    else:
        attack(g, column, target)


@final
class LetPass(Step[Fief]):
    """A player in the way of a cavalcade lets it pass or fights (F-5.2-13)."""

    def __init__(self, target: Seat) -> None:
        self.target: Final = target

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        column = current(g)
        if column is None or bar_charge(g, column, self.target):
            return ()
        return (Decision(self.target, LET_CAVALCADE_PASS, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        column = current(g)
        assert column is not None
        if action is REFUSE:
            end(g)
            attack(g, column, seat)
            return
        tell(g, LET_CAVALCADE_THROUGH, seat, (column.seat, column.village))
        g.column = column.let_through(all_ways(column, seat))
        become(g, window(g, AFTER_PERMISSION))

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.target,)


def all_ways(column: Column, seat: Seat) -> int:
    """Leave of one player for every way on, as a column keeps it."""
    permissions = 0
    for exit in NEIGHBOURS[column.village]:
        permissions |= 1 << exit * MOST + seat
    return permissions


def attack(g: Fief, column: Column, target: Seat) -> None:
    """The battle is fought at once (F-5.2-12); like any other it takes Lords without troops without dice (F-5.2-28)."""
    village, seat = column.village, column.seat
    breaks_out = is_shut_in(g, seat, village) and g.sieges[village * MOST + target] > 0
    g.column = column
    g.fought += (village * MOST + target,)
    tell(g, CHARGED, seat, (target, village, column.knights + total(column.others)))
    call(g, [AfterCharge(target, breaks_out)])
    battle = cavalcade_battle(g.rules.seats, village, seat, target, column.lords, column.knights)
    # Who bars the way has come out (F-5.2-26).
    call(g, fight(g, battle.changed(in_the_open=True, rider_others=column.others)))


@final
class AfterCharge(Step[Fief]):
    """Winners with a living Lord must go on, all others have to stop (F-5.2-19, F-5.2-22, F-5.2-23)."""

    def __init__(self, target: Seat, breaks_out: bool) -> None:
        self.target: Final = target
        self.breaks_out: Final = breaks_out

    def run(self, g: Fief) -> None:
        end(g)
        column = g.column
        if column is None:
            return
        if self.breaks_out:
            spend(g, column, g.rules.breakout_costs_move)
        going = current(g)
        if g.outcome == ATTACKER_WON and going is not None:
            tell(g, CAVALCADE_WON, going.seat, (going.village,))
            g.column = going.won().let_through(all_ways(going, self.target))  # a Lord left free bars nothing
            return
        tell(g, CAVALCADE_FAILED, column.seat, (column.village,))
        g.column = None if going is None else going.beaten()
        if g.rules.cavalcade_fail_stops:
            spend(g, column, MOVES_WITH_DARC)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.target, int(self.breaks_out))


def spend(g: Fief, column: Column, moves: int) -> None:
    """The group loses Moves without going anywhere; at most as many as there are."""
    going = picks(g, column) if moves else []
    for lord in range(N_LORDS):
        if column.lords >> lord & 1:
            g.moves[lord] = min(MOVES_WITH_DARC, g.moves[lord] + moves)
    for band in going:
        shrink(g, band)
        enlist(g, (*band[:4], min(MOVES_WITH_DARC, band[4] + moves), *band[5:]))
