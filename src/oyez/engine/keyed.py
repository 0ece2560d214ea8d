"""The keyed generator of real tables: no amount of dice that everybody has seen tells the next one.

A seed of more than 64 bits is a key of 256 bits with a counter of 64 bits behind it. The k-th result of n is
HMAC-SHA256(key, k): its first 16 bytes as a number x between 0 and 2^128, and of that x * n / 2^128, rounded down.
"""

from __future__ import annotations

import hmac
from typing import Final

COUNTER: Final = 64  # bits
COUNTED: Final = (1 << COUNTER) - 1
KEY: Final = 32  # bytes
LARGEST: Final = 1 << (KEY * 8 + COUNTER)  # no seed reaches this


def keyed_seed(key: bytes) -> int:
    """The seed that begins with this key."""
    assert len(key) == KEY
    assert any(key)
    return int.from_bytes(key, "big") << COUNTER


def keyed(seed: int, n: int) -> int:
    """The number from 0 to n - 1 that belongs to the key and the counter in this seed."""
    key = (seed >> COUNTER).to_bytes(KEY, "big")
    drawn = hmac.digest(key, (seed & COUNTED).to_bytes(8, "big"), "sha256")
    return (int.from_bytes(drawn[:16], "big") * n) >> 128
