"""`oyez docs`: the documentation as a site."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def docs(
    out: Annotated[
        Path | None,
        typer.Option(
            help="Folder for the site, replaced if it holds one.", show_default="where the server shows it"
        ),
    ] = None,
    serve: Annotated[bool, typer.Option("--serve", help="Show the site until Ctrl+C.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port for --serve.")] = 1430,
) -> None:
    """Build the documentation: how to play, all rules with search, hosting, the API, bots. Strict."""
    from oyez.cli.errors import Refused
    from oyez.handbook import SITE, CannotBuild, build

    site = (out or SITE).expanduser().absolute()
    try:
        pages = build(site)
    except CannotBuild as reason:
        raise Refused(str(reason)) from reason
    print(f"{pages} pages in {site}", flush=True)
    if serve:
        _serve(site, port)


def _serve(site: Path, port: int) -> None:
    import uvicorn
    from starlette.applications import Starlette

    from oyez.cli.errors import Refused
    from oyez.server.docs_pages import mount_docs
    from oyez.server.edge import Protections
    from oyez.server.run import CannotServe, address_of, bind

    app = Starlette()
    mount_docs(app, site)
    try:
        bound = bind("127.0.0.1", port)
    except CannotServe as reason:
        raise Refused(str(reason)) from reason
    with bound:
        print(f"{address_of(bound)}/docs/ (stop with Ctrl+C)", flush=True)
        uvicorn.Server(uvicorn.Config(Protections(app), log_level="warning")).run(sockets=[bound])
