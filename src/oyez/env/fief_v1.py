"""Fief: France 1429, the base game, as a PettingZoo environment. Its spaces never change; expansions need fief_v2."""

from __future__ import annotations

from typing import Any, NoReturn

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from oyez.env.aec import OyezEnv, enforced, metadata_of, not_parallel
from oyez.env.agreement import USUAL_SEATS


class raw_env(OyezEnv):  # noqa: N801  PettingZoo's own name
    """Without the wrapper that keeps calls in order."""

    metadata = metadata_of("fief_v1")
    game = "fief"


def env(seats: int = USUAL_SEATS, **more: Any) -> OrderEnforcingWrapper[str, dict[str, Any], Any]:
    """A new environment.

    Keywords: render_mode, initiatives, shaping, max_steps (docs/research.md), and every option of the game:
    edition="en2014", fog_of_war=True, round_limit=20.
    """
    return enforced(raw_env(seats, **more))


def parallel_env(*_: object, **__: object) -> NoReturn:
    not_parallel(raw_env.game)
