"""Who is connected to a table, and what each was shown last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, final

from pydantic import BaseModel

from oyez.engine.game import SPECTATOR
from oyez.engine.kernel import Seat
from oyez.server.messages import Hush, Orders, error_message
from oyez.server.people.people import Holder
from oyez.server.problems import Problem
from oyez.server.tables.gallery import Voice
from oyez.server.tables.lines import lines_for, may_hear
from oyez.server.tables.orders import orders_of
from oyez.server.tables.past import Past, fresh_past
from oyez.server.tables.position import Position
from oyez.server.tables.silence import Silence
from oyez.server.tables.table import Table
from oyez.server.tables.talk_messages import Muted, Said
from oyez.server.tables.telling import Briefing, Heading


@final
class Watcher:
    """Somebody connected, in a seat or as a spectator, with the messages that still have to reach him."""

    def __init__(self, seat: Seat, most: int, holder: Holder | None = None, client: str = "") -> None:
        self.seat: Final = seat
        self.holder: Final = holder
        self.client: Final = client  # the network that he comes from
        self.dismissed: Problem | None = None  # why the connection ends
        self.outbox: Final[asyncio.Queue[bytes]] = asyncio.Queue(most)
        self.write: Callable[[bytes], bool] | None = None  # see QuickWebSocket.send_at_once()
        self.sending = False  # a message has left the outbox and is not written yet
        self.lost: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()  # when it is
        self.heard = 0  # events that were sent
        self.told: bytes | None = None  # what the last message said, see news_of()
        self.asked: int | None = None  # the ticket of the question in it
        self.hushed = 0.0  # the silence he was told of
        self.news: object = None  # about time, that he was told last
        self.noted = 0  # notes of what people settled that were sent
        self.lines = 0  # that were sent to a spectator who lags behind
        self.muted: tuple[int, ...] = ()  # whom he knows that he does not hear
        self.voice: Voice | None = None  # of a spectator
        self.murmurs = 0  # lines of spectators that were sent

    def post(self, text: bytes) -> None:
        """Never waits: whoever does not read is dropped, so that the others play on."""
        if self.write and not self.sending and self.outbox.empty() and self.write(text):
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self._lose()

    def say(self, model: BaseModel) -> None:
        self.post(model.model_dump_json().encode())

    def refuse(self, problem: Problem) -> None:
        self.post(error_message(problem).encode())

    def dismiss(self, problem: Problem) -> None:
        self.dismissed = problem
        self._lose()

    def _lose(self) -> None:
        if not self.lost.done():
            self.lost.set_result(None)


@final
class Audience:
    """All watchers of a table. Whoever is to be told nothing yet stays at the position he was shown last."""

    def __init__(self, silence: Silence, second: float) -> None:
        self.watchers: Final[set[Watcher]] = set()
        self._silence: Final = silence
        self._second: Final = second
        self._heading: Final = Heading()
        self._holding: object = None  # the seats that all who are here were found to hold
        self._shown: Final[dict[Seat, Position]] = {}
        self.past: Past | None = None  # what spectators see who lag behind

    def forget(self) -> None:
        """Another server wrote meanwhile: even old events may be different ones."""
        self._shown.clear()
        for watcher in self.watchers:
            watcher.heard, watcher.told, watcher.asked = 0, None, None

    def position(self, table: Table, seat: Seat) -> Position:
        """Where a reader stands."""
        if seat == SPECTATOR and self.past is not None:
            return self.past.position
        if seat not in self._shown:
            self._look(table)
        return self._shown[seat]

    def public_events(self, table: Table) -> int:
        """How many events everybody at the table has been told."""
        if SPECTATOR not in self._shown:
            self._look(table)
        return self._shown[SPECTATOR].told

    def _look(self, table: Table) -> None:
        now, is_open = table.position(), self._silence.hides_nothing(table)
        for seat in (SPECTATOR, *range(len(table.seats))):
            if is_open or not self._silence.withholds(table, seat):
                self._shown[seat] = now
            elif seat not in self._shown:
                self._shown[seat] = table.before or now

    def show(self, table: Table) -> None:
        """Tell everybody what he may know by now; nothing where nothing has changed for him."""
        self._dismiss_strangers(table)
        self._look(table)
        self._catch_up(table)
        briefing, is_open = Briefing(table, self._second, self._heading), self._silence.hides_nothing(table)
        for watcher in self.watchers:
            if self._lags(watcher):
                self._tell(watcher, table, briefing)
                self._tell_late_lines(watcher, table)
            elif (
                is_open
                or not self._silence.withholds(table, watcher.seat)
                or self._is_answered(table, watcher)
            ):
                self._tell(watcher, table, briefing)
            self._hush(watcher, table)
            if watcher.muted != muted_by(table, watcher.seat):  # in another process
                self.tell_muted(watcher.seat, table)

    def _lags(self, watcher: Watcher) -> bool:
        return watcher.seat == SPECTATOR and self.past is not None

    def _catch_up(self, table: Table) -> None:
        """Spectators who lag behind see a little more; once the game is over they see everything."""
        if self.past is None and table.lags and table.match is not None and not table.n:
            self.past = fresh_past(table, self._second)  # of a game that has just begun
        if self.past is None:
            return
        if table.over and not self._silence.withholds(table, SPECTATOR):
            self.past = None
            for watcher in self.of(SPECTATOR):
                watcher.heard = watcher.noted = 0
                watcher.say(Said(lines=lines_for(table.said, SPECTATOR), whole=True))
            return
        unchanged = self.past.advance()
        for watcher in self.of(SPECTATOR):
            watcher.heard = min(watcher.heard, unchanged)

    def _tell_late_lines(self, watcher: Watcher, table: Table) -> None:
        assert self.past is not None
        lines = lines_for(self.past.known_lines(table.said), SPECTATOR)
        if len(lines) > watcher.lines:
            watcher.say(Said(lines=lines[watcher.lines :]))
            watcher.lines = len(lines)

    def past_due(self, table: Table) -> float | None:
        """Seconds until a spectator who lags behind has more to see or to hear."""
        spectators = self.of(SPECTATOR)
        if self.past is None or not spectators:
            return None
        heard = min([watcher.lines for watcher in spectators])
        times = (self.past.due(), self.past.next_line(table.said, heard))
        return min((one for one in times if one is not None), default=None)

    def _is_answered(self, table: Table, watcher: Watcher) -> bool:
        """Whether a silent watcher still has a question before him that is none any more."""
        return (
            watcher.asked is not None
            and watcher.asked != table.tickets.of(watcher.seat)
            and self._silence.is_felt(table)
        )

    def _tell(self, watcher: Watcher, table: Table, briefing: Briefing, *, again: bool = False) -> None:
        """After an undo, events that no longer are get replaced."""
        seat, lags = watcher.seat, self._lags(watcher)
        position = self.position(table, seat)
        key = (seat, min(watcher.heard, position.told))
        if key not in briefing.made:
            briefing.made[key] = briefing.telling(
                position,
                *key,
                still=self._silence.withholds(table, seat) and not lags,
                seconds=self._silence.time_for(seat),
                behind=table.terms.delay if lags else None,
            )
        telling = briefing.made[key]
        if again or telling.news != watcher.told or watcher.heard != position.told:
            watcher.post(telling.text)
        watcher.heard, watcher.told, watcher.asked = position.told, telling.news, telling.asked

    def _hush(self, watcher: Watcher, table: Table) -> None:
        until = self._silence.until
        if not until or watcher.hushed == until or self._lags(watcher):
            return
        if self._silence.withholds(table, watcher.seat):
            watcher.hushed = until
            watcher.say(Hush(seconds=self._silence.left()))

    def welcome(self, watcher: Watcher, table: Table) -> None:
        """All that a newcomer may know; what has become known meanwhile is for those who are here already, too."""
        if table.lags or self.past is not None:
            self.show(table)
        if self._lags(watcher):
            self._tell(watcher, table, Briefing(table, self._second, self._heading))
            self._tell_late_lines(watcher, table)
            self.watchers.add(watcher)
            return
        self._tell(watcher, table, Briefing(table, self._second, self._heading))
        self.tell_orders([watcher], table)
        self._tell_muted(watcher, table)
        lines = lines_for(table.said, watcher.seat, muted_by(table, watcher.seat))
        if lines:
            watcher.say(Said(lines=lines, whole=True))
        self._hush(watcher, table)
        self.watchers.add(watcher)

    def _dismiss_strangers(self, table: Table) -> None:
        """Whoever's link was replaced, or who was asked to leave, is told no more."""
        if self._holding is table.seats:
            return  # nothing has changed since they were looked at, or came
        self._holding = table.seats
        for watcher in list(self.watchers):
            if watcher.holder is not None and not watcher.holder.still_holds(table.seats[watcher.seat]):
                self.watchers.discard(watcher)
                watcher.dismiss(
                    Problem("revoked", "this seat is no longer yours; ask the host for a new link, or watch")
                )

    def dismiss_all(self, problem: Problem) -> None:
        for watcher in self.watchers:
            watcher.dismiss(problem)
        self.watchers.clear()

    def of(self, seat: Seat) -> list[Watcher]:
        return [watcher for watcher in self.watchers if watcher.seat == seat]

    def tell_time(self, seat: Seat, table: Table) -> None:
        """The clock of the seat's question was stopped."""
        briefing = Briefing(table, self._second, self._heading)
        for watcher in self.of(seat):
            self._tell(watcher, table, briefing, again=True)

    def tell_orders(self, watchers: Iterable[Watcher], table: Table) -> None:
        """To the seat alone. A game without secret moments takes no orders."""
        for watcher in watchers:
            if watcher.seat != SPECTATOR and table.game.moments:
                watcher.say(Orders(orders=orders_of(table.game, table.seats[watcher.seat])))

    def tell_line(self, table: Table) -> None:
        """The last line that was said, to those who may hear it."""
        for watcher in self.watchers:
            if self._lags(watcher):
                continue  # he hears it later
            muted = muted_by(table, watcher.seat)
            if may_hear(table.said[-1], watcher.seat, muted):
                watcher.say(Said(lines=lines_for(table.said, watcher.seat, muted)[-1:]))

    def tell_muted(self, seat: Seat, table: Table) -> None:
        """Whom the seat does not want to hear has changed: all lines come again, without theirs or with them."""
        for watcher in self.of(seat):
            self._tell_muted(watcher, table)
            watcher.say(Said(lines=lines_for(table.said, seat, muted_by(table, seat)), whole=True))

    def _tell_muted(self, watcher: Watcher, table: Table) -> None:
        muted = muted_by(table, watcher.seat)
        if muted != watcher.muted:
            watcher.muted = muted
            watcher.say(Muted(seats=list(muted)))


def muted_by(table: Table, seat: Seat) -> tuple[int, ...]:
    return () if seat == SPECTATOR else table.seats[seat].muted
