"""What a choice is worth in plain numbers: shown beside the options (no rules here)."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.games.fief.state import Fief


def hints(g: Fief, seat: Seat) -> dict[str, dict[str, int]]:
    return {}
