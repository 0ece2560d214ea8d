"""The messages of the WebSocket, and how a text becomes one."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from oyez.server.models import EventShape, SeatNumber, SeatShape, Status, Waiting
from oyez.server.problems import ErrorBody, ErrorDetail, Problem, sentence

Ticket = Annotated[int, Field(ge=0, le=2**31, description="Used once: a second answer with it is late.")]


class Heard(BaseModel):
    """What a client says. Strict: "9" is no number, and unknown fields are mistakes."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Sit(Heard):
    type: Literal["sit"]
    key: Annotated[str, StringConstraints(max_length=200)]


class Watch(Heard):
    type: Literal["watch"]


class Play(Heard):
    type: Literal["play"]
    ticket: Ticket
    action: Annotated[str, StringConstraints(max_length=200)]


class Undo(Heard):
    type: Literal["undo"]
    ticket: Ticket


class Ping(Heard):
    type: Literal["ping"]


Incoming = Sit | Watch | Play | Undo | Ping
INCOMING: Final[TypeAdapter[Incoming]] = TypeAdapter(Annotated[Incoming, Field(discriminator="type")])


class Initiative(BaseModel):
    text: str
    verb: str
    noun: int


class Choice(Initiative):
    hint: dict[str, int] = Field(
        description="What the choice is worth in plain numbers, from this seat's knowledge."
    )


class Question(BaseModel):
    """The decision a seat has to make."""

    ticket: Ticket
    prompt: str
    rule: str
    options: list[Choice]


class TableMessage(BaseModel):
    """All that a seat or a spectator may know of a table; sent at once and after every change."""

    type: Literal["table"] = "table"
    id: str
    status: Status
    n: int = Field(description="Entries of the log, undos included.")
    you: SeatNumber | None = Field(description="null for a spectator.")
    ticket: Ticket | None = Field(description="For play and undo; null for a spectator.")
    seats: list[SeatShape]
    view: dict[str, Any] | None = Field(description="null while the table is open; the shape is the game's.")
    waiting: list[Waiting]
    decision: Question | None
    initiatives: list[Initiative]
    undo: bool
    winners: list[SeatNumber]
    events_from: int
    events: list[EventShape] = Field(description="Replaces everything from events_from on.")


class Accepted(BaseModel):
    """The choice or undo with this ticket is stored as entry `n`."""

    type: Literal["accepted"] = "accepted"
    ticket: Ticket
    n: int


class Pong(BaseModel):
    type: Literal["pong"] = "pong"


class ErrorMessage(ErrorBody):
    """An error as over HTTP; nothing was changed."""

    type: Literal["error"] = "error"


Outgoing = TableMessage | Accepted | Pong | ErrorMessage


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
