"""What an expansion adds to an observation of Fief, as ADDITIONS of a module `observation` in its folder.

The fields are there whether or not it is on, so that one policy can play with any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from oyez.env.observation.schema import SchemaMaker
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.observation.section import Section
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.tables import N_TITLES
from oyez.games.fief.rules.doors import Doors

HIDDEN: Final = "by place, -1 if their number is hidden"
Sections = Callable[[SchemaMaker, Rules, Extent], tuple[Section, ...]]


def nothing(maker: SchemaMaker, rules: Rules, extent: Extent) -> tuple[Section, ...]:
    return ()


@final
class Additions:
    """Names in the order of the cells. `agreed` are fields of what was settled before the game; they come first."""

    def __init__(
        self,
        *,
        phases: tuple[str, ...] = (),
        kinds: Mapping[str, str] | None = None,
        incomes: tuple[str, ...] = (),
        titles: tuple[str, ...] = (),
        rows: Callable[[Doors], dict[int, int]] | None = None,
        walls: tuple[str, ...] = (),
        agreed: Sections = nothing,
        sections: Sections = nothing,
    ) -> None:
        self.phases: Final = phases  # before the last one
        self.kinds: Final = dict(kinds or {})  # of pieces, each with the meaning of its field
        self.incomes: Final = incomes
        self.titles: Final = titles
        self.rows: Final = rows or self.by_name  # number of a title -> its place among these titles
        self.walls: Final = walls  # stronger than those of a City
        self.agreed: Final = agreed
        self.sections: Final = sections

    def by_name(self, doors: Doors) -> dict[int, int]:
        return {
            number: self.titles.index(title.name)
            for number, title in enumerate(doors.titles.all[N_TITLES:], N_TITLES)
            if title.name in self.titles
        }
