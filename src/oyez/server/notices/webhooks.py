"""A letter as one request to the player's own webhook, within a deadline that no server can stretch."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Final
from urllib.parse import urlsplit

from oyez.server.notices.addresses import Address, Letter
from oyez.server.notices.delivery import Outcome
from oyez.server.notices.mail_settings import Post, Webhooks
from oyez.server.notices.public_hosts import is_public

GONE: Final = (400, 401, 403, 404, 410)  # trying again would not help


def is_webhook(address: str, webhooks: Webhooks) -> bool:
    """Over HTTPS, with a name or a public address; in tests anything."""
    try:
        parts = urlsplit(address)
        schemes = ("https", "http") if webhooks == "all" else ("https",)
        fits = parts.scheme in schemes and bool(parts.hostname) and parts.username is None and parts.port != 0
    except ValueError:
        return False
    return fits and (webhooks == "all" or not _is_inside(parts.hostname or ""))


def _is_inside(host: str) -> bool:
    """Whether this is an address in numbers that leads inside; what a name stands for is asked later."""
    try:
        return not is_public(host)
    except ValueError:
        return False


def host_of(address: Address) -> str:
    return urlsplit(address.address).hostname or ""


def deliver_webhook(post: Post, letter: Letter, address: Address) -> Outcome:
    """One POST with JSON. Redirects are not followed: they could lead inside."""
    deadline = time.monotonic() + post.deadline
    parts = urlsplit(address.address)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    body = json.dumps(
        {"event": letter.event, "subject": letter.subject, "content": letter.body, "link": letter.link}
    ).encode()
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        place = where(host, port, post.webhooks, post.deadline)
        if place is None:
            return "refused"
        connection = _Direct(host, port, place, deadline, secure=parts.scheme == "https")
        with connection.cut_off():
            headers = {"Content-Type": "application/json", "User-Agent": "Oyez"}
            connection.request("POST", path, body, headers)
            status = connection.getresponse().status
    except (OSError, http.client.HTTPException, UnicodeError, ValueError):
        return "failed"
    if 200 <= status < 300:
        return "sent"
    return "refused" if status in GONE else "failed"


def where(host: str, port: int, webhooks: Webhooks, seconds: float | None = None) -> str | None:
    """The address that a name stands for, or None if it is none that players may send the server to."""
    found = addresses_of(host, port, seconds)
    if webhooks != "all" and not all(is_public(one) for one in found):
        return None
    return found[0] if found else None


def addresses_of(host: str, port: int, seconds: float | None) -> list[str]:
    """Raises OSError. A resolver cannot be interrupted: one that takes too long is left to end by itself."""
    found: Future[list[str]] = Future()

    def look() -> None:
        try:
            answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found.set_result([str(answer[4][0]) for answer in answers])
        except Exception as error:
            found.set_exception(error)

    threading.Thread(target=look, name="resolver", daemon=True).start()
    return found.result(seconds)


class _Direct(http.client.HTTPConnection):
    """Connects to the address that was checked: a name could stand for another one a moment later."""

    def __init__(self, host: str, port: int, place: str, deadline: float, *, secure: bool) -> None:
        super().__init__(host, port)
        self._place: Final = place
        self._deadline: Final = deadline
        self._secure: Final = secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self._place, self.port), self._left())
        if self._secure:
            # Shaken hands with afterwards, so that cut_off() finds the socket while that lasts.
            self.sock = ssl.create_default_context().wrap_socket(
                self.sock, server_hostname=self.host, do_handshake_on_connect=False
            )
            self._left()  # raises, if cut_off() missed it
            self.sock.do_handshake()
        self._left()

    @contextlib.contextmanager
    def cut_off(self) -> Iterator[None]:
        """Ends the connection at the deadline: time-outs of sockets count anew with every byte that drips in."""
        timer = threading.Timer(self._left(), self._cut)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            self.close()

    def _cut(self) -> None:
        if self.sock is not None:
            with contextlib.suppress(OSError):
                # Not that of the TLS socket, which would take its state away from the thread that reads.
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)

    def _left(self) -> float:
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError("the deadline is over")
        return left
