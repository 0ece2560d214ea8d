"""The greedy bot: the option that is worth most at this moment. And the page boy, who often takes the next best."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from oyez.bots.minded import Minded
from oyez.bots.sense import Reason, Sense
from oyez.bots.table import Table
from oyez.engine.kernel import Decision, State
from oyez.engine.words import Action

TIE: Final = 1e-9
ABSENT_MIND: Final = 0.35  # how often a page boy does not take the best option
NEVER: Final = -1.0


class GreedyBot(Minded):
    """Answers each question by itself, from what its seat may know; the seed only decides between equals."""

    def choose(self, table: Table) -> Action:
        decision = table.decision
        options = decision.options
        if len(options) == 1:
            return options[0]
        g = table.imagine(0)
        self._sense.observe(g, decision)
        action = self._sense.initiative(g, table) or self._by_worth(g, decision)
        self._sense.note(g, decision, action)
        return action

    def _by_worth(self, g: State, decision: Decision) -> Action:
        options = decision.options
        worths = self._sense.worths(g, decision)
        best = max(worths)
        equals = [action for action, worth in zip(options, worths, strict=True) if worth >= best - TIE]
        return equals[0] if len(equals) == 1 else self._chance.choice(equals)


class PageBoy:
    """Knows what options are worth, but is not always with his thoughts; he offers nothing by himself."""

    def __init__(self, sense: Sense, seed: int) -> None:
        self._sense: Final = sense
        self._chance: Final = Random(seed)

    def choose(self, table: Table) -> Action:
        options = table.decision.options
        if len(options) == 1:
            return options[0]
        worths = self._sense.worths(table.imagine(0), table.decision)
        best = max(worths)
        if self._chance.random() >= ABSENT_MIND:
            return options[worths.index(best)]
        sensible = [a for a, worth in zip(options, worths, strict=True) if worth > NEVER or worth == best]
        return self._chance.choice(sensible)

    def mind(self) -> tuple[tuple[Any, ...], object | None]:
        return self._chance.getstate(), None

    def take_over(self, mind: tuple[tuple[Any, ...], object | None]) -> None:
        self._chance.setstate(mind[0])

    def why_not(self, table: Table, action: Action) -> Reason | None:
        """His reasons are good, even if he had none."""
        return self._sense.why_not(table.imagine(0), table.decision, action)
