"""The server's end of the local socket. Only who may open the data folder reaches it: the file's mode is 600."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, final

from pydantic import ValidationError

from oyez.server import figures
from oyez.server.operating.paths import answers, folder_of, new_socket, reachable, sockets_in
from oyez.server.operating.wishes import (
    LONGEST,
    WISH,
    Done,
    Load,
    LookAgain,
    NoteDamage,
    ReadBlocks,
    TellLoad,
    Wish,
)
from oyez.server.problems import Problem
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.tables.rooms import Rooms

log: Final = logging.getLogger("oyez.server")
PATIENCE: Final = 5.0  # seconds for a wish to be said


@final
class AdminSocket:
    """Listens as long as the server runs. Without one the server serves all the same."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms
        self._folder: Final = folder_of(rooms.settings)
        self._began: Final = time.monotonic()
        self._path: Path | None = None
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        if sys.platform == "win32":
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            await self._clear()
            self._path = new_socket(self._folder)
            bound = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            with reachable(self._path) as name:
                bound.bind(name)
            os.chmod(self._path, 0o600)
            self._server = await asyncio.start_unix_server(self._serve, sock=bound, limit=LONGEST)
        except OSError as error:
            log.warning("oyez admin cannot reach this server: no socket in %s (%s)", self._folder, error)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        if self._path is not None:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)

    async def _clear(self) -> None:
        """What servers that were killed have left behind."""
        for path in sockets_in(self._folder):
            if not await answers(path):
                path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            if line:
                writer.write((await self._done(line)).model_dump_json().encode() + b"\n")
                await writer.drain()
        except (OSError, ValueError, TimeoutError):  # it does not read, or says too much or nothing
            pass
        finally:
            writer.close()

    async def _done(self, line: bytes) -> Done:
        try:
            return await self._carry_out(WISH.validate_json(line))
        except ValidationError:
            return Done(error="the running server does not know this command; it is of another version")
        except STORE_ERRORS as error:
            log.error("cannot do what oyez admin wants: %s", cause(error))
            return Done(error="the running server cannot read its database; its log says why")

    async def _carry_out(self, wish: Wish) -> Done:
        match wish:
            case LookAgain():
                with suppress(Problem):  # it was deleted, and everybody there has been told
                    await self._rooms.look_again(wish.table)
            case ReadBlocks():
                await self._rooms.read_blocks()
            case NoteDamage():
                self._rooms.store.database.damage.note(wish.what)
            case TellLoad():
                return Done(load=self._load())
        return Done()

    def _load(self) -> Load:
        rooms = self._rooms
        seats, spectators = rooms.connected
        with_people, without = rooms.searches_waiting
        return Load(
            tables_in_memory=rooms.held,
            seats_connected=seats,
            spectators_connected=spectators,
            open_connections=figures.open_sockets(),
            bot_tables_playing=rooms.bots_alone.playing,
            bot_tables_waiting=rooms.bots_alone.waiting,
            searches_waiting_with_people=with_people,
            searches_waiting_without=without,
            entries=figures.entries(),
            uptime=time.monotonic() - self._began,
        )
