"""Running the server: bind, listen, say where, and stop in good order."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, final

import uvicorn
from fastapi import FastAPI

from oyez.server.app import make_app
from oyez.server.garbage import search_rarely
from oyez.server.host_names import names_for
from oyez.server.settings import Settings
from oyez.server.sockets.guarding import guarded
from oyez.server.storage.checking import refuse_damage
from oyez.server.storage.databases import SqliteFile, database_of
from oyez.server.storage.permissions import keep_to_ourselves
from oyez.server.storage.upgrading import bring_up_to_date

LARGEST_MESSAGE: Final = 64 * 1024  # beyond this the connection is closed unread; see Settings.message_limit
UNREAD: Final = 60_000  # milliseconds until the system gives up a peer that takes nothing
STOPPING: Final = 5  # seconds for connections to end
# Seconds that a thread which computes may let another one wait. A commit waits for the event loop several times; with
# Python's own 5 milliseconds each, that is most of the time that a choice takes on a busy server.
HANDING_OVER: Final = 0.001


class CannotServe(Exception):
    """The server cannot start; the message says why and what would help."""


@final
class Server(uvicorn.Server):
    """Calls back once it listens."""

    def __init__(self, app: FastAPI, listening: Callable[[], None], settings: Settings) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                ws_max_size=LARGEST_MESSAGE,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=STOPPING,
                server_header=False,
                forwarded_allow_ips=settings.proxies,
                **guarded(settings.sockets, settings.proxies),
            )
        )
        self._listening: Final = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            search_rarely()
            sys.setswitchinterval(HANDING_OVER)
            self._listening()


def bind(host: str, port: int) -> socket.socket:
    """A socket of our own, so that a port in use is one sentence and port 0 can be asked for its number."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as error:
        raise CannotServe(f"{host!r} is no address of this machine; 127.0.0.1 is the usual one") from error
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        bound.bind(address)
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} is in use; stop what uses it or choose another one with --port"
            ) from error
        raise CannotServe(
            f"cannot listen on {host} port {port}: {(error.strerror or str(error)).lower()}"
        ) from error
    return bound


@contextmanager
def only_server_of(settings: Settings) -> Iterator[None]:
    """Two servers on one file would play each other's bots; the lock goes with the process.

    Servers on PostgreSQL find out among themselves who does what.
    """
    database = database_of(settings)
    if not isinstance(database, SqliteFile):
        yield
        return
    folder = database.path.parent
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with (folder / "oyez.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise CannotServe(
                    f"another server uses the data folder {folder}; choose another one with --data"
                ) from None
        yield


@contextmanager
def quiet_signals() -> Iterator[None]:
    """The server stops in good order on a signal and raises it again; by then nothing is left to do."""
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for number, action in before.items():
            signal.signal(number, action)


def run(settings: Settings, host: str, port: int, *, browser: bool, say: Callable[[str], None]) -> None:
    """Serve until a signal comes; raises CannotServe or OSError if that cannot even begin."""
    os.umask(0o077)  # hidden tiles and hashes of keys are nobody else's business
    database = database_of(settings)
    kept = settings.data if settings.address is None else database.shown
    with bind(host, port) as bound, only_server_of(settings):
        # Before the server starts: what is wrong with the database is then one sentence.
        refuse_damage(database, settings.check_patience)
        bring_up_to_date(database)
        keep_to_ourselves(settings)
        address = address_of(bound)
        names = names_for(bound, host, settings.host_names, settings.post.base)
        app = make_app(replace(settings, answers_to=names))

        def listening() -> None:
            say(f"Oyez listens on {address} (games are kept in {kept}; stop with Ctrl+C)")
            if browser and has_browser():
                # Some systems wait for the browser to end.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        with quiet_signals():
            Server(app, listening, settings).run(sockets=[bound])
        say("Oyez has stopped; every game goes on with the next start.")


def address_of(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"  # what "every address" is called on this machine
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def has_browser() -> bool:
    """A browser that opens beside the terminal; text browsers would take it over."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
