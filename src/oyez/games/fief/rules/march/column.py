"""A group on the march: immutable, replaced at every change, so that copies of a state share it."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.games.fief.rules.board.pieces import FURTHER, KNIGHT, MAN_AT_ARMS, count, with_count

# Bits of `settled` above the lords': what else was decided about the group at this stop.
MEN_SETTLED: Final = 1 << 18
KNIGHTS_SETTLED: Final = 1 << 19
ALL_SETTLED: Final = 1 << 20
FURTHER_SETTLED: Final = 19  # and the row: one bit for each further kind of pieces


def settled_bit(kind: int) -> int:
    """That it was decided how many of a kind, by its row, go along."""
    return MEN_SETTLED << kind if kind < FURTHER else 1 << FURTHER_SETTLED + kind


@final
class Column:
    """The pieces that make the next Move together (Fief 5.0). Its split into troops is secret under fog of war.

    They stand on the map like all others; the column only says which of those in its Village belong together.
    Made at every stop: below its parts are given in their order, not by name, which would cost time.
    """

    def __init__(
        self,
        seat: Seat,
        village: int,
        came_from: int,
        lords: int,
        captives: int,
        men: int,
        knights: int,
        cavalcade: bool = False,
        forced: bool = False,
        granted: int = 0,
        settled: int = 0,
        others: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.village: Final = village  # where it stands
        self.came_from: Final = came_from  # the Village it entered from in this phase, NOBODY if it did not
        self.lords: Final = lords  # free Lords, one bit each
        self.captives: Final = captives  # taken along, one bit each
        self.men: Final = men
        self.knights: Final = knights
        self.cavalcade: Final = cavalcade  # declared as one at its start (F-5.2-07)
        self.forced: Final = forced  # won a cavalcade here and must go on (F-5.2-19)
        self.granted: Final = granted  # permissions for its next Move: bit exit * MOST + seat
        self.settled: Final = settled  # pieces decided about at this stop: each once, so that choosing ends
        self.others: Final = others  # pieces of further kinds, packed

    def of(
        self, lords: int, captives: int, men: int, knights: int, settled: int = 0, others: int = -1
    ) -> Column:
        """The same group with other pieces; `settled` is added to what was decided before."""
        return Column(
            self.seat,
            self.village,
            self.came_from,
            lords,
            captives,
            men,
            knights,
            self.cavalcade,
            self.forced,
            self.granted,
            self.settled | settled,
            self.others if others < 0 else others,
        )

    def number_of(self, kind: int) -> int:
        """How many of a kind, by its row, go along."""
        if kind == MAN_AT_ARMS:
            return self.men
        return self.knights if kind == KNIGHT else count(self.others, kind)

    def with_number(self, kind: int, number: int) -> Column:
        """The same with so many of a kind, which is decided for this stop."""
        men = number if kind == MAN_AT_ARMS else self.men
        knights = number if kind == KNIGHT else self.knights
        others = with_count(self.others, kind, number) if kind >= FURTHER else self.others
        return self.of(self.lords, self.captives, men, knights, settled_bit(kind), others)

    def let_through(self, permissions: int) -> Column:
        """Somebody gave leave (F-5.0-20): the group may be changed once more."""
        return self._with(self.cavalcade, self.forced, self.granted | permissions, 0)

    def turned_away(self) -> Column:
        """Somebody refused: the group may be changed once more, to take all along on its way back (F-5.0-22)."""
        return self._with(self.cavalcade, self.forced, self.granted, 0)

    def riding(self) -> Column:
        """Declared a cavalcade (F-5.2-07)."""
        return self._with(True, self.forced, self.granted, self.settled)

    def won(self) -> Column:
        """The battle is won: the next Move is compulsory (F-5.2-19)."""
        return self._with(self.cavalcade, True, self.granted, 0)

    def beaten(self) -> Column:
        """The cavalcade is over (F-5.2-22)."""
        return self._with(False, False, self.granted, 0)

    def _with(self, cavalcade: bool, forced: bool, granted: int, settled: int) -> Column:
        return Column(
            self.seat,
            self.village,
            self.came_from,
            self.lords,
            self.captives,
            self.men,
            self.knights,
            cavalcade,
            forced,
            granted,
            settled,
            self.others,
        )

    def moved_to(self, village: int) -> Column:
        """One Move on: what was granted and decided at the last stop is forgotten."""
        return Column(
            self.seat,
            village,
            self.village,
            self.lords,
            self.captives,
            self.men,
            self.knights,
            self.cavalcade,
            others=self.others,
        )

    def facts(self) -> list[object]:
        found: list[object] = [
            self.seat,
            self.village,
            self.came_from,
            self.lords,
            self.captives,
            self.men,
            self.knights,
            self.cavalcade,
            self.forced,
            self.granted,
            self.settled,
        ]
        return [*found, self.others] if self.others else found
