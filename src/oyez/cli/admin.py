"""`oyez admin`: the tables of a database, for whoever runs the server."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from oyez.server.settings import Settings
    from oyez.server.storage.store import Store
    from oyez.server.storage.stored import Stored

MANY: Final = 1_000_000  # more tables than a club ever has
T = TypeVar("T")

admin: Final = typer.Typer(
    name="admin",
    help="Tables, links, blocked addresses, load, checks and backups, for whoever runs the server.",
    no_args_is_help=True,
)

Data = Annotated[
    Path | None,
    typer.Option("--data", help="Folder of the games [default: $OYEZ_DATA or the user's data folder]."),
]
Address = Annotated[
    str | None,
    typer.Option(
        "--database", help="Address of another database, as for oyez serve [default: $OYEZ_DATABASE]."
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


@admin.command("list")
def list_tables(
    data: Data = None,
    database: Address = None,
    archived: Annotated[bool, typer.Option("--archived", help="Those that are archived, instead.")] = False,
    as_json: AsJson = False,
) -> None:
    """All tables but archived ones, newest first. Safe while the server runs."""
    tables = with_store(data, database, lambda store: store.newest(MANY, archived=archived))
    if as_json:
        typer.echo(json.dumps([_facts(table) for table in tables], indent=2))
        return
    for table in tables:
        facts = _facts(table)
        names = ", ".join(seat["name"] or "-" for seat in facts["seats"])
        typer.echo(
            f"{facts['id']}  {facts['created'][:16]}  {facts['game']:<12} {facts['status']:<8}"
            f" {facts['plays']:>5} plays  {names}"
        )


@admin.command()
def show(id: TableId, data: Data = None, database: Address = None, as_json: AsJson = False) -> None:
    """One table: its seats, how far it is, how much was said. Safe while the server runs."""
    from oyez.server.storage.archive import find

    table = with_store(data, database, lambda store: find(store, id))
    said = {"lines": len(table.said), "lines of spectators": len(table.gallery)}
    facts = {**_facts(table), "entries": len(table.log), **said}
    if as_json:
        typer.echo(json.dumps(facts, indent=2))
        return
    for name, value in facts.items():
        if name != "seats":
            typer.echo(f"{name}: {'-' if value is None else value}")
    for seat in facts["seats"]:
        typer.echo(f"seat {seat['seat']}: {seat['name'] or '-'} ({seat['kind']}, {seat['held']})")


@admin.command("export")
def export_table(
    id: TableId,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="Where to write it.", show_default="TABLE.json"),
    ] = None,
    data: Data = None,
    database: Address = None,
) -> None:
    """Write a table with everything in it, hidden things too, to a file. Safe while the server runs."""
    from oyez.server.storage.archive import export_table as exported

    text = with_store(data, database, lambda store: exported(store, id))
    path = file or Path(f"{id}.json")
    try:
        with open(path, "x", encoding="utf-8", opener=_for_me_alone) as out:
            out.write(text)
    except FileExistsError:
        raise Refused(f"{path} is there already; choose another name") from None
    typer.echo(f"{id} is in {path}; it holds hidden things and all that was said, so keep it to yourself")


@admin.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An exported table.", show_default=False)],
    data: Data = None,
    database: Address = None,
) -> None:
    """Add a table that was exported; links to its seats go on working. Safe while the server runs."""
    from oyez.cli.records import read_text
    from oyez.server.storage.archive import import_table as imported

    text = read_text(file)
    table = with_store(data, database, lambda store: imported(store, text))
    typer.echo(f"{table.agreed.id} is added: {table.agreed.game}, {table.progress.status}")


@admin.command()
def delete(
    id: TableId,
    data: Data = None,
    database: Address = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")] = False,
) -> None:
    """Remove a table for good, with its log and all that was said. Safe while the server runs."""
    from oyez.server.storage.archive import delete_table

    if not yes and not typer.confirm(f"Delete {id} for good?"):
        raise Refused("nothing was deleted")
    change(data, database, lambda store: delete_table(store, id), table=id)
    typer.echo(f"{id} is deleted")


@admin.command()
def end(
    id: TableId,
    data: Data = None,
    database: Address = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")] = False,
) -> None:
    """Stop a game for good; nobody wins, and the table stays to be looked at. Safe while the server runs."""
    from oyez.server.storage.archive import end_table

    if not yes and not typer.confirm(f"End {id} for good?"):
        raise Refused("nothing was ended")
    change(data, database, lambda store: end_table(store, id), table=id)
    typer.echo(f"{id} is over; nobody has won")


@admin.command()
def unarchive(id: TableId, data: Data = None, database: Address = None) -> None:
    """Bring a table back that was archived because nobody came to it. Safe while the server runs."""
    from oyez.server.storage.archive import unarchive_table

    change(data, database, lambda store: unarchive_table(store, id), table=id)
    typer.echo(f"{id} is back, as it was")


@admin.command("rotate-links")
def rotate_links(
    id: TableId,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Only this seat; may be repeated.", show_default="every seat that people hold"),
    ] = None,
    data: Data = None,
    database: Address = None,
    address: Annotated[str, typer.Option(help="Where players reach the server.")] = "http://127.0.0.1:1429",
) -> None:
    """Give seats new secret links; the old ones stop working. Safe while the server runs."""
    from oyez.server.storage.archive import rotate_links as rotated

    keys = change(data, database, lambda store: rotated(store, id, seat or []), table=id)
    for number, key in keys.items():
        typer.echo(f"seat {number}: {address.rstrip('/')}/table/{id}#key={key}")


def with_store(data: Path | None, database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Read from the store, or add to it."""
    from oyez.server.storage.archive import archive

    async def run() -> T:
        async with archive(settings_for(data, database), alone=False) as store:
            return await work(store)

    return _told(run())


def change(
    data: Path | None,
    database: str | None,
    work: Callable[[Store], Awaitable[T]],
    *,
    table: str | None = None,
) -> T:
    """Change a table, or without one who is shut out; servers that run learn of it at once."""
    from oyez.server.operating.calling import changing
    from oyez.server.operating.wishes import LookAgain, ReadBlocks

    then = ReadBlocks() if table is None else LookAgain(table=table)

    async def run() -> T:
        async with changing(settings_for(data, database), then) as store:
            return await work(store)

    return _told(run())


def settings_for(data: Path | None, database: str | None) -> Settings:
    """The folder and the database that were asked for."""
    from oyez.server.settings import Settings, data_folder, database_address

    folder = (data or data_folder()).expanduser().absolute()
    return Settings(data=folder, address=database or database_address())


def _told(doing: Coroutine[Any, Any, T]) -> T:
    """What cannot be done is one sentence."""
    from oyez.server.storage.archive import ArchiveError

    try:
        return asyncio.run(doing)
    except ArchiveError as reason:
        raise Refused(str(reason)) from reason


def _for_me_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _facts(table: Stored) -> dict[str, Any]:
    """What may be seen of a table without seeing into its game."""
    from oyez.server.tables.shapes import summary

    facts = summary(table).model_dump(mode="json", exclude={"options", "waiting"})
    for shape, row in zip(facts["seats"], table.seats, strict=True):
        shape["held"] = "bot" if row.bot else "by a link" if row.key_hash else "open"
    return facts
