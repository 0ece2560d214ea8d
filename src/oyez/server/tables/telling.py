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

    def __init__(self, text: str, news: bytes, asked: int | None) -> None:
        self.text: Final = text
        self.news: Final = news  # what makes two messages the same
        self.asked: Final = asked  # the ticket of the question in it


@final
class Briefing:
    """One round of messages about a table, in which what several readers get alike is built and encoded once."""

    def __init__(self, table: Table, second: float = 1.0) -> None:
        self._table: Final = table
        self._second: Final = second  # how long a second of talk lasts
        self._seats: Final = msgspec.Raw(ENCODER.encode([seat_shape(row) for row in table.seats]))
        dice = table.dice()
        self._commitment: Final = dice.commitment
        self._dice: Final = msgspec.Raw(ENCODER.encode(dice))
        self._scenes: Final[dict[Position, gate.Scene]] = {}
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
        scene = self._scene(position)
        head = self._head(position, scene, seat, still=still, seconds=seconds, behind=behind)
        text = ENCODER.encode(head)
        view, mark = scene.view_of(seat) if scene else (b"null", b"")
        events = scene.events_for(seat, events_from) if scene else b"[]"
        whole = b'%b,"view":%b,"events_from":%d,"events":%b}' % (text[:-1], view, events_from, events)
        question = head["decision"]
        return Telling(whole.decode(), _news_of(head, text, mark), question.ticket if question else None)

    def _scene(self, position: Position) -> gate.Scene | None:
        if position.state is None:
            return None
        if position not in self._scenes:
            events, told = position.events, position.told
            self._scenes[position] = gate.Scene(self._table.game, position.state, events, told)
        return self._scenes[position]

    def _head(
        self,
        position: Position,
        scene: gate.Scene | None,
        seat: Seat,
        *,
        still: bool,
        seconds: float | None,
        behind: int | None,
    ) -> dict[str, Any]:
        """All but view and events: the fields of TableMessage."""
        table, active = self._table, None if still else scene
        ticket = None if seat == SPECTATOR else table.tickets.of(seat)
        question = active.question_of(seat, ticket or 0) if active else None
        initiatives = active.initiatives_of(seat) if active else []
        return {
            "type": "table",
            "id": table.agreed.id,
            "status": position.progress.status,
            "n": position.counts.of(seat),
            "you": None if seat == SPECTATOR else seat,
            "ticket": ticket,
            "seats": self._seats,
            "waiting": scene.waiting_for(seat) if scene else [],
            "decision": replace(question, seconds=seconds) if question and seconds is not None else question,
            "initiatives": initiatives,
            "undo": not still and seat in position.undo,
            "winners": position.progress.winners,
            "talk": talk(table, position, self._second) if behind is None else None,
            "lesson": lesson(table, seat, question, initiatives),
            "commitment": self._commitment,
            "head": position.progress.head,
            "dice": self._dice,
            "behind": behind or 0,
        }


def _news_of(head: dict[str, Any], text: bytes, mark: bytes) -> bytes:
    """What makes two messages the same news: all but events, which are told once, and clocks, which run.

    A digest: the message itself, kept for every connection, would be most of what a table takes in memory.
    """
    question, aside = head["decision"], head["talk"]
    if (question and question.seconds is not None) or aside:
        question = question and replace(question, seconds=None)
        aside = aside and aside.model_copy(update={"seconds": None})
        text = ENCODER.encode({**head, "decision": question, "talk": aside})
    return blake2b(text + mark, digest_size=16).digest()


def talk(table: Table, position: Position, second: float) -> TalkShape | None:
    if not position.talk:
        return None
    return TalkShape(members=list(position.talk), seconds=talk_left(table, second))


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
