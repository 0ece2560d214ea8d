"""Taking choices back with the consent of the others, however much they showed (docs/decisions/0007)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Seat
from oyez.engine.match import Match
from oyez.server.problems import Problem
from oyez.server.tables.audience import Watcher
from oyez.server.tables.replays import positions
from oyez.server.tables.room import Room
from oyez.server.tables.table import Table
from oyez.server.timing.bulletin import request_left
from oyez.server.timing.settling import note, seated, tell
from oyez.server.timing.time_messages import TakebackChoice, Takebacks
from oyez.server.timing.voters import others

OFFERED: Final = 12  # choices at most


async def list_choices(room: Room, by: Watcher) -> None:
    """What the seat could ask to take back: its last choice, and those of this round."""
    async with room.lock:
        table = await room.ready()
        match = _match(room, table, by.seat)
        offered = [(back, at, match.plays[at].action) for back, at in enumerate(_offered(match, by.seat), 1)]
        choices = [
            TakebackChoice(
                back=back,
                action=action.text,
                verb=action.verb.name,
                noun=action.noun,
                chance=match.shown_since(at),
            )
            for back, at, action in offered
        ]
        by.say(Takebacks(choices=choices))


async def ask(room: Room, seat: Seat, back: int) -> None:
    """Ask the others; where nobody else plays himself it is done at once."""
    async with room.lock:
        table = await room.ready()
        match = _match(room, table, seat)
        if table.request() is not None:
            raise Problem("late", "another takeback is asked for; answer that one first")
        offered = _offered(match, seat)
        if back > len(offered):
            raise Problem("no-undo", "only your last choice and those of this round can be asked back")
        at = offered[back - 1]
        table = await note(
            room,
            "asks-takeback",
            seat,
            seat,
            plays=at,
            public=table.counts.public,
            choices=match.public_since(at),
            chance=match.shown_since(at),
        )
        await _grant_if_all_agree(room, table)
        await tell(room)


async def answer(room: Room, seat: Seat, *, yes: bool) -> None:
    async with room.lock:
        table = await room.ready()
        seated(table, seat)
        request = table.request()
        if request is None or (seat not in others(table, request.seat) and seat != request.seat):
            raise Problem("late", "no takeback waits for your answer; look at the table as it is now")
        if seat == request.seat:
            if not yes:
                await note(room, "takeback-lapsed", request.seat, seat)
        elif not yes:
            await note(room, "refuses-takeback", request.seat, seat)
        elif seat not in request.allowed:
            table = await note(room, "allows-takeback", request.seat, seat)
            await _grant_if_all_agree(room, table)
        await tell(room)


async def lapse(room: Room) -> None:
    """A request that nobody answered is over. Called by the clocks."""
    async with room.lock:
        table = await room.ready()
        request = table.request()
        if request is not None and request_left(table, room.timekeeper.second) == 0.0:
            await note(room, "takeback-lapsed", request.seat)
            await tell(room)


async def _grant_if_all_agree(room: Room, table: Table) -> None:
    request = table.request()
    if request is None or not request.allowed.issuperset(others(table, request.seat)):
        return
    await room.take_back(request.seat, request.plays)
    await note(room, "took-back", request.seat, choices=request.choices)


def _match(room: Room, table: Table, seat: Seat) -> Match:
    seated(table, seat)
    if not table.terms.takebacks:
        raise Problem("no-undo", "at this table nothing is taken back by consent; it was agreed so")
    if room.silence.withholds(table, seat):
        raise Problem(
            "hushed", "the table is silent while cards may be played; ask when you see where it stands"
        )
    assert table.match is not None
    return table.match


def _offered(match: Match, seat: Seat) -> list[int]:
    """Places in the log: the seat's last choice, and those of the round that is being played."""
    mine = match.public_choices(seat)[:OFFERED]
    if not mine:
        return []
    now = match.game.round_of(match.state)
    rounds = {
        position.n: match.game.round_of(position.state)
        for position in positions(match.record(), upto=mine[0])
        if position.n in mine
    }
    return [at for at in mine if at == mine[0] or rounds[at] == now]
