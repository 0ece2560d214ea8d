"""What a running series shows, and what it adds up to: readable in 80 columns, with the time that is left."""

from __future__ import annotations

import io
from collections.abc import Iterator
from time import sleep

import pytest
from rich.console import Console
from rich.progress import Progress

from oyez.arena.ratings import Rating
from oyez.arena.selfplay import Result
from oyez.cli import progress
from oyez.cli.results import show_results


def test_a_table_of_fief_fits_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    measures = ("victory_points", "villages", "income", "deniers", "strength")
    bots = ("search:iterations=200:ahead=2", "seneschal")
    game = Result(0, 0, bots, (0,), {name: [12, 3] for name in measures}, 10, 5)
    show_results(1, [game], {bots[0]: Rating(bots[0], 27.6, 8.1)})
    shown = capsys.readouterr().out
    assert "…" not in shown
    for part in ("seneschal", "95 % interval", "20.7% - 100.0%", "27.6 ± 8.1", "victory points", "12.0"):
        assert part in shown


@pytest.mark.parametrize("columns", [60, 30])  # with 30 the terminal breaks the lines, and nothing is lost
def test_a_narrow_terminal_shows_who_is_who(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    measures = ("victory_points", "villages", "income", "deniers", "strength")
    bots = ("seneschal", "search:ms=500")
    game = Result(0, 0, bots, (0,), {name: [12, 3] for name in measures}, 10, 5)
    show_results(1, [game], {name: Rating(name, 27.6, 8.1) for name in bots})
    shown = capsys.readouterr().out
    assert max(len(line) for line in shown.splitlines()) <= 60
    for part in ("20.7% - 100.0%", "27.6 ± 8.1", "12.0"):
        assert part in shown
    assert [shown.count(name) for name in bots] == [2, 2]


def test_the_time_left_follows_from_all_games_however_slow_they_are() -> None:
    assert progress.time_left(0, 8, 0.0, 5.0) is None
    assert progress.time_left(2, 8, 120.0, 0.0) == 360
    assert progress.time_left(2, 8, 120.0, 40.0) == 320
    assert progress.time_left(8, 8, 480.0, 1.0) == 0


def test_a_time_beyond_all_reckoning_can_be_shown() -> None:
    bar = Progress(progress.TimeLeft(), disable=True)
    task = bar.add_task("games", total=10**18, completed=1, took=1.0)
    assert " days, " in progress.TimeLeft().render(bar.tasks[task]).plain


def test_a_bar_appears_before_the_first_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, width=80)
    monkeypatch.setattr(progress, "open_console", lambda stderr: console)
    monkeypatch.setattr(progress, "PATIENCE", 0.01)

    def slow() -> Iterator[Result]:
        for index in range(2):
            sleep(0.15)
            yield Result(index, 0, ("a", "b"), (0,), {"coins": [3, 2]}, 10)

    assert len(list(progress.with_progress(slow(), 2))) == 2
    assert "0/2" in shown.getvalue()
    assert "0:00:00 left" in shown.getvalue()
