"""A running battle: immutable, replaced at every change, so that copies of a state share it."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Seat

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
        left: int = 0,
        rider: Seat = NOBODY,
        deciders: tuple[int, int] = (NOBODY, NOBODY),
        rider_others: int = 0,
        gates: bool = False,
    ) -> None:
        self.village: Final = village
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.sides: Final = sides  # by seat: OUT, ATTACK or DEFENCE
        self.riders: Final = riders  # lords of a cavalcade, one bit each
        self.rider_knights: Final = rider_knights
        self.cavalcade: Final = cavalcade
        self.passage: Final = passage  # penalties are cancelled for this battle
        self.in_the_open: Final = in_the_open  # no walls: opened gates, or a defender who came out
        self.empty_rolls: Final = empty_rolls  # in a row without loss (F-6.1-05)
        self.rolls: Final = rolls
        self.left: Final = left  # helpers who left and cannot come back, one bit each (F-6.0-17)
        self.rider: Final = attacker if cavalcade and rider == NOBODY else rider  # whose cavalcade it is
        self.deciders: Final = deciders  # of attack and defence, measured before the last roll (F-6.0-13)
        self.rider_others: Final = rider_others  # pieces of further kinds who ride along, packed
        # A traitor opened them: no walls, but the defender is still inside (F-6.0-18).
        self.gates: Final = gates

    def changed(
        self,
        *,
        attacker: Seat | None = None,
        defender: Seat | None = None,
        sides: tuple[int, ...] | None = None,
        rider_knights: int | None = None,
        passage: bool | None = None,
        in_the_open: bool | None = None,
        empty_rolls: int | None = None,
        rolls: int | None = None,
        left: int | None = None,
        deciders: tuple[int, int] | None = None,
        rider_others: int | None = None,
        gates: bool | None = None,
    ) -> Battle:
        """The same battle, but for what is named."""
        return Battle(
            village=self.village,
            attacker=self.attacker if attacker is None else attacker,
            defender=self.defender if defender is None else defender,
            sides=self.sides if sides is None else sides,
            riders=self.riders,
            rider_knights=self.rider_knights if rider_knights is None else rider_knights,
            cavalcade=self.cavalcade,
            passage=self.passage if passage is None else passage,
            in_the_open=self.in_the_open if in_the_open is None else in_the_open,
            empty_rolls=self.empty_rolls if empty_rolls is None else empty_rolls,
            rolls=self.rolls if rolls is None else rolls,
            left=self.left if left is None else left,
            rider=self.rider,
            deciders=self.deciders if deciders is None else deciders,
            rider_others=self.rider_others if rider_others is None else rider_others,
            gates=self.gates if gates is None else gates,
        )

    def principal(self, side: int) -> Seat:
        return self.attacker if side == ATTACK else self.defender

    def taking(self, seat: Seat, side: int) -> Battle:
        """A player joins a side, changes it or leaves."""
        sides = list(self.sides)
        sides[seat] = side
        return self.changed(sides=tuple(sides))

    def facts(self) -> list[object]:
        found: list[object] = [
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
            self.left,
            self.rider,
            self.deciders,
        ]
        if self.rider_others or self.gates:
            found.append(self.rider_others)
        return [*found, self.gates] if self.gates else found


def other_side(side: int) -> int:
    return ATTACK + DEFENCE - side


def plain_battle(seats: int, village: int, attacker: Seat, defender: Seat) -> Battle:
    """A battle as it is declared in Phase 6: all pieces of both players take part (F-6.0-07, F-6.0-19)."""
    return new_battle(seats, village, attacker, defender, 0, 0, False)


def cavalcade_battle(
    seats: int, village: int, attacker: Seat, defender: Seat, riders: int, knights: int
) -> Battle:
    """Only the riding Lords and Knights attack (F-5.2-06, F-5.2-27)."""
    return new_battle(seats, village, attacker, defender, riders, knights, True)


def new_battle(
    seats: int, village: int, attacker: Seat, defender: Seat, riders: int, knights: int, cavalcade: bool
) -> Battle:
    sides = [OUT] * seats
    sides[attacker] = ATTACK
    sides[defender] = DEFENCE
    return Battle(
        village=village,
        attacker=attacker,
        defender=defender,
        sides=tuple(sides),
        riders=riders,
        rider_knights=knights,
        cavalcade=cavalcade,
        passage=False,
        in_the_open=False,
        empty_rolls=0,
        rolls=0,
    )
