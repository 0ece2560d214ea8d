"""What the dice of a table follow from: the server's secret and a contribution of every seat.

All of it is SHA-256 of plain texts, so that anybody can compute it (docs/fair-dice.md). The secret and the
contributions of devices are 64 hexadecimal digits each.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from oyez.engine.keyed import keyed_seed

VERSION: Final = 2
SECRET: Final = 32  # bytes
DIGITS: Final = SECRET * 2  # of a secret, a contribution, and of all that is made of them


def new_secret() -> str:
    return secrets.token_hex(SECRET)


def promise_of(text: str) -> str:
    """What is published of a secret (then it is a commitment) or of a contribution (a pledge) before it is opened."""
    return _hashed(text).hex()


def public_contribution(table: str, seat: int, commitment: str) -> str:
    """Of a seat that pledges none, or does not send it in time: nobody can choose it once the table is made."""
    return _hashed(f"public:{table}:{seat}:{commitment}").hex()


def chain_key(secret: str) -> bytes:
    return _hashed(f"chain:{secret}")


def is_digits(text: str) -> bool:
    """Whether it has the form of a secret, a contribution or a hash."""
    return len(text) == DIGITS and set(text) <= set("0123456789abcdef")


@dataclass(frozen=True)
class Draw:
    """All that the dice of one table follow from."""

    table: str
    secret: str
    pledges: tuple[str | None, ...]
    contributions: tuple[str, ...]  # one of every seat

    @property
    def commitment(self) -> str:
        return promise_of(self.secret)

    @property
    def seed(self) -> int:
        return keyed_seed(_hashed(":".join(("key", self.secret, *self.contributions))))


def _hashed(text: str) -> bytes:
    return hashlib.sha256(f"oyez-dice:{VERSION}:{text}".encode()).digest()
