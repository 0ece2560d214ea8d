"""The search bot: many imagined games from this moment on, each played a little way, then judged."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final, final

from oyez.bots.minded import Minded
from oyez.bots.search.race import Race, Runner
from oyez.bots.search.script import Script
from oyez.bots.search.tree import Edge, Node
from oyez.bots.sense import Sense
from oyez.bots.table import Table
from oyez.engine.kernel import Decision, Seat, State, play
from oyez.engine.splitmix import MASK
from oyez.engine.words import Action

LONGEST: Final = 3000  # plays of one imagined game, and games: guards, not limits that are met
WIDTH: Final = 8
RIPE: Final = 6
LOYAL: Final = 0.5
WIDE: Final = 1.5  # how fast plans are let in at a node below: by the root of its visits
CURIOUS: Final = 1.5
ANSWER: Final = 0.7  # seconds at most for what a person has asked for, who is told within one


@final
class Budget:
    """How long a search may take at most: milliseconds or iterations, and how far ahead it looks.

    Milliseconds pass on the wall, or with `cpu` on the processor: then a busy machine makes no weaker bot.
    """

    def __init__(
        self,
        ms: int = 0,
        iterations: int = 0,
        ahead: int = 1,
        width: int = WIDTH,
        ripe: int = RIPE,
        cpu: bool = False,
        loyal: float = LOYAL,
    ) -> None:
        self.ms: Final = ms
        self.iterations: Final = iterations
        self.ahead: Final = ahead
        self.width: Final = width  # plans that are compared
        self.ripe: Final = ripe  # how often a plan is tried before what follows it is searched, too
        self.cpu: Final = cpu
        self.loyal: Final = loyal  # see Race

    def now(self) -> float:
        """Seconds on the clock that counts."""
        return thread_time() if self.cpu else perf_counter()


@final
class SearchBot(Minded):
    """Information-set tree search: own choices in the tree, everybody else and the rest by greedy replies."""

    def __init__(self, sense: Sense, seed: int, budget: Budget) -> None:
        super().__init__(sense, seed)
        self.budget: Final = budget
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

    def _by_search(self, g: State, table: Table, seed: int) -> Action:
        plans = self._sense.plans(g, table.decision)
        part = self._sense.part(table.decision)
        if len(plans) == 1 or not part:
            return self._script.start(plans[0].actions)
        race = Race(plans[: self.budget.width], self.budget.loyal)
        self._run(race, table, seed, part)
        return self._script.start(race.winner().actions)

    def _run(self, race: Race, table: Table, seed: int, part: float) -> None:
        """Until one plan is left or the budget is used up; a game that not all plans have played does not count."""
        budget = self.budget
        began = budget.now()
        time = part * budget.ms / 1000
        if table.people and self._sense.is_awaited(table.decision):
            time = min(time, ANSWER)
        most = int(part * budget.iterations)
        done = 0
        for game in range(LONGEST):
            state = table.imagine((seed + game) & MASK)
            shares: list[float] = []
            for runner in race.running:
                if time and budget.now() - began > time:
                    return  # slow games, or a slow machine
                shares.append(Imagined(self._sense, state.copy(), table.decision, budget).explore(runner))
            race.learn(shares)
            done += len(shares)
            self.iterations += len(shares)
            race.drop()
            wanted = done + len(race.running)
            spent = (budget.now() - began) * wanted / done  # after the next game
            if len(race.running) == 1 or (wanted > most if most else spent > time):
                break


@final
class Imagined:
    """One imagined game, played on from the moment of the search."""

    def __init__(self, sense: Sense, g: State, decision: Decision, budget: Budget) -> None:
        self.sense: Final = sense
        self.g: Final = g
        self.decision: Final = decision
        self.seat: Final = decision.seat
        self.budget: Final = budget
        self.ends: Final = sense.clock(g) + budget.ahead
        self.scripts: Final[dict[Seat, Script]] = {}

    def explore(self, runner: Runner) -> float:
        """What the plan brings, then down the tree below it as far as it is ripe, then greedy replies to the end."""
        g = self.g
        script = self.scripts.setdefault(self.seat, Script())
        play(g, self.seat, script.start(runner.edge.plan.actions))
        path: list[tuple[Node, Edge]] = []
        edge: Edge | None = runner.edge
        for _ in range(LONGEST):
            if g.winners or self.sense.clock(g) >= self.ends:
                break
            decision = self._asked()
            if edge is not None and edge.tried < self.budget.ripe:
                edge = None
            if edge is None or decision.seat != self.seat or len(decision.options) == 1:
                self._reply(decision)
                continue
            action = script.next(decision)
            if action is None:
                node, edge = self._step(edge, decision)
                path.append((node, edge))
                action = script.start(edge.plan.actions)
            play(g, decision.seat, action)
        share = self.sense.shares(g)[self.seat]
        for node, edge in path:
            node.learn(edge, share)
        return share

    def _asked(self) -> Decision:
        """The own question first, where several are asked at once."""
        for decision in self.g.pending:
            if decision.seat == self.seat:
                return decision
        return self.g.pending[0]

    def _step(self, edge: Edge, decision: Decision) -> tuple[Node, Edge]:
        """Choose in the tree, below what was chosen last."""
        node = edge.below.get(decision.prompt)
        if node is None:
            node = Node()
            edge.below[decision.prompt] = node
        if not node.choices(decision):
            node.meet(self.sense.plans(self.g, decision))
        return node, node.select(decision, WIDE, CURIOUS * node.spread())

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
