"""What a bot has to choose at a table, with all that it may know."""

from __future__ import annotations

from typing import Final, final

from oyez.bots import SeatTable
from oyez.engine.kernel import Decision, Seat
from oyez.engine.record import Record
from oyez.engine.words import Action
from oyez.server.tables.table import Table


@final
class BotMoment:
    """A choice that a bot has to make. The table is a copy, so that it may think while the game goes on."""

    def __init__(
        self,
        seat: Seat,
        bot: str,
        ticket: int,
        table: SeatTable,
        recorded: Action | None,
        record: Record,
        taken_back: int,
    ) -> None:
        self.seat: Final = seat
        self.bot: Final = bot
        self.ticket: Final = ticket
        self.table: Final = table
        self.decision: Final = table.decision
        self.recorded: Final = recorded  # what a lesson has it do
        self.record: Final = record  # the game so far, which its memories are made of; not for its eyes
        self.taken_back: Final = taken_back  # grows with everything that is taken back


def asked_bot(table: Table, *, secret: bool) -> tuple[str, Decision] | None:
    """The first bot that has to choose, if there is one; only in `secret` while the table is silent."""
    if table.lifetime.archived is not None:
        return None
    for decision in table.pending:
        bot = table.bot_for(decision.seat)
        if bot is not None and (decision.prompt.secret or not secret):
            return bot, decision
    return None


def bot_moment(table: Table, *, secret: bool) -> BotMoment | None:
    """The choice of that bot."""
    match, asked = table.match, asked_bot(table, secret=secret)
    if match is None or asked is None:
        return None
    bot, decision = asked
    following = table.course.next(match.plays) if table.course else None
    recorded = following.action if following and following.seat == decision.seat else None
    people = frozenset([row.seat for row in table.seats if row.kind == "person"])
    imagined = SeatTable(table.game, match.state.copy(), decision, people - {decision.seat})
    return BotMoment(
        decision.seat,
        bot,
        table.tickets.of(decision.seat),
        imagined,
        recorded,
        match.record(),
        table.n - len(match.plays),
    )
