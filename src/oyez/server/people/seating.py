"""A new table: what was asked for, checked, and the keys of those who sit down at once."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from oyez.bots import BOTS, usual_bot
from oyez.engine.dice import new_secret
from oyez.engine.game import BadOptions
from oyez.server.models import NewSeat, NewTable, SeatKey
from oyez.server.people.looks import is_twin, unlike
from oyez.server.people.names import guest, name_of_bot
from oyez.server.people.people import Account
from oyez.server.problems import Problem
from oyez.server.storage.stored import (
    OPEN,
    Agreed,
    Hosting,
    SeatRow,
    Stored,
    hash_of,
    new_id,
    new_key,
)
from oyez.server.tables.lessons import lesson_named
from oyez.server.tables.reopening import known_game
from oyez.server.tables.table import Table

FAMILIES: Final = 6


def prepare(
    new: NewTable, account: Account | None = None, host_hash: bytes | None = None, until: float = 0.0
) -> tuple[Stored, list[SeatKey]]:
    """Check what was asked for; returns the table and the keys of its first people, who sit there with `account`.

    `until` is when a table that is full at once no longer waits for contributions to its dice.
    """
    game = known_game(new.game)
    seed = 0  # the dice follow from the secret and from what devices contribute
    if new.lesson is not None:
        seed = lesson_named(new.game, new.lesson).seed
        new = _as_in_the_lesson(new, new.lesson)
    try:
        options = game.rules(len(new.seats), new.options).options
    except BadOptions as error:
        raise Problem("bad-options", str(error)) from error
    agreed = Agreed(
        id=new_id(),
        game=game.name,
        version=game.version,
        options=dict(options),
        seed=seed,
        pace=new.pace,
        respond=new.respond,
        talk_minutes=new.talk_minutes,
        lesson=new.lesson,
        created=time.time(),
        secret=None if new.lesson else new_secret(),  # a lesson has the dice of its record
        terms=new.terms.model_dump(exclude_defaults=True),
    )
    keys = [SeatKey(seat=seat, key=new_key()) for seat, wanted in enumerate(new.seats) if wanted.kind == "me"]
    hashes = {held.seat: hash_of(held.key) for held in keys}
    families = _families(new.seats)
    seats: tuple[SeatRow, ...] = ()
    for seat, family in enumerate(families):
        row = _owned(_seat(new, seat, hashes.get(seat), family), new, account)
        seats += (told_apart(row, new.seats[seat].name, seats),)
    own = keys[0].seat if keys else None
    host = account.id if account else None
    hosting = Hosting(new.title, new.private, new.named, host_hash, host, own)
    stored = Stored(agreed, seats, OPEN, (), hosting=hosting)
    table = Table(stored)
    opening = table.begin_if_full(until)
    return replace(stored, progress=table.progress(), opening=opening), keys


def _as_in_the_lesson(new: NewTable, name: str) -> NewTable:
    """The pupil in the first seat, bots with the names of the record in the others."""
    if [seat.kind for seat in new.seats] != ["me"] or new.options:
        raise Problem(
            "bad-options",
            'seats and options of a lesson are fixed; ask for one seat of kind "me" and no options',
        )
    record = lesson_named(new.game, name)
    bots = [NewSeat(kind="bot", name=name) for name in record.names[1:]]
    return new.model_copy(update={"seats": [*new.seats, *bots], "options": record.options})


def _families(seats: list[NewSeat]) -> list[int]:
    """The families that were chosen; whoever did not choose gets his seat's number, or else one that is free."""
    chosen = [seat.family for seat in seats if seat.family is not None]
    twice = [family for family in chosen if chosen.count(family) > 1]
    if twice:
        raise Problem("bad-options", f"family {twice[0]} is chosen twice; every seat has a family of its own")
    own = [number for number, seat in enumerate(seats) if seat.family is None and number not in chosen]
    free = iter([family for family in range(FAMILIES) if family not in chosen and family not in own])
    return [
        seat.family if seat.family is not None else number if number in own else next(free)
        for number, seat in enumerate(seats)
    ]


def _seat(new: NewTable, seat: int, key_hash: bytes | None, family: int) -> SeatRow:
    wanted = new.seats[seat]
    if wanted.kind == "bot":
        bot = bot_for(new.game, wanted)
        before = new.seats[: seat + 1]
        number = sum(other.kind == "bot" and bot_for(new.game, other) == bot for other in before)
        return SeatRow(seat, "bot", bot, wanted.name or name_of_bot(bot, number), True, None, family)
    if wanted.kind == "open":
        return SeatRow(seat, "person", None, wanted.name, False, None, family)
    pledge = None if new.lesson else wanted.pledge
    return SeatRow(seat, "person", None, wanted.name or guest(seat), True, key_hash, family, pledge=pledge)


def _owned(row: SeatRow, new: NewTable, account: Account | None) -> SeatRow:
    """Whoever sits down at once does so as whom he is signed in."""
    if row.kind == "bot" or not row.taken:
        return row
    return seated(row, new.seats[row.seat].name, new.named, account)


def seated(row: SeatRow, name: str | None, named: bool, account: Account | None) -> SeatRow:
    """The seat with the name of whoever takes it; raises Problem if only known people may."""
    if named and account is None:
        raise Problem("sign-in", "at this table only people with an account sit; sign in first")
    if account is None:
        return replace(row, name=name or row.name or guest(row.seat))
    chosen = None if named else name
    return replace(row, name=chosen or account.name, account=account.id)


def told_apart(row: SeatRow, chosen: str | None, others: Iterable[SeatRow]) -> SeatRow:
    """The seat with a name that looks like none of the others; raises Problem if somebody has chosen one that does.

    Who sits on several seats with his account has his name on all of them.
    """
    names = names_beside(row, others)
    if row.name is None or not is_twin(row.name, names):
        return row
    if row.name == chosen:
        raise Problem("name-taken", "another name at this table looks like this one; choose another one")
    return replace(row, name=unlike(row.name, names))


def names_beside(row: SeatRow, others: Iterable[SeatRow]) -> list[str]:
    """The names on other seats of a table, as far as they are somebody else's."""
    return [
        other.name
        for other in others
        if other.seat != row.seat
        and other.name is not None
        and (row.account is None or other.account != row.account)
    ]


def bot_for(game: str, wanted: NewSeat) -> str:
    bots = list(BOTS[game])
    if wanted.bot is None and bots:
        return usual_bot(bots)
    if wanted.bot not in bots:
        raise Problem(
            "unknown-bot", f"{game} has no bot called {wanted.bot!r}; its bots are: {', '.join(bots)}"
        )
    return wanted.bot
