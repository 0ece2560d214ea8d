"""`oyez admin check`: is the database whole?"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from oyez.cli.admin import Address, AsJson, Data, settings_for
from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from oyez.server.settings import Settings
    from oyez.server.storage.inspection import Inspection

DAMAGED: Final = 1  # exit code
SHOWN: Final = 20  # findings; all of them are in the JSON


def check(
    data: Data = None,
    database: Address = None,
    replay: Annotated[
        bool, typer.Option("--replay", help="Also play every game again from its log, which takes its time.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Look through the whole database: exit code 1 if it is damaged. Safe while the server runs."""
    from oyez.server.storage.databases import database_of
    from oyez.server.storage.inspection import inspect_database

    settings = existing(data, database)
    found = inspect_database(database_of(settings), replay=replay)
    typer.echo(found.model_dump_json(indent=2) if as_json else _told(found))
    if found.corrupt:
        _tell_servers(settings, found.findings[0].what)
    if found.damaged:
        raise typer.Exit(DAMAGED)


def _tell_servers(settings: Settings, what: str) -> None:
    """A server may not have met the damage yet; from now on it refuses to store what could be lost."""
    from oyez.server.operating.calling import tell_of_damage

    if asyncio.run(tell_of_damage(settings, what)):
        typer.echo(
            "The server that runs was told: it stores nothing any more, and /healthz says so.", err=True
        )


def existing(data: Path | None, database: str | None) -> Settings:
    """Where a database is that was made before; raises Refused."""
    from oyez.server.storage.databases import SqliteFile, database_of

    settings = settings_for(data, database)
    kept = database_of(settings)
    if isinstance(kept, SqliteFile) and not kept.path.is_file():
        raise Refused(f"there are no games in {kept.path.parent}; name the server's data folder with --data")
    return settings


def _told(found: Inspection) -> str:
    lines = [f"not looked at: {reason}" for reason in found.left_out]
    if not found.damaged:
        return "\n".join([*lines, f"{found.database} is whole: {_counted(found.whole)}"])
    shown = found.findings[:SHOWN]
    lines += [f"table {one.table}: {one.what}" if one.table else one.what for one in shown]
    if len(found.findings) > SHOWN:
        lines.append(f"... and {len(found.findings) - SHOWN} more; --json shows all")
    lines.append(
        f"{found.database} is damaged: {_counted(found.affected)} affected, {_counted(found.whole)} whole"
    )
    lines += [f"whole: {id}" for id in found.whole]
    lines.append(
        "Stop the server. Restore a backup with oyez admin restore FILE --replace; or save each whole table with "
        "oyez admin export TABLE, and import those into a new database."
    )
    return "\n".join(lines)


def _counted(tables: list[str]) -> str:
    return f"{len(tables)} table{'' if len(tables) == 1 else 's'}"
