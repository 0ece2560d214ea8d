"""What people settle over the live connection, handed to whatever does it."""

from __future__ import annotations

from oyez.server.notices.post import PostOffice
from oyez.server.people import deletions
from oyez.server.tables.audience import Watcher
from oyez.server.tables.room import Room
from oyez.server.timing import absence, takebacks
from oyez.server.timing.time_messages import (
    AnswerDeletion,
    AnswerTakeback,
    AskNotices,
    AskTakeback,
    AskTakebacks,
    CastVote,
    GiveTime,
    Leave,
    Pause,
    Rest,
    Settling,
    Subscribe,
    Unsubscribe,
)


async def carry_out(message: Settling, room: Room, watcher: Watcher, post: PostOffice) -> None:
    """What was begun is not cut short when its author's connection goes away."""
    await room.to_the_end(_carry_out(message, room, watcher, post))


async def _carry_out(message: Settling, room: Room, watcher: Watcher, post: PostOffice) -> None:
    seat = watcher.seat
    match message:
        case GiveTime():
            await absence.give_time(room, seat, message.seat)
        case Rest():
            await absence.stand_in(room, seat, on=message.on)
        case Leave():
            await absence.leave(room, seat, message.days)
        case CastVote():
            await absence.vote(room, seat, message.seat, message.ballot)
        case Pause():
            await absence.pause(room, seat, on=message.on)
        case AskTakebacks():
            await takebacks.list_choices(room, watcher)
        case AskTakeback():
            await takebacks.ask(room, seat, message.back)
        case AnswerTakeback():
            await takebacks.answer(room, seat, yes=message.yes)
        case AnswerDeletion():
            await deletions.answer(room, seat, yes=message.yes)
        case Subscribe():
            await post.subscribe(room, watcher, message)
        case Unsubscribe():
            await post.unsubscribe(room, watcher, message.id)
        case AskNotices():
            await post.tell(room, watcher)
