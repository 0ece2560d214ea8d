"""How often one address may do what costs the server, or somebody else, something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

What = Literal["request", "connection", "sign-in", "account", "table", "seat", "line", "holiday", "preset"]

# How many in how many seconds. A club behind one address must not notice, somebody who tries passwords must.
RATES: Final[Mapping[What, tuple[int, int]]] = {
    "request": (6_000, 60),  # HTTP in general; a lobby asks about a hundred times a minute
    "connection": (300, 60),
    "sign-in": (20, 300),
    "account": (20, 3_600),
    "table": (120, 600),
    "seat": (240, 600),
    "holiday": (30, 3_600),  # each is noted at all tables of an account
    "preset": (60, 600),
    "line": (240, 60),  # of talk; a seat has a limit of its own besides
}

SENTENCES: Final[Mapping[What, str]] = {
    "request": "too many requests come from your address",
    "connection": "too many connections come from your address",
    "sign-in": "too many attempts to sign in come from your address",
    "account": "too many names were claimed from your address",
    "table": "too many tables were made from your address",
    "seat": "too many seats were taken from your address",
    "line": "too much is said from your address",
    "holiday": "holidays were changed too often from your address",
    "preset": "presets were changed too often from your address",
}
