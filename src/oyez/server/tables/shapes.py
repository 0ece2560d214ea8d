"""From what is stored to what is sent about a table in public: its summary."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Literal

from oyez.server.models import Dice, Drawing, SeatShape, Summary
from oyez.server.storage.stored import Agreed, SeatRow, Stored, draw_of
from oyez.server.timing.terms import shape_of, terms_of


def seat_shape(row: SeatRow) -> SeatShape:
    return SeatShape(
        seat=row.seat,
        name=row.name,
        kind=row.kind,
        bot=row.bot,
        taken=row.taken,
        family=row.family,
        named=row.account is not None,
        handed=row.handed,
    )


def dice_shape(agreed: Agreed, seats: tuple[SeatRow, ...], drawing: float | None, *, begun: bool) -> Dice:
    """What is public about the dice: contributions only once they can change nothing any more."""
    draw = draw_of(agreed, seats) if begun else None
    promised: Literal[1] | None = None if agreed.salt is None else 1
    return Dice(
        version=promised if agreed.secret is None else 2,
        commitment=agreed.commitment,
        pledges=[row.pledge for row in seats],
        drawing=None if drawing is None else Drawing(drawing),
        contributions=None if draw is None else list(draw.contributions),
    )


def summary(table: Stored) -> Summary:
    agreed, progress = table.agreed, table.progress
    if terms_of(agreed.terms).delay and progress.status == "playing":
        # Spectators lag behind: how far the game has come is not told here either. Whose turn it is, is.
        progress = replace(progress, plays=0, round=0, head=None)
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
        head=progress.head,
        terms=shape_of(agreed.terms),
        title=table.hosting.title,
        private=table.hosting.private,
        named=table.hosting.named,
        archived=table.lifetime.archived is not None,
    )
