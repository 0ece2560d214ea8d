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
    `commit` writes several pieces in one transaction, all or nothing. `concerns_all` tells errors that any other piece
    would meet as well, such as a locked database: all who wait are told of it at once, for each of them would take
    as long to find out.
    """

    def __init__(
        self,
        commit: Callable[[list[P]], Awaitable[None]],
        concerns_all: Callable[[Exception], bool] = lambda error: False,
        apart: float = 0.0,
    ) -> None:
        self._commit: Final = commit
        self._concerns_all: Final = concerns_all
        self._waiting: list[tuple[P, asyncio.Future[None]]] = []
        self._apart: Final = apart  # seconds between two transactions, in which pieces gather for the next
        self._next = 0.0  # when it may begin, on the loop's clock
        self._alone = 0  # how many of them must be tried alone, because together they failed
        self._writing: asyncio.Task[None] | None = None

    async def write(self, piece: P) -> None:
        """Returns once the piece is committed; raises what went wrong, and then nothing of it is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((piece, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done  # a waiter that gives up does not take back what is being written

    async def close(self) -> None:
        """Wait until all is written."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._gather()
                size = 1 if self._alone else MOST
                self._alone = max(0, self._alone - 1)
                batch, self._waiting = self._waiting[:size], self._waiting[size:]
                await self._write(batch)
        finally:
            self._writing = None

    async def _gather(self) -> None:
        """A piece that comes alone is written at once; in a crowd several share the cost of a transaction."""
        if not self._apart:
            return
        loop = asyncio.get_running_loop()
        if (wait := self._next - loop.time()) > 0:
            await asyncio.sleep(wait)
        self._next = loop.time() + self._apart

    async def _write(self, batch: list[tuple[P, asyncio.Future[None]]]) -> None:
        """All or nothing; if it is nothing, each of several is tried alone to see whose fault it was."""
        try:
            await self._commit([piece for piece, _ in batch])
        except Exception as error:
            if self._concerns_all(error):
                batch, self._waiting, self._alone = [*batch, *self._waiting], [], 0
            elif len(batch) > 1:
                self._waiting[:0], self._alone = batch, len(batch)
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)
