"""What an observation of Fief shows of what is going on: the group on the march, bands, a battle, an offer, a talk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from oyez.engine.cells import WIDTH, put, put_bits
from oyez.engine.kernel import Seat
from oyez.games.fief.hidden.knowledge import sees_column, sees_deal
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle
from oyez.games.fief.rules.battle.rolls import dice_of, strength
from oyez.games.fief.rules.board.pieces import FURTHER, count, total
from oyez.games.fief.rules.board.tables import CARDS, N_LORDS, N_VILLAGES, RELICS
from oyez.games.fief.rules.diplomacy.deal import DENIERS, Deal, Item
from oyez.games.fief.rules.diplomacy.talks import Talk
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.vectors.form import Form

UNKNOWN: Final = -1
MOST_SHOWN: Final = 99
COUNTED: Final = 3  # of every group: counters, Men-at-arms, Knights
# By kind of item, as deal.py numbers them: how many things there are, and where theirs begin.
ITEMS: Final[tuple[int, ...]] = (1, len(CARDS), N_VILLAGES, N_LORDS, N_LORDS, len(RELICS))
FIRST_ITEM: Final[tuple[int, ...]] = tuple([sum(ITEMS[:kind]) for kind in range(len(ITEMS))])
ALL_ITEMS: Final = sum(ITEMS)


@final
class MarchCells:
    """The group on the march, and the bands that have marched."""

    def __init__(self, starts: Mapping[str, int], seats: int, form: Form) -> None:
        self._seats: Final = seats
        self._kinds: Final = form.kind_cells
        self._leader: Final = WIDTH * starts["column"]
        self._at: Final = WIDTH * starts["column_at"]
        self._came_from: Final = WIDTH * starts["column_came_from"]
        self._lords: Final = WIDTH * starts["column_lords"]
        self._captives: Final = WIDTH * starts["column_captives"]
        self._troops: Final = WIDTH * starts["column_troops"]
        self._ways: Final = WIDTH * starts["column_ways"]
        self._granted: Final = WIDTH * starts["column_granted"]
        self._bands: Final = WIDTH * starts["bands"]

    def put(self, out: bytearray, g: Fief, seat: Seat, places: list[int]) -> None:
        column = g.column
        if column is not None:
            seen = sees_column(g, seat)
            self._put_column(out, column, seen, places)
            if g.others:
                self._put_others(out, g, column.others, seen)
        for village, owner, men, knights, moves, _, _, others in g.bands:
            byte = self._bands + 2 * (WIDTH * self._seats * village + places[owner])
            out[byte] += men + knights
            if others:
                out[byte] += total(others)
            if out[byte + WIDTH] < moves:
                out[byte + WIDTH] = moves

    def _put_others(self, out: bytearray, g: Fief, others: int, seen: bool) -> None:
        """Pieces of further kinds in the group; some lie open in any case."""
        out[self._troops] += total(others)
        kinds = g.rules.kinds
        for row in kinds.further:
            shown = count(others, row) if seen or kinds.all[row].public else UNKNOWN
            put(out, self._troops + WIDTH * (COUNTED + self._kinds[row - FURTHER]), shown)

    def _put_column(self, out: bytearray, column: Column, seen: bool, places: list[int]) -> None:
        out[self._leader + places[column.seat]] = 1
        out[self._at + WIDTH * column.village] = 1
        if column.came_from >= 0:
            out[self._came_from + WIDTH * column.came_from] = 1
        put_bits(out, self._lords, column.lords)
        put_bits(out, self._captives, column.captives)
        out[self._troops] = column.men + column.knights
        put(out, self._troops + WIDTH, column.men if seen else UNKNOWN)
        put(out, self._troops + 2 * WIDTH, column.knights if seen else UNKNOWN)
        if column.cavalcade:
            out[self._ways] = 1
        if column.forced:
            out[self._ways + WIDTH] = 1
        put_bits(out, self._granted, column.granted)


@final
class BattleCells:
    """The running battle, and how the last one ended."""

    def __init__(self, starts: Mapping[str, int], seats: int) -> None:
        self._seats: Final = seats
        self._at: Final = WIDTH * starts["battle_at"]
        self._attacker: Final = WIDTH * starts["attacker"]
        self._defender: Final = WIDTH * starts["defender"]
        self._sides: Final = WIDTH * starts["sides"]
        self._left: Final = WIDTH * starts["left"]
        self._deciders: Final = WIDTH * starts["deciders"]
        self._riders: Final = WIDTH * starts["riders"]
        self._battle: Final = WIDTH * starts["battle"]
        self._armies: Final = WIDTH * starts["armies"]
        self._outcome: Final = WIDTH * starts["outcome"]

    def put(self, out: bytearray, g: Fief, places: list[int]) -> None:
        if g.outcome:
            out[self._outcome] = g.outcome
        battle = g.battle
        if battle is None:
            return
        self._put_sides(out, battle, places)
        put_bits(out, self._riders, battle.riders)
        self._put_facts(out, battle)
        for place, side in enumerate((ATTACK, DEFENCE)):
            byte = self._armies + 2 * WIDTH * place
            out[byte] = min(MOST_SHOWN, strength(g, battle, side))
            out[byte + WIDTH] = min(MOST_SHOWN, dice_of(g, battle, side))

    def _put_facts(self, out: bytearray, battle: Battle) -> None:
        """In their order: cavalcade, passage, in_the_open, empty_rolls, rolls, rider_knights."""
        byte = self._battle
        out[byte] = 1 if battle.cavalcade else 0
        out[byte + WIDTH] = 1 if battle.passage else 0
        out[byte + 2 * WIDTH] = 1 if battle.in_the_open else 0
        out[byte + 3 * WIDTH] = min(MOST_SHOWN, battle.empty_rolls)
        out[byte + 4 * WIDTH] = min(MOST_SHOWN, battle.rolls)
        out[byte + 5 * WIDTH] = min(MOST_SHOWN, battle.rider_knights)

    def _put_sides(self, out: bytearray, battle: Battle, places: list[int]) -> None:
        out[self._at + WIDTH * battle.village] = 1
        out[self._attacker + places[battle.attacker]] = 1
        out[self._defender + places[battle.defender]] = 1
        for seat, place in enumerate(places):
            out[self._sides + place] = battle.sides[seat]
            out[self._left + place] = battle.left >> seat & 1
        attack, defence = battle.deciders
        if attack >= 0:
            out[self._deciders + places[attack]] = 1
        if defence >= 0:
            out[self._deciders + WIDTH * self._seats + places[defence]] = 1


@final
class OfferCells:
    """An offer between two players, and who has left the table to talk."""

    def __init__(self, starts: Mapping[str, int]) -> None:
        self._proposer: Final = WIDTH * starts["proposer"]
        self._partner: Final = WIDTH * starts["partner"]
        self._private: Final = WIDTH * starts["offer_private"]
        self._items: Final = WIDTH * starts["offer"]
        self._members: Final = WIDTH * starts["talk"]
        self._speaker: Final = WIDTH * starts["speaker"]

    def put(self, out: bytearray, g: Fief, seat: Seat, places: list[int]) -> None:
        deal = g.deal
        if deal is not None:
            self._put_deal(out, deal, sees_deal(g, seat), places)
        for step in g.stack[::-1]:
            if isinstance(step, Talk):
                for member, place in enumerate(places):
                    out[self._members + place] = step.members >> member & 1
                if step.speaker >= 0:
                    out[self._speaker + places[step.speaker]] = 1
                return

    def _put_deal(self, out: bytearray, deal: Deal, seen: bool, places: list[int]) -> None:
        out[self._proposer + places[deal.proposer]] = 1
        out[self._partner + places[deal.partner]] = 1
        if deal.private:
            out[self._private] = 1
        if seen:
            self._put_items(out, self._items, deal.given)
            self._put_items(out, self._items + WIDTH * ALL_ITEMS, deal.wanted)

    def _put_items(self, out: bytearray, row: int, items: tuple[Item, ...]) -> None:
        for kind, which in items:
            if kind == DENIERS:
                out[row] = min(MOST_SHOWN, out[row] + which)
            else:
                out[row + WIDTH * (FIRST_ITEM[kind] + which)] += 1
