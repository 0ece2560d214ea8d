"""Browsers that have signed in with a name before: strangers who guess at that name do not slow them down.

Each keeps a token in a cookie, made anew with every sign-in; the server has its hash (OWASP: "device cookies").
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import Connection, delete, insert, select, update

from oyez.server.people.guessing import Guesser
from oyez.server.storage.schema import DEVICES
from oyez.server.storage.store import Store
from oyez.server.storage.stored import hash_of

KEPT: Final = 400 * 24 * 3600  # seconds without use; browsers keep no cookie longer


@dataclass(frozen=True)
class Browser:
    """What a request tells of where it comes from; the token is empty without a cookie."""

    token: str
    network: str


@final
class Devices:
    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def guesser(self, account: str | None, browser: Browser) -> Guesser:
        """Who tries a password of this account. None: nobody has the name, which takes as long."""
        async with self._store.read() as connection:
            found = await connection.execute(select(DEVICES).where(DEVICES.c.account == (account or "")))
            lines = found.all()
        if browser.token and any(line.token_hash == hash_of(browser.token) for line in lines):
            return Guesser("device", f"device:{browser.token}")
        known = any(line.network == hash_of(browser.network) for line in lines)
        return Guesser("network" if known else "stranger", browser.network)

    async def remember(self, account: str, browser: Browser) -> str:
        """Whoever has signed in is known from now on; returns the token that replaces the old one."""
        token, now = secrets.token_urlsafe(32), time.time()

        def work(connection: Connection) -> None:
            connection.execute(delete(DEVICES).where(DEVICES.c.seen < now - KEPT))
            here = DEVICES.c.token_hash == hash_of(browser.token)
            connection.execute(delete(DEVICES).where(here, DEVICES.c.account == account))
            # Others who sign in with this browser stay known, too.
            connection.execute(update(DEVICES).where(here).values(token_hash=hash_of(token)))
            row = {"account": account, "network": hash_of(browser.network), "seen": now}
            connection.execute(insert(DEVICES).values(token_hash=hash_of(token), **row))

        await self._store.write(work)
        return token

    async def forget(self, account: str, but: Browser) -> None:
        """All of an account except this one."""

        def work(connection: Connection) -> None:
            others = DEVICES.c.token_hash != hash_of(but.token)
            connection.execute(delete(DEVICES).where(DEVICES.c.account == account, others))

        await self._store.write(work)
