"""Groups on the march: which pieces still belong to one, and which troops can go along (Fief 5.0)."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.board.pieces import fewer
from oyez.games.fief.rules.board.tables import (
    MOST,
    MOVES,
    MOVES_WITH_DARC,
    N_LORDS,
    N_VILLAGES,
    NO_ROAD,
    ROAD_BETWEEN,
    ROADS,
)
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.followers import able_pieces, fitted
from oyez.games.fief.rules.state import Band, Fief


def limit_of(g: Fief, lords: int) -> int:
    """Two Moves, three for everybody in the group of d'Arc (F-5.0-04, F-5.0-06, F-5.0-12)."""
    darc = g.darc
    if darc != NOBODY and lords >> darc & 1 and g.moves[darc] < MOVES_WITH_DARC:
        return MOVES_WITH_DARC
    return MOVES


def stacks(g: Fief, seat: Seat, village: int) -> list[Band]:
    """All troops of a player in a Village by what they did this round; those that did nothing come last."""
    here = village * MOST + seat
    men, knights = g.men_at_arms[here], g.knights[here]
    pieces = g.others[here] if g.others else 0
    found: list[Band] = []
    for band in g.bands:
        if band[0] == village and band[1] == seat:
            found.append(band)
            men -= band[2]
            knights -= band[3]
            pieces -= band[7]
    if men > 0 or knights > 0 or pieces > 0:
        found.append((village, seat, men, knights, 0, NO_ROAD, 0, pieces))
    return found


def able_troops(g: Fief, column: Column) -> tuple[int, int]:
    """Men-at-Arms and Knights here that may make the group's next Move: all but those that are tired."""
    limit = limit_of(g, column.lords)
    if column.cavalcade:
        return 0, able_riders(g, column, limit)  # F-5.2-06
    village, seat = column.village, column.seat
    here = village * MOST + seat
    men, knights = g.men_at_arms[here], g.knights[here]
    for band in g.bands:
        if band[0] == village and band[1] == seat and band[4] >= limit:
            men -= band[2]
            knights -= band[3]
    return men, knights


def able_riders(g: Fief, column: Column, limit: int) -> int:
    """Knights of a declared cavalcade: its own, and others whose movement only begins here (F-5.2-07)."""
    entry = entry_road(column)
    own = fresh = 0
    for band in stacks(g, column.seat, column.village):
        if band[4] == 0:
            fresh += band[3]
        elif band[5] == entry and band[4] < limit:
            own += band[3]
    return fresh + min(own, column.knights)


def free_here(g: Fief, column: Column) -> int:
    """The free Lords of the family in the Village, one bit each."""
    at, family, captor = g.at, g.family, g.captor
    village, seat = column.village, column.seat
    mask = 0
    for lord in range(N_LORDS):
        if at[lord] == village and family[lord] == seat and captor[lord] == NOBODY:
            mask |= 1 << lord
    return mask


def captives_here(g: Fief, column: Column) -> int:
    at, captor = g.at, g.captor
    mask = 0
    if column.seat in captor:
        for lord in range(N_LORDS):
            if captor[lord] == column.seat and at[lord] == column.village:
                mask |= 1 << lord
    return mask


def with_moves(g: Fief, lords: int, limit: int) -> int:
    """Those of these Lords who have made fewer Moves than the limit."""
    mask = lords
    while lords:
        low = lords & -lords
        lords ^= low
        if g.moves[low.bit_length() - 1] >= limit:
            mask ^= low
    return mask


def still_free(g: Fief, column: Column) -> int:
    """Those Lords of the group who are still there and free, one bit each."""
    lords = left = column.lords
    while left:
        low = left & -left
        left ^= low
        lord = low.bit_length() - 1
        if g.at[lord] != column.village or g.family[lord] != column.seat or g.captor[lord] != NOBODY:
            lords ^= low
    return lords


def current(g: Fief) -> Column | None:
    """The group as far as it can still go on: cards and plague may have taken pieces out of it."""
    column = g.column
    if column is None:
        return None
    lords = still_free(g, column)
    limit = limit_of(g, lords)
    lords = with_moves(g, lords, limit)
    if lords == 0:
        return None  # F-5.0-07: troops never go alone
    captives = column.captives
    if captives:
        captives = with_moves(g, captives & captives_here(g, column), limit)
    men, knights = column.men, column.knights
    if men or knights:
        able_men, able_knights = able_troops(g, column)
        if men > able_men:
            men = able_men
        if knights > able_knights:
            knights = able_knights
    pieces = column.others
    if g.others and (pieces or g.others[column.village * MOST + column.seat] & g.rules.kinds.bound):
        pieces = fitted(g, pieces, able_pieces(g, column, lords, limit, entry_road(column)))
    if (
        lords == column.lords
        and captives == column.captives
        and men == column.men
        and knights == column.knights
        and pieces == column.others
    ):
        return column
    return column.of(lords, captives, men, knights, others=pieces)


def begin(g: Fief, lord: int) -> Column:
    """A Lord alone, as a group; he will not be taken out of it before its first Move."""
    village, road = g.at[lord], g.road[lord]
    came_from = NOBODY
    if road != NO_ROAD:
        a, b = ROADS[road]
        came_from = b if a == village else a
    column = Column(
        seat=g.family[lord],
        village=village,
        came_from=came_from,
        lords=1 << lord,
        captives=0,
        men=0,
        knights=0,
        settled=1 << lord,
    )
    if g.others and g.others[village * MOST + g.family[lord]] & g.rules.kinds.bound:
        return column.of(1 << lord, 0, 0, 0, others=pieces_with(g, column, 0))
    return column


def pieces_with(g: Fief, column: Column, wanted: int) -> int:
    """Of further kinds the pieces that are wanted, as far as they can go along, and those that must."""
    able = able_pieces(g, column, column.lords, limit_of(g, column.lords), entry_road(column))
    return fitted(g, wanted, able)


def leader_of(column: Column) -> int:
    """The first Lord of a group stands for it in what is told."""
    return (column.lords & -column.lords).bit_length() - 1


def entry_road(column: Column) -> int:
    if column.came_from == NOBODY:
        return NO_ROAD
    return ROAD_BETWEEN[column.came_from * N_VILLAGES + column.village]


def picks(g: Fief, column: Column) -> list[Band]:
    """Which counters go: first those that came with the group, then the most moved that go as far as its Lords."""
    men, knights, pieces = column.men, column.knights, column.others
    if men == 0 and knights == 0 and pieces == 0:
        return []
    limit = limit_of(g, column.lords)
    able = [band for band in stacks(g, column.seat, column.village) if band[4] < limit]
    if len(able) > 1:
        entry = entry_road(column)
        spent = max([g.moves[lord] for lord in range(N_LORDS) if column.lords >> lord & 1], default=0)
        ranked = sorted([(rank(band, spent, entry), place) for place, band in enumerate(able)])
        able = [able[place] for _, place in ranked]
    found: list[Band] = []
    for band in able:
        some_men, some_knights = min(men, band[2]), min(knights, band[3])
        some_pieces = fewer(pieces, band[7]) if pieces else 0
        if some_men or some_knights or some_pieces:
            found.append((band[0], band[1], some_men, some_knights, band[4], band[5], band[6], some_pieces))
            men -= some_men
            knights -= some_knights
            pieces -= some_pieces
    return found


def rank(band: Band, spent: int, entry: int) -> int:
    came_along = entry != NO_ROAD and band[5] == entry
    far = spent - band[4] if band[4] <= spent else 10 + band[4] - spent
    return (0 if came_along else 100) + far
