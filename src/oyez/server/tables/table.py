"""A table in memory: what its log amounts to. Nothing here waits, stores or sends."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final, final

from oyez.engine.chain import Chain
from oyez.engine.game import SPECTATOR, UnknownName
from oyez.engine.kernel import Decision, IllegalAction, Seat, State, initiatives
from oyez.engine.match import Match
from oyez.engine.record import Play
from oyez.engine.words import Action
from oyez.server.models import Dice
from oyez.server.problems import Problem
from oyez.server.storage.stored import OPEN, Agreed, Entry, Kind, Murmur, Progress, SeatRow, Spoken, Stored
from oyez.server.tables import chaining, gate
from oyez.server.tables.chaining import chain_of
from oyez.server.tables.lessons import PUPIL, course_of
from oyez.server.tables.orders import silenced
from oyez.server.tables.position import Counts, Position, position_of
from oyez.server.tables.reopening import begin, game_of, reopen, talk_since
from oyez.server.tables.shapes import dice_shape
from oyez.server.tables.tickets import Tickets
from oyez.server.timing.affairs import Affairs, Request, Vote
from oyez.server.timing.hourglass import Sand
from oyez.server.timing.terms import terms_of


class Unfit(Exception):
    """An entry of another process does not go on from this table as it is."""


@final
class Table:
    """The match and what belongs to it. Every change returns what must be stored before anybody sees it."""

    def __init__(self, stored: Stored) -> None:
        self.agreed: Final[Agreed] = stored.agreed
        self.game: Final = game_of(stored.agreed)
        self.course: Final = course_of(stored.agreed.game, stored.agreed.lesson)
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.hosting = stored.hosting
        self.lifetime = stored.lifetime
        self.said: list[Spoken] = list(stored.said)
        self.gallery: list[Murmur] = list(stored.gallery)
        self.terms: Final = terms_of(stored.agreed.terms)
        self.affairs: Final = Affairs(stored.affairs)
        self.sand: Sand | None = stored.progress.sand
        self.n: int = len(stored.log)
        self.at: float = stored.log[-1].at if stored.log else stored.agreed.created  # of the newest entry
        self.tickets: Final = Tickets(len(stored.seats), stored.log)
        self.counts = Counts(0, (0,) * len(stored.seats))
        self.match: Match | None = None
        self.chain: Chain | None = None
        self.drawing: float | None = stored.progress.drawing  # until when devices may contribute to the dice
        self._dice: tuple[object, Dice] | None = None
        self._progress: tuple[object, Progress] | None = None
        self._secret: tuple[object, tuple[Seat, ...]] = (None, ())
        self._people: tuple[object, int] = (None, 0)
        self.talk_began: float | None = None
        self.before: Position | None = None  # where the others stand while somebody is asked in secret
        for entry in stored.log:
            self._count(entry)
        if stored.progress.status != "open":
            self._reopen(stored)

    def _reopen(self, stored: Stored) -> None:
        self.match, before = reopen(self.game, stored)
        self.chain = chain_of(self.match, self.agreed, self.seats)
        chaining.lead(self.chain, self.game, stored.log)
        self.talk_began = talk_since(self.match, stored)
        self.tickets.note(self.match.state.pending)
        self._listen()
        if before is not None:
            counts = replace(self.counts, public=self.counts.public - 1)
            self.before = position_of(before, stored.progress, counts)
        if self.affairs.ended:
            self.match.end()
            self.before = self.talk_began = None

    def _count(self, entry: Entry) -> None:
        """See Entry: without a silence that hides them, people's secret answers are news to everybody."""
        hidden = self.is_silent or self.seats[entry.seat].kind == "bot"
        if entry.kind in ("play", "undo") or (entry.kind == "secret" and not hidden):
            self.counts = Counts(self.counts.public + 1, self.counts.secret)
        elif entry.kind == "secret":
            mine = [count + (seat == entry.seat) for seat, count in enumerate(self.counts.secret)]
            self.counts = Counts(self.counts.public, tuple(mine))

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def lags(self) -> bool:
        """Whether spectators see the game later than its players."""
        return self.terms.delay != 0 and self.match is not None and not self.over

    @property
    def is_silent(self) -> bool:
        """Whether the table is silent at secret moments: among people, who must not see each other being asked."""
        return self.agreed.respond > 0 and self._number_of_people() > 1

    def _number_of_people(self) -> int:
        """Asked for many times after every choice, so it is counted once."""
        if self._people[0] is not self.seats:
            self._people = self.seats, sum([row.kind == "person" for row in self.seats])
        return self._people[1]

    @property
    def pending(self) -> tuple[Decision, ...]:
        return self.match.state.pending if self.match is not None else ()

    def asked_in_secret(self) -> tuple[Seat, ...]:
        """Asked for every reader of a position, so it is found once for each."""
        pending = self.pending
        if self._secret[0] is not pending:
            self._secret = pending, tuple([one.seat for one in pending if one.prompt.secret])
        return self._secret[1]

    def progress(self) -> Progress:
        """The summary of the log as it stands now. It counts plays that everybody may know of."""
        follows_from = (self.n, self.drawing, self.match)
        if self._progress is None or self._progress[0] != follows_from:
            self._progress = follows_from, self._summed_up()
        return self._progress[1]

    def _summed_up(self) -> Progress:
        match = self.match
        if match is None:
            return replace(OPEN, drawing=self.drawing)
        return Progress(
            status="over" if match.over else "playing",
            plays=len(match.plays) if match.over else match.public_plays(),
            round=self.game.round_of(match.state),
            waiting=gate.waited_for(match.state),
            asked=tuple(decision.seat for decision in match.state.pending),
            winners=match.state.winners,
            head=self.chain.public if self.chain else None,
        )

    def position(self) -> Position:
        return position_of(self.match, self.progress(), self.counts)

    def moments_passed(self) -> list[tuple[str, State]]:
        """Secret moments since this was asked last, and those open now, each with the state at that time."""
        if self.match is None:
            return []
        passed = list(self.match.tape.moments or ())
        self._listen()
        return passed + [(one.prompt.name, self.match.state) for one in self.pending if one.prompt.secret]

    def _listen(self) -> None:
        """Moments are kept only where a silence may follow from them."""
        if self.match is not None:
            self.match.tape.moments = [] if self.is_silent else None

    def play(self, seat: Seat, ticket: int, text: str) -> Entry:
        """Carry out a choice; raises Problem and changes nothing if it cannot be."""
        match = self._running(seat, ticket)
        decided = any(decision.seat == seat for decision in match.state.pending)
        if not decided and not initiatives(match.state, seat):
            raise Problem("not-yours", "it is not your turn to choose; wait until the table asks you")
        try:
            return self._carry_out(match, seat, self.game.action(text), shown=True)
        except UnknownName as error:
            raise Problem("illegal", str(error)) from error
        except IllegalAction as error:
            raise Problem(
                "illegal", f"{text!r} is not among your options; choose one of those sent to you"
            ) from error

    def answer(self, seat: Seat, action: Action, *, shown: bool) -> Entry:
        """The server answers for a seat. A question that the seat was never shown leaves its ticket alone."""
        assert self.match is not None
        return self._carry_out(self.match, seat, action, shown=shown)

    def _carry_out(self, match: Match, seat: Seat, action: Action, *, shown: bool) -> Entry:
        silent = match.is_silent(seat, action)
        following = self.course.next(match.plays) if self.course else None
        if following is not None and (following.seat, following.action) == (seat, action):
            match.state.forced.extend(following.chances)  # a lesson has its own dice
        done = match.play(seat, action)
        match.state.forced.clear()
        kind: Kind = ("secret" if shown else "quiet") if silent else "play"
        ticks = self.tickets.used(seat if shown else None, match.state.pending, self._is_ordered)
        entry = Entry(self.n + 1, kind, seat, action.text, done.chances, time.time(), ticks)
        return self._entered(entry, done)

    def undo(self, seat: Seat, ticket: int) -> Entry:
        """Take back the seat's last choice; raises Problem and changes nothing if it cannot be."""
        match = self._running(seat, ticket)
        try:
            back = match.undo(seat)
        except IllegalAction as error:
            raise Problem("no-undo", str(error)) from error
        self._listen()
        ticks = self.tickets.all_used(match.state.pending)
        return self._entered(Entry(self.n + 1, "undo", seat, str(back), (), time.time(), ticks))

    def follow(self, entry: Entry) -> None:
        """Carry out what another process has stored; if that fails, the table must be thrown away."""
        match = self.match
        if match is None or entry.number != self.n + 1 or entry.ticks is None:
            raise Unfit
        if entry.kind == "undo":
            done = None
            match.go_back(int(entry.action or 1))
            self._listen()
            self.tickets.follow(entry.ticks, self.pending, lambda _: False)
        else:
            match.state.forced.extend(entry.chances)
            done = match.play(entry.seat, self.game.action(entry.action))
            if match.state.forced or done.chances != entry.chances:
                raise Unfit
            self.tickets.follow(entry.ticks, self.pending, self._is_ordered)
        self._entered(entry, done)

    def _entered(self, entry: Entry, done: Play | None = None) -> Entry:
        self.n, self.at = entry.number, entry.at
        chaining.link(self.chain, entry, done)
        self._count(entry)
        assert self.match is not None
        if not self.game.talking(self.match.state):
            self.talk_began = None
        elif self.talk_began is None or (entry.kind == "play" and entry.action == self.game.prolongs):
            self.talk_began = entry.at
        return entry

    def _running(self, seat: Seat, ticket: int) -> Match:
        if seat == SPECTATOR:
            raise Problem("not-yours", "spectators only watch; sit down with the key of a seat to play")
        if self.match is None:
            raise Problem("not-started", "the game has not started: a seat is still open")
        if self.over:
            raise Problem("over", "the game is over; nothing can be played or taken back")
        if ticket != self.tickets.of(seat):
            raise Problem("late", "this was answered already; look at the table as it is now")
        return self.match

    def order_of(self, decision: Decision) -> Action | None:
        """What the seat's standing orders answer; a lesson asks whenever the pupil has to do something else."""
        assert self.match is not None
        action = silenced(self.game, self.match.state, self.seats[decision.seat], decision)
        following = self.course.next(self.match.plays) if self.course else None
        if (
            following is not None
            and following.seat == PUPIL == decision.seat
            and following.action is not action
        ):
            return None
        return action

    def _is_ordered(self, decision: Decision) -> bool:
        return self.order_of(decision) is not None

    def ordered(self) -> tuple[Seat, Action] | None:
        """The first answer that standing orders give to what is asked now."""
        found = [(decision.seat, self.order_of(decision)) for decision in self.pending]
        return next(((seat, action) for seat, action in found if action is not None), None)

    def seat_down(self, row: SeatRow, until: float) -> tuple[int, ...]:
        """Somebody takes an open seat; the last one starts the game, see begin_if_full()."""
        self.replace_seat(row)
        return self.begin_if_full(until)

    def replace_seat(self, row: SeatRow) -> None:
        self.seats = tuple(row if row.seat == old.seat else old for old in self.seats)

    def begin_if_full(self, until: float = 0.0) -> tuple[int, ...]:
        """Once every seat is taken: set the game up, or let devices contribute to its dice `until` then."""
        if not all(seat.taken for seat in self.seats):
            return ()
        if self.agreed.secret is not None and any(seat.pledge for seat in self.seats):
            self.drawing = until
            return ()
        return self.begin()

    def begin(self) -> tuple[int, ...]:
        """Set the game up; returns the chance results of that."""
        self.drawing = None
        opening = self.course.record.opening if self.course else ()
        self.match = begin(self.game, self.agreed, self.seats, opening)
        self.chain = chain_of(self.match, self.agreed, self.seats)
        self._listen()
        self.tickets.note(self.match.state.pending)
        return self.match.opening

    def dice(self) -> Dice:
        """What is public about the dice. It is in every message, so it is made once."""
        follows_from = (self.seats, self.drawing, self.match is not None)
        if self._dice is None or self._dice[0] != follows_from:
            made = dice_shape(self.agreed, self.seats, self.drawing, begun=self.match is not None)
            self._dice = follows_from, made
        return self._dice[1]

    def bot_for(self, seat: Seat) -> str | None:
        """The bot that answers for a seat: its own, or one that stands in for a person."""
        standing = self.affairs.stand_ins.get(seat)
        if standing is None or standing.ticket not in (None, self.tickets.of(seat)):
            return self.seats[seat].bot
        return standing.bot

    def vote_on(self, seat: Seat) -> Vote | None:
        """What the others are voting about, while the seat's question is the same."""
        vote = self.affairs.votes.get(seat)
        return vote if vote is not None and vote.ticket == self.tickets.of(seat) else None

    def request(self) -> Request | None:
        """The takeback that is asked for, until the next choice that everybody sees."""
        asked = self.affairs.request
        return asked if asked is not None and asked.public == self.counts.public else None

    def take_back(self, seat: Seat, plays: int) -> Entry:
        """Go back to where so many plays stood, with everybody's consent."""
        assert self.match is not None
        back = len(self.match.plays) - plays
        self.match.go_back(back)
        self._listen()
        ticks = self.tickets.all_used(self.match.state.pending)
        return self._entered(Entry(self.n + 1, "undo", seat, str(back), (), time.time(), ticks))
