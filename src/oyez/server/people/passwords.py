"""Passwords as argon2id hashes. Hashing is slow on purpose, so it never happens on the event loop."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from pydantic import Field

from oyez.server.people.common_passwords import require_uncommon
from oyez.server.settings import Cost

AT_ONCE: Final = 2  # hashes made at the same time: each takes Cost.memory

Password = Annotated[
    str,
    Field(
        min_length=8,
        max_length=200,
        description="At least 8 characters of any kind; the most common ones are refused.",
    ),
]


@final
class Passwords:
    """Makes and checks hashes."""

    def __init__(self, cost: Cost) -> None:
        self._hasher: Final = PasswordHasher(cost.time, cost.memory, cost.lanes)
        # Threads of their own, so that no replay and no letter ever holds a sign-in up.
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _same(password))

    async def require_uncommon(self, password: str, name: str, sites: Sequence[str]) -> None:
        """Raises Problem if this is one of the passwords that would be tried first."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, require_uncommon, password, name, sites)

    async def fit(self, password: str, hashed: str | None) -> bool:
        """Whether the password is the one that was hashed. Without a hash it takes as long, and is not."""
        if hashed is None and self._nobody is None:
            self._nobody = await self.hash(secrets.token_urlsafe())
        loop = asyncio.get_running_loop()
        fits = await loop.run_in_executor(self._threads, self._verify, password, hashed or self._nobody or "")
        return fits and hashed is not None

    def is_outdated(self, hashed: str) -> bool:
        """Made with other parameters than today's."""
        return self._hasher.check_needs_rehash(hashed)

    def _verify(self, password: str, hashed: str) -> bool:
        try:
            return self._hasher.verify(hashed, _same(password))
        except (VerificationError, InvalidHashError):
            return False


def _same(password: str) -> str:
    """One password whichever keyboard composed its letters."""
    return unicodedata.normalize("NFC", password)
