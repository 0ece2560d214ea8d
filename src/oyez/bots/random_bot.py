"""The random bot: any legal option, each as likely as the next."""

from __future__ import annotations

from random import Random
from typing import Final

from oyez.bots.table import Table
from oyez.engine.words import Action


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._chance: Final = Random(seed)

    def choose(self, table: Table) -> Action:
        options = table.decision.options
        return options[int(self._chance.random() * len(options))]
