"""Politics in an observation of Fief: who collects the toll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.observation.additions import Additions
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.observation.section import Section
from oyez.games.fief.rules.agreement import Rules


@final
class Collector:
    """Drawn at set-up if only one player may collect."""

    def __init__(self, maker: SchemaMaker, seats: int) -> None:
        self._collector: Final = maker.add(
            "toll_collector", (seats,), "the only collector, one-hot by place; zeros if all players collect"
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        toll = view.get("toll")
        if toll is not None and toll["collector"] >= 0:
            out[self._collector + places[toll["collector"]]] = 1


def agreed(maker: SchemaMaker, rules: Rules, extent: Extent) -> tuple[Section, ...]:
    return (Collector(maker, rules.seats),)


ADDITIONS: Final = Additions(incomes=("toll",), agreed=agreed)
