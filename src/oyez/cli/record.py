"""`oyez record`: games between bots as a data set, records and a table of all decisions."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.agreement import GameName, Options, Preset, Tiles
from oyez.cli.errors import Refused
from oyez.cli.results import counted
from oyez.cli.simulate import Bots, Games, Players, Processes, Rotate, Seed, agreed_pairing, stopped

if TYPE_CHECKING:
    from oyez.arena import Pairing, Result
    from oyez.env.dataset import TableFile

Out = Annotated[
    Path,
    typer.Option(
        "--out",
        metavar="FILE",
        help="The table: .parquet, or .arrow; records go beside it.",
        show_default=False,
    ),
]


def record(
    game: GameName,
    out: Out,
    players: Players = None,
    games: Games = 100,
    seed: Seed = 1,
    bots: Bots = None,
    processes: Processes = 1,
    rotate: Rotate = True,
    option: Options = None,
    preset: Preset = "",
    tiles: Tiles = None,
) -> None:
    """Let bots play, and write their games down for learners. Ctrl-C ends early and keeps what was finished."""
    _check_libraries()
    from oyez.env.agreement import agree
    from oyez.env.dataset import TableFile, check_table_path
    from oyez.env.versions import version_for
    from oyez.games import game_named

    pairing = agreed_pairing(
        game, players, bots, seed, agreed=(option, tiles, preset), rotate=rotate, keep=True, census=False
    )
    check_table_path(out)
    records = out.with_name(f"{out.stem}-records")
    seats = len(pairing.bots)
    rules = game_named(game).rules(seats, pairing.options)
    _check_records(records, pairing, games, rules.options)
    records.mkdir(parents=True, exist_ok=True)
    version = version_for(game_named(game), rules)
    agreement = agree(game, seats, pairing.options, version=version)
    try:
        with TableFile(out, agreement) as file:
            done, decisions, trouble = _play(pairing, games, processes, records, file)
            if not done:
                raise Refused(trouble or "stopped before the first game was over; nothing is written")
    except OSError as error:
        why = os.strerror(error.errno).lower() if error.errno else str(error)
        kept = f"; the games so far are in {records}" if any(records.iterdir()) else ""
        raise Refused(f"{error.filename or out} cannot be written: {why}{kept}") from error
    finally:
        with suppress(OSError):  # unless there are records in it
            records.rmdir()
    typer.echo(f"{counted(done)}, {decisions:,} decisions in {out}; records in {records}")
    if trouble:
        raise Refused(trouble)


def _check_libraries() -> None:
    """The libraries of the tables are an extra of the package."""
    try:
        import numpy  # noqa: F401
        import pyarrow  # noqa: F401
    except ModuleNotFoundError as missing:
        raise Refused(
            f"data sets need {missing.name}, which is not installed: run ./oyez record in a checkout, "
            'or pip install "oyez[research]"'
        ) from missing


def _check_records(folder: Path, pairing: Pairing, games: int, options: Mapping[str, str]) -> None:
    """Records of another series would be taken for those of this table; with its seed they have its names, too."""
    if folder.exists() and not folder.is_dir():
        raise Refused(f"{folder} is a file, and records would go there; name another --out")
    others = [
        path.name for path in sorted(folder.glob("*.oyez")) if not _is_ours(path, pairing, games, options)
    ]
    if others:
        raise Refused(
            f"{folder} holds records of other games, such as {others[0]}; remove them or name another --out"
        )


def _is_ours(path: Path, pairing: Pairing, games: int, options: Mapping[str, str]) -> bool:
    """Whether this is the record of a game of the series: its name, the same bots in the same seats, the same rules."""
    from oyez.cli.records import read_record

    number = path.stem.rpartition("-")[2]
    if not (number.isascii() and number.isdigit() and int(number) < games):
        return False
    if path.name != _name(pairing, int(number)):
        return False
    try:
        found = read_record(path)
    except Refused:
        return False
    names = [pairing.bots[place] for place in pairing.seating(int(number))]
    return found.names == names and found.options == options


def _play(
    pairing: Pairing, games: int, processes: int, folder: Path, file: TableFile
) -> tuple[int, int, str]:
    """How many games and decisions were written, and what went wrong; what was written stays."""
    from oyez.arena import LostWorker, play_series
    from oyez.cli.progress import with_progress

    done = decisions = 0
    trouble = ""
    series = play_series(pairing, games, processes)
    try:
        for result in with_progress(series, games):
            _write(pairing, result, folder, file)
            done, decisions = done + 1, decisions + result.decisions
    except KeyboardInterrupt:
        typer.echo(stopped(done, games), err=True)
    except LostWorker as reason:
        trouble = f"{stopped(done, games)}: {reason}"
    finally:
        series.close()
    return done, decisions, trouble


def _write(pairing: Pairing, result: Result, folder: Path, file: TableFile) -> None:
    from oyez.engine.record import parse
    from oyez.games import game_named

    (folder / _name(pairing, result.index)).write_text(result.record, encoding="utf-8")
    file.add(result.index, parse(result.record, game_named), result.winners)


def _name(pairing: Pairing, index: int) -> str:
    return f"{pairing.game}-{pairing.seed}-{index:05d}.oyez"
