"""An observation of Middle-Ages filled straight from the state: what the view shows, without making the view.

The fields, their order and their meaning are those of observation/v1.py, which fills the same cells from the view;
tests compare both cell by cell. Of the piles nothing is read but their sizes and the back on top (M-2.6-09).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.cells import WIDTH, put, put_bits
from oyez.engine.kernel import Seat
from oyez.games.middle_ages.state import MiddleAges, current_row
from oyez.games.middle_ages.tables import EVENTS, KINDS, NO_PLOT, ROW, ROWS, TILES
from oyez.games.middle_ages.views import phase

PHASES: Final = ("placing", "discard", "turns", "refill", "event", "close", "over")
MOST_COINS: Final = 999
SPOTS: Final = ROWS * ROW
N_EVENTS: Final = len(EVENTS)


@final
class MiddleAgesVector:
    """Made once for a table. Places are counted from the observer on: its own is 0."""

    def __init__(self, seats: int, starts: Mapping[str, int], size: int, prompts: list[str]) -> None:
        self._bytes: Final = WIDTH * size
        self._prompts: Final = {name: WIDTH * (starts["prompt"] + i) for i, name in enumerate(prompts)}
        self._phases: Final = {name: WIDTH * (starts["phase"] + i) for i, name in enumerate(PHASES)}
        self._seat: Final = WIDTH * starts["seat"]
        self._round: Final = WIDTH * starts["round"]
        self._row: Final = WIDTH * starts["row"]
        self._order: Final = WIDTH * starts["order"]
        self._discards: Final = WIDTH * (starts["discards"] - 1)  # tiles are numbered from 1
        self._extra_supply: Final = WIDTH * starts["extra_supply"]
        self._plot_supply: Final = WIDTH * starts["plot_supply"]
        self._pile: Final = WIDTH * starts["pile"]
        self._pile_number: Final = WIDTH * starts["pile_number"]
        self._pile_back: Final = WIDTH * starts["pile_back"]
        self._orange: Final = WIDTH * starts["orange"]
        self._events: Final = WIDTH * starts["events"]
        self._events_done: Final = WIDTH * starts["events_done"]
        self._spots: Final = SpotCells(starts)
        self._boards: Final = BoardCells(starts)

    def cells(self, g: MiddleAges, seat: Seat, prompt: str) -> bytearray:
        """What `seat` may know; `prompt` names the question put to it and is empty while it is not asked."""
        out = bytearray(self._bytes)
        n = g.rules.seats
        out[self._seat + WIDTH * seat] = 1
        if prompt:
            out[self._prompts[prompt]] = 1
        out[self._round] = g.round
        out[self._phases[phase(g)]] = 1
        out[self._row + WIDTH * (current_row(g) if g.round else 0)] = 1
        for place, player in enumerate(g.order):
            out[self._order + WIDTH * ((player - seat) % n)] = place + 1
        self._spots.put(out, g)
        self._put_piles(out, g)
        for player in range(n):
            self._boards.put(out, g, player, (player - seat) % n)
        return out

    def _put_piles(self, out: bytearray, g: MiddleAges) -> None:
        for tile in g.discards:
            out[self._discards + WIDTH * tile] = 1
        out[self._extra_supply] = g.extra_supply
        put_bits(out, self._plot_supply, g.plot_supply)
        out[self._pile] = len(g.pile)
        if g.pile:  # M-1.2-02: it lies number side up, so its top back is public
            top, tiles = g.pile[-1], g.rules.tiles
            out[self._pile_number] = tiles.number[top]
            out[self._pile_back + WIDTH * tiles.back[top]] = 1
        out[self._orange] = len(g.orange)
        for place, event in enumerate(g.events):
            out[self._events + WIDTH * (place * N_EVENTS + event)] = 1
        out[self._events_done] = g.events_done


@final
class SpotCells:
    """The tiles that lie in the rows."""

    def __init__(self, starts: Mapping[str, int]) -> None:
        self._estate: Final = WIDTH * starts["spot_estate"]
        self._number: Final = WIDTH * starts["spot_number"]
        self._farmers: Final = WIDTH * starts["spot_farmers"]
        self._chests: Final = WIDTH * starts["spot_chests"]

    def put(self, out: bytearray, g: MiddleAges) -> None:
        tiles = g.rules.tiles
        byte = -WIDTH
        for tile in g.rows:
            byte += WIDTH
            if tile:
                out[self._estate + byte * KINDS + WIDTH * tiles.estate[tile]] = 1
                out[self._number + byte] = tiles.number[tile]
                if tiles.farmers[tile]:
                    out[self._farmers + byte] = tiles.farmers[tile]
                if tiles.chests[tile]:
                    out[self._chests + byte] = tiles.chests[tile]


@final
class BoardCells:
    """What a player has: figures in the rows, tiles, tokens and coins."""

    def __init__(self, starts: Mapping[str, int]) -> None:
        self._coins: Final = WIDTH * starts["coins"]
        self._lord_at: Final = WIDTH * starts["lord_at"]
        self._scout_at: Final = WIDTH * starts["scout_at"]
        self._board: Final = WIDTH * (starts["board"] - 1)
        self._cemetery: Final = WIDTH * (starts["cemetery"] - 1)
        self._estates: Final = WIDTH * starts["estates"]
        self._farmers: Final = WIDTH * starts["farmers"]
        self._chests: Final = WIDTH * starts["chests"]
        self._extra_coins: Final = WIDTH * starts["extra_coins"]
        self._plots: Final = WIDTH * starts["plots"]

    def put(self, out: bytearray, g: MiddleAges, player: Seat, place: int) -> None:
        put(out, self._coins + WIDTH * place, max(-MOST_COINS, min(MOST_COINS, g.coins[player])))
        if g.lords[player] >= 0:
            out[self._lord_at + WIDTH * (place * SPOTS + g.lords[player])] = 1
        if g.scouts[player] >= 0:
            out[self._scout_at + WIDTH * (place * SPOTS + g.scouts[player])] = 1
        board = self._board + WIDTH * place * TILES
        for tile in g.boards[player]:
            out[board + WIDTH * tile] = 1
        cemetery = self._cemetery + WIDTH * place * TILES
        for tile in g.cemeteries[player]:
            out[cemetery + WIDTH * tile] = 1
        if g.farmers[player]:
            put(out, self._farmers + WIDTH * place, g.farmers[player])
        if g.chests[player]:
            put(out, self._chests + WIDTH * place, g.chests[player])
        put_bits(out, self._extra_coins + WIDTH * place * KINDS, g.extra[player])
        self._put_estates(out, g, KINDS * player, KINDS * place)

    def _put_estates(self, out: bytearray, g: MiddleAges, first: int, place: int) -> None:
        """From `first` on in the lists of the state, from `place` on in the cells."""
        for estate in range(KINDS):
            if g.counts[first + estate]:
                out[self._estates + WIDTH * (place + estate)] = g.counts[first + estate]
            if g.plots[first + estate] != NO_PLOT:
                out[self._plots + WIDTH * ((place + estate) * KINDS + g.plots[first + estate])] = 1
