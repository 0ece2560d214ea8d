"""`oyez arena`: a tournament between bots, resumable, with ratings and a picture."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.agreement import GameName, Options, Preset, Tiles, check_file
from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from oyez.arena import Result
    from oyez.arena.ledger import Ledger
    from oyez.arena.tournament import Tournament

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B,...",
        help="Who plays: page, steward, seneschal, chancellor, greedy, random, search:ms=500; repeated to fill "
        "the table.",
        show_default=False,
    ),
]
Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        help="Seats at the table.",
        show_default="as many as bots, at least 4 if the game is for so many",
    ),
]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games, those already in --out included.")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same games.")]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes", "-j", min=1, max=256, help="Games at the same time.", show_default="all cores"
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FILE",
        help="Keep the results there (.jsonl), and go on from them.",
        show_default=False,
    ),
]
Picture = Annotated[
    Path | None,
    typer.Option(
        "--picture", metavar="FILE", help="Draw the results: .png, .svg or .pdf.", show_default=False
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="ADDRESS", help="Play on a Ray cluster, or on a `local` one.", show_default=False
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def arena(
    game: GameName,
    bots: Bots,
    players: Players = None,
    games: Games = 100,
    seed: Seed = 1,
    processes: Processes = None,
    out: Out = None,
    picture: Picture = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
    option: Options = None,
    preset: Preset = "",
    tiles: Tiles = None,
) -> None:
    """Let bots play a tournament: seats rotate, deals are paired. Ctrl-C keeps the results; --out goes on later."""
    tournament = _agreed(game, bots, players, games, seed, (option, tiles, preset))
    _check_outputs(out, picture)
    workers = processes or _cores()
    began = perf_counter()
    results, trouble = _play(tournament, games, workers, out, cluster, quiet=as_json)
    seconds = perf_counter() - began
    if not results:
        raise Refused(trouble or "stopped before the first game was over; there is nothing to show")
    if as_json:
        typer.echo(json.dumps(_facts(tournament, games, results, seconds), indent=2))
    else:
        _show(games, results, seconds)
    undrawn = _draw(results, game, picture) if picture is not None else ""
    if trouble or undrawn:
        raise Refused(trouble or undrawn)


def _cores() -> int:
    """As many as this process may use, where the system tells; all of the machine's elsewhere."""
    told = getattr(os, "sched_getaffinity", None)
    return len(told(0)) if told else os.cpu_count() or 1


def _agreed(
    game: str,
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    agreed: tuple[list[str] | None, Path | None, str],
) -> Tournament:
    """Who plays what, everything checked before the first game starts."""
    from oyez.arena.tournament import Tournament
    from oyez.cli.agreement import agreed_options, bot_names, checked_seats
    from oyez.games import game_named

    found = game_named(game)
    if games < 1:
        raise Refused(f"a tournament of {games} games has no result; ask for at least --games 1")
    named = bot_names(found, bots)
    usual = max(len(named), found.usual_seats())
    seats = checked_seats(found, usual if players is None else players)
    if len(named) > seats:
        raise Refused(
            f"{len(named)} bots are named, but there are {seats} seats; name at most as many bots as seats"
        )
    options = {**found.simulated, **agreed_options(found, *agreed)}
    found.rules(seats, options)  # refuses impossible options before any game starts
    return Tournament(game, tuple(named[seat % len(named)] for seat in range(seats)), seed, options)


def _check_outputs(out: Path | None, picture: Path | None) -> None:
    """What would otherwise be found out after hours of play."""
    from oyez.arena.picture import FORMATS

    for path in (out, picture):
        if path is not None:
            check_file(path)
    if picture is not None and picture.suffix.lower() not in FORMATS:
        raise Refused(f"a picture is a file that ends with {', '.join(FORMATS)}, not {picture.name!r}")
    if picture is not None and out is not None and picture.resolve() == out.resolve():
        raise Refused(f"--out and --picture both name {out}; the picture would take the place of the results")
    try:
        import openskill  # noqa: F401

        if picture is not None:
            import matplotlib as mpl  # noqa: F401
    except ModuleNotFoundError as missing:
        raise Refused(
            f"the arena needs {missing.name}, which is not installed: run ./oyez arena in a checkout, "
            'or pip install "oyez[arena]"'
        ) from missing


def _play(
    tournament: Tournament, games: int, workers: int, out: Path | None, cluster: str | None, quiet: bool
) -> tuple[list[Result], str]:
    """The results in order, and what went wrong; whatever ends the tournament, it keeps what it has brought."""
    from oyez.arena import LostWorker
    from oyez.arena.crews import NoCluster, check_cluster
    from oyez.arena.ledger import BadLedger, Ledger, UnwritableLedger
    from oyez.cli.progress import with_progress

    trouble = ""
    path = out if out is not None else Path(os.devnull)
    try:
        if cluster is not None:
            check_cluster(cluster)
        with Ledger(path, tournament) as ledger:
            known = len([index for index in ledger.results if index < games])
            if known and not quiet:
                typer.echo(f"{known} of {games} games are in {out} already", err=True)
            series = _series(tournament, games, min(workers, max(1, games - known)), cluster, ledger)
            try:
                for result in series if quiet else with_progress(series, games - known):
                    ledger.add(result)
            except KeyboardInterrupt:
                typer.echo(f"stopped after {len(ledger.results)} of {games} games{_kept(out)}", err=True)
            except (LostWorker, NoCluster, UnwritableLedger) as reason:
                trouble = f"{reason}{_kept(out)}"
            finally:
                series.close()
            return [ledger.results[index] for index in sorted(ledger.results) if index < games], trouble
    except NoCluster as reason:
        raise Refused(f"{reason}{_kept(out)}") from reason
    except (BadLedger, UnwritableLedger) as reason:
        raise Refused(str(reason)) from reason


def _kept(out: Path | None) -> str:
    return f"; what was finished is in {out}" if out is not None and out.exists() else ""


def _series(
    tournament: Tournament, games: int, workers: int, cluster: str | None, ledger: Ledger
) -> Generator[Result]:
    from oyez.arena.crews import play_here, play_on_cluster

    missing = (index for index in range(games) if index not in ledger.results)
    if cluster is not None:
        return play_on_cluster(tournament, missing, cluster, workers)
    return play_here(tournament, missing, workers)


def _facts(tournament: Tournament, games: int, results: list[Result], seconds: float) -> dict[str, object]:
    from oyez.arena import standings
    from oyez.arena.ledger import fields_of
    from oyez.arena.ratings import ratings

    return {
        **tournament.facts(),
        "games": len(results),
        "asked": games,
        "standings": [asdict(standing) for standing in standings(results)],
        "ratings": [{**asdict(rating), "ordinal": rating.ordinal} for rating in ratings(results)],
        "results": [fields_of(result) for result in results],
        "seconds": round(seconds, 3),
    }


def _draw(results: list[Result], game: str, picture: Path) -> str:
    """What went wrong, if anything did: the results are worth more than their picture."""
    from oyez.arena.picture import draw

    try:
        draw(results, game, picture)
    except OSError as error:
        return f"{picture} cannot be drawn: {(error.strerror or str(error)).lower()}; name another file"
    return ""


def _show(games: int, results: Sequence[Result], seconds: float) -> None:
    from statistics import fmean

    from oyez.arena.ratings import ratings
    from oyez.cli.results import show_results
    from oyez.cli.terminal import open_console

    show_results(games, results, {rating.bot: rating for rating in ratings(results)})
    rounds = fmean(result.rounds for result in results)
    decisions = fmean(result.decisions for result in results)
    open_console().print(f"a game: {rounds:.1f} rounds, {decisions:.0f} decisions; {seconds:.1f} s in all")
