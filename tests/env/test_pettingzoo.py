"""The PettingZoo environments: PettingZoo's own tests, rewards, endings, and what happens to wrong input."""

from __future__ import annotations

import copy
import io
import pickle
from collections.abc import Callable
from contextlib import redirect_stdout
from random import Random
from typing import Any

import numpy as np
import pettingzoo.test
import pytest

from oyez.engine.game import BadOptions
from oyez.engine.kernel import IllegalAction
from tests.env.games import GAMES, MODULES, SHORT, any_legal, illegal

# PettingZoo prefers plain arrays to dictionaries with a mask, and says so for its own games too.
ACCEPTED = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
pytestmark = ACCEPTED
ZOO: Any = pettingzoo.test  # its tests have no types


def make(game: str, seats: int = 4, **more: Any) -> Any:
    return MODULES[game].env(seats, **{**SHORT[game], **more})


def played(env: Any, seed: int, most: int = 100_000) -> dict[str, float]:
    """A random game to its end; the sum of what every agent was given."""
    chance = Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else any_legal(seen["action_mask"], chance))
    return total


@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    ZOO.api_test(make(game), num_cycles=200)
    ZOO.api_test(make(game, initiatives=True, max_steps=150, shaping=shaping(game)), num_cycles=100)


def shaping(game: str) -> dict[str, float]:
    return {"fief": {"villages": 0.5, "victory_points": 1}, "middle-ages": {"coins": 0.01}}[game]


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    ZOO.seed_test(lambda: make(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str) -> None:
    with redirect_stdout(io.StringIO()) as printed:
        ZOO.render_test(lambda render_mode: make(game, render_mode=render_mode))
    assert "Aude" in printed.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_performance_benchmark(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's benchmark lasts five seconds by the clock; here the clock goes faster."""

    class Clock:
        now = 0.0

        def time(self) -> float:
            self.now += 0.25
            return self.now

    monkeypatch.setitem(ZOO.performance_benchmark.__globals__, "time", Clock())
    with redirect_stdout(io.StringIO()) as printed:
        ZOO.performance_benchmark(make(game))
    assert "turns per second" in printed.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_the_winners_share_one_point(game: str) -> None:
    for seed in range(3):
        total = played(make(game), seed)
        assert sum(total.values()) == pytest.approx(1)
        assert set(total.values()) <= {0, 1, 1 / 2, 1 / 3, 1 / 4}


def test_shaping_adds_the_lead_in_a_measure() -> None:
    env = make("middle-ages", shaping={"coins": 0.5})
    total = played(env, 1)
    contest = env.unwrapped.contest
    coins, shares = contest.agreement.game.measures(contest.state)["coins"], contest.shares()
    for seat, agent in enumerate(env.possible_agents):
        lead = coins[seat] - (sum(coins) - coins[seat]) / 3
        assert total[agent] == pytest.approx(shares[seat] + 0.5 * lead)


def test_the_agent_that_is_asked_is_the_one_to_act() -> None:
    env, chance = make("fief"), Random(1)
    env.reset(seed=1)
    for _ in range(100):
        asked = env.unwrapped.contest.asked
        assert env.agent_selection == f"player_{asked}"
        for seat, agent in enumerate(env.agents):
            assert env.observe(agent)["action_mask"].any() == (seat == asked)
        env.step(any_legal(env.observe(env.agent_selection)["action_mask"], chance))


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_an_error_at_once_and_changes_nothing(game: str) -> None:
    env = make(game)
    env.reset(seed=1)
    before = env.last()[0]
    number = illegal(before["action_mask"])
    with pytest.raises(
        IllegalAction, match=rf"action {number} \(.*\) is not open to seat \d now; its mask allows"
    ):
        env.step(number)
    with pytest.raises(IllegalAction, match="there is no action 99999; they are numbered from 0 to"):
        env.step(99999)
    with pytest.raises(IllegalAction, match="an action is a number from 0 to"):
        env.step("march")
    assert np.array_equal(env.last()[0]["observation"], before["observation"])
    env.step(any_legal(before["action_mask"], Random(1)))


@pytest.mark.parametrize(
    ("game", "wrong", "message"),
    [
        ("fief", {"seats": 2}, "seats is a whole number from 3 to 6, not 2"),
        ("fief", {"seats": "4"}, "seats is a whole number from 3 to 6, not '4'"),
        ("fief", {"edition": "en1999"}, "no edition 'en1999'; the editions are"),
        ("fief", {"colour": "red"}, "no flag or option 'colour'"),
        ("fief", {"fog_of_war": 2.5}, "takes a text, a number, True or False"),
        ("fief", {"shaping": {"gold": 1}}, "no measure 'gold' to shape by; it has: victory_points"),
        ("fief", {"shaping": {"villages": float("nan")}}, "the weight of villages is a number"),
        ("fief", {"shaping": ["villages"]}, r"shaping is a weight by measure, .* not \['villages'\]"),
        ("fief", {"initiatives": "no"}, "initiatives is True or False, not 'no'"),
        ("middle-ages", {"max_steps": True}, "max_steps is a whole number from 1 on, not True"),
        ("middle-ages", {"max_steps": 0}, "max_steps is a whole number from 1 on, not 0"),
        ("middle-ages", {"render_mode": "rgb_array"}, "render_mode is human, ansi or None"),
        ("middle-ages", {"tiles": "none"}, "tile table cannot be used"),
    ],
)
def test_wrong_options_are_refused_before_the_first_game(
    game: str, wrong: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOptions, match=message):
        MODULES[game].env(**wrong)


def test_options_reach_the_rules() -> None:
    env = MODULES["fief"].raw_env(3, edition="en2014", fog_of_war=True, round_limit=7)
    rules = env.agreement.rules
    assert (rules.edition, rules.fog_of_war, rules.round_limit) == ("en2014", True, 7)
    assert MODULES["fief"].raw_env().agreement.rules.round_limit == 40
    assert MODULES["middle-ages"].raw_env(allow_debt=True).agreement.rules.allow_debt


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_parallel_api(game: str) -> None:
    with pytest.raises(NotImplementedError, match="act one after the other"):
        MODULES[game].parallel_env()
    assert not make(game).metadata["is_parallelizable"]


def test_initiatives_are_offered_only_if_wanted() -> None:
    plain, more = make("fief"), make("fief", initiatives=True)
    chance, extra = Random(4), 0
    plain.reset(seed=4)
    more.reset(seed=4)
    for _ in range(60):
        narrow, wide = plain.last()[0], more.last()[0]
        assert np.array_equal(narrow["observation"], wide["observation"])
        assert (wide["action_mask"] >= narrow["action_mask"]).all()
        initiatives = np.flatnonzero(wide["action_mask"] > narrow["action_mask"])
        extra += len(initiatives)
        action = any_legal(narrow["action_mask"], chance)
        if len(initiatives) and extra > 20:
            with pytest.raises(IllegalAction):
                plain.step(initiatives[0])
            more.step(initiatives[0])
            return
        plain.step(action)
        more.step(action)
    pytest.fail("nobody could act unasked in 60 decisions")


def test_a_limit_of_steps_truncates() -> None:
    env, chance = make("middle-ages", max_steps=10), Random(1)
    env.reset(seed=1)
    for _ in range(10):
        env.step(any_legal(env.last()[0]["action_mask"], chance))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_survives_pickling(game: str) -> None:
    raw = MODULES[game].raw_env(3, shaping=shaping(game), max_steps=9, **SHORT[game])
    again = pickle.loads(pickle.dumps(raw))
    assert again.agreement.seats == 3
    assert again.agreement.most_steps == 9
    assert again.agreement.shaping == shaping(game)
    again.reset(seed=1)
    raw.reset(seed=1)
    assert np.array_equal(raw.last()[0]["observation"], again.last()[0]["observation"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_the_middle_of_a_game_goes_on_alike_and_on_its_own(
    game: str, copied: Callable[[Any], Any]
) -> None:
    env, chance = make(game, 3, shaping=shaping(game), initiatives=True, max_steps=60), Random(5)
    env.reset(seed=5)
    for _ in range(25):
        env.step(any_legal(env.last()[0]["action_mask"], chance))
    other, before = copied(env), env.last()
    assert_same_to_the_end(other, copied(env), chance)
    assert same(env.last(), before)
    env.reset()
    other.reset()
    assert same(env.last(), other.last())  # the seeds of later games are copied, too


def assert_same_to_the_end(one: Any, other: Any, chance: Random) -> None:
    steps = 0
    for _ in one.agent_iter():
        assert one.agent_selection == other.agent_selection
        seen = one.last()
        assert same(seen, other.last())
        action = None if seen[2] or seen[3] else any_legal(seen[0]["action_mask"], chance)
        one.step(action)
        other.step(action)
        steps += 1
    assert steps > 5
    assert not other.agents


def same(one: Any, other: Any) -> bool:
    return one[1:] == other[1:] and all(np.array_equal(one[0][part], other[0][part]) for part in one[0])


def test_what_a_learner_does_to_its_observation_is_its_own_business() -> None:
    env = make("fief")
    env.reset(seed=1)
    seen = env.last()[0]
    kept = seen["observation"].copy()
    seen["observation"][:] = 7
    seen["action_mask"][:] = 0
    assert np.array_equal(env.last()[0]["observation"], kept)
    assert env.last()[0]["action_mask"].any()


def test_an_environment_knows_its_name() -> None:
    for name, env in [("fief_v1", make("fief")), ("middle_ages_v1", make("middle-ages"))]:
        assert env.metadata["name"] == str(env) == name


def test_numbers_of_numpy_are_numbers() -> None:
    raw = MODULES["fief"].raw_env(
        np.int64(3), round_limit=np.int32(7), fog_of_war=np.True_, max_steps=np.int8(9)
    )
    rules = raw.agreement.rules
    assert (rules.seats, rules.round_limit, rules.fog_of_war, raw.agreement.most_steps) == (3, 7, True, 9)
    weights = {"villages": np.float32(0.5), "victory_points": np.int64(1)}
    shaped = MODULES["fief"].raw_env(shaping=weights, initiatives=np.True_).agreement
    assert (shaped.shaping, shaped.initiatives) == (weights, True)
    # Rewards are as exact as with Python's own.
    assert {type(weight) for weight in shaped.shaping.values()} == {float}


def test_rendering_needs_a_mode() -> None:
    env = make("middle-ages")
    env.reset(seed=1)
    with pytest.raises(BadOptions, match='render_mode="ansi" or "human"'):
        env.unwrapped.render()
