"""The eight Estates: their Special Effects and Incomes (M-3)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, Step, become, end, push, tell_one, tell_two
from oyez.engine.numbers import i64
from oyez.engine.questions import Question
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
from oyez.games.middle_ages.rules import MOST
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
    ROWS,
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


def activate(g: MiddleAges, seat: i64, tile: i64) -> None:
    """Take a tile: place it, resolve its Special Effect completely, then take its Income (M-2.3-04 to -06)."""
    estate = g.rules.tiles.estate[tile]
    add_tile(g, seat, tile)  # M-2.3-08: before its own Effect and Income
    tell_one(g, TOOK, seat, tile)
    choice = effect(g, seat, estate)
    if choice is None:
        earn(g, seat, estate)
    else:
        push(g, EARN[seat * KINDS + estate])
        push(g, choice)


def earn(g: MiddleAges, seat: i64, estate: i64) -> None:
    coins = income(g, seat, estate)
    g.coins[seat] += coins
    tell_two(g, EARNED, seat, estate, coins)


def collect(g: MiddleAges, seat: i64, estate: i64, coins: i64) -> None:
    g.coins[seat] += coins
    tell_two(g, COUNTED, seat, estate, coins)


def pay(g: MiddleAges, payer: i64, to: i64) -> None:
    coins = payable(g, payer, TOLL)
    g.coins[payer] -= coins
    g.coins[to] += coins
    tell_two(g, PAID, payer, to, coins)


@final
class Earn(Step[MiddleAges]):
    """The Income that waits for the choice of a Special Effect (M-2.3-06)."""

    def __init__(self, seat: i64, estate: i64) -> None:
        self.seat: Final = seat
        self.estate: Final = estate

    def run(self, g: MiddleAges) -> None:
        end(g)
        earn(g, self.seat, self.estate)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.estate)


def effect(g: MiddleAges, seat: i64, estate: i64) -> Step[Any] | None:
    """Carry out a Special Effect; the step is what it leaves to choose. Direct calls: a table of functions is slow."""
    if estate == FIELD:
        collect(g, seat, FIELD, g.farmers[seat])  # M-3.1-01
    elif estate == MILL:
        mill_effect(g, seat)
    elif estate == VILLAGE:
        return village_effect(g, seat)
    elif estate == RAMPART:
        return rampart_effect(g, seat)
    elif estate == MARKET:
        collect(g, seat, MARKET, g.chests[seat])  # M-3.5-01
    elif estate == BARRACKS:
        barracks_effect(g, seat)
    elif estate == CHURCH:
        return church_effect(g, seat)
    else:
        return palace_effect(g, seat)
    return None


def poorer_mills(g: MiddleAges, seat: i64) -> i64:
    """The rivals with fewer Mills, one bit each."""
    own = g.counts[seat * KINDS + MILL]
    found: i64 = 0
    for rival in range(g.rules.seats):
        if g.counts[rival * KINDS + MILL] < own:
            found |= 1 << rival
    return found


def mill_effect(g: MiddleAges, seat: i64) -> None:
    poorer = poorer_mills(g, seat)  # M-3.2-01
    if poorer:
        for rival in range(g.rules.seats):
            if poorer >> rival & 1:
                pay(g, rival, seat)


def village_effect(g: MiddleAges, seat: i64) -> Step[Any] | None:
    if g.cemeteries[seat]:  # M-6.4-03
        return VILLAGE_RETURNS[seat]
    tell_one(g, WITHOUT_EFFECT, seat, VILLAGE)
    return None


def rampart_effect(g: MiddleAges, seat: i64) -> Step[Any] | None:
    if scout_targets(g, seat):  # M-6.3-03
        return SCOUTS[seat]
    tell_one(g, WITHOUT_EFFECT, seat, RAMPART)
    return None


def weaker_walls(g: MiddleAges, seat: i64) -> i64:
    """The rivals with fewer Ramparts than there are own Barracks, one bit each."""
    own = g.counts[seat * KINDS + BARRACKS]
    found: i64 = 0
    for rival in range(g.rules.seats):
        if rival != seat and g.counts[rival * KINDS + RAMPART] < own:
            found |= 1 << rival
    return found


def barracks_effect(g: MiddleAges, seat: i64) -> None:
    weaker = weaker_walls(g, seat)  # M-3.6-01; M-6.4-05: all comparisons first
    for rival in range(g.rules.seats):
        if weaker >> rival & 1:
            tile = leftmost_topmost(g, rival)
            if tile != NO_TILE:  # M-6.4-04
                bury(g, rival, tile)
                tell_two(g, DESTROYED, rival, tile, seat)
            pay(g, rival, seat)


def church_effect(g: MiddleAges, seat: i64) -> Step[Any] | None:
    if g.extra_supply and places_for_coin(g, seat):
        return COINS[seat]
    tell_one(g, WITHOUT_EFFECT, seat, CHURCH)  # M-2.3-07; only arranged positions get here (M-6.5-01)
    return None


def palace_effect(g: MiddleAges, seat: i64) -> Step[Any] | None:
    if plots_to_choose(g, seat):
        return PLOTS[seat]
    tell_one(g, WITHOUT_EFFECT, seat, PALACE)  # M-2.3-07; only arranged positions get here (M-6.5-01)
    return None


def scout_targets(g: MiddleAges, seat: i64) -> i64:
    """Visible tiles without Lord or foreign Scout, in another row than the own Lord's, one bit each (M-6.3-01)."""
    here = g.lords[seat] // ROW * ROW
    visible: i64 = 0
    spot: i64
    for spot in range(ROWS * ROW):
        if g.rows[spot]:
            visible |= 1 << spot
    return visible & ~(WHOLE_ROW << here | barred_spots(g, seat))


@final
class PlaceScout(Step[MiddleAges]):
    """Reserve a tile of a later row; an older reservation ends (M-3.4-01, M-6.3-02)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        targets = scout_targets(g, self.seat)
        options = IN_ROW[0].options(targets & WHOLE_ROW)
        row: i64
        for row in range(1, ROWS):
            in_row = targets >> row * ROW & WHOLE_ROW
            if in_row:
                options += IN_ROW[row].options(in_row)
        return (Decision(self.seat, PLACE_SCOUT, options),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        spot: i64 = action.noun
        g.scouts[self.seat] = spot
        tell_two(g, SCOUTED, self.seat, spot, g.rows[spot])

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ReturnTile(Step[MiddleAges]):
    """A Village brings one tile back from the Cemetery (M-3.3-01)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        tiles = tuple([RETURN[tile] for tile in g.cemeteries[self.seat]])
        return (Decision(self.seat, VILLAGE_RETURN, tiles),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        unearth(g, self.seat, action.noun)
        tell_one(g, RETURNED, self.seat, action.noun)

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class PlaceCoin(Step[MiddleAges]):
    """A Church puts an Extra Coin token under an Estate (M-3.7-01)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        return FOR_COIN.ask(self.seat, places_for_coin(g, self.seat))

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        estate: i64 = action.noun
        g.extra[self.seat] |= 1 << estate
        g.extra_supply -= 1
        tell_one(g, COINED, self.seat, estate)

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class ChoosePlot(Step[MiddleAges]):
    """A Palace takes a Plot token of the supply (M-3.8-01)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        return WHICH_PLOT.ask(self.seat, plots_to_choose(g, self.seat))

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        become(g, PlacePlot(self.seat, action.noun))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class PlacePlot(Step[MiddleAges]):
    """... and puts it under an Estate that does not show its type."""

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat: Final = seat
        self.token: Final = token

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        return FOR_PLOT.ask(self.seat, places_for_plot(g, self.seat, self.token))

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        g.plots[self.seat * KINDS + action.noun] = self.token
        g.plot_supply &= ~(1 << self.token)
        tell_two(g, PLOTTED, self.seat, self.token, action.noun)

    def marks(self) -> tuple[int, ...]:
        return (self.seat, self.token)


WHOLE_ROW: Final = (1 << ROW) - 1
IN_ROW: Final = tuple([Question(PLACE_SCOUT, SCOUT, row * ROW, ROW, MOST) for row in range(ROWS)])
FOR_COIN: Final = Question(PLACE_COIN, COIN, 0, KINDS, MOST)
WHICH_PLOT: Final = Question(CHOOSE_PLOT, PLOT, 0, KINDS, MOST)
FOR_PLOT: Final = Question(PLACE_PLOT, UNDER, 0, KINDS, MOST)

# Steps are immutable, so one of each serves every game.
EARN: Final = tuple([Earn(seat, estate) for seat in range(MOST) for estate in range(KINDS)])
VILLAGE_RETURNS: Final = tuple([ReturnTile(seat) for seat in range(MOST)])
SCOUTS: Final = tuple([PlaceScout(seat) for seat in range(MOST)])
COINS: Final = tuple([PlaceCoin(seat) for seat in range(MOST)])
PLOTS: Final = tuple([ChoosePlot(seat) for seat in range(MOST)])
