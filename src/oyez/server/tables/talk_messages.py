"""What is said at a table, and whom one does not hear: the messages of the WebSocket for it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from oyez.server.models import SeatNumber
from oyez.server.people.names import Name
from oyez.server.problems import Told
from oyez.server.tables.hearing import Heard


class Say(Heard):
    """Something said to the whole table, or to those in the private talk that the seat takes part in.

    What a spectator says is for the other spectators.
    """

    type: Literal["say"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    aside: bool = False
    name: Name | None = Field(default=None, description="Of a spectator who has no account.")


class Mute(Heard):
    """Not to be told any more what another seat says, or to hear it again."""

    type: Literal["mute"]
    seat: SeatNumber
    muted: bool


class Remark(Told):
    """What a bot says, to be told in the reader's language: a message of the game's sentences, and its number."""

    message: str
    deniers: int


class Line(Told):
    n: int
    seat: SeatNumber
    name: str | None = Field(
        default=None, description="Of who sat there then; null: as the seat is called now."
    )
    text: str = Field(description="What a bot says is here in English.")
    remark: Remark | None = Field(default=None, description="Of a bot; null: somebody wrote the text.")
    at: datetime
    aside: list[SeatNumber] | None = Field(
        description="Who was in the private talk; null: said to the table."
    )


class Said(Told):
    """What was said: all of it after sitting down or watching, later line by line."""

    type: Literal["said"] = "said"
    lines: list[Line]
    whole: bool = Field(default=False, description="These are all lines; forget those that were sent before.")


class GalleryLine(Told):
    n: int
    who: str = Field(description="Tells the speakers of one table apart, whatever they call themselves.")
    name: str
    named: bool = Field(description="It is the name of an account.")
    text: str
    at: datetime


class GalleryMessage(Told):
    """What spectators say among themselves: to spectators at once, to the players once the game is over."""

    type: Literal["gallery"] = "gallery"
    you: str | None = Field(description="The reader's own `who`; null: he has no voice here.")
    name: str | None = Field(description="The reader's account; null: he has to give a name with his lines.")
    lines: list[GalleryLine] = Field(description="Those that the reader has not been told yet.")


class Muted(Told):
    """Whom the reader does not hear; sent after sitting down, if there is anybody, and after every change."""

    type: Literal["muted"] = "muted"
    seats: list[SeatNumber]
