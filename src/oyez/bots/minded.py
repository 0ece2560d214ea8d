"""What all bots that think have: a sense of their game, chance, and a memory that can be handed on."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from oyez.bots.sense import Reason, Sense
from oyez.bots.table import Table
from oyez.engine.words import Action


class Minded:
    """How it chooses is its own; the same seed makes the same choices."""

    def __init__(self, sense: Sense, seed: int) -> None:
        self._sense: Final = sense.fresh()
        self._chance: Final = Random(seed)

    def why_not(self, table: Table, action: Action) -> Reason | None:
        """Why it answers what somebody asked for as it does."""
        return self._sense.why_not(table.imagine(0), table.decision, action)

    def recall(self, table: Table, action: Action) -> None:
        """Remember a choice of an earlier sitting."""
        if len(table.decision.options) > 1:
            g = table.imagine(0)
            self._sense.observe(g, table.decision)
            self._sense.initiative(g, table)  # who can be talked to
            self._sense.note(g, table.decision, action)

    def memory(self) -> object | None:
        """What it remembers, as plain data; None if it never remembers anything."""
        return self._sense.memory()

    def remember(self, memory: object) -> None:
        """Go on with the memory of another such bot."""
        self._sense.remember(memory)

    def mind(self) -> tuple[tuple[Any, ...], object | None]:
        """With what another such bot would go on choosing as this one does: its chance and its memory.

        The rest of a plan stays behind; it makes another.
        """
        return self._chance.getstate(), self.memory()

    def take_over(self, mind: tuple[tuple[Any, ...], object | None]) -> None:
        """Go on with the mind of another such bot."""
        self._chance.setstate(mind[0])
        if mind[1] is not None:
            self.remember(mind[1])
