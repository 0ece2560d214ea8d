"""The opportunity cards and their uses. The course of the game imports this, so that every window finds them.

They are gathered here because the cards need battles and deaths, which need windows, which need the cards.
"""

from __future__ import annotations

from oyez.games.fief.rules.board.tables import (
    AMBUSH,
    ASSASSINATION,
    CARDINAL_CARD,
    DARC,
    JUSTICE,
    PASSAGE,
    UPRISING,
)
from oyez.games.fief.rules.opportunities.ambush import ambush, can_ambush
from oyez.games.fief.rules.opportunities.assassination import (
    assassination,
    can_assassinate,
    can_judge,
    justice,
)
from oyez.games.fief.rules.opportunities.passage import can_use_passage, passage
from oyez.games.fief.rules.opportunities.persons import can_elevate, can_inspire, elevation, inspiration
from oyez.games.fief.rules.opportunities.playing import USES
from oyez.games.fief.rules.opportunities.rising import can_rise, rising

__all__ = ["USES"]

USES[CARDINAL_CARD] = (can_elevate, elevation, "F-9.2-01")
USES[DARC] = (can_inspire, inspiration, "F-9.1-01")
USES[UPRISING] = (can_rise, rising, "F-10.1-01")
USES[PASSAGE] = (can_use_passage, passage, "F-10.2-01")
USES[ASSASSINATION] = (can_assassinate, assassination, "F-10.3-01")
USES[JUSTICE] = (can_judge, justice, "F-10.4-01")
USES[AMBUSH] = (can_ambush, ambush, "F-10.5-01")
