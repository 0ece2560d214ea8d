"""The round as the rulebook's contents page has it (F-R-02)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Step, become, call
from oyez.games.fief.rules.state import Fief


@final
class Round(Step[Fief]):
    """All phases, then the next round; `phase` counts those begun. A phase without stages is skipped (X-GEN-04)."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, g: Fief) -> None:
        if self.phase == len(g.rules.turn):
            become(g, ROUND[0])
            return
        become(g, ROUND[self.phase + 1])
        if not g.rules.turn[self.phase]:
            return
        g.phase = self.phase + 1
        g.active = g.first
        g.offers_made = g.annulment_sought = 0
        call(g, steps_of(g, self.phase))

    def marks(self) -> tuple[int, ...]:
        return (self.phase,)


def steps_of(g: Fief, phase: int) -> list[Step[Any]]:
    """All steps of a phase, numbered from 0, in the order of its stages."""
    steps: list[Step[Any]] = []
    for stage in g.rules.turn[phase]:
        steps += stage.steps(g)
    return steps


ROUND: Final = tuple([Round(phase) for phase in range(12)])
