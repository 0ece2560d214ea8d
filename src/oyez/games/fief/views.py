"""What a seat may know."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.games.fief.state import Fief
from oyez.games.fief.truth import truth


def view(g: Fief, seat: Seat) -> dict[str, object]:
    return {"round": g.round, "phase": truth(g)["phase"]}
