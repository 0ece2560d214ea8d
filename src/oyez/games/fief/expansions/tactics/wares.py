"""Archers and Bombards as wares of Phase 4 (X-TAC-04, X-TAC-24, X-TAC-78)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Seat, Step
from oyez.engine.words import Action, Verb
from oyez.games.fief.board import is_present
from oyez.games.fief.doors import Act
from oyez.games.fief.phases.buying import bar_garrison, bar_kind, places_for_troops, recruit_other
from oyez.games.fief.state import Fief


@final
class Ware:
    """A kind of piece with its price."""

    def __init__(self, verb: Verb, kind: int, price: int) -> None:
        self.verb: Final = verb
        self.kind: Final = kind
        self.price: Final = price

    def act(self) -> Act:
        return Act(self.verb, self.options, self.bar, self.steps, self.price)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if bar_kind(g, seat, self.kind, self.price):
            return []
        return [self.verb[v] for v in places_for_troops(g, seat) if not self.bar_place(g, seat, v)]

    def bar(self, g: Fief, seat: Seat, village: int) -> str:
        return bar_kind(g, seat, self.kind, self.price) or self.bar_place(g, seat, village)

    def bar_place(self, g: Fief, seat: Seat, village: int) -> str:
        row = bar_garrison(g, seat, village)
        if row or g.rules.kinds.all[self.kind].holds or is_present(g, seat, village):
            return row
        return "X-TAC-33"  # it could not stay there alone

    def steps(self, g: Fief, seat: Seat, village: int) -> list[Step[Any]]:
        recruit_other(g, seat, village, self.kind, self.price)
        return []
