"""What routes need to know: the rooms, the accounts, and who asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends, Path, Request

from oyez.server.people.accounts import Accounts
from oyez.server.people.devices import Browser
from oyez.server.people.origin import COOKIE, DEVICE, address_of
from oyez.server.people.people import Asker
from oyez.server.people.rates import What
from oyez.server.tables.rooms import Rooms

LONGEST = 200  # characters of a key or token that are looked at


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def accounts_of(request: Request) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


async def asker_of(request: Request) -> Asker:
    """By the cookie of a session, or by a key: `Authorization: Bearer KEY`."""
    token = request.cookies.get(COOKIE, "")[:LONGEST]
    found = await accounts_of(request).sessions.of(token)
    kind, _, key = request.headers.get("authorization", "")[:LONGEST].partition(" ")
    session, account = found or (None, None)
    return Asker(account, session, key.strip() if kind.lower() == "bearer" and key.strip() else None)


async def within_reason(request: Request) -> None:
    """HTTP in general, for every route."""
    await accounts_of(request).door.admit("request", address_of(request))


def at_most(what: What) -> Callable[[Request], Awaitable[None]]:
    """For routes that may not be used without end."""

    async def admit(request: Request) -> None:
        await accounts_of(request).door.admit(what, address_of(request))

    return admit


def browser_of(request: Request) -> Browser:
    """From where a password is tried."""
    return Browser(request.cookies.get(DEVICE, "")[:LONGEST], address_of(request))


Hall = Annotated[Rooms, Depends(rooms_of)]
People = Annotated[Accounts, Depends(accounts_of)]
Who = Annotated[Asker, Depends(asker_of)]
From = Annotated[Browser, Depends(browser_of)]
TableId = Annotated[str, Path(max_length=40)]
SeatId = Annotated[int, Path(ge=0, le=100)]
