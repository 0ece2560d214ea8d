"""A game whose chance is drawn from outside, one result at a time: what a tree of chance nodes needs.

The rules ask for chance in the middle of an act and get it at once. Here an act is tried with the results known so
far and one impossible result after them; where the kernel refuses that one, chance is to be drawn, and the act is
tried again with what was drawn. States between acts are never changed, so copies share them.
"""

from __future__ import annotations

from typing import Any, Final

from oyez.engine.game import Agreed, Game
from oyez.engine.kernel import ForcedChance, IllegalAction, Seat, State, play
from oyez.engine.words import Action

IMPOSSIBLE: Final = -1


class Unfolding:
    """`state` is the last settled moment, None during the set-up; `awaited` the number of results to draw from."""

    def __init__(self, game: Game[Any, Any], rules: Agreed) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.state: State | None = None
        self.awaited = 0  # 0: no chance is awaited
        self._act: tuple[Seat, Action] | None = None  # None: the set-up
        self._drawn: tuple[int, ...] = ()
        self._try()

    def __deepcopy__(self, memo: dict[int, Any]) -> Unfolding:
        new = Unfolding.__new__(Unfolding)
        new.__dict__.update(self.__dict__)
        return new

    @property
    def over(self) -> bool:
        return self.state is not None and bool(self.state.winners)

    @property
    def draws(self) -> int:
        """How many results the running act has had so far."""
        return len(self._drawn)

    def draw(self, result: int) -> None:
        """Chance has spoken."""
        if not 0 <= result < self.awaited:
            raise IllegalAction(f"chance draws a number from 0 to {self.awaited - 1} here, not {result}")
        self._drawn = (*self._drawn, result)
        self._try()

    def play(self, action: Action) -> None:
        """The seat that is asked acts; chance may be awaited before the act is done."""
        assert self.state is not None and not self.awaited
        self._act = (self.state.pending[0].seat, action)
        self._drawn = ()
        self._try()

    def imagined(self, seat: Seat, seed: int) -> Unfolding:
        """The same moment as `seat` might imagine it, hidden things dealt anew."""
        assert self.state is not None
        new = self.__deepcopy__({})
        new.state = self.game.resample(self.state, seat, seed)
        return new

    def _try(self) -> None:
        try:
            state = self._acted([*self._drawn, IMPOSSIBLE])
        except ForcedChance as missing:
            self.awaited = missing.results
            if self.awaited == 1:  # no choice, no chance
                self.draw(0)
            return
        state.forced.clear()
        state.tape = None
        self.state, self.awaited = state, 0

    def _acted(self, forced: list[int]) -> State:
        if self._act is None:
            new: State = self.game.setup(self.rules, 0, forced)
            return new
        assert self.state is not None
        new = self.state.copy()
        new.forced = forced
        play(new, *self._act)
        return new
