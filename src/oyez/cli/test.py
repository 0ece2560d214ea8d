"""`oyez test`: everything that is checked before a change is shared."""

from __future__ import annotations

from typing import Annotated

import typer


def test(
    ctx: typer.Context,
    fast: Annotated[bool, typer.Option("--fast", help="Leave the browser and its client out.")] = False,
) -> None:
    """Run all checks and tests, or with arguments only pytest: oyez test tests/engine -k undo."""
    from oyez.cli.testing import run_tests

    raise typer.Exit(run_tests(ctx.args, fast))
