"""Who attends a table: its bots and clocks run in one process at a time.

PostgreSQL itself keeps the locks, for as long as the connection lasts that took them: when a process dies, they are
free.
Should two processes ever both believe to be in charge, the log still takes every number only once.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, final

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log: Final = logging.getLogger("oyez.server")
RETRY: Final = 1.5  # seconds until somebody who is not in charge asks again
LONG: Final = 30.0
LONGEST: Final = 600.0
Taken = Literal["no", "already", "now"]


class Charges(Protocol):
    """What this process is in charge of."""

    async def take(self, table: str) -> Taken:
        """Whether it is. Whoever takes a table over `now` must look at it as it is stored before he acts."""
        ...

    async def give_back(self, table: str) -> None:
        """When the table is not open here any more."""
        ...

    async def unattended(self, tables: Iterable[str]) -> list[str]:
        """Those of which no process is in charge."""
        ...

    async def close(self) -> None: ...


@final
class Everything:
    """The only process."""

    async def take(self, table: str) -> Taken:
        return "already"

    async def give_back(self, table: str) -> None:
        pass

    async def unattended(self, tables: Iterable[str]) -> list[str]:
        return list(tables)

    async def close(self) -> None:
        pass


@final
class SharedCharges:
    """Advisory locks of PostgreSQL on a connection that is used for nothing else."""

    def __init__(self, connect: Callable[[], Awaitable[AsyncConnection[Any]]]) -> None:
        self._connect: Final = connect
        self._turn: Final = asyncio.Lock()
        self._connection: AsyncConnection[Any] | None = None
        self._failed_at = -RETRY
        self._held: Final[set[str]] = set()
        self._refused: Final[dict[str, float]] = {}  # when another process was in charge

    async def take(self, table: str) -> Taken:
        if table in self._held:
            return "already"
        if time.monotonic() < self._refused.get(table, -math.inf) + RETRY / 2:
            return "no"
        async with self._turn:
            if table in self._held:  # meanwhile
                return "already"
            found = await self._ask("SELECT pg_try_advisory_lock(%s)", (key_of(table),))
            if not found or not found[0][0]:
                self._refused[table] = time.monotonic()
                return "no"
            self._held.add(table)
            return "now"

    async def give_back(self, table: str) -> None:
        self._refused.pop(table, None)
        if table in self._held:
            async with self._turn:
                self._held.discard(table)
                await self._ask("SELECT pg_advisory_unlock(%s)", (key_of(table),))

    async def unattended(self, tables: Iterable[str]) -> list[str]:
        async with self._turn:
            found = await self._ask(ATTENDED, ())
        taken = {(line[0] << 32 | line[1]) for line in found or ()}
        return [] if found is None else [one for one in tables if key_of(one) & MASK not in taken]

    async def close(self) -> None:
        async with self._turn:
            await self._lose()

    async def _ask(self, statement: str, values: tuple[object, ...]) -> list[Any] | None:
        """None if the database does not answer; then it has forgotten what this process was in charge of."""
        from psycopg import Error

        try:
            if self._connection is None:
                if time.monotonic() < self._failed_at + RETRY:
                    return None
                self._connection = await self._connect()
            cursor = await self._connection.execute(statement, values)
            return await cursor.fetchall()
        except (Error, OSError) as error:
            if self._connection is not None:  # once, not for every try to connect again
                log.warning("cannot tell who attends to what: %s", type(error).__name__)
            self._failed_at = time.monotonic()
            await self._lose()
            return None

    async def _lose(self) -> None:
        self._held.clear()
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()


MASK: Final = (1 << 64) - 1
# A key of 64 bits is shown in halves; objsubid 1 tells it from a pair of keys.
ATTENDED: Final = (
    "SELECT classid::bigint, objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
    " AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def key_of(table: str) -> int:
    """Of the lock: 64 bits of a hash."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)


@final
class Tries:
    """When to try again with what does not get on: after a while, and each time after twice as long."""

    def __init__(self, first: float) -> None:
        self._first: Final = first
        self._next: dict[str, tuple[float, float]] = {}  # when, and how long after the last time

    def due(self, ids: list[str]) -> list[str]:
        """Of those that need it now; whatever is not among them has got on."""
        now = time.monotonic()
        known = {id: self._next.get(id, (now, self._first)) for id in ids}
        due = [id for id, (when, _) in known.items() if when <= now]
        for id in due:
            wait = min(known[id][1], LONG)
            known[id] = now + wait, wait * 2
        self._next = known
        return due

    def put_off(self, id: str) -> None:
        """It failed, and will most likely fail again."""
        self._next[id] = time.monotonic() + LONGEST, LONGEST
