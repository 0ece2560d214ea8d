"""`oyez verify`: prove from a record that no die of the game was changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from oyez.engine.record import Record


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    commitment: Annotated[
        str,
        typer.Option(
            metavar="HEX",
            help="The commitment that the table showed when the game began, if you kept it.",
            show_default=False,
        ),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")] = False,
) -> None:
    """Prove that the dice of a recorded game are those promised before it. Exit code 1: they are not."""
    from oyez.cli.records import read_record

    if commitment and (len(commitment) != 64 or not set(commitment.lower()) <= set("0123456789abcdef")):
        raise Refused("--commitment is not 64 digits of 0-9 and a-f; copy it from the table")
    record = read_record(file)
    wrong = reason_against(record, commitment)
    if as_json:
        typer.echo(json.dumps(_facts(file, record, wrong), indent=2))
    elif wrong:
        typer.echo(f"{file}: {wrong}", err=True)
    else:
        typer.echo(f"{file}: proven, {_told(record, commitment)}")
    raise typer.Exit(1 if wrong else 0)


def reason_against(record: Record, published: str = "") -> str:
    """Why the record proves nothing, or nothing. Dice first: a wrong one is worse than a missing promise."""
    from oyez.cli.replay import difference
    from oyez.engine.proof import Unproven, check_commitment, check_dice

    try:
        end = check_dice(record)
        check_commitment(record, published)
    except Unproven as reason:
        return str(reason)
    return difference(record, end)


def _told(record: Record, published: str) -> str:
    results = len(record.opening) + sum(len(done.chances) for done in record.plays)
    against = "the commitment you gave" if published else f"the commitment {record.commitment}"
    return f"all {results} chance results follow from seed {record.seed}, which {against} fixed"


def _facts(file: Path, record: Record, wrong: str) -> dict[str, object]:
    return {
        "file": str(file),
        "game": record.game.name,
        "plays": len(record.plays),
        "results": len(record.opening) + sum(len(done.chances) for done in record.plays),
        "seed": record.seed,
        "salt": record.salt or None,
        "commitment": record.commitment or None,
        "ok": not wrong,
        "reason": wrong or None,
    }
