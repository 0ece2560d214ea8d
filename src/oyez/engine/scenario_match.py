"""A match that may begin in the middle, in a position that a scenario arranged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oyez.engine.game import Game
from oyez.engine.kernel import State, Tape, play, settle
from oyez.engine.match import Match


class ArrangedMatch(Match):
    """A match that may begin in the middle: taking back a choice goes back to the arranged position."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Mapping[str, str],
        names: list[str],
        seed: int,
        position: Mapping[str, object] | None,
        forced: tuple[int, ...],
    ) -> None:
        super().__init__(game, len(names), options, names, seed, () if position is not None else forced)
        self.position: Final = position
        self._arrange(self.state, forced)
        self.first: Final = tuple(self.tape.chances)

    def _arrange(self, g: State, forced: tuple[int, ...]) -> None:
        if self.position is not None:
            self.game.arrange(g, self.position, self.names)
            g.tape = Tape()
            g.forced = list(forced)
            settle(g)

    def _replayed(self) -> State:
        opening = list(self.first) if self.position is None else []
        g: State = self.game.setup(self.rules, self.seed, opening)
        self._arrange(g, self.first)
        for done in self.plays:
            g.forced = list(done.chances)
            play(g, done.seat, done.action)
        g.forced = self.state.forced  # the choice taken back drew no chance, so none of these was used
        return g
