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
from oyez.games import game_named

IMPOSSIBLE: Final = -1
SETUP: Final = -1
IMAGINED: Final = -2
# The number of an action and the results drawn in it; SETUP and those of the set-up; IMAGINED, a seat and a seed.
Deed = tuple[int, tuple[int, ...]]


class Unfolding:
    """`state` is the last settled moment, None during the set-up; `awaited` the number of results to draw from."""

    def __init__(self, game: Game[Any, Any], rules: Agreed) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.state: State | None = None
        self.awaited = 0  # 0: no chance is awaited
        self._act: tuple[Seat, Action] | None = None  # None: the set-up
        self._drawn: tuple[int, ...] = ()
        self._past: Any = None  # what was before the last deed, and that deed; so copies share it
        self._try()

    def __deepcopy__(self, memo: dict[int, Any]) -> Unfolding:
        new = Unfolding.__new__(Unfolding)
        new.__dict__.update(self.__dict__)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """By its deeds: a state holds words, and those are compared by identity."""
        deeds, past = [self._deed()] if self.awaited else [], self._past
        while past is not None:
            past, deed = past
            deeds.append(deed)
        return _unfolded, (self.game.name, self.rules.seats, dict(self.rules.options), deeds[::-1])

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
        self._do((action.id, ()))

    def imagined(self, seat: Seat, seed: int) -> Unfolding:
        """The same moment as `seat` might imagine it, hidden things dealt anew."""
        if self.state is None or self.awaited:
            raise IllegalAction(
                "hidden things are dealt anew where a player is asked, not while chance is drawn"
            )
        new = self.__deepcopy__({})
        new._do((IMAGINED, (seat, seed)))
        return new

    def _do(self, deed: Deed) -> None:
        number, results = deed
        if number == IMAGINED:
            assert self.state is not None
            self.state = self.game.resample(self.state, *results)
            self._past = (self._past, deed)
            return
        if number != SETUP:
            assert self.state is not None and not self.awaited
            self._act = (self.state.pending[0].seat, self.game.words.actions[number])
        self._drawn = results
        self._try()

    def _deed(self) -> Deed:
        """What is being done, or was done last."""
        return SETUP if self._act is None else self._act[1].id, self._drawn

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
        self._past = (self._past, self._deed())

    def _acted(self, forced: list[int]) -> State:
        if self._act is None:
            new: State = self.game.setup(self.rules, 0, forced)
            return new
        assert self.state is not None
        new = self.state.copy()
        new.forced = forced
        play(new, *self._act)
        return new


def _unfolded(game: str, seats: int, options: dict[str, str], deeds: list[Deed]) -> Unfolding:
    found = game_named(game)
    new = Unfolding(found, found.rules(seats, options))
    for deed in deeds:
        new._do(deed)
    return new
