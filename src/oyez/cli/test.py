"""`oyez test`: everything that is checked before a change is shared."""

from __future__ import annotations

from typing import Annotated

import typer


def test(
    ctx: typer.Context,
    fast: Annotated[bool, typer.Option("--fast", help="Leave the browser and its client out.")] = False,
    slow: Annotated[bool, typer.Option("--slow", help="Also what takes long and seldom fails.")] = False,
    mutants: Annotated[
        bool,
        typer.Option(
            "--mutants", help="Plant small faults in the rules and the server; see which are noticed."
        ),
    ] = False,
    compiled: Annotated[
        bool,
        typer.Option("--compiled", help="Only pytest, without the browser, by the rules of oyez compile."),
    ] = False,
) -> None:
    """Run all checks and tests, or with arguments only pytest: oyez test tests/engine -k undo."""
    from oyez.cli.testing import run_compiled, run_mutants, run_tests

    if mutants:
        raise typer.Exit(run_mutants(ctx.args))
    raise typer.Exit(run_compiled(ctx.args) if compiled else run_tests(ctx.args, fast, slow))
