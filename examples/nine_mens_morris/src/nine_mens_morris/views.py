"""What a seat may know, which here is everything, and the same in words for scenarios."""

from __future__ import annotations

from typing import Final

from nine_mens_morris.points import FILES, POINTS, RANKS, SEATS
from nine_mens_morris.state import Morris, flies, men
from oyez.engine.kernel import Seat

PHASES: Final = ("placing", "moving", "flying", "over")


def view(g: Morris) -> dict[str, object]:
    return {
        "round": g.turn // SEATS + 1,
        "phase": PHASES.index(phase(g)),
        "board": grid(g),
        "hand": list(g.hand),
        "men": [g.board.count(seat) for seat in range(SEATS)],
        "quiet": max(0, len(g.past) - 1),
        "winners": list(g.winners),
    }


def grid(g: Morris) -> list[list[int | None]]:
    """Seven rows of seven from the top: 0 for an empty point, 1 and 2 for men of the seats, None for no point."""
    at = {point: g.board[number] + 1 for number, point in enumerate(POINTS)}
    return [[at.get(f"{file}{rank}") for file in FILES] for rank in RANKS]


def phase(g: Morris) -> str:
    if g.winners:
        return "over"
    if sum(g.hand):
        return "placing"
    return "flying" if any(flies(g, seat) for seat in range(SEATS)) else "moving"


def truth(g: Morris) -> dict[str, object]:
    """Everything in words; position.py reads the same names."""
    return {
        "round": g.turn // SEATS + 1,
        "phase": phase(g),
        "men": [[POINTS[point] for point in men(g, seat)] for seat in range(SEATS)],
        "hand": list(g.hand),
        "quiet": max(0, len(g.past) - 1),
        "winners": list(g.winners),
    }


def resample(g: Morris, seat: Seat, seed: int) -> Morris:
    """Nothing is hidden; the generator is another, though nobody draws from it."""
    new = g.copy()
    new.seed = seed
    new.forced = []
    return new
