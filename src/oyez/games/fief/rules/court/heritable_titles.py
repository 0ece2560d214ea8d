"""Titles of expansions that pass on like fief titles, but without their limit (X-CRU-73)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, call, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.control import bestow
from oyez.games.fief.rules.board.tables import N_TITLES
from oyez.games.fief.rules.board.words import ASSIGN_TITLE, BEQUEATH, TITLE_FELL, TITLE_VACANT
from oyez.games.fief.rules.court.inheritance import heirs_of
from oyez.games.fief.rules.court.lords import bar_act
from oyez.games.fief.rules.doors import HOLD_FIEF
from oyez.games.fief.rules.state import Fief


def honours_of(g: Fief, lord: int) -> list[int]:
    """Titles that a Lord holds which pass on, fief titles apart."""
    held = g.titles[lord] & g.rules.titles.heritable
    return [title for title in range(N_TITLES, g.rules.n_titles) if held >> title & 1]


def leave_honours(g: Fief, titles: list[int], seat: Seat, spouse: int, prince: int) -> None:
    """A Lord died: his family, else his spouse; without an heir a title is gone for good (F-4.3.1-02, -05)."""
    heirs = heirs_of(g, seat)
    if prince != NOBODY and g.rules.crown_prince_inherits_fief_titles:
        heirs = [prince]
    elif not heirs and spouse != NOBODY and not bar_act(g, HOLD_FIEF, spouse):
        heirs = [spouse]
    for title in titles:
        if not heirs:
            tell(g, TITLE_VACANT, NOBODY, (title,))
        elif len(heirs) == 1:
            bestow(g, title, heirs[0])
        else:
            tell(g, TITLE_FELL, seat, (title,))
            call(g, [HonourInherited(seat, title)])


@final
class HonourInherited(Step[Fief]):
    """The owner of the family says which of its Lords gets the title."""

    def __init__(self, seat: Seat, title: int) -> None:
        self.seat: Final = seat
        self.title: Final = title

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        heirs = heirs_of(g, self.seat)
        if len(heirs) < 2:
            return ()
        return (Decision(self.seat, ASSIGN_TITLE, tuple([BEQUEATH[lord] for lord in heirs])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        end(g)
        bestow(g, self.title, action.noun)

    def run(self, g: Fief) -> None:
        end(g)
        for lord in heirs_of(g, self.seat):  # one at most
            bestow(g, self.title, lord)

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        return "X-CRU-73" if action.verb is BEQUEATH and action.noun not in heirs_of(g, self.seat) else ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.title)
