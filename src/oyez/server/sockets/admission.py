"""Whether there is room for a WebSocket, once it is known for whom."""

from __future__ import annotations

from typing import Final, final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from oyez.server import figures
from oyez.server.problems import STATUS, Problem, body_of
from oyez.server.sockets.register import SCOPE, Place

WAIT: Final = 10  # seconds after which it is worth another try


@final
class Admission:
    """Behind the proxy's headers, so that everybody counts by his own address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        place: Place | None = scope.get(SCOPE)
        client = scope.get("client")
        if place is None or place.go_live(client[0] if client else None):
            await self._app(scope, receive, send)
            return
        problem = Problem("too-many", f"too many connections are open; wait {WAIT} seconds", WAIT)
        figures.ERRORS.labels("live", problem.code).inc()
        answer = JSONResponse(body_of(problem), STATUS[problem.code], {"Retry-After": str(WAIT)})
        await answer(scope, receive, send)
