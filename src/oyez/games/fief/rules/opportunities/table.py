"""The opportunity cards and their uses, as the base game brings them in.

They are gathered here because the cards need battles and deaths, which need windows, which need the cards.
"""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.board.tables import (
    AMBUSH,
    ASSASSINATION,
    CARDINAL_CARD,
    DARC,
    JUSTICE,
    PASSAGE,
    UPRISING,
)
from oyez.games.fief.rules.doors import Use
from oyez.games.fief.rules.opportunities.ambush import ambush, can_ambush
from oyez.games.fief.rules.opportunities.assassination import (
    assassination,
    can_assassinate,
    can_judge,
    justice,
)
from oyez.games.fief.rules.opportunities.passage import can_use_passage, passage
from oyez.games.fief.rules.opportunities.persons import can_elevate, can_inspire, elevation, inspiration
from oyez.games.fief.rules.opportunities.rising import can_rise, rising

# Kind of card -> whether the seat has a legal use for it now, the steps that carry it out, and the row that says
# what it needs. Questions are pure; in ascending order. An expansion may give a card another use.
USES: Final[dict[int, Use]] = {
    CARDINAL_CARD: (can_elevate, elevation, "F-9.2-01"),
    DARC: (can_inspire, inspiration, "F-9.1-01"),
    UPRISING: (can_rise, rising, "F-10.1-01"),
    PASSAGE: (can_use_passage, passage, "F-10.2-01"),
    ASSASSINATION: (can_assassinate, assassination, "F-10.3-01"),
    JUSTICE: (can_judge, justice, "F-10.4-01"),
    AMBUSH: (can_ambush, ambush, "F-10.5-01"),
}
