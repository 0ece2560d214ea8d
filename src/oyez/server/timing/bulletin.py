"""What everybody is told about time: the clocks, who is away, what is voted on, and the notes of all that."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, final

from oyez.engine.game import SPECTATOR
from oyez.server.tables.audience import Audience, Watcher
from oyez.server.tables.table import Table
from oyez.server.timing.affairs import Affair
from oyez.server.timing.time_messages import (
    AwayShape,
    ClockShape,
    DeletionShape,
    NoteShape,
    StandInShape,
    TakebackShape,
    TimeMessage,
    VoteShape,
)
from oyez.server.timing.timekeeping import Timekeeper
from oyez.server.timing.voters import open_deletion, unheard

LONG: Final = 600.0  # seconds to answer a request at a table where people sit together
LONGER: Final = 24 * 3600.0  # and at one by mail
BY_MAIL: Final = 3600  # whoever has so long for a decision plays by mail


@final
class Bulletin:
    """Tells watchers what has changed since they were told last; nothing where there is nothing to tell."""

    def __init__(self, keeper: Timekeeper, audience: Audience) -> None:
        self._keeper: Final = keeper
        self._audience: Final = audience

    def show(self, table: Table, watchers: Iterable[Watcher] | None = None) -> None:
        if table.sand is None and not table.affairs.notes:
            return  # no clock, and nothing was ever settled
        news = (table.sand, len(table.affairs.notes), *self._open(table))
        past = self._audience.past
        for watcher in self._audience.watchers if watchers is None else watchers:
            if watcher.seat == SPECTATOR and past is not None:
                self._tell_late(watcher, past.known_notes(table.affairs.notes))
            elif watcher.news != news:
                message = self._message(table, watcher.noted)
                watcher.news, watcher.noted = news, len(table.affairs.notes)
                watcher.say(message)

    def _open(self, table: Table) -> tuple[Any, ...]:
        """What ends with a choice, and so changes without a note."""
        return (
            table.request(),
            open_deletion(table),
            tuple(seat for seat in table.affairs.votes if table.vote_on(seat) is not None),
            tuple(seat for seat in table.affairs.stand_ins if table.bot_for(seat) is not None),
        )

    def _tell_late(self, watcher: Watcher, notes: Sequence[Affair]) -> None:
        if len(notes) > watcher.noted:
            watcher.say(_nothing(watcher.noted, notes[watcher.noted :]))
            watcher.noted = len(notes)

    def _message(self, table: Table, noted: int) -> TimeMessage:
        affairs, now = table.affairs, time.time()
        left = self._keeper.left(table) or []
        running = table.sand["running"] if table.sand else []
        people = [row.seat for row in table.seats if row.kind == "person"]
        away = {seat: affairs.away_until(seat, now) for seat in affairs.away}
        standing = {seat: one for seat, one in affairs.stand_ins.items() if table.bot_for(seat) is not None}
        votes = {seat: table.vote_on(seat) for seat in affairs.votes}
        return _nothing(noted, affairs.notes[noted:]).model_copy(
            update={
                "clocks": [
                    ClockShape(seat=seat, left=left[seat], runs=seat in running) for seat in people if left
                ],
                "paused": affairs.paused,
                "pausing": sorted(affairs.pausing),
                "away": [AwayShape(seat=seat, until=_day(until)) for seat, until in away.items() if until],
                "stand_ins": [
                    StandInShape(seat=seat, bot=one.bot, once=one.ticket is not None)
                    for seat, one in standing.items()
                ],
                "votes": [VoteShape(seat=seat, ballots=one.ballots) for seat, one in votes.items() if one],
                "takeback": self._takeback(table),
                "deletion": _deletion(table),
            }
        )

    def _takeback(self, table: Table) -> TakebackShape | None:
        request = table.request()
        if request is None:
            return None
        return TakebackShape(
            seat=request.seat,
            choices=request.choices,
            chance=request.chance,
            allowed=sorted(request.allowed),
            seconds=request_left(table, self._keeper.second) or 0.0,
        )


def _deletion(table: Table) -> DeletionShape | None:
    asked = open_deletion(table)
    if asked is None:
        return None
    return DeletionShape(agreed=sorted(asked.agreed), waiting=unheard(table, asked))


def time_to_answer(table: Table, second: float) -> float:
    """How long a request stays open."""
    slow = table.terms.clock != "none" and table.terms.seconds >= BY_MAIL
    return (LONGER if slow else LONG) * second


def request_left(table: Table, second: float) -> float | None:
    """Seconds until the request that is open has been waited for long enough."""
    request = table.request()
    if request is None:
        return None
    return max(0.0, request.at + time_to_answer(table, second) - time.time())


def _nothing(noted: int, notes: Sequence[Affair]) -> TimeMessage:
    return TimeMessage(
        clocks=[],
        paused=False,
        pausing=[],
        away=[],
        stand_ins=[],
        votes=[],
        takeback=None,
        notes_from=noted,
        notes=[_note(note) for note in notes],
    )


def _note(note: Affair) -> NoteShape:
    """Only what the page can say; places in the log stay here, for they count secret answers."""
    told = {
        name: note.detail[name]
        for name in ("seconds", "bot", "why", "ballot", "choices")
        if name in note.detail
    }
    until = note.detail.get("until")
    return NoteShape(
        kind=note.kind,
        seat=note.seat,
        by=note.by,
        at=_day(note.at),
        events=note.detail.get("events", 0),
        until=None if until is None else _day(until),
        **told,
    )


def _day(moment: float) -> datetime:
    return datetime.fromtimestamp(moment, UTC)
