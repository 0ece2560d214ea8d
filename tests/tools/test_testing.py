"""How `oyez test` tells what happened."""

from __future__ import annotations

import sys

import pytest

from oyez.cli.testing import Outcome, Stage, closing_line, in_lanes, summary

CLOSING = "===== 1 failed, 30 passed, 2 warnings in 61.20s (0:01:01) ====="


def test_closing_line_is_pytests_last_word() -> None:
    assert closing_line(f"0.50s call tests/x.py::y\n{CLOSING}\n") == CLOSING
    assert closing_line("\x1b[32m=== \x1b[1m3 passed\x1b[0m in 0.12s ===\x1b[0m\n").endswith("===\x1b[0m")
    assert closing_line("no tests ran because it died") == ""


def test_summary_lists_what_failed_and_ends_with_pytests_line(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes = [
        Outcome("format", True, 0.1),
        Outcome("types", False, 12.0),
        Outcome("tests", False, 61.2, f"....F....\n{CLOSING}\n"),
    ]
    assert summary(outcomes) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == ["failed: types, tests", CLOSING]


def test_summary_of_success(capsys: pytest.CaptureFixture[str]) -> None:
    assert summary([Outcome("format", True, 0.1)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "all stages passed"


def test_a_failing_stage_does_not_stop_the_others(capfd: pytest.CaptureFixture[str]) -> None:
    bad = Stage("bad", (sys.executable, "-c", "raise SystemExit('broken')"))
    good = Stage("good", (sys.executable, "-c", "print('unseen')"))
    outcomes = in_lanes([[bad, good], [good]])
    assert [outcome.passed for outcome in outcomes] == [False, True, True]
    out = capfd.readouterr().out
    assert "broken" in out
    assert "unseen" not in out


def test_what_is_watched_is_shown_once(capfd: pytest.CaptureFixture[str]) -> None:
    words = "print('first'); raise SystemExit('last')"
    (outcome,) = in_lanes([[Stage("watched", (sys.executable, "-c", words), watched=True)]])
    assert not outcome.passed
    assert outcome.output.split() == ["first", "last"]
    out = capfd.readouterr().out
    assert (out.count("first"), out.count("last")) == (1, 1)
