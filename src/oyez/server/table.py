"""A table in memory: what its log amounts to. Nothing here waits, stores or sends."""

from __future__ import annotations

import logging
import time
from typing import Any, Final, final

from oyez.bots import SeatTable
from oyez.engine.game import SPECTATOR, Game, UnknownName
from oyez.engine.kernel import Decision, IllegalAction, Seat, initiatives
from oyez.engine.match import Match, resume
from oyez.engine.record import BadRecord, Play, Record
from oyez.games import game_named
from oyez.server import gate
from oyez.server.messages import TableMessage
from oyez.server.names import guest
from oyez.server.problems import Problem
from oyez.server.shapes import seat_shape
from oyez.server.stored import OPEN, Agreed, Entry, Progress, SeatRow, Stored

log: Final = logging.getLogger("oyez.server")


@final
class BotMoment:
    """A choice that a bot has to make. The table is a copy, so that it may think while the game goes on."""

    def __init__(self, seat: Seat, bot: str, ticket: int, table: SeatTable, decision: Decision) -> None:
        self.seat: Final = seat
        self.bot: Final = bot
        self.ticket: Final = ticket
        self.table: Final = table
        self.decision: Final = decision


@final
class Table:
    """The match and what belongs to it. Every change returns what must be stored before anybody sees it."""

    def __init__(self, stored: Stored) -> None:
        self.agreed: Final[Agreed] = stored.agreed
        self.game: Final = game_of(stored.agreed)
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.n: int = len(stored.log)
        # Answers count per seat and undos for everybody: whatever makes an old answer meaningless.
        self.tickets: Final[list[int]] = [0] * len(stored.seats)
        for entry in stored.log:
            self._punch(entry)
        self.match: Match | None = None
        if stored.progress.status != "open":
            self.match = _resume(self.game, stored)

    def _punch(self, entry: Entry) -> None:
        if entry.kind == "play":
            self.tickets[entry.seat] += 1
        else:
            self.tickets[:] = [ticket + 1 for ticket in self.tickets]

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    def progress(self) -> Progress:
        """The summary of the log as it stands now."""
        match = self.match
        if match is None:
            return OPEN
        return Progress(
            status="over" if match.over else "playing",
            plays=len(match.plays),
            round=self.game.round_of(match.state),
            waiting=gate.waited_for(match.state),
            asked=tuple(decision.seat for decision in match.state.pending),
            winners=match.state.winners,
        )

    def play(self, seat: Seat, ticket: int, text: str) -> Entry:
        """Carry out a choice; raises Problem and changes nothing if it cannot be."""
        match = self._running(seat, ticket)
        decided = any(decision.seat == seat for decision in match.state.pending)
        if not decided and not initiatives(match.state, seat):
            raise Problem("not-yours", "it is not your turn to choose; wait until the table asks you")
        try:
            done = match.play(seat, self.game.action(text))
        except UnknownName as error:
            raise Problem("illegal", str(error)) from error
        except IllegalAction as error:
            raise Problem(
                "illegal", f"{text!r} is not among your options; choose one of those sent to you"
            ) from error
        return self._entered(Entry(self.n + 1, "play", seat, done.action.text, done.chances, time.time()))

    def undo(self, seat: Seat, ticket: int) -> Entry:
        """Take back the seat's last choice; raises Problem and changes nothing if it cannot be."""
        match = self._running(seat, ticket)
        try:
            match.undo(seat)
        except IllegalAction as error:
            raise Problem("no-undo", str(error)) from error
        return self._entered(Entry(self.n + 1, "undo", seat, "", (), time.time()))

    def _entered(self, entry: Entry) -> Entry:
        self.n = entry.number
        self._punch(entry)
        return entry

    def _running(self, seat: Seat, ticket: int) -> Match:
        if seat == SPECTATOR:
            raise Problem("not-yours", "spectators only watch; sit down with the key of a seat to play")
        if self.match is None:
            raise Problem("not-started", "the game has not started: a seat is still open")
        if self.match.over:
            raise Problem("over", "the game is over; nothing can be played or taken back")
        if ticket != self.tickets[seat]:
            raise Problem("late", "this was answered already; look at the table as it is now")
        return self.match

    def seat_down(self, row: SeatRow) -> tuple[int, ...]:
        """Somebody takes an open seat; the last one starts the game, see begin_if_full()."""
        self.seats = tuple(row if row.seat == old.seat else old for old in self.seats)
        return self.begin_if_full()

    def begin_if_full(self) -> tuple[int, ...]:
        """Set the game up once every seat is taken; returns the chance results of that."""
        if not all(seat.taken for seat in self.seats):
            return ()
        agreed = self.agreed
        self.match = Match(self.game, len(self.seats), agreed.options, _names(self.seats), agreed.seed)
        return self.match.opening

    def bot_moment(self) -> BotMoment | None:
        """The first pending choice of a bot, if there is one."""
        if self.match is None:
            return None
        for decision in self.match.state.pending:
            bot = self.seats[decision.seat].bot
            if bot is not None:
                imagined = SeatTable(self.game, self.match.state.copy(), decision)
                return BotMoment(decision.seat, bot, self.tickets[decision.seat], imagined, decision)
        return None

    def events_told(self) -> int:
        return len(self.match.tape.events) if self.match is not None else 0

    def message(self, seat: Seat, events_from: int) -> TableMessage:
        """What the seat (or SPECTATOR) is told about the table as it stands now."""
        match = self.match
        ticket = None if seat == SPECTATOR else self.tickets[seat]
        shown = None
        if match is not None:
            shown = gate.show(self.game, match.state, match.tape.events[events_from:], seat, ticket or 0)
        return TableMessage(
            id=self.agreed.id,
            status=self.progress().status,
            n=self.n,
            you=None if seat == SPECTATOR else seat,
            ticket=ticket,
            seats=[seat_shape(row) for row in self.seats],
            view=shown.view if shown else None,
            waiting=shown.waiting if shown else [],
            decision=shown.decision if shown else None,
            initiatives=shown.initiatives if shown else [],
            undo=match is not None and not match.over and seat != SPECTATOR and match.may_undo(seat),
            winners=list(match.state.winners) if match is not None else [],
            events_from=events_from,
            events=shown.events if shown else [],
        )


def game_of(agreed: Agreed) -> Game[Any, Any]:
    """The game of a table, if this server still plays it by the same rules; raises Problem."""
    try:
        game = game_named(agreed.game)
    except UnknownName as error:
        raise Problem("outdated", f"this server does not know the game {agreed.game!r} any more") from error
    if agreed.version != game.version:
        raise Problem(
            "outdated",
            f"this game was begun with version {agreed.version} of the rules of {game.name}; "
            f"this server has version {game.version} and cannot go on with it",
        )
    return game


def _resume(game: Game[Any, Any], stored: Stored) -> Match:
    """The match that the log amounts to: plays in order, an undo taking the last one away."""
    agreed = stored.agreed
    plays: list[Play] = []
    try:
        for entry in stored.log:
            if entry.kind == "play":
                plays.append(Play(entry.seat, game.action(entry.action), entry.chances))
            else:
                plays.pop()
        return resume(
            Record(
                game=game,
                seats=len(stored.seats),
                options=agreed.options,
                names=_names(stored.seats),
                seed=agreed.seed,
                opening=stored.opening,
                plays=plays,
                digest="",
            )
        )
    except (BadRecord, UnknownName) as error:
        # The reason may name a chance result that nobody has seen, so it is neither sent nor logged.
        log.error("does not replay table=%s entries=%d", agreed.id, len(stored.log))
        raise Problem("outdated", "this game does not replay with the rules of this server") from error


def _names(seats: tuple[SeatRow, ...]) -> list[str]:
    return [row.name or guest(row.seat) for row in seats]
