"""How wide an observation of Fief is where expansions make it wider, and where the things of these rules lie in it."""

from __future__ import annotations

from typing import Final, final

from oyez.games.fief.rules.board.tables import N_TITLES

PHASES: Final = 8
INCOMES: Final = 5  # villages, mills, taxes, queen, total


@final
class Form:
    """Lists are by number in the rules: of a phase, a title, a further kind of pieces, a further source of income."""

    def __init__(
        self,
        *,
        phases: list[int],
        titles: list[int],
        kinds: int,
        kind_cells: list[int],
        kind_fields: list[int],
        incomes: int,
        income_cells: list[int],
    ) -> None:
        self.phases: Final = phases  # cells
        self.titles: Final = titles  # rows
        self.kinds: Final = kinds  # how many further kinds there is room for
        self.kind_cells: Final = kind_cells  # after those of Men-at-arms and Knights
        self.kind_fields: Final = kind_fields  # the first cell of the field by Village and place
        self.incomes: Final = incomes  # cells of an income
        self.income_cells: Final = income_cells


def base_form() -> Form:
    return Form(
        phases=list(range(PHASES)),
        titles=list(range(N_TITLES)),
        kinds=0,
        kind_cells=[],
        kind_fields=[],
        incomes=INCOMES,
        income_cells=[],
    )
