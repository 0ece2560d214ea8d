"""The course of the game: set-up, the four steps of a round, the end (M-1.2, M-2, M-5)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import (
    NOBODY,
    Decision,
    Seat,
    Step,
    Tape,
    become,
    call,
    end,
    push,
    settle,
    shuffled,
    tell,
    tell_one,
    tell_two,
)
from oyez.engine.numbers import i64, vec
from oyez.engine.questions import Question
from oyez.engine.words import Action
from oyez.games.middle_ages.estates import activate
from oyez.games.middle_ages.events import apply_event
from oyez.games.middle_ages.piles import lay_row
from oyez.games.middle_ages.rules import MOST, Rules
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
        order=vec[i64](),
        rows=vec[i64]([NO_TILE] * (ROWS * ROW)),
        lords=vec[i64]([NO_SPOT] * n),
        scouts=vec[i64]([NO_SPOT] * n),
        boards=[[] for _ in range(n)],
        cemeteries=[[] for _ in range(n)],
        counts=vec[i64]([0] * (n * KINDS)),
        farmers=vec[i64]([0] * n),
        chests=vec[i64]([0] * n),
        coins=vec[i64]([0] * n),  # M-6.1-02
        extra=vec[i64]([0] * n),
        plots=vec[i64]([NO_PLOT] * (n * KINDS)),
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
    g.order = vec[i64](shuffled(g, list(range(n))))
    g.stack.append(NEXT_ROUND)
    call(g, [FirstLord(seat) for seat in g.order])
    settle(g)
    return g


@final
class FirstLord(Step[MiddleAges]):
    """A player puts his Lord on an empty tile of row 1 (M-1.2-05)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        return FIRST_PLACES.ask(self.seat, whole_row(g) & ~standing_on(g.lords))

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        spot: i64 = action.noun
        g.lords[self.seat] = spot
        tell_two(g, PLACED, self.seat, spot, g.rows[spot])

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Turn(Step[MiddleAges]):
    """A player moves his Lord, then takes the tile it left (M-2.3)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, g: MiddleAges) -> tuple[Decision, ...]:
        if g.round == ROUNDS:
            return ()
        return lord_moves(g, self.seat)

    def take(self, g: MiddleAges, seat: Seat, action: Action) -> None:
        end(g)
        left = g.lords[self.seat]
        enter(g, self.seat, action.noun)
        take_tile(g, self.seat, left)

    def run(self, g: MiddleAges) -> None:
        end(g)  # M-2.3-03: in round 16 the Lord does not move
        take_tile(g, self.seat, g.lords[self.seat])

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def whole_row(g: MiddleAges) -> i64:
    """The places of a row, one bit each (M-1.2-03)."""
    return (2 << g.rules.seats) - 1


def lord_moves(g: MiddleAges, seat: i64) -> tuple[Decision, ...]:
    """Tiles of the next row without a Lord or a foreign Scout (M-2.3-02)."""
    row = next_row(g)
    return MOVES[row].ask(seat, whole_row(g) & ~(barred_spots(g, seat) >> row * ROW))


def enter(g: MiddleAges, seat: i64, spot: i64) -> None:
    """The Lord enters a row; a Scout waiting there comes home, its tile free at once (M-3.4-02, M-6.3-04)."""
    g.lords[seat] = spot
    tell_two(g, MOVED, seat, spot, g.rows[spot])
    scout = g.scouts[seat]
    if scout != NO_SPOT and scout // ROW == spot // ROW:
        g.scouts[seat] = NO_SPOT
        tell(g, SCOUT_CAME_HOME, seat)


def take_tile(g: MiddleAges, seat: i64, spot: i64) -> None:
    tile = g.rows[spot]
    g.rows[spot] = NO_TILE
    activate(g, seat, tile)


# The phases of a round.
DISCARD: Final = 0
TURN: Final = 1
REFILL: Final = 2
EVENT: Final = 3
CLOSE: Final = 4


@final
class Round(Step[MiddleAges]):
    """One round: discard, turns, refill, Event (M-2.1-02), counted by `phase`."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def run(self, g: MiddleAges) -> None:
        phase = self.phase
        become(g, ROUND[phase + 1])
        if phase == DISCARD:
            discard(g)
        elif phase == TURN:
            turns(g)
        elif phase == REFILL:
            refill(g)
        elif phase == EVENT:
            event(g)
        else:
            close(g)

    def marks(self) -> tuple[int, ...]:
        return (self.phase,)


def discard(g: MiddleAges) -> None:
    """The one tile of the row without a Lord leaves (M-2.2-01)."""
    g.round += 1
    tell_one(g, ROUND_BEGAN, NOBODY, g.round)
    lords = standing_on(g.lords)
    first = current_row(g) * ROW
    for spot in range(first, first + g.rules.seats + 1):
        tile = g.rows[spot]
        if tile != NO_TILE and not lords >> spot & 1:  # a scenario may begin without that tile
            assert not standing_on(g.scouts) >> spot & 1  # M-6.3-05
            g.discards.append(tile)
            tell_one(g, DISCARDED, NOBODY, tile)
            g.rows[spot] = NO_TILE


def turns(g: MiddleAges) -> None:
    """The Lords of the row set the turn order, leftmost first (M-2.3-01)."""
    order = seats_by_lord(g)
    g.order = order
    for place in range(g.rules.seats - 1, -1, -1):
        push(g, TURNS[order[place]])


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
        tell_two(g, EMPTY_ESTATES, seat, empty, EMPTY_ESTATE * empty)
    g.winners = richest(g)
    fact = WON if len(g.winners) == 1 else SHARED
    for winner in g.winners:
        tell_one(g, fact, winner, g.coins[winner])


def richest(g: MiddleAges) -> tuple[Seat, ...]:
    """Most coins; then most Palaces, Churches and so on to Fields; then the victory is shared (M-5.2, M-6.6-03)."""
    tied = with_most(g, (1 << g.rules.seats) - 1, g.coins, 0, 1)
    for estate in range(KINDS - 1, -1, -1):
        tied = with_most(g, tied, g.counts, estate, KINDS)
    return tuple([seat for seat in range(g.rules.seats) if tied >> seat & 1])


def with_most(g: MiddleAges, among: i64, numbers: vec[i64], first: i64, stride: i64) -> i64:
    """Of these seats, one bit each, those with the highest number; that of seat 0 stands at `first`."""
    found: i64 = 0
    most: i64 = 0
    for seat in range(g.rules.seats):
        if among >> seat & 1:
            number = numbers[first + seat * stride]
            if not found or number > most:
                found = 1 << seat
                most = number
            elif number == most:
                found |= 1 << seat
    return found


ROUND: Final[tuple[Step[Any], ...]] = tuple([Round(phase) for phase in range(CLOSE + 2)])
NEXT_ROUND: Final = ROUND[0]
TURNS: Final = tuple([Turn(seat) for seat in range(MOST)])
FIRST_PLACES: Final = Question(FIRST_LORD, PLACE, 0, ROW, MOST)
MOVES: Final = tuple([Question(MOVE_LORD, MOVE, row * ROW, ROW, MOST) for row in range(ROWS)])
