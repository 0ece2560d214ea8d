"""The tree of a search: what one seat may choose, moment after moment, and how that turned out.

There is one tree for all imagined states: a node stands for what the seat has done and been asked since the
root, whatever was dealt to the others. Options that an imagined state does not offer are passed over there.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from oyez.bots.sense import Plan
from oyez.engine.kernel import Decision
from oyez.engine.words import Action, Prompt

FEW: Final = 8  # visits that tell nothing about how results are spread
UNKNOWN: Final = 0.2
LEAST: Final = 0.01


@final
class Edge:
    """One plan at a node: how often it was tried and what it brought."""

    def __init__(self, plan: Plan, rank: int) -> None:
        self.plan: Final = plan
        self.prior: Final = 1.0 / (1.0 + rank)
        self.tried = 0
        self.open = 0  # visits of the node in which the plan was possible
        self.total = 0.0
        self.below: Final[dict[Prompt, Node]] = {}  # by what is asked next

    def mean(self) -> float:
        return self.total / self.tried


@final
class Node:
    """A moment of choice. Its plans come in order of their worth and are let in as visits mount up."""

    def __init__(self) -> None:
        self.edges: Final[list[Edge]] = []
        self.known: Final[set[tuple[Action, ...]]] = set()
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def spread(self) -> float:
        """The standard deviation of what was brought here: the scale on which differences are to be seen."""
        if self.visits < FEW:
            return UNKNOWN
        mean = self.total / self.visits
        return max(LEAST, sqrt(max(0.0, self.squares / self.visits - mean * mean)))

    def learn(self, edge: Edge, share: float) -> None:
        self.visits += 1
        self.total += share
        self.squares += share * share
        edge.tried += 1
        edge.total += share

    def meet(self, plans: list[Plan]) -> None:
        """Plans that this node has not seen before, the best first."""
        for plan in plans:
            if plan.actions not in self.known:
                self.known.add(plan.actions)
                self.edges.append(Edge(plan, len(self.edges)))

    def choices(self, decision: Decision) -> list[Edge]:
        """The plans that can be begun here and now."""
        return [edge for edge in self.edges if edge.plan.actions[0] in decision.options]

    def select(self, decision: Decision, wide: float, curious: float) -> Edge:
        """The most promising plan of those let in: by mean, prior and how little it was tried (PUCT)."""
        edges = self.choices(decision)
        let_in = edges[: max(2, int(wide * sqrt(self.visits + 1)))]
        for edge in let_in:
            edge.open += 1
        usual = self.total / self.visits if self.visits else 0.5
        best, highest = let_in[0], -1.0
        for edge in let_in:
            mean = edge.mean() if edge.tried else usual
            bound = mean + curious * edge.prior * sqrt(edge.open) / (1 + edge.tried)
            if bound > highest:
                best, highest = edge, bound
        return best
