"""Time and absence: presents of time, stand-ins, what happens at zero, votes about it, holidays, pauses."""

from __future__ import annotations

import math
import time
from collections import Counter
from typing import Final

from oyez.bots import USUAL_BOT
from oyez.engine.kernel import Seat
from oyez.server.problems import Problem
from oyez.server.tables.room import Room
from oyez.server.tables.table import Table
from oyez.server.timing.affairs import DAY, Ballot
from oyez.server.timing.settling import note, person, seated, tell
from oyez.server.timing.voters import is_present, others

MOST_PRESENTS: Final = 20  # of one giver in a game
MOST_PAUSES: Final = 3  # that one person may ask for in a game: a wish to pause must not be a signal


async def give_time(room: Room, by: Seat, seat: Seat) -> None:
    async with room.lock:
        table = await room.ready()
        seated(table, by)
        person(table, seat)
        if table.sand is None:
            raise Problem("illegal", "this table has no clock; everybody may take his time")
        if by == seat:
            raise Problem("not-yours", "nobody gives time to himself; ask the others for it")
        given = [one for one in table.affairs.notes if one.kind == "time-given" and one.by == by]
        if len(given) >= MOST_PRESENTS:
            raise Problem("too-many", f"in a game one gives time at most {MOST_PRESENTS} times")
        seconds = room.timekeeper.glass(table).present
        await note(
            room,
            "time-given",
            seat,
            by,
            lambda glass, sand, still, now: glass.given(sand, still, now, seat, seconds),
            seconds=seconds,
        )
        await tell(room)


async def stand_in(room: Room, seat: Seat, *, on: bool) -> None:
    """A bot plays for the seat until its player says that he is back."""
    async with room.lock:
        table = await room.ready()
        seated(table, seat)
        if on == (not is_present(table, seat)):
            return
        if on:
            await note(room, "stands-in", seat, seat, bot=USUAL_BOT, why="self")
        else:
            await note(room, "back", seat, seat, lambda *now: now[0].revived(*now[1:], seat))
        await tell(room)


async def leave(room: Room, seat: Seat, days: int) -> None:
    """Publish an absence of so many days, or its end."""
    async with room.lock:
        table = await room.ready()
        seated(table, seat)
        now, day = time.time(), DAY * room.timekeeper.second
        until = table.affairs.away_until(seat, now)
        if not days:
            if until is not None:
                await note(room, "home", seat, seat, days=math.floor((until - now) / day))
        elif until is not None:
            raise Problem("illegal", "you are away already; come home before you leave again")
        else:
            left = table.terms.vacation_days - table.affairs.days[seat]
            if days > left:
                raise Problem(
                    "illegal", f"you have {left} days of holidays left in this game; take at most those"
                )
            await note(room, "away", seat, seat, until=now + days * day, days=days)
        await tell(room)


async def pause(room: Room, seat: Seat, *, on: bool) -> None:
    """The clocks stand still once everybody wants it, and run again as soon as anybody does."""
    async with room.lock:
        table = await room.ready()
        seated(table, seat)
        affairs = table.affairs
        if affairs.paused:
            if not on:
                await note(room, "resumed", seat, seat)
        elif not on:
            if seat in affairs.pausing:
                await note(room, "wants-no-pause", seat, seat)
        elif seat not in affairs.pausing:
            if affairs.pauses[seat] >= MOST_PAUSES:
                raise Problem("too-many", f"in a game one asks for a pause at most {MOST_PAUSES} times")
            await note(room, "wants-pause", seat, seat)
            if affairs.pausing.issuperset(others(table, seat)):
                await note(room, "paused", seat)
        await tell(room)


async def run_out(room: Room) -> None:
    """What was agreed for somebody whose time is up. Called by the clocks."""
    async with room.lock:
        table = await room.ready()
        changed = False
        while (seat := room.timekeeper.expired(table)) is not None:
            changed = True
            match table.terms.zero:
                case "takeover":
                    await note(room, "stands-in", seat, bot=USUAL_BOT, why="zero")
                case "vote" if others(table, seat):
                    await note(room, "ran-out", seat, ticket=table.tickets.of(seat))
                case _:
                    await _decide_once(room, table, seat, "zero")
            table = await room.ready()
        if changed:
            await tell(room)


async def vote(room: Room, by: Seat, seat: Seat, ballot: Ballot) -> None:
    """What shall happen with a seat that is out of time; more than half of the others decide."""
    async with room.lock:
        table = await room.ready()
        seated(table, by)
        person(table, seat)
        voters = others(table, seat)
        if table.vote_on(seat) is None or by not in voters:
            raise Problem("late", "there is nothing to vote on for you; look at the table as it is now")
        table = await note(room, "voted", seat, by, ballot=ballot)
        open_vote = table.vote_on(seat)
        assert open_vote is not None
        winner = decided(
            Counter(open_vote.ballots[one] for one in voters if one in open_vote.ballots), len(voters)
        )
        if winner == "wait":
            await note(room, "waits-on", seat, turn=lambda *now: now[0].revived(*now[1:], seat))
        elif winner == "takeover":
            await note(room, "stands-in", seat, bot=USUAL_BOT, why="vote")
        elif winner == "once":
            await _decide_once(room, table, seat, "vote")
        await tell(room)


def decided(ballots: Counter[Ballot], voters: int) -> Ballot | None:
    """The choice of more than half; if all have voted without one, the table waits."""
    if not ballots:
        return None
    choice, votes = ballots.most_common(1)[0]
    if votes * 2 > voters:
        return choice
    return "wait" if ballots.total() == voters else None


async def _decide_once(room: Room, table: Table, seat: Seat, why: str) -> None:
    ticket = table.tickets.of(seat)
    await note(room, "decides-once", seat, bot=USUAL_BOT, why=why, ticket=ticket)
