"""The other end of the local socket: `oyez admin` calls the servers that run beside it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ValidationError

from oyez.server.operating.paths import answers, folder_of, reachable, sockets_in
from oyez.server.operating.wishes import Done, NoteDamage
from oyez.server.settings import Settings
from oyez.server.storage.archive import ArchiveError, archive
from oyez.server.storage.store import Store

LONGEST_REASON: Final = 500  # characters that a server is told of what is damaged
PATIENCE: Final = 15.0  # seconds for the answer: a table may have to be read anew


class NoAnswer(ArchiveError):
    """A server runs, but did not do what it was asked for."""


async def running_servers(settings: Settings) -> list[Path]:
    """The sockets of servers that answer."""
    return [path for path in sockets_in(folder_of(settings)) if await answers(path)]


async def call(path: Path, wish: BaseModel) -> Done:
    """Raises NoAnswer."""
    if sys.platform == "win32":
        raise NoAnswer("a running server cannot be reached on Windows; stop it first")
    try:
        async with asyncio.timeout(PATIENCE):
            with reachable(path) as name:
                reader, writer = await asyncio.open_unix_connection(name)
            try:
                writer.write(wish.model_dump_json().encode() + b"\n")
                done = Done.model_validate_json(await reader.readline())
            finally:
                writer.close()
    except (OSError, TimeoutError, ValidationError) as error:
        raise NoAnswer(
            f"the running server does not answer at {path}; restart it so that it sees what was changed"
        ) from error
    if done.error is not None:
        raise NoAnswer(done.error)
    return done


async def tell_of_damage(settings: Settings, what: str) -> int:
    """Servers that run beside the data folder store nothing any more; how many have heard it."""
    heard = 0
    for path in await running_servers(settings):
        with suppress(NoAnswer):
            await call(path, NoteDamage(what=what[:LONGEST_REASON]))
            heard += 1
    return heard


@asynccontextmanager
async def changing(settings: Settings, then: BaseModel) -> AsyncIterator[Store]:
    """The store, to change something that servers have in memory; those that run are told `then`.

    Servers on PostgreSQL are told by the database, wherever they run. Raises ArchiveError.
    """
    servers = [] if settings.address and "postgres" in settings.address else await running_servers(settings)
    async with archive(settings, alone=not servers) as store:
        yield store
    for path in servers:
        await call(path, then)
