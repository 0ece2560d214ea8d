"""The messages of the WebSocket, and how a text becomes one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, final

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError, model_validator

from oyez.server.models import Dice, EventShape, Hex, SeatNumber, SeatShape, Status, Waiting
from oyez.server.problems import ErrorBody, ErrorDetail, Problem, Told, sentence
from oyez.server.tables.hearing import Heard
from oyez.server.tables.talk_messages import GalleryMessage, Mute, Muted, Said, Say
from oyez.server.timing.time_messages import Notices, Settling, Takebacks, TimeMessage

Ticket = Annotated[int, Field(ge=0, le=2**31, description="Used once: a second answer with it is late.")]


# What to do at a moment that only concerns whoever holds a card: ask, ask if it touches me, or let it pass.
Order = Literal["ask", "mine", "pass"]


class Sit(Heard):
    """With the key of a seat; or by its number, for whoever is signed in with the account that it belongs to."""

    type: Literal["sit"]
    key: Annotated[str, StringConstraints(max_length=200)] | None = None
    seat: SeatNumber | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Sit:
        if (self.key is None) == (self.seat is None):
            raise ValueError("sit down with a key or on a seat by its number, one of both")
        return self


class Watch(Heard):
    type: Literal["watch"]
    voice: Annotated[str, StringConstraints(min_length=16, max_length=100)] | None = Field(
        default=None,
        description="A secret of the spectator's own, by which his lines are known as his, also after he comes back.",
    )


class Play(Heard):
    type: Literal["play"]
    ticket: Ticket
    action: Annotated[str, StringConstraints(max_length=200)]


class Undo(Heard):
    type: Literal["undo"]
    ticket: Ticket


class Why(Heard):
    """Asks why an action of the game is not open to the seat."""

    type: Literal["why"]
    action: Annotated[str, StringConstraints(max_length=200)]


class GiveOrders(Heard):
    """Changes the seat's standing orders for the moments named."""

    type: Literal["orders"]
    orders: dict[Annotated[str, StringConstraints(max_length=40)], Order]


class Hold(Heard):
    """Keeps a question open whose time runs out: the table waits, without being told for whom."""

    type: Literal["hold"]


class Contribute(Heard):
    """Opens what the device has pledged to contribute to the dice, once every seat is taken."""

    type: Literal["contribute"]
    contribution: Hex


class Ping(Heard):
    type: Literal["ping"]


Basic = Sit | Watch | Play | Undo | Why | GiveOrders | Hold | Say | Mute | Contribute | Ping
Incoming = Basic | Settling
INCOMING: Final[TypeAdapter[Incoming]] = TypeAdapter(Annotated[Incoming, Field(discriminator="type")])


@dataclass(frozen=True, slots=True)
class Initiative:
    text: str
    verb: str
    noun: int


@final
@dataclass(frozen=True, slots=True)
class Choice(Initiative):
    hint: Annotated[
        dict[str, int],
        Field(description="What the choice is worth in plain numbers, from this seat's knowledge."),
    ]


@final
@dataclass(frozen=True, slots=True)
class Question:
    """The decision a seat has to make."""

    ticket: Ticket
    prompt: str
    rule: str
    options: list[Choice]
    seconds: Annotated[
        float | None,
        Field(description="Time left to answer before the table goes on without; null: no limit."),
    ] = None


class TalkShape(Told):
    """A private talk: everybody sees who has left the table, nobody else what is said."""

    members: list[SeatNumber]
    seconds: float | None = Field(description="Time left; null: no limit.")


class Lesson(Told):
    """A guided game: what the guide suggests next."""

    name: str
    step: int = Field(description="How many of the lesson's own choices the reader has made.")
    left: bool = Field(description="Somebody chose otherwise than the lesson: the game goes on freely.")
    action: str | None = Field(
        description="The suggested choice; null while others choose, or once it is over."
    )


class TableMessage(Told):
    """All that a seat or a spectator may know of a table; sent at once and after every change."""

    type: Literal["table"] = "table"
    id: str
    status: Status
    n: int = Field(description="Grows with every change that this reader is told of; gaps mean nothing.")
    you: SeatNumber | None = Field(description="null for a spectator.")
    ticket: Ticket | None = Field(description="For play and undo; null for a spectator.")
    seats: list[SeatShape]
    view: dict[str, Any] | None = Field(description="null while the table is open; the shape is the game's.")
    waiting: list[Waiting]
    decision: Question | None
    initiatives: list[Initiative]
    undo: bool
    winners: list[SeatNumber]
    talk: TalkShape | None = None
    lesson: Lesson | None = None
    commitment: str | None = Field(default=None, description="What is promised about the dice, see Summary.")
    head: str | None = Field(default=None, description="Of the log's hash chain at this position.")
    dice: Dice
    behind: int = Field(default=0, description="Minutes that this reader lags behind; -1: until it is over.")
    events_from: int
    events: list[EventShape] = Field(description="Replaces everything from events_from on.")


class Accepted(Told):
    """The choice or undo with this ticket is stored as entry `n`."""

    type: Literal["accepted"] = "accepted"
    ticket: Ticket
    n: int


def accepted(ticket: int, n: int) -> bytes:
    """Accepted as JSON, without the model: one is written for every choice."""
    return b'{"type":"accepted","ticket":%d,"n":%d}' % (ticket, n)


class Reason(Told):
    """Why an action is not open now: a row of the ledger, and the message of the game that says it."""

    type: Literal["reason"] = "reason"
    action: str
    open: bool
    rule: str
    reason: str


class Orders(Told):
    """The seat's standing orders, complete; sent after sitting down and after every change."""

    type: Literal["orders"] = "orders"
    orders: dict[str, Order]


class Hush(Told):
    """A moment for cards: the table is silent for so long, whether or not anybody is asked."""

    type: Literal["hush"] = "hush"
    seconds: float


class Pong(Told):
    type: Literal["pong"] = "pong"


class ErrorMessage(ErrorBody):
    """An error as over HTTP; nothing was changed."""

    type: Literal["error"] = "error"


Outgoing = (
    TableMessage
    | Accepted
    | Reason
    | Orders
    | Hush
    | Said
    | Muted
    | GalleryMessage
    | TimeMessage
    | Takebacks
    | Notices
    | Pong
    | ErrorMessage
)


def read(text: str, limit: int) -> Incoming:
    """The message a client sent; raises Problem."""
    if len(text) > limit:
        raise Problem("too-large", f"a message has at most {limit} characters; this one has {len(text)}")
    try:
        return INCOMING.validate_json(text)
    except ValidationError as error:
        complaint = sentence(error.errors(include_url=False, include_context=False, include_input=False))
        raise Problem("malformed", f"the message does not have the right shape: {complaint}") from error


def error_message(problem: Problem) -> str:
    detail = ErrorDetail(code=problem.code, message=problem.message)
    return ErrorMessage(error=detail).model_dump_json()
