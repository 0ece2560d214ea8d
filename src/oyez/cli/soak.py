"""`oyez soak`: many tables, faults and noise against real servers; ends with exit code 1 if anything was wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

if TYPE_CHECKING:
    from oyez.soak.trial import Findings, Plan


def soak(
    tables: Annotated[
        int, typer.Option("--tables", "-t", min=1, help="Tables that are played at once.")
    ] = 500,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="How long they are played.")] = 300,
    rate: Annotated[float, typer.Option("--rate", min=1, help="Choices a second over all tables.")] = 300,
    processes: Annotated[
        int | None,
        typer.Option("--processes", "-j", min=1, max=16, help="Servers.", show_default="1; 2 on PostgreSQL"),
    ] = None,
    clients: Annotated[
        int, typer.Option("--clients", min=1, max=16, help="Processes that people play from.")
    ] = 1,
    on: Annotated[
        Literal["sqlite", "postgresql"],
        typer.Option("--on", help="A database that is made for this: a file, or a PostgreSQL of our own."),
    ] = "sqlite",
    database: Annotated[
        str | None,
        typer.Option(help="Address of a PostgreSQL instead; the tables stay there.", show_default=False),
    ] = None,
    deflate: Annotated[
        bool, typer.Option("--deflate", help="Ask for compressed messages, as browsers do.")
    ] = False,
    faults: Annotated[
        bool,
        typer.Option("--faults", help="Kill servers, stop the database, fill the disk, and so on, instead."),
    ] = False,
    fuzz: Annotated[
        int | None,
        typer.Option("--fuzz", metavar="N", min=1, help="Send so many mutated messages instead."),
    ] = None,
    requests: Annotated[
        int | None,
        typer.Option(
            "--requests",
            metavar="N",
            min=1,
            help="So many requests of every kind from the API's description.",
        ),
    ] = None,
    idle: Annotated[
        bool,
        typer.Option("--idle", help="Hold 1100 connections of every idle kind open against a game instead."),
    ] = False,
    bots: Annotated[
        bool,
        typer.Option("--bots", help="Play against bots beside 25 tables of bots alone instead."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")] = False,
) -> None:
    """Play hundreds of tables over real connections, and prove that nothing was lost, doubled or slow."""
    from oyez.soak.trial import Plan

    wanted = database or ("postgresql" if on == "postgresql" else None)
    plan = Plan(tables, seconds, rate, processes or (2 if wanted else 1), clients, wanted, deflate)
    with _progress(as_json, seconds * rate) as say:
        if faults:
            from oyez.soak.faults import faults_of

            wrong, facts = faults_of(replace(plan, tables=min(tables, 50)), say)
        elif idle:
            from oyez.soak.idle import besiege

            wrong, facts = besiege(plan.database, plan.processes, say)
        elif bots:
            from oyez.soak.bots import crowd_of_bots

            wrong, facts = crowd_of_bots(plan.database, plan.processes, say)
        elif fuzz is not None:
            from oyez.soak.noise import make_noise

            wrong, facts = make_noise(fuzz, plan.database, say)
        elif requests is not None:
            from oyez.soak.requests import send_requests

            wrong, facts = send_requests(requests, say)
        else:
            from oyez.soak.trial import soak as run

            found = run(plan, say)
            wrong, facts = found.wrong, _facts(plan, found)
    _tell(facts, wrong, as_json)
    if wrong:
        raise typer.Exit(1)


@contextmanager
def _progress(quiet: bool, choices: float) -> Iterator[Callable[[str, int], None]]:
    """What is being done, on stderr."""
    from rich.progress import Progress

    from oyez.cli.terminal import open_console

    console = open_console(stderr=True)
    with Progress(console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task("starting", total=choices)

        def say(what: str, done: int) -> None:
            progress.update(task, description=what, completed=done)

        yield say


def _facts(plan: Plan, found: Findings) -> dict[str, Any]:
    times = {f"p{share} ms": round(found.percentile(share / 100), 1) for share in (50, 95, 99)}
    return {
        "database": "SQLite" if plan.database is None else "PostgreSQL",
        "servers": plan.processes,
        "compressed": plan.deflate,
        "tables at once": plan.tables,
        "people": found.connections,
        "seconds": round(found.played.seconds, 1),
        "choices of people": found.played.made,
        "choices a second": round(found.rate, 1),
        "asked for a second": plan.rate,
        **times,
        "slowest ms": round(found.percentile(1), 1),
        "ms of a processor in servers, an entry": round(found.effort, 2),
        "% of the machine that its host took away": round(found.stolen, 1),
        "late, because others were faster": found.played.crossed,
        "entries in the logs, with those of bots": found.entries,
        "finished games, replayed to their digests": found.finished,
        **{f"kB, {name}": round(value) for name, value in found.memory.items()},
    }


def _tell(facts: dict[str, Any], wrong: list[str], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps({**facts, "wrong": wrong}, indent=2))
        return
    from rich.table import Table

    from oyez.cli.terminal import open_console

    console = open_console()
    table = Table(show_header=False)
    table.add_column("what")
    table.add_column("figure", justify="right")
    for name, value in facts.items():
        shown = (
            f"{value:,}" if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)
        )
        table.add_row(name, shown)
    console.print(table)
    for line in wrong[:20]:
        console.print(f"wrong: {line}")
    console.print(f"{len(wrong)} things were wrong" if wrong else "nothing was wrong")
