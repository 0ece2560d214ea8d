"""Tactics in an observation of Fief: pieces, Mercenaries, bids, Guards, dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.expansions.tactics.part import HIGHEST_BID, REIGNS
from oyez.games.fief.expansions.tactics.words import REROLL
from oyez.games.fief.observation.additions import HIDDEN, Additions
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.observation.section import Section
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.pieces import FIELD

MOST_DICE: Final = len(REROLL.actions)
SIDES: Final = 2


@final
class Tactics:
    """Mercenaries off the map, the bids for them, Guards raised, dice that may be rolled again."""

    def __init__(self, maker: SchemaMaker, seats: int) -> None:
        n, add = seats, maker.add
        self._reserve: Final = add("reserve", (n,), "Mercenaries in reserve, by place", FIELD, usual=5)
        self._old: Final = add(
            "reserve_before", (n,), "those of them from before the bids of this phase", FIELD, usual=5
        )
        self._pool: Final = add("mercenary_pool", (1,), "Mercenaries for hire", FIELD, usual=5)
        self._bid: Final = add(
            "own_bid", (1,), "the observer's own bid plus 1, 0 for none", HIGHEST_BID + 1, usual=10
        )
        self._has_bid: Final = add("has_bid", (n,), "1 for whoever has laid a bid, by place")
        self._lowest: Final = add(
            "lowest_bid", (1,), "the least bid now, 0 while none is asked for", 31, usual=5
        )
        self._raised: Final = add("guard_raised", (len(REIGNS),), f"1 once raised: {', '.join(REIGNS)}")
        self._dice: Final = add(
            "dice",
            (SIDES, MOST_DICE),
            "dice of attack and defence that may be rolled again, in their order: face plus 1, 0 for no die",
            4,
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        tactics = view.get("tactics")
        if tactics is None:
            return
        for seat, place in enumerate(places):
            out[self._reserve + place] = tactics["reserve"][seat]
            out[self._old + place] = tactics["old"][seat]
            out[self._has_bid + place] = tactics["has_bid"][seat]
        out[self._pool] = tactics["pool"]
        if tactics["bid"] is not None:
            out[self._bid] = tactics["bid"] + 1
        out[self._lowest] = tactics["lowest_bid"]
        for reign, raised in enumerate(tactics["guard_raised"]):
            out[self._raised + reign] = raised
        for side, faces in enumerate(tactics["dice"]):
            for cell, face in enumerate(faces, self._dice + side * MOST_DICE):
                out[cell] = face + 1


def sections(maker: SchemaMaker, rules: Rules, extent: Extent) -> tuple[Section, ...]:
    return (Tactics(maker, rules.seats),)


ADDITIONS: Final = Additions(
    kinds={
        "archers": f"Archers, {HIDDEN}",
        "bombards": f"Bombards, {HIDDEN}",
        "mercenaries": "Mercenaries thrown into the battle there, by place",
        "guard-knights": f"mounted Royal Guards, {HIDDEN}",
        "guard-men": f"Royal Guards on foot, {HIDDEN}",
    },
    sections=sections,
)
