"""Series of games: the same results however they are computed, and honest statistics."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from time import sleep

import pytest

from oyez.arena import Pairing, Result, play_game, play_series, series, standings
from oyez.arena.selfplay import derived_seed
from oyez.arena.standings import wilson
from oyez.arena.workers import dismiss, hire
from oyez.engine.record import digest_of, parse, replay
from oyez.games import game_named

PAIRING = Pairing("middle-ages", ("greedy", "random", "random"), seed=9)


def test_one_process_or_two_give_the_same_results_in_the_same_order() -> None:
    alone = list(play_series(PAIRING, 10, processes=1))
    together = list(play_series(PAIRING, 10, processes=2))
    assert alone == together
    assert [result.index for result in alone] == list(range(10))


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    assert list(play_series(PAIRING, 3)) == list(play_series(PAIRING, 6))[:3]


def test_rotation_gives_every_bot_every_seat_equally_often() -> None:
    seats = Counter(PAIRING.seating(index).index(0) for index in range(9))
    assert seats == {0: 3, 1: 3, 2: 3}
    fixed = Pairing("middle-ages", ("greedy", "random"), seed=9, rotate=False)
    assert {fixed.seating(index) for index in range(5)} == {(0, 1)}


def test_a_kept_record_replays_to_its_digest() -> None:
    pairing = Pairing("middle-ages", ("random",) * 5, seed=1, options={"allow_debt": "yes"}, keep_record=True)
    record = parse(play_game(pairing, 0).record, game_named)
    assert record.options == {"allow_debt": "yes"}
    assert digest_of(replay(record)) == record.digest


def test_seeds_depend_on_every_part_and_fit_in_64_bits() -> None:
    seeds = {derived_seed(1, 23), derived_seed(12, 3), derived_seed(1, 2, 3), derived_seed(3, 21)}
    assert len(seeds) == 4
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert derived_seed(1, 23) == 5058738023554250504  # records of old series must stay reproducible


def result(bots: tuple[str, ...], winners: tuple[int, ...], coins: list[int]) -> Result:
    return Result(0, 0, bots, winners, {"coins": coins}, 10)


def test_standings_share_a_shared_victory() -> None:
    played = [
        result(("a", "b", "b"), (0,), [30, 10, 20]),
        result(("b", "a", "b"), (0, 1), [40, 40, 0]),
    ]
    first, second = standings(played)
    assert (first.bot, first.wins, first.rate, first.seats) == ("a", 1.5, 0.75, 1)
    assert (second.bot, second.wins, second.seats) == ("b", 0.5, 2)
    assert first.means == {"coins": 35.0}
    assert second.means == {"coins": 17.5}


def test_a_bot_that_only_met_itself_is_shown_by_seat() -> None:
    shown = standings([result(("a", "a"), (1,), [3, 4])])
    assert [(s.bot, s.wins) for s in shown] == [("a, seat 0", 0), ("a, seat 1", 1)]


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (5, 10), (495, 500), (0.5, 1)])
def test_the_interval_holds_the_rate_and_stays_between_0_and_1(wins: float, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(450, 500)
    assert (round(low, 4), round(high, 4)) == (0.8706, 0.9233)


def dawdle(pairing: Pairing, first: int, end: int) -> list[Result]:
    """Games that nobody waits for, but the first ones."""
    if first:
        sleep(600)
    return [Result(0, 0, pairing.bots, (0,), {}, 1)]


def test_whoever_stops_does_not_wait_for_games_that_are_being_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "_play_share", dawdle)
    others = set(multiprocessing.active_children())  # of tests before this one
    played = play_series(Pairing("middle-ages", ("random", "random"), 1), 1000, 2)
    assert next(played).index == 0
    workers = set(multiprocessing.active_children()) - others
    played.close()
    for worker in workers:
        worker.join(30)
    assert {worker.exitcode for worker in workers} == {-signal.SIGTERM}


def blocked() -> set[int]:
    return signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot be held back here")
def test_workers_never_hear_ctrl_c_not_even_while_they_start() -> None:
    before = blocked()
    pool = hire(2)
    assert blocked() == before
    assert signal.SIGINT in pool.submit(blocked).result()
    dismiss(pool, idle=True)
