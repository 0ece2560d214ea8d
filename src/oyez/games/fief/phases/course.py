"""The phases of a round, in order (F-R-02)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.phases.battles import battles
from oyez.games.fief.phases.cards import cards
from oyez.games.fief.phases.closing import closing
from oyez.games.fief.phases.hear_ye import hear_ye
from oyez.games.fief.phases.income import income
from oyez.games.fief.phases.movement import movement
from oyez.games.fief.phases.purchases import purchases
from oyez.games.fief.rules import Phase

TURN: Final[tuple[Phase, ...]] = (hear_ye, cards, income, purchases, movement, battles, closing)
