"""The keyed generator: one integer, the numbers of HMAC-SHA256, and nothing of it in what bots get."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from oyez.engine.kernel import State, below
from oyez.engine.keyed import COUNTED, keyed, keyed_seed
from oyez.engine.match import Match
from oyez.engine.splitmix import MASK
from oyez.games import game_named

KEY = hashlib.sha256(b"a key").digest()


def state(seed: int, forced: list[int] | None = None) -> State:
    return State(seed, forced or [], [], (), (), None)


def test_the_numbers_are_those_of_hmac() -> None:
    g = state(keyed_seed(KEY))
    for counter in range(1, 20):
        drawn = hmac.new(KEY, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        assert below(g, 1000) == int.from_bytes(drawn[:16], "big") * 1000 // 2**128
        assert g.seed == keyed_seed(KEY) + counter


def test_the_same_numbers_for_ever() -> None:
    g = state(keyed_seed(KEY))
    assert [below(g, 6) for _ in range(12)] == [2, 1, 2, 3, 1, 3, 0, 0, 2, 4, 2, 1]


def test_a_forced_result_moves_the_counter_too() -> None:
    g, other = state(keyed_seed(KEY), [2]), state(keyed_seed(KEY))
    assert below(g, 6) == 2
    below(other, 6)
    assert [below(g, 99) for _ in range(5)] == [below(other, 99) for _ in range(5)]


def test_every_result_is_as_likely() -> None:
    seed = keyed_seed(KEY)
    counted = Counter(keyed(seed + number, 6) for number in range(1, 6001))
    assert sorted(counted) == list(range(6))
    assert all(900 < times < 1100 for times in counted.values())


def test_64_bits_are_splitmix_as_ever() -> None:
    g = state(MASK)
    assert [below(g, 1000) for _ in range(4)] == [893, 912, 219, 426]
    assert g.seed <= MASK


@pytest.mark.parametrize("game", ["middle-ages", "fief"])
def test_what_a_bot_imagines_has_no_key(game: str) -> None:
    match = Match(game_named(game), 3, {}, ["Ann", "Ben", "Cem"], keyed_seed(KEY))
    imagined = match.game.resample(match.state, match.state.pending[0].seat, 7)
    assert match.state.seed >> 64 == int.from_bytes(KEY, "big")
    assert imagined.seed <= COUNTED
