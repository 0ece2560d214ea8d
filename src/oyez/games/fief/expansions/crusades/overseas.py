"""Outremer as a place off the map of France: what stock, relics, windows and captivity ask about it."""

from __future__ import annotations

from typing import Any, final

from oyez.engine.kernel import Seat
from oyez.games.fief.expansions.crusades.army import beside, is_engaged
from oyez.games.fief.expansions.crusades.part import away, crusade_of, found_again, is_away
from oyez.games.fief.rules.doors import OffMap


@final
class Overseas(OffMap):
    def counters(self, g: Any, kind: int, seat: Seat) -> int:
        return away(g, kind, seat)

    def engines(self, g: Any, seat: Seat) -> int:
        return crusade_of(g).engines_of(seat)

    def has_lord(self, g: Any, lord: int) -> bool:
        return is_away(g, lord)

    def beside(self, g: Any, lord: int) -> list[int]:
        return beside(g, lord)

    def is_engaged(self, g: Any, seat: Seat) -> bool:
        return is_engaged(g, seat)

    def found_again(self, g: Any, relic: int) -> int:
        return found_again(g, relic)
