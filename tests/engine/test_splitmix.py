"""The two ways of SplitMix64 give the same numbers, and those that everybody else's give."""

from __future__ import annotations

from random import Random

import pytest

from oyez.engine.kernel import GAMMA
from oyez.engine.splitmix import MASK, MOST, in_halves, in_one, scattered


def test_the_numbers_are_splitmix64s() -> None:
    """The first ones from seed 1234567, as its authors' program prints them."""
    seed, first = 1234567, []
    for _ in range(3):
        seed = (seed + GAMMA) & MASK
        first.append(in_one(seed, 1 << 64))
    assert first == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("n", [1, 2, 6, 84, 1000, MOST])
def test_halves_make_the_same_number(n: int) -> None:
    chance = Random(n)
    edges = [0, 1, MASK, MASK - 1, 1 << 32, (1 << 32) - 1, 1 << 63, (1 << 63) - 1]
    for seed in [*edges, *[chance.getrandbits(64) for _ in range(2000)]]:
        assert in_halves(seed, n) == in_one(seed, n) == scattered(seed, n)


def test_more_results_than_halves_can_tell_apart_are_chosen_in_one() -> None:
    assert scattered(GAMMA, MASK) == in_one(GAMMA, MASK)
