"""A talk between two players with Templars that costs no Diplomacy marker (X-TEM-11, X-TEM-12, X-TEM-55)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, end, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.orders.membership import lords_in
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.expansions.templars.words import CONFER, CONFERRED
from oyez.games.fief.rules.court.lords import is_free
from oyez.games.fief.rules.diplomacy.talks import SPEECHES, Talk
from oyez.games.fief.rules.diplomacy.words import ANSWER_INVITATION, DECLINED, TALK_BEGAN
from oyez.games.fief.rules.doors import Act
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ACCEPT, REFUSE


def has_free_templar(g: Fief, seat: Seat) -> bool:
    for lord in lords_in(templars_of(g).members):
        if g.family[lord] == seat and is_free(g, lord):
            return True
    return False


@final
class Confer(Act):
    def __init__(self) -> None:
        super().__init__(CONFER)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if not templars_of(g).members or bar_host(g, seat):
            return []
        return [CONFER[other] for other in range(g.rules.seats) if not bar_guest(g, seat, other)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return bar_host(g, seat) or bar_guest(g, seat, noun)

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        tell(g, CONFERRED, seat, (noun,))
        return [Conference(seat, noun)]


def bar_host(g: Fief, seat: Seat) -> str:
    """Once a round, and only where markers mean anything (X-TEM-12)."""
    if g.rules.open_diplomacy or templars_of(g).talked[seat] == g.round:
        return "X-TEM-12"
    return "" if has_free_templar(g, seat) else "X-TEM-11"


def bar_guest(g: Fief, seat: Seat, other: Seat) -> str:
    if other == seat or other >= g.rules.seats:
        return "X-TEM-11"
    return "" if has_free_templar(g, other) else "X-TEM-11"


@final
class Conference(Step[Fief]):
    """The other player comes or refuses; refused, the talk is still to be had (F-8.0-09)."""

    def __init__(self, seat: Seat, guest: Seat) -> None:
        self.seat: Final = seat
        self.guest: Final = guest

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        return (Decision(self.guest, ANSWER_INVITATION, (ACCEPT, REFUSE)),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        if action is REFUSE:
            end(g)
            tell(g, DECLINED, seat)
            return
        part = templars_of(g)
        talked = list(part.talked)
        talked[self.seat] = g.round
        part.talked = tuple(talked)
        tell(g, TALK_BEGAN, self.seat)
        become(g, Talk(1 << self.seat | 1 << self.guest, self.seat, 0, SPEECHES))

    def atomic(self, g: Fief) -> bool:
        return True

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.guest)
