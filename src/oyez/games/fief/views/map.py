"""What a seat may know of a Village and of the counters there (F-11.2)."""

from __future__ import annotations

from typing import cast

from oyez.engine.kernel import Seat
from oyez.games.fief.hidden.knowledge import (
    sees_troops,
    unseen_counters,
)
from oyez.games.fief.rules.board.pieces import count, total
from oyez.games.fief.rules.board.tables import (
    MOST,
)
from oyez.games.fief.rules.board.villages import counters_at
from oyez.games.fief.rules.court.lords import has_free_lord_at
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.shapes.villages import Troops, Village


def village_view(g: Fief, seat: Seat, village: int) -> Village:
    start = village * MOST
    return {
        "control": g.control[village],
        "arrivals": _arrivals(g, seat, village),
        "fort": g.forts[village],
        "mills": g.mills[village],
        "troops": [_troops(g, seat, owner, village) for owner in range(g.rules.seats)],
        "placed": _placed(g, seat, village),
        "sieges": g.sieges[start : start + g.rules.seats],
        "relieved": g.relieved[village],
    }


def _arrivals(g: Fief, seat: Seat, village: int) -> list[Seat]:
    if not g.rules.fog_of_war:
        return list(g.arrivals[village])
    return [owner for owner in g.arrivals[village] if is_seen_at(g, seat, owner, village)]


def _placed(g: Fief, seat: Seat, village: int) -> list[int]:
    start, seats = village * MOST, g.rules.seats
    placed = g.placed[start : start + seats]
    if not g.rules.fog_of_war:
        return placed
    return [placed[owner] - unseen_counters(g, seat, owner, village) for owner in range(seats)]


def _troops(g: Fief, seat: Seat, owner: Seat, village: int) -> Troops:
    here = village * MOST + owner
    seen, unseen = True, 0
    if g.rules.fog_of_war:  # a view is most of what a server computes: nothing is asked in vain
        seen, unseen = sees_troops(g, seat, owner, village), unseen_counters(g, seat, owner, village)
    found = shown_troops(g.men_at_arms[here], g.knights[here], seen, unseen)
    return with_others(g, found, g.others[here], seen) if g.others else found


def is_seen_at(g: Fief, seat: Seat, owner: Seat, village: int) -> bool:
    """Whether somebody's presence shows, or rests on counters whose place is not shown yet."""
    unseen = unseen_counters(g, seat, owner, village)
    return counters_at(g, owner, village) > unseen or has_free_lord_at(g, owner, village) or not unseen


def shown_troops(men: int, knights: int, seen: bool, unseen: int = 0) -> Troops:
    """The number of counters is open, their types may not be (F-11.2-03)."""
    return {
        "counters": men + knights - unseen,
        "men": men if seen else None,
        "knights": knights if seen else None,
    }


def with_others(g: Fief, troops: Troops, others: int, seen: bool) -> Troops:
    """The same with pieces of further kinds, by name."""
    found = cast(dict[str, int | None], troops)
    if seen and not others:  # most places, most of the time
        found.update(g.rules.kinds.none)
        return troops
    troops["counters"] += total(others)
    kinds = g.rules.kinds
    for row in kinds.further:
        kind = kinds.all[row]
        found[kind.name] = count(others, row) if seen or kind.public else None
    return troops
