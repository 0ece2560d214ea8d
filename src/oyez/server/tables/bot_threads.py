"""Threads in which bots think, off the event loop. They are kept: starting one takes longer than most bots think.

A bot that never returns keeps its thread and nothing else: the next bot gets another one, and none stops a shutdown.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Final, TypeVar, final

T = TypeVar("T")
Work = Callable[[], None]


@final
class BotThreads:
    """As many as bots think at the same time; one that is free is used before another is started."""

    def __init__(self) -> None:
        self._free: Final[list[SimpleQueue[Work | None]]] = []
        self._closed = False

    async def run(self, think: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        thought: asyncio.Future[T] = loop.create_future()
        thread = self._free.pop() if self._free else self._started()

        def answer(settle: Work) -> None:
            if self._closed:
                thread.put(None)
            else:
                self._free.append(thread)
            if not thought.done():  # given up meanwhile
                settle()

        def work() -> None:
            settle: Work
            try:
                settle = partial(thought.set_result, think())
            except Exception as error:
                settle = partial(thought.set_exception, error)
            if not loop.is_closed():
                loop.call_soon_threadsafe(answer, settle)

        thread.put(work)
        return await thought

    def _started(self) -> SimpleQueue[Work | None]:
        waiting: SimpleQueue[Work | None] = SimpleQueue()
        threading.Thread(target=_attend, args=[waiting], name="bot", daemon=True).start()
        return waiting

    def close(self) -> None:
        """The threads end, each as soon as its bot returns."""
        self._closed = True
        while self._free:
            self._free.pop().put(None)


def _attend(waiting: SimpleQueue[Work | None]) -> None:
    while (work := waiting.get()) is not None:
        work()
