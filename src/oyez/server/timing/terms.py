"""What a table agrees on about time: clocks, what happens at zero, holidays, takebacks, spectators."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from oyez.server.problems import Told

ClockKind = Literal["none", "decision", "bank"]
Zero = Literal["once", "takeover", "vote"]
MONTH: Final = 30 * 24 * 3600  # the longest time that a clock may give
AFTER: Final = -1  # the delay of spectators who see a game only when it is over


@dataclass(frozen=True)
class Terms:
    """As a table keeps them; times are seconds, the delay minutes."""

    clock: ClockKind = "none"
    seconds: int = 0  # for every decision, or in the bank at the start
    increment: int = 0  # into the bank after every decision
    cap: int = 0  # the most that the bank holds
    zero: Zero = "once"
    vacation_days: int = 14
    takebacks: bool = True
    delay: int = 0

    @property
    def has_clock(self) -> bool:
        return self.clock != "none"

    @property
    def alarm(self) -> float:
        """From here on time runs out: a fifth of what there was at first."""
        return self.seconds / 5


def terms_of(kept: Mapping[str, Any]) -> Terms:
    return Terms(**kept)


class NewTerms(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    clock: ClockKind = Field(
        default="none",
        description="decision: so many seconds for each; bank: a stock that every decision adds to.",
    )
    seconds: Annotated[int, Field(ge=0, le=MONTH)] = 0
    increment: Annotated[int, Field(ge=0, le=MONTH)] = 0
    cap: Annotated[int, Field(ge=0, le=MONTH)] = 0
    zero: Zero = Field(
        default="once",
        description="Out of time: a bot decides once, a bot takes over, or the others vote.",
    )
    vacation_days: Annotated[int, Field(ge=0, le=366)] = Field(
        default=14, description="How many days in a game somebody may be away with his clock stopped."
    )
    takebacks: bool = Field(default=True, description="Whether the others may let a choice be taken back.")
    delay: Annotated[int, Field(ge=AFTER, le=10_080)] = Field(
        default=0, description="Minutes that spectators lag behind; -1: they see it when the game is over."
    )

    @model_validator(mode="after")
    def _fits(self) -> NewTerms:
        if self.clock == "none" and (self.seconds or self.increment or self.cap):
            raise ValueError("without a clock there are no seconds, increment or cap; leave them out")
        if self.clock != "none" and self.seconds < 5:
            raise ValueError("a clock gives at least 5 seconds")
        if self.clock == "decision" and (self.increment or self.cap):
            raise ValueError("a clock per decision has seconds alone; a bank has an increment and a cap")
        if self.clock == "bank" and self.cap < self.seconds:
            raise ValueError("the cap of a bank is at least what it holds at the start")
        return self


class TermsShape(Told):
    """See NewTerms."""

    clock: ClockKind
    seconds: int
    increment: int
    cap: int
    zero: Zero
    vacation_days: int
    takebacks: bool
    delay: int


def shape_of(kept: Mapping[str, Any]) -> TermsShape:
    return TermsShape(**asdict(terms_of(kept)))
