"""The map of Fief in an observation: Villages, troops, weather, taxes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.rules.board.tables import (
    FIEFS,
    MILLS_PER_VILLAGE,
    MOST,
    N_BISHOPRICS,
    N_FIEFS,
    N_VILLAGES,
)
from oyez.games.fief.rules.cards.taxes import AS_POPE, TALLAGES

SKY: Final = ("rain", "famine", "plague", "harvest", "weather")
UNKNOWN: Final = -1


@final
class Map:
    def __init__(self, maker: SchemaMaker, seats: int, extent: Extent) -> None:
        self._seats: Final = seats
        self._nothing: Final = [0] * seats
        n, add, most = seats, maker.add, extent.troops
        here = (N_VILLAGES, n)
        self._control: Final = add("control", here, "who controls the Village, one-hot by place")
        self._arrivals: Final = add(
            "arrivals", here, "order of arrival of those present, 1 for the first", MOST
        )
        self._fort: Final = add("fort", (N_VILLAGES,), ", ".join(extent.walls), len(extent.walls))
        self._mills: Final = add("mills", (N_VILLAGES,), "Mills", MILLS_PER_VILLAGE)
        self._counters: Final = add("counters", here, "troop counters by place", most, usual=5)
        self._men: Final = add("men", here, "Men-at-arms, -1 if their number is hidden", most, UNKNOWN, 5)
        self._knights: Final = add("knights", here, "Knights, -1 if their number is hidden", most, UNKNOWN, 5)
        self._placed: Final = add("placed", here, "troops bought there in this phase", most, usual=4)
        self._sieges: Final = add("sieges", here, "dice of a siege engine", 9, usual=3)
        self._relieved: Final = add("relieved", here, "1 for whoever entered as relief")
        self._sky: Final = add("sky", (N_BISHOPRICS, len(SKY)), f"by bishopric: {', '.join(SKY)}")
        self._tallages: Final = add(
            "tallages", (n, N_FIEFS), f"1 where the place has a Tax marker on a fief ({', '.join(FIEFS)})"
        )
        self._tithes: Final = add(
            "tithes",
            (n, N_BISHOPRICS),
            "capacity of the place's tithe: 2 Bishop, 3 Cardinal, 4 Pope",
            AS_POPE,
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        first = 0
        for number, village in enumerate(view["villages"]):
            self._put_village(out, village, number, first, places)
            first += self._seats
        cell = self._sky
        for bishopric in view["bishoprics"]:
            for kind in SKY:
                if bishopric[kind]:
                    out[cell] = 1
                cell += 1
        for seat, kind, target, _, capacity in view["taxes"]:
            if kind == TALLAGES:
                out[self._tallages + places[seat] * N_FIEFS + target] = 1
            else:
                self._put_tithe(out, places[seat], target, capacity)

    def _put_village(
        self, out: Cells, village: Mapping[str, Any], number: int, first: int, places: list[int]
    ) -> None:
        if village["control"] >= 0:
            out[self._control + first + places[village["control"]]] = 1
        arrivals = village["arrivals"]
        if arrivals:
            for order, seat in enumerate(arrivals, 1):
                out[self._arrivals + first + places[seat]] = order
        if village["fort"]:
            out[self._fort + number] = village["fort"]
        if village["mills"]:
            out[self._mills + number] = village["mills"]
        for troops, place in zip(village["troops"], places, strict=True):
            counters = troops["counters"]
            if counters:
                here, men = first + place, troops["men"]
                out[self._counters + here] = counters
                out[self._men + here] = UNKNOWN if men is None else men
                out[self._knights + here] = UNKNOWN if men is None else troops["knights"]
        if village["placed"] != self._nothing:
            self._put_seats(out, self._placed + first, village["placed"], places)
        if village["sieges"] != self._nothing:
            self._put_seats(out, self._sieges + first, village["sieges"], places)
        relieved = village["relieved"]
        if relieved:
            for seat, place in enumerate(places):
                out[self._relieved + first + place] = relieved >> seat & 1

    def _put_seats(self, out: Cells, first: int, numbers: list[int], places: list[int]) -> None:
        for seat, place in enumerate(places):
            out[first + place] = numbers[seat]

    def _put_tithe(self, out: Cells, place: int, target: int, capacity: int) -> None:
        row = self._tithes + place * N_BISHOPRICS
        if capacity != AS_POPE:
            out[row + target] = max(out[row + target], capacity)
            return
        for number in range(N_BISHOPRICS):  # the Pope's target is a mask: see the rules' cards/taxes.py
            if target >> number & 1:
                out[row + number] = AS_POPE
