"""Troops under fog of war, dealt anew: counters stay where they are, their types change places (F-11.2)."""

from __future__ import annotations

from oyez.engine.kernel import Seat, shuffled
from oyez.games.fief.hidden.knowledge import sees_troops
from oyez.games.fief.rules.board.pieces import FURTHER, KNIGHT, MAN_AT_ARMS, count, of, total
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES
from oyez.games.fief.rules.board.villages import counters_at, is_present
from oyez.games.fief.rules.court.lords import has_free_lord_at
from oyez.games.fief.rules.state import Fief


def deal_troops(g: Fief, seat: Seat) -> None:
    """What a colour has bought and lost was announced, so its Men-at-Arms and Knights on the map are known in all."""
    if not g.rules.fog_of_war:
        return
    for owner in range(g.rules.seats):
        if owner != seat:
            _deal_colour(g, seat, owner)


def _deal_colour(g: Fief, seat: Seat, owner: Seat) -> None:
    """Types are rows of the table of kinds (X-GEN-68)."""
    villages = [v for v in range(N_VILLAGES) if counters_at(g, owner, v) and is_hidden(g, seat, owner, v)]
    if g.others:  # where nothing holds the Village, everybody knows that what lies there cannot
        villages = [v for v in villages if is_present(g, owner, v)]
    men = sum([g.men_at_arms[v * MOST + owner] for v in villages])
    knights = sum([g.knights[v * MOST + owner] for v in villages])
    others = sum([_free(g, g.others[v * MOST + owner]) for v in villages]) if g.others else 0
    if not others and (not men or not knights):
        return
    types = [MAN_AT_ARMS] * men + [KNIGHT] * knights
    for kind in g.rules.kinds.further:
        types += [kind] * count(others, kind)
    counters = shuffled(g, types)
    if others:
        counters = _holders_first(g, owner, villages, counters)
    bands = list(g.bands)
    for village in villages:
        here = village * MOST + owner
        packed = g.others[here] if g.others else 0
        fresh = g.men_at_arms[here] + g.knights[here] + total(_free(g, packed))
        g.men_at_arms[here] = g.knights[here] = 0
        if g.others:
            g.others[here] = _tied(g, packed)
        for place, band in enumerate(bands):
            if band[0] == village and band[1] == owner:
                size = band[2] + band[3] + total(_free(g, band[7]))
                men, knights, some = _turned_up(g, here, [counters.pop() for _ in range(size)])
                some += _tied(g, band[7])
                bands[place] = (village, owner, men, knights, band[4], band[5], band[6], some)
                fresh -= size
        _turned_up(g, here, [counters.pop() for _ in range(fresh)])
    g.bands = bands


def _holders_first(g: Fief, owner: Seat, villages: list[int], counters: list[int]) -> list[int]:
    """The same counters, drawn from the end, so that none lies alone that cannot hold a Village by itself."""
    holding = [kind.holds for kind in g.rules.kinds.all]
    sizes = [counters_at(g, owner, v) - total(_tied(g, g.others[v * MOST + owner])) for v in villages]
    first: list[list[int]] = []
    for village, size in zip(villages, sizes, strict=True):
        first.append([])
        if size and not has_free_lord_at(g, owner, village):
            place = max([place for place, type in enumerate(counters) if holding[type]])
            first[-1].append(counters.pop(place))
    dealt: list[int] = []
    for kept, size in zip(first, sizes, strict=True):
        dealt += [*kept, *[counters.pop() for _ in range(size - len(kept))]]
    return dealt[::-1]


def _free(g: Fief, others: int) -> int:
    """Those that may lie anywhere: what is bound to a Lord lies where he stands, as everybody knows."""
    return others & g.rules.kinds.loose


def _tied(g: Fief, others: int) -> int:
    """The others: they stay where they are."""
    return others - _free(g, others)


def _turned_up(g: Fief, here: int, types: list[int]) -> tuple[int, int, int]:
    """These counters lie here; how many Men-at-Arms, Knights and others they are."""
    men, knights, others = types.count(MAN_AT_ARMS), types.count(KNIGHT), 0
    for type in types:
        if type >= FURTHER:
            others += of(type, 1)
    g.men_at_arms[here] += men
    g.knights[here] += knights
    if others:
        g.others[here] += others
    return men, knights, others


def is_hidden(g: Fief, seat: Seat, owner: Seat, village: int) -> bool:
    """A group on the march keeps its types while it moves: its split is part of a question being asked."""
    column = g.column
    if column is not None and column.seat == owner and column.village == village:
        return False
    return not sees_troops(g, seat, owner, village)
