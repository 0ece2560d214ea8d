"""What expansions of Fief add to an observation, but for Outremer: which are on, pieces, bids and dice, orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.games.fief.expansions.tactics.part import HIGHEST_BID, REIGNS
from oyez.games.fief.expansions.tactics.words import REROLL
from oyez.games.fief.observation.extent import KINDS
from oyez.games.fief.rules.board.pieces import FIELD
from oyez.games.fief.rules.board.tables import MOST, N_LORDS, N_VILLAGES

UNKNOWN: Final = -1
MOST_DICE: Final = len(REROLL.actions)
SIDES: Final = 2


@final
class Modules:
    """Which expansions are on, and who collects the toll if only one may."""

    def __init__(self, maker: SchemaMaker, seats: int, switches: tuple[str, ...]) -> None:
        names = tuple(EXPANSIONS)
        self._on: Final = tuple([names.index(name) for name in switches])
        self._modules: Final = maker.add(
            "modules", (len(names),), f"1 for each that is on: {', '.join(names)}"
        )
        self._collector: Final = maker.add(
            "toll_collector", (seats,), "the only collector, one-hot by place; zeros if all players collect"
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        for module in self._on:
            out[self._modules + module] = 1
        toll = view.get("toll")
        if toll is not None and toll["collector"] >= 0:
            out[self._collector + places[toll["collector"]]] = 1


@final
class Pieces:
    """Counters of further kinds on the map."""

    def __init__(self, maker: SchemaMaker, seats: int) -> None:
        self._seats: Final = seats
        self._first: Final = [
            (kind, maker.add(field_of(kind), (N_VILLAGES, seats), MEANINGS[kind], FIELD, UNKNOWN, 3))
            for kind in KINDS
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


HIDDEN: Final = "by place, -1 if their number is hidden"
MEANINGS: Final = {
    "archers": f"Archers, {HIDDEN}",
    "bombards": f"Bombards, {HIDDEN}",
    "mercenaries": "Mercenaries thrown into the battle there, by place",
    "guard-knights": f"mounted Royal Guards, {HIDDEN}",
    "guard-men": f"Royal Guards on foot, {HIDDEN}",
    "templar-knights": f"Templar Knights, {HIDDEN}",
    "teutonic-knights": f"Teutonic Knights, {HIDDEN}",
}


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


@final
class Orders:
    """Templars and Teutonic Knights: who belongs to them, and what they have built."""

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
        self._teutonic: Final = add("teutonic", (N_LORDS,), "1 for each Lord who is a Teutonic Knight")
        self._teutonic_titles: Final = add("teutonic_titles", (1,), "Teutonic titles left", MOST)
        self._strongholds: Final = add("teutonic_strongholds", (1,), "Teutonic Strongholds left", 31, usual=5)

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        if "templars" in view:
            self._put_templars(out, view["templars"], places)
        if "teutonic" in view:
            teutonic = view["teutonic"]
            put_each(out, self._teutonic, teutonic["members"])
            out[self._teutonic_titles] = teutonic["titles_left"]
            out[self._strongholds] = teutonic["strongholds_left"]

    def _put_templars(self, out: Cells, templars: Mapping[str, Any], places: list[int]) -> None:
        put_each(out, self._templars, templars["members"])
        out[self._templar_titles] = templars["titles_left"]
        put_each(out, self._knights, templars["knights"])
        put_each(out, self._commanderies, templars["commanderies"])
        out[self._left] = templars["commanderies_left"]
        out[self._marks] = templars["hidden"]
        out[self._marks + 1] = templars["outlawed"]
        for place, talked in zip(places, templars["talked"], strict=False):  # empty before anybody has
            out[self._talked + place] = talked


def put_each(out: Cells, start: int, numbers: list[int]) -> None:
    """1 for each of the numbers."""
    for number in numbers:
        out[start + number] = 1
