"""What the others would like to take: how likely a tile is still there when one's own turn comes."""

from __future__ import annotations

from math import exp
from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.games.middle_ages.bots.fiefdom import Fiefdom
from oyez.games.middle_ages.bots.turns import takes_left
from oyez.games.middle_ages.bots.weights import MiddleAgesWeights
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import NO_SPOT, NO_TILE, ROW


@final
class Appraisal:
    """What a fiefdom would promise after one more tile; equal faces are thought over once."""

    def __init__(self, fiefdom: Fiefdom, takes: int) -> None:
        self.fiefdom: Final = fiefdom
        self.takes: Final = takes  # still to come, that tile included
        self.seen: Final[list[int]] = []
        self.worths: Final[list[float]] = []

    def worth(self, tile: int) -> float:
        fiefdom = self.fiefdom
        table = fiefdom.table
        estate = table.estate[tile]
        for at, other in enumerate(self.seen):
            if table.estate[other] == estate and table.same_symbols(other, tile):
                return self.worths[at]
        fiefdom.add(tile)
        found = fiefdom.outlook(self.takes - 1, estate)
        fiefdom.add(tile, -1)
        self.seen.append(tile)
        self.worths.append(found)
        return found


@final
class Wish:
    """What each tile of one row promises to one rival; its spots go by their place in the row."""

    def __init__(self, rival: Seat, places: int, reserved: bool) -> None:
        self.rival: Final = rival
        self.reserved: Final = reserved  # its Scout waits in this row, so it takes others less often
        self.worths: Final[list[float]] = [0.0] * places
        self.pull: Final[list[float]] = [
            0.0
        ] * places  # how likely each is taken, not yet made to add up to 1
        self.total = 0.0
        self.first: int = NO_SPOT  # the place of the best
        self.second: int = NO_SPOT

    def weigh(self, open_places: list[int], heat: float) -> None:
        worths = self.worths
        for place in open_places:
            if self.first == NO_SPOT or worths[place] > worths[self.first]:
                self.second = self.first
                self.first = place
            elif self.second == NO_SPOT or worths[place] > worths[self.second]:
                self.second = place
        for place in open_places:
            self.pull[place] = exp((worths[place] - worths[self.first]) / heat)
            self.total += self.pull[place]

    def loss(self, place: int) -> float:
        """Coins it would miss if it could not have that tile."""
        if place != self.first or self.second == NO_SPOT:
            return 0.0
        return self.worths[self.first] - self.worths[self.second]

    def chance(self, place: int, barred: int) -> float:
        """How likely it takes that tile when it chooses in this row, `barred` not being open to it."""
        total = self.total - (self.pull[barred] if barred != NO_SPOT else 0.0)
        return self.pull[place] / total if total > 0 else 0.0


def wishes_of(
    g: MiddleAges, seat: Seat, rows: list[int], w: MiddleAgesWeights, often: tuple[float, ...]
) -> list[list[Wish]]:
    """Those of all rivals of `seat` in each row, as the table lies before its choice; its own Scout bars nobody."""
    found: list[list[Wish]] = [[] for _ in rows]
    for rival in range(g.rules.seats):
        if rival == seat:
            continue
        fiefdom = Fiefdom(g, rival, w, often)
        takes = takes_left(g, rival)
        here = g.rows[g.lords[rival]] if g.lords[rival] != NO_SPOT else NO_TILE
        if here != NO_TILE:
            fiefdom.add(here)
            takes -= 1
        appraisal = Appraisal(fiefdom, takes)
        scout = g.scouts[rival]
        for at, row in enumerate(rows):
            wish = Wish(rival, g.rules.seats + 1, scout != NO_SPOT and scout // ROW == row)
            open_places: list[int] = []
            for spot in g.rules.spots[row]:
                if g.rows[spot] != NO_TILE and not barred_to(g, rival, seat, spot):
                    wish.worths[spot % ROW] = appraisal.worth(g.rows[spot])
                    open_places.append(spot % ROW)
            wish.weigh(open_places, w.wish_heat)
            found[at].append(wish)
    return found


def barred_to(g: MiddleAges, rival: Seat, seat: Seat, spot: int) -> bool:
    """Whether a Lord or the Scout of somebody other than these two stands there (M-2.3-02)."""
    if spot in g.lords:
        return True
    for other, scout in enumerate(g.scouts):
        if scout == spot and other != rival and other != seat:
            return True
    return False
