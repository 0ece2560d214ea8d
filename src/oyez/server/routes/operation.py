"""For whoever runs the server: is it well, and what does it do?"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST

from oyez.server import figures
from oyez.server.models import Health
from oyez.server.problems import Problem
from oyez.server.routes.answers import refusals
from oyez.server.storage.store import STORE_ERRORS
from oyez.server.tables.rooms import Rooms

PATIENCE: Final = 2.0  # seconds for the database to answer
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")

router: Final = APIRouter(tags=["operation"])


@router.get("/healthz", responses=refusals("not-stored", "damaged"))
async def health(request: Request) -> Health:
    """Whether the server serves, its database answers, and no damage was met in it."""
    rooms: Rooms = request.app.state.rooms
    try:
        await _by_status(rooms)
    finally:
        if rooms.store.database.damage.found:
            raise Problem("damaged", "the database is damaged; the server's log says what to do")
    return Health(status="ok")


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The figures. They show at once what players may learn of only after a silence, so they are not for players."""
    rooms: Rooms = request.app.state.rooms
    if rooms.settings.metrics == "off" or (rooms.settings.metrics == "local" and not is_local(request)):
        raise Problem("unknown-path", "there is nothing under this address for you")
    text = figures.page(await _by_status(rooms), rooms.held)
    return Response(text, media_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})


def is_local(request: Request) -> bool:
    """From this machine, and not on behalf of somebody else."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def _by_status(rooms: Rooms) -> dict[str, int]:
    try:
        async with asyncio.timeout(PATIENCE):
            return await rooms.store.by_status()
    except (*STORE_ERRORS, TimeoutError) as error:
        raise Problem("not-stored", "the database does not answer; the server's log may say why") from error
