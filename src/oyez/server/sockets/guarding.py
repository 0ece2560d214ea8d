"""What uvicorn is told so that it keeps to the limits."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from oyez.server.sockets.alarm import Alarm
from oyez.server.sockets.http import GuardedHttp
from oyez.server.sockets.limits import BACKLOG, SocketLimits, raise_descriptors, room_for_connections
from oyez.server.sockets.register import Register
from oyez.server.sockets.websocket import QuickWebSocket


def guarded(limits: SocketLimits | None, proxies: str) -> dict[str, Any]:
    """Settings of uvicorn; `proxies` are read as uvicorn reads them."""
    if limits is None:
        raise_descriptors()
        return {"ws": QuickWebSocket}
    trusted = ProxyHeadersMiddleware(cast(Any, None), proxies).trusted_hosts
    register = Register(room_for_connections(limits.total), limits.per_address, cast(Any, trusted), Alarm())
    return {
        "http": cast("type[asyncio.Protocol]", partial(GuardedHttp, register, limits)),
        "timeout_keep_alive": limits.idle,
        "backlog": BACKLOG,
    }
