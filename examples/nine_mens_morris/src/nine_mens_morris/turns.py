"""The course of the game: a turn, what a mill takes, and how it ends (N-2, N-3, N-4)."""

from __future__ import annotations

from typing import Final, final

from nine_mens_morris.points import NOBODYS, POINTS, SEATS, WAY, WAYS
from nine_mens_morris.rules import Rules
from nine_mens_morris.state import (
    Morris,
    flies,
    has_too_few,
    in_mill,
    key,
    men,
    new_state,
    reach,
    rival,
    takeable,
)
from nine_mens_morris.words import (
    BLOCKED,
    CLOSED,
    FLEW,
    FLY_MAN,
    MOVE,
    MOVE_MAN,
    MOVED,
    PLACE,
    PLACE_MAN,
    PLACED,
    QUIET,
    REPEATED,
    TAKE,
    TAKE_MAN,
    TOO_FEW,
    TOOK,
    WON,
)
from oyez.engine.kernel import NOBODY, Decision, Seat, Step, become, call, end, settle, tell
from oyez.engine.words import Action, Fact

TIMES: Final = 3  # that one position may come up
QUIET_MOVES: Final = 100  # of both players together without a mill


def setup(rules: Rules, seed: int, forced: list[int]) -> Morris:
    """An empty board; the first seat begins (N-1.2-02). Nothing is left to chance."""
    g = new_state(rules, seed, forced)
    g.stack.append(TURNS[0])
    settle(g)
    return g


@final
class Turn(Step[Morris]):
    """A player places a man, or moves one; a mill takes a man of the rival (N-2)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Morris) -> tuple[Decision, ...]:
        if has_too_few(g, self.seat) or is_drawn(g):
            return ()
        if g.hand[self.seat]:
            places = [PLACE[point] for point in range(len(POINTS)) if g.board[point] == NOBODYS]
            return (Decision(self.seat, PLACE_MAN, tuple(places)),)
        options = moves(g, self.seat)
        prompt = FLY_MAN if flies(g, self.seat) else MOVE_MAN
        return (Decision(self.seat, prompt, options),) if options else ()

    def take(self, g: Morris, seat: Seat, action: Action) -> None:
        to = self._put(g, action)
        g.turn += 1
        become(g, TURNS[rival(seat)])
        if in_mill(g, to):
            tell(g, CLOSED, seat)
            call(g, [CAPTURES[seat]])
        else:
            remember(g, rival(seat))

    def _put(self, g: Morris, action: Action) -> int:
        """Place or move the man; returns the point where it stands now."""
        if action.verb is PLACE:
            g.hand[self.seat] -= 1
            g.board[action.noun] = self.seat
            tell(g, PLACED, self.seat, (action.noun,))
            return action.noun
        start, to = WAYS[action.noun]
        tell(g, FLEW if flies(g, self.seat) else MOVED, self.seat, (start, to))
        g.board[start] = NOBODYS
        g.board[to] = self.seat
        return to

    def run(self, g: Morris) -> None:
        """Nothing can be asked: this player has lost, or else the game is drawn (N-4.2-04)."""
        end(g)
        if has_too_few(g, self.seat):
            lose(g, self.seat, TOO_FEW)
        elif not g.hand[self.seat] and not moves(g, self.seat):
            lose(g, self.seat, BLOCKED)
        else:
            draw(g)

    def bar(self, g: Morris, seat: Seat, action: Action) -> str:
        if action.verb is PLACE:
            return "N-2.1-01" if g.hand[seat] else "N-2.2-01"
        if action.verb is MOVE and not g.hand[seat]:
            start, to = WAYS[action.noun]
            return "N-2.2-02" if g.board[start] != seat or g.board[to] != NOBODYS else "N-2.2-01"
        return ""

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


@final
class Capture(Step[Morris]):
    """A mill was closed: its player takes one man of the rival, however many mills it closed (N-3.2-03)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, g: Morris) -> tuple[Decision, ...]:
        options = tuple([TAKE[point] for point in takeable(g, self.seat)])
        return (Decision(self.seat, TAKE_MAN, options),)

    def take(self, g: Morris, seat: Seat, action: Action) -> None:
        end(g)
        g.board[action.noun] = NOBODYS
        tell(g, TOOK, seat, (action.noun, rival(seat)))
        g.past = []
        remember(g, rival(seat))

    def bar(self, g: Morris, seat: Seat, action: Action) -> str:
        theirs = action.verb is TAKE and g.board[action.noun] == rival(seat)
        return "N-3.2-01" if theirs else "N-3.1-02"

    def marks(self) -> tuple[int, ...]:
        return (self.seat,)


def moves(g: Morris, seat: Seat) -> tuple[Action, ...]:
    return tuple([MOVE[WAY[a, b]] for a in men(g, seat) for b in reach(g, seat, a)])


def remember(g: Morris, to_move: Seat) -> None:
    """A position that can come up again: men were moved, not placed (N-4.2)."""
    if sum(g.hand):
        g.past = []
    else:
        g.past.append(key(g, to_move))


def is_drawn(g: Morris) -> bool:
    return is_repeated(g) or len(g.past) > QUIET_MOVES


def is_repeated(g: Morris) -> bool:
    return bool(g.past) and g.past.count(g.past[-1]) == TIMES  # N-4.2-01


def draw(g: Morris) -> None:
    if is_repeated(g):
        tell(g, REPEATED, NOBODY)
    else:
        tell(g, QUIET, NOBODY, (QUIET_MOVES,))
    g.winners = tuple(range(SEATS))  # N-4.2-03


def lose(g: Morris, seat: Seat, why: Fact) -> None:
    tell(g, why, seat)
    tell(g, WON, rival(seat))
    g.winners = (rival(seat),)


TURNS: Final = tuple([Turn(seat) for seat in range(SEATS)])
CAPTURES: Final = tuple([Capture(seat) for seat in range(SEATS)])
