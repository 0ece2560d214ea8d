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
from oyez.games.fief.rules.board.piece_words import PIECES_MARCHED
from oyez.games.fief.rules.board.pieces import FURTHER, KNIGHT, MAN_AT_ARMS, of, total
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, MOST
from oyez.games.fief.rules.board.troops import count_at, remove_troops, tell_pieces
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.court.captivity import release_unguarded
from oyez.games.fief.rules.court.lords import is_free, lords_of
from oyez.games.fief.rules.state import Fief, turn_order
from oyez.games.fief.rules.words import DONE


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
            call(g, [Muster(action.noun, MAN_AT_ARMS)])

    def run(self, g: Fief) -> None:
        lords = summoned(g, self.seat)
        if lords:
            call(g, [Muster(lords[0], MAN_AT_ARMS)])
        else:
            end(g)

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is DEPART:
            return bar_depart(g, seat, action.noun) if seat == self.seat else "X-CRU-91"
        return "X-CRU-08" if action is DONE and summoned(g, seat) else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def at_hand(g: Fief, lord: int, kind: int) -> int:
    """How many pieces of a kind could go along with a Lord."""
    there = count_at(g, kind, g.at[lord] * MOST + g.family[lord])
    leads = g.rules.kinds.all[kind].leads
    if there and leads is not None and not leads(g) >> lord & 1:
        return 0  # Mercenaries are led by nobody (X-CRU-89)
    return there


def choosable(g: Fief, lord: int, kind: int) -> int:
    """The same, but what is bound to a Lord goes with him unasked, when he sails."""
    return 0 if g.rules.kinds.all[kind].bound else at_hand(g, lord, kind)


@final
class Muster(Step[Fief]):
    """The Lord's company, kind by kind; what was named has left the map already (X-CRU-10)."""

    def __init__(self, lord: int, kind: int) -> None:
        self.lord: Final = lord
        self.kind: Final = kind

    def is_done(self, g: Fief) -> bool:
        return self.kind == g.rules.kinds.count

    def following(self, g: Fief) -> int:
        """The next kind of which there is something to take along."""
        for kind in range(self.kind + 1, g.rules.kinds.count):
            if choosable(g, self.lord, kind):
                return kind
        return g.rules.kinds.count

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        most = 0 if self.is_done(g) else choosable(g, self.lord, self.kind)
        if not most:
            return ()
        verb = g.rules.kinds.all[self.kind].along
        return (Decision(g.family[self.lord], COMPANY, tuple([verb[n] for n in range(most + 1)])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        become(g, Muster(self.lord, self.following(g)))
        embark(g, self.lord, self.kind, action.noun)

    def run(self, g: Fief) -> None:
        if self.is_done(g):
            end(g)
            set_sail(g, self.lord)
            return
        become(g, Muster(self.lord, self.following(g)))
        embark(g, self.lord, self.kind, 0)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        verbs = [kind.along for kind in g.rules.kinds.all]
        return "X-CRU-10" if action.verb in verbs else ""

    def marks(self) -> tuple[int, ...]:
        return (self.lord, self.kind)


def embark(g: Fief, lord: int, kind: int, number: int) -> None:
    load(g, lord, g.at[lord], kind, number)


def load(g: Fief, lord: int, village: int, kind: int, number: int) -> None:
    """Counters leave the map for the company, which exists from its first kind on."""
    c, seat = crusade_of(g), g.family[lord]
    company: Company = company_of(g, lord) or (seat, lord, AT_SEA, 0, 0, 0, 0)
    men, knights = (number if kind == MAN_AT_ARMS else 0), (number if kind == KNIGHT else 0)
    others = of(kind, number) if kind >= FURTHER else 0
    remove_troops(g, seat, village, men, knights, others)
    c.companies = [other for other in c.companies if other[1] != lord]
    pieces = (company[3] + men, company[4] + knights, company[5] + others)
    c.companies.append((seat, lord, AT_SEA, *pieces, company[6]))


def set_sail(g: Fief, lord: int) -> None:
    """He leaves the map; what he leaves behind follows the base rules (X-CRU-15), captives too (X-CRU-85)."""
    c, seat, village = crusade_of(g), g.family[lord], g.at[lord]
    taken = [kind for kind in g.rules.kinds.led if g.rules.kinds.all[kind].bound and at_hand(g, lord, kind)]
    g.at[lord] = NOBODY
    for kind in taken:
        load(g, lord, village, kind, 1)  # X-CRU-10: a Templar Knight
    company = company_of(g, lord)
    assert company is not None
    tell(g, DEPARTED, seat, (lord, company[3] + company[4] + total(company[5])))
    if not g.others or not g.rules.fog_of_war:  # X-GEN-68: as on a march
        to = 1 << seat if g.rules.fog_of_war else EVERYBODY
        if company[3] or company[4]:
            tell(g, DEPARTED_WITH, seat, (company[3], company[4]), to)
        tell_pieces(g, PIECES_MARCHED, seat, company[5], (), to)
    c.renegades &= ~(1 << lord)  # X-CRU-23
    c.guilty &= ~(1 << lord)
    c.spared = village  # he left it himself
    refresh(g, village)
    release_unguarded(g, village)
    c.spared = NOBODY
