"""From whom a request comes: its address, and whether the page that sent it is ours."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from fastapi import Request
from starlette.requests import HTTPConnection

from oyez.server.people.doorkeeper import network_of
from oyez.server.problems import Problem

COOKIE: Final = "oyez-session"
DEVICE: Final = "oyez-device"  # the cookie of a browser that has signed in before
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def address_of(connection: HTTPConnection) -> str:
    """What the limits count by. Behind a trusted proxy the server has put the visitor's own address here."""
    return network_of(connection.client.host if connection.client else None)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers say which page asks: only ours may. Programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def only_our_page(request: Request) -> None:
    """Nothing is changed on behalf of another page. With a cookie the origin must be known, not just not foreign."""
    if request.method in SAFE:
        return
    unknown = COOKIE in request.cookies and "origin" not in request.headers
    if unknown or not is_same_origin(request):
        raise Problem(
            "wrong-origin", "this request does not come from the server's own page; send it from there"
        )
