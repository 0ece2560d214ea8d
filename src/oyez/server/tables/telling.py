"""What a reader is told of a table: the message that shows a position."""

from __future__ import annotations

import time
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final, final

import msgspec

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.server.messages import Initiative, Lesson, Question, TalkShape
from oyez.server.tables import gate
from oyez.server.tables.position import Position
from oyez.server.tables.shapes import seat_shape
from oyez.server.tables.table import Table

MINUTE: Final = 60.0


def _fields_of(model: object) -> dict[str, Any]:
    return model.__dict__


# All of these messages are made of plain values in models, which need no more than to be written down.
ENCODER: Final = msgspec.json.Encoder(enc_hook=_fields_of)


@final
class Telling:
    """A message ready to be sent, to as many connections of the reader as there are."""

    def __init__(self, text: bytes, news: bytes, asked: int | None) -> None:
        self.text: Final = text
        self.news: Final = news  # what makes two messages the same
        self.asked: Final = asked  # the ticket of the question in it


@final
class Heading:
    """What every message about a table says alike, until a seat or what is known of the dice changes."""

    def __init__(self) -> None:
        self._seats: object = None
        self._dice: object = None
        self._written = b""

    def of(self, table: Table) -> bytes:
        dice = table.dice()
        if self._seats is not table.seats or self._dice is not dice:
            self._seats, self._dice = table.seats, dice
            self._written = _members(
                {
                    "type": "table",
                    "id": table.agreed.id,
                    "seats": [seat_shape(row) for row in table.seats],
                    "commitment": dice.commitment,
                    "dice": dice,
                }
            )
        return self._written


@final
class Briefing:
    """One round of messages about a table, in which what several readers get alike is built and encoded once."""

    def __init__(self, table: Table, second: float = 1.0, heading: Heading | None = None) -> None:
        self._table: Final = table
        self._second: Final = second  # how long a second of talk lasts
        self._heading: Final = (heading or Heading()).of(table)
        self._scenes: Final[dict[Position, tuple[gate.Scene | None, bytes]]] = {}
        self.made: Final[
            dict[tuple[Seat, int], Telling]
        ] = {}  # by reader and the first event he has not heard

    def telling(
        self,
        position: Position,
        seat: Seat,
        events_from: int = 0,
        *,
        still: bool = False,
        seconds: float | None = None,
        behind: int | None = None,
    ) -> Telling:
        """The position as the seat (or SPECTATOR) may know it; `still`: it can only look at it for the moment.

        `seconds` is the time for its question, `behind` how many minutes it lags. Events come last: they are told once
        and are no news for whoever has them.
        """
        scene, alike = self._scene(position)
        own = self._own(position, scene, seat, still=still, behind=behind)
        question, aside = own["decision"], talk(position) if behind is None else None
        news = b"%b,%b" % (alike, _members(own | {"talk": aside}))
        text = news
        if (question and seconds is not None) or aside:  # clocks, which run, are no news
            question = replace(question, seconds=seconds) if question else None
            left = talk_left(self._table, self._second)
            aside = aside and aside.model_copy(update={"seconds": left})
            text = b"%b,%b" % (alike, _members(own | {"decision": question, "talk": aside}))
        view, mark = scene.view_of(seat) if scene else (b"null", b"")
        events = scene.events_for(seat, events_from) if scene else b"[]"
        whole = b'{%b,"view":%b,"events_from":%d,"events":%b}' % (text, view, events_from, events)
        # A digest: the message itself, kept for every connection, would be most of what a table takes in memory.
        digest = blake2b(news + mark, digest_size=16).digest()
        return Telling(whole, digest, question.ticket if question else None)

    def _scene(self, position: Position) -> tuple[gate.Scene | None, bytes]:
        """What can be seen, and what the message says of it to every reader alike."""
        if position not in self._scenes:
            scene = None
            if position.state is not None:
                scene = gate.Scene(self._table.game, position.state, position.events, position.told)
            progress = position.progress
            of_all = {"status": progress.status, "winners": progress.winners, "head": progress.head}
            self._scenes[position] = scene, b"%b,%b" % (self._heading, _members(of_all))
        return self._scenes[position]

    def _own(
        self, position: Position, scene: gate.Scene | None, seat: Seat, *, still: bool, behind: int | None
    ) -> dict[str, Any]:
        """The fields of TableMessage that differ from reader to reader, but for view, events and clocks."""
        table = self._table
        still = still or table.affairs.ended
        active = None if still else scene
        ticket = None if seat == SPECTATOR else table.tickets.of(seat)
        question = active.question_of(seat, ticket or 0) if active else None
        initiatives = active.initiatives_of(seat) if active else []
        return {
            "n": position.counts.of(seat),
            "you": None if seat == SPECTATOR else seat,
            "ticket": ticket,
            "waiting": scene.waiting_for(seat) if scene else [],
            "decision": question,
            "initiatives": initiatives,
            "undo": not still and seat == position.undo,
            "lesson": lesson(table, seat, question, initiatives),
            "behind": behind or 0,
        }


def _members(value: dict[str, Any]) -> bytes:
    """Of a JSON object, without its braces."""
    return ENCODER.encode(value)[1:-1]


def talk(position: Position) -> TalkShape | None:
    """Without the time that is left."""
    return TalkShape(members=list(position.talk), seconds=None) if position.talk else None


def talk_left(table: Table, second: float) -> float | None:
    """Seconds until a private talk is over; None if there is none."""
    if table.talk_began is None:
        return None
    return max(0.0, table.talk_began + table.agreed.talk_minutes * MINUTE * second - time.time())


def lesson(
    table: Table, seat: Seat, question: Question | None, initiatives: list[Initiative]
) -> Lesson | None:
    """The guide suggests what the pupil can really do now."""
    if table.course is None or table.match is None or seat == SPECTATOR:
        return None
    options: list[Initiative] = [*(question.options if question else []), *initiatives]
    return table.course.told(table.match.plays, seat, {choice.text for choice in options})
