"""The application: its parts put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from oyez import __version__
from oyez.server import refusals
from oyez.server.docs_pages import mount_docs
from oyez.server.edge import OwnNames, Protections, SizeLimit
from oyez.server.journal import Requests
from oyez.server.notices.post import PostOffice
from oyez.server.openapi import describe
from oyez.server.operating.gate import ShutOut
from oyez.server.operating.listening import AdminSocket
from oyez.server.pages import Page
from oyez.server.people.accounts import Accounts
from oyez.server.people.origin import only_our_page
from oyez.server.problems import ErrorBody
from oyez.server.routes import (
    accounts,
    addresses,
    games,
    holidays,
    hosting,
    operation,
    presets,
    rules,
    tables,
)
from oyez.server.routes.asking import within_reason
from oyez.server.settings import Settings
from oyez.server.sockets.admission import Admission
from oyez.server.storage.databases import database_of
from oyez.server.storage.store import open_store
from oyez.server.tables import live
from oyez.server.tables.rooms import Rooms
from oyez.server.timing.holidays import Holidays
from oyez.server.timing.sweep import Sweep

API: Final = "/api/v1"
COMPRESSED: Final = ("text/event-stream", "font/woff2", "font/woff", "image/png", "image/jpeg", "image/webp")


def make_app(settings: Settings) -> FastAPI:
    """The server as an application; it opens its store when it is started."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await open_store(database_of(settings), apart=settings.commits_apart)
        rooms = app.state.rooms = Rooms(store, settings)
        app.state.accounts = Accounts(store, settings)
        post = app.state.post = PostOffice(rooms)
        app.state.holidays = Holidays(rooms)
        sweep = Sweep(rooms, post, app.state.holidays)
        admin = AdminSocket(rooms)
        await rooms.blocks.read()
        await sweep.start()
        await admin.start()
        rooms.wake()
        try:
            yield
        finally:
            await admin.close()
            await sweep.stop()
            await post.close()
            await rooms.close()
            await store.close()

    app = FastAPI(
        title="Oyez",
        version=__version__,
        summary="Board games, played with friends or bots.",
        openapi_url=f"{API}/openapi.json",
        docs_url=None,  # the ready-made pages load scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
        generate_unique_id_function=_operation,
    )
    app.include_router(
        live.router
    )  # first: of a crowd that comes, each would be compared with every other route
    app.include_router(_api())
    app.include_router(operation.router)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    refusals.install(app)
    app.add_middleware(SizeLimit, limit=settings.body_limit)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5, exclude_content_types=COMPRESSED)
    app.add_middleware(Admission)
    app.add_middleware(ShutOut)
    app.add_middleware(OwnNames, names=settings.answers_to)
    app.add_middleware(Protections)
    app.add_middleware(Requests)
    page = Page(settings.page)

    async def everything_else(scope: Scope, receive: Receive, send: Send) -> None:
        """After all routes, so that a wrong method on one of them is told from an unknown address."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        elif scope["path"].startswith("/api/") or scope["path"] == "/api":
            raise HTTPException(404)
        else:
            await page(scope, receive, send)

    mount_docs(app)
    app.router.default = everything_else
    return app


def _api() -> APIRouter:
    malformed = {"model": ErrorBody, "description": "malformed"}
    api = APIRouter(
        prefix=API,
        responses={
            403: {"model": ErrorBody, "description": "wrong-origin"},
            413: {"model": ErrorBody, "description": "too-large"},
            421: {"model": ErrorBody, "description": "wrong-host"},
            422: malformed,
            429: {"model": ErrorBody, "description": "too-many"},
        },
        dependencies=[Depends(only_our_page), Depends(within_reason)],
    )
    for part in (games, tables, hosting, accounts, holidays, presets, rules, addresses):
        api.include_router(part.router)
    return api


def _operation(route: APIRoute) -> str:
    """The names of the functions name the operations in generated clients."""
    return route.name.removeprefix("_")
