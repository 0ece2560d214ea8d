"""How far a series of games is, and how long the rest will take: a bar on stderr."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from threading import Timer
from time import perf_counter
from typing import TYPE_CHECKING, Final

from rich.progress import MofNCompleteColumn, Progress, ProgressColumn, Task
from rich.text import Text

from oyez.cli.terminal import open_console

if TYPE_CHECKING:
    from oyez.arena import Result

PATIENCE: Final = 2.0  # seconds before a progress bar is worth its noise
FOREVER: Final = 10**13  # seconds; the library does not reckon with ten times as many


def time_left(done: int, games: int, took: float, since: float) -> float | None:
    """Seconds: `done` games took `took` seconds, the last of them was over `since` seconds ago."""
    return max(0.0, took / done * (games - done) - since) if done else None


class TimeLeft(ProgressColumn):
    """By the mean of all games: the library's own looks at half a minute, in which not one may end."""

    def render(self, task: Task) -> Text:
        took = float(task.fields["took"])
        left = time_left(int(task.completed), int(task.total or 0), took, (task.elapsed or 0.0) - took)
        return Text(
            "-:--:--" if left is None else f"{timedelta(seconds=round(min(left, FOREVER)))} left", "cyan"
        )


def with_progress(series: Iterator[Result], games: int) -> Iterator[Result]:
    """The same results; a bar on stderr appears once it has taken longer than people like to wait."""
    console = open_console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeLeft())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    began = perf_counter()
    task = progress.add_task("games", total=games, took=0.0)
    # Not after a game: the first of bots that search may take minutes.
    later = Timer(PATIENCE, progress.start)
    later.daemon = True
    later.start()
    try:
        for done, result in enumerate(series, 1):
            yield result
            progress.update(task, completed=done, took=perf_counter() - began)
    finally:
        later.cancel()
        later.join()  # or it would start what was stopped
        progress.stop()
