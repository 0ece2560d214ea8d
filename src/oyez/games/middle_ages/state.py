"""The state of a game of Middle-Ages, and the questions that everything else asks of it."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, State, Step, Tape
from oyez.engine.numbers import i64, vec
from oyez.games.middle_ages.rules import Rules
from oyez.games.middle_ages.tables import KINDS, NO_SPOT, ROWS


@final
class MiddleAges(State):
    """Numbers by seat, or flat by seat * KINDS + estate; piles are drawn from their end."""

    def __init__(
        self,
        *,
        rules: Rules,
        seed: int,
        forced: list[int],
        stack: list[Step[Any]],
        pending: tuple[Decision, ...],
        winners: tuple[Seat, ...],
        tape: Tape | None,
        round: i64,
        order: vec[i64],
        rows: vec[i64],
        lords: vec[i64],
        scouts: vec[i64],
        boards: list[list[int]],
        cemeteries: list[list[int]],
        counts: vec[i64],
        farmers: vec[i64],
        chests: vec[i64],
        coins: vec[i64],
        extra: vec[i64],
        plots: vec[i64],
        extra_supply: i64,
        plot_supply: i64,
        pile: list[int],
        orange: list[int],
        discards: list[int],
        events: list[int],
        events_done: i64,
    ) -> None:
        super().__init__(seed, forced, stack, pending, winners, tape)
        self.rules: Final = rules
        self.round = round
        self.order = order  # of play in this round; at first the drawn order of placing Lords
        self.rows = rows  # tile by spot, NO_TILE where none lies
        self.lords = lords  # spot by seat
        self.scouts = scouts  # spot by seat
        self.boards = boards  # tiles by seat, in the order they came
        self.cemeteries = cemeteries
        self.counts = counts  # tiles on the board, flat; must agree with boards
        self.farmers = farmers  # Farmers on the board; must agree with boards
        self.chests = chests  # Chests on the board; must agree with boards
        self.coins = coins
        self.extra = extra  # Extra Coin tokens by seat, one bit per estate
        self.plots = plots  # type of the Plot token, flat, NO_PLOT where none lies
        self.extra_supply = extra_supply
        self.plot_supply = plot_supply  # one bit per type
        self.pile = pile
        self.orange = orange  # the second pile until it becomes the draw pile
        self.discards = discards
        self.events = events
        self.events_done = events_done

    def copy(self) -> MiddleAges:
        return MiddleAges(
            rules=self.rules,
            seed=self.seed,
            forced=self.forced.copy(),
            stack=self.stack.copy(),
            pending=self.pending,
            winners=self.winners,
            tape=None,
            round=self.round,
            order=self.order[:],
            rows=self.rows[:],
            lords=self.lords[:],
            scouts=self.scouts[:],
            boards=[board.copy() for board in self.boards],
            cemeteries=[cemetery.copy() for cemetery in self.cemeteries],
            counts=self.counts[:],
            farmers=self.farmers[:],
            chests=self.chests[:],
            coins=self.coins[:],
            extra=self.extra[:],
            plots=self.plots[:],
            extra_supply=self.extra_supply,
            plot_supply=self.plot_supply,
            pile=self.pile.copy(),
            orange=self.orange.copy(),
            discards=self.discards.copy(),
            events=self.events.copy(),
            events_done=self.events_done,
        )

    def snapshot(self) -> dict[str, object]:
        return {
            "round": self.round,
            "order": list(self.order),
            "rows": list(self.rows),
            "lords": list(self.lords),
            "scouts": list(self.scouts),
            "boards": [list(board) for board in self.boards],
            "cemeteries": [list(cemetery) for cemetery in self.cemeteries],
            "counts": list(self.counts),
            "farmers": list(self.farmers),
            "chests": list(self.chests),
            "coins": list(self.coins),
            "extra": list(self.extra),
            "plots": list(self.plots),
            "extra_supply": self.extra_supply,
            "plot_supply": self.plot_supply,
            "pile": list(self.pile),
            "orange": list(self.orange),
            "discards": list(self.discards),
            "events": list(self.events),
            "events_done": self.events_done,
        }


def current_row(g: MiddleAges) -> i64:
    return (g.round - 1) % ROWS  # M-2.1-01


def next_row(g: MiddleAges) -> i64:
    return g.round % ROWS  # M-2.3-02


def standing_on(spots: vec[i64]) -> i64:
    """The spots on which these pieces stand, one bit each: bits are compared faster than lists."""
    found: i64 = 0
    for spot in spots:
        found |= 1 << spot + 1  # so that NO_SPOT is a bit of its own
    return found >> 1


def barred_spots(g: MiddleAges, seat: i64) -> i64:
    """The spots with a Lord or a foreign Scout, one bit each (M-2.3-02, M-6.3-01)."""
    scouts = standing_on(g.scouts)
    own = g.scouts[seat]
    if own != NO_SPOT:
        scouts &= ~(1 << own)
    return standing_on(g.lords) | scouts


def column(g: MiddleAges, seat: i64, estate: i64) -> list[int]:
    """The tiles of one estate on a board, the one added last at the end (M-6.4-01)."""
    kinds = g.rules.tiles.estate
    return [tile for tile in g.boards[seat] if kinds[tile] == estate]


def filled_estates(g: MiddleAges, seat: i64) -> i64:
    start = seat * KINDS
    filled: i64 = 0
    for place in range(start, start + KINDS):
        if g.counts[place]:
            filled += 1
    return filled


def seats_by_lord(g: MiddleAges) -> vec[i64]:
    """The seats from left to right as their Lords stand; all of them are in one row."""
    lords = g.lords
    order = vec[i64]([0] * g.rules.seats)
    for seat in range(g.rules.seats):
        place = seat
        while place > 0 and lords[order[place - 1]] > lords[seat]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    return order
