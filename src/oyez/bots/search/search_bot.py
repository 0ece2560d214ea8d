"""The search bot: many imagined games from this moment on, each played a little way, then judged."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final, final

from oyez.bots.search.script import Script
from oyez.bots.search.tree import Edge, Node
from oyez.bots.sense import Sense
from oyez.bots.table import Table
from oyez.engine.kernel import MASK, Decision, Seat, State, play
from oyez.engine.words import Action

LONGEST: Final = 3000  # plays of one imagined game: a guard, not a limit that is met


@final
class Budget:
    """How long a search may take: milliseconds or iterations, and how far ahead it looks."""

    def __init__(
        self, ms: int = 0, iterations: int = 0, ahead: int = 1, wide: float = 1.5, curious: float = 1.5
    ) -> None:
        self.ms: Final = ms
        self.iterations: Final = iterations
        self.ahead: Final = ahead
        self.wide: Final = wide
        self.curious: Final = curious


@final
class SearchBot:
    """Information-set tree search: own choices in the tree, everybody else and the rest by quick replies."""

    def __init__(self, sense: Sense, seed: int, budget: Budget) -> None:
        self._sense: Final = sense.fresh()
        self._chance: Final = Random(seed)
        self._budget: Final = budget
        self._script: Final = Script()
        self.iterations = 0  # of all searches so far

    def choose(self, table: Table) -> Action:
        decision = table.decision
        if len(decision.options) == 1:
            return decision.options[0]
        planned = self._script.next(decision)
        if planned is not None:
            return planned
        seed = self._chance.getrandbits(63)
        g = table.imagine(seed)
        self._sense.observe(g, decision)
        action = self._sense.initiative(g, table) or self._by_search(g, table, seed)
        self._sense.note(g, decision, action)
        return action

    def why_not(self, table: Table) -> tuple[str, int] | None:
        """Why the offer on the table is not accepted: a message and its number of deniers."""
        return self._sense.why_not(table.imagine(0), table.decision)

    def _by_search(self, g: State, table: Table, seed: int) -> Action:
        plans = self._sense.plans(g, table.decision)
        part = self._sense.part(table.decision)
        if len(plans) == 1 or not part:
            return self._script.start(plans[0].actions)
        root = Node()
        root.meet(plans)
        self._grow(root, table, seed, part)
        return self._script.start(self._best(root).plan.actions)

    def _grow(self, root: Node, table: Table, seed: int, part: float) -> None:
        budget = self._budget
        began = perf_counter()
        ends = began + part * budget.ms / 1000
        most = max(2, int(part * budget.iterations))
        done = 0
        while True:
            imagined = Imagined(self._sense, table.imagine((seed + done) & MASK), table.decision, budget)
            imagined.explore(root)
            done += 1
            if budget.iterations:
                left = most - done
            else:
                now = perf_counter()
                left = int((ends - now) * done / (now - began))
            if left <= 0 or is_settled(root, left):
                break
        self.iterations += done

    def _best(self, root: Node) -> Edge:
        """The plan tried most; of several the one with the best mean."""
        tried = [edge for edge in root.edges if edge.tried]
        most = max([edge.tried for edge in tried])
        return max([edge for edge in tried if edge.tried == most], key=Edge.mean)


def is_settled(root: Node, left: int) -> bool:
    """Nothing can overtake the plan tried most."""
    tried = sorted([edge.tried for edge in root.edges], reverse=True)
    return tried[0] > tried[1] + left


@final
class Imagined:
    """One imagined game, played on from the moment of the search."""

    def __init__(self, sense: Sense, g: State, decision: Decision, budget: Budget) -> None:
        self.sense: Final = sense
        self.g: Final = g
        self.seat: Final = decision.seat
        self.budget: Final = budget
        self.ends: Final = sense.clock(g) + budget.ahead
        self.scripts: Final[dict[Seat, Script]] = {}
        self.curious = 0.0

    def explore(self, root: Node) -> None:
        """Down the tree by the most promising plans, one new node, then quick replies to the end."""
        self.curious = self.budget.curious * root.spread()
        path: list[tuple[Node, Edge]] = []
        node: Node | None = root
        for _ in range(LONGEST):
            g = self.g
            if g.winners or self.sense.clock(g) >= self.ends:
                break
            decision = self._asked()
            if node is None or decision.seat != self.seat or len(decision.options) == 1:
                self._reply(decision)
                continue
            script = self.scripts.setdefault(self.seat, Script())
            action = script.next(decision)
            if action is None:
                node, action = self._step(node, decision, path, script)
            play(g, decision.seat, action)
        self._learn(path)

    def _asked(self) -> Decision:
        """The own question first, where several are asked at once."""
        for decision in self.g.pending:
            if decision.seat == self.seat:
                return decision
        return self.g.pending[0]

    def _step(
        self, node: Node, decision: Decision, path: list[tuple[Node, Edge]], script: Script
    ) -> tuple[Node | None, Action]:
        """Choose in the tree; the node below is None if it is new, and then the tree ends here."""
        if path:
            node_below = path[-1][1].below.get(decision.prompt)
            if node_below is None:
                node_below = Node()
                path[-1][1].below[decision.prompt] = node_below
            node = node_below
        if not node.choices(decision):
            node.meet(self.sense.plans(self.g, decision))
        edge = node.select(decision, self.budget.wide, self.curious)
        path.append((node, edge))
        fresh = not edge.tried
        return (None if fresh else node), script.start(edge.plan.actions)

    def _reply(self, decision: Decision) -> None:
        script = self.scripts.setdefault(decision.seat, Script())
        action: Action | None
        if len(decision.options) == 1:
            action = decision.options[0]
        else:
            action = script.next(decision)
            if action is None:
                action = script.start(self.sense.reply(self.g, decision))
        play(self.g, decision.seat, action)

    def _learn(self, path: list[tuple[Node, Edge]]) -> None:
        share = self.sense.shares(self.g)[self.seat]
        for node, edge in path:
            node.learn(edge, share)
