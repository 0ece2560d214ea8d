"""Live play: one WebSocket per tab, read and written by two tasks."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, final
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from oyez.engine.game import SPECTATOR
from oyez.server import asides, figures
from oyez.server.audience import Watcher
from oyez.server.messages import (
    GiveOrders,
    Hold,
    Incoming,
    Ping,
    Play,
    Pong,
    Say,
    Sit,
    Undo,
    Watch,
    Why,
    error_message,
    read,
)
from oyez.server.problems import Problem
from oyez.server.room import Room
from oyez.server.rooms import Rooms
from oyez.server.settings import Settings

log: Final = logging.getLogger("oyez.server")
POLICY: Final = 1008  # the WebSocket's code for a connection closed because of what was said in it
PONG: Final = Pong().model_dump_json()

router: Final = APIRouter()


@router.websocket("/api/v1/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    rooms: Rooms = socket.app.state.rooms
    if not is_same_origin(socket):
        await socket.close(POLICY)  # before it is accepted: the browser sees 403
        return
    await socket.accept()
    try:
        async with rooms.at(id) as room:
            await _converse(socket, room, rooms.settings)
    except Problem as problem:
        await _refuse(socket, problem)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a connection failed table=%s", id)
        await _refuse(socket, Problem("internal", "the server failed; it is in its log"))


def is_same_origin(socket: WebSocket) -> bool:
    """Browsers say which page opens a socket: only ours may. Programs that are no browsers say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _converse(socket: WebSocket, room: Room, settings: Settings) -> None:
    try:
        async with asyncio.timeout(settings.sit_patience):
            first = read(await _next_text(socket), settings.message_limit)
    except TimeoutError:
        raise Problem("malformed", 'nothing was said; the first message is "sit" or "watch"') from None
    if not isinstance(first, Sit | Watch):
        raise Problem("malformed", f'the first message is "sit" or "watch", not {first.type!r}')
    watcher = await room.join(first.key if isinstance(first, Sit) else None)
    role = "spectator" if watcher.seat == SPECTATOR else "seat"
    with figures.CONNECTIONS.labels(role).track_inprogress():
        await _serve(socket, room, watcher, settings)


async def _serve(socket: WebSocket, room: Room, watcher: Watcher, settings: Settings) -> None:
    tasks = [
        asyncio.create_task(_listen(socket, room, watcher, settings)),
        asyncio.create_task(_speak(socket, watcher)),
        asyncio.create_task(watcher.lost.wait()),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(watcher)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if watcher.lost.is_set():
        log.warning("dropped a connection that does not read table=%s seat=%d", room.id, watcher.seat)
    for task in done:
        task.result()


async def _listen(socket: WebSocket, room: Room, watcher: Watcher, settings: Settings) -> None:
    allowance = Allowance(settings.burst, settings.refill)
    while True:
        try:
            text = await _next_text(socket)
            if not allowance.spend():
                raise Problem("too-many", "too many messages; this one was not read")
            await _answer(read(text, settings.message_limit), room, watcher)
        except Problem as problem:
            if allowance.is_abused:
                raise
            figures.ERRORS.labels("live", problem.code).inc()
            watcher.post(error_message(problem))


async def _answer(message: Incoming, room: Room, watcher: Watcher) -> None:
    seat = watcher.seat
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
        case Say():
            await asides.speak(room, seat, message.text, aside=message.aside)
        case Ping():
            watcher.post(PONG)
        case Sit() | Watch():
            raise Problem("malformed", f"you are connected already; {message.type!r} is only a first message")


async def _speak(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        text = await watcher.outbox.get()
        try:
            await socket.send_text(text)
        except RuntimeError:  # the server closed the connection itself: a lost peer, a message far too large
            return


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
