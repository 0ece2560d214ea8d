"""A plan being carried out, choice by choice."""

from __future__ import annotations

from typing import final

from oyez.engine.kernel import Decision
from oyez.engine.words import Action


@final
class Script:
    """What is left of a plan: choices that are not open are passed over.

    A secret question, such as whether to play a card now, interrupts it; any other it cannot answer ends it.
    """

    def __init__(self) -> None:
        self.left: tuple[Action, ...] = ()

    def start(self, plan: tuple[Action, ...]) -> Action:
        self.left = plan[1:]
        return plan[0]

    def next(self, decision: Decision) -> Action | None:
        """The plan's answer to the question; None if it has none."""
        for at, action in enumerate(self.left):
            if action in decision.options:
                self.left = self.left[at + 1 :]
                return action
        if not decision.prompt.secret:
            self.left = ()
        return None
