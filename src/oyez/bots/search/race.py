"""The root of a search: all plans are tried in the same imagined games, and those that fall behind drop out.

Chance deals the same to every plan, so that a few games tell more than many that each plan would play by itself.
"""

from __future__ import annotations

from typing import Final, final

from oyez.bots.search.tree import Edge
from oyez.bots.sense import Plan

FEW: Final = 5  # games after which the first may drop out
EVIDENCE: Final = 2  # games without which nothing is known of their spread
SURE: Final = 2.5  # standard errors by which one is behind for good


@final
class Runner:
    """One plan, and what it brought in each of the games."""

    def __init__(self, plan: Plan) -> None:
        self.edge: Final = Edge(plan, 0)
        self.shares: Final[list[float]] = []
        self.total = 0.0

    def learn(self, share: float) -> None:
        self.shares.append(share)
        self.total += share
        self.edge.tried += 1
        self.edge.total += share


@final
class Race:
    """The plans in the order of their worth to somebody who does not search; the first is his choice."""

    def __init__(self, plans: list[Plan], loyal: float) -> None:
        self.loyal: Final = loyal  # standard errors by which another plan must be better than the first one
        self.first: Final = Runner(plans[0])
        self.running: list[Runner] = [self.first, *[Runner(plan) for plan in plans[1:]]]

    def learn(self, shares: list[float]) -> None:
        """What each that is still running brought in one more game."""
        for runner, share in zip(self.running, shares, strict=True):
            runner.learn(share)

    def leader(self) -> Runner:
        """Of those that are equal, the earlier."""
        best = self.running[0]
        for runner in self.running:
            if runner.total > best.total:
                best = runner
        return best

    def drop(self) -> None:
        """Whoever is behind for good, or always level with somebody better by worth, leaves."""
        if len(self.running[0].shares) < FEW:
            return
        leader = self.leader()
        self.running = [
            runner for runner in self.running if runner is leader or not is_behind(runner, leader, SURE)
        ]

    def winner(self) -> Plan:
        """The leader, if there is evidence for leaving the first; one game is none."""
        leader = self.leader()
        if len(leader.shares) < EVIDENCE:
            return self.first.edge.plan
        if self.first in self.running and not is_behind(self.first, leader, self.loyal):
            return self.first.edge.plan
        return leader.edge.plan


def is_behind(runner: Runner, leader: Runner, errors: float) -> bool:
    """Whether the leader's advantage, game by game, exceeds so many of its standard errors."""
    games = len(leader.shares)
    mean = (leader.total - runner.total) / games
    squares = 0.0
    for game in range(games):
        squares += (leader.shares[game] - runner.shares[game] - mean) ** 2
    return mean * mean * games * max(1, games - 1) > errors * errors * squares or not squares
