"""What somebody kept of a game while it was played, held against its record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oyez.engine.chain import Made, heads_of, in_order_of_time
from oyez.engine.dice import Draw, public_contribution
from oyez.engine.proof import Unproven, named
from oyez.engine.record import Record


@dataclass(frozen=True)
class SeenHead:
    """A head as a device was shown it; `label` says when, for messages."""

    head: str
    label: str = ""


@dataclass(frozen=True)
class Kept:
    """All of it is independent of the record: it was noted before anybody could know the end of the game."""

    commitment: str = ""
    heads: tuple[SeenHead, ...] = ()
    table: str = ""
    pledges: tuple[str | None, ...] | None = None
    contributions: tuple[str, ...] | None = None
    mine: tuple[int, str] | None = None  # a seat and what its device contributed


@dataclass(frozen=True)
class Bound:
    """How much of a record is proven by what was kept."""

    plays: int  # in the order of time, the last one that a head binds
    whole: bool
    last: str  # by its name in messages; "the set-up" if no play is bound
    late: bool = False  # the own contribution was not taken


TOO_OLD: Final = (
    "the record has no hash chain, so heads cannot be compared with it; it is of an older version"
)


def compare(record: Record, kept: Kept) -> Bound | None:
    """What the kept heads bind, None without any; raises Unproven at the first place where they part."""
    draw = record.draw
    if draw is None:
        if kept.heads or kept.contributions or kept.mine:
            raise Unproven(TOO_OLD)
        return None
    _compare_draw(draw, kept)
    if not kept.heads:
        return None
    made = in_order_of_time(record)
    last = _last_bound(record, made, heads_of(record, draw, made), kept)
    late = kept.mine is not None and draw.contributions[kept.mine[0]] != kept.mine[1]
    return Bound(last, last == len(made), _name(record, made, last), late)


def _compare_draw(draw: Draw, kept: Kept) -> None:
    if kept.table and kept.table != draw.table:
        raise Unproven(f"the record is of table {draw.table}, but what you kept is of table {kept.table}")
    for what, seen, recorded in (
        ("pledge", kept.pledges, draw.pledges),
        ("contribution", kept.contributions, draw.contributions),
    ):
        if seen is None or seen == recorded:
            continue
        if len(seen) != len(recorded):
            raise Unproven(f"you saw {len(seen)} seats, but the record has {len(recorded)}")
        seat = next(seat for seat in range(len(seen)) if seen[seat] != recorded[seat])
        raise Unproven(f"the record has another {what} of seat {seat} than you saw")
    if kept.mine is not None:
        _compare_mine(draw, *kept.mine)


def _compare_mine(draw: Draw, seat: int, contribution: str) -> None:
    if seat >= len(draw.contributions):
        raise Unproven(f"you sat on seat {seat}, but the record has {len(draw.contributions)} seats")
    public = public_contribution(draw.table, seat, draw.commitment)
    if draw.contributions[seat] not in (contribution, public):
        raise Unproven(f"the contribution of seat {seat} in the record is not the one that your device made")


def _last_bound(record: Record, made: list[Made], heads: list[str], kept: Kept) -> int:
    """The place in the chain of the last head, after all before it were found in their order."""
    places = {head: place for place, head in enumerate(heads)}
    reached = 0
    for number, seen in enumerate(kept.heads, 1):
        place = places.get(seen.head)
        if place is None or place < reached:
            raise Unproven(
                f"record and heads part {_where(record, made, reached if number > 1 else None)}: "
                f"the head {seen.head[:16]}... that you kept{seen.label} is not in its chain there"
            )
        reached = place
    return reached


def _where(record: Record, made: list[Made], agreed: int | None) -> str:
    """The first place that may differ, given the last one that agrees."""
    if agreed is None:
        return "at the set-up or later"
    if agreed == len(made):
        return f"after the last play, {_name(record, made, agreed)}"
    return f"at {_name(record, made, agreed + 1)} or later"


def _name(record: Record, made: list[Made], place: int) -> str:
    if place == 0:
        return "the set-up"
    return named(made[place - 1], any(one.number == place for one in record.undone))
