"""The study: a process in which bots that search think, so that the server's own goes on meanwhile.

It is started when such a bot has sat down and ended with the server. What goes there is what the bot's seat
knows and what it remembers of that, nothing else: see oyez.bots.apart. Tables of bots alone have one to themselves
that gives way to every other process: a search under way there holds nobody up who plays.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from time import perf_counter
from typing import Final, final

from oyez.bots.apart import thinking
from oyez.bots.apart.parcel import Parcel
from oyez.bots.apart.thinking import NO_MEMORY, Answer
from oyez.server import figures
from oyez.server.tables.turns import Claim, Turns

# How far the process of bots alone steps back: a tenth of a processor that others want, all of an idle one.
BACKGROUND: Final = 10


class Disturbed(RuntimeError):
    """The process died or did not answer in time; it is started again for the next question."""


@final
class Study:
    """One at a time thinks here. Call choose() within a turn: patience is for thinking, not for waiting."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness: Final = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._turns: Final = Turns(1)

    @contextlib.asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait until it is this table's turn to think."""
        began = perf_counter()
        async with self._turns.take(claim):
            figures.WAITING.labels("people" if claim.people else "bots").observe(perf_counter() - began)
            yield

    async def choose(
        self,
        who: str,
        bot: str,
        seed: int,
        parcel: Parcel,
        patience: float,
        memory: object | None = NO_MEMORY,
    ) -> Answer:
        """The bot's choice as text, and why it refuses; raises Disturbed.

        Without a `memory` (None) it raises Stranger if the bot is not known there, or not any more.
        """
        try:
            # A process that died while nobody asked it is told of here.
            asked = self._opened().submit(thinking.think, who, bot, seed, parcel, memory)
            return await asyncio.wait_for(asyncio.wrap_future(asked), patience)
        except TimeoutError as late:
            self.close()
            raise Disturbed(f"no answer within {patience:g} s") from late
        except BrokenExecutor as died:
            self.close()
            raise Disturbed("its process died") from died

    def open(self) -> None:
        """So that the first question does not wait for the process to start."""
        self._opened()

    @property
    def is_busy(self) -> bool:
        """Somebody thinks there, and whoever is asked now has to wait for that."""
        return self._turns.is_full

    @property
    def waiting(self) -> int:
        """How many tables wait for their turn."""
        return self._turns.waiting(people=True) + self._turns.waiting(people=False)

    def close(self) -> None:
        """Whoever still thinks there is not waited for."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with contextlib.suppress(OSError):
                process.kill()

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: forking a process that has threads may hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=context, initializer=thinking.settle_in, initargs=(self._niceness,)
            )
            self._pool.submit(thinking.is_settled)  # the first task starts it
        return self._pool
