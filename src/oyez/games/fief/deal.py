"""An offer between two players: immutable, replaced at every change, so that copies of a state share it."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Seat

Item = tuple[int, int]  # kind of thing, and which or how many


@final
class Deal:
    """What the proposer gives and wants, all of which changes hands at once or not at all (Fief 8)."""

    def __init__(
        self, proposer: Seat, partner: Seat, given: tuple[Item, ...], wanted: tuple[Item, ...], private: bool
    ) -> None:
        self.proposer: Final = proposer
        self.partner: Final = partner
        self.given: Final = given
        self.wanted: Final = wanted
        self.private: Final = private  # inside a private talk: only the two may know it

    def facts(self) -> list[object]:
        return [self.proposer, self.partner, self.given, self.wanted, self.private]
