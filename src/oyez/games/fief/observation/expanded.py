"""How wide the fields of Fief are where there is room for all its expansions (v2)."""

from __future__ import annotations

from typing import Any, Final

from oyez.engine.game import Game
from oyez.games.fief.expansions.registry import rooms
from oyez.games.fief.observation.additions import Additions
from oyez.games.fief.observation.extent import INCOMES, TROOPS, WALLS, Extent
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.pieces import FIELD
from oyez.games.fief.rules.board.tables import N_TITLES
from oyez.games.fief.rules.doors import Doors
from oyez.games.fief.rules.words import TITLE_NAMES
from oyez.games.fief.views.truth import PHASES

# In the order of the fields. A test holds them against the rules with all of them on.
ADDED: Final[tuple[Additions, ...]] = tuple([room.ADDITIONS for room in rooms("observation")])
ALL_PHASES: Final = (*PHASES[:-1], *[phase for each in ADDED for phase in each.phases], PHASES[-1])
MEANINGS: Final = {kind: meaning for each in ADDED for kind, meaning in each.kinds.items()}
KINDS: Final = tuple(MEANINGS)
MORE_INCOMES: Final = tuple([income for each in ADDED for income in each.incomes])
MORE_TITLES: Final = tuple([title for each in ADDED for title in each.titles])


def expanded(game: Game[Any, Any], rules: Rules) -> Extent:
    """The same for every choice of expansions; only `rows` and `stock` say which of it these rules use."""
    return Extent(
        prompts=tuple(game.words.prompts),
        phases=ALL_PHASES,
        kinds=KINDS,
        incomes=(*INCOMES, *MORE_INCOMES),
        titles=(*TITLE_NAMES, *MORE_TITLES),
        rows=(*range(N_TITLES), *more_rows(rules.doors)),
        stock=(0, 1, *[2 + KINDS.index(kind) for kind in rules.kinds.names]),
        walls=(*WALLS, *[wall for each in ADDED for wall in each.walls]),
        most=(TROOPS + FIELD * len(KINDS), 99),
    )


def more_rows(doors: Doors) -> list[int]:
    """Rows of the titles that expansions bring, title by title."""
    rows: dict[int, int] = {}
    first = N_TITLES
    for each in ADDED:
        rows.update({number: first + place for number, place in each.rows(doors).items()})
        first += len(each.titles)
    return [rows[number] for number, _ in enumerate(doors.titles.all[N_TITLES:], N_TITLES)]
