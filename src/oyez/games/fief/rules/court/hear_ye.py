"""Phase 1, Hear ye: marriages, then elections of Bishops, Pope and King (F-R-04)."""

from __future__ import annotations

from typing import Any

from oyez.engine.kernel import NOBODY, Step, tell
from oyez.games.fief.rules.board.tables import KING, POPE
from oyez.games.fief.rules.cards.moment_words import BEFORE_MARRIAGES
from oyez.games.fief.rules.cards.windows import window
from oyez.games.fief.rules.court.candidacies import BishopElections, Election
from oyez.games.fief.rules.court.marriages import CourtshipTurn
from oyez.games.fief.rules.court.words import ROUND_BEGAN
from oyez.games.fief.rules.state import Fief, turn_order


def opening(g: Fief) -> list[Step[Any]]:
    """A round begins. Each stage is finished for all players before the next one starts (F-R-06)."""
    g.round += 1
    g.new_bishops = 0
    g.hats_refused = 0
    g.relics_refused = 0
    tell(g, ROUND_BEGAN, NOBODY, (g.round,))
    return [window(g, BEFORE_MARRIAGES)]


def marriages(g: Fief) -> list[Step[Any]]:
    return [CourtshipTurn(seat) for seat in turn_order(g)]


def bishops(g: Fief) -> list[Step[Any]]:
    return [BishopElections(0)]


def pope(g: Fief) -> list[Step[Any]]:
    return [Election(POPE)]


def king(g: Fief) -> list[Step[Any]]:
    return [Election(KING)]
