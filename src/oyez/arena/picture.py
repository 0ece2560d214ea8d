"""A picture of a tournament: win rates with their intervals, what the game measures, how long games took."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from oyez.arena.selfplay import Result
from oyez.arena.standings import Standing, standings

FORMATS: Final = (".png", ".svg", ".pdf")
COLUMNS: Final = 4
BARS: Final = 30  # at most, of a histogram
INK: Final = "#5b2a1e"
PAPER: Final = "#c9a66b"


def draw(results: Sequence[Result], title: str, path: Path) -> None:
    """Write the picture; its format follows from the ending of its name."""
    import matplotlib as mpl

    mpl.use("Agg")  # no screen needed
    from matplotlib import pyplot as plt

    measures = list(results[0].measures)
    panels = 2 + len(measures)
    columns, rows = min(panels, COLUMNS), -(-panels // COLUMNS)
    figure, grid = plt.subplots(
        rows, columns, figsize=(4.2 * columns, 4 * rows), layout="constrained", squeeze=False
    )
    axes = list(grid.flat)
    figure.suptitle(f"{title}: {len(results)} games", fontweight="bold")
    places = standings(results)
    _win_rates(axes[0], places, results)
    _lengths(axes[1], results)
    for axis, measure in zip(axes[2:panels], measures, strict=True):
        _distribution(axis, places, results, measure)
    for axis in axes[panels:]:
        axis.remove()
    figure.savefig(path, dpi=120)
    plt.close(figure)


def _win_rates(axis: Any, places: list[Standing], results: Sequence[Result]) -> None:
    """Per seat, so that a bot that fills three chairs is not drawn three times as strong."""
    from matplotlib.ticker import PercentFormatter

    names = [place.bot for place in places]
    rates = [place.rate / place.seats for place in places]
    below = [(place.rate - place.low) / place.seats for place in places]
    above = [(place.high - place.rate) / place.seats for place in places]
    axis.errorbar(range(len(names)), rates, yerr=[below, above], fmt="o", color=INK, capsize=5)
    axis.axhline(1 / len(results[0].bots), color=PAPER, linestyle="--", label="par")
    axis.legend()
    axis.set_xticks(range(len(names)), names, rotation=20, ha="right")
    axis.set_xlim(-0.5, len(names) - 0.5)
    axis.set_ylim(0, 1)
    axis.yaxis.set_major_formatter(PercentFormatter(1))
    axis.set_title("wins per seat, 95 % interval")


def _distribution(axis: Any, places: list[Standing], results: Sequence[Result], measure: str) -> None:
    """The bots in the order of the first panel; one that only met itself as one."""
    values: dict[str, list[int]] = {place.bot: [] for place in places}
    if results[0].bots[0] not in values:
        values = {results[0].bots[0]: []}
    for result in results:
        for name, value in zip(result.bots, result.measures[measure], strict=True):
            values[name].append(value)
    axis.boxplot(list(values.values()), tick_labels=list(values), showmeans=True)
    axis.tick_params("x", rotation=20)
    axis.set_title(f"{measure.replace('_', ' ')} at the end")


def _lengths(axis: Any, results: Sequence[Result]) -> None:
    """In rounds, or in decisions where all games have the same number of rounds."""
    from matplotlib.ticker import MaxNLocator

    rounds = [result.rounds for result in results]
    lengths, what = rounds, "rounds"
    if len(set(rounds)) == 1:
        lengths, what = [result.decisions for result in results], "decisions"
    width = 1 + (max(lengths) - min(lengths)) // BARS  # whole numbers, so that every bar has as many of them
    bins = range(min(lengths), max(lengths) + width + 1, width)
    axis.hist(lengths, bins=bins, color=PAPER, edgecolor=INK, align="left" if width == 1 else "mid")
    for each in (axis.xaxis, axis.yaxis):
        each.set_major_locator(MaxNLocator(integer=True))
    axis.set_ylabel("games")
    axis.set_title(f"{what} of a game")
