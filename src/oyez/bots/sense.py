"""What a bot knows of one game: the worth of options, plans of several choices, how a position stands."""

from __future__ import annotations

from math import exp
from typing import NamedTuple, Protocol

from oyez.bots.table import Table
from oyez.engine.kernel import Decision, Seat, State
from oyez.engine.words import Action


class Plan(NamedTuple):
    """Choices that belong together, such as the parts of a march, and what they are worth to their seat."""

    worth: float
    actions: tuple[Action, ...]


class Reason(NamedTuple):
    """Why somebody is told no: a message of locales/*/GAME-bots.ftl, so that everybody reads it in his language."""

    message: str
    to: Seat  # who had asked
    deniers: int = 0  # that would change the answer; 0: none would
    aside: bool = False  # for whoever asked alone


class Sense(Protocol):
    """Every answer follows from what the asked seat may know in the given state, and from what it remembers."""

    def fresh(self) -> Sense:
        """For one bot alone, with nothing remembered yet."""
        ...

    def observe(self, g: State, decision: Decision) -> None:
        """Look at the table before choosing, for what is to be remembered."""
        ...

    def note(self, g: State, decision: Decision, action: Action) -> None:
        """Remember what was chosen."""
        ...

    def memory(self) -> object | None:
        """All that is remembered, as plain data that another process can be sent; None if nothing ever is."""
        ...

    def remember(self, memory: object) -> None:
        """Take over what another sense of the same game gave as its memory."""
        ...

    def worths(self, g: State, decision: Decision) -> list[float]:
        """What each option is worth."""
        ...

    def reply(self, g: State, decision: Decision) -> tuple[Action, ...]:
        """The choices of somebody who looks no farther than the worth of his options, quickly found."""
        ...

    def plans(self, g: State, decision: Decision) -> list[Plan]:
        """What is worth thinking about, the best first; each begins with another option or goes on differently."""
        ...

    def initiative(self, g: State, table: Table) -> Action | None:
        """Something better than any answer, out of what the seat may do unasked."""
        ...

    def part(self, decision: Decision) -> float:
        """Which part of a search's budget a question deserves; 0: its worths are enough."""
        ...

    def is_awaited(self, decision: Decision) -> bool:
        """Whether somebody has asked for something and waits for the answer."""
        ...

    def why_not(self, g: State, decision: Decision, action: Action) -> Reason | None:
        """Why what somebody asked for is refused; None if it is not, or nobody asked.

        It follows from what everybody may know: a reason is heard by all who heard the question.
        """
        ...

    def shares(self, g: State) -> list[float]:
        """Which part of the victory each seat may expect; 1 in all."""
        ...

    def clock(self, g: State) -> int:
        """How far the game has come: a search looks a number of these ahead."""
        ...


def victory(g: State, seats: int) -> list[float]:
    """Who has won; a shared victory counts in shares."""
    return [1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(seats)]


def softmax(scores: list[float], heat: float) -> list[float]:
    best = max(scores)
    powers = [exp((score - best) / heat) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]
