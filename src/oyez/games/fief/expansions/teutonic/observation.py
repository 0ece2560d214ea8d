"""Teutonic Knights in an observation of Fief: who belongs to them, and what is left to build."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.observation.additions import HIDDEN, Additions
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.observation.section import Section, put_each
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.tables import MOST, N_LORDS


@final
class TeutonicKnights:
    def __init__(self, maker: SchemaMaker) -> None:
        add = maker.add
        self._teutonic: Final = add("teutonic", (N_LORDS,), "1 for each Lord who is a Teutonic Knight")
        self._teutonic_titles: Final = add("teutonic_titles", (1,), "Teutonic titles left", MOST)
        self._strongholds: Final = add("teutonic_strongholds", (1,), "Teutonic Strongholds left", 31, usual=5)

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        teutonic = view.get("teutonic")
        if teutonic is None:
            return
        put_each(out, self._teutonic, teutonic["members"])
        out[self._teutonic_titles] = teutonic["titles_left"]
        out[self._strongholds] = teutonic["strongholds_left"]


def sections(maker: SchemaMaker, rules: Rules, extent: Extent) -> tuple[Section, ...]:
    return (TeutonicKnights(maker),)


ADDITIONS: Final = Additions(
    kinds={"teutonic-knights": f"Teutonic Knights, {HIDDEN}"},
    titles=("teutonic-grand-master",),
    walls=("3 for a Teutonic Stronghold",),
    sections=sections,
)
