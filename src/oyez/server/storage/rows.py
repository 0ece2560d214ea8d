"""Lines of the database and the values that they stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Row, bindparam, select

from oyez.server.storage.schema import LOG, TABLES
from oyez.server.storage.stored import (
    Agreed,
    Entry,
    Hosting,
    Lifetime,
    Murmur,
    Progress,
    SeatRow,
    Spoken,
    Stored,
)
from oyez.server.timing.affairs import Affair
from oyez.server.timing.hourglass import Span

# With this every single choice of another process is followed.
NEWER: Final = (
    select(LOG, TABLES.c.sand)
    .join(TABLES, TABLES.c.id == LOG.c.table_id)
    .where(LOG.c.table_id == bindparam("table"), LOG.c.number > bindparam("after"))
    .order_by(LOG.c.number)
)


def stored_of(line: Row[Any], seats: Iterable[SeatRow]) -> Stored:
    return Stored(
        Agreed(
            id=line.id,
            game=line.game,
            version=line.version,
            options=line.options,
            seed=line.seed,
            pace=line.pace,
            respond=line.respond,
            talk_minutes=line.talk_minutes,
            lesson=line.lesson,
            created=line.created,
            salt=line.salt,
            terms=line.terms,
            secret=line.secret,
        ),
        tuple(seats),
        Progress(
            line.status,
            line.plays,
            line.round,
            tuple(line.waiting),
            tuple(line.asked),
            tuple(line.winners),
            line.sand,
            line.due,
            line.drawing,
            line.head,
        ),
        tuple(line.opening),
        hosting=Hosting(line.title, line.private, line.named, line.host_hash, line.host, line.host_seat),
        lifetime=Lifetime(line.touched, line.archived, spans_of(line.archive_spans)),
    )


def spans_of(kept: Iterable[Sequence[float]]) -> tuple[Span, ...]:
    return tuple((begin, end) for begin, end in kept)


def seat_of(row: Row[Any]) -> SeatRow:
    return SeatRow(
        row.seat,
        row.kind,
        row.bot,
        row.name,
        row.taken,
        row.key_hash,
        row.family,
        row.orders,
        row.account,
        row.handed,
        tuple(row.muted),
        row.held,
        row.pledge,
        row.contribution,
    )


def entry_of(line: Row[Any]) -> Entry:
    ticks = None if line.ticks is None else tuple(line.ticks)
    return Entry(line.number, line.kind, line.seat, line.action, tuple(line.chances), line.at, ticks)


def spoken_of(line: Row[Any]) -> Spoken:
    aside = None if line.aside is None else tuple(line.aside)
    return Spoken(line.number, line.seat, line.text, line.at, aside, line.name)


def log_line(table: str, entry: Entry) -> dict[str, object]:
    ticks = None if entry.ticks is None else list(entry.ticks)
    return vars(entry) | {"table_id": table, "chances": list(entry.chances), "ticks": ticks}


def said_line(table: str, spoken: Spoken) -> dict[str, object]:
    aside = None if spoken.aside is None else list(spoken.aside)
    return vars(spoken) | {"table_id": table, "aside": aside}


def affair_of(line: Row[Any]) -> Affair:
    return Affair(line.number, line.kind, line.seat, line.by, line.at, line.detail)


def progress_columns(progress: Progress) -> dict[str, object]:
    seats = {name: list(getattr(progress, name)) for name in ("waiting", "asked", "winners")}
    return vars(progress) | seats


def murmur_of(line: Row[Any]) -> Murmur:
    return Murmur(line.number, line.who, line.name, line.named, line.text, line.at)
