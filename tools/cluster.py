"""A cluster that `oyez arena --cluster` is to play on: Ray, 200 MB, is installed only where one answers.

Where none does the command itself says so, without Ray.
"""

from __future__ import annotations

import socket

PATIENCE = 3.0  # seconds, as long as oyez.arena.crews waits
CLIENT = "ray://"
CLIENT_PORT = "10001"


def named_in(arguments: list[str]) -> str | None:
    """What follows --cluster; None without it."""
    for at, word in enumerate(arguments):
        option, equals, value = word.partition("=")
        if option == "--cluster":
            return value if equals else next(iter(arguments[at + 1 :]), "")
    return None


def answers(address: str) -> bool:
    """Whether somebody listens there; a `local` one is started on this machine."""
    if address == "local":
        return True
    host, _, port = address.removeprefix(CLIENT).partition(":")
    try:
        socket.create_connection((host, int(port or CLIENT_PORT)), PATIENCE).close()
    except (OSError, OverflowError, ValueError):
        return False
    return bool(host)
