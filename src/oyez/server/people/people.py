"""Who somebody is, as values: an account, a session, and what came with a request."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Final

from oyez.server.problems import Problem
from oyez.server.storage.stored import Hosting, SeatRow, hash_of

DAY: Final = 24 * 3600.0


@dataclass(frozen=True)
class Account:
    id: str
    name: str
    folded: str
    password: str  # a hash, see passwords.py
    created: float


@dataclass(frozen=True)
class Session:
    """The token itself is in the browser alone."""

    id: str
    token_hash: bytes
    account: str
    agent: str
    created: float
    seen: float
    expires: float


@dataclass(frozen=True)
class Asker:
    """Whoever sends a request: by his session, by a key in the header Authorization, both or neither."""

    account: Account | None = None
    session: Session | None = None
    key: str | None = None

    def signed_in(self) -> tuple[Account, Session]:
        if self.account is None or self.session is None:
            raise Problem("sign-in", "this needs an account; sign in first")
        return self.account, self.session

    @property
    def account_id(self) -> str | None:
        return None if self.account is None else self.account.id

    def is_host(self, hosting: Hosting) -> bool:
        if self.account is not None and self.account.id == hosting.host:
            return True
        return self.key is not None and opens(self.key, hosting.host_hash)

    def holds(self, row: SeatRow) -> bool:
        if self.account is not None and self.account.id == row.account:
            return True
        return self.key is not None and opens(self.key, row.key_hash)


@dataclass(frozen=True)
class Holder:
    """By what somebody connected holds his seat: its link or his account."""

    key_hash: bytes | None = None
    account: str | None = None

    def still_holds(self, row: SeatRow) -> bool:
        by_key = self.key_hash is not None and self.key_hash == row.key_hash
        return by_key or (self.account is not None and self.account == row.account)


def opens(key: str, key_hash: bytes | None) -> bool:
    return hmac.compare_digest(hash_of(key), key_hash or bytes(32))
