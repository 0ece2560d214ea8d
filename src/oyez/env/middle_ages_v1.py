"""Middle-Ages as a PettingZoo environment. A change of rules, actions or observation makes it v2."""

from __future__ import annotations

from typing import Any, NoReturn

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from oyez.env.aec import OyezEnv, enforced, metadata_of, not_parallel
from oyez.env.agreement import USUAL_SEATS


class raw_env(OyezEnv):  # noqa: N801  PettingZoo's own name
    """Without the wrapper that keeps calls in order."""

    metadata = metadata_of("middle_ages_v1")
    game = "middle-ages"


def env(seats: int = USUAL_SEATS, **more: Any) -> OrderEnforcingWrapper[str, dict[str, Any], Any]:
    """A new environment.

    Keywords: render_mode, initiatives, shaping, max_steps (docs/research.md), and every option of the game:
    allow_debt=True.
    """
    return enforced(raw_env(seats, **more))


def parallel_env(*_: object, **__: object) -> NoReturn:
    not_parallel(raw_env.game)
