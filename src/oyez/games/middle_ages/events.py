"""The fifteen Event cards (M-4)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, call, end, tell_one, tell_two
from oyez.engine.numbers import i64
from oyez.engine.words import Action
from oyez.games.middle_ages.board import bury, payable, unearth
from oyez.games.middle_ages.state import MiddleAges, column, filled_estates, seats_by_lord
from oyez.games.middle_ages.tables import (
    BARRACKS,
    CHURCH,
    EVENTS,
    FIELD,
    KINDS,
    MARKET,
    MILL,
    PALACE,
    RAMPART,
    ROUNDS,
    VILLAGE,
)
from oyez.games.middle_ages.tiles import TileTable
from oyez.games.middle_ages.words import (
    EVENT_APPLIED,
    GAINED,
    LOSE,
    LOSE_TILE,
    LOST,
    RESTORE_TILE,
    RESTORED,
    RETURN,
    SPENT,
)

SKILLED_TRADES: Final = EVENTS.index("Skilled Trades")
PRECIOUS_GOODS: Final = EVENTS.index("Precious Goods")
RESTORATION: Final = EVENTS.index("Restoration")
RECONSTRUCTION_AID: Final = EVENTS.index("Reconstruction Aid")
VAST_TRACTS: Final = EVENTS.index("Vast Tracts of Land")
EXPENSIVE_CEREMONIES: Final = EVENTS.index("Expensive Ceremonies")

# Coins per tile of the named estates (M-4.2-03, -06, -07, -08, -11).
REWARDS: Final = {
    EVENTS.index("Alliance"): (3, (CHURCH, PALACE)),
    EVENTS.index("New Defenses"): (3, (RAMPART,)),
    EVENTS.index("Triumphant Return"): (2, (MARKET, BARRACKS)),
    EVENTS.index("Baby Boom"): (2, (MILL, VILLAGE)),
    EVENTS.index("Good Harvest"): (2, (FIELD,)),
}
# Estates that lose one tile each (M-4.2-04, -05, -09, -15).
LOSSES: Final = {
    EVENTS.index("Barbarian Invasion"): (MILL, FIELD),
    EVENTS.index("Black Plague"): (VILLAGE, BARRACKS),
    EVENTS.index("Peasant Revolt"): (PALACE,),
    EVENTS.index("Earthquake"): (RAMPART,),
}


def apply_event(g: MiddleAges, card: i64) -> None:
    """Apply an Event to every player, in the order of the Lords in the next row (M-4.1-01, M-6.6-02)."""
    tell_one(g, EVENT_APPLIED, NOBODY, card)
    order = g.order if g.round == ROUNDS else seats_by_lord(g)
    if card in LOSSES:
        call(g, [LoseTile(seat, estate, card) for seat in order for estate in LOSSES[card]])
    elif card == RESTORATION:
        call(g, [RestoreTile(seat) for seat in order])
    elif card == EXPENSIVE_CEREMONIES:
        for seat in order:
            spend(g, seat, card)
    else:
        for seat in order:
            coins = reward(g, seat, card)
            g.coins[seat] += coins
            tell_two(g, GAINED, seat, card, coins)


def reward(g: MiddleAges, seat: i64, card: i64) -> i64:
    """The coins an Event brings to a player."""
    if card == SKILLED_TRADES:
        return g.farmers[seat]
    if card == PRECIOUS_GOODS:
        return g.chests[seat]
    if card == RECONSTRUCTION_AID:
        return 3 * len(g.cemeteries[seat])
    if card == VAST_TRACTS:
        return 2 * filled_estates(g, seat)  # M-6.6-01
    rate, estates = REWARDS[card]
    tiles: i64 = 0
    for estate in estates:
        tiles += g.counts[seat * KINDS + estate]
    return rate * tiles


def spend(g: MiddleAges, seat: i64, card: i64) -> None:
    """Expensive Ceremonies: 2 coins per Church and Palace tile, as far as they go (M-4.2-14, M-6.1-01)."""
    start = seat * KINDS
    coins = payable(g, seat, 2 * (g.counts[start + CHURCH] + g.counts[start + PALACE]))
    g.coins[seat] -= coins
    tell_two(g, SPENT, seat, card, coins)


@final
class LoseTile(Step[MiddleAges]):
    """A player loses a tile of an Estate; he chooses if their symbols differ (M-6.4-06)."""

    def __init__(self, seat: i64, estate: i64, card: i64) -> None:
        self.seat: Final = seat
        self.estate: Final = estate
        self.card: Final = card

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        tiles = column(g, self.seat, self.estate)
        if not differ(g.rules.tiles, tiles):
            return ()
        return (Decision(self.seat, LOSE_TILE, tuple([LOSE[tile] for tile in tiles])),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        self.lose(g, action.noun)

    def run(self, g: MiddleAges) -> None:
        end(g)
        tiles = column(g, self.seat, self.estate)
        if tiles:  # M-4.1-02: without such a tile nothing happens
            self.lose(g, tiles[-1])

    def lose(self, g: MiddleAges, tile: i64) -> None:
        bury(g, self.seat, tile)
        tell_two(g, LOST, self.seat, tile, self.card)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.estate, self.card)


def differ(table: TileTable, tiles: list[int]) -> bool:
    """Whether the symbols of some of them do."""
    for tile in tiles:
        if not table.same_symbols(tile, tiles[0]):
            return True
    return False


@final
class RestoreTile(Step[MiddleAges]):
    """Restoration brings one tile back from the Cemetery (M-4.2-10, M-6.4-03)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        tiles = g.cemeteries[self.seat]
        if not tiles:
            return ()
        return (Decision(self.seat, RESTORE_TILE, tuple([RETURN[tile] for tile in tiles])),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        unearth(g, self.seat, action.noun)
        tell_one(g, RESTORED, self.seat, action.noun)

    def run(self, g: MiddleAges) -> None:
        end(g)

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)
