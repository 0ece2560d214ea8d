"""Whoever is shut out gets one answer to everything, before anything is done for him."""

from __future__ import annotations

from typing import Final, final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from oyez.server import figures
from oyez.server.problems import STATUS, Problem, body_of
from oyez.server.tables.rooms import Rooms


@final
class ShutOut:
    """Behind the proxy's headers, so that everybody has his own address; WebSockets included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            rooms: Rooms = scope["app"].state.rooms
            client = scope.get("client")
            try:
                rooms.blocks.refuse(client[0] if client else None)
            except Problem as problem:
                side = "http" if scope["type"] == "http" else "live"
                figures.ERRORS.labels(side, problem.code).inc()
                await JSONResponse(body_of(problem), STATUS[problem.code])(scope, receive, send)
                return
        await self._app(scope, receive, send)
