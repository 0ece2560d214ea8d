"""Departures at the end of Phase 5: Lords, and the companies they take along (X-CRU-07 to -11, X-CRU-91)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import EVERYBODY, NOBODY, Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.crusades.knights import must_follow, takes_the_cross
from oyez.games.fief.expansions.crusades.part import (
    AT_SEA,
    FIRST,
    NO_CRUSADE,
    SECOND,
    Company,
    company_of,
    crusade_of,
)
from oyez.games.fief.expansions.crusades.words import COMPANY, DEPART, DEPARTED, DEPARTED_WITH, DEPARTURE
from oyez.games.fief.rules.battle.rolls import is_inside
from oyez.games.fief.rules.board.control import refresh
from oyez.games.fief.rules.board.piece_words import OTHERS_MARCHED
from oyez.games.fief.rules.board.pieces import count, of, total
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, MOST
from oyez.games.fief.rules.board.troops import remove_troops, tell_others
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.court.captivity import release_unguarded
from oyez.games.fief.rules.court.lords import is_free, lords_of
from oyez.games.fief.rules.march.words import WITH_KNIGHTS, WITH_MEN
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import DONE

MEN: Final = 0
KNIGHTS: Final = 1
OTHERS: Final = 2  # and so on, one for each further kind


def departures(g: Fief) -> list[Step[Any]]:
    return [DepartureStep()]


def bar_depart(g: Fief, seat: Seat, lord: int) -> str:
    """The row that keeps a Lord from departing, or ""."""
    c = crusade_of(g)
    if c.stage == NO_CRUSADE or g.family[lord] != seat:
        return "X-CRU-07"
    if not is_free(g, lord) or g.at[lord] == NOBODY:
        return "X-CRU-09"
    if c.stage == SECOND and not takes_the_cross(g, lord):
        return "X-CRU-08"
    village = g.at[lord]
    if g.rain >> BISHOPRIC_OF[village] & 1:
        return "X-CRU-09"
    return "X-CRU-09" if is_besieged(g, village) and is_inside(g, seat, village) else ""


def summoned(g: Fief, seat: Seat) -> list[int]:
    """Lords of the orders who have no choice, if nothing stops them."""
    if crusade_of(g).stage != SECOND:
        return []
    return [lord for lord in lords_of(g, seat) if must_follow(g, lord) and not bar_depart(g, seat, lord)]


@final
class DepartureStep(Step[Fief]):
    """Asked in turn order, once all have moved (X-GEN-17)."""

    def run(self, g: Fief) -> None:
        end(g)
        if crusade_of(g).stage in (FIRST, SECOND):
            steps: list[Step[Any]] = [Departures(seat) for seat in turn_order(g)]
            call(g, steps)


@final
class Departures(Step[Fief]):
    """A player sends off one Lord after the other."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = [lord for lord in lords_of(g, self.seat) if not bar_depart(g, self.seat, lord)]
        if not lords:
            return ()
        options = [DEPART[lord] for lord in lords]
        if not summoned(g, self.seat):
            options.append(DONE)
        elif len(options) == 1:
            return ()
        return (Decision(self.seat, DEPARTURE, tuple(options)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is DONE:
            end(g)
        else:
            call(g, [Muster(action.noun, MEN)])

    def run(self, g: Fief) -> None:
        lords = summoned(g, self.seat)
        if lords:
            call(g, [Muster(lords[0], MEN)])
        else:
            end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is DEPART:
            return bar_depart(g, seat, action.noun) if seat == self.seat else "X-CRU-91"
        return "X-CRU-08" if action is DONE and summoned(g, seat) else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def at_hand(g: Fief, lord: int, sort: int) -> int:
    """How many pieces of a sort could go along with a Lord."""
    here = g.at[lord] * MOST + g.family[lord]
    if sort == MEN:
        return g.men_at_arms[here]
    if sort == KNIGHTS:
        return g.knights[here]
    kind = g.rules.kinds.all[sort - OTHERS]
    if kind.leads is not None and not kind.leads(g) >> lord & 1:
        return 0  # Mercenaries are led by nobody (X-CRU-89)
    return count(g.others[here], sort - OTHERS)


def choosable(g: Fief, lord: int, sort: int) -> int:
    """The same, but what is bound to a Lord goes with him unasked, when he sails."""
    if sort >= OTHERS:
        here = g.at[lord] * MOST + g.family[lord]
        if not count(g.others[here], sort - OTHERS) or g.rules.kinds.all[sort - OTHERS].bound:
            return 0
    return at_hand(g, lord, sort)


@final
class Muster(Step[Fief]):
    """The Lord's company, sort by sort; what was named has left the map already (X-CRU-10)."""

    def __init__(self, lord: int, sort: int) -> None:
        self.lord: Final = lord
        self.sort: Final = sort

    def is_done(self, g: Fief) -> bool:
        return self.sort == OTHERS + len(g.rules.kinds.all)

    def following(self, g: Fief) -> int:
        """The next sort of which there is something to take along."""
        last = OTHERS + len(g.rules.kinds.all)
        for sort in range(self.sort + 1, last):
            if choosable(g, self.lord, sort):
                return sort
        return last

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        most = 0 if self.is_done(g) else choosable(g, self.lord, self.sort)
        if not most:
            return ()
        verb = WITH_MEN if self.sort == MEN else WITH_KNIGHTS
        if self.sort >= OTHERS:
            verb = g.rules.kinds.all[self.sort - OTHERS].along
        return (Decision(g.family[self.lord], COMPANY, tuple([verb[n] for n in range(most + 1)])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, Muster(self.lord, self.following(g)))
        embark(g, self.lord, self.sort, action.noun)

    def run(self, g: Fief) -> None:
        if self.is_done(g):
            end(g)
            set_sail(g, self.lord)
            return
        become(g, Muster(self.lord, self.following(g)))
        embark(g, self.lord, self.sort, 0)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        verbs = [WITH_MEN, WITH_KNIGHTS, *[kind.along for kind in g.rules.kinds.all]]
        return "X-CRU-10" if action.verb in verbs else ""

    def marks(self) -> tuple[int, ...]:
        return (self.lord, self.sort)


def embark(g: Fief, lord: int, sort: int, number: int) -> None:
    load(g, lord, g.at[lord], sort, number)


def load(g: Fief, lord: int, village: int, sort: int, number: int) -> None:
    """Counters leave the map for the company, which exists from its first sort on."""
    c, seat = crusade_of(g), g.family[lord]
    company: Company = company_of(g, lord) or (seat, lord, AT_SEA, 0, 0, 0, 0)
    men, knights = (number if sort == MEN else 0), (number if sort == KNIGHTS else 0)
    others = of(sort - OTHERS, number) if sort >= OTHERS else 0
    remove_troops(g, seat, village, men, knights, others)
    c.companies = [other for other in c.companies if other[1] != lord]
    pieces = (company[3] + men, company[4] + knights, company[5] + others)
    c.companies.append((seat, lord, AT_SEA, *pieces, company[6]))


def set_sail(g: Fief, lord: int) -> None:
    """He leaves the map; what he leaves behind follows the base rules (X-CRU-15), captives too (X-CRU-85)."""
    c, seat, village = crusade_of(g), g.family[lord], g.at[lord]
    bound = [sort for sort in range(len(g.rules.kinds.all)) if g.rules.kinds.all[sort].bound]
    taken = [sort for sort in bound if at_hand(g, lord, OTHERS + sort)]
    g.at[lord] = NOBODY
    for sort in taken:
        load(g, lord, village, OTHERS + sort, 1)  # X-CRU-10: a Templar Knight
    company = company_of(g, lord)
    assert company is not None
    tell(g, DEPARTED, seat, (lord, company[3] + company[4] + total(company[5])))
    if not g.others or not g.rules.fog_of_war:  # X-GEN-68: as on a march
        to = 1 << seat if g.rules.fog_of_war else EVERYBODY
        if company[3] or company[4]:
            tell(g, DEPARTED_WITH, seat, (company[3], company[4]), to)
        tell_others(g, OTHERS_MARCHED, seat, company[5], (), to)
    c.renegades &= ~(1 << lord)  # X-CRU-23
    c.guilty &= ~(1 << lord)
    c.spared = village  # he left it himself
    refresh(g, village)
    release_unguarded(g, village)
    c.spared = NOBODY
