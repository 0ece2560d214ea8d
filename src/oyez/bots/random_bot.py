"""The random bot: any legal option, each as likely as the next; now and then an initiative."""

from __future__ import annotations

from random import Random
from typing import Final

from oyez.bots.table import Table
from oyez.engine.words import Action

ENTERPRISE: Final = 0.02  # how often it looks whether it could do something that nobody asked for


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._chance: Final = Random(seed)

    def choose(self, table: Table) -> Action:
        options = table.decision.options
        pick = self._chance.random()
        if pick < ENTERPRISE:
            acts = table.initiatives
            if acts:
                return self._chance.choice(acts)
        return options[int(pick * len(options))]
