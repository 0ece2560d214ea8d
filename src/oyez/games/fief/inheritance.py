"""What becomes of the fief titles of the dead (Fief 4.3.1)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import EVERYBODY, NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.board import is_present
from oyez.games.fief.captivity import release_unguarded
from oyez.games.fief.control import arrive, assign_title, bestow, leave_vacant, refresh, room_for_fiefs
from oyez.games.fief.doors import HOLD_FIEF
from oyez.games.fief.lords import bar_act, fief_titles, has_room_for_fief, lords_of
from oyez.games.fief.pieces import HEAVY, LIGHT, count, of, with_count
from oyez.games.fief.state import Fief
from oyez.games.fief.tables import CITY, FIEF_TITLE_LIMIT, MOST, N_FIEFS, VILLAGES_OF_FIEF
from oyez.games.fief.titles import vacate, with_room
from oyez.games.fief.transfers import ChooseHeir, bar_pass_title, is_transfer_time
from oyez.games.fief.troops import (
    knights_in_stock,
    men_in_stock,
    others_in_stock,
    remove_troops,
    tell_others,
)
from oyez.games.fief.words.board import INHERIT, RECOVER, TROOPS_PASSED
from oyez.games.fief.words.nouns import PASS
from oyez.games.fief.words.pieces import OTHERS_PASSED
from oyez.games.fief.words.purchases import PASS_TITLE


def settle_estate(g: Fief, lord: int, seat: Seat, spouse: int, prince: int) -> None:
    """The fief titles of a Lord who just died pass on (F-4.3.1-02 to -12); `lord` has left his family already."""
    fiefs = fief_titles(g, lord)
    for fief in fiefs:
        vacate(g, fief)  # control of empty Villages is settled once the heir is known
    if prince != NOBODY and g.rules.crown_prince_inherits_fief_titles:
        fiefs = leave_to_prince(g, prince, fiefs)
    if not fiefs:
        return
    mask = sum([1 << fief for fief in fiefs])
    room = room_for_fiefs(g, seat)
    if spouse != NOBODY and not heirs_of(g, seat) and not bar_act(g, HOLD_FIEF, spouse):
        call(g, [SpouseInherits(spouse, mask, seat)])
    elif len(with_room(g, seat)) > 1 or 0 < room < len(fiefs):
        call(g, [FamilyInherits(seat, mask)])
    else:
        for fief in fiefs:
            assign_title(g, seat, fief)


def heirs_of(g: Fief, seat: Seat) -> list[int]:
    """Lords of a family who may hold fief titles at all."""
    lords = lords_of(g, seat)
    return [lord for lord in lords if not bar_act(g, HOLD_FIEF, lord)] if g.rules.doors.bars else lords


def leave_to_prince(g: Fief, prince: int, fiefs: list[int]) -> list[int]:
    """The new King takes his father's fiefs, the largest first; returns those he has no room for (F-1.8.2-05)."""
    left = sorted(fiefs, key=size_of, reverse=True)
    while left and has_room_for_fief(g, prince):
        bestow(g, left.pop(0), prince)
    return left


def size_of(fief: int) -> int:
    return len(VILLAGES_OF_FIEF[fief])


def vacant_of(g: Fief, fiefs: int) -> list[int]:
    """Fiefs of a legacy that are still to be had: none of them went with its Fortified City in the meantime."""
    return [fief for fief in range(N_FIEFS) if fiefs >> fief & 1 and g.holder[fief] == NOBODY]


@final
class FamilyInherits(Step[Fief]):
    """The owner chooses the heirs (F-4.3.1-02), and which titles are kept if there is no room for all (F-4.3.1-03)."""

    def __init__(self, seat: Seat, fiefs: int) -> None:
        self.seat: Final = seat
        self.fiefs: Final = fiefs  # one bit each

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        legacy = vacant_of(g, self.fiefs)
        if not 0 < room_for_fiefs(g, self.seat) < len(legacy):
            return ()
        return (Decision(self.seat, INHERIT, tuple([RECOVER[fief] for fief in legacy])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.keep(g, action.noun)

    def run(self, g: Fief) -> None:
        legacy = vacant_of(g, self.fiefs)
        if legacy:
            self.keep(g, legacy[0])
        else:
            end(g)

    def keep(self, g: Fief, fief: int) -> None:
        become(g, FamilyInherits(self.seat, self.fiefs & ~(1 << fief)))
        assign_title(g, self.seat, fief)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.fiefs)


@final
class SpouseInherits(Step[Fief]):
    """The last Lord of a family leaves his fiefs to the widow or widower (F-4.3.1-05, -06, -10 to -12)."""

    def __init__(self, spouse: int, fiefs: int, dead: Seat) -> None:
        self.spouse: Final = spouse
        self.fiefs: Final = fiefs  # one bit each
        self.dead: Final = dead

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        legacy = vacant_of(g, self.fiefs)
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
        legacy = vacant_of(g, self.fiefs)
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
        for fief in vacant_of(g, self.fiefs):
            if g.rules.spouse_inheritance_cap == "spouse_family_may_take" and g.family[self.spouse] != NOBODY:
                assign_title(g, g.family[self.spouse], fief)
            else:
                leave_vacant(g, fief)

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.spouse, self.fiefs, self.dead)


def pass_troops(g: Fief, village: int, dead: Seat, heir: Seat) -> None:
    """Troops in the City are replaced by equal ones of the heir, as far as his stock goes (F-4.3.1-06)."""
    here, there = village * MOST + dead, village * MOST + heir
    men, knights = g.men_at_arms[here], g.knights[here]
    others = unbound(g, g.others[here]) if g.others else 0
    if not men and not knights and not others:
        return
    remove_troops(g, dead, village, men, knights, others)
    if others:
        more = pass_others(g, village, heir, others)
        men, knights = men + more[0], knights + more[1]
    men, knights = min(men, men_in_stock(g, heir)), min(knights, knights_in_stock(g, heir))
    g.men_at_arms[there] += men
    g.knights[there] += knights
    tell(g, TROOPS_PASSED, dead, (heir, village, men, knights))
    if is_present(g, heir, village):
        arrive(g, heir, village)
    refresh(g, village, heir)
    release_unguarded(g, village)  # F-6.2.3-04: captives of the dead family have lost their guards


def unbound(g: Fief, others: int) -> int:
    """Those of further kinds that are not bound to a Lord: what is stays with him."""
    for place, kind in enumerate(g.rules.kinds.all):
        if kind.bound:
            others = with_count(others, place, 0)
    return others


def pass_others(g: Fief, village: int, heir: Seat, others: int) -> tuple[int, int]:
    """Pieces of further kinds kind for kind, as far as stock goes; some are exchanged for ordinary troops.

    Returns how many Men-at-Arms and Knights the heir gets for those.
    """
    light = heavy = passed = 0
    for place, kind in enumerate(g.rules.kinds.all):
        number = count(others, place)
        if kind.passes_as == LIGHT:
            light += number
        elif kind.passes_as == HEAVY:
            heavy += number
        elif number:
            passed += of(place, min(number, others_in_stock(g, heir, place)))
    g.others[village * MOST + heir] += passed
    tell_others(g, OTHERS_PASSED, heir, passed, (village,), EVERYBODY)
    return light, heavy
