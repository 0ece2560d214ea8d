"""Live play: one WebSocket per tab, read and written by two tasks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Final, final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from oyez.engine.game import SPECTATOR
from oyez.server import figures
from oyez.server.messages import (
    Contribute,
    GiveOrders,
    Hold,
    Incoming,
    Ping,
    Play,
    Pong,
    Sit,
    Undo,
    Watch,
    Why,
    error_message,
    read,
)
from oyez.server.notices.post import PostOffice
from oyez.server.people.accounts import Accounts
from oyez.server.people.origin import COOKIE, address_of, is_same_origin
from oyez.server.people.people import Session
from oyez.server.problems import Problem
from oyez.server.sockets.register import SCOPE as PLACE
from oyez.server.sockets.websocket import WRITE
from oyez.server.tables import asides, drawing, gallery
from oyez.server.tables.audience import Watcher
from oyez.server.tables.room import Room
from oyez.server.tables.rooms import Rooms
from oyez.server.tables.talk_messages import Mute, Say
from oyez.server.timing import settlements
from oyez.server.timing.time_messages import Settling

log: Final = logging.getLogger("oyez.server")
POLICY: Final = 1008  # the WebSocket's code for a connection closed because of what was said in it
PONG: Final = Pong().model_dump_json().encode()

router: Final = APIRouter()


@router.websocket("/api/v1/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    rooms: Rooms = socket.app.state.rooms
    accounts: Accounts = socket.app.state.accounts
    if not is_same_origin(socket):
        await socket.close(POLICY)  # before it is accepted: the browser sees 403
        return
    await socket.accept()
    try:
        await accounts.door.admit("connection", address_of(socket))
        async with rooms.at(id) as room:
            await _converse(socket, room, accounts, rooms)
    except Problem as problem:
        await _refuse(socket, problem)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a connection failed table=%s", id)
        await _refuse(socket, Problem("internal", "the server failed; it is in its log"))


async def _converse(socket: WebSocket, room: Room, accounts: Accounts, rooms: Rooms) -> None:
    settings = rooms.settings
    try:
        async with asyncio.timeout(settings.sit_patience):
            first = read(await _next_text(socket), settings.message_limit)
    except TimeoutError:
        raise Problem("malformed", 'nothing was said; the first message is "sit" or "watch"') from None
    if not isinstance(first, Sit | Watch):
        raise Problem("malformed", f'the first message is "sit" or "watch", not {first.type!r}')
    own = await _own_seat(socket, first, accounts) if isinstance(first, Sit) else None
    key = first.key if isinstance(first, Sit) else None
    watcher = await room.join(key, own and (own[0], own[1].account), address_of(socket))
    rooms.blocks.refuse(watcher.client)  # since the connection was made
    if isinstance(first, Watch):
        known = await accounts.sessions.of(socket.cookies.get(COOKIE))
        await gallery.enter(room, watcher, first, known and known[1])
    if rooms.bots_alone.is_waiting(room.id):
        watcher.refuse(rooms.bots_alone.refusal(watcher.client))
    role = "spectator" if watcher.seat == SPECTATOR else "seat"
    if place := socket.scope.get(PLACE):
        place.settle(seated=role == "seat")
    watcher.write = socket.scope.get(WRITE)
    with figures.CONNECTIONS.labels(role).track_inprogress():
        async with _presence(room, watcher, socket.app.state.post):
            await _serve(socket, room, watcher, accounts, own and own[1])


@contextlib.asynccontextmanager
async def _presence(room: Room, watcher: Watcher, post: PostOffice) -> AsyncIterator[None]:
    """Whoever is here gets no letters."""
    try:
        await post.seen(room, watcher, leaves=False)
        yield
    finally:
        await post.seen(room, watcher, leaves=True)


async def _own_seat(socket: WebSocket, first: Sit, accounts: Accounts) -> tuple[int, Session] | None:
    """Whoever sits down by the number of a seat does so as whom he is signed in."""
    if first.seat is None:
        return None
    found = await accounts.sessions.of(socket.cookies.get(COOKIE))
    if found is None:
        raise Problem("sign-in", "you are not signed in; sign in, or sit down with the link of the seat")
    return first.seat, found[0]


async def _serve(
    socket: WebSocket, room: Room, watcher: Watcher, accounts: Accounts, session: Session | None
) -> None:
    tasks: list[asyncio.Future[None]] = [
        asyncio.create_task(_listen(socket, room, watcher, accounts)),
        asyncio.create_task(_speak(socket, watcher)),
        watcher.lost,
        *([asyncio.create_task(_outlive(session, accounts))] if session else []),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(watcher)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if watcher.dismissed is not None:
        raise watcher.dismissed
    if watcher.lost in done:
        log.warning("dropped a connection that does not read table=%s seat=%d", room.id, watcher.seat)
    for task in done:
        task.result()


async def _outlive(session: Session, accounts: Accounts) -> None:
    """Wait until the session is over, here or in another process; raises Problem then."""
    with accounts.sessions.lasting(session) as ended:
        while not ended.is_set() and not await accounts.sessions.is_over(session):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(accounts.settings.session_check):
                    await ended.wait()
    raise Problem("sign-in", "you were signed out; sign in again, or sit down with the link of the seat")


async def _listen(socket: WebSocket, room: Room, watcher: Watcher, accounts: Accounts) -> None:
    settings = accounts.settings
    allowance = Allowance(settings.burst, settings.refill)
    while True:
        try:
            text = await _next_text(socket)
            if not allowance.spend():
                raise Problem("too-many", "too many messages; this one was not read")
            message = read(text, settings.message_limit)
            if isinstance(message, Say):
                await accounts.door.admit("line", address_of(socket))
            await _answer(message, room, watcher, socket.app.state.post)
        except Problem as problem:
            if allowance.is_abused:
                raise
            figures.ERRORS.labels("live", problem.code).inc()
            watcher.refuse(problem)


async def _answer(message: Incoming, room: Room, watcher: Watcher, post: PostOffice) -> None:
    seat = watcher.seat
    if isinstance(message, Settling):
        await settlements.carry_out(message, room, watcher, post)
        return
    match message:
        case Play():
            await room.play(seat, message.ticket, message.action, by=watcher)
        case Undo():
            await room.undo(seat, message.ticket, by=watcher)
        case Why():
            await asides.explain(room, watcher, message.action)
        case GiveOrders():
            await asides.order(room, seat, message.orders)
        case Hold():
            await asides.hold(room, seat)
        case Say() if seat == SPECTATOR:
            await gallery.murmur(room, watcher, message)
        case Say():
            await asides.speak(room, seat, message.text, aside=message.aside)
        case Mute():
            await asides.mute(room, seat, message.seat, muted=message.muted)
        case Contribute() if seat == SPECTATOR:
            raise Problem("not-yours", "spectators contribute nothing to the dice; sit down to do so")
        case Contribute():
            await drawing.contribute(room, seat, message.contribution)
        case Ping():
            watcher.post(PONG)
        case Sit() | Watch():
            raise Problem("malformed", f"you are connected already; {message.type!r} is only a first message")


async def _speak(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        text = await watcher.outbox.get()
        watcher.sending = True
        try:
            await socket.send_text(text.decode())
        except RuntimeError:  # the server closed the connection itself: a lost peer, a message far too large
            return
        watcher.sending = False


async def _next_text(socket: WebSocket) -> str:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or 1005)
    text = event.get("text")
    if not isinstance(text, str):
        raise Problem("malformed", "messages are text in JSON, not binary")
    return text


async def _refuse(socket: WebSocket, problem: Problem) -> None:
    """Say why and close. Somebody who does not even read that is left to the keep-alive of the server."""
    figures.ERRORS.labels("live", problem.code).inc()
    try:
        async with asyncio.timeout(1):
            await socket.send_text(error_message(problem))
            await socket.close(POLICY, problem.code)
    except (WebSocketDisconnect, RuntimeError, TimeoutError):
        pass


@final
class Allowance:
    """How many messages a connection may still send; it fills up again with time."""

    def __init__(self, burst: int, refill: float) -> None:
        self._burst: Final = burst
        self._refill: Final = refill
        self._left = float(burst)
        self._refused = 0
        self._at = time.monotonic()

    def spend(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._refill)
        self._at = now
        if self._left < 1:
            self._refused += 1
            return False
        self._left -= 1
        return True

    @property
    def is_abused(self) -> bool:
        """So much more than allowed that it is no mistake."""
        return self._refused > self._burst
