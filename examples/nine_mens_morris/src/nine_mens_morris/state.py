"""The state of a game, and the questions that everything else asks of it."""

from __future__ import annotations

from typing import Any, Final, final

from nine_mens_morris.points import MEN, MILLS_AT, NEIGHBOURS, NOBODYS, POINTS, SEATS
from nine_mens_morris.rules import Rules
from oyez.engine.kernel import Decision, Seat, State, Step, Tape

FEWEST: Final = 3  # men to go on with, and the number that may fly


@final
class Morris(State):
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
        board: list[int],
        hand: list[int],
        turn: int,
        past: list[int],
    ) -> None:
        super().__init__(seed, forced, stack, pending, winners, tape)
        self.rules: Final = rules
        self.board = board  # whose man stands there, by point
        self.hand = hand  # men not yet placed, by seat
        self.turn = turn  # turns that were taken
        self.past = past  # positions since the last man was placed or taken, the one at hand last

    def copy(self) -> Morris:
        return Morris(
            rules=self.rules,
            seed=self.seed,
            forced=self.forced.copy(),
            stack=self.stack.copy(),
            pending=self.pending,
            winners=self.winners,
            tape=None,
            board=self.board.copy(),
            hand=self.hand.copy(),
            turn=self.turn,
            past=self.past.copy(),
        )

    def snapshot(self) -> dict[str, object]:
        return {
            "board": list(self.board),
            "hand": list(self.hand),
            "turn": self.turn,
            "past": list(self.past),
        }


def new_state(rules: Rules, seed: int, forced: list[int]) -> Morris:
    return Morris(
        rules=rules,
        seed=seed,
        forced=forced,
        stack=[],
        pending=(),
        winners=(),
        tape=Tape(),
        board=[NOBODYS] * len(POINTS),
        hand=[MEN] * SEATS,
        turn=0,
        past=[],
    )


def rival(seat: Seat) -> Seat:
    return 1 - seat


def men(g: Morris, seat: Seat) -> list[int]:
    """The points where men of this seat stand."""
    return [point for point, owner in enumerate(g.board) if owner == seat]


def in_mill(g: Morris, point: int) -> bool:
    """Whether the man there stands in a mill of its owner (N-3.1-01)."""
    owner = g.board[point]
    for mill in MILLS_AT[point]:
        if all([g.board[each] == owner for each in mill]):
            return True
    return False


def flies(g: Morris, seat: Seat) -> bool:
    """N-2.3-01: all men are placed, and three are left."""
    return g.rules.flying and not g.hand[seat] and g.board.count(seat) == FEWEST


def reach(g: Morris, seat: Seat, point: int) -> list[int]:
    """Where the man on this point may go (N-2.2-01, N-2.3-01)."""
    there = range(len(POINTS)) if flies(g, seat) else NEIGHBOURS[point]
    return [to for to in there if g.board[to] == NOBODYS]


def has_too_few(g: Morris, seat: Seat) -> bool:
    return not g.hand[seat] and g.board.count(seat) < FEWEST  # N-4.1-01


def takeable(g: Morris, seat: Seat) -> list[int]:
    """The rival's men that a mill of this seat may take (N-3.2-01, N-3.2-02)."""
    theirs = men(g, rival(seat))
    free = [point for point in theirs if not in_mill(g, point)]
    return free or theirs


def key(g: Morris, to_move: Seat) -> int:
    """The position as one number: who moves, then each point."""
    number = to_move
    for owner in g.board:
        number = number * (SEATS + 1) + owner + 1
    return number
