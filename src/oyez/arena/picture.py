"""A picture of a tournament: win rates with their intervals, what the game measures, how long games took."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from oyez.arena.selfplay import Result
from oyez.arena.standings import Standing, standings

FORMATS: Final = (".png", ".svg", ".pdf")
INK: Final = "#5b2a1e"
PAPER: Final = "#c9a66b"


def draw(results: Sequence[Result], title: str, path: Path) -> None:
    """Write the picture; its format follows from the name of the file."""
    import matplotlib as mpl

    mpl.use("Agg")  # no screen needed
    from matplotlib import pyplot as plt

    places = standings(results)
    measures = list(results[0].measures)
    figure, axes = plt.subplots(
        1, 2 + len(measures), figsize=(4.2 * (2 + len(measures)), 4), layout="constrained"
    )
    figure.suptitle(f"{title}: {len(results)} games")
    _win_rates(axes[0], places, results)
    for axis, measure in zip(axes[1:-1], measures, strict=True):
        _distribution(axis, results, measure)
    _lengths(axes[-1], results)
    figure.savefig(path, dpi=120)
    plt.close(figure)


def _win_rates(axis: Any, places: list[Standing], results: Sequence[Result]) -> None:
    """Per seat, so that a bot that fills three chairs is not drawn three times as strong."""
    names = [place.bot for place in places]
    rates = [place.rate / place.seats for place in places]
    below = [(place.rate - place.low) / place.seats for place in places]
    above = [(place.high - place.rate) / place.seats for place in places]
    axis.errorbar(range(len(names)), rates, yerr=[below, above], fmt="o", color=INK, capsize=5)
    axis.axhline(1 / len(results[0].bots), color=PAPER, linestyle="--")
    axis.set_xticks(range(len(names)), names, rotation=20, ha="right")
    axis.set_xlim(-0.5, len(names) - 0.5)
    axis.set_ylim(0, 1)
    axis.set_title("wins per seat, 95 % interval")


def _distribution(axis: Any, results: Sequence[Result], measure: str) -> None:
    names = list(dict.fromkeys(name for result in results for name in result.bots))
    values: dict[str, list[int]] = {name: [] for name in names}
    for result in results:
        for name, value in zip(result.bots, result.measures[measure], strict=True):
            values[name].append(value)
    axis.boxplot(list(values.values()), tick_labels=names, showmeans=True)
    axis.tick_params("x", rotation=20)
    axis.set_title(measure)


def _lengths(axis: Any, results: Sequence[Result]) -> None:
    rounds = [result.rounds for result in results]
    if len(set(rounds)) > 1:
        axis.hist(rounds, bins=range(min(rounds), max(rounds) + 2), color=PAPER, edgecolor=INK, align="left")
        axis.set_title("rounds of a game")
    else:
        axis.hist([result.decisions for result in results], bins=15, color=PAPER, edgecolor=INK)
        axis.set_title("decisions of a game")
