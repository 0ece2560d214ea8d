"""From what is stored to what is sent about a table in public: its summary."""

from __future__ import annotations

from datetime import UTC, datetime

from oyez.server.models import SeatShape, Summary
from oyez.server.stored import SeatRow, Stored


def seat_shape(row: SeatRow) -> SeatShape:
    return SeatShape(
        seat=row.seat, name=row.name, kind=row.kind, bot=row.bot, taken=row.taken, family=row.family
    )


def summary(table: Stored) -> Summary:
    agreed, progress = table.agreed, table.progress
    return Summary(
        id=agreed.id,
        game=agreed.game,
        status=progress.status,
        created=datetime.fromtimestamp(agreed.created, UTC),
        plays=progress.plays,
        round=progress.round,
        seats=[seat_shape(row) for row in table.seats],
        waiting=list(progress.waiting),
        winners=list(progress.winners),
        options=agreed.options,
        pace=agreed.pace,
        respond=agreed.respond,
        talk_minutes=agreed.talk_minutes,
        lesson=agreed.lesson,
        commitment=agreed.commitment,
    )
