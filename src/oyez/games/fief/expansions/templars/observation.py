"""Templars in an observation of Fief: who belongs to them, and what they have built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.observation.additions import HIDDEN, Additions
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.observation.section import Section, put_each
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.tables import MOST, N_LORDS, N_VILLAGES


@final
class Templars:
    def __init__(self, maker: SchemaMaker, seats: int) -> None:
        n, add = seats, maker.add
        self._templars: Final = add("templars", (N_LORDS,), "1 for each Lord who is a Templar")
        self._templar_titles: Final = add("templar_titles", (1,), "Templar titles left", MOST)
        self._knights: Final = add(
            "templars_with_knight", (N_LORDS,), "1 for each Templar whose Knight lives, in Outremer too"
        )
        self._commanderies: Final = add("commanderies", (N_VILLAGES,), "1 where a Commandery stands")
        self._left: Final = add("commanderies_left", (1,), "Commanderies left", 31, usual=5)
        self._marks: Final = add(
            "templar_marks", (2,), "1 once the treasure is hidden, 1 once the order is outlawed"
        )
        self._talked: Final = add(
            "templar_talked", (n,), "1 for whoever has begun a free talk this round, by place"
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        templars = view.get("templars")
        if templars is None:
            return
        put_each(out, self._templars, templars["members"])
        out[self._templar_titles] = templars["titles_left"]
        put_each(out, self._knights, templars["knights"])
        put_each(out, self._commanderies, templars["commanderies"])
        out[self._left] = templars["commanderies_left"]
        out[self._marks] = templars["hidden"]
        out[self._marks + 1] = templars["outlawed"]
        for place, talked in zip(places, templars["talked"], strict=False):  # empty before anybody has
            out[self._talked + place] = talked


def sections(maker: SchemaMaker, rules: Rules, extent: Extent) -> tuple[Section, ...]:
    return (Templars(maker, rules.seats),)


ADDITIONS: Final = Additions(
    kinds={"templar-knights": f"Templar Knights, {HIDDEN}"},
    incomes=("commanderies",),
    titles=("templar-grand-master",),
    sections=sections,
)
