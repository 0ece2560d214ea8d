"""What people settle beside the game: stand-ins, holidays, votes, pauses, takebacks, deletions.

It is told as a list of notes that only grows. What holds now follows from it; nothing else is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, final

from oyez.engine.kernel import Seat

AffairKind = Literal[
    "time-given",  # seat got seconds from by
    "ran-out",  # the clock of seat stood at zero
    "decides-once",  # a bot answers the question of seat
    "stands-in",  # a bot plays for seat
    "back",  # seat plays itself again
    "away",  # seat is on holiday until a date
    "home",  # and back before that
    "voted",  # by says what shall happen with seat
    "waits-on",  # the vote gave seat its time again
    "wants-pause",
    "wants-no-pause",
    "paused",
    "resumed",
    "asks-takeback",
    "allows-takeback",
    "refuses-takeback",
    "took-back",
    "takeback-lapsed",
    "asks-deletion",  # the host, on seat if he has one
    "allows-deletion",
    "refuses-deletion",
    "deletion-withdrawn",
    "ended",  # by the operator: nobody wins
]
Ballot = Literal["wait", "once", "takeover"]
DAY: Final = 24 * 3600.0
NOBODY: Final = -1
ACCOUNT: Final = "account"  # why somebody is away: it was said once for all of his tables


@dataclass(frozen=True)
class Affair:
    """One note. `seat` is whom it concerns, `by` who did it; `detail` holds numbers and words of its kind."""

    number: int
    kind: AffairKind
    seat: Seat
    by: Seat
    at: float
    detail: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class StandIn:
    """A bot that plays for a person. With a ticket it answers that one question only."""

    bot: str
    why: str
    ticket: int | None = None


@dataclass(frozen=True)
class Vote:
    """What shall happen with a seat that is out of time; over when its question is."""

    ticket: int
    ballots: dict[Seat, Ballot] = field(default_factory=dict)


@dataclass(frozen=True)
class Request:
    """Somebody wants to go back to where so many plays stood; over with the next choice that everybody sees."""

    seat: Seat
    plays: int  # how many plays would stand
    public: int  # how far the game had come, as everybody counts it
    choices: int  # how many choices that everybody saw would go
    chance: bool  # whether dice fell or something was uncovered since
    at: float
    allowed: frozenset[Seat] = frozenset()


@dataclass(frozen=True)
class Deletion:
    """The host wants the game deleted; open until one refuses, all agree, or he withdraws it."""

    seat: Seat  # the host's, if he has one
    at: float
    agreed: frozenset[Seat]


@final
class Affairs:
    """What the notes amount to."""

    def __init__(self, notes: Iterable[Affair] = ()) -> None:
        self.notes: Final[list[Affair]] = []
        self.stand_ins: Final[dict[Seat, StandIn]] = {}
        self.away: Final[dict[Seat, float]] = {}  # until when
        self.days: Final[Counter[Seat]] = Counter()  # of holidays taken
        self.everywhere: Final[set[Seat]] = set()  # who is away by his account, at all of his tables
        self.votes: Final[dict[Seat, Vote]] = {}
        self.pausing: Final[set[Seat]] = set()
        self.pauses: Final[Counter[Seat]] = Counter()  # asked for
        self.paused = False
        self.request: Request | None = None
        self.deletion: Deletion | None = None
        self.deletions = 0  # asked for
        self.ended = False
        for note in notes:
            self.add(note)

    def add(self, note: Affair) -> None:
        self.notes.append(note)
        self._stand(note)
        self._rest(note)
        self._take_back(note)
        self._close(note)

    def _stand(self, note: Affair) -> None:
        seat, detail = note.seat, note.detail
        match note.kind:
            case "ran-out":
                self.votes[seat] = Vote(detail["ticket"])
            case "voted":
                vote = self.votes[seat]
                self.votes[seat] = Vote(vote.ticket, {**vote.ballots, note.by: detail["ballot"]})
            case "decides-once":
                self.votes.pop(seat, None)
                self.stand_ins[seat] = StandIn(detail["bot"], detail["why"], detail["ticket"])
            case "stands-in":
                self.votes.pop(seat, None)
                self.stand_ins[seat] = StandIn(detail["bot"], detail["why"])
            case "back":
                self.stand_ins.pop(seat, None)
            case "waits-on" | "time-given":
                self.votes.pop(seat, None)

    def _rest(self, note: Affair) -> None:
        seat = note.seat
        match note.kind:
            case "away":
                self.away[seat] = note.detail["until"]
                self.days[seat] += note.detail["days"]
                if note.detail.get("why") == ACCOUNT:
                    self.everywhere.add(seat)
            case "home":
                self.away.pop(seat, None)
                self.everywhere.discard(seat)
                self.days[seat] -= note.detail["days"]
            case "wants-pause":
                self.pausing.add(seat)
                self.pauses[seat] += 1
            case "wants-no-pause":
                self.pausing.discard(seat)
            case "paused" | "resumed":
                self.paused = note.kind == "paused"
                self.pausing.clear()

    def _take_back(self, note: Affair) -> None:
        match note.kind:
            case "asks-takeback":
                d = note.detail
                self.request = Request(note.seat, d["plays"], d["public"], d["choices"], d["chance"], note.at)
            case "allows-takeback" if self.request is not None:
                old = self.request
                allowed = old.allowed | {note.by}
                self.request = Request(
                    old.seat, old.plays, old.public, old.choices, old.chance, old.at, allowed
                )
            case "refuses-takeback" | "took-back" | "takeback-lapsed":
                self.request = None

    def _close(self, note: Affair) -> None:
        old = self.deletion
        match note.kind:
            case "asks-deletion":
                self.deletion = Deletion(note.seat, note.at, frozenset(note.detail["own"]))
                self.deletions += 1
            case "allows-deletion" if old is not None:
                self.deletion = Deletion(old.seat, old.at, old.agreed | {note.by})
            case "refuses-deletion" | "deletion-withdrawn":
                self.deletion = None
            case "ended":
                self.ended = True

    def next_note(self, kind: AffairKind, seat: Seat, at: float, by: Seat = NOBODY, **detail: Any) -> Affair:
        return Affair(len(self.notes) + 1, kind, seat, by, at, detail)

    def away_until(self, seat: Seat, now: float) -> float | None:
        until = self.away.get(seat, 0.0)
        return until if until > now else None
