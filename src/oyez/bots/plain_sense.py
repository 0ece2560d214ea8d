"""A sense for games in which nobody is talked to and nothing has to be remembered: only worths are left to say."""

from __future__ import annotations

from oyez.bots.sense import Plan, Reason, Sense
from oyez.bots.table import Table
from oyez.engine.kernel import Decision, State
from oyez.engine.words import Action


class PlainSense:
    def worths(self, g: State, decision: Decision) -> list[float]:
        """What each option is worth."""
        raise NotImplementedError

    def shares(self, g: State) -> list[float]:
        """Which part of the victory each seat may expect; 1 in all."""
        raise NotImplementedError

    def clock(self, g: State) -> int:
        """How far the game has come: a search looks a number of these ahead."""
        raise NotImplementedError

    def fresh(self) -> Sense:
        return self

    def observe(self, g: State, decision: Decision) -> None:
        pass

    def note(self, g: State, decision: Decision, action: Action) -> None:
        pass

    def memory(self) -> object | None:
        return None

    def remember(self, memory: object) -> None:
        pass

    def reply(self, g: State, decision: Decision) -> tuple[Action, ...]:
        worths = self.worths(g, decision)
        return (decision.options[worths.index(max(worths))],)

    def plans(self, g: State, decision: Decision) -> list[Plan]:
        worths = zip(self.worths(g, decision), decision.options, strict=True)
        return sorted([Plan(worth, (action,)) for worth, action in worths], key=lambda plan: -plan.worth)

    def initiative(self, g: State, table: Table) -> Action | None:
        return None

    def part(self, decision: Decision) -> float:
        return 1.0

    def is_awaited(self, decision: Decision) -> bool:
        return False

    def why_not(self, g: State, decision: Decision, action: Action) -> Reason | None:
        return None
