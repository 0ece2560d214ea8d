"""The shapes that go in and out over HTTP. The page's types are generated from them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Literal, final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from oyez.server.people.names import Name, Title
from oyez.server.problems import Told
from oyez.server.settings import Pace
from oyez.server.timing.terms import NewTerms, TermsShape

SeatNumber = Annotated[int, Field(ge=0)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Options = dict[Word, Annotated[str, StringConstraints(max_length=20_000)]]
Status = Literal["open", "playing", "over"]


class Asked(BaseModel):
    """What comes in: a field we do not know is a mistake, not an extra, and 0 is not false."""

    model_config = ConfigDict(extra="forbid", strict=True)


class OptionShape(Told):
    name: str
    default: str
    choices: list[str] = Field(description="Empty: a number or the content of a file, see form.")
    form: Literal["choice", "number", "file"]
    fine: bool = Field(description="Fine print, for those who know what they are looking for.")
    by_edition: dict[str, str] = Field(description="What an empty default stands for.")


class GamePreset(Told):
    """Options of a game under a name; what is chosen beside it overrides it."""

    name: str
    options: dict[str, str]


class GameShape(Told):
    name: str
    fewest: int
    most: int
    options: list[OptionShape]
    presets: list[GamePreset]
    bots: list[str] = Field(description="From the weakest to the strongest.")
    ratings: dict[str, int] = Field(description="Of bots with a name of their own; 25 is the middle.")
    usual_bot: str = Field(description="Sits down where nobody said who should; empty: no bot does.")
    lessons: list[str] = Field(default_factory=list, description="Guided games.")


class FactShape(Told):
    fields: list[str] = Field(description='What such an event carries, each as "name:kind".')
    rule: str


class WordsShape(Told):
    """Every word a game can use: verbs by the kind of their noun, facts, prompts by their rule."""

    name: str
    version: str
    verbs: dict[str, str]
    facts: dict[str, FactShape]
    prompts: dict[str, str]
    moments: dict[str, str] = Field(
        default_factory=dict,
        description="Prompts that take standing orders, with what is ordered by default.",
    )


Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Pledge = Annotated[
    Hex | None,
    Field(description="What the device will contribute to the dice: SHA-256 of oyez-dice:2:CONTRIBUTION."),
]


class NewSeat(Asked):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Word | None = Field(default=None, description="Only of a bot; the game's usual one by default.")
    family: Annotated[int, Field(ge=0, le=5)] | None = Field(
        default=None, description="Colour and coat of arms; the seat's own number by default."
    )

    pledge: Pledge = None

    @model_validator(mode="after")
    def _only_people_pledge(self) -> NewSeat:
        if self.pledge is not None and self.kind != "me":
            raise ValueError(f"a seat of kind {self.kind} pledges nothing; leave pledge out")
        return self

    @model_validator(mode="after")
    def _only_bots_have_a_bot(self) -> NewSeat:
        if self.bot is not None and self.kind != "bot":
            raise ValueError(f"a seat of kind {self.kind} has no bot; leave it out or make the kind bot")
        return self


class NewTable(Asked):
    game: Word
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    options: Options = Field(default_factory=dict)
    pace: Pace = Field(default="calm", description="How long bots pause, so that people can follow.")
    respond: Annotated[int, Field(ge=0, le=120)] = Field(
        default=6,
        description="Seconds for whoever may answer with a card, spent in silence whether or not anybody does; "
        "0: no silence and no limit.",
    )
    talk_minutes: Annotated[int, Field(ge=1, le=10_080)] = Field(
        default=3, description="How long a private talk lasts."
    )
    lesson: Word | None = Field(default=None, description="A guided game; its seats and options are fixed.")
    terms: NewTerms = Field(default_factory=NewTerms, description="About time, absence and spectators.")
    title: Title = Field(default="", description="What the table is called; it may have no title.")
    private: bool = Field(default=False, description="Not listed: only who knows its id finds it.")
    named: bool = Field(default=False, description="Seats only for people who are signed in.")


class SeatKey(Told):
    seat: SeatNumber
    key: str = Field(description="The secret that holds the seat. It is shown once and stored as a hash.")


class Created(Told):
    id: str
    keys: list[SeatKey]
    host_key: str = Field(description="The secret of the host. It is shown once and stored as a hash.")


class Guest(Asked):
    name: Name | None = None
    pledge: Pledge = None


class Contribution(Asked):
    contribution: Hex = Field(description="64 digits that the device made, as it has pledged.")


@final
@dataclass(frozen=True, slots=True)
class Drawing:
    """Every seat is taken; the game begins once all who pledged have contributed, or then without them."""

    until: Annotated[float, Field(description="Seconds since 1970, UTC.")]


@final
@dataclass(frozen=True, slots=True)
class Dice:
    """What the dice follow from, as far as it is public; see docs/fair-dice.md."""

    version: Annotated[Literal[1, 2] | None, Field(description="null where nothing is promised.")]
    commitment: str | None
    pledges: Annotated[list[str | None], Field(description="By seat; null: it contributes nothing.")]
    drawing: Annotated[Drawing | None, Field(description="null unless contributions are waited for.")]
    contributions: Annotated[
        list[str] | None, Field(description="By seat, public ones too; null before the game begins.")
    ]


@final
@dataclass(frozen=True, slots=True)
class SeatShape:
    seat: SeatNumber
    name: Annotated[str | None, Field(description="null while nobody has taken the seat.")]
    kind: Literal["person", "bot"]
    bot: str | None
    taken: bool
    family: Annotated[int, Field(description="Colour and coat of arms, 0 to 5.")]
    named: Annotated[bool, Field(description="It belongs to an account of that name.")]
    handed: Annotated[int, Field(description="How often the host has replaced its link.")]


class Summary(Told):
    id: str
    game: str
    status: Status
    created: datetime
    plays: int
    round: int = Field(description="0 while the table is open.")
    seats: list[SeatShape]
    waiting: list[SeatNumber]
    winners: list[SeatNumber]
    options: dict[str, str]
    pace: Pace = "calm"
    respond: int = 0
    talk_minutes: int = 3
    lesson: str | None = None
    commitment: str | None = Field(
        default=None, description="SHA-256 that fixes the dice beforehand; null where nothing is promised."
    )
    head: str | None = Field(default=None, description="Of the log's hash chain, see docs/fair-dice.md.")
    title: str = ""
    private: bool = False
    named: bool = False
    archived: bool = Field(
        default=False,
        description="Nobody came for long: it is in no list until somebody who plays here does.",
    )
    terms: TermsShape


class Summaries(Told):
    tables: list[Summary]
    next: str | None = Field(default=None, description="For `before`, to read on; null: there are no more.")


class Detail(Summary):
    dice: Dice
    box: dict[str, Any] = Field(description="What can be read off the pieces; the shape is the game's.")


@final
@dataclass(frozen=True, slots=True)
class Waiting:
    seat: SeatNumber
    prompt: str


@final
@dataclass(frozen=True, slots=True)
class EventShape:
    fact: str
    seat: Annotated[int, Field(description="-1: nobody in particular.")]
    args: Annotated[list[int], Field(description="Empty where the reader may not know them.")]
    rule: str


class Frame(Told):
    """The position after play `n`, as a spectator sees it; frame 0 is the set-up."""

    n: int
    seat: int | None
    action: str | None
    view: dict[str, Any]
    events: list[EventShape] = Field(description="What this play brought about.")
    waiting: list[Waiting]


class Frames(Told):
    frames: list[Frame]
    total: int = Field(description="How many frames there are: the plays and the set-up.")


class ChainShape(Told):
    """All that the heads are made of, see docs/fair-dice.md."""

    setup: str
    plays: list[str] = Field(description="Every play in the order of time, also those that were taken back.")


class Proof(Told):
    """What opens the commitment, and what the heads bind."""

    version: Literal[1, 2]
    commitment: str
    seed: str = Field(description="A whole number, as text: it is larger than some programs can count.")
    salt: str | None = Field(default=None, description="Of version 1.")
    secret: str | None = Field(default=None, description="Of version 2, as is all that follows.")
    pledges: list[str | None] | None = None
    contributions: list[str] | None = None
    chain: ChainShape | None = None


class Results(Told):
    winners: list[SeatNumber]
    names: list[str]
    series: dict[str, list[list[int]]] = Field(
        description="By measure: one entry per round, with a number per seat."
    )
    plays: int
    rounds: int
    proof: Proof | None = Field(default=None, description="null where nothing was promised about the dice.")


class RuleShape(Told):
    id: str
    title: str
    text: str
    status: str
    note: str


class Health(Told):
    status: Literal["ok"]
