"""Keeps the rates: counts what comes from each address, and says how long to wait.

In memory, for each process by itself: a limit keeps noise off, it is no account book.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final, final

from limits import RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from oyez.server.people.rates import SENTENCES, What
from oyez.server.problems import Problem


@final
class Doorkeeper:
    """Lets through what is within the rates; without rates, everything."""

    def __init__(self, rates: Mapping[What, tuple[int, int]] | None) -> None:
        self._items: Final = {
            what: RateLimitItemPerSecond(most, seconds) for what, (most, seconds) in (rates or {}).items()
        }
        self._limiter: Final = FixedWindowRateLimiter(MemoryStorage())

    async def admit(self, what: What, who: str) -> None:
        """Raises Problem when it is too much, with how long to wait."""
        item = self._items.get(what)
        if item is None or await self._limiter.hit(item, what, who):
            return
        window = await self._limiter.get_window_stats(item, what, who)
        wait = max(1, math.ceil(window.reset_time - time.time()))
        raise Problem("too-many", f"{SENTENCES[what]}; wait {wait} seconds", wait)


def network_of(host: str | None) -> str:
    """Whom an address stands for: a household gets a whole /64 of IPv6, so that one counts as one."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
