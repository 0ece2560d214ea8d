"""`oyez admin backup` and `oyez admin restore`: the whole database in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oyez.cli.admin import Address, Data, settings_for
from oyez.cli.admin_check import existing
from oyez.cli.errors import Refused


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.", show_default=False)],
    data: Data = None,
    database: Address = None,
) -> None:
    """Write everything to one file: games, links, accounts. Safe while the server runs."""
    from oyez.server.storage.backup_file import BadBackup
    from oyez.server.storage.backups import back_up
    from oyez.server.storage.databases import database_of

    if not file.absolute().parent.is_dir():
        raise Refused(f"there is no folder {file.absolute().parent}; make it first")
    try:
        made = back_up(database_of(existing(data, database)), file.absolute())
    except BadBackup as reason:  # read again after it was written
        raise Refused(f"the backup could not be written: {reason}") from reason
    typer.echo(
        f"{file} holds {made.tables} {'table' if made.tables == 1 else 'tables'} with everything in them, "
        "so keep it to yourself"
    )


def restore(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="What oyez admin backup has written.", show_default=False),
    ],
    data: Data = None,
    database: Address = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Take the place of games that are there; those are kept aside.")
    ] = False,
) -> None:
    """Put a backup into an empty database, of either kind. No server may use it meanwhile."""
    from oyez.server.storage.archive import ArchiveError
    from oyez.server.storage.backup_file import BadBackup
    from oyez.server.storage.restoring import restore as restored

    try:
        done = restored(settings_for(data, database), file.absolute(), replace=replace)
    except (ArchiveError, BadBackup) as reason:
        raise Refused(str(reason)) from reason
    tables = f"{done.header.tables} {'table' if done.header.tables == 1 else 'tables'}"
    typer.echo(
        f"{tables} as of {done.header.made} are restored; start the server, and links and accounts work again"
    )
    if done.kept is not None:
        typer.echo(f"what was there before is in {done.kept}")
