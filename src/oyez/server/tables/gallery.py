"""The gallery: what spectators say among themselves.

Whoever plays must not be helped, so no line reaches a seat while the game runs; once it is over everybody reads them
all. Spectators of one table see the same position, however late, so that they talk among equals.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, final

from sqlalchemy.exc import IntegrityError

from oyez.engine.game import SPECTATOR
from oyez.server.messages import Watch
from oyez.server.people.looks import is_twin
from oyez.server.people.people import Account
from oyez.server.problems import Problem
from oyez.server.storage.store import STORE_ERRORS, cause
from oyez.server.storage.stored import Murmur
from oyez.server.tables.lines import clean_line
from oyez.server.tables.silence import Silence
from oyez.server.tables.table import Table
from oyez.server.tables.talk_messages import GalleryLine, GalleryMessage, Say

if TYPE_CHECKING:
    from oyez.server.tables.audience import Audience, Watcher
    from oyez.server.tables.room import Room

log: Final = logging.getLogger("oyez.server")
TRIES: Final = 5  # when another process was first


@dataclass(frozen=True)
class Voice:
    """As whom a spectator speaks. Without one a connection hears nothing of the gallery before the end."""

    who: str
    account: str | None = None
    name: str | None = None  # of the account


@final
class Gallery:
    """The only way by which lines of spectators leave the server."""

    def __init__(self, audience: Audience, silence: Silence) -> None:
        self._audience: Final = audience
        self._silence: Final = silence

    def show(self, table: Table, watchers: Iterable[Watcher] | None = None) -> None:
        """Tell everybody who may hear them the lines that he has not heard. Call after every change."""
        said = len(table.gallery)
        if not said:
            return
        for watcher in self._audience.watchers if watchers is None else watchers:
            if watcher.murmurs < said and (self._is_open(table) or listens(table, watcher)):
                self.tell(table, watcher)

    def tell(self, table: Table, watcher: Watcher) -> None:
        voice = watcher.voice
        watcher.say(
            GalleryMessage(
                you=None if voice is None else voice.who,
                name=None if voice is None else voice.name,
                lines=[_line(one) for one in table.gallery[watcher.murmurs :]],
            )
        )
        watcher.murmurs = len(table.gallery)

    def _is_open(self, table: Table) -> bool:
        """The game is over, and everybody may know it."""
        return table.over and not self._silence.withholds(table, SPECTATOR)


def listens(table: Table, watcher: Watcher) -> bool:
    """Whether somebody belongs to the spectators: no seat, and none of his account at this table."""
    voice = watcher.voice
    if voice is None or watcher.seat != SPECTATOR:
        return False
    return voice.account is None or all(row.account != voice.account for row in table.seats)


async def enter(room: Room, watcher: Watcher, first: Watch, account: Account | None) -> None:
    """A spectator comes: he is told how he is known, and what was said."""
    async with room.lock:
        table = await room.ready()
        if account is not None:
            watcher.voice = Voice(_who(room, "account", account.id), account.id, account.name)
        else:
            watcher.voice = Voice(_who(room, "guest", first.voice or secrets.token_urlsafe(16)))
        if listens(table, watcher):
            room.gallery.tell(table, watcher)


def _who(room: Room, kind: str, secret: str) -> str:
    """Of this table alone, so that nobody is followed from table to table."""
    return hashlib.sha256(f"{room.id} {kind} {secret}".encode()).hexdigest()[:16]


async def murmur(room: Room, watcher: Watcher, message: Say) -> None:
    """Say something to the other spectators."""
    await room.to_the_end(_murmur(room, watcher, message))


async def _murmur(room: Room, watcher: Watcher, message: Say) -> None:
    async with room.lock:
        table, voice = await room.ready(), watcher.voice
        if message.aside or voice is None or not listens(table, watcher):
            raise Problem(
                "not-yours", "spectators talk with spectators; whoever has a seat talks at the table"
            )
        name = voice.name or message.name
        if name is None:
            raise Problem("malformed", "nobody knows who says this; give a name with it, or sign in")
        if voice.name is None:
            _require_unlike(table, voice, name)
        line = clean_line(message.text)
        room.patience.spend(voice.who)
        await _keep(room, table, Murmur(0, voice.who, name, voice.name is not None, line, time.time()))


def _require_unlike(table: Table, voice: Voice, name: str) -> None:
    """Who has no account speaks under no name that looks like somebody else's here."""
    others = [row.name for row in table.seats if row.name is not None]
    others += [one.name for one in table.gallery if one.who != voice.who]
    if is_twin(name, others):
        raise Problem("name-taken", "another name at this table looks like this one; choose another one")


async def _keep(room: Room, table: Table, spoken: Murmur) -> None:
    """Somebody at another process may say something in the same moment: then this is the next line."""
    words = (spoken.who, spoken.name, spoken.named, spoken.text, spoken.at)
    try:
        for _ in range(TRIES):
            line = Murmur(len(table.gallery), *words)
            with contextlib.suppress(IntegrityError):
                await room.store.murmur(room.id, line)
                table.gallery.append(line)
                room.gallery.show(table)
                return
            room.fall_behind()
            table = await room.ready()
    except STORE_ERRORS as error:
        log.error("cannot store a spectator's line table=%s: %s", room.id, cause(error))
    raise Problem("not-stored", "the server could not keep what you said; say it again")


def _line(murmur: Murmur) -> GalleryLine:
    return GalleryLine(
        n=murmur.number,
        who=murmur.who,
        name=murmur.name,
        named=murmur.named,
        text=murmur.text,
        at=datetime.fromtimestamp(murmur.at, UTC),
    )
