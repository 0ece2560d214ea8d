"""What bots are told of Middle-Ages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, final

from oyez.bots.knowledge import Knowledge, Sample
from oyez.bots.search.search_bot import LONGEST
from oyez.bots.sense import Sense
from oyez.engine.kernel import State

HEATS: Final = [0.5 * step for step in range(1, 25)]
HEATS_PER_TAKE: Final = [0.1 * step for step in range(31)]


@cache
def _stored() -> dict[str, Any]:
    file = resources.files("oyez.games.middle_ages") / "data" / "bots.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@final
class MiddleAgesKnowledge(Knowledge):
    ahead = 16  # a game is played to its end
    loyal = 0.5
    ripe = LONGEST  # no tree below the root where every game is played out
    lead = 3.0  # the lead is a small part of the coins; both then stray about as far

    def stored(self) -> dict[str, Any]:
        return _stored()

    def weights_type(self) -> Any:
        from oyez.games.middle_ages.bots.weights import MiddleAgesWeights

        return MiddleAgesWeights

    def sense_with(self, weights: Mapping[str, float], remembers: bool = True) -> Sense:
        from oyez.games.middle_ages.bots.sense import MiddleAgesSense

        standing = self.stored()["standing"]
        return MiddleAgesSense(self.weights_type()(**weights), standing["heat"], standing["heat_per_take"])

    def seen(self, g: State) -> Any:
        from oyez.games.middle_ages.bots.prospects import NO_ROWS, value
        from oyez.games.middle_ages.bots.turns import takes_left
        from oyez.games.middle_ages.bots.weights import BY_HAND
        from oyez.games.middle_ages.state import MiddleAges

        assert isinstance(g, MiddleAges)
        seats = range(g.rules.seats)
        return [value(g, s, BY_HAND, NO_ROWS) for s in seats], max([takes_left(g, s) for s in seats])

    def fit(self, samples: list[Sample]) -> tuple[dict[str, float], float]:
        """The two heats by trying all: how far apart expected coins must be to tell the winner."""
        import numpy as np

        coins = np.array([seen[0] for seen, _ in samples])
        takes = np.array([seen[1] for seen, _ in samples])
        y = np.array([shares for _, shares in samples])
        best, gain = (0.0, 0.0), -np.inf
        for heat in HEATS:
            for per_take in HEATS_PER_TAKE:
                z = coins / (heat + per_take * takes)[:, None]
                z -= z.max(1, keepdims=True)
                likely = float((y * (z - np.log(np.exp(z).sum(1, keepdims=True)))).sum(1).mean())
                if likely > gain:
                    best, gain = (heat, per_take), likely
        return {"heat": round(best[0], 2), "heat_per_take": round(best[1], 2)}, gain


KNOWLEDGE: Final = MiddleAgesKnowledge()
