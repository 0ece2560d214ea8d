"""When something that does not get on is tried again."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from oyez.server.problems import Code, Problem
from oyez.server.storage.charges import Tries
from oyez.server.tables.room import Room
from oyez.server.timing.affairs import DAY
from oyez.server.timing.holidays import Holidays
from tests.server.indoors import hall
from tests.server.test_holidays import account_in, table_of


class SetClock:
    """Stands in for the module `time`."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    clock = SetClock()
    monkeypatch.setattr("oyez.server.storage.charges.time", clock)
    return clock


def tried(tries: Tries, clock: SetClock, seconds: range) -> list[int]:
    found = []
    for second in seconds:
        clock.now = float(second)
        if tries.due(["a"]):
            found.append(second)
    return found


def test_each_time_it_takes_twice_as_long_up_to_half_a_minute(clock: SetClock) -> None:
    assert tried(Tries(2.0), clock, range(130)) == [0, 2, 6, 14, 30, 60, 90, 120]


def test_what_has_got_on_is_tried_at_once_the_next_time(clock: SetClock) -> None:
    tries = Tries(2.0)
    assert tried(tries, clock, range(10)) == [0, 2, 6]
    assert tries.due([]) == []
    assert tried(tries, clock, range(10, 14)) == [10, 12]


def test_what_will_most_likely_fail_again_waits_ten_minutes(clock: SetClock) -> None:
    tries = Tries(2.0)
    tries.put_off("a")
    assert tried(tries, clock, range(650)) == [600, 630]


@pytest.mark.parametrize(("code", "times"), [("outdated", [0, 600]), ("not-stored", [0, 0, 30, 60, 90, 600])])
async def test_a_table_of_older_rules_is_seldom_asked_to_note_a_holiday(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: SetClock, code: Code, times: list[int]
) -> None:
    """Whatever else went wrong may be over in half a minute."""
    asked: list[float] = []

    async def leave(room: Room, seat: int, holiday: object) -> None:
        asked.append(clock.now)
        raise Problem(code, "It cannot be noted now.")

    monkeypatch.setattr("oyez.server.timing.holidays._leave", leave)
    async with hall(tmp_path) as rooms:
        account, holidays = await account_in(rooms), Holidays(rooms)
        await table_of(rooms, account, "me", "me")
        await holidays.begin(account.id, time.time() + 5 * DAY)
        for second in (0, 30, 60, 90, 600):
            clock.now = float(second)
            await holidays.round()
    assert asked == times
