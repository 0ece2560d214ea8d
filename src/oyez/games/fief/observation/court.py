"""The court of Fief in an observation: Lords, titles, elections, relics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from oyez.env.observation.schema import Cells, SchemaMaker
from oyez.games.fief.observation.extent import Extent
from oyez.games.fief.rules.board.tables import (
    LORDS,
    N_BISHOPRICS,
    N_LORDS,
    N_VILLAGES,
    RELICS,
    ROADS,
    VILLAGES,
)

MARKS: Final = ("darc", "assassin", "excommunicated", "strength", "ransom", "moves")
STAGES: Final = ("candidacies", "votes")
MOST_ROUNDS: Final = 1000


@final
class Court:
    """Lords and the titles they hold."""

    def __init__(self, maker: SchemaMaker, seats: int, extent: Extent) -> None:
        self._seats: Final = seats
        self._rows: Final = extent.rows
        n, add = seats, maker.add
        lords = f"by Lord ({', '.join(LORDS)})"
        self._family: Final = add("lord_family", (N_LORDS, n), f"whose Lord, one-hot by place, {lords}")
        self._at: Final = add(
            "lord_at", (N_LORDS, N_VILLAGES), f"one-hot: the Village ({', '.join(VILLAGES)})"
        )
        self._captor: Final = add("lord_captor", (N_LORDS, n), "one-hot by place: who holds the Lord captive")
        self._spouse: Final = add("lord_spouse", (N_LORDS, N_LORDS), "one-hot: the Lord's spouse")
        self._marks: Final = add("lord_marks", (N_LORDS, len(MARKS)), ", ".join(MARKS), 99, usual=10)
        self._road: Final = add(
            "lord_road", (N_LORDS,), "number of the road the Lord came by in this round plus 1", len(ROADS)
        )
        self._tested: Final = add(
            "lord_tested", (N_LORDS, N_BISHOPRICS), "1 where the Lord has met this round's plague"
        )
        self._titles: Final = add(
            "titles",
            (len(extent.titles), N_LORDS),
            f"one-hot: the Lord who holds it, by title ({', '.join(extent.titles)})",
        )
        self._realm: Final = add("realm", (2,), "1 for a Queen Regent, 1 once the royal couple had an heir")
        self._excommunicated: Final = add(
            "excommunicated_in",
            (1,),
            "the last round in which the Pope excommunicated",
            MOST_ROUNDS,
            usual=40,
        )
        self._new_bishops: Final = add(
            "new_bishops", (N_BISHOPRICS,), "1 where a Bishop was elected this round"
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        for lord, facts in enumerate(view["lords"]):
            if facts is not None:
                self._put_lord(out, lord, facts, places)
        for row, lord in zip(self._rows, view["titles"], strict=True):
            if lord >= 0:
                out[self._titles + row * N_LORDS + lord] = 1
        out[self._realm] = view["regency"]
        out[self._realm + 1] = view["heir_born"]
        out[self._excommunicated] = view["excommunicated_in"]
        put_bits(out, self._new_bishops, view["new_bishops"])

    def _put_lord(self, out: Cells, lord: int, facts: Mapping[str, Any], places: list[int]) -> None:
        n = self._seats
        out[self._family + lord * n + places[facts["family"]]] = 1
        if facts["at"] >= 0:
            out[self._at + lord * N_VILLAGES + facts["at"]] = 1
        if 0 <= facts["captor"] < n:
            out[self._captor + lord * n + places[facts["captor"]]] = 1
        if facts["spouse"] >= 0:
            out[self._spouse + lord * N_LORDS + facts["spouse"]] = 1
        cell = self._marks + lord * len(MARKS)
        for mark in MARKS:
            out[cell] = facts[mark]
            cell += 1
        out[self._road + lord] = facts["road"] + 1
        if facts["tested"]:
            put_bits(out, self._tested + lord * N_BISHOPRICS, facts["tested"])


@final
class Election:
    """The running election; of the others' markers only what lies open."""

    def __init__(self, maker: SchemaMaker, seats: int, extent: Extent) -> None:
        n, add = seats, maker.add
        self._rows: Final = extent.rows
        self._title: Final = add("election", (len(extent.titles),), "one-hot: the title voted on")
        self._stage: Final = add("election_stage", (len(STAGES),), f"one-hot: {', '.join(STAGES)}")
        self._votes: Final = add("election_votes", (n,), "votes that each place has", 30, usual=10)
        self._candidates: Final = add("candidates", (n, N_LORDS), "one-hot: the candidate of each place")
        self._ballot: Final = add(
            "ballot", (2, N_LORDS), "the observer's own markers, For and Decoy, one-hot"
        )
        self._markers: Final = add(
            "vote_markers", (n, N_LORDS), "markers of each place that lie on a Lord", 2
        )

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        election = view["election"]
        if election["title"] >= 0:
            out[self._title + self._rows[election["title"]]] = 1
            out[self._stage + STAGES.index(election["stage"])] = 1
        for seat, weight in enumerate(election["weights"]):
            out[self._votes + places[seat]] = weight["votes"]
        for seat, lord in enumerate(election["candidates"]):
            if lord >= 0:
                out[self._candidates + places[seat] * N_LORDS + lord] = 1
        for place, lord in enumerate(election["ballot"]):
            if lord >= 0:
                out[self._ballot + place * N_LORDS + lord] = 1
        for seat, lords in enumerate(election["markers"]):
            for lord in lords:
                out[self._markers + places[seat] * N_LORDS + lord] += 1


@final
class Relics:
    """Where the Holy Relics are, and who keeps them."""

    def __init__(self, maker: SchemaMaker, seats: int) -> None:
        self._seats: Final = seats
        n, add = seats, maker.add
        relics = f"by relic ({', '.join(RELICS)})"
        self._relic_lord: Final = add("relic_lord", (len(RELICS), N_LORDS), f"one-hot: its bearer, {relics}")
        self._relic_village: Final = add("relic_village", (len(RELICS), N_VILLAGES), f"one-hot, {relics}")
        self._relic_keeper: Final = add("relic_keeper", (len(RELICS), n), f"one-hot by place, {relics}")
        self._claimed: Final = add("relic_claimed", (len(RELICS),), f"1 once claimed, {relics}")

    def put(self, out: Cells, view: Mapping[str, Any], places: list[int]) -> None:
        for relic, facts in enumerate(view["relics"]):
            self._put_relic(out, relic, facts, places)

    def _put_relic(self, out: Cells, relic: int, facts: Mapping[str, Any], places: list[int]) -> None:
        if facts["lord"] >= 0:
            out[self._relic_lord + relic * N_LORDS + facts["lord"]] = 1
        if facts["village"] >= 0:
            out[self._relic_village + relic * N_VILLAGES + facts["village"]] = 1
        if facts["keeper"] >= 0:
            out[self._relic_keeper + relic * self._seats + places[facts["keeper"]]] = 1
        out[self._claimed + relic] = facts["claimed"]


def put_bits(out: Cells, start: int, mask: int) -> None:
    """1 for every bit of a mask, the lowest first."""
    while mask:
        low = mask & -mask
        out[start + low.bit_length() - 1] = 1
        mask ^= low
