"""Leave to pass: whose it is, asking for it, and relief for the besieged (Fief 5.0, 6.4.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import MOST, N_LORDS, N_VILLAGES, NEIGHBOURS, NO_ROAD, ROAD_BETWEEN
from oyez.games.fief.rules.board.villages import besiegers, is_besieged
from oyez.games.fief.rules.cards.moment_words import AFTER_PERMISSION
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.captivity import alliance_counts
from oyez.games.fief.rules.court.lords import ally_of
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.columns import current, picks
from oyez.games.fief.rules.march.words import GAVE_LEAVE, GIVE_LEAVE, REFUSED_LEAVE
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def entries(g: Fief, column: Column) -> list[int]:
    """The roads by which the pieces of a group came here in this round; NO_ROAD stands for residents."""
    found: list[int] = []
    lords = column.lords
    while lords:
        low = lords & -lords
        lords ^= low
        road = g.road[low.bit_length() - 1]
        if road not in found:
            found.append(road)
    for band in picks(g, column):
        if band[5] not in found:
            found.append(band[5])
    return found


def comers(g: Fief, seat: Seat, village: int) -> list[tuple[int, int]]:
    """Pieces of other players here (F-5.0-29): the road each came by in this round, and its seat as a bit."""
    found: list[tuple[int, int]] = []
    for lord, place in enumerate(g.at):
        if place == village and g.family[lord] != seat and g.captor[lord] == NOBODY:
            found.append((g.road[lord], 1 << g.family[lord]))
    bands = [band for band in g.bands if band[0] == village and band[1] != seat]
    return found + [(band[5], 1 << band[1]) for band in bands]


def on_road(others: list[tuple[int, int]], road: int) -> int:
    """Those of them who stand on a road, one bit each."""
    mask = 0
    for came_by, whose in others:
        if came_by == road:
            mask |= whose
    return mask


def is_shut_in(g: Fief, seat: Seat, village: int) -> bool:
    """Inside a besieged fortification: its controller, and who came as relief (F-6.2.1-06)."""
    if g.control[village] != seat and not g.relieved[village] >> seat & 1:
        return False
    return is_besieged(g, village)


def is_company(g: Fief, column: Column) -> bool:
    """Somebody else stands in the Village, so that leave may be needed."""
    present = g.arrivals[column.village]
    return len(present) > 1 or (len(present) == 1 and present[0] != column.seat)


def blockers(g: Fief, column: Column) -> list[int]:
    """Everybody whose leave a Move needs (F-5.0-17, F-5.0-18), whether given or not, one bit each.

    One mask for each neighbouring Village, in the order of NEIGHBOURS.
    """
    seat, village = column.seat, column.village
    exits = NEIGHBOURS[village]
    if not is_company(g, column):
        return [0] * len(exits)  # F-5.0-15
    everywhere = 0
    if is_shut_in(g, seat, village):
        for besieger in besiegers(g, village):
            everywhere |= 1 << besieger  # F-5.0-40
    owner = g.control[village]
    controller = 1 << owner if owner not in (seat, NOBODY) else 0
    entered, others = entries(g, column), comers(g, seat, village)
    masks: list[int] = []
    for exit in exits:
        mask, road = everywhere, ROAD_BETWEEN[village * N_VILLAGES + exit]
        for entry in entered:
            if entry == NO_ROAD:
                mask |= on_road(others, road)  # F-5.0-31, F-5.0-35
                if not g.rules.cohabitation_free_exit:
                    mask |= controller
            elif entry != road:  # F-5.0-21: the way back is open
                mask |= controller | on_road(others, road)
                if g.rules.pass_roads == "entry_and_exit":
                    mask |= on_road(others, entry)
        masks.append(mask)
    return masks


def missing(g: Fief, column: Column, exit: int) -> int:
    """Those whose leave is needed for a neighbouring Village and not given yet, one bit each."""
    return blockers(g, column)[NEIGHBOURS[column.village].index(exit)] & ~given(column, exit)


def given(column: Column, exit: int) -> int:
    return column.granted >> exit * MOST & (1 << MOST) - 1


def refusal(village: int, exit: int, lord: int) -> int:
    """How `g.refusals` remembers that a group with this Lord was refused (relief: exit and Village are the same)."""
    return (village * N_VILLAGES + exit) * N_LORDS + lord


def was_refused(g: Fief, column: Column, village: int, exit: int) -> bool:
    """Leave is asked once per exit and group in a movement turn (F-5.0-43)."""
    if not g.refusals:
        return False
    for lord in range(N_LORDS):
        if column.lords >> lord & 1 and refusal(village, exit, lord) in g.refusals:
            return True
    return False


def was_refused_here(g: Fief, column: Column) -> bool:
    """Whether the group was refused any way on from this Village (F-5.0-22); relief turned away is none."""
    for known in g.refusals:
        place, lord = divmod(known, N_LORDS)
        village, exit = divmod(place, N_VILLAGES)
        if village == column.village and exit != village and column.lords >> lord & 1:
            return True
    return False


def remember_refusal(g: Fief, column: Column, village: int, exit: int) -> None:
    g.refusals += tuple([refusal(village, exit, x) for x in range(N_LORDS) if column.lords >> x & 1])


@final
class Permission(Step[Fief]):
    """Everybody concerned is asked in turn; one refusal is enough (F-5.0-18, F-5.0-40)."""

    def __init__(self, exit: int) -> None:
        self.exit: Final = exit

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        column = current(g)
        if column is None:
            return ()
        mask = missing(g, column, self.exit)
        if mask == 0:
            return ()
        for place in range(1, g.rules.seats):
            seat = (column.seat + place) % g.rules.seats
            if mask >> seat & 1:
                return (Decision(seat, GIVE_LEAVE, (ACCEPT, REFUSE)),)
        return ()

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        column = g.column
        assert column is not None
        if action is ACCEPT:
            tell(g, GAVE_LEAVE, seat, (column.seat, column.village))
            g.column = column.let_through(1 << self.exit * MOST + seat)
            return
        tell(g, REFUSED_LEAVE, seat, (column.seat, column.village))
        remember_refusal(g, column, column.village, self.exit)
        g.column = column.turned_away()
        become(g, window(g, AFTER_PERMISSION))

    def run(self, g: Fief) -> None:
        become(g, window(g, AFTER_PERMISSION))

    def marks(self) -> tuple[int, ...]:
        return (self.exit,)


PERMISSION: Final = tuple([Permission(village) for village in range(N_VILLAGES)])


def bar_relief(g: Fief, column: Column, village: int) -> str:
    """Who may come to the help of the besieged, beside himself (F-6.4.1-06)."""
    seat, owner = column.seat, g.control[village]
    if not is_besieged(g, village) or owner == seat or g.relieved[village] >> seat & 1:
        return "F-6.4.1-05"
    if g.sieges[village * MOST + seat]:
        return "F-6.4.1-06"
    if g.rules.siege_relief == "owner_and_allies" and not (alliance_counts(g) and ally_of(g, seat) == owner):
        return "F-6.4.1-06"
    return "F-5.0-43" if was_refused(g, column, village, village) else ""
