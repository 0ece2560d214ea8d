"""Hears of what other processes have written: LISTEN on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

import msgspec

from oyez.server.storage.stored import Entry
from oyez.server.timing.hourglass import Sand

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log: Final = logging.getLogger("oyez.server")
PAUSE: Final = 0.5  # seconds until the next try to connect
CHECK: Final = 10.0  # seconds without news until the connection is tried
CHANNEL: Final = "oyez"
MOST: Final = 7_900  # bytes; a notification holds 8,000


class News(NamedTuple):
    """An entry of a log, and what the clocks show after it."""

    entry: Entry
    sand: Sand | None


READER: Final = msgspec.json.Decoder(News)


class Tiding(NamedTuple):
    """What a notification carries. `by` is the process, which need not listen to itself.

    The entry itself saves its readers a way to the database; a long one has to be looked up there.
    """

    table: str
    number: int  # of an entry of the log; 0 for anything else
    by: str
    news: News | None = None

    @property
    def text(self) -> str:
        head = f"{self.table} {self.number} {self.by}"
        if self.news is None:
            return head
        whole = f"{head} {msgspec.json.encode(self.news).decode()}"
        return whole if len(whole.encode()) <= MOST else head


def tiding(text: str, own: str = "") -> Tiding | None:
    """None for what no server said, and for what this one said itself, by its `own` tag."""
    words = text.split(" ", 3)
    if len(words) < 3 or not words[1].isdecimal() or words[2] == own:
        return None
    try:
        news = READER.decode(words[3]) if len(words) > 3 else None
    except msgspec.MsgspecError:
        news = None  # from another version: the log has it
    return Tiding(words[0], int(words[1]), words[2], news)


@final
class Herald:
    """Calls `heard` for every tiding of others.

    It calls `missed` whenever some may have been lost: at first and after every gap.
    """

    def __init__(
        self,
        connect: Callable[[], Awaitable[AsyncConnection[Any]]],
        tag: str,
        heard: Callable[[Tiding], None],
        missed: Callable[[], None],
    ) -> None:
        self._connect: Final = connect
        self._tag: Final = tag
        self._heard: Final = heard
        self._missed: Final = missed
        self._task: asyncio.Task[None] | None = None
        self._deaf = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        from psycopg import Error

        while True:
            try:
                async with await self._connect() as connection:
                    await self._listen_on(connection)
            except (Error, OSError) as error:
                if not self._deaf:
                    log.warning("cannot hear other servers: %s", type(error).__name__)
                self._deaf = True
            await asyncio.sleep(PAUSE)

    async def _listen_on(self, connection: AsyncConnection[Any]) -> None:
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        if self._deaf:
            log.warning("hears other servers again")
        self._deaf = False
        self._missed()
        while True:
            async for note in connection.notifies(timeout=CHECK):
                told = tiding(note.payload, self._tag)
                if told is not None:
                    self._heard(told)
            await connection.execute(b"SELECT 1")  # raises if the other end is gone
