"""The round as the rulebook's contents page has it (F-R-02)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Step, become, call
from oyez.games.fief.state import Fief


@final
class Round(Step[Fief]):
    """Seven phases, then the next round; `phase` counts those begun."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, g: Fief) -> None:
        if self.phase == len(g.rules.turn):
            become(g, ROUND[0])
            return
        become(g, ROUND[self.phase + 1])
        g.phase = self.phase + 1
        g.active = g.first
        g.offers_made = g.annulment_sought = 0
        call(g, g.rules.turn[self.phase](g))

    def marks(self) -> tuple[int, ...]:
        return (self.phase,)


ROUND: Final = tuple([Round(phase) for phase in range(12)])
