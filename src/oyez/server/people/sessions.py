"""Sessions: who is signed in where. The browser keeps a token, the server its hash."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, final

from oyez.server.people.people import DAY, Account, Session
from oyez.server.people.register import Register
from oyez.server.problems import Problem
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.storage.stored import hash_of, new_id
from oyez.server.tables.lines import clean_line

log: Final = logging.getLogger("oyez.server")
AGENT: Final = 120  # characters kept of what a browser calls itself


@final
class Sessions:
    """They end by themselves after some days without use, or when their owner says so."""

    def __init__(self, register: Register, days: float) -> None:
        self._register: Final = register
        self._length: Final = days * DAY
        self._ended: Final[dict[str, set[asyncio.Event]]] = {}  # what ends with a session, in this process

    async def begin(self, account: Account, agent: str) -> tuple[str, Session]:
        """The token, which is nowhere else, and the session."""
        token, now = secrets.token_urlsafe(32), time.time()
        session = Session(new_id(), hash_of(token), account.id, _tidy(agent), now, now, now + self._length)
        await self._register.begin(session)
        return token, session

    async def of(self, token: str | None) -> tuple[Session, Account] | None:
        """Looked up by its hash, so that nothing about the token itself is compared."""
        try:
            found = await self._register.with_token(hash_of(token)) if token else None
        except STORE_ERRORS as error:
            log.error("cannot look for a session: %s", cause(error))
            raise Problem(
                "not-stored", "the server cannot look who you are at the moment; try again"
            ) from error
        return found if found is not None and found[0].expires > time.time() else None

    async def prolong(self, session: Session) -> Session | None:
        """Once a day of use; None: it was done today."""
        now = time.time()
        if now - session.seen < DAY:
            return None
        longer = replace(session, seen=now, expires=now + self._length)
        await self._register.prolong(session.id, longer.seen, longer.expires)
        return longer

    async def of_account(self, account: str) -> list[Session]:
        now = time.time()
        return [one for one in await self._register.sessions_of(account) if one.expires > now]

    async def end(self, account: str, id: str) -> None:
        if all(one.id != id for one in await self._register.sessions_of(account)):
            raise Problem("unknown-session", "you have no such session; it may have ended already")
        await self._end([id])

    async def end_all(self, account: str, but: str | None = None) -> None:
        await self._end([one.id for one in await self._register.sessions_of(account) if one.id != but])

    async def _end(self, ids: list[str]) -> None:
        await self._register.end(ids)
        self.forget(ids)

    def forget(self, ids: list[str]) -> None:
        """They are no more: connections that lived by them end."""
        for id in ids:
            for event in self._ended.get(id, ()):
                event.set()

    @contextmanager
    def lasting(self, session: Session) -> Iterator[asyncio.Event]:
        """An event that comes when the session ends in this process."""
        event = asyncio.Event()
        self._ended.setdefault(session.id, set()).add(event)
        try:
            yield event
        finally:
            self._ended[session.id].discard(event)
            if not self._ended[session.id]:
                del self._ended[session.id]

    async def is_over(self, session: Session) -> bool:
        """Whether it has ended anywhere: in another process, or by its age. A database that is away tells nothing."""
        try:
            found = await self._register.with_token(session.token_hash)
        except STORE_ERRORS:
            return False
        return found is None or found[0].expires <= time.time()


def _tidy(agent: str) -> str:
    try:
        return clean_line(agent[:AGENT])
    except Problem:
        return ""
