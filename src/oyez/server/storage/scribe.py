"""Writes for all tables: whoever waits while the disk is busy shares the next transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar, final

MOST: Final = 64  # pieces in one transaction

P = TypeVar("P")


@final
class Scribe(Generic[P]):
    """A flush to the disk costs milliseconds and holds everybody up, so one flush serves all who wait.

    SQLite has one writer anyway: with a single task writing, nobody ever meets a locked database.
    `commit` writes several pieces in one transaction, all or nothing.
    """

    def __init__(self, commit: Callable[[list[P]], Awaitable[None]]) -> None:
        self._commit: Final = commit
        self._waiting: list[tuple[P, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, piece: P) -> None:
        """Returns once the piece is committed; raises what went wrong, and then nothing of it is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((piece, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await asyncio.shield(done)  # a waiter that gives up does not take back what is being written

    async def close(self) -> None:
        """Wait until all is written."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                if len(batch) == 1 or not await self._together(batch):
                    for one in batch:
                        await self._alone(one)
        finally:
            self._writing = None

    async def _together(self, batch: list[tuple[P, asyncio.Future[None]]]) -> bool:
        """Whether all of it could be written; if not, nothing is, and each has to be tried alone."""
        try:
            await self._commit([piece for piece, _ in batch])
        except Exception:  # whose fault it was shows when each is tried alone
            return False
        for _, done in batch:
            done.set_result(None)
        return True

    async def _alone(self, one: tuple[P, asyncio.Future[None]]) -> None:
        piece, done = one
        try:
            await self._commit([piece])
        except Exception as error:
            done.set_exception(error)
        else:
            done.set_result(None)
