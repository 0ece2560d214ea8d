"""The games as PettingZoo environments in which agents act one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple, NoReturn, Protocol

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from oyez.engine.game import BadOptions
from oyez.env.agreement import Agreement, Value, agree
from oyez.env.contest import Contest
from oyez.env.versions import PLAIN, environment, named_environment

RENDER_MODES: Final = ("human", "ansi")
SEEDS: Final = 1 << 63


METADATA: Final[dict[str, Any]] = {
    "render_modes": list(RENDER_MODES),
    "is_parallelizable": False,
    "render_fps": 2,
}


def metadata_of(name: str) -> dict[str, Any]:
    """PettingZoo's tools ask an environment for its name here."""
    return {**METADATA, "name": name}


class OyezEnv(AECEnv[str, dict[str, Any], Any]):
    """Agents `player_0` and so on; the rules say who acts next. Each game and version is a class of its own."""

    metadata = METADATA
    game: str
    version = PLAIN

    def __init__(
        self,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        initiatives: bool = False,
        shaping: Mapping[str, float] | None = None,
        max_steps: int | None = None,
        **options: Value,
    ) -> None:
        """Further keywords are options of the game, by name."""
        super().__init__()  # type: ignore[no-untyped-call]
        check_render_mode(render_mode)
        self.agreement: Final[Agreement] = agree(
            self.game,
            seats,
            options,
            initiatives=initiatives,
            shaping=shaping,
            most_steps=max_steps,
            version=self.version,
        )
        self.schema: Final = self.agreement.encoder.schema
        self.render_mode = render_mode
        agents = self.possible_agents = [f"player_{seat}" for seat in range(self.agreement.seats)]
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(agents)}
        self._observation_spaces: Final = {agent: observation_space(self.agreement) for agent in agents}
        self._action_spaces: Final = {agent: Discrete(len(self.agreement.actions)) for agent in agents}
        self._np_random: np.random.Generator | None = None
        self.contest: Contest | None = None

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` is PettingZoo's and says nothing here; those of the game are given to env()."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self.contest = Contest(self.agreement, int(self._np_random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._potentials = self.contest.potentials()
        self.agent_selection = self.possible_agents[self.contest.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        contest = self._contest()
        seat = self._seat_of[agent]
        return {"observation": contest.observe(seat), "action_mask": contest.mask(seat)}

    def step(self, action: Any) -> None:
        """Raises IllegalAction, and changes nothing, for an action that the mask of the acting agent forbids."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        contest = self._contest()
        contest.play(action)
        self._cumulative_rewards[agent] = 0.0
        if contest.ended:
            ended = self.terminations if contest.over else self.truncations
            for other in self.agents:
                ended[other] = True
        else:
            self.agent_selection = self.possible_agents[contest.asked]
        if contest.over or self.agreement.shaping:  # before the end nothing else is rewarded
            self._reward(contest)
        if self.render_mode == "human":
            self.render()

    def _reward(self, contest: Contest) -> None:
        """The shared point at the end, and the change of the potentials if shaping was agreed."""
        potentials = contest.potentials()
        gains = zip(self.possible_agents, contest.shares(), potentials, self._potentials, strict=True)
        self.rewards = {agent: share + now - before for agent, share, now, before in gains}
        self._potentials = potentials
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The terminal's board as the acting agent may see it: a text for "ansi", printed for "human"."""
        if self.render_mode is None:
            raise BadOptions(
                'nothing to render with; make the environment with render_mode="ansi" or "human"'
            )
        from oyez.env.drawing import board

        contest = self._contest()
        drawn = board(self.agreement, contest.state, max(contest.asked, 0))
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _contest(self) -> Contest:
        assert self.contest is not None, "reset() comes before anything else"
        return self.contest


def observation_space(agreement: Agreement) -> Dict:
    schema = agreement.encoder.schema
    return Dict(
        {
            "observation": Box(schema.low, schema.high, dtype=np.int16),
            "action_mask": Box(0, 1, (len(agreement.actions),), np.int8),
        }
    )


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"render_mode is {', '.join(RENDER_MODES)} or None, not {mode!r}")


class OrderedEnv(OrderEnforcingWrapper[str, dict[str, Any], Any]):
    """PettingZoo's wrapper that keeps calls in order, with a short way to what a loop reads at every step.

    It finds each of these by a search that costs as much as a step of the rules. Before reset() they are not there
    yet, and its own search says so.
    """

    agents = property(attrgetter("env.agents"))
    agent_selection = property(attrgetter("env.agent_selection"))
    rewards = property(attrgetter("env.rewards"))
    terminations = property(attrgetter("env.terminations"))
    truncations = property(attrgetter("env.truncations"))
    infos = property(attrgetter("env.infos"))

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def __str__(self) -> str:
        return str(self.env)


def enforced(raw: OyezEnv) -> OrderEnforcingWrapper[str, dict[str, Any], Any]:
    """An illegal action is an error in here, not an early end: a mask that was ignored is a bug to be seen."""
    return OrderedEnv(raw)


class Maker(Protocol):
    def __call__(
        self, seats: int | None = None, **more: Any
    ) -> OrderEnforcingWrapper[str, dict[str, Any], Any]: ...


class Released(NamedTuple):
    """What PettingZoo looks for in the module of an environment."""

    raw_env: type[OyezEnv]
    env: Maker
    parallel_env: Callable[..., NoReturn]


def released(module: str) -> Released:
    """What a module of that name offers: NAME_v1 is version 1 of the game NAME. Its spaces never change."""
    name = module.rpartition(".")[2]
    game, version = named_environment(name)
    own = {"game": game, "version": version, "metadata": metadata_of(name), "__module__": module}
    raw_env = type("raw_env", (OyezEnv,), own)

    def env(seats: int | None = None, **more: Any) -> OrderEnforcingWrapper[str, dict[str, Any], Any]:
        """A new environment.

        Keywords: render_mode, initiatives, shaping, max_steps (docs/research.md), and every option of the game.
        """
        return enforced(raw_env(seats, **more))

    def parallel_env(*_: object, **__: object) -> NoReturn:
        raise NotImplementedError(
            f"{game} has no parallel API: its agents act one after the other and see what was done before; use env()"
        )

    return Released(raw_env, env, parallel_env)


@cache
def _made_here(game: str, version: int) -> Released:
    return released(environment(game, version))


def env(
    game: str, seats: int | None = None, *, version: int = PLAIN, **more: Any
) -> OrderEnforcingWrapper[str, dict[str, Any], Any]:
    """An environment of any game by its name, also of one that has no module here."""
    return _made_here(game, version).env(seats, **more)
