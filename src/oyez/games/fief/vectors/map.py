"""What an observation of Fief shows of the map: Villages, troops, weather, taxes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.cells import WIDTH, put, put_bits
from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.hidden.knowledge import sees_troops, unseen_counters
from oyez.games.fief.rules.board.pieces import FURTHER, KNIGHT, MAN_AT_ARMS, count, total
from oyez.games.fief.rules.board.tables import (
    ENGINES,
    GREAT_STRONGHOLD,
    KNIGHTS,
    MEN_AT_ARMS,
    MILLS,
    MOST,
    N_BISHOPRICS,
    N_FIEFS,
    N_VILLAGES,
    STRONGHOLDS,
)
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.cards.taxes import AS_POPE, TALLAGES
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.vectors.form import Form
from oyez.games.fief.views.map import is_seen_at

SKIES: Final = 5
UNKNOWN: Final = -1
NOTHING: Final = [0] * (N_VILLAGES * MOST)


@final
class MapCells:
    def __init__(self, starts: Mapping[str, int], seats: int, form: Form) -> None:
        self._seats: Final = seats
        self._row: Final = WIDTH * seats
        self._kinds: Final = form.kind_cells
        self._kind_fields: Final = [WIDTH * first for first in form.kind_fields]
        self._stocked: Final = 2 + form.kinds  # cells of a stock
        self._control: Final = WIDTH * starts["control"]
        self._arrivals: Final = WIDTH * starts["arrivals"]
        self._fort: Final = WIDTH * starts["fort"]
        self._mills: Final = WIDTH * starts["mills"]
        self._counters: Final = WIDTH * starts["counters"]
        self._men: Final = WIDTH * starts["men"]
        self._knights: Final = WIDTH * starts["knights"]
        self._placed: Final = WIDTH * starts["placed"]
        self._sieges: Final = WIDTH * starts["sieges"]
        self._relieved: Final = WIDTH * starts["relieved"]
        self._sky: Final = WIDTH * starts["sky"]
        self._tallages: Final = WIDTH * starts["tallages"]
        self._tithes: Final = WIDTH * starts["tithes"]
        self._supply: Final = WIDTH * starts["supply"]
        self._stock: Final = WIDTH * starts["stock"]
        self._engines: Final = WIDTH * starts["engines"]

    def put(self, out: bytearray, g: Fief, seat: Seat, places: list[int]) -> None:
        self._put_villages(out, g, places)
        self._put_buildings(out, g)
        self._put_armies(out, g, seat, places)
        if g.rules.expanded:
            self._put_expanded(out, g, seat, places)
        if g.placed != NOTHING:
            self._put_placed(out, g, seat, places)
        if g.sieges != NOTHING:
            self._put_sieges(out, g, places)
        if g.rain or g.famine or g.plague or g.harvest or g.weather:
            for kind, mask in enumerate([g.rain, g.famine, g.plague, g.harvest, g.weather]):
                put_bits(out, self._sky + WIDTH * kind, mask, WIDTH * SKIES)
        for owner, levy, target, _, capacity in g.taxes:
            if levy == TALLAGES:
                out[self._tallages + places[owner] * N_FIEFS + WIDTH * target] = 1
            else:
                self._put_tithe(out, self._tithes + places[owner] * N_BISHOPRICS, target, capacity)

    def _put_villages(self, out: bytearray, g: Fief, places: list[int]) -> None:
        first, row = self._control, WIDTH * self._seats
        for owner in g.control:
            if owner != NOBODY:
                out[first + places[owner]] = 1
            first += row
        first = self._relieved
        for mask in g.relieved:
            if mask:
                for owner, place in enumerate(places):
                    out[first + place] = mask >> owner & 1
            first += row

    def _put_buildings(self, out: bytearray, g: Fief) -> None:
        strongholds, byte = STRONGHOLDS, self._fort
        for fort in g.forts:
            if fort:
                out[byte] = fort
                if fort != GREAT_STRONGHOLD:
                    strongholds -= 1
            byte += WIDTH
        left, byte = MILLS, self._mills
        for mills in g.mills:
            if mills:
                out[byte] = mills
                left -= mills
            byte += WIDTH
        out[self._supply] = strongholds
        out[self._supply + WIDTH] = left

    def _put_armies(self, out: bytearray, g: Fief, seat: Seat, places: list[int]) -> None:
        """Who is where, in the order of arrival, and with what; what is left in stock is open (F-11.2-02).

        Troops stand only where their owner is among the arrivals: conservation.py sees to that.
        """
        men_left, knights_left = [MEN_AT_ARMS] * self._seats, [KNIGHTS] * self._seats
        village, row, further = -1, self._row, bool(g.others)
        for present in g.arrivals:
            village += 1
            order = 0
            for owner in present:
                byte = row * village + places[owner]
                if is_seen_at(g, seat, owner, village):
                    order += 1
                    out[self._arrivals + byte] = order
                here = village * MOST + owner
                men, knights = g.men_at_arms[here], g.knights[here]
                men_left[owner] -= men
                knights_left[owner] -= knights
                if further:
                    continue  # put with those further kinds
                counters = men + knights - unseen_counters(g, seat, owner, village)
                if counters:
                    out[self._counters + byte] = counters
                    if not sees_troops(g, seat, owner, village):
                        men = knights = UNKNOWN
                    if men:
                        put(out, self._men + byte, men)
                    if knights:
                        put(out, self._knights + byte, knights)
        for owner, place in enumerate(places):
            out[self._stock + self._stocked * place] = men_left[owner]
            out[self._stock + self._stocked * place + WIDTH] = knights_left[owner]
            out[self._engines + place] = ENGINES

    def _put_expanded(self, out: bytearray, g: Fief, seat: Seat, places: list[int]) -> None:
        """Pieces of further kinds on the map; where there are any, with the troops beside them."""
        self._put_stocks(out, g, places)
        for here, others in enumerate(g.others):
            troops = g.men_at_arms[here] + g.knights[here]
            if others:
                troops += total(others)
            if troops:
                owner, village = here % MOST, here // MOST
                counters = troops - unseen_counters(g, seat, owner, village)
                if counters:
                    byte = self._row * village + places[owner]
                    self._put_kinds(out, g, byte, here, counters, sees_troops(g, seat, owner, village))

    def _put_stocks(self, out: bytearray, g: Fief, places: list[int]) -> None:
        """Without what is neither on the map nor in stock, and with further kinds."""
        for owner, place in enumerate(places):
            stock = self._stock + self._stocked * place
            for away in g.rules.off_map:
                out[stock] -= away.counters(g, MAN_AT_ARMS, owner)
                out[stock + WIDTH] -= away.counters(g, KNIGHT, owner)
                out[self._engines + place] -= away.engines(g, owner)
        kinds = g.rules.kinds
        for row in kinds.further:
            byte = self._stock + WIDTH * (2 + self._kinds[row - FURTHER])
            left = in_stock(g, 0, row)
            for owner, place in enumerate(places):
                if owner and not kinds.all[row].common:
                    left = in_stock(g, owner, row)
                out[byte + self._stocked * place] = left

    def _put_kinds(self, out: bytearray, g: Fief, byte: int, here: int, counters: int, seen: bool) -> None:
        others = g.others[here]
        out[self._counters + byte] = counters
        put(out, self._men + byte, g.men_at_arms[here] if seen else UNKNOWN)
        put(out, self._knights + byte, g.knights[here] if seen else UNKNOWN)
        if others or not seen:
            kinds = g.rules.kinds
            for row in kinds.further:
                shown = count(others, row) if seen or kinds.all[row].public else UNKNOWN
                if shown:
                    put(out, self._kind_fields[row - FURTHER] + byte, shown)

    def _put_placed(self, out: bytearray, g: Fief, seat: Seat, places: list[int]) -> None:
        for here, placed in enumerate(g.placed):
            if placed:
                owner, village = here % MOST, here // MOST
                shown = placed - unseen_counters(g, seat, owner, village)
                out[self._placed + WIDTH * self._seats * village + places[owner]] = shown

    def _put_sieges(self, out: bytearray, g: Fief, places: list[int]) -> None:
        for here, dice in enumerate(g.sieges):
            if dice:
                place = places[here % MOST]
                out[self._sieges + WIDTH * self._seats * (here // MOST) + place] = dice
                out[self._engines + place] -= 1

    def _put_tithe(self, out: bytearray, row: int, target: int, capacity: int) -> None:
        if capacity != AS_POPE:
            byte = row + WIDTH * target
            if out[byte] < capacity:
                out[byte] = capacity
            return
        for number in range(N_BISHOPRICS):  # the Pope's target is a mask: see cards/taxes.py
            if target >> number & 1:
                out[row + WIDTH * number] = AS_POPE
