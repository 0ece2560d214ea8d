"""One Move of a group: what bars it, what it changes, and who controls the Village left behind (Fief 5.0, 5.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import EVERYBODY, Decision, Seat, Step, become, call, end, tell, uncover
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import arrive, refresh
from oyez.games.fief.rules.board.piece_words import PIECES_MARCHED
from oyez.games.fief.rules.board.pieces import exceeds, total
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, MOST, N_VILLAGES, NO_ROAD, PASSAGE, ROAD_BETWEEN
from oyez.games.fief.rules.board.troops import enlist, tell_pieces
from oyez.games.fief.rules.board.villages import is_present
from oyez.games.fief.rules.cards.hands import discard, holds, leave_openly
from oyez.games.fief.rules.cards.moment_words import AFTER_MOVE, AFTER_PERMISSION
from oyez.games.fief.rules.cards.plague import enter
from oyez.games.fief.rules.cards.relics import claim_lost_relics
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.captivity import release_unguarded
from oyez.games.fief.rules.court.lords import free_lords_at
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.columns import current, entry_road, leader_of, limit_of, picks, stacks
from oyez.games.fief.rules.march.permissions import (
    bar_relief,
    is_shut_in,
    missing,
    remember_refusal,
    was_refused,
    was_refused_here,
)
from oyez.games.fief.rules.march.words import (
    ADMIT_RELIEF,
    ADMITTED_RELIEF,
    ASKED_RELIEF,
    ENTRUST,
    ENTRUSTED,
    MARCHED,
    MARCHED_WITH,
    NAME_CONTROLLER,
    TURNED_AWAY_RELIEF,
    USED_PASSAGE,
    WENT_ALONG,
)
from oyez.games.fief.rules.state import Band, Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def is_rain_between(g: Fief, village: int, exit: int) -> bool:
    """No Move starts or ends in the rain (F-2.3.1-M01)."""
    return (g.rain >> BISHOPRIC_OF[village] | g.rain >> BISHOPRIC_OF[exit]) & 1 == 1


def bar_march(g: Fief, column: Column, exit: int) -> str:
    """What keeps the group, as it is, from making its next Move to a Village."""
    if ROAD_BETWEEN[column.village * N_VILLAGES + exit] == NO_ROAD:
        return "F-5.0-03"
    return bar_way(g, column, exit, missing(g, column, exit))


def bar_way(g: Fief, column: Column, exit: int, unwilling: int) -> str:
    """The same for a neighbouring Village; `unwilling` players have not given the leave this Move needs."""
    if g.rain and is_rain_between(g, column.village, exit):
        return "F-2.3.1-M01"
    if unwilling:
        if was_refused(g, column, column.village, exit):
            return "F-5.0-21"
        return "F-5.0-40" if is_shut_in(g, column.seat, column.village) else "F-5.0-17"
    return "F-5.0-22" if g.refusals and abandons(g, column, exit) else ""


def abandons(g: Fief, column: Column, exit: int) -> bool:
    """Whether a refused group would go back without all the troops it brought (F-5.0-22).

    They are not abandoned while another of the player's Lords who came by that road stays with them.
    """
    if exit != column.came_from or not was_refused_here(g, column):
        return False
    limit, entry = limit_of(g, column.lords), entry_road(column)
    for lord in free_lords_at(g, column.seat, column.village):
        if g.road[lord] == entry and not column.lords >> lord & 1:
            return False
    men = knights = pieces = 0
    for band in stacks(g, column.seat, column.village):
        if band[5] == entry:
            if band[4] >= limit:
                return True
            men += band[2]
            knights += band[3]
            pieces += band[7]
    return men > column.men or knights > column.knights or exceeds(pieces, column.others)


def bar_ask(g: Fief, column: Column, exit: int) -> str:
    """Leave is asked for a named exit, once (F-5.0-20, F-5.0-43)."""
    bar = bar_march(g, column, exit)
    if bar in ("F-5.0-17", "F-5.0-40"):
        return ""
    return "F-5.0-43" if bar == "F-5.0-21" else bar or "F-5.0-15"


def bar_tunnel(g: Fief, column: Column, exit: int) -> str:
    """A Secret Passage helps against rain, siege and whoever bars the way (F-10.2.1-02, -05, -07)."""
    if not holds(g, column.seat, PASSAGE):
        return "F-10.2.1-01"
    bar = bar_march(g, column, exit)
    return "" if bar in ("F-2.3.1-M01", "F-5.0-17", "F-5.0-21", "F-5.0-40") else bar or "F-10.2.1-07"


def bar_relieve(g: Fief, column: Column, exit: int) -> str:
    return bar_march(g, column, exit) or bar_relief(g, column, exit)


def tunnel(g: Fief, column: Column, exit: int) -> None:
    """The card serves for this one Move (F-10.2.1-03, -05, -09)."""
    leave_openly(g, column.seat, PASSAGE)
    discard(g, PASSAGE)
    uncover(g)
    tell(g, USED_PASSAGE, column.seat, (exit,))
    march(g, column, exit)


def relieve(g: Fief, column: Column, exit: int) -> None:
    """An ally just comes (EN); others need the consent of the besieged (F-6.4.1-06)."""
    if g.rules.siege_relief == "owner_and_allies":
        march_inside(g, column, exit)
    else:
        tell(g, ASKED_RELIEF, column.seat, (leader_of(column), exit))
        call(g, [Relief(exit)])


def march_inside(g: Fief, column: Column, exit: int) -> None:
    """Into the besieged fortification, past the besiegers (F-6.4.1-05)."""
    march(g, column, exit)
    g.relieved[exit] |= 1 << column.seat


def march(g: Fief, column: Column, exit: int) -> None:
    """One Move with all that follows at once: control on both ends, freed captives, plague (F-10.0-02a)."""
    seat, village = column.seat, column.village
    call(g, [window(g, AFTER_MOVE)])
    if g.plague >> BISHOPRIC_OF[exit] & 1:
        call(g, [ENTERED])  # above the window, beneath what the change of control asks
    tell_march(g, column, exit)
    move_troops(g, column, exit)  # before the Lords, whose Moves say how far it may go
    move_lords(g, column, exit)
    g.column = column.moved_to(exit)
    arrive(g, seat, exit)
    claim_lost_relics(g, seat, exit)
    leave(g, seat, village)


def move_lords(g: Fief, column: Column, exit: int) -> None:
    road = ROAD_BETWEEN[column.village * N_VILLAGES + exit]
    going = column.lords | column.captives
    while going:
        low = going & -going
        going ^= low
        lord = low.bit_length() - 1
        g.at[lord] = exit
        g.moves[lord] += 1
        g.road[lord] = road


def move_troops(g: Fief, column: Column, exit: int) -> None:
    """The counters take their Moves, road and plague test along (F-5.0-11, F-5.0-39)."""
    going = picks(g, column)
    if not going:
        return
    here, there = column.village * MOST + column.seat, exit * MOST + column.seat
    g.men_at_arms[here] -= column.men
    g.knights[here] -= column.knights
    g.men_at_arms[there] += column.men
    g.knights[there] += column.knights
    if column.others:
        g.others[here] -= column.others
        g.others[there] += column.others
    road = ROAD_BETWEEN[column.village * N_VILLAGES + exit]
    for band in going:
        shrink(g, band)
        enlist(g, (exit, band[1], band[2], band[3], band[4] + 1, road, band[6], band[7]))


def shrink(g: Fief, part: Band) -> None:
    """Take these counters out of the band they belong to; fresh ones belong to none."""
    for place, band in enumerate(g.bands):
        if band[:2] == part[:2] and band[4:7] == part[4:7]:
            del g.bands[place]
            if band[2] > part[2] or band[3] > part[3] or band[7] != part[7]:
                troops = (band[2] - part[2], band[3] - part[3])
                g.bands.append((*band[:2], *troops, *band[4:7], band[7] - part[7]))
            return


def tell_march(g: Fief, column: Column, exit: int) -> None:
    """The number of counters is public, the split only without fog of war (F-11.2-03)."""
    if g.tape is None:
        return
    leader = leader_of(column)
    counters = column.men + column.knights + total(column.others)
    tell(g, MARCHED, column.seat, (leader, column.village, exit, counters))
    if (
        not g.others or not g.rules.fog_of_war
    ):  # X-GEN-68: a split told by kinds would betray the further ones
        to = 1 << column.seat if g.rules.fog_of_war else EVERYBODY
        if column.men or column.knights:
            tell(g, MARCHED_WITH, column.seat, (column.men, column.knights), to)
        tell_pieces(g, PIECES_MARCHED, column.seat, column.others, (), to)
    others = (column.lords | column.captives) & ~(1 << leader)
    for lord in range(others.bit_length()):
        if others >> lord & 1:
            tell(g, WENT_ALONG, g.family[lord], (lord,))


def leave(g: Fief, seat: Seat, village: int) -> None:
    """Pieces left a Village: the last of the controller's may have to name his successor (F-5.1-10, F-5.1-11)."""
    if is_present(g, seat, village):
        refresh(g, village)
        return
    g.relieved[village] &= ~(1 << seat)
    chooses = g.rules.vacated_control == "leaver_chooses" and g.control[village] == seat
    if chooses and len(g.arrivals[village]) > 2:
        call(g, [NameController(seat, village)])
        return
    refresh(g, village)
    release_unguarded(g, village)


@final
class NameController(Step[Fief]):
    """Who leaves a Village to several others names the one who controls it (F-5.1-11, F-D-05)."""

    def __init__(self, seat: Seat, village: int) -> None:
        self.seat: Final = seat
        self.village: Final = village

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        others = [other for other in g.arrivals[self.village] if other != self.seat]
        return (Decision(self.seat, NAME_CONTROLLER, tuple([ENTRUST[other] for other in others])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        tell(g, ENTRUSTED, seat, (action.noun, self.village))
        refresh(g, self.village, action.noun)
        release_unguarded(g, self.village)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village)


@final
class Entered(Step[Fief]):
    """The group came into a plagued Bishopric; the test belongs to the Move (F-10.0-02a)."""

    def run(self, g: Fief) -> None:
        end(g)
        column = g.column
        if column is not None:
            enter(g, column.village)

    def atomic(self, g: Fief) -> bool:
        return True


ENTERED: Final = Entered()


@final
class Relief(Step[Fief]):
    """The besieged player is asked to let a foreign group in; then it goes (F-6.4.1-06)."""

    def __init__(self, village: int) -> None:
        self.village: Final = village

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        column = current(g)
        if column is None or bar_relieve(g, column, self.village):
            return ()
        return (Decision(g.control[self.village], ADMIT_RELIEF, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        column = current(g)
        assert column is not None
        if action is ACCEPT:
            tell(g, ADMITTED_RELIEF, seat, (column.seat, self.village))
            end(g)
            march_inside(g, column, self.village)
            return
        tell(g, TURNED_AWAY_RELIEF, seat, (column.seat, self.village))
        remember_refusal(g, column, self.village, self.village)
        become(g, window(g, AFTER_PERMISSION))

    def run(self, g: Fief) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.village,)
