"""Wrong passwords are slowed down where they come from, so that nobody can shut the owner of a name out.

Who guesses waits longer and longer: a device that has signed in with the name before by what it got wrong itself,
anybody else by what came from his network. Many networks at one name share a budget, which concerns neither known
devices nor networks that the owner has signed in from. Counted in the database, for all servers.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, final

from sqlalchemy import Connection, Row, delete, insert, select, text

from oyez.server.problems import Problem
from oyez.server.storage.schema import WRONG_PASSWORDS
from oyez.server.storage.store import Store
from oyez.server.storage.stored import hash_of, new_id

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
FREE: Final = 5  # wrong passwords of one device or network that cost no wait
LONGEST: Final = 900.0  # seconds
BUDGET: Final = 50  # wrong passwords at one name in an hour from strangers, before they have to queue
QUEUE: Final = 30.0  # seconds between two of them then
LOCK: Final = text("SELECT pg_advisory_xact_lock(1430, :name)")  # one attempt at a name at a time

Kind = Literal["device", "network", "stranger"]


@dataclass(frozen=True)
class Guesser:
    """Who tries a password: a device or a network that is known for the name, or a stranger."""

    kind: Kind
    who: str


@final
class Guessing:
    """Counts an attempt as wrong before it is looked at, so that many at once find no gap."""

    def __init__(self, store: Store, *, counts: bool, clock: Callable[[], float] = time.time) -> None:
        self._store: Final = store
        self._counts: Final = counts
        self.clock = clock

    async def attempt(self, name: str, guesser: Guesser) -> None:
        """Raises Problem with the time to wait, if it comes too soon."""
        if not self._counts:
            return
        now, hashed, who = self.clock(), hash_of(name), hash_of(guesser.who)

        def work(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":
                connection.execute(LOCK, {"name": _number(name)})
            connection.execute(delete(WRONG_PASSWORDS).where(WRONG_PASSWORDS.c.at < now - DAY))
            here = select(WRONG_PASSWORDS).where(WRONG_PASSWORDS.c.name == hashed)
            lines = connection.execute(here.order_by(WRONG_PASSWORDS.c.at)).all()
            wait = math.ceil(_wait(lines, who, guesser.kind, now))
            if wait > 0:
                raise Problem("too-many", f"wrong passwords were tried too often; wait {wait} seconds", wait)
            row = {"id": new_id(), "name": hashed, "who": who, "kind": guesser.kind, "at": now}
            connection.execute(insert(WRONG_PASSWORDS).values(**row))

        await self._store.write(work)

    async def was_right(self, name: str, guesser: Guesser) -> None:
        """Nothing that this one got wrong counts any more."""
        if not self._counts:
            return

        def work(connection: Connection) -> None:
            here = WRONG_PASSWORDS.c.name == hash_of(name), WRONG_PASSWORDS.c.who == hash_of(guesser.who)
            connection.execute(delete(WRONG_PASSWORDS).where(*here))

        await self._store.write(work)


def _wait(lines: Sequence[Row[tuple[object, ...]]], who: bytes, kind: Kind, now: float) -> float:
    """Seconds until this one may try again; `lines` are the wrong passwords of a day, the last one last."""
    own = [line.at for line in lines if line.who == who]
    wait = own[-1] + pause_after(len(own)) - now if own else 0.0
    strangers = [line.at for line in lines if line.kind == "stranger" and line.at > now - HOUR]
    if kind == "stranger" and len(strangers) >= BUDGET:
        wait = max(wait, strangers[-1] + QUEUE - now)
    return wait


def pause_after(wrong: int) -> float:
    """Seconds after so many wrong passwords: none, then one, two, four ..."""
    return 0.0 if wrong < FREE else min(LONGEST, 2.0 ** min(wrong - FREE, 30))


def _number(name: str) -> int:
    """Of 32 bits, for the lock."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], signed=True)
