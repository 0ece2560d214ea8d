"""What the store keeps of a table, as values."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from oyez.engine.dice import Draw, promise_of, public_contribution
from oyez.engine.proof import commitment_of
from oyez.server.models import Status
from oyez.server.settings import Pace
from oyez.server.timing.affairs import Affair
from oyez.server.timing.hourglass import Sand, Span


@dataclass(frozen=True)
class SeatRow:
    seat: int
    kind: Literal["person", "bot"]
    bot: str | None
    name: str | None
    taken: bool
    key_hash: bytes | None
    family: int
    orders: Mapping[str, str] = field(default_factory=dict)  # those that differ from the game's
    account: str | None = None
    handed: int = 0  # how often the host has replaced its link
    muted: tuple[int, ...] = ()  # seats that it does not want to hear
    held: int | None = None  # the ticket of a question that it keeps open
    pledge: str | None = None  # what its device has promised to contribute to the dice
    contribution: str | None = None  # what it has contributed


@dataclass(frozen=True)
class Agreed:
    """What does not change once a table is made."""

    id: str
    game: str
    version: str
    options: dict[str, str]
    seed: int
    pace: Pace
    respond: int  # seconds
    talk_minutes: int
    lesson: str | None
    created: float
    salt: str | None = None  # with the seed, what opens the first version's promise of fair dice
    terms: dict[str, Any] = field(default_factory=dict)  # about time, see Terms
    secret: str | None = None  # what opens today's promise, and what the dice follow from; none in a lesson

    @property
    def commitment(self) -> str | None:
        """What is promised about the dice before the first one falls."""
        if self.secret is not None:
            return promise_of(self.secret)
        return None if self.salt is None else commitment_of(self.seed, self.salt)


@dataclass(frozen=True)
class Progress:
    """A summary of a log: what the lobby shows, and which bots have to be woken."""

    status: Status
    plays: int
    round: int
    waiting: tuple[int, ...]  # who has to choose, as far as everybody may know
    asked: tuple[int, ...]  # who has to choose; never sent
    winners: tuple[int, ...]
    sand: Sand | None = None  # what the clocks show
    due: float | None = None  # when somebody's time is up
    drawing: float | None = None  # until when devices may contribute to the dice
    head: str | None = None  # of the hash chain, after the last play that everybody knows of


OPEN: Final = Progress(status="open", plays=0, round=0, waiting=(), asked=(), winners=())


Kind = Literal["play", "secret", "quiet", "undo"]


@dataclass(frozen=True)
class Entry:
    """One line of the log: a play with the chance results it drew, or an undo.

    A play that let a secret moment pass is `secret`: others are not told of it. One that standing orders made before
    the seat was even asked is `quiet`: the seat is not told either. `ticks` are the seats whose tickets it uses up;
    None stands for the author of a play and for everybody in an undo.
    """

    number: int
    kind: Kind
    seat: int
    action: str
    chances: tuple[int, ...]
    at: float
    ticks: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Spoken:
    """A line of talk; `aside` are the members of the private talk it belongs to, `name` is who sat there then."""

    number: int
    seat: int
    text: str
    at: float
    aside: tuple[int, ...] | None
    name: str | None = None


@dataclass(frozen=True)
class Murmur:
    """A line of a spectator to the other spectators."""

    number: int
    who: str  # tells speakers of one table apart
    name: str
    named: bool  # it is the name of an account
    text: str
    at: float


@dataclass(frozen=True)
class Hosting:
    """What the host of a table may change, and who that is: by a key, by an account, or both."""

    title: str = ""
    private: bool = False  # not listed
    named: bool = False  # seats only for people who are signed in
    host_hash: bytes | None = None
    host: str | None = None
    host_seat: int | None = None  # the first seat that was made for the host, until it is given up

    def sits_on(self, row: SeatRow) -> bool:
        """Whether the seat is the host's own."""
        return row.account == self.host if row.account is not None else row.seat == self.host_seat


@dataclass(frozen=True)
class Lifetime:
    """When somebody who plays at a table last came, and whether it is archived: kept, but nobody sees to it."""

    touched: float = field(default_factory=time.time)
    archived: float | None = None  # since when
    archive_spans: tuple[Span, ...] = ()  # when it was archived before: no clock ran then

    def restored(self, now: float) -> Lifetime:
        if self.archived is None:
            return replace(self, touched=now)
        return Lifetime(now, None, (*self.archive_spans, (self.archived, now)))


@dataclass(frozen=True)
class Stored:
    """A table as the database has it."""

    agreed: Agreed
    seats: tuple[SeatRow, ...]
    progress: Progress
    opening: tuple[int, ...]
    log: tuple[Entry, ...] = ()
    said: tuple[Spoken, ...] = ()
    hosting: Hosting = field(default_factory=Hosting)
    affairs: tuple[Affair, ...] = ()
    gallery: tuple[Murmur, ...] = ()
    lifetime: Lifetime = field(default_factory=Lifetime)


def draw_of(agreed: Agreed, seats: tuple[SeatRow, ...]) -> Draw | None:
    """What the dice of a full table follow from; None if nobody could contribute to them."""
    if agreed.secret is None:
        return None
    commitment = promise_of(agreed.secret)
    given = [row.contribution or public_contribution(agreed.id, row.seat, commitment) for row in seats]
    return Draw(agreed.id, agreed.secret, tuple(row.pledge for row in seats), tuple(given))


def new_id() -> str:
    """128 random bits; never with a dash in front, which command lines would take for an option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


def seat_with(key: str, seats: tuple[SeatRow, ...]) -> int | None:
    """The seat that this key holds. Every hash is compared, each in constant time."""
    tried = hash_of(key)
    held = [row.seat for row in seats if hmac.compare_digest(tried, row.key_hash or bytes(32))]
    return held[0] if held else None
