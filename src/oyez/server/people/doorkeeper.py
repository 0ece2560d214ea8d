"""Keeps the rates: counts what comes from each address, and says how long to wait.

In memory, for each process by itself: a limit keeps noise off, it is no account book.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, final

from limits import RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from oyez.server.people.rates import SENTENCES, What
from oyez.server.problems import Problem

# A server that listens on both, and one behind a translator (RFC 6052), sees IPv4 addresses as the last bits of these.
WRAPPING: Final = (ip_network("::ffff:0:0/96"), ip_network("64:ff9b::/96"))


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
        address = unwrapped(ip_address(host or ""))
    except ValueError:
        return host or "unknown"
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def unwrapped(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address of somebody who comes over IPv6 all the same: otherwise they all were one household."""
    if isinstance(address, IPv6Address) and any(address in net for net in WRAPPING):
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address
