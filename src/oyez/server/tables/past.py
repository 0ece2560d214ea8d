"""A game seen later: what spectators with a delay see, and the way that everybody may look back on.

Only positions are shown at which it is known whom the table asks. Each comes after the delay and the longest silence
that could have followed the choice before it, so that not even the moment of its coming tells of a secret question.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, final

from oyez.engine.game import SPECTATOR, Game
from oyez.engine.match import Match
from oyez.engine.record import Play
from oyez.server.models import Frame, Frames
from oyez.server.problems import Problem
from oyez.server.storage.stored import Agreed, Entry, Progress, Spoken, Stored
from oyez.server.tables import gate, replays
from oyez.server.tables.chaining import chain_of, link
from oyez.server.tables.lines import may_hear
from oyez.server.tables.position import Counts, Position, position_of
from oyez.server.tables.reopening import begin, standing
from oyez.server.tables.table import Table
from oyez.server.timing.affairs import Affair
from oyez.server.timing.terms import AFTER, terms_of

if TYPE_CHECKING:
    from oyez.server.tables.room import Room

MINUTE: Final = 60.0
SILENCES: Final = 3  # the most that one silence lasts, in times to respond; see silence.MOST


@final
class Past:
    """A table as it was some time ago. The log is given to it; it goes through it as time passes."""

    def __init__(self, game: Game[Any, Any], stored: Stored, second: float) -> None:
        self._seats: Final = stored.seats
        self._log: Final = list(stored.log)
        self._delay: Final = delay_of(stored.agreed, second)
        self._wait: Final = wait_of(stored.agreed, second)
        self._match: Final = begin(game, stored.agreed, stored.seats, stored.opening)
        self._chain: Final = chain_of(self._match, stored.agreed, stored.seats)
        self._done = 0
        self._public = 0
        self.position: Position = self._here()

    def add(self, entry: Entry) -> None:
        self._log.append(entry)

    def advance(self) -> int:
        """Catch up with what may be known by now; returns how many events of before stand unchanged."""
        unchanged = len(self._match.tape.events)
        for entry in self._log[self._done : known(self._log, self._wait, time.time())]:
            self._done += 1
            self._public += entry.kind in ("play", "undo")
            if entry.kind == "undo":
                self._match.go_back(int(entry.action or 1))
                unchanged = min(unchanged, len(self._match.tape.events))
                link(self._chain, entry, None)
            else:
                link(self._chain, entry, again(self._match, entry))
            if is_open(self._match):
                self.position = self._here()
        return unchanged

    def due(self) -> float | None:
        """Seconds until there is more to see."""
        if self._done >= len(self._log) or self._wait == math.inf:
            return None
        return max(0.0, anchor(self._log, self._done) + self._wait - time.time())

    def known_lines(self, said: Sequence[Spoken]) -> list[Spoken]:
        return [line for line in said if line.at + self._delay <= time.time()]

    def known_notes(self, notes: Sequence[Affair]) -> list[Affair]:
        return [note for note in notes if note.at + self._wait <= time.time()]

    def next_line(self, said: Sequence[Spoken], heard: int) -> float | None:
        """Seconds until somebody who has heard so many lines may hear another one."""
        ahead = [line for line in said if may_hear(line, SPECTATOR)][heard:]
        if not ahead or self._delay == math.inf:
            return None
        return max(0.0, ahead[0].at + self._delay - time.time())

    def _here(self) -> Position:
        state = self._match.state
        progress = Progress(
            "playing",
            self._public,
            self._match.game.round_of(state),
            gate.waited_for(state),
            (),
            (),
            head=self._chain.public if self._chain else None,
        )
        counts = Counts(self._public, (0,) * len(self._seats))
        return position_of(self._match, progress, counts)


def delay_of(agreed: Agreed, second: float) -> float:
    """Seconds that spectators are behind."""
    minutes = terms_of(agreed.terms).delay
    return math.inf if minutes == AFTER else minutes * MINUTE * second


def wait_of(agreed: Agreed, second: float) -> float:
    """Seconds until a choice may be known: nothing where spectators see the table live."""
    delay = delay_of(agreed, second)
    return delay + SILENCES * agreed.respond * second if delay else 0.0


def anchor(log: Sequence[Entry], at: int) -> float:
    """When the choice was made that everybody knows of and that an entry belongs to."""
    return next((one.at for one in reversed(log[: at + 1]) if one.kind in ("play", "undo")), log[0].at)


def known(log: Sequence[Entry], wait: float, now: float) -> int:
    """How many entries may be known."""
    if wait == math.inf:
        return 0
    count, since = 0, 0.0
    for entry in log:
        since = entry.at if entry.kind in ("play", "undo") or not since else since
        if since + wait > now:
            return count
        count += 1
    return count


def before_the_last_choice(log: Sequence[Entry]) -> int:
    """How many entries everybody knows of while the table is silent."""
    public = [at for at, entry in enumerate(log) if entry.kind == "play"]
    return public[-1] if public else 0


def again(match: Match, entry: Entry) -> Play:
    match.state.forced.extend(entry.chances)
    return match.play(entry.seat, match.game.action(entry.action))


def is_open(match: Match) -> bool:
    """Whether it is known whom the table asks."""
    pending = match.state.pending
    return not pending or any(not decision.prompt.secret for decision in pending)


def frames_so_far(game: Game[Any, Any], stored: Stored, first: int, stop: int) -> Frames:
    """The positions of a game that goes on, as a spectator sees them. What was chosen in secret is not named."""
    made = [
        Frame(n=n, seat=None, action=None, view=shown.view, events=shown.events, waiting=shown.waiting)
        for n, shown in enumerate(_shown(game, stored))
    ]
    return Frames(frames=made[first:stop], total=len(made))


def _shown(game: Game[Any, Any], stored: Stored) -> Iterator[gate.Shown]:
    match = begin(game, stored.agreed, stored.seats, stored.opening)
    told = 0
    for entry in [None, *standing(stored)]:
        if entry is not None:
            again(match, entry)
        if entry is None or is_open(match):
            events = match.tape.events
            yield gate.show(game, match.state, events[told:], SPECTATOR)
            told = len(events)


async def look_back(room: Room, first: int, stop: int) -> Frames:
    """What a spectator may see of the way so far; of a game that is over, all of it."""
    async with room.lock:
        table = await room.ready()
        withheld = room.silence.withholds(table, SPECTATOR)
        over = table.over and not withheld
        stored = None if over else await room.store.load(room.id)
    if over:
        record = await room.record()
        return await asyncio.to_thread(replays.frames, record, first, stop)
    if stored is None or table.match is None:
        raise Problem("not-started", "the game has not started: a seat is still open")
    wait = wait_of(stored.agreed, room.silence.second)
    upto = known(stored.log, wait, time.time())
    if withheld:
        upto = min(upto, before_the_last_choice(stored.log))
    so_far = replace(stored, log=stored.log[:upto])
    return await asyncio.to_thread(frames_so_far, table.game, so_far, first, stop)


def past_of(table: Table, stored: Stored, second: float) -> Past | None:
    """For a table whose spectators lag behind."""
    return Past(table.game, stored, second) if table.lags else None


def fresh_past(table: Table, second: float) -> Past:
    """Of a game that has just begun."""
    assert table.match is not None
    stored = Stored(table.agreed, table.seats, table.progress(), table.match.opening)
    return Past(table.game, stored, second)
