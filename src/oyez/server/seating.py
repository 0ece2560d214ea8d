"""A new table: what was asked for, checked, and the keys of those who sit down at once."""

from __future__ import annotations

import secrets
import time

from oyez.bots import BOTS
from oyez.engine.game import BadOptions, UnknownName
from oyez.games import game_named
from oyez.server.models import NewSeat, NewTable, SeatKey
from oyez.server.names import guest, name_of_bot
from oyez.server.problems import Problem
from oyez.server.stored import OPEN, Agreed, SeatRow, Stored, hash_of, new_key
from oyez.server.table import Table


def prepare(new: NewTable) -> tuple[Stored, list[SeatKey]]:
    """Check what was asked for; returns the table and the keys of its first people."""
    try:
        game = game_named(new.game)
    except UnknownName as error:
        raise Problem("unknown-game", str(error)) from error
    try:
        options = game.rules(len(new.seats), new.options).options
    except BadOptions as error:
        raise Problem("bad-options", str(error)) from error
    agreed = Agreed(
        id=secrets.token_urlsafe(16),
        game=game.name,
        version=game.version,
        options=dict(options),
        seed=secrets.randbits(63),
        pace=new.pace,
        created=time.time(),
    )
    keys = [SeatKey(seat=seat, key=new_key()) for seat, wanted in enumerate(new.seats) if wanted.kind == "me"]
    hashes = {held.seat: hash_of(held.key) for held in keys}
    seats = tuple(_seat(new, seat, hashes.get(seat)) for seat in range(len(new.seats)))
    table = Table(Stored(agreed, seats, OPEN, ()))
    opening = table.begin_if_full()
    return Stored(agreed, seats, table.progress(), opening), keys


def _seat(new: NewTable, seat: int, key_hash: bytes | None) -> SeatRow:
    wanted = new.seats[seat]
    if wanted.kind == "bot":
        bot = _bot(new.game, wanted)
        number = sum(other.kind == "bot" and _bot(new.game, other) == bot for other in new.seats[: seat + 1])
        return SeatRow(seat, "bot", bot, wanted.name or name_of_bot(bot, number), True, None)
    if wanted.kind == "open":
        return SeatRow(seat, "person", None, wanted.name, False, None)
    return SeatRow(seat, "person", None, wanted.name or guest(seat), True, key_hash)


def _bot(game: str, wanted: NewSeat) -> str:
    bots = list(BOTS.get(game, ()))
    if wanted.bot is None and bots:
        return bots[-1]  # the strongest
    if wanted.bot not in bots:
        raise Problem(
            "unknown-bot", f"{game} has no bot called {wanted.bot!r}; its bots are: {', '.join(bots)}"
        )
    return wanted.bot
