"""What is read of the machine during a soak."""

from __future__ import annotations

from oyez.soak.machine import times, times_of


def test_what_the_host_took_away_is_told_in_per_cent() -> None:
    before = times_of("cpu  100 0 50 800 10 0 0 40 7 0")
    after = times_of("cpu  160 0 60 820 10 0 0 50 9 0")
    assert before.all == 1000, "guests are counted among the others"
    assert after.stolen_since(before) == 10.0
    assert after.stolen_since(after) == 0.0


def test_old_systems_tell_less() -> None:
    assert times_of("cpu 1 2 3 4").stolen == 0


def test_this_machine_is_read() -> None:
    first = times()
    assert times().all >= first.all
