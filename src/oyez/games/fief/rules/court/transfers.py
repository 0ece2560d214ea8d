"""Fief titles passed on inside a family (Fief 4.3)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, Seat, Step, end, tell
from oyez.engine.words import Action
from oyez.games.fief.rules.board.tables import VILLAGES_OF_FIEF
from oyez.games.fief.rules.board.words import ASSIGN_TITLE, BEQUEATH
from oyez.games.fief.rules.court.lords import bar_act, fief_titles
from oyez.games.fief.rules.court.titles import grant, player_of, with_room
from oyez.games.fief.rules.doors import HOLD_FIEF
from oyez.games.fief.rules.market.words import TITLE_PASSED
from oyez.games.fief.rules.state import Fief

PURCHASE_PHASE: Final = 4


def is_transfer_time(g: Fief) -> bool:
    """EN: in the Purchase phase; FR and PL: at any time (F-4.3-25)."""
    return g.rules.fief_title_transfer_timing == "any_time" or g.phase == PURCHASE_PHASE


def bar_pass_title(g: Fief, seat: Seat, fief: int) -> str:
    """A Lord with two fief titles may pass the smaller one to another own Lord with room (F-4.3-22 to -26)."""
    if not is_transfer_time(g):
        return "F-4.3-25"
    if player_of(g, fief) != seat:
        return "F-4.3-26"
    titles = fief_titles(g, g.holder[fief])
    if len(titles) < 2:
        return "F-4.3-24"
    if max([len(VILLAGES_OF_FIEF[other]) for other in titles if other != fief]) < len(VILLAGES_OF_FIEF[fief]):
        return "F-4.3-23"
    return "" if heirs(g, seat, fief) else "F-4.3-22"


def heirs(g: Fief, seat: Seat, fief: int) -> list[int]:
    return [lord for lord in with_room(g, seat) if lord != g.holder[fief]]


@final
class ChooseHeir(Step[Fief]):
    """Which own Lord takes the title over."""

    def __init__(self, seat: Seat, fief: int) -> None:
        self.seat: Final = seat
        self.fief: Final = fief

    def ask(self, g: Fief) -> tuple[Decision, ...]:
        lords = heirs(g, self.seat, self.fief)
        if len(lords) < 2:
            return ()
        return (Decision(self.seat, ASSIGN_TITLE, tuple([BEQUEATH[lord] for lord in lords])),)

    def take(self, g: Fief, seat: Seat, action: Action) -> None:
        self.pass_on(g, action.noun)

    def run(self, g: Fief) -> None:
        self.pass_on(g, heirs(g, self.seat, self.fief)[0])

    def pass_on(self, g: Fief, lord: int) -> None:
        end(g)
        grant(g, self.fief, lord)  # inside the family: control does not change
        tell(g, TITLE_PASSED, self.seat, (self.fief, lord))

    def atomic(self, g: Fief) -> bool:
        return True

    def bar(self, g: Fief, seat: Seat, action: Action) -> str:
        if action.verb is not BEQUEATH:
            return ""
        if action.noun in heirs(g, self.seat, self.fief):
            return ""
        return bar_act(g, HOLD_FIEF, action.noun) or "F-4.3-22"

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.fief)
