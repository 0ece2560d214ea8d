"""How wide the fields of Fief are, and as the base game needs them (v1); for expansions see expanded.py."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.game import Game
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.tables import KNIGHTS, MEN_AT_ARMS, N_TITLES
from oyez.games.fief.rules.words import TITLE_NAMES
from oyez.games.fief.views.truth import PHASES

TROOPS: Final = MEN_AT_ARMS + KNIGHTS
INCOMES: Final = ("villages", "mills", "taxes", "queen", "total")
WALLS: Final = ("1 for a Stronghold", "2 for a City")


@final
class Extent:
    """`kinds` and `incomes` are names, `rows` says where a title of these rules stands among `titles`."""

    def __init__(
        self,
        *,
        prompts: tuple[str, ...],
        phases: tuple[str, ...],
        kinds: tuple[str, ...],
        incomes: tuple[str, ...],
        titles: tuple[str, ...],
        rows: tuple[int, ...],
        stock: tuple[int, ...],
        walls: tuple[str, ...],
        most: tuple[int, int],
    ) -> None:
        self.prompts: Final = prompts
        self.phases: Final = phases
        self.kinds: Final = kinds  # of pieces, beside Men-at-arms and Knights
        self.incomes: Final = incomes
        self.titles: Final = titles
        self.rows: Final = rows
        self.stock: Final = stock  # where each number of a family's stock goes
        self.walls: Final = walls  # the meanings of a fort's numbers, from 1
        self.troops, self.points = most


def base(game: Game[Any, Any], rules: Rules) -> Extent:
    return Extent(
        prompts=game.prompts(rules),
        phases=PHASES,
        kinds=(),
        incomes=INCOMES,
        titles=TITLE_NAMES,
        rows=tuple(range(N_TITLES)),
        stock=(0, 1),
        walls=WALLS,
        most=(TROOPS, 10),
    )
