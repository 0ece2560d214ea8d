"""The structures of Fief, those of its expansions included."""

from __future__ import annotations

from typing import Final

from oyez.engine.shapes import Further, Shapes
from oyez.games.fief.expansions.registry import rooms
from oyez.games.fief.shapes.box import Box
from oyez.games.fief.shapes.figures import Income
from oyez.games.fief.shapes.view import View
from oyez.games.fief.shapes.villages import Troops


def added() -> dict[str, type]:
    """An expansion that shows something says what in its own `shapes.py`."""
    return {room.__package__.rpartition(".")[2]: room.Added for room in rooms("shapes")}


SHAPES: Final = Shapes(
    view=View,
    box=Box,
    further=(
        Further(Troops, int | None, "pieces of expansions by their names, null where their number is hidden"),
        Further(Income, int, "what expansions pay, by name"),
    ),
    added=added(),
)
