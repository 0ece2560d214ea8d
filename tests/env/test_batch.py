"""Many games stepped in one call."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from oyez.bots import SeatTable
from oyez.engine.game import BadOptions
from oyez.engine.kernel import IllegalAction
from oyez.env.agreement import agree
from oyez.env.batch import Batch
from oyez.env.policy_bot import PolicyBot
from tests.env.games import GAMES, SHORT, any_legal, illegal


@pytest.mark.parametrize("game", GAMES)
def test_games_end_begin_anew_and_share_one_point_each(game: str) -> None:
    batch, chance = Batch(game, 3, seats=3, seed=1, **SHORT[game]), Random(1)
    total, ended = 0.0, 0
    for _ in range(150):
        assert batch.observations.shape == (3, batch.schema.size)
        own = batch.schema.read(batch.observations, "seat").argmax(axis=1)
        assert (own == batch.seats).all()
        rewards, over = batch.step([any_legal(mask, chance) for mask in batch.masks])
        assert not rewards[~over].any()
        total, ended = total + rewards.sum(), ended + int(over.sum())
    assert total == pytest.approx(ended)
    assert ended


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = Batch("middle-ages", 4, seed=5), Batch("middle-ages", 4, seed=1)
    other.reset(5)
    chance = Random(1)
    for _ in range(30):
        assert np.array_equal(one.observations, other.observations)
        actions = [any_legal(mask, chance) for mask in one.masks]
        one.step(actions)
        other.step(np.array(actions))


def test_shaped_rewards_cancel_out_between_the_seats() -> None:
    batch, chance = Batch("middle-ages", 2, seed=1, shaping={"coins": 0.1}), Random(1)
    shaped = 0
    for _ in range(40):
        rewards, ended = batch.step([any_legal(mask, chance) for mask in batch.masks])
        shaped += int(rewards.any())
        assert rewards[~ended].sum() == pytest.approx(0)
    assert shaped > 5


def test_games_cut_short_are_told_apart_with_what_was_seen_last() -> None:
    batch, chance = Batch("middle-ages", 2, seed=1, max_steps=7), Random(1)
    for step in range(1, 22):
        rewards, ended = batch.step([any_legal(mask, chance) for mask in batch.masks])
        assert ended.all() == (step % 7 == 0)
        assert list(batch.cut_short) == ([0, 1] if ended.all() else [])
        for seat, seen in batch.cut_short.values():
            assert batch.schema.read(seen, "seat").argmax() == seat
            assert seen.shape == batch.observations[0].shape
            assert not rewards.any()
    whole = Batch("middle-ages", 1, seats=2, seed=1)
    while not whole.step([any_legal(whole.masks[0], chance)])[1].any():
        pass
    assert not whole.cut_short


def test_an_illegal_action_is_refused_before_any_game_moves() -> None:
    batch = Batch("middle-ages", 3, seed=1)
    before = batch.observations.copy()
    legal = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
    with pytest.raises(IllegalAction, match=r"game 2 of the batch: action \d+ .* is not open to seat \d"):
        batch.step([*legal[:2], illegal(batch.masks[2])])
    with pytest.raises(IllegalAction, match="one action for each of the 3 games, not 2"):
        batch.step(legal[:2])
    with pytest.raises(IllegalAction, match="one action for each of the 3 games, not 3"):
        batch.step(3)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match=r"one action for each of the 3 games, not array\(3\)"):
        batch.step(np.array(3))
    assert np.array_equal(batch.observations, before)
    batch.step(legal)
    with pytest.raises(BadOptions, match="games is a whole number from 1 on, not 0"):
        Batch("middle-ages", 0)


@pytest.mark.parametrize(
    ("trained", "played", "message"),
    [
        (("middle-ages", 3), ("middle-ages", 4), "agreed for 3 seats, and here are 4"),
        (("middle-ages", 4), ("middle-ages", 3), "agreed for 4 seats, and here are 3"),
        (("fief", 4), ("middle-ages", 4), "plays fief; here another game"),
        (("fief", 4), ("fief", 4, {"tactics": "on"}), "fief_v1 has no room for expansions"),
    ],
)
def test_a_policy_at_a_table_it_was_not_trained_for_is_an_error(
    trained: Any, played: Any, message: str
) -> None:
    bot = PolicyBot(agree(*trained), lambda seen, mask: mask.argmax())
    there = agree(*played, version=2 if len(played) > 2 else 1)
    state = there.game.setup(there.rules, 1, [])
    with pytest.raises(BadOptions, match=message):
        bot.choose(SeatTable(there.game, state, state.pending[0]))


def test_a_policy_that_ignores_its_mask_is_told_so() -> None:
    agreement = agree("middle-ages", 2)
    state = agreement.game.setup(agreement.rules, 1, [])
    table = SeatTable(agreement.game, state, state.pending[0])
    assert PolicyBot(agreement, lambda seen, mask: mask.argmax()).choose(table) is table.decision.options[0]
    with pytest.raises(
        IllegalAction, match="the policy chose action 263, which its mask forbids; allowed are: 0"
    ):
        PolicyBot(agreement, lambda seen, mask: 263).choose(table)
    with pytest.raises(IllegalAction, match="an action is a number from 0 to 263, not None"):
        PolicyBot(agreement, lambda seen, mask: None).choose(table)
