"""`oyez scenario`: run scenario files and say which expectations failed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.errors import Refused, sentence

if TYPE_CHECKING:
    from oyez.engine.scenario import Outcome

Files = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILE...", help="Scenario files; a folder is searched for *.yaml.", show_default=False
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Ran = tuple[Path, "Outcome | str"]  # a text is the reason why the file cannot be run


def scenario(files: Files, as_json: Json = False) -> None:
    """Run scenarios: positions, plays and what is expected of them.

    docs/scenarios.md explains how to write one. Exit code 1: an expectation failed; 2: a file is no scenario.
    """
    from rich.progress import track

    from oyez.cli.terminal import open_console

    paths = _found(files)
    steps = track(
        paths, "Scenarios", console=open_console(stderr=True), transient=True, disable=len(paths) < 20
    )
    ran = [(path, _run(path)) for path in steps]
    if as_json:
        typer.echo(json.dumps([_as_json(path, outcome) for path, outcome in ran], indent=2))
    else:
        _print(ran)
    bad = [outcome for _, outcome in ran if isinstance(outcome, str)]
    if bad:
        others = f" ({len(bad) - 1} more files cannot be run)" if len(bad) > 1 else ""
        raise Refused(f"{bad[0]}{others}")
    if not all(isinstance(outcome, str) or outcome.passed for _, outcome in ran):
        raise typer.Exit(1)


def _found(files: list[Path]) -> list[Path]:
    paths: list[Path] = []
    for file in files:
        inside = sorted(file.rglob("*.yaml")) if file.is_dir() else [file]
        if not inside:
            raise Refused(f"{file}: this folder holds no scenario; scenarios are files named *.yaml")
        paths += inside
    return paths


def _run(path: Path) -> Outcome | str:
    """The other files are run even if one cannot be."""
    from oyez.engine.scenario import BadScenario, run_file
    from oyez.games import game_named

    try:
        return run_file(path, game_named)
    except (BadScenario, OSError) as error:
        return sentence(error)


def _as_json(path: Path, outcome: Outcome | str) -> dict[str, object]:
    if isinstance(outcome, str):
        return {"file": str(path), "passed": False, "error": outcome}
    return {
        "file": str(path),
        "about": outcome.about,
        "rules": outcome.rules,
        "plays": outcome.plays,
        "expectations": outcome.checked,
        "passed": outcome.passed,
        "failures": outcome.failures,
    }


def _print(ran: list[Ran]) -> None:
    """The first file that could not be run is left to the error message at the very end."""
    from rich.table import Table

    from oyez.cli.terminal import open_console

    console = open_console()
    table = Table()
    table.add_column("Scenario", overflow="fold")
    for heading in ("About", "Plays", "Expected", "Result"):
        table.add_column(heading)
    failures: list[str] = []
    for path, outcome in ran:
        if not isinstance(outcome, str):
            result = "ok" if outcome.passed else f"{len(outcome.failures)} failed"
            table.add_row(str(path), outcome.about, str(outcome.plays), str(outcome.checked), result)
            failures += [f"{path}: {failure}" for failure in outcome.failures]
    if table.row_count:
        console.print(table)
    bad = [outcome for _, outcome in ran if isinstance(outcome, str)]
    for failure in [*failures, *bad[1:]]:
        console.print(failure, soft_wrap=True)
