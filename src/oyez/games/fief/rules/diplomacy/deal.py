"""An offer between two players: immutable, replaced at every change, so that copies of a state share it."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Seat

Item = tuple[int, int]  # kind of thing, and which or how many

DENIERS: Final = 0
CARD: Final = 1
VILLAGE: Final = 2  # control of it
CAPTIVE: Final = 3  # handed over
FREEDOM: Final = 4  # of a captive
RELIC: Final = 5


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

    def giving(self, item: Item) -> Deal:
        return Deal(self.proposer, self.partner, added(self.given, item), self.wanted, self.private)

    def wanting(self, item: Item) -> Deal:
        return Deal(self.proposer, self.partner, self.given, added(self.wanted, item), self.private)

    def countered(self) -> Deal:
        """The same things seen from the other side, to be changed by the partner."""
        return Deal(self.partner, self.proposer, self.wanted, self.given, self.private)

    def side_of(self, seat: Seat) -> tuple[Item, ...]:
        """What one of the two would give."""
        return self.given if seat == self.proposer else self.wanted

    def other(self, seat: Seat) -> Seat:
        return self.partner if seat == self.proposer else self.proposer

    def witnesses(self, seats: int) -> int:
        """Who hears it once it is made: the two, or the whole table, one bit each (F-8.0-06)."""
        return 1 << self.proposer | 1 << self.partner if self.private else (1 << seats) - 1

    def facts(self) -> list[object]:
        return [
            self.proposer,
            self.partner,
            [list(item) for item in self.given],
            [list(item) for item in self.wanted],
            self.private,
        ]


def added(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """Deniers add up; everything else stands once more."""
    if item[0] != DENIERS:
        return (*items, item)
    total = deniers_in(items) + item[1]
    return (*[other for other in items if other[0] != DENIERS], (DENIERS, total))


def deniers_in(items: tuple[Item, ...]) -> int:
    for kind, amount in items:
        if kind == DENIERS:
            return amount
    return 0


def of_kind(items: tuple[Item, ...], kind: int) -> list[int]:
    return [noun for other, noun in items if other == kind]
