"""What the bots know of Middle-Ages."""

from __future__ import annotations

from typing import Final, final

from oyez.bots.sense import Plan, Reason, Sense, softmax
from oyez.bots.table import Table
from oyez.engine.kernel import Decision, State
from oyez.engine.words import Action
from oyez.games.middle_ages.bots.prospects import NO_ROWS, value, worths_of
from oyez.games.middle_ages.bots.turns import takes_left
from oyez.games.middle_ages.bots.weights import BY_HAND, MiddleAgesWeights
from oyez.games.middle_ages.state import MiddleAges

# How far apart the coins at the end of an imagined game must be to tell a winner: a lead of one coin in a game that
# will never be played so is no victory. Choices by it were better than by bare victories on the same few games.
CHANCE: Final = 10.0


@final
class MiddleAgesSense:
    def __init__(self, weights: MiddleAgesWeights, heat: float, heat_per_take: float) -> None:
        """The heats say how far apart expected coins must be to tell a winner: at the end, and more before."""
        self._w: Final = weights
        self._heat: Final = heat
        self._heat_per_take: Final = heat_per_take

    def fresh(self) -> Sense:
        return self  # there is nothing to remember: all that counts lies on the table

    def observe(self, g: State, decision: Decision) -> None:
        pass

    def note(self, g: State, decision: Decision, action: Action) -> None:
        pass

    def memory(self) -> object | None:
        return None

    def remember(self, memory: object) -> None:
        pass

    def worths(self, g: State, decision: Decision) -> list[float]:
        assert isinstance(g, MiddleAges)
        return worths_of(g, decision, self._w)

    def reply(self, g: State, decision: Decision) -> tuple[Action, ...]:
        """The choice by worths, the next rows included: without them three times as many games tell less."""
        assert isinstance(g, MiddleAges)
        worths = worths_of(g, decision, self._w)
        return (decision.options[worths.index(max(worths))],)

    def plans(self, g: State, decision: Decision) -> list[Plan]:
        found = [Plan(w, (a,)) for w, a in zip(self.worths(g, decision), decision.options, strict=True)]
        found.sort(key=worth_of, reverse=True)
        return found

    def initiative(self, g: State, table: Table) -> Action | None:
        return None

    def part(self, decision: Decision) -> float:
        return 1.0

    def is_awaited(self, decision: Decision) -> bool:
        return False

    def why_not(self, g: State, decision: Decision, action: Action) -> Reason | None:
        return None

    def shares(self, g: State) -> list[float]:
        assert isinstance(g, MiddleAges)
        seats = range(g.rules.seats)
        if g.winners:
            return softmax([float(g.coins[seat]) for seat in seats], CHANCE)
        coins = [value(g, seat, BY_HAND, NO_ROWS) for seat in seats]  # which the heats were fitted to
        takes = max([takes_left(g, seat) for seat in seats])
        return softmax(coins, self._heat + self._heat_per_take * takes)

    def clock(self, g: State) -> int:
        assert isinstance(g, MiddleAges)
        return g.round


def worth_of(plan: Plan) -> float:
    return plan.worth
