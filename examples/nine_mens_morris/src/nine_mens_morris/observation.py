"""A view as a vector."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final, final

import numpy as np

from nine_mens_morris.points import FILES, MEN, POINTS, RANKS, SEATS
from nine_mens_morris.turns import QUIET_MOVES
from nine_mens_morris.views import PHASES
from oyez.engine.game import Agreed, Game
from oyez.env.observation.schema import Cells, SchemaMaker, Vector

# Where each point stands in the grid of a view.
PLACES: Final = tuple([(RANKS.index(point[1]), FILES.index(point[0])) for point in POINTS])


@final
class MorrisEncoder:
    """Place 0 is the observer, place 1 the rival."""

    def __init__(self, game: Game[Any, Any], rules: Agreed) -> None:
        self._prompts: Final = {name: place for place, name in enumerate(game.words.prompts)}
        maker = SchemaMaker()
        self._seat: Final = maker.add("seat", (SEATS,), "the observer's own seat, one-hot")
        self._prompt: Final = maker.add(
            "prompt",
            (len(self._prompts),),
            "the question put to the observer, one-hot; zeros while not asked",
        )
        self._phase: Final = maker.add("phase", (len(PHASES),), f"one-hot: {', '.join(PHASES)}")
        self._men: Final = maker.add(
            "men", (SEATS, len(POINTS)), f"1 where a man stands, by place and point ({', '.join(POINTS)})"
        )
        self._hand: Final = maker.add("hand", (SEATS,), "men not yet placed, by place", MEN)
        self._quiet: Final = maker.add("quiet", (1,), "moves since the last mill", QUIET_MOVES, usual=20)
        self.schema: Final = maker.schema()
        self._blank: Final[Cells] = array("h", bytes(2 * self.schema.size))

    def encode(self, view: Mapping[str, Any], seat: int, prompt: str) -> Vector:
        out = self._blank[:]
        out[self._seat + seat] = 1
        if prompt:
            out[self._prompt + self._prompts[prompt]] = 1
        out[self._phase + view["phase"]] = 1
        for point, (row, column) in enumerate(PLACES):
            man = view["board"][row][column]
            if man:
                out[self._men + (man - 1 - seat) % SEATS * len(POINTS) + point] = 1
        for owner, men in enumerate(view["hand"]):
            out[self._hand + (owner - seat) % SEATS] = men
        out[self._quiet] = min(QUIET_MOVES, view["quiet"])
        return np.frombuffer(out, np.int16)


ENCODER: Final = MorrisEncoder
