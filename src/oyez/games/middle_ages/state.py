"""The state of a game of Middle-Ages, and the questions that everything else asks of it."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Decision, Seat, State, Step, Tape
from oyez.games.middle_ages.rules import Rules
from oyez.games.middle_ages.tables import KINDS, NO_SPOT, ROWS


@final
class MiddleAges(State):
    """Lists by seat, or flat by seat * KINDS + estate; piles are drawn from their end."""

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
        round: int,
        order: list[int],
        rows: list[int],
        lords: list[int],
        scouts: list[int],
        boards: list[list[int]],
        cemeteries: list[list[int]],
        counts: list[int],
        farmers: list[int],
        chests: list[int],
        coins: list[int],
        extra: list[int],
        plots: list[int],
        extra_supply: int,
        plot_supply: int,
        pile: list[int],
        orange: list[int],
        discards: list[int],
        events: list[int],
        events_done: int,
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
            order=self.order.copy(),
            rows=self.rows.copy(),
            lords=self.lords.copy(),
            scouts=self.scouts.copy(),
            boards=[board.copy() for board in self.boards],
            cemeteries=[cemetery.copy() for cemetery in self.cemeteries],
            counts=self.counts.copy(),
            farmers=self.farmers.copy(),
            chests=self.chests.copy(),
            coins=self.coins.copy(),
            extra=self.extra.copy(),
            plots=self.plots.copy(),
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


def current_row(g: MiddleAges) -> int:
    return (g.round - 1) % ROWS  # M-2.1-01


def next_row(g: MiddleAges) -> int:
    return g.round % ROWS  # M-2.3-02


def standing_on(spots: list[int]) -> int:
    """The spots on which these pieces stand, one bit each: bits are compared faster than lists."""
    found = 0
    for spot in spots:
        if spot != NO_SPOT:
            found |= 1 << spot
    return found


def barred_spots(g: MiddleAges, seat: Seat) -> int:
    """The spots with a Lord or a foreign Scout, one bit each (M-2.3-02, M-6.3-01)."""
    own = g.scouts[seat]
    scouts = standing_on(g.scouts)
    return standing_on(g.lords) | (scouts if own == NO_SPOT else scouts & ~(1 << own))


def column(g: MiddleAges, seat: Seat, estate: int) -> list[int]:
    """The tiles of one estate on a board, the one added last at the end (M-6.4-01)."""
    kinds = g.rules.tiles.estate
    return [tile for tile in g.boards[seat] if kinds[tile] == estate]


def filled_estates(g: MiddleAges, seat: Seat) -> int:
    start = seat * KINDS
    return KINDS - g.counts[start : start + KINDS].count(0)


def seats_by_lord(g: MiddleAges) -> list[int]:
    """The seats from left to right as their Lords stand; all of them are in one row."""
    seats = list(range(g.rules.seats))
    seats.sort(key=g.lords.__getitem__)
    return seats
