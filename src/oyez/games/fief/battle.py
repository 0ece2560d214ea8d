"""A running battle: immutable, replaced at every change, so that copies of a state share it."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Seat

OUT: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2

# How the last battle ended: the state's `outcome`.
UNDECIDED: Final = 0  # truce, call-off, three empty rolls, no Lord left to attack, both sides gone
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2


@final
class Battle:
    """Who fights whom and where (Fief 6). A cavalcade names the riders who fight; otherwise all present do."""

    def __init__(
        self,
        *,
        village: int,
        attacker: Seat,
        defender: Seat,
        sides: tuple[int, ...],
        riders: int,
        rider_knights: int,
        cavalcade: bool,
        passage: bool,
        in_the_open: bool,
        empty_rolls: int,
        rolls: int,
    ) -> None:
        self.village: Final = village
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.sides: Final = sides  # by seat: OUT, ATTACK or DEFENCE
        self.riders: Final = riders  # lords of a cavalcade, one bit each
        self.rider_knights: Final = rider_knights
        self.cavalcade: Final = cavalcade
        self.passage: Final = passage  # penalties are cancelled for this battle
        self.in_the_open: Final = in_the_open  # no walls: a sortie, opened gates, or a defender who came out
        self.empty_rolls: Final = empty_rolls  # in a row without loss (F-6.1-05)
        self.rolls: Final = rolls

    def facts(self) -> list[object]:
        return [
            self.village,
            self.attacker,
            self.defender,
            self.sides,
            self.riders,
            self.rider_knights,
            self.cavalcade,
            self.passage,
            self.in_the_open,
            self.empty_rolls,
            self.rolls,
        ]
