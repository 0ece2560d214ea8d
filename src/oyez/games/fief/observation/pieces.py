"""Which expansions of Fief are on, and their pieces on the map, in an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.games.fief.rules.board.pieces import FIELD
from oyez.games.fief.rules.board.tables import N_VILLAGES

UNKNOWN: Final = -1


@final
class Modules:
    """Which expansions are on."""

    def __init__(self, maker: SchemaMaker, switches: tuple[str, ...]) -> None:
        names = tuple(EXPANSIONS)
        self._on: Final = tuple([names.index(name) for name in switches])
        self._modules: Final = maker.add(
            "modules", (len(names),), f"1 for each that is on: {', '.join(names)}"
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        for module in self._on:
            out[self._modules + module] = 1


@final
class Pieces:
    """Counters of further kinds on the map."""

    def __init__(self, maker: SchemaMaker, seats: int, meanings: Mapping[str, str]) -> None:
        self._seats: Final = seats
        self._first: Final = [
            (kind, maker.add(field_of(kind), (N_VILLAGES, seats), meaning, FIELD, UNKNOWN, 3))
            for kind, meaning in meanings.items()
        ]

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        here = 0
        for village in view["villages"]:
            for troops, place in zip(village["troops"], places, strict=True):
                if troops["counters"]:
                    for kind, first in self._first:
                        number = troops.get(kind, 0)
                        out[first + here + place] = UNKNOWN if number is None else number
            here += self._seats


def field_of(kind: str) -> str:
    return kind.replace("-", "_")
