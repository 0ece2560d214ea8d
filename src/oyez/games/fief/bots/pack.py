"""What bots are told of Fief."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, final

from oyez.bots.knowledge import Knowledge, Sample
from oyez.bots.search.search_bot import RIPE
from oyez.bots.sense import Sense
from oyez.engine.kernel import State

PLAIN: Final = "plain"  # v1 that ignores the expansions
RIDGE: Final = 1e-3  # keeps weights of things that never happen at 0
STEPS: Final = 30


@cache
def _stored() -> dict[str, Any]:
    file = resources.files("oyez.games.fief") / "data" / "bots.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@final
class FiefKnowledge(Knowledge):
    ahead = 2
    loyal = 1.0
    ripe = RIPE
    lead = 0.0  # who hoards is not nearer to victory, so nothing but winning counts
    versions = (*Knowledge.versions, PLAIN)

    def stored(self) -> dict[str, Any]:
        return _stored()

    def weights_type(self) -> Any:
        from oyez.games.fief.bots.weights import FiefWeights

        return FiefWeights

    def sense_with(self, weights: Mapping[str, float], remembers: bool = True) -> Sense:
        from oyez.games.fief.bots.sense import FiefSense

        return FiefSense(self.weights_type()(**weights), self._standing(), remembers)

    def sense_of(self, version: str) -> Sense:
        if version != PLAIN:
            return super().sense_of(version)
        from oyez.games.fief.bots.expanded.ignoring import plain_worths
        from oyez.games.fief.bots.sense import FiefSense
        from oyez.games.fief.bots.weights import BY_HAND

        return FiefSense(BY_HAND, self._standing(), False, thumbs=plain_worths)

    def _standing(self) -> tuple[float, ...]:
        from oyez.games.fief.bots.standing import FEATURES

        return tuple(self.stored()["standing"][name] for name in FEATURES)

    def seen(self, g: State) -> Any:
        from oyez.games.fief.bots.standing import features
        from oyez.games.fief.rules.state import Fief

        assert isinstance(g, Fief)
        return features(g)

    def fit(self, samples: list[Sample]) -> tuple[dict[str, float], float]:
        """Conditional logit, by Newton's method: it has one summit."""
        import numpy as np

        from oyez.games.fief.bots.standing import FEATURES

        x = np.array([features for features, _ in samples])
        y = np.array([shares for _, shares in samples])
        w = np.zeros(len(FEATURES))
        p = np.full_like(y, 1 / y.shape[1])
        for _ in range(STEPS):
            z = x @ w
            p = np.exp(z - z.max(1, keepdims=True))
            p /= p.sum(1, keepdims=True)
            slope = np.einsum("ns,nsf->f", p - y, x) / len(x) + 2 * RIDGE * w
            mean = np.einsum("ns,nsf->nf", p, x)
            bend = np.einsum("ns,nsf,nsg->fg", p, x, x) / len(x) - mean.T @ mean / len(x)
            w = w - np.linalg.solve(bend + 2 * RIDGE * np.eye(len(w)), slope)
        gain = float((y * np.log(p + 1e-12)).sum(1).mean())
        return {name: round(float(each), 4) for name, each in zip(FEATURES, w, strict=True)}, gain


KNOWLEDGE: Final = FiefKnowledge()
