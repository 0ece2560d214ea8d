"""`oyez bench`: how fast the rules are on this machine, beside what the machine itself can do."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.agreement import SEATED, Options, Preset
from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from oyez.arena.speed import Speed


def bench(
    game: Annotated[
        str | None, typer.Option("--game", help="The game.", show_default="the usual one")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats at the table.", show_default=SEATED)
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, max=600, help="How long each figure is taken.")
    ] = 2.0,
    peers: Annotated[
        bool,
        typer.Option(
            "--peers", help="Our games beside other libraries' (they come with the extra peers), in one run."
        ),
    ] = False,
    option: Options = None,
    preset: Preset = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")] = False,
) -> None:
    """Measure one core: random play, copies, views, resampling, and a fixed loop to compare machines by.

    With options, as in --option NAME=VALUE, the game with them beside the plain one.
    """
    if peers:
        from oyez.cli.bench_peers import bench_peers

        if option or preset or game is not None or players is not None:
            raise Refused(
                f"--peers measures our games with {SEATED} seats and no options; "
                "leave --game, --players, --option and --preset out, or --peers"
            )
        with _progress(as_json) as step:
            bench_peers(seconds, as_json, step)
        return
    from oyez.arena.speed import measure
    from oyez.cli.agreement import agreed_options, checked_seats
    from oyez.games import game_named, usual_game

    found = game_named(game or usual_game())
    seats = checked_seats(found, players)
    with _progress(as_json) as step:
        speed = measure(found, seats, seconds, step, agreed_options(found, option, None, preset))
    if as_json:
        typer.echo(json.dumps(_facts(found.name, seats, speed), indent=2))
    else:
        _show(found.name, seats, speed)


@contextmanager
def _progress(quiet: bool) -> Iterator[Callable[[str], None]]:
    """What is being measured, on stderr, while it takes longer than people like to wait."""
    from oyez.cli.terminal import open_console

    console = open_console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda name: None
        return
    with console.status("...") as status:
        yield lambda name: status.update(f"measuring: {name}")


def _facts(game: str, players: int, speed: Speed) -> dict[str, object]:
    import platform

    return {
        "game": game,
        "players": players,
        "python": platform.python_version(),
        "compiled": speed.compiled,
        "decisions_per_second": round(speed.recorded),
        "decisions_per_second_without_tape": round(speed.unrecorded),
        "copy_us": round(speed.copy, 3),
        "view_us": round(speed.view, 3),
        "resample_us": round(speed.resample, 3),
        **({"decisions_per_second_with_options": round(speed.agreed)} if speed.agreed else {}),
        "calibration_per_second": round(speed.calibration),
        "decisions_per_1000_calibration": round(1000 * speed.recorded / speed.calibration, 3),
    }


def _show(game: str, players: int, speed: Speed) -> None:
    from rich.table import Table

    from oyez.cli.terminal import open_console
    from oyez.games import pack_named

    pack = pack_named(game)
    aims = pack.aims_compiled if speed.compiled else pack.aims
    table = Table(title=f"{game}, {players} players, one core", title_justify="left")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_column("wanted", justify="right")
    table.add_row(
        "decisions a second, as in real play", f"{speed.recorded:,.0f}", f"{aims.decisions:,}" if aims else ""
    )
    if speed.agreed:
        share = f"{100 * speed.agreed / speed.recorded:.0f} %"
        table.add_row("the same with these options", f"{speed.agreed:,.0f} ({share})", "")
    table.add_row("decisions a second, as in search (no tape)", f"{speed.unrecorded:,.0f}", "")
    table.add_row("a state copied", f"{speed.copy:.2f} µs", f"< {aims.copy:.0f} µs" if aims else "")
    table.add_row("a view built", f"{speed.view:.2f} µs", "")
    table.add_row("a state resampled", f"{speed.resample:.2f} µs", "")
    table.add_row("calibration loop, rounds a second", f"{speed.calibration:,.0f}", "")
    table.add_row("decisions per 1,000 such rounds", f"{1000 * speed.recorded / speed.calibration:.2f}", "")
    open_console().print(table)
    typer.echo(
        f"The rules run {'compiled' if speed.compiled else 'interpreted'}. Compare machines by the last line."
    )
