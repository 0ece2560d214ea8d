"""A group on the march: immutable, replaced at every change, so that copies of a state share it."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Seat


@final
class Column:
    """The pieces that make the next Move together (Fief 5.0). Its split into troops is secret under fog of war."""

    def __init__(
        self,
        *,
        seat: Seat,
        village: int,
        came_from: int,
        lords: int,
        captives: int,
        men: int,
        knights: int,
        cavalcade: bool,
        refused: int,
    ) -> None:
        self.seat: Final = seat
        self.village: Final = village  # where it stands
        self.came_from: Final = came_from  # the Village it entered from, NOBODY before its first Move
        self.lords: Final = lords  # free Lords, one bit each
        self.captives: Final = captives  # taken along, one bit each
        self.men: Final = men
        self.knights: Final = knights
        self.cavalcade: Final = cavalcade  # declared as one (F-5.2-07)
        self.refused: Final = refused  # neighbouring Villages it was refused the way to, one bit each

    def facts(self) -> list[object]:
        return [
            self.seat,
            self.village,
            self.came_from,
            self.lords,
            self.captives,
            self.men,
            self.knights,
            self.cavalcade,
            self.refused,
        ]
