"""What the store keeps of a table, as values."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final, Literal

from oyez.server.models import Status
from oyez.server.settings import Pace


@dataclass(frozen=True)
class SeatRow:
    seat: int
    kind: Literal["person", "bot"]
    bot: str | None
    name: str | None
    taken: bool
    key_hash: bytes | None


@dataclass(frozen=True)
class Agreed:
    """What does not change once a table is made."""

    id: str
    game: str
    version: str
    options: dict[str, str]
    seed: int
    pace: Pace
    created: float


@dataclass(frozen=True)
class Progress:
    """A summary of a log: what the lobby shows, and which bots have to be woken."""

    status: Status
    plays: int
    round: int
    waiting: tuple[int, ...]  # who has to choose, as far as everybody may know
    asked: tuple[int, ...]  # who has to choose; never sent
    winners: tuple[int, ...]


OPEN: Final = Progress(status="open", plays=0, round=0, waiting=(), asked=(), winners=())


@dataclass(frozen=True)
class Entry:
    """One line of the log: a play with the chance results it drew, or an undo."""

    number: int
    kind: Literal["play", "undo"]
    seat: int
    action: str
    chances: tuple[int, ...]
    at: float


@dataclass(frozen=True)
class Stored:
    """A table as the database has it."""

    agreed: Agreed
    seats: tuple[SeatRow, ...]
    progress: Progress
    opening: tuple[int, ...]
    log: tuple[Entry, ...] = ()


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


def seat_with(key: str, seats: tuple[SeatRow, ...]) -> int | None:
    """The seat that this key holds. Every hash is compared, each in constant time."""
    tried = hash_of(key)
    held = [row.seat for row in seats if hmac.compare_digest(tried, row.key_hash or bytes(32))]
    return held[0] if held else None
