"""The greedy bot of Middle-Ages: one step of lookahead with a hand-made value."""

from __future__ import annotations

from random import Random
from typing import Final

from oyez.bots.fiefdom_value import Fiefdom
from oyez.bots.table import Table
from oyez.engine.kernel import Seat, play
from oyez.engine.words import Action
from oyez.games.middle_ages.state import MiddleAges, current_row, spots_of
from oyez.games.middle_ages.tables import NO_SPOT, NO_TILE, ROUNDS, ROW, ROWS
from oyez.games.middle_ages.words import CHOOSE_PLOT, PLACE_PLOT

# How far the tiles of the row after the Lord's, and of the one after that, sway the choice.
ROWS_AHEAD: Final = (0.6, 0.2)
RIVALRY: Final = 0.8  # how likely those who move before take the tile one wants
LEAST_HOPE: Final = 0.15
TIE: Final = 1e-9


class GreedyMiddleAges:
    """Plays the option after which its fiefdom promises most; the seed only decides between equals."""

    def __init__(self, seed: int) -> None:
        self._chance: Final = Random(seed)

    def choose(self, table: Table) -> Action:
        decision = table.decision
        if len(decision.options) == 1:
            return decision.options[0]
        g = table.imagine(0)
        assert isinstance(g, MiddleAges)
        # Where a token goes hardly depends on the next tiles, and there are many ways to place one.
        rows = () if decision.prompt in (CHOOSE_PLOT, PLACE_PLOT) else ROWS_AHEAD
        worth = [worth_after(g, decision.seat, action, rows) for action in decision.options]
        best = max(worth)
        equals = [
            action for action, coins in zip(decision.options, worth, strict=True) if coins >= best - TIE
        ]
        return equals[0] if len(equals) == 1 else self._chance.choice(equals)


def worth_after(g: MiddleAges, seat: Seat, action: Action, rows: tuple[float, ...]) -> float:
    """The value after an option; a Plot token is judged by the best place for it."""
    after = g.copy()
    play(after, seat, action)
    for decision in after.pending:
        if decision.seat == seat and decision.prompt is PLACE_PLOT:
            return max([worth_after(after, seat, place, rows) for place in decision.options])
    return value(after, seat, rows)


def value(g: MiddleAges, seat: Seat, rows: tuple[float, ...]) -> float:
    """Coins that `seat` may expect in the end; `rows` weighs the rows after its Lord's.

    It looks only at rows that lay open before the choice, so nothing imagined sways it.
    """
    fiefdom = Fiefdom(g, seat)
    takes = takes_left(g, seat)
    here = g.rows[g.lords[seat]] if g.lords[seat] != NO_SPOT else NO_TILE
    if here == NO_TILE:
        return g.coins[seat] + fiefdom.outlook(takes)
    takes -= 1
    fiefdom.add(here)
    promise = fiefdom.outlook(takes)
    coins = g.coins[seat] + fiefdom.outlook(takes, g.rules.tiles.estate[here])
    ahead = movers_before(g, seat)
    row = g.lords[seat] // ROW
    for step, weight in enumerate(rows, 1):
        if takes >= step:
            coins += weight * (pick(g, seat, fiefdom, (row + step) % ROWS, takes, ahead) - promise)
        ahead = (g.rules.seats - 1) / 2  # the order after the next is not known
    return coins


def takes_left(g: MiddleAges, seat: Seat) -> int:
    """Tiles that `seat` will still take, the one under its Lord included."""
    if not g.round:
        return ROUNDS
    lord = g.lords[seat]
    to_move = lord // ROW == current_row(g) and g.rows[lord] != NO_TILE
    return ROUNDS - g.round + to_move


def movers_before(g: MiddleAges, seat: Seat) -> float:
    """How many may move before `seat` in the round that begins in its Lord's row (M-2.3-01)."""
    lord, ahead = g.lords[seat], 0.0
    for rival, spot in enumerate(g.lords):
        if rival != seat:
            there = spot // ROW == lord // ROW
            ahead += (spot < lord) if there else lord % ROW / g.rules.seats
    return ahead


def pick(g: MiddleAges, seat: Seat, fiefdom: Fiefdom, row: int, takes: int, ahead: float) -> float:
    """What the fiefdom would promise after a tile of that row, the better ones being sought by others too."""
    own = g.scouts[seat]
    taken = g.lords + g.scouts
    found: list[tuple[float, int]] = []
    for spot in spots_of(g, row):
        tile = g.rows[spot]
        if tile != NO_TILE and (spot not in taken or spot == own):
            fiefdom.add(tile)
            found.append((fiefdom.outlook(takes - 1, g.rules.tiles.estate[tile]), spot))
            fiefdom.add(tile, -1)
    if not found:
        return fiefdom.outlook(takes)
    found.sort(reverse=True)
    hope = max(LEAST_HOPE, 1 - RIVALRY * ahead / g.rules.seats)
    coins, left = 0.0, 1.0
    for worth, spot in found:
        chance = left if spot == own else left * hope  # what a Scout holds is certain (M-3.4-01)
        coins += chance * worth
        left -= chance
    return coins + left * found[-1][0]
