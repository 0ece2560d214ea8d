"""All that a bot is given: a decision, a view, and imagined states that its seat cannot tell from the real one."""

from __future__ import annotations

from typing import Any, Final, Protocol

from oyez.engine.game import Game
from oyez.engine.kernel import Decision, Seat, State, initiatives
from oyez.engine.words import Action


class Table(Protocol):
    """What a bot may look at when it is asked to choose."""

    @property
    def decision(self) -> Decision: ...

    @property
    def initiatives(self) -> tuple[Action, ...]:
        """What the seat could do instead of answering: acts that nobody asks for."""
        ...

    @property
    def people(self) -> frozenset[Seat]:
        """Seats of people, with whom one can talk."""
        ...

    def view(self) -> dict[str, object]: ...

    def imagine(self, seed: int) -> State:
        """A state that this seat cannot tell from the real one; free to be played on."""
        ...


class Bot(Protocol):
    def choose(self, table: Table) -> Action: ...


class SeatTable:
    """The Table of one seat at a real game; it never hands out the true state."""

    def __init__(
        self,
        game: Game[Any, Any],
        state: State,
        decision: Decision,
        people: frozenset[Seat] = frozenset(),
    ) -> None:
        self.game: Final = game
        self._people: Final = people
        self._state: Final = state
        self.decision: Final = decision

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def people(self) -> frozenset[Seat]:
        return self._people

    @property
    def initiatives(self) -> tuple[Action, ...]:
        return initiatives(self._state, self.decision.seat)

    def view(self) -> dict[str, object]:
        return self.game.view(self._state, self.decision.seat)

    def imagine(self, seed: int) -> State:
        imagined: State = self.game.resample(self._state, self.decision.seat, seed)
        return imagined
