"""One seat against bots, alone and several at once: Gymnasium's checker, rewards, wrong input."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
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


def test_before_the_first_game_samples_are_of_all_actions() -> None:
    env = single.make("middle-ages", 0, ["random"])
    env.action_space.seed(1)
    assert len({int(env.action_space.sample()) for _ in range(50)}) > 20


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
        with pytest.raises(IllegalAction, match="an action is a number from 0 to"):
            env.step("march")
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
        ({"opponents": None}, BadOptions, "opponents is a list"),
        ({"opponents": ["greedy", 5]}, BadOptions, "an opponent is the name of a bot or what makes one"),
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


@pytest.mark.parametrize(
    ("called", "wrong"),
    [
        ("oyez/fief-v1", {"version": 2}),
        ("oyez/fief-expanded-v2", {"version": 1}),
        ("oyez/fief-v1", {"game": "middle-ages"}),
    ],
)
def test_an_id_of_gymnasium_says_game_and_version(called: str, wrong: dict[str, Any]) -> None:
    """A policy that was stored for an id finds the same spaces there, whatever else was asked for."""
    with pytest.raises(BadOptions, match=f"{called} says by itself which .* take another id: oyez/fief-v1, "):
        gymnasium.make(called, **wrong)


def test_after_its_end_a_game_takes_no_action() -> None:
    env = single.make("middle-ages", 0, ["random"], max_steps=2)
    env.reset(seed=1)
    while not env.step(env.action_space.sample())[3]:
        pass
    with pytest.raises(IllegalAction, match="the game is over; reset the environment"):
        env.step(env.action_space.sample())


def test_the_limit_counts_the_own_steps_not_those_of_the_bots() -> None:
    """Else bots who act first would use it up, and no step could ever be made."""
    for seat in range(4):
        env = single.make("middle-ages", seat, ["random"] * 3, max_steps=3)
        env.reset(seed=2)
        cut = [env.step(env.action_space.sample())[3] for _ in range(3)]
        assert cut == [False, False, True]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_the_middle_of_a_game_goes_on_alike(game: str, copied: Callable[[Any], Any]) -> None:
    env, chance = single.make(game, 1, ["greedy", "page", "random"], **SHORT[game]), Random(5)
    _, info = env.reset(seed=5)
    for _ in range(8):
        *_, info = env.step(any_legal(info["action_mask"], chance))
    other, over, steps = copied(env), False, 0
    while not over:
        action = any_legal(info["action_mask"], chance)
        assert other.action_space.sample() in np.flatnonzero(info["action_mask"])
        again, (seen, reward, over, _, info) = other.step(action), env.step(action)
        assert np.array_equal(again[0], seen)
        assert again[1:3] == (reward, over)
        steps += 1
    assert steps > 5


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
