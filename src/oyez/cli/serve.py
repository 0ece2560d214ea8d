"""oyez serve: the server, the page, the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for every address.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 for any free one.")
    ] = 1429,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder for the games [default: $OYEZ_DATA or the user's data folder]."),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    pace: Annotated[
        Literal["none", "quick", "calm", "slow"] | None,
        typer.Option(help="How long bots pause, at every table.", show_default="what each table chose"),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Log what happens at the tables.")] = False,
    log: Annotated[
        Literal["text", "json"], typer.Option(help="How the log is written: for people or for programs.")
    ] = "text",
    metrics: Annotated[
        Literal["local", "all", "off"],
        typer.Option(help="Who may read /metrics: this machine, everybody, nobody."),
    ] = "local",
) -> None:
    """Start the server and open the page: play with friends or bots in the browser."""
    from oyez.cli.errors import Refused
    from oyez.server.journal import log_to_terminal
    from oyez.server.run import CannotServe, run
    from oyez.server.settings import PACES, Settings, data_folder, without_pauses

    log_to_terminal(verbose, log)
    paces = PACES if pace is None else without_pauses(0.0 if pace == "none" else PACES[pace])
    settings = Settings(data=(data or data_folder()).expanduser().absolute(), paces=paces, metrics=metrics)
    try:
        run(settings, host, port, browser=not no_browser, say=lambda text: print(text, flush=True))
    except CannotServe as reason:
        raise Refused(str(reason)) from reason
