"""`oyez admin block`, `unblock`, `blocks` and `load`: the server while it runs."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from oyez.cli.admin import Address, AsJson, Data, change, settings_for, with_store
from oyez.cli.errors import Refused

if TYPE_CHECKING:
    from oyez.server.operating.blocks import Network
    from oyez.server.operating.wishes import Load

NetworkName = Annotated[
    str,
    typer.Argument(metavar="ADDRESS", help="An address, or a network as 192.0.2.0/24.", show_default=False),
]


def block(
    network: NetworkName,
    why: Annotated[str, typer.Option("--why", help="A note for yourself.")] = "",
    data: Data = None,
    database: Address = None,
) -> None:
    """Shut an address or a network out, at once and until it is unblocked. Safe while the server runs."""
    from oyez.server.operating.blocks import block as blocked

    named = _named(network)
    change(data, database, lambda store: blocked(store, named, why))
    typer.echo(f"{named} is blocked; oyez admin unblock {named} lets it in again")


def unblock(network: NetworkName, data: Data = None, database: Address = None) -> None:
    """Let a blocked address or network in again. Safe while the server runs."""
    from oyez.server.operating.blocks import unblock as unblocked

    named = _named(network)
    if not change(data, database, lambda store: unblocked(store, named)):
        raise Refused(f"{named} is not blocked; oyez admin blocks shows what is")
    typer.echo(f"{named} may come in again")


def blocks(data: Data = None, database: Address = None, as_json: AsJson = False) -> None:
    """The addresses and networks that are shut out. Safe while the server runs."""
    from oyez.server.operating.blocks import blocks_in

    found = with_store(data, database, blocks_in)
    if as_json:
        typer.echo(json.dumps([one._asdict() for one in found], indent=2))
        return
    for one in found:
        since = datetime.fromtimestamp(one.since, UTC).strftime("%Y-%m-%dT%H:%M")
        typer.echo(f"{one.network:<24} {since}  {one.why}".rstrip())


def load(
    data: Data = None,
    database: Address = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="For how long choices are counted.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """What the servers of this data folder do now: tables, people, connections, bots, choices a second."""
    found = asyncio.run(_loads(data, database, seconds))
    if not found:
        raise Refused("no server of this data folder runs; name its folder with --data, or start it")
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    for number, facts in enumerate(found):
        if number:
            typer.echo("")
        for name, value in facts.items():
            typer.echo(f"{name}: {value}")


async def _loads(data: Path | None, database: str | None, seconds: float) -> list[dict[str, Any]]:
    """One for each server. One that ends meanwhile is left out."""
    from oyez.server.operating.calling import NoAnswer, call, running_servers
    from oyez.server.operating.wishes import TellLoad

    async def ask(path: Path) -> Load | None:
        try:
            return (await call(path, TellLoad())).load
        except NoAnswer:
            return None

    servers = await running_servers(settings_for(data, database))
    before = [await ask(path) for path in servers]
    await asyncio.sleep(seconds)
    after = [await ask(path) for path in servers]
    return [_facts(one, two) for one, two in zip(before, after, strict=True) if one and two]


def _facts(before: Load, now: Load) -> dict[str, Any]:
    passed = now.uptime - before.uptime
    facts = now.model_dump(exclude={"entries", "uptime"})
    told = {name.replace("_", " "): value for name, value in facts.items()}
    return told | {
        "entries a second": round((now.entries - before.entries) / passed, 1) if passed > 0 else 0.0,
        "entries since the start": now.entries,
        "seconds since the start": round(now.uptime),
    }


def _named(text: str) -> Network:
    from oyez.server.operating.blocks import BadNetwork, network_named

    try:
        return network_named(text)
    except BadNetwork as reason:
        raise Refused(str(reason)) from reason
