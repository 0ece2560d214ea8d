"""The second observation of Fief: the fields of v1, some of them wider, then those of all expansions.

Its shape does not depend on which expansions are on, so that one policy can play with any of them; what is off is
nought. As in v1 there are two ways to it: the encoder reads a view; the observer fills the fields of v1 and pieces on
the map straight from the state, and the rest from those parts of the view that expansions add.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, final

from oyez.engine.game import Game
from oyez.engine.kernel import Seat
from oyez.env.observation.schema import SchemaMaker
from oyez.games.fief.observation.expanded import ADDED, MEANINGS, expanded
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.observation.pieces import Modules, Pieces, field_of
from oyez.games.fief.observation.section import Section
from oyez.games.fief.observation.v1 import FiefEncoder
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.vectors.form import Form
from oyez.games.fief.vectors.vector import FiefVector


def fief_v2(game: Game[Any, Any], rules: Rules) -> FiefEncoder:
    """The base game and any of its expansions."""
    extent = expanded(game, rules)
    return FiefEncoder(rules.seats, extent, partial(sections, rules, extent))


def sections(rules: Rules, extent: Extent, maker: SchemaMaker) -> tuple[Section, ...]:
    """In the order of their fields."""
    switches: list[Section] = [Modules(maker, rules.doors.switches)]
    agreed = [section for each in ADDED for section in each.agreed(maker, rules, extent)]
    pieces: list[Section] = [Pieces(maker, rules.seats, MEANINGS)]
    further = [section for each in ADDED for section in each.sections(maker, rules, extent)]
    return (*switches, *agreed, *pieces, *further)


@final
class FiefV2Observer:
    """The same cells without a view of the base game."""

    def __init__(self, game: Game[Any, Any], rules: Rules, encoder: FiefEncoder) -> None:
        schema, extent = encoder.schema, expanded(game, rules)
        starts = {field.name: field.start for field in schema.fields}
        self._vector: Final = FiefVector(
            rules.seats, starts, schema.size, list(extent.prompts), form_of(rules, extent, starts)
        )
        self._sections: Final = [
            section for section in encoder.further if not isinstance(section, Pieces)
        ]  # which the vector fills

    def cells(self, g: Fief, seat: Seat, prompt: str) -> bytearray:
        out = self._vector.cells(g, seat, prompt)
        parts = zip(g.rules.doors.parts, g.parts, strict=True)
        seen: dict[str, Any] = {name: part.view(g, seat) for (name, _), part in parts}
        seats = g.rules.seats
        places = [(other - seat) % seats for other in range(seats)]
        cells: Any = memoryview(out).cast("h")
        for section in self._sections:
            section.put(cells, seen, places)
        return out


def form_of(rules: Rules, extent: Extent, starts: dict[str, int]) -> Form:
    kinds = rules.kinds.names
    return Form(
        phases=[extent.phases.index(phase) for phase in rules.phases],
        titles=list(extent.rows),
        kinds=len(extent.kinds),
        kind_cells=[extent.kinds.index(kind) for kind in kinds],
        kind_fields=[starts[field_of(kind)] for kind in kinds],
        incomes=len(extent.incomes),
        income_cells=[extent.incomes.index(source.name) for source in rules.further_incomes],
    )


ENCODER: Final = fief_v2
OBSERVER: Final = FiefV2Observer
