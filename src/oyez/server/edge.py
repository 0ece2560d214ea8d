"""The edge: every answer carries the same protections, no request is too large, and each is meant for us."""

from __future__ import annotations

from typing import Final, final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from oyez.server import figures
from oyez.server.host_names import HostNames
from oyez.server.problems import STATUS, Problem, body_of

DENIAL: Final = "websocket.http.response"  # an answer to a WebSocket before it is one
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # The address of a table names its secret link's path, which no other site needs to know.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


@final
class Protections:
    """Adds the security headers; what the API says is not to be kept by anybody on the way."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_protected)


@final
class SizeLimit:
    """Refuses a request body beyond the limit. It is counted as it comes: an announced length can lie."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self._app: Final = app
        self._limit: Final = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        read = 0

        async def receive_limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._limit:
                raise HTTPException(413, f"a request has at most {self._limit} bytes")
            return message

        await self._app(scope, receive_limited, send)


@final
class OwnNames:
    """Refuses every request to another name, WebSockets included."""

    def __init__(self, app: ASGIApp, names: HostNames) -> None:
        self._app: Final = app
        self._names: Final = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_ours(Headers(scope=scope).getlist("host")):
            await self._app(scope, receive, send)
            return
        problem = Problem(
            "wrong-host",
            "this server does not answer to the name in the address; whoever runs it can add it with --host-name",
        )
        live = scope["type"] == "websocket"
        figures.ERRORS.labels("live" if live else "http", problem.code).inc()
        if live and DENIAL not in scope.get("extensions", {}):
            await WebSocketClose()(scope, receive, send)
            return
        await JSONResponse(body_of(problem), STATUS[problem.code])(scope, receive, send)

    def _is_ours(self, hosts: list[str]) -> bool:
        return bool(hosts) and all(self._names.include(host) for host in hosts)
