"""A view of Fief as a vector: the table, the families and the decks; court, map and affairs have their own files.

This is the observation of v1, and the first part of that of v2 (fief_v2.py), where some fields are wider.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, Final, final

import numpy as np

from oyez.engine.game import Game
from oyez.env.observation.schema import Cells, SchemaMaker, Vector
from oyez.games.fief.observation.affairs import Diplomacy, Fight, March
from oyez.games.fief.observation.court import Court, Election, Relics
from oyez.games.fief.observation.extent import Extent, base
from oyez.games.fief.observation.map import Map
from oyez.games.fief.observation.section import Section
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.pieces import FIELD
from oyez.games.fief.rules.board.tables import (
    CARDS,
    DIPLOMACY_MARKERS,
    ENGINES,
    FORTUNES,
    KNIGHTS,
    LORD_DECK,
    MEN_AT_ARMS,
    MILLS,
    STRONGHOLDS,
    TAX_MARKERS,
    TRACK,
)

N_CARDS: Final = len(CARDS)
MOST_ROUNDS: Final = 1000
MOST_DENIERS: Final = 999
UNKNOWN: Final = -1


@final
class FiefEncoder:
    """Seats are counted clockwise from the observing seat: place 0 is itself, place 1 its left neighbour."""

    def __init__(
        self, seats: int, extent: Extent, further: Callable[[SchemaMaker], tuple[Section, ...]] | None = None
    ) -> None:
        """`further` adds the sections that come after those of the base game."""
        self._seats: Final = seats
        self._extent: Final = extent
        self._prompts: Final = {name: place for place, name in enumerate(extent.prompts)}
        self._phases: Final = {name: place for place, name in enumerate(extent.phases)}
        maker = SchemaMaker()
        self._table_fields(maker.add)
        self._family_fields(maker.add)
        self._deck_fields(maker.add)
        base_sections: tuple[Section, ...] = (
            Court(maker, seats, extent),
            Election(maker, seats, extent),
            Relics(maker, seats),
            Map(maker, seats, extent),
            March(maker, seats, extent),
            Fight(maker, seats),
            Diplomacy(maker, seats),
        )
        self.further: Final = () if further is None else further(maker)
        self._sections: Final = (*base_sections, *self.further)
        self.schema: Final = maker.schema()
        self._start: Final = {field.name: field.start for field in self.schema.fields}
        self._blank: Final[Cells] = array("h", bytes(2 * self.schema.size))

    def _table_fields(self, add: Any) -> None:
        n = self._seats
        add("seat", (n,), "the observer's own seat, one-hot in the absolute numbering that actions use")
        add(
            "prompt",
            (len(self._prompts),),
            "the question put to the observer, one-hot; zeros while not asked",
        )
        add("round", (1,), "the round, 0 during set-up", MOST_ROUNDS, usual=40)
        phases = self._extent.phases
        add("phase", (len(phases),), f"one-hot: {', '.join(phases)}")
        add("first", (n,), "who has the First Player card, one-hot by place")
        add("active", (n,), "whose turn it is in the running step, one-hot by place")

    def _family_fields(self, add: Any) -> None:
        n, extent = self._seats, self._extent
        add("deniers", (n,), "deniers by place, -1 for a hidden purse", MOST_DENIERS, UNKNOWN, 50)
        add("hand", (n, N_CARDS), f"cards known to the observer, by place and kind ({', '.join(CARDS)})", 5)
        add("lord_cards", (n,), "Lord cards in hand, by place", len(LORD_DECK), usual=3)
        add("fortune_cards", (n,), "Fortune cards in hand, by place", len(FORTUNES), usual=3)
        add("markers", (n,), "Diplomacy markers left, by place", DIPLOMACY_MARKERS)
        add("tax_markers", (n,), "Tax markers left, by place", TAX_MARKERS)
        add("engines", (n,), "siege engines left, by place", ENGINES)
        if extent.kinds:
            stock = f"left, by place: Men-at-arms, Knights, {', '.join(extent.kinds)}"
            add("stock", (n, 2 + len(extent.kinds)), stock, FIELD, usual=KNIGHTS)
        else:
            add("stock", (n, 2), "Men-at-arms and Knights left to buy, by place", MEN_AT_ARMS, usual=KNIGHTS)
        add("victory_points", (n,), "victory points, by place", extent.points, usual=4)
        incomes = extent.incomes
        add("income", (n, len(incomes)), f"the next Income: {', '.join(incomes)}, by place", 999, usual=20)
        add("ally", (n, n), "one-hot: whom each place is allied with by marriage")

    def _deck_fields(self, add: Any) -> None:
        add("supply", (2,), "Strongholds and Mills left in the supply", max(STRONGHOLDS, MILLS))
        add("lord_deck", (2,), "cards in the Lord deck and its discards", len(LORD_DECK))
        add("fortune_deck", (2,), "cards in the Fortune deck and its discards", 60, usual=35)
        add("disaster_on_top", (1,), "1 if the back on top of the Fortune deck is that of a disaster")
        add("track", (1,), "disasters waiting face down", TRACK)
        add("top_discards", (2, N_CARDS), "the top of the Lord and of the Fortune discards, one-hot by kind")

    def encode(self, view: Mapping[str, Any], seat: int, prompt: str) -> Vector:
        out, start, n = self._blank[:], self._start, self._seats
        places = [(other - seat) % n for other in range(n)]
        out[start["seat"] + seat] = 1
        if prompt:
            out[start["prompt"] + self._prompts[prompt]] = 1
        out[start["round"]] = view["round"]
        out[start["phase"] + self._phases[view["phase"]]] = 1
        if view["first"] >= 0:
            out[start["first"] + places[view["first"]]] = 1
        if view["active"] >= 0:
            out[start["active"] + places[view["active"]]] = 1
        for owner, family in enumerate(view["families"]):
            self._put_family(out, family, places[owner], places)
        self._put_decks(out, view["decks"], view["supply"])
        for section in self._sections:
            section.put(out, view, places)
        return np.frombuffer(out, np.int16)

    def _put_family(self, out: Cells, family: Mapping[str, Any], place: int, places: list[int]) -> None:
        start, extent = self._start, self._extent
        deniers = family["deniers"]
        out[start["deniers"] + place] = UNKNOWN if deniers is None else min(MOST_DENIERS, deniers)
        hand = start["hand"] + place * N_CARDS
        for kind in family["cards"]:
            out[hand + kind] += 1
        out[start["lord_cards"] + place] = family["lord_cards"]
        out[start["fortune_cards"] + place] = family["fortune_cards"]
        out[start["markers"] + place] = family["markers"]
        out[start["tax_markers"] + place] = family["taxes"]
        out[start["engines"] + place] = family["engines"]
        stock = start["stock"] + (2 + len(extent.kinds)) * place
        for cell, left in zip(extent.stock, family["stock"], strict=True):
            out[stock + cell] = left
        out[start["victory_points"] + place] = family["victory_points"]
        income = family["income"]
        if income["total"]:
            for cell, part in enumerate(extent.incomes, start["income"] + place * len(extent.incomes)):
                out[cell] = income.get(part, 0)
        if family["ally"] >= 0:
            out[start["ally"] + place * self._seats + places[family["ally"]]] = 1

    def _put_decks(self, out: Cells, decks: Mapping[str, Any], supply: Mapping[str, int]) -> None:
        start = self._start
        out[start["supply"]] = supply["strongholds"]
        out[start["supply"] + 1] = supply["mills"]
        for place, name in enumerate(("lord", "fortune")):
            deck = decks[name]
            out[start[f"{name}_deck"]] = deck["cards"]
            out[start[f"{name}_deck"] + 1] = deck["discards"]
            if deck["top_discard"] >= 0:
                out[start["top_discards"] + place * N_CARDS + deck["top_discard"]] = 1
        out[start["disaster_on_top"]] = decks["fortune"]["disaster_on_top"]
        out[start["track"]] = decks["track"]


def fief_v1(game: Game[Any, Any], rules: Rules) -> FiefEncoder:
    """The base game."""
    return FiefEncoder(rules.seats, base(game, rules))


ENCODER: Final = fief_v1
