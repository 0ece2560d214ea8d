"""Troops for sale: one ware for each kind of the table that has a price (Fief 4.1, X-GEN-12 to -15)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import EVERYBODY, NOBODY, Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import arrive
from oyez.games.fief.rules.board.pieces import Kind, Sale
from oyez.games.fief.rules.board.tables import (
    BISHOPRIC_OF,
    MOST,
    N_LORDS,
    NEW_TROOPS_PER_VILLAGE,
    NO_FORT,
)
from oyez.games.fief.rules.board.troops import add, in_stock
from oyez.games.fief.rules.board.villages import has_pieces, is_besieged, is_present, troops_at
from oyez.games.fief.rules.court.captivity import capture
from oyez.games.fief.rules.court.lords import has_free_lord_at, has_leader_at
from oyez.games.fief.rules.doors import Ware
from oyez.games.fief.rules.market.words import SEIZE, SEIZE_LONE_LORD
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import PASS


@final
class Recruit(Ware):
    """A piece of one kind is bought and placed at once (F-4.0-04); it counts among the four (X-GEN-14)."""

    def __init__(self, kind: int, sale: Sale) -> None:
        super().__init__(sale.verb, sale.price)
        self.kind: Final = kind
        self.sale: Final = sale

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return self.options_at(g, seat, open_places(g, seat))

    def options_at(self, g: Fief, seat: Seat, places: list[int]) -> list[Action]:
        if not places or g.deniers[seat] < self.price:
            return []
        if self.sale.bar is not None:
            places = [village for village in places if not self.sale.bar(g, seat, village)]
        if not g.rules.kinds.all[self.kind].holds:
            places = [village for village in places if is_present(g, seat, village)]
        if not places or in_stock(g, seat, self.kind) <= 0:
            return []
        verb = self.verb
        return [verb[village] for village in places]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        if self.sale.bar is not None:
            row = self.sale.bar(g, seat, noun)
            if row:
                return row
        row = self.bar_anywhere(g, seat) or bar_garrison(g, seat, noun)
        if row or g.rules.kinds.all[self.kind].holds or is_present(g, seat, noun):
            return row
        return "X-TAC-33"  # it could not stay there alone

    def bar_anywhere(self, g: Fief, seat: Seat) -> str:
        """What forbids buying it in any Village: the purse, no piece on the map, the stock."""
        if g.deniers[seat] < self.price:
            return self.sale.poor
        if not has_pieces(g, seat):
            return "F-4.0-07"
        return "" if in_stock(g, seat, self.kind) > 0 else self.sale.gone

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        """In EN it may capture a lone Lord it finds there; only new troops do (F-4.1-12)."""
        here = noun * MOST + seat
        kind = g.rules.kinds.all[self.kind]
        g.placed[here] += 1
        g.deniers[seat] -= self.price
        add(g, self.kind, here, 1)
        tell_bought(g, seat, noun, kind, self.sale)
        if kind.holds:
            arrive(g, seat, noun)
        if kind.points and g.rules.lone_lord_capture == "immediate" and seizable(g, seat, noun, 0):
            return [SeizeLoneLords(seat, noun, 0)]
        return []


def tell_bought(g: Fief, seat: Seat, village: int, kind: Kind, sale: Sale) -> None:
    """Under fog the kind is announced, but not where it goes (F-11.2-02, F-11.2-03, X-GEN-68)."""
    named = (kind.word, 1) if kind.word >= 0 else ()
    if not g.rules.fog_of_war:
        tell(g, sale.bought, seat, (village, *named), EVERYBODY)
    elif sale.raised is None:
        tell(g, sale.bought, seat, (village, *named), 1 << seat)
    else:
        tell(g, sale.raised, seat, named, EVERYBODY)


def bar_garrison(g: Fief, seat: Seat, village: int) -> str:
    """What forbids placing any new troop in a Village."""
    if g.placed[village * MOST + seat] >= NEW_TROOPS_PER_VILLAGE:
        return "F-4.1-07"
    own = g.control[village] == seat
    if (own or g.relieved[village] >> seat & 1) and g.forts[village] != NO_FORT and is_besieged(g, village):
        return "F-4.1-06"
    if own and g.forts[village] != NO_FORT:
        return ""
    return "" if has_free_lord_at(g, seat, village) else "F-4.1-09"


def places_for_troops(g: Fief, seat: Seat) -> list[int]:
    """Villages that could take new troops: own fortifications, and where own Lords stand (F-4.1-03, F-4.1-09)."""
    with_lord = {g.at[lord] for lord, owner in enumerate(g.family) if owner == seat}
    forts = g.forts
    return [
        village
        for village, owner in enumerate(g.control)
        if village in with_lord or (owner == seat and forts[village] != NO_FORT)
    ]


def open_places(g: Fief, seat: Seat) -> list[int]:
    """Villages in which a player may put one more new troop now, whatever he can pay."""
    if not g.deniers[seat] or not has_pieces(g, seat):
        return []
    return [village for village in places_for_troops(g, seat) if not bar_garrison(g, seat, village)]


def seizable(g: Fief, seat: Seat, village: int, spared: int) -> list[int]:
    """Foreign Lords without troops beside an own free Lord with troops (F-6.0-32); not in the rain (F-2.3.1-M05)."""
    if not has_leader_at(g, seat, village) or g.rain >> BISHOPRIC_OF[village] & 1:
        return []
    return [
        lord
        for lord in range(N_LORDS)
        if g.at[lord] == village
        and g.family[lord] not in (seat, NOBODY)
        and g.captor[lord] == NOBODY
        and not spared >> lord & 1
        and troops_at(g, g.family[lord], village) == 0
    ]


@final
class SeizeLoneLords(Step[Fief]):
    """The placing player may capture each foreign lone Lord there at once, or leave him."""

    def __init__(self, seat: Seat, village: int, spared: int) -> None:
        self.seat: Final = seat
        self.village: Final = village
        self.spared: Final = spared

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = seizable(g, self.seat, self.village, self.spared)
        if not lords:
            return ()
        return (Decision(self.seat, SEIZE_LONE_LORD, (*[SEIZE[lord] for lord in lords], PASS)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is PASS:
            end(g)
            return
        become(g, SeizeLoneLords(seat, self.village, self.spared | 1 << action.noun))
        capture(g, action.noun, seat)

    def run(self, g: Fief) -> None:
        end(g)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        unfit = action.noun not in seizable(g, self.seat, self.village, self.spared)
        return "F-4.1-12" if action.verb is SEIZE and unfit else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.village, self.spared)
