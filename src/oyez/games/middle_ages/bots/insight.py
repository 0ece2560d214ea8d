"""The linear evaluation of the second version: what a position after a choice has, feature by feature.

A worth is the coins already there plus each feature times the weight of its name; `weights.py` says what each
stands for. The first version does without all this.
"""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Decision, play
from oyez.engine.words import Action
from oyez.games.middle_ages.bots.fiefdom import Fiefdom
from oyez.games.middle_ages.bots.turns import moves_before, takes_left
from oyez.games.middle_ages.bots.weights import LINEAR, MiddleAgesWeights
from oyez.games.middle_ages.bots.wishes import Appraisal, Wish, wishes_of
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import (
    BARRACKS,
    KINDS,
    MILL,
    NO_SPOT,
    NO_TILE,
    RAMPART,
    ROUNDS,
    ROW,
    ROWS,
    TILES,
    TILES_PER_ESTATE,
)
from oyez.games.middle_ages.words import CHOOSE_PLOT, FIRST_LORD, MOVE_LORD, PLACE_PLOT, PLACE_SCOUT

# Where the features of each kind begin, in the order of LINEAR.
FUTURE: Final = 0
FUTURE_EARLY: Final = 1
INCOME: Final = 2
EFFECT: Final = 3
SOUGHT: Final = 4  # in the row after the Lord's, in the one after that
SOUGHT_EARLY: Final = 6
CONTESTED: Final = 7
DENIED: Final = 8
BUILD: Final = 9  # one per estate
FARMER: Final = 17
CHEST: Final = 18
MILLS: Final = 19
RAIDS: Final = 21
ARMY: Final = 23
WIDTH: Final = len(LINEAR)
LEAST: Final = 0.05  # part of the usual frequency: anything may still come back from the Cemetery


@final
class Insight:
    """What one seat makes of the options of one question."""

    def __init__(self, g: MiddleAges, decision: Decision, w: MiddleAgesWeights) -> None:
        self.g: Final = g  # before the choice: what lies in its rows is known, not imagined
        self.seat: Final = decision.seat
        self.w: Final = w
        self.weights: Final = w.linear()
        prompt = decision.prompt
        # A Plot token's place hardly depends on the rows to come, and there are many places.
        self.near: Final = prompt is CHOOSE_PLOT or prompt is PLACE_PLOT
        self.moves: Final = prompt is MOVE_LORD or prompt is FIRST_LORD
        self.scouts: Final = prompt is PLACE_SCOUT
        self.often: Final = frequencies(g, w)
        self.wishes: list[list[Wish]] = []  # in the two rows after the Lord's, and in the Lord's if it moves
        self.common: list[float] = []  # features that all places for a Scout share
        self.appraisal: Appraisal | None = None  # of the same board, likewise

    def worth(self, action: Action) -> float:
        after = self.g.copy()
        play(after, self.seat, action)
        for decision in after.pending:
            if (
                decision.seat == self.seat and decision.prompt is PLACE_PLOT
            ):  # by the best place for the token
                placing = Insight(after, decision, self.w)
                return max([placing.worth(place) for place in decision.options])
        found = self.features(after)
        total = float(after.coins[self.seat])
        for feature in range(WIDTH):
            total += self.weights[feature] * found[feature]
        return total

    def features(self, after: MiddleAges) -> list[float]:
        """In the order of LINEAR. What lasts counts by the part of the game that is left."""
        takes = takes_left(after, self.seat)
        lord = after.lords[self.seat]
        here = after.rows[lord] if lord != NO_SPOT else NO_TILE
        if here != NO_TILE:
            takes -= 1
        found = self.common.copy() if self.common else self.of_the_board(after, here, takes)
        if here != NO_TILE and not self.near:
            self.look_ahead(found, after, takes)
        return found

    def of_the_board(self, after: MiddleAges, here: int, takes: int) -> list[float]:
        """All but what the rows hold; `takes` are left after the tile under the Lord."""
        found = [0.0] * WIDTH
        left = takes / ROUNDS
        tiles = after.rules.tiles
        fiefdom = Fiefdom(after, self.seat, self.w, self.often)
        if here != NO_TILE:
            fiefdom.add(here)
        promise = fiefdom.outlook(takes)
        found[FUTURE] = promise
        found[FUTURE_EARLY] = promise * left
        if here != NO_TILE:
            estate = tiles.estate[here]
            found[INCOME] = fiefdom.rates[estate] * fiefdom.counted(fiefdom.counts)[estate]
            found[EFFECT] = fiefdom.outlook(takes, estate) - promise - found[INCOME]
            found[BUILD + estate] = left
            farmers: int = tiles.farmers[here]
            chests: int = tiles.chests[here]
            found[FARMER] = left * farmers
            found[CHEST] = left * chests
        compare(found, fiefdom, left)
        self.appraisal = Appraisal(fiefdom, takes)
        if self.scouts:
            self.common = found.copy()
        return found

    def look_ahead(self, found: list[float], after: MiddleAges, takes: int) -> None:
        """What may be taken from the two rows after the Lord's; they lay open before the choice."""
        row = after.lords[self.seat] // ROW
        if not self.wishes:
            rows = [(row + 1) % ROWS, (row + 2) % ROWS]
            if self.moves:
                rows.append(row)
            self.wishes = wishes_of(self.g, self.seat, rows, self.w, self.often)
        for step in (1, 2):
            if takes >= step:
                tiles = self.open_tiles(after, (row + step) % ROWS)
                if tiles:
                    found[SOUGHT + step - 1] = self.sought(tiles, after, step) - found[FUTURE]
        found[SOUGHT_EARLY] = found[SOUGHT] * takes / ROUNDS
        if self.moves:
            for wish in self.wishes[2]:
                if after.lords[wish.rival] // ROW != row:  # it has yet to move there
                    found[DENIED] += wish.loss(after.lords[self.seat] % ROW)
        scout = after.scouts[self.seat]
        step = (scout // ROW - row) % ROWS
        if scout != NO_SPOT and 1 <= step <= 2 and takes >= step:
            for wish in self.wishes[step - 1]:
                found[CONTESTED] += wish.loss(scout % ROW)

    def open_tiles(self, after: MiddleAges, row: int) -> list[tuple[float, int]]:
        """What the fiefdom would promise after each tile of a row that is open to the seat, the best first."""
        assert self.appraisal is not None
        own = after.scouts[self.seat]
        found: list[tuple[float, int]] = []
        for spot in after.rules.spots[row]:
            tile = self.g.rows[spot]
            if tile != NO_TILE and (spot == own or spot not in after.scouts):
                found.append((self.appraisal.worth(tile), spot))
        found.sort(reverse=True)
        return found

    def sought(self, tiles: list[tuple[float, int]], after: MiddleAges, step: int) -> float:
        """What one may expect of them, if the others, as far as they choose before, take what they like best."""
        own = after.scouts[self.seat]
        barred = own % ROW if own != NO_SPOT and own // ROW == tiles[0][1] // ROW else NO_SPOT
        coins, left = 0.0, 1.0
        for worth, spot in tiles:
            chance = left
            if spot != own:  # what a Scout holds is certain (M-3.4-01)
                for wish in self.wishes[step - 1]:
                    before = moves_before(after, wish.rival, self.seat) if step == 1 else 0.5
                    if wish.reserved:
                        before *= 0.5
                    chance *= 1 - before * wish.chance(spot % ROW, barred)
            coins += chance * worth
            left -= chance
        return coins + left * tiles[-1][0]


def frequencies(g: MiddleAges, w: MiddleAgesWeights) -> tuple[float, ...]:
    """How often each estate comes by: the more of what is left it is than of the whole box, the oftener.

    Which tiles the piles hold is known, though not in which order they lie.
    """
    usual = w.frequencies()
    if not w.supply:
        return usual
    left = [0] * KINDS
    estates = g.rules.tiles.estate
    for tile in g.pile:
        left[estates[tile]] += 1
    for tile in g.orange:
        left[estates[tile]] += 1
    for spot, tile in enumerate(g.rows):
        if tile != NO_TILE and spot not in g.lords:
            left[estates[tile]] += 1
    total = sum(left)
    if not total:
        return usual
    found: list[float] = []
    for estate in range(KINDS):
        much = left[estate] * TILES / (total * TILES_PER_ESTATE[estate])
        found.append(usual[estate] * max(LEAST, 1 + w.supply * (much - 1)))
    return tuple(found)


def compare(found: list[float], fiefdom: Fiefdom, left: float) -> None:
    """Mills, Ramparts and Barracks against those of each rival."""
    counts = fiefdom.counts
    for rival in range(len(fiefdom.mills)):
        mills, wall, army = fiefdom.mills[rival], fiefdom.walls[rival], fiefdom.armies[rival]
        if mills != counts[MILL]:
            found[MILLS if mills > counts[MILL] else MILLS + 1] += left
        if army >= counts[RAMPART]:
            found[RAIDS if army > counts[RAMPART] else RAIDS + 1] += left
        if wall <= counts[BARRACKS]:
            found[ARMY if wall < counts[BARRACKS] else ARMY + 1] += left
