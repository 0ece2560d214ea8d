"""Fief: France 1429 with any of its five expansions as a PettingZoo environment; fief_v1 is the base game alone."""

from __future__ import annotations

from typing import Any, NoReturn

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from oyez.env.aec import OyezEnv, enforced, metadata_of, not_parallel
from oyez.env.agreement import USUAL_SEATS
from oyez.env.versions import EXPANDED


class raw_env(OyezEnv):  # noqa: N801  PettingZoo's own name
    """Without the wrapper that keeps calls in order."""

    metadata = metadata_of("fief_v2")
    game = "fief"
    version = EXPANDED


def env(seats: int = USUAL_SEATS, **more: Any) -> OrderEnforcingWrapper[str, dict[str, Any], Any]:
    """A new environment.

    Keywords: render_mode, initiatives, shaping, max_steps (docs/research.md), and every option of the game:
    tactics=True, crusades=True, edition="en2014", round_limit=20. The spaces are the same whatever is on.
    """
    return enforced(raw_env(seats, **more))


def parallel_env(*_: object, **__: object) -> NoReturn:
    not_parallel(raw_env.game)
