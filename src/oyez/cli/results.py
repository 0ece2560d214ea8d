"""What a series adds up to, as tables for a terminal of 80 columns; without their lines they need 60."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.table import Table

    from oyez.arena import Result, Standing
    from oyez.arena.ratings import Rating


NARROW: Final = 75  # columns; with fewer the lines of a table leave no room for names
NARROWEST: Final = 60  # with fewer the terminal breaks the lines, so that names and figures are not lost


def show_results(games: int, results: Sequence[Result], rated: Mapping[str, Rating] | None = None) -> None:
    """Who won how often; below it, what everybody had at the end. `games` is how many were asked for."""
    from oyez.arena import standings
    from oyez.cli.terminal import open_console

    places = standings(results)
    title = f"{len(results)} of {games} games" if len(results) < games else counted(games)
    console = open_console()
    narrow = console.width < NARROW
    console.width = max(console.width, NARROWEST)
    console.print(_wins(title, places, rated, narrow))
    console.print(_means(places, narrow))


def counted(games: int) -> str:
    return "1 game" if games == 1 else f"{games} games"


def _wins(title: str, places: Sequence[Standing], rated: Mapping[str, Rating] | None, narrow: bool) -> Table:
    headings = ["seats", "wins", "win rate", "95 % interval", *([] if rated is None else ["rating"])]
    table = _table(title, headings, narrow)
    for place in places:
        row = [place.bot, f"{place.seats:g}", f"{place.wins:.6g}", f"{place.rate:.1%}"]
        row.append(f"{place.low:.1%} - {place.high:.1%}")
        if rated is not None:
            rating = rated.get(place.bot)  # none for the seats of a bot that only met itself
            row.append(f"{rating.mu:.1f} ± {rating.sigma:.1f}" if rating else "")
        table.add_row(*row)
    return table


def _means(places: Sequence[Standing], narrow: bool) -> Table:
    table = _table("mean at the end", [measure.replace("_", " ") for measure in places[0].means], narrow)
    for place in places:
        table.add_row(place.bot, *[f"{mean:.1f}" for mean in place.means.values()])
    return table


def _table(title: str, headings: Sequence[str], narrow: bool) -> Table:
    """Numbers stay whole; a long name of a bot goes on in the next line."""
    from rich.box import HEAVY_HEAD
    from rich.table import Table

    table = Table(
        title=title,
        title_justify="left",
        box=None if narrow else HEAVY_HEAD,
        padding=(0, 1, 0, 0) if narrow else (0, 1),
    )
    table.add_column("bot", overflow="fold", min_width=8)
    for heading in headings:
        text = "\n".join(heading.rsplit(" ", 1)) if narrow else heading
        table.add_column(text, justify="right", no_wrap=True)
    return table
