"""The shapes of accounts, sessions and host powers over HTTP."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, Literal

from pydantic import AwareDatetime, Field, StringConstraints, field_validator, model_validator

from oyez.server.models import Asked, Options, SeatNumber, Summary, Word
from oyez.server.people.names import Name, PresetName, Title
from oyez.server.people.passwords import Password
from oyez.server.problems import Told

Key = Annotated[str, StringConstraints(max_length=200)]
YEAR: Final = timedelta(days=366)


class NewAccount(Asked):
    name: Name
    password: Password


class SignIn(Asked):
    name: Annotated[str, StringConstraints(max_length=200)]
    password: Annotated[str, StringConstraints(max_length=200)]


class NewPassword(Asked):
    old: Annotated[str, StringConstraints(max_length=200)]
    new: Password


class Farewell(Asked):
    password: Annotated[str, StringConstraints(max_length=200)]


class AccountShape(Told):
    name: str
    created: datetime


class Me(Told):
    account: AccountShape | None = Field(description="null: nobody is signed in.")


class SessionShape(Told):
    id: str
    agent: str = Field(description="What the browser calls itself.")
    created: datetime
    seen: datetime = Field(description="The last day on which it was used.")
    expires: datetime
    current: bool


class Sessions(Told):
    sessions: list[SessionShape]


class Claim(Asked):
    """A seat, or the place of the host, that is held by its key."""

    table: Annotated[str, StringConstraints(max_length=40)]
    key: Key


class Claims(Asked):
    claims: Annotated[list[Claim], Field(max_length=100)]


class Claimed(Told):
    claimed: int = Field(description="How many of them belong to the account now.")


class Departure(Asked):
    until: AwareDatetime = Field(strict=False, description="At most a year from now.")

    @field_validator("until")
    @classmethod
    def _lies_ahead(cls, until: datetime) -> datetime:
        if not timedelta() < until - datetime.now(UTC) <= YEAR:
            raise ValueError("a holiday ends in the future, within a year")
        return until


class HolidayAt(Told):
    """What a holiday of the account means at one of its tables."""

    table: str
    game: str
    title: str
    seat: SeatNumber
    until: datetime | None = Field(
        description="null: the seat is not away; what the table allows is used up."
    )


class HolidayShape(Told):
    until: datetime | None = Field(description="null: the account is not on holiday.")
    tables: list[HolidayAt] = Field(description="All seats of the account in games that go on.")


class NewPreset(Asked):
    """Options of a game, to be used again under this name."""

    game: Word
    name: PresetName
    options: Options


class PresetShape(Told):
    game: str
    name: str
    options: dict[str, str]


class PresetList(Told):
    presets: list[PresetShape]


class MyGame(Told):
    table: Summary
    seats: list[SeatNumber] = Field(description="Those that belong to the account.")
    host: bool
    turn: bool = Field(description="One of these seats has to choose.")


class MyGames(Told):
    games: list[MyGame] = Field(description="Those that wait for the account first, then the newest.")
    next: str | None = Field(description="For `before`, to read on; null: there are no more.")


class Standing(Told):
    """What the asker is at a table, by his key or his account."""

    host: bool
    seats: list[SeatNumber]


class DeletionState(Told):
    """What came of the host's wish to delete a table."""

    deleted: bool = Field(description="It is gone; otherwise everybody who plays is asked.")
    waiting: list[SeatNumber] = Field(description="Whose consent is missing.")


class SeatWish(Asked):
    """What the host makes of a seat that nobody has taken yet."""

    kind: Literal["open", "bot"]
    bot: Word | None = Field(default=None, description="Only of a bot; the game's usual one by default.")
    name: Name | None = None

    @model_validator(mode="after")
    def _only_bots_have_a_bot(self) -> SeatWish:
        if self.bot is not None and self.kind != "bot":
            raise ValueError("an open seat has no bot; leave it out or make the kind bot")
        return self


class NewLink(Asked):
    hand_over: bool = Field(
        default=False, description="To somebody else: the seat no longer belongs to an account. Host only."
    )
    name: Name | None = Field(
        default=None, description="Of whoever gets the seat; only when it is handed over."
    )


class Settled(Asked):
    """What the host changes of the table; what is left out stays."""

    title: Title | None = None
    private: bool | None = None
    named: bool | None = None


class Notes(Asked):
    text: Annotated[str, StringConstraints(max_length=20_000)]


class NotesShape(Told):
    text: str


class ExportedLine(Told):
    seat: SeatNumber
    name: str
    text: str
    at: datetime
    aside: list[SeatNumber] | None


class ExportedMurmur(Told):
    name: str
    named: bool
    text: str
    at: datetime


class Export(Told):
    """A game for its host: the record once it is over, and what was said as far as the host may hear it."""

    format: Literal["oyez-game-1"] = "oyez-game-1"
    table: Summary
    record: str | None = Field(description="null while hidden facts are in it; `oyez replay` reads it.")
    talk: list[ExportedLine]
    gallery: list[ExportedMurmur] = Field(description="What spectators said; nothing until the game is over.")
