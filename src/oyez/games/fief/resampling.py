"""States that a seat cannot tell from the real one."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.games.fief.state import Fief


def resample(g: Fief, seat: Seat, seed: int) -> Fief:
    new = g.copy()
    new.seed = seed
    new.forced = []
    return new
