"""The eight Estates: their Special Effects and Incomes (M-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, call, end, tell
from oyez.engine.words import Action
from oyez.games.middle_ages.board import (
    add_tile,
    bury,
    income,
    leftmost_topmost,
    payable,
    places_for_coin,
    places_for_plot,
    plots_to_choose,
    unearth,
)
from oyez.games.middle_ages.state import MiddleAges, barred_spots
from oyez.games.middle_ages.tables import (
    BARRACKS,
    CHURCH,
    FIELD,
    KINDS,
    MARKET,
    MILL,
    NO_TILE,
    PALACE,
    RAMPART,
    ROW,
    TOLL,
    VILLAGE,
)
from oyez.games.middle_ages.words import (
    CHOOSE_PLOT,
    COIN,
    COINED,
    COUNTED,
    DESTROYED,
    EARNED,
    PAID,
    PLACE_COIN,
    PLACE_PLOT,
    PLACE_SCOUT,
    PLOT,
    PLOTTED,
    RETURN,
    RETURNED,
    SCOUT,
    SCOUTED,
    TOOK,
    UNDER,
    VILLAGE_RETURN,
    WITHOUT_EFFECT,
)


def activate(g: MiddleAges, seat: Seat, tile: int) -> None:
    """Take a tile: place it, resolve its Special Effect completely, then take its Income (M-2.3-04 to -06)."""
    estate = g.rules.tiles.estate[tile]
    add_tile(g, seat, tile)  # M-2.3-08: before its own Effect and Income
    tell(g, TOOK, seat, (tile,))
    choice = EFFECTS[estate](g, seat)
    if choice is None:
        earn(g, seat, estate)
    else:
        call(g, [choice, EARN[seat * KINDS + estate]])


def earn(g: MiddleAges, seat: Seat, estate: int) -> None:
    coins = income(g, seat, estate)
    g.coins[seat] += coins
    tell(g, EARNED, seat, (estate, coins))


def collect(g: MiddleAges, seat: Seat, estate: int, coins: int) -> None:
    g.coins[seat] += coins
    tell(g, COUNTED, seat, (estate, coins))


def pay(g: MiddleAges, payer: Seat, to: Seat) -> None:
    coins = payable(g, payer, TOLL)
    g.coins[payer] -= coins
    g.coins[to] += coins
    tell(g, PAID, payer, (to, coins))


@final
class Earn(Step[MiddleAges]):
    """The Income that waits for the choice of a Special Effect (M-2.3-06)."""

    def __init__(self, seat: Seat, estate: int) -> None:
        self.seat: Final = seat
        self.estate: Final = estate

    def run(self, g: MiddleAges) -> None:
        end(g)
        earn(g, self.seat, self.estate)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.estate)


def field_effect(g: MiddleAges, seat: Seat) -> Step[Any] | None:
    collect(g, seat, FIELD, g.farmers[seat])  # M-3.1-01
    return None


def poorer_mills(g: MiddleAges, seat: Seat) -> list[int]:
    own = g.counts[seat * KINDS + MILL]
    return [rival for rival in range(g.rules.seats) if g.counts[rival * KINDS + MILL] < own]


def mill_effect(g: MiddleAges, seat: Seat) -> Step[Any] | None:
    for rival in poorer_mills(g, seat):  # M-3.2-01
        pay(g, rival, seat)
    return None


def village_effect(g: MiddleAges, seat: Seat) -> Step[Any] | None:
    if g.cemeteries[seat]:  # M-6.4-03
        return VILLAGE_RETURNS[seat]
    tell(g, WITHOUT_EFFECT, seat, (VILLAGE,))
    return None


def rampart_effect(g: MiddleAges, seat: Seat) -> Step[Any] | None:
    if scout_targets(g, seat):  # M-6.3-03
        return SCOUTS[seat]
    tell(g, WITHOUT_EFFECT, seat, (RAMPART,))
    return None


def market_effect(g: MiddleAges, seat: Seat) -> Step[Any] | None:
    collect(g, seat, MARKET, g.chests[seat])  # M-3.5-01
    return None


def weaker_walls(g: MiddleAges, seat: Seat) -> list[int]:
    own = g.counts[seat * KINDS + BARRACKS]
    return [
        rival for rival in range(g.rules.seats) if rival != seat and g.counts[rival * KINDS + RAMPART] < own
    ]


def barracks_effect(g: MiddleAges, seat: Seat) -> Step[Any] | None:
    for rival in weaker_walls(g, seat):  # M-3.6-01; M-6.4-05: all comparisons first
        tile = leftmost_topmost(g, rival)
        if tile != NO_TILE:  # M-6.4-04
            bury(g, rival, tile)
            tell(g, DESTROYED, rival, (tile, seat))
        pay(g, rival, seat)
    return None


def church_effect(g: MiddleAges, seat: Seat) -> Step[Any] | None:
    if g.extra_supply and places_for_coin(g, seat):
        return COINS[seat]
    tell(g, WITHOUT_EFFECT, seat, (CHURCH,))  # M-2.3-07; only arranged positions get here (M-6.5-01)
    return None


def palace_effect(g: MiddleAges, seat: Seat) -> Step[Any] | None:
    if plots_to_choose(g, seat):
        return PLOTS[seat]
    tell(g, WITHOUT_EFFECT, seat, (PALACE,))  # M-2.3-07; only arranged positions get here (M-6.5-01)
    return None


def scout_targets(g: MiddleAges, seat: Seat) -> list[int]:
    """Visible tiles without Lord or foreign Scout, in another row than the own Lord's (M-6.3-01)."""
    barred = barred_spots(g, seat)
    here = g.lords[seat] // ROW
    return [
        spot for spot, tile in enumerate(g.rows) if tile and spot // ROW != here and not barred >> spot & 1
    ]


@final
class PlaceScout(Step[MiddleAges]):
    """Reserve a tile of a later row; an older reservation ends (M-3.4-01, M-6.3-02)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        targets = tuple([SCOUT[spot] for spot in scout_targets(g, self.seat)])
        return (Decision(self.seat, PLACE_SCOUT, targets),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        g.scouts[seat] = action.noun
        tell(g, SCOUTED, seat, (action.noun, g.rows[action.noun]))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ReturnTile(Step[MiddleAges]):
    """A Village brings one tile back from the Cemetery (M-3.3-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        tiles = tuple([RETURN[tile] for tile in g.cemeteries[self.seat]])
        return (Decision(self.seat, VILLAGE_RETURN, tiles),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        unearth(g, seat, action.noun)
        tell(g, RETURNED, seat, (action.noun,))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class PlaceCoin(Step[MiddleAges]):
    """A Church puts an Extra Coin token under an Estate (M-3.7-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        places = tuple([COIN[estate] for estate in places_for_coin(g, self.seat)])
        return (Decision(self.seat, PLACE_COIN, places),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        g.extra[seat] |= 1 << action.noun
        g.extra_supply -= 1
        tell(g, COINED, seat, (action.noun,))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ChoosePlot(Step[MiddleAges]):
    """A Palace takes a Plot token of the supply (M-3.8-01)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        tokens = tuple([PLOT[token] for token in plots_to_choose(g, self.seat)])
        return (Decision(self.seat, CHOOSE_PLOT, tokens),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        become(g, PlacePlot(seat, action.noun))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class PlacePlot(Step[MiddleAges]):
    """... and puts it under an Estate that does not show its type."""

    def __init__(self, seat: Seat, token: int) -> None:
        self.seat: Final = seat
        self.token: Final = token

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        places = tuple([UNDER[estate] for estate in places_for_plot(g, self.seat, self.token)])
        return (Decision(self.seat, PLACE_PLOT, places),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        g.plots[seat * KINDS + action.noun] = self.token
        g.plot_supply &= ~(1 << self.token)
        tell(g, PLOTTED, seat, (self.token, action.noun))

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.token)


EFFECTS: Final[tuple[Callable[[MiddleAges, Seat], Step[Any] | None], ...]] = (
    field_effect,
    mill_effect,
    village_effect,
    rampart_effect,
    market_effect,
    barracks_effect,
    church_effect,
    palace_effect,
)

# Steps are immutable, so one of each serves every game.
SEATS: Final = 5
EARN: Final = tuple([Earn(seat, estate) for seat in range(SEATS) for estate in range(KINDS)])
VILLAGE_RETURNS: Final = tuple([ReturnTile(seat) for seat in range(SEATS)])
SCOUTS: Final = tuple([PlaceScout(seat) for seat in range(SEATS)])
COINS: Final = tuple([PlaceCoin(seat) for seat in range(SEATS)])
PLOTS: Final = tuple([ChoosePlot(seat) for seat in range(SEATS)])
