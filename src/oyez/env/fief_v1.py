"""Fief: France 1429 as a PettingZoo environment. A change of rules, actions or observation makes it v2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from oyez.env.aec import OyezEnv, enforced, not_parallel
from oyez.env.agreement import USUAL_SEATS, Value

GAME = "fief"


class raw_env(OyezEnv):  # noqa: N801  PettingZoo's own name
    """Without the wrapper that keeps calls in order."""

    def __init__(
        self,
        seats: int = USUAL_SEATS,
        *,
        render_mode: str | None = None,
        initiatives: bool = False,
        shaping: Mapping[str, float] | None = None,
        max_steps: int | None = None,
        **options: Value,
    ) -> None:
        super().__init__(GAME, seats, render_mode, initiatives, shaping, max_steps, options)


def env(
    seats: int = USUAL_SEATS,
    *,
    render_mode: str | None = None,
    initiatives: bool = False,
    shaping: Mapping[str, float] | None = None,
    max_steps: int | None = None,
    **options: Value,
) -> OrderEnforcingWrapper[str, dict[str, Any], Any]:
    """A new environment. Further keywords are options of the game,
    such as edition="en2014" or fog_of_war=True; the round limit is that of simulations unless given.
    """
    return enforced(
        raw_env(
            seats,
            render_mode=render_mode,
            initiatives=initiatives,
            shaping=shaping,
            max_steps=max_steps,
            **options,
        )
    )


def parallel_env(*_: object, **__: object) -> NoReturn:
    not_parallel(GAME)
