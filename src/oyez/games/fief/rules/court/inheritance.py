"""What becomes of the fief titles of the dead (Fief 4.3.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import EVERYBODY, NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import (
    abandon,
    arrive,
    assign_title,
    bestow,
    leave_vacant,
    refresh,
    room_for_fiefs,
)
from oyez.games.fief.rules.board.piece_words import PIECES_PASSED
from oyez.games.fief.rules.board.pieces import KNIGHT, MAN_AT_ARMS, count, of, with_count
from oyez.games.fief.rules.board.tables import CITY, FIEF_TITLE_LIMIT, MOST, N_FIEFS, VILLAGES_OF_FIEF
from oyez.games.fief.rules.board.troops import (
    in_stock,
    remove_troops,
    tell_pieces,
)
from oyez.games.fief.rules.board.villages import is_besieged, is_present
from oyez.games.fief.rules.board.words import INHERIT, RECOVER, TROOPS_PASSED
from oyez.games.fief.rules.court.captivity import release_unguarded
from oyez.games.fief.rules.court.lords import bar_act, fief_titles, has_room_for_fief, lords_of
from oyez.games.fief.rules.court.titles import with_room
from oyez.games.fief.rules.court.transfers import ChooseHeir, bar_pass_title, is_transfer_time
from oyez.games.fief.rules.doors import HOLD_FIEF
from oyez.games.fief.rules.market.words import PASS_TITLE
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS


def settle_estate(g: Fief, fiefs: list[int], seat: Seat, spouse: int, prince: int) -> list[int]:
    """The fiefs of a Lord who just died pass on (F-4.3.1-05 to -12); returns those that his family may keep."""
    if prince != NOBODY and g.rules.crown_prince_inherits_fief_titles:
        fiefs = leave_to_prince(g, prince, fiefs)
    if not fiefs or spouse == NOBODY or heirs_of(g, seat) or bar_act(g, HOLD_FIEF, spouse):
        return fiefs
    call(g, [SpouseInherits(spouse, legacy_of(g, fiefs, seat), seat)])
    return []


def leave_to_family(g: Fief, seat: Seat, fiefs: list[int]) -> None:
    """What one or several of its Lords left, who died of one blow (F-4.3.1-02 to -04)."""
    if fiefs and (len(with_room(g, seat)) > 1 or 0 < room_for_fiefs(g, seat) < len(fiefs)):
        call(g, [FamilyInherits(seat, legacy_of(g, fiefs, seat))])
        return
    for fief in fiefs:
        assign_title(g, seat, fief)


def heirs_of(g: Fief, seat: Seat) -> list[int]:
    """Lords of a family who may hold fief titles at all."""
    lords = lords_of(g, seat)
    return [lord for lord in lords if not bar_act(g, HOLD_FIEF, lord)] if g.rules.bars else lords


def leave_to_prince(g: Fief, prince: int, fiefs: list[int]) -> list[int]:
    """The new King takes his father's fiefs, the largest first; returns those he has no room for (F-1.8.2-05)."""
    left = sorted(fiefs, key=size_of, reverse=True)
    while left and has_room_for_fief(g, prince):
        bestow(g, left.pop(0), prince)
    return left


def size_of(fief: int) -> int:
    return len(VILLAGES_OF_FIEF[fief])


def city_holder(g: Fief, fief: int) -> Seat:
    """Who controls the Fortified City of a fief, or NOBODY."""
    for village in VILLAGES_OF_FIEF[fief]:
        if g.forts[village] == CITY:
            return g.control[village]
    return NOBODY


def legacy_of(g: Fief, fiefs: list[int], seat: Seat) -> int:
    """One bit each, and one above for a fief whose City had been another's before the death (F-1.8.2-05)."""
    apart = [fief for fief in fiefs if city_holder(g, fief) not in (NOBODY, seat)]
    return sum([1 << fief for fief in fiefs]) | sum([1 << N_FIEFS + fief for fief in apart])


def vacant_of(g: Fief, legacy: int, keepers: int) -> list[int]:
    """Fiefs of a legacy that are still to be had: none of them went with its Fortified City in the meantime.

    A City that fell to anybody but the `keepers`, one bit each, took the title along, be it that he has no Lord
    who can hold it and it lies vacant (F-5.1-17, F-4.3-20).
    """
    found: list[int] = []
    for fief in range(N_FIEFS):
        if legacy >> fief & 1 and g.holder[fief] == NOBODY:
            owner = city_holder(g, fief)
            if owner == NOBODY or keepers >> owner & 1 or legacy >> N_FIEFS + fief & 1:
                found.append(fief)
    return found


@final
class FamilyInherits(Step[Fief]):
    """The owner chooses the heirs (F-4.3.1-02), and which titles are kept if there is no room for all (F-4.3.1-03)."""

    def __init__(self, seat: Seat, fiefs: int) -> None:
        self.seat: Final = seat
        self.fiefs: Final = fiefs  # see legacy_of

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        legacy = vacant_of(g, self.fiefs, 1 << self.seat)
        if not 0 < room_for_fiefs(g, self.seat) < len(legacy):
            return ()
        return (Decision(self.seat, INHERIT, tuple([RECOVER[fief] for fief in legacy])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.keep(g, action.noun)

    def run(self, g: Fief) -> None:
        legacy = vacant_of(g, self.fiefs, 1 << self.seat)
        if legacy:
            self.keep(g, legacy[0])
        else:
            end(g)

    def keep(self, g: Fief, fief: int) -> None:
        become(g, FamilyInherits(self.seat, self.fiefs & ~(1 << fief)))
        assign_title(g, self.seat, fief)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        left = vacant_of(g, self.fiefs, 1 << self.seat)
        return "F-4.3.1-02" if action.verb is RECOVER and action.noun not in left else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.fiefs)


@final
class SpouseInherits(Step[Fief]):
    """The last Lord of a family leaves his fiefs to the widow or widower (F-4.3.1-05, -06, -10 to -12)."""

    def __init__(self, spouse: int, fiefs: int, dead: Seat) -> None:
        self.spouse: Final = spouse
        self.fiefs: Final = fiefs  # see legacy_of
        self.dead: Final = dead

    def legacy(self, g: Fief) -> list[int]:
        family = g.family[self.spouse]
        return vacant_of(g, self.fiefs, 1 << self.dead | (1 << family if family != NOBODY else 0))

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        legacy = self.legacy(g)
        room = FIEF_TITLE_LIMIT - len(fief_titles(g, self.spouse))
        if room >= len(legacy) or g.family[self.spouse] == NOBODY:
            return ()
        if room:
            return (Decision(g.family[self.spouse], INHERIT, tuple([RECOVER[fief] for fief in legacy])),)
        spare = self.transferable(g)
        if not spare:
            return ()
        return (Decision(g.family[self.spouse], INHERIT, (*[PASS_TITLE[fief] for fief in spare], PASS)),)

    def transferable(self, g: Fief) -> list[int]:
        """Titles the spouse had before and may pass on to make room, as far as the edition allows it now.

        What was just inherited is not passed on: the legacy never extends to the family (F-4.3.1-10, F-4.3.1-11).
        """
        if not is_transfer_time(g):
            return []
        seat = g.family[self.spouse]
        own = [fief for fief in fief_titles(g, self.spouse) if not self.fiefs >> fief & 1]
        return [fief for fief in own if not bar_pass_title(g, seat, fief)]

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            self.forgo(g)
        elif action.verb is PASS_TITLE:
            call(g, [ChooseHeir(seat, action.noun)])
        else:
            self.inherit(g, action.noun)

    def run(self, g: Fief) -> None:
        legacy = self.legacy(g)
        if legacy and has_room_for_fief(g, self.spouse) and g.family[self.spouse] != NOBODY:
            self.inherit(g, legacy[0])
        else:
            self.forgo(g)

    def inherit(self, g: Fief, fief: int) -> None:
        bestow(g, fief, self.spouse)
        for village in VILLAGES_OF_FIEF[fief]:
            if g.forts[village] == CITY:
                pass_troops(g, village, self.dead, g.family[self.spouse])

    def forgo(self, g: Fief) -> None:
        """What the spouse cannot take lies vacant; by flag his family may take it (F-4.3.1-11, -12)."""
        end(g)
        for fief in self.legacy(g):
            if g.rules.spouse_inheritance_cap == "spouse_family_may_take" and g.family[self.spouse] != NOBODY:
                assign_title(g, g.family[self.spouse], fief)
            else:
                leave_vacant(g, fief)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        has_room = has_room_for_fief(g, self.spouse)
        if action.verb is RECOVER:
            return "F-4.3.1-05" if action.noun not in self.legacy(g) else "" if has_room else "F-4.3.1-10"
        if action.verb is PASS_TITLE and (has_room or action.noun not in self.transferable(g)):
            return bar_pass_title(g, seat, action.noun) or "F-4.3.1-10"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.spouse, self.fiefs, self.dead)


def pass_troops(g: Fief, village: int, dead: Seat, heir: Seat) -> None:
    """Troops in the City are replaced by equal ones of the heir, as far as his stock goes (F-4.3.1-06)."""
    here, there = village * MOST + dead, village * MOST + heir
    men, knights = g.men_at_arms[here], g.knights[here]
    pieces = unbound(g, g.others[here]) if g.others else 0
    if not men and not knights and not pieces:
        return
    remove_troops(g, dead, village, men, knights, pieces)
    if pieces:
        more = pass_pieces(g, village, heir, pieces)
        men, knights = men + more[0], knights + more[1]
    men, knights = min(men, in_stock(g, heir, MAN_AT_ARMS)), min(knights, in_stock(g, heir, KNIGHT))
    g.men_at_arms[there] += men
    g.knights[there] += knights
    tell(g, TROOPS_PASSED, dead, (heir, village, men, knights))
    if is_present(g, heir, village):
        arrive(g, heir, village)
        if is_besieged(g, village) and not g.sieges[village * MOST + heir]:
            # They stand inside, where the besieged stood: no siege ends (F-6.4.2-08).
            g.relieved[village] |= 1 << heir
    elif pieces:
        abandon(g, heir, village)
    refresh(g, village, heir)
    if g.control[village] == heir:
        g.relieved[village] &= ~(1 << heir)  # the place is his own now
    release_unguarded(g, village)  # F-6.2.3-04: captives of the dead family have lost their guards


def unbound(g: Fief, pieces: int) -> int:
    """Those of further kinds that are not bound to a Lord: what is stays with him."""
    kinds = g.rules.kinds
    for row in kinds.led:
        if kinds.all[row].bound:
            pieces = with_count(pieces, row, 0)
    return pieces


def pass_pieces(g: Fief, village: int, heir: Seat, pieces: int) -> tuple[int, int]:
    """Pieces of further kinds kind for kind, as far as stock goes; some are exchanged for ordinary troops.

    Returns how many Men-at-Arms and Knights the heir gets for those.
    """
    light = heavy = passed = 0
    kinds = g.rules.kinds
    for row in kinds.further:
        number, passes_as = count(pieces, row), kinds.all[row].passes_as
        if passes_as == MAN_AT_ARMS:
            light += number
        elif passes_as == KNIGHT:
            heavy += number
        elif number:
            passed += of(row, min(number, in_stock(g, heir, row)))
    g.others[village * MOST + heir] += passed
    tell_pieces(g, PIECES_PASSED, heir, passed, (village,), EVERYBODY)
    return light, heavy
