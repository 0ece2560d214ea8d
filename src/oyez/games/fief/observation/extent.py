"""How wide the fields of Fief are: as the base game needs them (v1), or all its expansions together (v2)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.game import Game
from oyez.games.fief.expansions.crusades.outremer import Outremer
from oyez.games.fief.expansions.crusades.part import Crusade
from oyez.games.fief.expansions.numbers import our_numbers
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.pieces import FIELD
from oyez.games.fief.rules.board.tables import CITY, GREAT_STRONGHOLD, KNIGHTS, MEN_AT_ARMS, N_TITLES
from oyez.games.fief.rules.doors import Doors
from oyez.games.fief.rules.words import TITLE_NAMES
from oyez.games.fief.views.truth import PHASES

TROOPS: Final = MEN_AT_ARMS + KNIGHTS
INCOMES: Final = ("villages", "mills", "taxes", "queen", "total")
# What the expansions add, in the order of the fields. A test holds it against the rules with all of them on.
ALL_PHASES: Final = (*PHASES[:-1], "crusades", PHASES[-1])
KINDS: Final = (
    "archers",
    "bombards",
    "mercenaries",
    "guard-knights",
    "guard-men",
    "templar-knights",
    "teutonic-knights",
)
MORE_INCOMES: Final = ("toll", "commanderies")
MASTERS: Final = ("templar-grand-master", "teutonic-grand-master")
OBJECTIVES: Final = tuple(
    our_numbers().text(f"crusades.objective.{line}.name").lower()
    for line in range(our_numbers().length("crusades.objective"))
)


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
        most: tuple[int, int, int],
    ) -> None:
        self.prompts: Final = prompts
        self.phases: Final = phases
        self.kinds: Final = kinds  # of pieces, beside Men-at-arms and Knights
        self.incomes: Final = incomes
        self.titles: Final = titles
        self.rows: Final = rows
        self.stock: Final = stock  # where each number of a family's stock goes
        self.troops, self.fort, self.points = most


def base(game: Game[Any, Any], rules: Rules) -> Extent:
    return Extent(
        prompts=game.prompts(rules),
        phases=PHASES,
        kinds=(),
        incomes=INCOMES,
        titles=TITLE_NAMES,
        rows=tuple(range(N_TITLES)),
        stock=(0, 1),
        most=(TROOPS, CITY, 10),
    )


def expanded(game: Game[Any, Any], rules: Rules) -> Extent:
    """The same for every choice of expansions; only `rows` and `stock` say which of it these rules use."""
    return Extent(
        prompts=tuple(game.words.prompts),
        phases=ALL_PHASES,
        kinds=KINDS,
        incomes=(*INCOMES, *MORE_INCOMES),
        titles=(*TITLE_NAMES, *MASTERS, *OBJECTIVES),
        rows=(*range(N_TITLES), *more_rows(rules.doors)),
        stock=(0, 1, *[2 + KINDS.index(kind) for kind in rules.kinds.names]),
        most=(TROOPS + FIELD * len(KINDS), GREAT_STRONGHOLD, 99),
    )


def more_rows(doors: Doors) -> list[int]:
    """Rows of the titles of expansions: Grand Masters by name, those of Outremer by the line of their objective."""
    board = board_of(doors)
    lines = {} if board is None else {tile.title: tile.kind for tile in board.tiles}
    first = N_TITLES + len(MASTERS)
    return [
        N_TITLES + MASTERS.index(title.name) if title.name in MASTERS else first + lines[number]
        for number, title in enumerate(doors.titles.all[N_TITLES:], N_TITLES)
    ]


def board_of(doors: Doors) -> Outremer | None:
    """The board of Outremer, as everybody may read it off the box; None without Crusades."""
    for _, maker in doors.parts:
        part = maker(1)
        if isinstance(part, Crusade):
            return part.board
    return None
