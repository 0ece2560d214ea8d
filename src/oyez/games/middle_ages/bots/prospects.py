"""One step of lookahead in Middle-Ages: what the fiefdom promises after an option, the next rows included."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Decision, Seat, play
from oyez.engine.words import Action
from oyez.games.middle_ages.bots.fiefdom import Fiefdom
from oyez.games.middle_ages.bots.insight import Insight
from oyez.games.middle_ages.bots.turns import movers_before, takes_left
from oyez.games.middle_ages.bots.weights import NEUTRAL, MiddleAgesWeights
from oyez.games.middle_ages.state import MiddleAges
from oyez.games.middle_ages.tables import NO_SPOT, NO_TILE, ROW, ROWS
from oyez.games.middle_ages.words import CHOOSE_PLOT, PLACE_PLOT

NO_ROWS: Final[tuple[float, ...]] = ()


def worths_of(g: MiddleAges, decision: Decision, w: MiddleAgesWeights) -> list[float]:
    """The value after each option. A token's place hardly depends on the next tiles, and there are many places."""
    if w.linear() != NEUTRAL:
        insight = Insight(g, decision, w)
        return [insight.worth(action) for action in decision.options]
    near = decision.prompt is CHOOSE_PLOT or decision.prompt is PLACE_PLOT
    rows = NO_ROWS if near else (w.next_row, w.row_after)
    return [worth_after(g, decision.seat, action, w, rows, w.spite) for action in decision.options]


def worth_after(
    g: MiddleAges, seat: Seat, action: Action, w: MiddleAgesWeights, rows: tuple[float, ...], spite: float
) -> float:
    """The value after an option; a Plot token is judged by the best place for it."""
    after = g.copy()
    play(after, seat, action)
    for decision in after.pending:
        if decision.seat == seat and decision.prompt is PLACE_PLOT:
            return max([worth_after(after, seat, place, w, rows, spite) for place in decision.options])
    own = value(after, seat, w, rows)
    if not spite:
        return own
    rivals = [value(after, rival, w, NO_ROWS) for rival in range(g.rules.seats) if rival != seat]
    return own - spite * max(rivals)


def value(g: MiddleAges, seat: Seat, w: MiddleAgesWeights, rows: tuple[float, ...]) -> float:
    """Coins that `seat` may expect in the end; `rows` weighs the rows after its Lord's.

    It looks only at rows that lay open before the choice, so nothing imagined sways it.
    """
    fiefdom = Fiefdom(g, seat, w)
    takes = takes_left(g, seat)
    here = g.rows[g.lords[seat]] if g.lords[seat] != NO_SPOT else NO_TILE
    owned: int = g.coins[seat]
    if here == NO_TILE:
        return owned + fiefdom.outlook(takes)
    takes -= 1
    fiefdom.add(here)
    coins = owned + fiefdom.outlook(takes, g.rules.tiles.estate[here])
    if not rows:
        return coins
    promise = fiefdom.outlook(takes)
    ahead = movers_before(g, seat)
    row = g.lords[seat] // ROW
    for step, weight in enumerate(rows, 1):
        if takes >= step:
            coins += weight * (pick(g, seat, fiefdom, (row + step) % ROWS, takes, ahead) - promise)
        ahead = (g.rules.seats - 1) / 2  # the order after the next is not known
    return coins


def pick(g: MiddleAges, seat: Seat, fiefdom: Fiefdom, row: int, takes: int, ahead: float) -> float:
    """What the fiefdom would promise after a tile of that row, the better ones being sought by others too."""
    w = fiefdom.w
    own = g.scouts[seat]
    lords, scouts = g.lords, g.scouts
    found: list[tuple[float, int]] = []
    for spot in g.rules.spots[row]:
        tile = g.rows[spot]
        if tile != NO_TILE and (spot == own or (spot not in lords and spot not in scouts)):
            fiefdom.add(tile)
            found.append((fiefdom.outlook(takes - 1, g.rules.tiles.estate[tile]), spot))
            fiefdom.add(tile, -1)
    if not found:
        return fiefdom.outlook(takes)
    found.sort(reverse=True)
    seats: int = g.rules.seats
    hope = max(w.least_hope, 1 - w.rivalry * ahead / seats)
    coins, left = 0.0, 1.0
    for worth, spot in found:
        chance = left if spot == own else left * hope  # what a Scout holds is certain (M-3.4-01)
        coins += chance * worth
        left -= chance
    return coins + left * found[-1][0]
