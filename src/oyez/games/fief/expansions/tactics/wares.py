"""Archers and Bombards as wares of Phase 4 (X-TAC-04, X-TAC-24, X-TAC-78)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Seat, Step
from oyez.engine.words import Action, Verb
from oyez.games.fief.rules.board.troops import others_in_stock
from oyez.games.fief.rules.board.villages import is_present
from oyez.games.fief.rules.doors import Act
from oyez.games.fief.rules.market.buying import bar_other, open_places, recruit_other
from oyez.games.fief.rules.state import Fief


@final
class Ware:
    """A kind of piece with its price."""

    def __init__(self, verb: Verb, kind: int, price: int) -> None:
        self.verb: Final = verb
        self.kind: Final = kind
        self.price: Final = price

    def act(self) -> Act:
        return Act(self.verb, self.options, self.bar, self.steps, self.price, self.at)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return self.at(g, seat, open_places(g, seat))

    def at(self, g: Fief, seat: Seat, places: list[int]) -> list[Action]:
        if not places or g.deniers[seat] < self.price or others_in_stock(g, seat, self.kind) <= 0:
            return []
        holds = g.rules.kinds.all[self.kind].holds
        return [self.verb[village] for village in places if holds or is_present(g, seat, village)]

    def bar(self, g: Fief, seat: Seat, village: int) -> str:
        row = bar_other(g, seat, village, self.kind, self.price)
        if row or g.rules.kinds.all[self.kind].holds or is_present(g, seat, village):
            return row
        return "X-TAC-33"  # it could not stay there alone

    def steps(self, g: Fief, seat: Seat, village: int) -> list[Step[Any]]:
        recruit_other(g, seat, village, self.kind, self.price)
        return []
