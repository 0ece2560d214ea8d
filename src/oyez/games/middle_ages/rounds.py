"""The course of the game: set-up, the four steps of a round, the end (M-1.2, M-2, M-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Decision, Seat, Step, Tape, become, call, end, settle, shuffled, tell
from oyez.engine.words import Action
from oyez.games.middle_ages.estates import activate
from oyez.games.middle_ages.events import apply_event
from oyez.games.middle_ages.piles import lay_row
from oyez.games.middle_ages.rules import Rules
from oyez.games.middle_ages.state import (
    MiddleAges,
    barred_spots,
    current_row,
    filled_estates,
    next_row,
    seats_by_lord,
    standing_on,
)
from oyez.games.middle_ages.tables import (
    EMPTY_ESTATE,
    EVENTS,
    EVENTS_USED,
    EXTRA_COINS,
    KINDS,
    LAST_REFILL,
    NO_PLOT,
    NO_SPOT,
    NO_TILE,
    ROUNDS,
    ROW,
    ROWS,
)
from oyez.games.middle_ages.words import (
    DISCARDED,
    EMPTY_ESTATES,
    FIRST_LORD,
    MOVE,
    MOVE_LORD,
    MOVED,
    PLACE,
    PLACED,
    ROUND_BEGAN,
    SCOUT_CAME_HOME,
    SHARED,
    WON,
)


def setup(rules: Rules, seed: int, forced: list[int]) -> MiddleAges:
    """Lay the table (M-1.2). Chance: the blue pile, the orange pile, four Events, the player order."""
    n = rules.seats
    g = MiddleAges(
        rules=rules,
        seed=seed,
        forced=forced,
        stack=[],
        pending=(),
        winners=(),
        tape=Tape(),
        round=0,
        order=[],
        rows=[NO_TILE] * (ROWS * ROW),
        lords=[NO_SPOT] * n,
        scouts=[NO_SPOT] * n,
        boards=[[] for _ in range(n)],
        cemeteries=[[] for _ in range(n)],
        counts=[0] * (n * KINDS),
        farmers=[0] * n,
        chests=[0] * n,
        coins=[0] * n,  # M-6.1-02
        extra=[0] * n,
        plots=[NO_PLOT] * (n * KINDS),
        extra_supply=EXTRA_COINS,
        plot_supply=(1 << KINDS) - 1,
        pile=[],
        orange=[],
        discards=[],
        events=[],
        events_done=0,
    )
    g.pile = shuffled(g, list(rules.blue))[::-1]
    g.orange = shuffled(g, list(rules.orange))[::-1]
    for row in range(ROWS):
        lay_row(g, row)
    g.events = shuffled(g, list(range(len(EVENTS))), EVENTS_USED)
    g.order = shuffled(g, list(range(n)))
    g.stack.append(NEXT_ROUND)
    call(g, [FirstLord(seat) for seat in g.order])
    settle(g)
    return g


@final
class FirstLord(Step[MiddleAges]):
    """A player puts his Lord on an empty tile of row 1 (M-1.2-05)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        lords = standing_on(g.lords)
        spots = tuple([PLACE[spot] for spot in g.rules.spots[0] if not lords >> spot & 1])
        return (Decision(self.seat, FIRST_LORD, spots),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        g.lords[seat] = action.noun
        tell(g, PLACED, seat, (action.noun, g.rows[action.noun]))

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Turn(Step[MiddleAges]):
    """A player moves his Lord, then takes the tile it left (M-2.3)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        if g.round == ROUNDS:
            return ()
        moves = tuple([MOVE[spot] for spot in lord_moves(g, self.seat)])
        return (Decision(self.seat, MOVE_LORD, moves),)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        left = g.lords[seat]
        enter(g, seat, action.noun)
        take_tile(g, seat, left)

    def run(self, g: MiddleAges) -> None:
        end(g)  # M-2.3-03: in round 16 the Lord does not move
        take_tile(g, self.seat, g.lords[self.seat])

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def lord_moves(g: MiddleAges, seat: Seat) -> list[int]:
    """Tiles of the next row without a Lord or a foreign Scout (M-2.3-02)."""
    barred = barred_spots(g, seat)
    return [spot for spot in g.rules.spots[next_row(g)] if not barred >> spot & 1]


def enter(g: MiddleAges, seat: Seat, spot: int) -> None:
    """The Lord enters a row; a Scout waiting there comes home, its tile free at once (M-3.4-02, M-6.3-04)."""
    g.lords[seat] = spot
    tell(g, MOVED, seat, (spot, g.rows[spot]))
    scout = g.scouts[seat]
    if scout != NO_SPOT and scout // ROW == spot // ROW:
        g.scouts[seat] = NO_SPOT
        tell(g, SCOUT_CAME_HOME, seat)


def take_tile(g: MiddleAges, seat: Seat, spot: int) -> None:
    tile = g.rows[spot]
    g.rows[spot] = NO_TILE
    activate(g, seat, tile)


@final
class Round(Step[MiddleAges]):
    """One round: discard, turns, refill, Event (M-2.1-02), counted by `phase`."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, g: MiddleAges) -> None:
        become(g, ROUND[self.phase + 1])
        PHASES[self.phase](g)

    def marks(self) -> tuple[int, ...]:
        return (self.phase,)


def discard(g: MiddleAges) -> None:
    """The one tile of the row without a Lord leaves (M-2.2-01)."""
    g.round += 1
    tell(g, ROUND_BEGAN, NOBODY, (g.round,))
    lords = standing_on(g.lords)
    for spot in g.rules.spots[current_row(g)]:
        if not lords >> spot & 1 and g.rows[spot] != NO_TILE:  # a scenario may begin without that tile
            assert spot not in g.scouts  # M-6.3-05
            g.discards.append(g.rows[spot])
            tell(g, DISCARDED, NOBODY, (g.rows[spot],))
            g.rows[spot] = NO_TILE


def turns(g: MiddleAges) -> None:
    """The Lords of the row set the turn order, leftmost first (M-2.3-01)."""
    g.order = seats_by_lord(g)
    call(g, [TURNS[seat] for seat in g.order])


def refill(g: MiddleAges) -> None:
    """The emptied row is filled again in rounds 1 to 12 (M-2.4-01)."""
    if g.round <= LAST_REFILL:
        lay_row(g, current_row(g))


def event(g: MiddleAges) -> None:
    """After rounds 4, 8, 12 and 16 the leftmost face-up Event is applied (M-2.5-01)."""
    if g.round % ROWS == 0:
        card = g.events[g.events_done]
        g.events_done += 1
        apply_event(g, card)


def close(g: MiddleAges) -> None:
    """The next round, or the end of the game (M-5.1-01)."""
    if g.round < ROUNDS:
        become(g, NEXT_ROUND)
    else:
        score(g)


def score(g: MiddleAges) -> None:
    """Each Estate without a tile costs 10 coins, even into debt (M-5.1-02, M-6.1-03); most coins win."""
    for seat in range(g.rules.seats):
        empty = KINDS - filled_estates(g, seat)
        g.coins[seat] -= EMPTY_ESTATE * empty
        tell(g, EMPTY_ESTATES, seat, (empty, EMPTY_ESTATE * empty))
    g.winners = tuple(richest(g))
    fact = WON if len(g.winners) == 1 else SHARED
    for seat in g.winners:
        tell(g, fact, seat, (g.coins[seat],))


def richest(g: MiddleAges) -> list[int]:
    """Most coins; then most Palaces, Churches and so on to Fields; then the victory is shared (M-5.2, M-6.6-03)."""
    best = max(g.coins)
    tied = [seat for seat in range(g.rules.seats) if g.coins[seat] == best]
    for estate in range(KINDS - 1, -1, -1):
        most = max([g.counts[seat * KINDS + estate] for seat in tied])
        tied = [seat for seat in tied if g.counts[seat * KINDS + estate] == most]
    return tied


PHASES: Final[tuple[Callable[[MiddleAges], None], ...]] = (discard, turns, refill, event, close)
ROUND: Final[tuple[Step[Any], ...]] = tuple([Round(phase) for phase in range(len(PHASES) + 1)])
NEXT_ROUND: Final = ROUND[0]
TURNS: Final = tuple([Turn(seat) for seat in range(5)])
