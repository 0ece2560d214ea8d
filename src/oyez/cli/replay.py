"""`oyez replay`: see a game again, or check that it replays to what was recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oyez.cli.errors import Refused
from oyez.cli.terminal import LanguageCode

if TYPE_CHECKING:
    from oyez.engine.kernel import State
    from oyez.engine.record import Record


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    check: Annotated[
        bool, typer.Option("--check", help="Only replay it and compare the end with the recorded digest.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON for a program to read; checks too.")
    ] = False,
    language: LanguageCode = None,
) -> None:
    """Step through a recorded game, or check it. Exit code 1: it does not replay to what was recorded."""
    from oyez.cli.records import read_record
    from oyez.engine.record import BadRecord
    from oyez.engine.record import replay as replayed

    record = read_record(file)
    try:
        g = replayed(record)
    except BadRecord as reason:
        if not (check or as_json):
            raise Refused(f"{file}: {reason}") from reason
        _report(file, record, None, str(reason), as_json)
        raise typer.Exit(1) from reason
    if check or as_json:
        wrong = difference(record, g)
        _report(file, record, g, wrong, as_json)
        raise typer.Exit(1 if wrong else 0)
    _step(record, language)


def difference(record: Record, g: State) -> str:
    """Why a replayed game is not the one that was recorded, or nothing."""
    from oyez.engine.record import digest_of

    if record.digest and not g.winners:
        return f"the record ends after {len(record.plays)} plays, before the game does"
    found = digest_of(g)
    if record.digest and found != record.digest:
        return f"the game ends with digest {found}, but {record.digest} was recorded"
    return ""


def _report(file: Path, record: Record, g: State | None, wrong: str, as_json: bool) -> None:
    from oyez.engine.record import digest_of

    winners = list(g.winners) if g is not None else []
    measures = record.game.measures(g) if g is not None else {}
    if as_json:
        facts = {
            "file": str(file),
            "game": record.game.name,
            "version": record.game.version,
            "seats": record.seats,
            "names": record.names,
            "options": record.options,
            "seed": record.seed,
            "plays": len(record.plays),
            "over": bool(winners),
            "winners": winners,
            "measures": measures,
            "recorded": record.digest or None,
            "digest": digest_of(g) if g is not None else None,
            "ok": not wrong,
            "reason": wrong or None,
        }
        typer.echo(json.dumps(facts, indent=2))
    elif wrong:
        typer.echo(f"{file}: {wrong}", err=True)
    else:
        typer.echo(f"{file}: ok, {_told(record, winners, measures)}")


def _told(record: Record, winners: list[int], measures: dict[str, list[int]]) -> str:
    plays = f"{len(record.plays)} plays of {record.game.name}"
    names = record.names if len(record.names) == record.seats else [f"seat {s}" for s in range(record.seats)]
    ends = "; ".join(
        f"{measure}: " + ", ".join(f"{names[seat]} {value}" for seat, value in enumerate(values))
        for measure, values in measures.items()
    )
    if not winners:
        return f"{plays}, not over yet, so there is no digest to compare ({ends})"
    return f"{plays}, won by {' and '.join(names[seat] for seat in winners)} ({ends})"


def _step(record: Record, language: str | None) -> None:
    from oyez.cli.players import read_player
    from oyez.cli.screen import Screen
    from oyez.cli.stepping import Stepping
    from oyez.cli.terminal import open_console, texts

    names = (
        record.names if len(record.names) == record.seats else [f"{seat + 1}" for seat in range(record.seats)]
    )
    players = [read_player(record.game.name, name) for name in names]
    rules = record.game.rules(record.seats, record.options)
    Stepping(record, Screen(record.game, rules, players, open_console(), texts(language))).run()
