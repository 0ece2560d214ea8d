"""Which opportunity cards a seat may play now, and what playing one does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oyez.engine.kernel import Seat, Step, call, end
from oyez.engine.words import Action
from oyez.games.fief.cards import KIND, is_opportunity
from oyez.games.fief.phases.draws import is_drawing
from oyez.games.fief.state import Fief
from oyez.games.fief.words.cards import PLAY

# Kind of card -> whether the seat has a legal use for it now, and the steps that carry it out. Pure questions.
Usable = Callable[[Fief, Seat], bool]
Maker = Callable[[Fief, Seat], list[Step[Any]]]
USES: Final[dict[int, tuple[Usable, Maker]]] = {}


def playable(g: Fief, seat: Seat) -> tuple[Action, ...]:
    """The opportunity cards of a hand that have a legal use now."""
    hand = g.hands[seat]
    if not hand or is_drawing(g):
        return ()  # F-2.1-22
    kinds = sorted({card & KIND for card in hand if is_opportunity(card & KIND)})
    return tuple([PLAY[kind] for kind in kinds if kind in USES and USES[kind][0](g, seat)])


def answer(g: Fief, seat: Seat, action: Action) -> list[Step[Any]]:
    """The steps of a card that was just chosen; each names its target, then discards itself and works."""
    return USES[action.noun][1](g, seat)


@final
class PlayNow(Step[Fief]):
    """An opportunity card played on the holder's own initiative."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, g: Fief) -> None:
        end(g)
        call(g, USES[self.kind][1](g, self.seat))

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.kind)
