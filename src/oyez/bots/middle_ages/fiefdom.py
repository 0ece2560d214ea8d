"""What a fiefdom of Middle-Ages promises: a hand-made value in coins, from public facts alone.

The weights were tried out in series of games between variants and against random players; each says what
it stands for. None of this is a rule.
"""

from __future__ import annotations

from typing import Final, TypeVar, final

from oyez.engine.kernel import Seat
from oyez.games.middle_ages.events import (
    EXPENSIVE_CEREMONIES,
    LOSSES,
    PRECIOUS_GOODS,
    RECONSTRUCTION_AID,
    REWARDS,
    SKILLED_TRADES,
    VAST_TRACTS,
)
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import (
    BARRACKS,
    CHURCH,
    EMPTY_ESTATE,
    KINDS,
    MILL,
    NO_PLOT,
    PALACE,
    RAMPART,
    RATE,
    TOLL,
    VILLAGE,
)

# How often each estate comes by, and how strongly one picks what pays (0: not at all, 1: in proportion).
FREQUENCY: Final = (9.0, 8.0, 7.0, 7.0, 6.0, 6.0, 5.0, 4.0)
CHOOSINESS: Final = 0.3
SCOUT: Final = 4.0  # coins that a reservation is worth
RETURN: Final = 4.0  # coins that a tile back from the Cemetery is worth, on average over the game
TOKEN: Final = 3.0  # coins that a token is worth before it is known where it would go
HURT: Final = 1.0  # coins that a rival's lost tile is worth to the attacker
RAID: Final = 0.2  # attacks to expect per take and superior rival
RAIDED: Final = 4.0  # coins lost to an attack: the toll and the use of a tile
PARITY: Final = 0.4  # part of a raid to expect from a rival whose next Barracks would be enough
EMPTY_EARLY: Final = 6.0  # what an empty estate costs while there is time to fill it
AMPLE_TIME: Final = 10.0  # takes left that count as such time
LOSS: Final = 3.0  # coins that a tile lost to an Event costs, and more if it was the last of its estate
LAST_LOSS: Final = 5.0
NOTHING: Final = -1

T = TypeVar("T", int, float)


@final
class Fiefdom:
    """One player's board while tiles are added to it in thought."""

    def __init__(self, g: MiddleAges, seat: Seat) -> None:
        start = seat * KINDS
        extra = g.extra[seat]
        rivals = [rival * KINDS for rival in range(g.rules.seats) if rival != seat]
        self.table: Final = g.rules.tiles
        self.counts: Final = g.counts[start : start + KINDS]
        self.farmers = g.farmers[seat]
        self.chests = g.chests[seat]
        self.buried: Final = len(g.cemeteries[seat])
        self.rates: Final = [RATE[estate] + (extra >> estate & 1) for estate in range(KINDS)]
        self.plots: Final = [
            (estate, plot) for estate, plot in enumerate(g.plots[start : start + KINDS]) if plot != NO_PLOT
        ]
        self.mills: Final = [g.counts[rival + MILL] for rival in rivals]
        self.walls: Final = [g.counts[rival + RAMPART] for rival in rivals]
        self.armies: Final = [g.counts[rival + BARRACKS] for rival in rivals]
        self.events: Final = g.events[g.events_done :]

    def add(self, tile: int, sign: int = 1) -> None:
        """Put a tile on the board, or with sign -1 take it away again."""
        self.counts[self.table.estate[tile]] += sign
        self.farmers += sign * self.table.farmers[tile]
        self.chests += sign * self.table.chests[tile]

    def outlook(self, takes: int, taken: int = NOTHING) -> float:
        """All that the board promises with `takes` still to come, besides the coins already there.

        With `taken` also the effect and the income of a tile of that estate which has just been added.
        """
        if takes <= 0:
            return self.lasting(0) + self.gain_at_the_end(taken)
        effects = self.effects(1)
        tiles = self.counted(self.counts)
        mix = self.mix(takes, tiles, effects)
        growth = self.counted(mix)
        later = [now + 0.5 + 0.25 * more for now, more in zip(tiles, growth, strict=True)]
        better = [share * counted for share, counted in zip(mix, later, strict=True)]  # by 1 more per tile
        coin = max(
            [more for more, rate, plain in zip(better, self.rates, RATE, strict=True) if rate == plain],
            default=0.0,
        )
        coins = (mix[CHURCH] + mix[PALACE]) * (0.5 * coin - TOKEN)
        for rate, more, share, effect in zip(self.rates, better, mix, effects, strict=True):
            coins += rate * more + share * effect
        coins += self.lasting(takes)
        if taken == NOTHING:
            return coins
        token = coin if taken == CHURCH else max(better)
        return coins + self.rates[taken] * tiles[taken] + self.effect_now(taken, takes, token)

    def gain_at_the_end(self, taken: int) -> float:
        """The last tile: tokens and Scouts come too late."""
        if taken == NOTHING:
            return 0.0
        return self.rates[taken] * self.counted(self.counts)[taken] + self.effect_now(taken, 0, 0.0)

    def counted(self, by_kind: list[T]) -> list[T]:
        """What the income of each estate counts, if there is so much of each kind (M-3.1 to M-3.8)."""
        field, mill, village, rampart, market, barracks, church, palace = by_kind
        found = [
            field,
            mill,
            village + rampart,
            field + rampart,
            mill + market,
            village + barracks,
            church,
            palace,
        ]
        for estate, kind in self.plots:
            found[estate] += by_kind[kind]
        return found

    def effects(self, more: int) -> list[float]:
        """Coins that each effect brings if it comes with `more` tiles than there are (0 or 1)."""
        mills, army = self.counts[MILL] + more, self.counts[BARRACKS] + more
        return [
            self.farmers,
            TOLL * sum([rival < mills for rival in self.mills]),
            RETURN if self.buried else 0.0,
            SCOUT,
            self.chests,
            (TOLL + HURT) * sum([rival < army for rival in self.walls]),
            TOKEN,
            TOKEN,
        ]

    def mix(self, takes: int, tiles: list[int], effects: list[float]) -> list[float]:
        """How many of the takes to come each estate may expect."""
        pull = [
            often * (rate * (counted + 1) + effect) ** CHOOSINESS
            for often, rate, counted, effect in zip(FREQUENCY, self.rates, tiles, effects, strict=True)
        ]
        scale = takes / sum(pull)
        return [each * scale for each in pull]

    def effect_now(self, estate: int, takes: int, token: float) -> float:
        """The effect of a tile that has just been added; `token` is what a token would bring."""
        if estate >= CHURCH:
            return token
        if estate == RAMPART and takes < 3:  # M-6.3-01: no row is left for a Scout
            return 0.0
        if estate == VILLAGE and self.buried:
            return 0.3 * takes + (0.0 if takes > 4 else 2.0)
        return self.effects(0)[estate]

    def lasting(self, takes: int) -> float:
        """What the board itself brings or costs apart from taking tiles: Events, raids, empty estates."""
        counts = self.counts
        empty = counts.count(0)
        ample = min(1.0, max(takes, 0) / AMPLE_TIME)
        coins = -empty * (EMPTY_ESTATE * (1 - ample) + EMPTY_EARLY * ample)
        if takes > 0:
            wall = counts[RAMPART]
            raids = sum([PARITY + army + 1 - wall for army in self.armies if army + 1 > wall])
            coins -= RAID * takes * raids * RAIDED
        for card in self.events:
            coins += self.event(card)
        return coins

    def event(self, card: int) -> float:
        """What an Event to come would bring as the board stands."""
        counts = self.counts
        if card in REWARDS:
            rate, estates = REWARDS[card]
            return float(rate * sum([counts[estate] for estate in estates]))
        if card in LOSSES:
            return -sum([LOSS + (LAST_LOSS if counts[e] == 1 else 0.0) for e in LOSSES[card] if counts[e]])
        if card == SKILLED_TRADES:
            return self.farmers
        if card == PRECIOUS_GOODS:
            return self.chests
        if card == RECONSTRUCTION_AID:
            return 3 * self.buried
        if card == VAST_TRACTS:
            return 2 * (KINDS - counts.count(0))
        if card == EXPENSIVE_CEREMONIES:
            return -2 * (counts[CHURCH] + counts[PALACE])
        return 0.0  # Restoration
