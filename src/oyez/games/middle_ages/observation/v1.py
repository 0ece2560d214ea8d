"""A view of Middle-Ages as a vector. Everything is public but the piles, so it is long but simple."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final, final

import numpy as np

from oyez.engine.game import Agreed, Game
from oyez.env.observation.schema import Cells, Schema, SchemaMaker, Vector
from oyez.games.middle_ages.tables import (
    BACKS,
    ESTATES,
    EVENTS,
    EVENTS_USED,
    EXTRA_COINS,
    HIGHEST_NUMBER,
    KINDS,
    ROUNDS,
    ROW,
    ROWS,
    TILES,
)
from oyez.games.middle_ages.tiles import MOST_SYMBOLS

PHASES: Final = ("placing", "discard", "turns", "refill", "event", "close", "over")
EACH: Final = "by seat, the observer first"
MOST_COINS: Final = 999
SPOTS: Final = ROWS * ROW
Tile = tuple[int, int, int, int]  # estate, number, Farmers, Chests


@final
class MiddleAgesEncoder:
    """Seats are counted from the observing seat on: place 0 is itself, place 1 the next in the order of seats."""

    def __init__(self, game: Game[Any, Any], rules: Agreed) -> None:
        self._seats: Final = rules.seats
        self._prompts: Final = {name: place for place, name in enumerate(game.words.prompts)}
        tiles = game.box(rules)["tiles"]
        assert isinstance(tiles, list)
        self._tiles: Final[list[Tile]] = [
            (0, 0, 0, 0),
            *((tile["estate"], tile["number"], tile["farmers"], tile["chests"]) for tile in tiles),
        ]
        self.schema: Final = self._fields()
        self._start: Final = {field.name: field.start for field in self.schema.fields}
        self._blank: Final[Cells] = array("h", bytes(2 * self.schema.size))

    def _fields(self) -> Schema:
        maker = SchemaMaker()
        self._add_table(maker)
        self._add_boards(maker)
        self._add_piles(maker)
        return maker.schema()

    def _add_table(self, maker: SchemaMaker) -> None:
        n, add = self._seats, maker.add
        add("seat", (n,), "the observer's own seat, one-hot in the absolute numbering that records use")
        add(
            "prompt",
            (len(self._prompts),),
            "the question put to the observer, one-hot; zeros while not asked",
        )
        add("round", (1,), "the round, 0 during set-up", ROUNDS)
        add("phase", (len(PHASES),), f"one-hot: {', '.join(PHASES)}")
        add("row", (ROWS,), "the row of this round, one-hot")
        add("order", (n,), f"place in the order of play, 1 for the first, {EACH}", n)
        add("coins", (n,), f"coins, {EACH}", MOST_COINS, -MOST_COINS, 100)
        add("spot_estate", (SPOTS, KINDS), "the estate of the tile on each spot, one-hot; zeros: no tile")
        add("spot_number", (SPOTS,), "the number on the tile's back", HIGHEST_NUMBER)
        add("spot_farmers", (SPOTS,), "Farmers on the tile", MOST_SYMBOLS, usual=3)
        add("spot_chests", (SPOTS,), "Chests on the tile", MOST_SYMBOLS, usual=3)
        add("lord_at", (n, SPOTS), f"where the Lord stands, one-hot, {EACH}")
        add("scout_at", (n, SPOTS), f"where the Scout stands, one-hot, {EACH}")

    def _add_boards(self, maker: SchemaMaker) -> None:
        n, add = self._seats, maker.add
        add("board", (n, TILES), f"1 for every tile on the board, by tile id from 1, {EACH}")
        add("cemetery", (n, TILES), f"1 for every tile in the cemetery, by tile id from 1, {EACH}")
        add("discards", (TILES,), "1 for every tile in the discard pile")
        add(
            "estates",
            (n, KINDS),
            f"tiles on the board by estate ({', '.join(ESTATES)}), {EACH}",
            TILES,
            usual=5,
        )
        add("farmers", (n,), f"Farmers on the board, {EACH}", TILES * MOST_SYMBOLS, usual=10)
        add("chests", (n,), f"Chests on the board, {EACH}", TILES * MOST_SYMBOLS, usual=10)
        add("extra_coins", (n, KINDS), f"1 where an Extra Coin token lies, {EACH}")
        add("plots", (n, KINDS, KINDS), f"type of the Plot token under each estate, one-hot, {EACH}")

    def _add_piles(self, maker: SchemaMaker) -> None:
        add = maker.add
        add("extra_supply", (1,), "Extra Coin tokens left", EXTRA_COINS)
        add("plot_supply", (KINDS,), "1 for each type of Plot token left")
        add("pile", (1,), "tiles in the draw pile", TILES)
        add("pile_number", (1,), "the number on the top back, 0 if the pile is empty", HIGHEST_NUMBER)
        add("pile_back", (len(BACKS),), f"the colour of the top back, one-hot: {', '.join(BACKS)}")
        add("orange", (1,), "tiles in the second pile", TILES)
        add("events", (EVENTS_USED, len(EVENTS)), "the Event cards in their order, one-hot")
        add("events_done", (1,), "how many of them have been applied", EVENTS_USED)

    def encode(self, view: Mapping[str, Any], seat: int, prompt: str) -> Vector:
        out, start, n = self._blank[:], self._start, self._seats
        out[start["seat"] + seat] = 1
        if prompt:
            out[start["prompt"] + self._prompts[prompt]] = 1
        out[start["round"]] = view["round"]
        out[start["phase"] + PHASES.index(view["phase"])] = 1
        out[start["row"] + view["row"]] = 1
        for place, player in enumerate(view["order"], 1):
            out[start["order"] + (player - seat) % n] = place
        self._put_rows(out, view["rows"])
        self._put_piles(out, view)
        for player in range(n):
            self._put_player(out, view, player, (player - seat) % n)
        return np.frombuffer(out, np.int16)

    def _put_rows(self, out: Cells, rows: list[list[int]]) -> None:
        start, tiles = self._start, self._tiles
        estate, number = start["spot_estate"], start["spot_number"]
        farmers, chests = start["spot_farmers"], start["spot_chests"]
        for row, line in enumerate(rows):
            for spot, tile in enumerate(line, row * ROW):
                if tile:
                    kind, out[number + spot], out[farmers + spot], out[chests + spot] = tiles[tile]
                    out[estate + spot * KINDS + kind] = 1

    def _put_player(self, out: Cells, view: Mapping[str, Any], player: int, place: int) -> None:
        start, tiles = self._start, self._tiles
        out[start["coins"] + place] = max(-MOST_COINS, min(MOST_COINS, view["coins"][player]))
        if view["lords"][player] >= 0:
            out[start["lord_at"] + place * SPOTS + view["lords"][player]] = 1
        if view["scouts"][player] >= 0:
            out[start["scout_at"] + place * SPOTS + view["scouts"][player]] = 1
        board, estates = start["board"] + place * TILES - 1, start["estates"] + place * KINDS
        farmers = chests = 0
        for tile in view["boards"][player]:
            kind, _, more_farmers, more_chests = tiles[tile]
            out[board + tile] = 1
            out[estates + kind] += 1
            farmers += more_farmers
            chests += more_chests
        out[start["farmers"] + place] = farmers
        out[start["chests"] + place] = chests
        cemetery = start["cemetery"] + place * TILES - 1
        for tile in view["cemeteries"][player]:
            out[cemetery + tile] = 1
        for kind, token in enumerate(view["extra_coins"][player], start["extra_coins"] + place * KINDS):
            if token:
                out[kind] = 1
        for kind, token in enumerate(view["plots"][player]):
            if token >= 0:
                out[start["plots"] + (place * KINDS + kind) * KINDS + token] = 1

    def _put_piles(self, out: Cells, view: Mapping[str, Any]) -> None:
        start = self._start
        discards = start["discards"] - 1
        for tile in view["discards"]:
            out[discards + tile] = 1
        supply, pile = view["supply"], view["pile"]
        out[start["extra_supply"]] = supply["extra_coins"]
        for token in supply["plots"]:
            out[start["plot_supply"] + token] = 1
        out[start["pile"]] = pile["tiles"]
        top = pile["top"]
        if top:
            out[start["pile_number"]] = top["number"]
            out[start["pile_back"] + BACKS.index(top["back"])] = 1
        out[start["orange"]] = view["orange"]
        for place, event in enumerate(view["events"]):
            out[start["events"] + place * len(EVENTS) + event] = 1
        out[start["events_done"]] = view["events_done"]


ENCODER: Final = MiddleAgesEncoder
