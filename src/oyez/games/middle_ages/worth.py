"""What a choice is worth in plain coins: shown beside the options and used by bots (no rules here)."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.engine.numbers import i64
from oyez.games.middle_ages.board import add_tile, income, payable
from oyez.games.middle_ages.estates import PlacePlot, poorer_mills, weaker_walls
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import BARRACKS, FIELD, KINDS, MARKET, MILL, TOLL
from oyez.games.middle_ages.words import COIN, MOVE, PLACE, SCOUT, UNDER


def hints(g: MiddleAges, seat: Seat) -> dict[str, dict[str, int]]:
    """By action text: what the effect and the income would bring, as the table stands now."""
    found: dict[str, dict[str, int]] = {}
    for decision in g.pending:
        if decision.seat != seat:
            continue
        for action in decision.options:
            if action.verb in (PLACE, MOVE, SCOUT):
                effect, coins = tile_worth(g, seat, g.rows[action.noun])
                found[action.text] = {"effect": effect, "income": coins}
            elif action.verb is COIN:
                found[action.text] = {"income": coin_worth(g, seat, action.noun)}
            elif action.verb is UNDER:
                step = g.stack[-1]
                assert isinstance(step, PlacePlot)
                found[action.text] = {"income": plot_worth(g, seat, step.token, action.noun)}
    return found


def tile_worth(g: MiddleAges, seat: Seat, tile: int) -> tuple[int, int]:
    """Coins of the Special Effect and of the Income if `seat` took the tile now, after the one it stands on."""
    after = g.copy()
    here = g.lords[seat]
    if here >= 0 and g.rows[here] and g.rows[here] != tile:
        add_tile(after, seat, g.rows[here])
    add_tile(after, seat, tile)
    estate = g.rules.tiles.estate[tile]
    return effect_coins(after, seat, estate), income(after, seat, estate)


def effect_coins(g: MiddleAges, seat: Seat, estate: int) -> int:
    """What the Special Effect of an estate brings at once."""
    if estate == FIELD:
        return g.farmers[seat]
    if estate == MARKET:
        return g.chests[seat]
    if estate == MILL:
        return tolls(g, poorer_mills(g, seat))
    if estate == BARRACKS:
        return tolls(g, weaker_walls(g, seat))
    return 0


def tolls(g: MiddleAges, rivals: i64) -> int:
    """What these rivals, one bit each, would pay."""
    return sum([payable(g, rival, TOLL) for rival in range(g.rules.seats) if rivals >> rival & 1])


def coin_worth(g: MiddleAges, seat: Seat, estate: int) -> int:
    """How much more each Income of the estate pays with an Extra Coin."""
    after = g.copy()
    after.extra[seat] |= 1 << estate
    return income(after, seat, estate) - income(g, seat, estate)


def plot_worth(g: MiddleAges, seat: Seat, token: int, estate: int) -> int:
    """How much more each Income of the estate pays with a Plot token of that type."""
    after = g.copy()
    after.plots[seat * KINDS + estate] = token
    return income(after, seat, estate) - income(g, seat, estate)
