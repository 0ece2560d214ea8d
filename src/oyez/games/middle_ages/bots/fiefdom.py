"""What a fiefdom of Middle-Ages promises: a hand-made value in coins, from public facts alone.

The weights were tried out in series of games between variants and against random players; each says what
it stands for. None of this is a rule.
"""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Seat
from oyez.games.middle_ages.bots.weights import BY_HAND, MiddleAgesWeights
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
    FIELD,
    KINDS,
    MARKET,
    MILL,
    NO_PLOT,
    PALACE,
    RAMPART,
    RATE,
    TOLL,
    VILLAGE,
)

NOTHING: Final = -1


@final
class Fiefdom:
    """One player's board while tiles are added to it in thought."""

    def __init__(
        self,
        g: MiddleAges,
        seat: Seat,
        w: MiddleAgesWeights = BY_HAND,
        often: tuple[float, ...] | None = None,
    ) -> None:
        """`often` says how often each estate comes by, if that is known better than by the weights."""
        self.w: Final = w
        self.often: Final[tuple[float, ...]] = w.frequencies() if often is None else often
        start = seat * KINDS
        extra = g.extra[seat]
        rivals = [rival * KINDS for rival in range(g.rules.seats) if rival != seat]
        self.table: Final = g.rules.tiles
        self.counts: Final = [float(count) for count in g.counts[start : start + KINDS]]
        self.farmers = float(g.farmers[seat])
        self.chests = float(g.chests[seat])
        self.buried: Final = len(g.cemeteries[seat])
        self.rates: Final[list[int]] = [RATE[estate] + (extra >> estate & 1) for estate in range(KINDS)]
        self.plots: Final[list[tuple[int, int]]] = [
            (estate, plot) for estate, plot in enumerate(g.plots[start : start + KINDS]) if plot != NO_PLOT
        ]
        self.mills: Final[list[int]] = [g.counts[rival + MILL] for rival in rivals]
        self.walls: Final[list[int]] = [g.counts[rival + RAMPART] for rival in rivals]
        self.armies: Final[list[int]] = [g.counts[rival + BARRACKS] for rival in rivals]
        self.events: Final = g.events[g.events_done :]

    def add(self, tile: int, sign: int = 1) -> None:
        """Put a tile on the board, or with sign -1 take it away again."""
        farmers: int = self.table.farmers[tile]
        chests: int = self.table.chests[tile]
        self.counts[self.table.estate[tile]] += sign
        self.farmers += sign * farmers
        self.chests += sign * chests

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
        coin = most = coins = 0.0  # what one more per tile would bring: where there is none yet, and anywhere
        for estate in range(KINDS):
            rate, share = self.rates[estate], mix[estate]
            more = share * (tiles[estate] + 0.5 + self.w.growth * growth[estate])
            coins += rate * more + share * effects[estate]
            most = max(most, more)
            if rate == RATE[estate]:
                coin = max(coin, more)
        coins += (mix[CHURCH] + mix[PALACE]) * (0.5 * coin - self.w.token) + self.lasting(takes)
        if taken == NOTHING:
            return coins
        token = coin if taken == CHURCH else most
        return coins + self.rates[taken] * tiles[taken] + self.effect_now(taken, takes, token)

    def gain_at_the_end(self, taken: int) -> float:
        """The last tile: tokens and Scouts come too late."""
        if taken == NOTHING:
            return 0.0
        return self.rates[taken] * self.counted(self.counts)[taken] + self.effect_now(taken, 0, 0.0)

    def counted(self, by_kind: list[float]) -> list[float]:
        """What the income of each estate counts, if there is so much of each kind (M-3.1 to M-3.8)."""
        found = by_kind.copy()
        found[VILLAGE] += by_kind[RAMPART]
        found[RAMPART] += by_kind[FIELD]
        found[MARKET] += by_kind[MILL]
        found[BARRACKS] += by_kind[VILLAGE]
        for estate, kind in self.plots:
            found[estate] += by_kind[kind]
        return found

    def effects(self, more: int) -> list[float]:
        """Coins that each effect brings if it comes with `more` tiles than there are (0 or 1)."""
        mills, army = self.counts[MILL] + more, self.counts[BARRACKS] + more
        behind = weak = 0
        for rival in range(len(self.mills)):
            if self.mills[rival] < mills:
                behind += 1
            if self.walls[rival] < army:
                weak += 1
        return [
            self.farmers,
            float(TOLL * behind),
            self.w.returned if self.buried else 0.0,
            self.w.scout,
            self.chests,
            (TOLL + self.w.hurt) * weak,
            self.w.token,
            self.w.token,
        ]

    def mix(self, takes: int, tiles: list[float], effects: list[float]) -> list[float]:
        """How many of the takes to come each estate may expect."""
        pull: list[float] = []
        total = 0.0
        for estate in range(KINDS):
            pays = self.rates[estate] * (tiles[estate] + 1) + effects[estate]
            each = self.often[estate] * pays**self.w.choosiness
            pull.append(each)
            total += each
        scale = takes / total
        for estate in range(KINDS):
            pull[estate] *= scale
        return pull

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
        ample = min(1.0, max(takes, 0) / self.w.ample_time)
        coins = -empty * (EMPTY_ESTATE * (1 - ample) + self.w.empty_early * ample)
        if takes > 0:
            wall = counts[RAMPART]
            raids = 0.0
            for army in self.armies:
                raids += self.w.parity + army + 1 - wall if army + 1 > wall else 0.0
            coins -= self.w.raid * takes * raids * self.w.raided
        for card in self.events:
            coins += self.event(card)
        return coins

    def event(self, card: int) -> float:
        """What an Event to come would bring as the board stands."""
        counts = self.counts
        if card in REWARDS:
            rate, estates = REWARDS[card]
            tiles = 0.0
            for estate in estates:
                tiles += counts[estate]
            return rate * tiles
        if card in LOSSES:
            lost = 0.0
            for estate in LOSSES[card]:
                if counts[estate]:
                    lost += self.w.loss + (self.w.last_loss if counts[estate] == 1 else 0.0)
            return -lost
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
