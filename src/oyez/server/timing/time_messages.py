"""The messages about time: clocks, absence, votes, takebacks, and where somebody is told of his game."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from oyez.server.models import SeatNumber
from oyez.server.problems import Told
from oyez.server.tables.hearing import Heard
from oyez.server.timing.affairs import AffairKind, Ballot

Way = Literal["mail", "webhook"]
Occasion = Literal["turn", "offer", "time", "over", "digest"]


class GiveTime(Heard):
    """More time as a present for another seat."""

    type: Literal["give-time"]
    seat: SeatNumber


class Rest(Heard):
    """Lets a bot play for me (`on`), or says that I am back."""

    type: Literal["stand-in"]
    on: bool


class Leave(Heard):
    """Publishes that I am away for so many days; 0: I am home again."""

    type: Literal["away"]
    days: Annotated[int, Field(ge=0, le=366)]


class CastVote(Heard):
    """What shall happen with a seat that is out of time."""

    type: Literal["vote"]
    seat: SeatNumber
    ballot: Ballot


class Pause(Heard):
    """I want the clocks stopped, or not any more; a table that is paused goes on with the first who wants that."""

    type: Literal["pause"]
    on: bool


class AskTakebacks(Heard):
    """Which of my choices could I ask to take back?"""

    type: Literal["takebacks"]


class AskTakeback(Heard):
    """Asks the others to let me take back my choice so many choices of mine ago; 1: the last one."""

    type: Literal["takeback"]
    back: Annotated[int, Field(ge=1, le=1000)]


class AnswerTakeback(Heard):
    """Whether I let the takeback happen; the asker himself may only withdraw it."""

    type: Literal["allow"]
    yes: bool


class AnswerDeletion(Heard):
    """Whether I agree that the game is deleted, as its host asks; a no ends it."""

    type: Literal["allow-deletion"]
    yes: bool


class Subscribe(Heard):
    """Tells me of my game by mail or through a webhook, once the address is confirmed."""

    type: Literal["subscribe"]
    way: Way
    address: Annotated[str, StringConstraints(min_length=3, max_length=300)]
    language: Annotated[str, StringConstraints(min_length=2, max_length=5)]
    events: Annotated[list[Occasion], Field(min_length=1, max_length=5)]


class Unsubscribe(Heard):
    type: Literal["unsubscribe"]
    id: Annotated[str, StringConstraints(max_length=40)]


class AskNotices(Heard):
    """Where am I told of my game?"""

    type: Literal["notices"]


Settling = (
    GiveTime
    | Rest
    | Leave
    | CastVote
    | Pause
    | AskTakebacks
    | AskTakeback
    | AnswerTakeback
    | AnswerDeletion
    | Subscribe
    | Unsubscribe
    | AskNotices
)


class ClockShape(Told):
    seat: SeatNumber
    left: float = Field(description="Seconds.")
    runs: bool


class AwayShape(Told):
    seat: SeatNumber
    until: datetime


class StandInShape(Told):
    seat: SeatNumber
    bot: str
    once: bool = Field(description="It answers only the question that is open.")


class VoteShape(Told):
    """A vote about a seat that is out of time."""

    seat: SeatNumber
    ballots: dict[SeatNumber, Ballot]


class TakebackShape(Told):
    """Somebody asks to take back choices; everybody else has to allow it."""

    seat: SeatNumber
    choices: int = Field(description="How many choices that everybody saw would go.")
    chance: bool = Field(description="Dice fell or something was uncovered since: it stays known.")
    allowed: list[SeatNumber]
    seconds: float = Field(description="Time left to answer.")


class DeletionShape(Told):
    """The host asks to delete the game; everybody else who plays has to agree."""

    agreed: list[SeatNumber]
    waiting: list[SeatNumber] = Field(description="Whose consent is missing.")


class NoteShape(Told):
    """Something that people settled, for the chronicle."""

    kind: AffairKind
    seat: int = Field(description="Whom it concerns.")
    by: int = Field(description="Who did it; -1: nobody.")
    at: datetime
    events: int = Field(description="Its place in the chronicle: after so many events.")
    seconds: float | None = None
    until: datetime | None = None
    bot: str | None = None
    why: str | None = None
    ballot: Ballot | None = None
    choices: int | None = None


class TimeMessage(Told):
    """Clocks, holidays, stand-ins, votes; sent after sitting down, if there is anything to say, and when it changes."""

    type: Literal["time"] = "time"
    clocks: list[ClockShape] = Field(description="Empty where the table has no clock.")
    paused: bool
    pausing: list[SeatNumber] = Field(description="Who wants the clocks stopped.")
    away: list[AwayShape]
    stand_ins: list[StandInShape]
    votes: list[VoteShape]
    takeback: TakebackShape | None
    deletion: DeletionShape | None = None
    notes_from: int
    notes: list[NoteShape] = Field(description="Replaces everything from notes_from on.")


class TakebackChoice(Told):
    back: int
    action: str
    verb: str
    noun: int
    chance: bool = Field(description="See TakebackShape.")


class Takebacks(Told):
    """What the reader could ask to take back, his last choice first."""

    type: Literal["takebacks"] = "takebacks"
    choices: list[TakebackChoice]


class AddressShape(Told):
    id: str
    way: Way
    address: str
    language: str
    events: list[Occasion]
    confirmed: bool


class Notices(Told):
    """Where the seat is told of its game, to the seat alone."""

    type: Literal["notices"] = "notices"
    ways: list[Way] = Field(description="What this server can do.")
    addresses: list[AddressShape]
