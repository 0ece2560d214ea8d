"""Webhooks are told by threads of their own, a few at a time: however slow they are, nobody else waits."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

from oyez.server.notices.addresses import Address, Letter
from oyez.server.notices.delivery import Outcome
from oyez.server.notices.mail_settings import Post
from oyez.server.notices.webhooks import deliver_webhook, host_of
from oyez.server.storage.store import STORE_ERRORS, cause

log: Final = logging.getLogger("oyez.server")
THREADS: Final = 4
WAITING: Final = 32  # letters under way or waiting for a thread; the rest waits in the database
PER_HOST: Final = 2  # of them to one host, so that a slow one leaves threads to the others

Note = Callable[[Letter, Address, Outcome], Awaitable[None]]


@final
class HookPool:
    """Takes letters while there is room, and notes what became of each."""

    def __init__(self, post: Post, note: Note) -> None:
        self._post: Final = post
        self._note: Final = note
        self._threads: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="webhook")
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._hosts: Final = Counter[str]()

    def has_room_for(self, address: Address) -> bool:
        return len(self._tasks) < WAITING and self._hosts[host_of(address)] < PER_HOST

    def send(self, letter: Letter, address: Address) -> None:
        """Returns at once."""
        self._hosts[host_of(address)] += 1
        task = asyncio.create_task(self._send(letter, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, letter: Letter, address: Address) -> None:
        loop = asyncio.get_running_loop()
        try:
            outcome = await loop.run_in_executor(self._threads, deliver_webhook, self._post, letter, address)
            await self._note(letter, address, outcome)
        except STORE_ERRORS as error:
            log.error("cannot note what became of a letter: %s", cause(error))
        finally:
            self._hosts.subtract([host_of(address)])

    async def settled(self) -> None:
        """Until nothing is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """What is under way is not waited for; whoever runs next tries it again."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for task in list(self._tasks):
            task.cancel()
        await self.settled()
