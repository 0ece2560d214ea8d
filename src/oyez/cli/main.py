"""The command `oyez`: gathers the subcommands and turns every expected error into one sentence.

The modules of the commands import what is heavy inside their functions, so that `oyez --help` stays quick.
"""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from oyez import __version__
from oyez.cli.admin import admin
from oyez.cli.admin_backup import backup, restore
from oyez.cli.admin_check import check
from oyez.cli.admin_live import block, blocks, load, unblock
from oyez.cli.arena import arena
from oyez.cli.bench import bench
from oyez.cli.compile import compile
from oyez.cli.docs import docs
from oyez.cli.errors import EXPECTED, Refused, sentence
from oyez.cli.play import play
from oyez.cli.record import record
from oyez.cli.replay import replay
from oyez.cli.rules import rules
from oyez.cli.scenario import scenario
from oyez.cli.serve import serve
from oyez.cli.simulate import simulate
from oyez.cli.soak import soak
from oyez.cli.test import test
from oyez.cli.tune import tune
from oyez.cli.verify import verify

USAGE_ERROR: Final = 2

app: Final = typer.Typer(
    name="oyez",
    help="Hear ye! Board games: play, simulate, study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS: Final = (
    serve,
    play,
    simulate,
    arena,
    tune,
    record,
    replay,
    verify,
    scenario,
    rules,
    bench,
    soak,
    compile,
    docs,
)
for command in COMMANDS:
    app.command()(command)
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(test)
admin.command()(check)
admin.command()(backup)
admin.command()(restore)
admin.command()(block)
admin.command()(unblock)
admin.command()(blocks)
admin.command()(load)
app.add_typer(admin)


def _version(asked: bool) -> None:
    if asked:
        from oyez.engine import kernel

        typer.echo(f"oyez {__version__}{'' if kernel.__file__.endswith('.py') else ', compiled rules'}")
        raise typer.Exit()


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Hear ye! Board games: play, simulate, study."""


def check_command(arguments: list[str]) -> None:
    """Say which commands there are; the library would only say that this is none."""
    known = [*(command.__name__ for command in COMMANDS), "admin", test.__name__]
    if arguments and not arguments[0].startswith("-") and arguments[0] not in known:
        raise Refused(f"there is no command {arguments[0]!r}; the commands are: {', '.join(known)}")


def run() -> None:
    """Entry point. Expected errors end with exit code 2 and one sentence, never a traceback."""
    try:
        check_command(sys.argv[1:])
        app()
    except EXPECTED as error:
        print(f"oyez: {sentence(error)}", file=sys.stderr)
        sys.exit(USAGE_ERROR)
    except KeyboardInterrupt:
        sys.exit(130)
