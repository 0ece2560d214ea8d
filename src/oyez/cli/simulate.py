"""`oyez simulate`: many games between bots, and what they add up to."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.agreement import SEATED, GameName, Options, Preset, Tiles
from oyez.cli.census import count_all, show_census
from oyez.cli.errors import Refused, sentence

if TYPE_CHECKING:
    from oyez.arena import Pairing, Result

Players = Annotated[
    int | None, typer.Option("--players", "-p", help="Seats at the table.", show_default=SEATED)
]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same games.")]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="A,B,...",
        help="One bot per seat, such as page, steward, seneschal, chancellor, greedy, random; a shorter list is "
        "repeated to fill the table.",
        show_default="greedy against random bots",
    ),
]
Processes = Annotated[
    int, typer.Option("--processes", "-j", min=1, max=256, help="The result does not depend on it.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Folder = Annotated[
    Path | None,
    typer.Option("--record", metavar="DIR", help="Write a record of every game there.", show_default=False),
]
Census = Annotated[
    bool, typer.Option("--census", help="Count how often each kind of action and event occurred.")
]
Rotate = Annotated[bool, typer.Option("--rotate/--no-rotate", help="Everybody moves one seat on per game.")]


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 100,
    seed: Seed = 1,
    bots: Bots = None,
    processes: Processes = 1,
    as_json: AsJson = False,
    record: Folder = None,
    rotate: Rotate = True,
    census: Census = False,
    option: Options = None,
    preset: Preset = "",
    tiles: Tiles = None,
) -> None:
    """Let bots play many games. Ctrl-C ends early and keeps what was finished."""
    pairing = agreed_pairing(
        game,
        players,
        bots,
        seed,
        agreed=(option, tiles, preset),
        rotate=rotate,
        keep=record is not None,
        census=census,
    )
    if record is not None:
        if record.exists() and not record.is_dir():
            raise Refused(f"{record} is a file; name a folder for the records")
        record.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    results, trouble = _play(pairing, games, processes, record, quiet=as_json)
    seconds = perf_counter() - began
    if not results:
        raise Refused(trouble or "stopped before the first game was over; there is nothing to show")
    if as_json:
        typer.echo(json.dumps(_facts(pairing, games, results, seconds), indent=2))
    else:
        _show(games, results, seconds)
        if census:
            show_census(game, results)
        if record is not None:
            typer.echo(f"{len(results)} records in {record}")
    if trouble:
        raise Refused(trouble)


def agreed_pairing(
    game: str,
    players: int | None,
    bots: str | None,
    seed: int,
    *,
    agreed: tuple[list[str] | None, Path | None, str],
    rotate: bool,
    keep: bool,
    census: bool,
) -> Pairing:
    """Who plays what, everything checked before the first game starts."""
    from oyez.arena import Pairing
    from oyez.cli.agreement import agreed_options, bot_names, checked_seats
    from oyez.games import game_named

    found = game_named(game)
    players = checked_seats(found, players)
    named = bot_names(found, bots) if bots is not None else ["greedy", *["random"] * (players - 1)]
    if len(named) > players:
        raise Refused(
            f"{len(named)} bots are named, but there are {players} seats; name at most as many bots as seats"
        )
    options = {**found.simulated, **agreed_options(found, *agreed)}
    found.rules(players, options)  # refuses impossible options before any game starts
    return Pairing(
        game=game,
        bots=tuple(named[place % len(named)] for place in range(players)),
        seed=seed,
        options=options,
        rotate=rotate,
        keep_record=keep,
        census=census,
    )


def _play(
    pairing: Pairing, games: int, processes: int, folder: Path | None, quiet: bool
) -> tuple[list[Result], str]:
    """The finished games in order, and what went wrong; whatever ends the series, it keeps what it has brought."""
    from oyez.arena import LostWorker, play_series
    from oyez.cli.progress import with_progress

    results: list[Result] = []
    trouble = ""
    series = play_series(pairing, games, processes)
    try:
        for result in series if quiet else with_progress(series, games):
            if folder is not None:
                name = f"{pairing.game}-{pairing.seed}-{result.index:05d}.oyez"
                (folder / name).write_text(result.record, encoding="utf-8")
            results.append(replace(result, record=""))  # on disk by now, and too much to keep for all
    except KeyboardInterrupt:
        typer.echo(stopped(len(results), games), err=True)
    except (LostWorker, OSError) as reason:
        trouble = f"{stopped(len(results), games)}: {sentence(reason)}"
    finally:
        series.close()
    return results, trouble


def stopped(done: int, games: int) -> str:
    return f"stopped after {done} of {games} games"


def _facts(pairing: Pairing, games: int, results: list[Result], seconds: float) -> dict[str, object]:
    from oyez.arena import standings

    decisions = sum(result.decisions for result in results)
    return {
        "game": pairing.game,
        "players": len(pairing.bots),
        "bots": list(pairing.bots),
        "seed": pairing.seed,
        "rotate": pairing.rotate,
        "options": pairing.options,
        "games": len(results),
        "asked": games,
        "standings": [asdict(standing) for standing in standings(results)],
        "results": [
            {
                "seed": r.seed,
                "bots": r.bots,
                "winners": r.winners,
                "measures": r.measures,
                "decisions": r.decisions,
            }
            for r in results
        ],
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 2),
        "decisions_per_second": round(decisions / seconds, 1),
        **({"census": count_all(pairing.game, results)} if pairing.census else {}),
    }


def _show(games: int, results: list[Result], seconds: float) -> None:
    from oyez.cli.results import show_results
    from oyez.cli.terminal import open_console

    show_results(games, results)
    decisions = sum(result.decisions for result in results)
    open_console().print(
        f"{seconds:.1f} s, {len(results) / seconds:,.1f} games/s, {decisions / seconds:,.0f} decisions/s"
    )
