"""One seat against bots, alone and several at once: Gymnasium's checker, rewards, wrong input."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import check_env

from oyez.bots import Bot
from oyez.bots.random_bot import RandomBot
from oyez.engine.game import BadOptions, UnknownName
from oyez.engine.kernel import IllegalAction
from oyez.env import single
from tests.env.games import GAMES, SHORT, any_legal, illegal


def played(env: Any, seed: int) -> float:
    chance = Random(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        _, reward, terminated, truncated, info = env.step(any_legal(info["action_mask"], chance))
        total, over = total + reward, terminated or truncated
    return total


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*deprecated.*:DeprecationWarning")
def test_gymnasiums_checker(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It replays an action of one game in another, blindly: hence illegal="replace"."""
    opponents = ["random"] * 2
    env = gymnasium.make(f"oyez/{game}-v1", opponents=opponents, illegal="replace", **SHORT[game])
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_wins_its_share_or_nothing(game: str) -> None:
    env = single.make(game, 1, ["greedy", "random"], **SHORT[game])
    assert {played(env, seed) for seed in range(3)} <= {0, 1, 1 / 2, 1 / 3}


def test_the_same_seed_gives_the_same_game() -> None:
    env = single.make("middle-ages", 2, ["random", "greedy", "random"], shaping={"coins": 0.1})
    assert played(env, 3) == played(env, 3) != played(env, 5)


def test_samples_of_the_action_space_are_legal() -> None:
    env = single.make("middle-ages", 0, ["random"])
    env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(20):
        if env.step(env.action_space.sample())[2]:
            break
    assert isinstance(env.action_space, Discrete)
    assert env.action_space.n == env.action_masks().size


def test_opponents_may_be_made_by_the_caller() -> None:
    made = []

    def maker(seed: int) -> Bot:
        made.append(seed)
        return RandomBot(seed)

    played(single.make("middle-ages", 0, [maker, "random"]), 1)
    assert len(made) == 1


def test_an_illegal_action_is_an_error_unless_replacing_was_asked_for() -> None:
    for mode in single.ILLEGAL:
        env = single.make("middle-ages", 0, ["random"], illegal=mode)
        _, info = env.reset(seed=1)
        wrong = illegal(info["action_mask"])
        if mode == "replace":
            env.step(wrong)
            continue
        with pytest.raises(IllegalAction, match="not open to seat 0 now"):
            env.step(wrong)
        assert np.array_equal(env.action_masks(), info["action_mask"])


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"opponents": ["grandmaster"]}, UnknownName, "no bot called 'grandmaster'; its bots are"),
        ({"opponents": "greedy"}, BadOptions, "opponents is a list"),
        ({"opponents": []}, BadOptions, "seats is a whole number from 2 to 5, not 1"),
        ({"seat": 4}, BadOptions, "seat is a whole number from 0 to 3, not 4"),
        ({"illegal": "ignore"}, BadOptions, "illegal is error or replace"),
        ({"game": "chess"}, UnknownName, "no game called 'chess'; the games are"),
        ({"colour": "red"}, BadOptions, "no option 'colour'"),
    ],
)
def test_wrong_input_is_refused(wrong: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        single.make(**{"game": "middle-ages", **wrong})


def test_reset_comes_first() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        single.make("middle-ages").step(0)


def test_many_games_in_one_call() -> None:
    env = single.make_vector("middle-ages", 3, opponents=["random", "random"])
    chance = Random(1)
    seen, info = env.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert seen.shape == env.observation_space.shape
        actions = np.array([any_legal(mask, chance) for mask in info["action_mask"]])
        seen, _, terminated, _, info = env.step(actions)
        ended += int(terminated.sum())
    assert ended
    with pytest.raises(BadOptions, match="environments is a whole number from 1 on"):
        single.make_vector("middle-ages", 0)
