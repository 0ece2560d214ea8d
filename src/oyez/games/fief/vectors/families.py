"""What an observation of Fief shows of the families: money, cards, markers, income, victory points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.cells import WIDTH, put
from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.hidden.knowledge import sees_card, sees_deniers
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF, CARDS, N_FIEFS, NO_FORT, QUEEN, TAX_MARKERS
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.cards.collecting import tallage_at, taxer_of_fief, tither_of
from oyez.games.fief.rules.cards.hands import is_lord_card, kind_of
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.market.income import mills_at, queen_income
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.vectors.form import Form

MOST_DENIERS: Final = 999
UNKNOWN: Final = -1
N_CARDS: Final = len(CARDS)
# The parts of an income, by seat in one flat list.
PARTS: Final = 4
VILLAGES: Final = 0
MILLS: Final = 1
TAXES: Final = 2
QUEENS_DUE: Final = 3


@final
class FamilyCells:
    """Victory points and allies are filled with the Lords, stocks with the troops: one way through each list."""

    def __init__(self, starts: Mapping[str, int], seats: int, form: Form) -> None:
        self._incomes: Final = form.incomes
        self._income_cells: Final = form.income_cells
        self._seats: Final = seats
        self._deniers: Final = WIDTH * starts["deniers"]
        self._hand: Final = WIDTH * starts["hand"]
        self._lord_cards: Final = WIDTH * starts["lord_cards"]
        self._fortune_cards: Final = WIDTH * starts["fortune_cards"]
        self._markers: Final = WIDTH * starts["markers"]
        self._tax_markers: Final = WIDTH * starts["tax_markers"]
        self._income: Final = WIDTH * starts["income"]

    def put(self, out: bytearray, g: Fief, seat: Seat, places: list[int]) -> None:
        for owner in range(self._seats):
            place = places[owner]
            if not sees_deniers(g, seat, owner):
                put(out, self._deniers + place, UNKNOWN)
            elif g.deniers[owner]:
                put(out, self._deniers + place, min(MOST_DENIERS, g.deniers[owner]))
            if g.hands[owner]:
                self._put_hand(out, g, seat, owner, place)
            out[self._markers + place] = g.diplomacy[owner]
            out[self._tax_markers + place] = TAX_MARKERS
        for tax in g.taxes:
            out[self._tax_markers + places[tax[0]]] -= 1
        self._put_incomes(out, g, places)

    def _put_hand(self, out: bytearray, g: Fief, seat: Seat, owner: Seat, place: int) -> None:
        """Backs tell a Lord card from a Fortune card (F-C-23, F-C-24); faces only those who were shown them."""
        lord_cards = 0
        hand = g.hands[owner]
        row = self._hand + place * N_CARDS
        for card in hand:
            kind = kind_of(card)
            if is_lord_card(kind):
                lord_cards += 1
            if sees_card(card, seat):
                out[row + WIDTH * kind] += 1
        out[self._lord_cards + place] = lord_cards
        out[self._fortune_cards + place] = len(hand) - lord_cards

    def _put_incomes(self, out: bytearray, g: Fief, places: list[int]) -> None:
        found = incomes(g)
        part = 0
        for owner in range(self._seats):
            first = byte = self._income + places[owner] * self._incomes
            total = 0
            for _ in range(PARTS):
                deniers = found[part]
                part += 1
                if deniers:
                    put(out, byte, deniers)
                    total += deniers
                byte += WIDTH
            if self._income_cells:
                total += self._put_further(out, g, owner, first)
            put(out, byte, total)

    def _put_further(self, out: bytearray, g: Fief, owner: Seat, first: int) -> int:
        """The incomes that expansions bring, and their sum."""
        total = 0
        for cell, source in zip(self._income_cells, g.rules.further_incomes, strict=True):
            deniers = source.of(g, owner)
            put(out, first + WIDTH * cell, deniers)
            total += deniers
        return total


def incomes(g: Fief) -> list[int]:
    """What the next Income would bring each seat: accounts.income of all seats at once, in one look at the map."""
    found = [0] * (PARTS * g.rules.seats)
    for village, seat in enumerate(g.control):
        if seat == NOBODY:
            continue
        if g.forts[village] == NO_FORT or not is_besieged(g, village):
            found[PARTS * seat + VILLAGES] += 1
        if g.mills[village]:
            tither = tither_of(g, BISHOPRIC_OF[village]) if g.taxes else NOBODY
            if tither == NOBODY:
                found[PARTS * seat + MILLS] += mills_at(g, village)
            else:
                found[PARTS * tither + TAXES] += mills_at(g, village)
    if g.taxes:
        for fief in range(N_FIEFS):
            taxer = taxer_of_fief(g, fief)
            if taxer != NOBODY:
                found[PARTS * taxer + TAXES] += tallage_at(g, fief)
    queen = player_of(g, QUEEN)
    if queen != NOBODY:
        found[PARTS * queen + QUEENS_DUE] = queen_income(g, queen)
    return found
