"""What a reader is told of a table: the message that shows a position."""

from __future__ import annotations

import time
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final, final

import msgspec

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.server.messages import Lesson, TableMessage, TalkShape
from oyez.server.tables import gate
from oyez.server.tables.position import Position
from oyez.server.tables.shapes import seat_shape
from oyez.server.tables.table import Table

MINUTE: Final = 60.0
EVENTS: Final = ("events_from", "events")  # they come last


def _fields_of(model: object) -> dict[str, Any]:
    return model.__dict__


# All of these messages are made of plain values in models, which need no more than to be written down.
ENCODER: Final = msgspec.json.Encoder(enc_hook=_fields_of)


def message(
    table: Table,
    position: Position,
    seat: Seat,
    events_from: int = 0,
    *,
    still: bool = False,
    seconds: float | None = None,
    second: float = 1.0,
) -> TableMessage:
    """The position as the seat (or SPECTATOR) may know it; `still`: it can only look at it for the moment.

    `seconds` is the time for its question, `second` how long a second of talk lasts.
    """
    ticket = None if seat == SPECTATOR else table.tickets.of(seat)
    shown = None
    if position.state is not None:
        news = position.events[events_from : position.told]
        shown = gate.show(table.game, position.state, news, seat, ticket or 0)
    active = shown if shown and not still else None
    return TableMessage(
        id=table.agreed.id,
        status=position.progress.status,
        n=position.counts.of(seat),
        you=None if seat == SPECTATOR else seat,
        ticket=ticket,
        seats=[seat_shape(row) for row in table.seats],
        view=shown.view if shown else None,
        waiting=shown.waiting if shown else [],
        decision=replace(active.decision, seconds=seconds) if active and active.decision else None,
        initiatives=active.initiatives if active else [],
        undo=not still and seat in position.undo,
        winners=list(position.progress.winners),
        talk=talk(table, position, second),
        lesson=lesson(table, seat, active),
        commitment=table.agreed.commitment,
        events_from=events_from,
        events=shown.events if shown else [],
    )


def talk(table: Table, position: Position, second: float) -> TalkShape | None:
    if not position.talk:
        return None
    return TalkShape(members=list(position.talk), seconds=talk_left(table, second))


def talk_left(table: Table, second: float) -> float | None:
    """Seconds until a private talk is over; None if there is none."""
    if table.talk_began is None:
        return None
    return max(0.0, table.talk_began + table.agreed.talk_minutes * MINUTE * second - time.time())


def lesson(table: Table, seat: Seat, active: gate.Shown | None) -> Lesson | None:
    """The guide suggests what the pupil can really do now."""
    if table.course is None or table.match is None or seat == SPECTATOR:
        return None
    return table.course.told(table.match.plays, seat, open_to(active))


def open_to(active: gate.Shown | None) -> set[str]:
    if active is None:
        return set()
    options: list[Any] = list(active.decision.options) if active.decision else []
    return {choice.text for choice in options + active.initiatives}


@final
class Telling:
    """A message ready to be sent, to as many connections of the reader as there are."""

    def __init__(self, told: TableMessage) -> None:
        head = {name: value for name, value in told.__dict__.items() if name not in EVENTS}
        text = ENCODER.encode(head)
        events = ENCODER.encode({name: told.__dict__[name] for name in EVENTS})
        self.text: Final = f"{text[:-1].decode()},{events[1:].decode()}"
        self.news: Final = _news_of(told, head, text)
        self.asked: Final = told.decision.ticket if told.decision else None


def _news_of(told: TableMessage, head: dict[str, Any], text: bytes) -> bytes:
    """What makes two messages the same news: all but events, which are told once, and clocks, which run.

    A digest: the message itself, kept for every connection, would be most of what a table takes in memory.
    """
    if (told.decision and told.decision.seconds is not None) or told.talk:
        decision = told.decision and replace(told.decision, seconds=None)
        aside = told.talk and told.talk.model_copy(update={"seconds": None})
        text = ENCODER.encode({**head, "decision": decision, "talk": aside})
    return blake2b(text, digest_size=16).digest()
