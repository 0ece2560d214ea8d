"""Groups on the march: which pieces can go along, and how a group changes at a stop (Fief 5.0)."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat
from oyez.engine.words import Action
from oyez.games.fief.column import ALL_SETTLED, KNIGHTS_SETTLED, MEN_SETTLED, Column
from oyez.games.fief.state import Band, Fief
from oyez.games.fief.tables import (
    MOST,
    MOVES,
    MOVES_WITH_DARC,
    N_LORDS,
    N_VILLAGES,
    NO_ROAD,
    ROAD_BETWEEN,
    ROADS,
)
from oyez.games.fief.words.movement import CONFINE, DETACH, ESCORT, JOIN, WITH_KNIGHTS, WITH_MEN
from oyez.games.fief.words.nouns import ALL


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
    found: list[Band] = []
    for band in g.bands:
        if band[0] == village and band[1] == seat:
            found.append(band)
            men -= band[2]
            knights -= band[3]
    if men > 0 or knights > 0:
        found.append((village, seat, men, knights, 0, NO_ROAD, 0))
    return found


def able_troops(g: Fief, column: Column) -> tuple[int, int]:
    """Men-at-Arms and Knights here that may make the group's next Move."""
    limit = limit_of(g, column.lords)
    if column.cavalcade:
        return 0, able_riders(g, column, limit)  # F-5.2-06
    men = knights = 0
    for band in stacks(g, column.seat, column.village):
        if band[4] < limit:
            men += band[2]
            knights += band[3]
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
        men, knights = min(men, able_men), min(knights, able_knights)
    if (lords, captives, men, knights) == (column.lords, column.captives, column.men, column.knights):
        return column
    return column.of(lords, captives, men, knights)


def begin(g: Fief, lord: int) -> Column:
    """A Lord alone, as a group; he will not be taken out of it before its first Move."""
    village, road = g.at[lord], g.road[lord]
    came_from = NOBODY
    if road != NO_ROAD:
        a, b = ROADS[road]
        came_from = b if a == village else a
    return Column(
        seat=g.family[lord],
        village=village,
        came_from=came_from,
        lords=1 << lord,
        captives=0,
        men=0,
        knights=0,
        settled=1 << lord,
    )


def everybody(g: Fief, column: Column) -> Column:
    """The group with all who may go along (F-5.0-10: there is no limit to their number)."""
    lords = column.lords
    for lord in range(N_LORDS):
        if g.at[lord] == column.village and bar_join(g, column, lord) == "":
            lords |= 1 << lord
    limit = limit_of(g, lords)
    if limit == MOVES_WITH_DARC and not column.cavalcade:
        lords = with_moves(g, free_here(g, column), limit)
    captives = with_moves(g, captives_here(g, column), limit)
    men, knights = able_troops(g, column.of(lords, captives, 0, column.knights))
    return column.of(lords, captives, men, knights, ALL_SETTLED)


def bar_join(g: Fief, column: Column, lord: int) -> str:
    """Own free Lords here with a Move left (F-5.0-02, F-5.0-04)."""
    if g.family[lord] != column.seat or g.captor[lord] != NOBODY:
        return "F-5.0-02"
    if g.at[lord] != column.village or column.lords >> lord & 1 or column.settled >> lord & 1:
        return "F-5.0-09"
    if column.cavalcade and g.moves[lord]:
        return "F-5.2-07"
    return "" if g.moves[lord] < limit_of(g, column.lords | 1 << lord) else "F-5.0-04"


def bar_detach(g: Fief, column: Column, lord: int) -> str:
    if not column.lords >> lord & 1 or column.settled >> lord & 1:
        return "F-5.0-09"
    if column.forced:
        return "F-5.2-21"
    return "F-5.0-07" if column.lords == 1 << lord else ""


def bar_escort(g: Fief, column: Column, lord: int) -> str:
    """Captives of the mover here share the Moves of the group (F-6.2.3-03)."""
    if g.captor[lord] != column.seat:
        return "F-5.0-02"
    if g.at[lord] != column.village or (column.captives | column.settled) >> lord & 1:
        return "F-5.0-09"
    return "" if g.moves[lord] < limit_of(g, column.lords) else "F-6.2.3-03"


def bar_confine(g: Fief, column: Column, lord: int) -> str:
    return "" if column.captives >> lord & 1 and not column.settled >> lord & 1 else "F-5.0-09"


def bar_with_men(g: Fief, column: Column, men: int) -> str:
    if column.cavalcade:
        return "F-5.2-06"
    if column.settled & MEN_SETTLED or men == column.men:
        return "F-5.0-09"
    return "" if men <= able_troops(g, column)[0] else "F-5.0-11"


def bar_with_knights(g: Fief, column: Column, knights: int) -> str:
    if column.settled & KNIGHTS_SETTLED or knights == column.knights:
        return "F-5.0-09"
    return "" if knights <= able_troops(g, column)[1] else "F-5.0-11"


def bar_all(g: Fief, column: Column) -> str:
    """Somebody or something more may go along."""
    if column.settled & ALL_SETTLED:
        return "F-5.0-09"
    here = column.village * MOST + column.seat
    if g.men_at_arms[here] > column.men or g.knights[here] > column.knights:
        men, knights = able_troops(g, column)
        if men > column.men or knights > column.knights:
            return ""
    limit = limit_of(g, column.lords)
    for lord in range(N_LORDS):
        if g.at[lord] == column.village:
            if g.captor[lord] == column.seat:
                if g.moves[lord] < limit and not column.captives >> lord & 1:
                    return ""
            elif bar_join(g, column, lord) == "":
                return ""
    return "F-5.0-09"


def changes(g: Fief, column: Column) -> list[Action]:
    """How the group may still be changed at this stop; must agree with the bars above."""
    found: list[Action] = []
    limit = limit_of(g, column.lords)
    for lord in range(N_LORDS):
        if g.at[lord] != column.village or column.settled >> lord & 1:
            continue
        if g.captor[lord] == column.seat:
            if column.captives >> lord & 1:
                found.append(CONFINE[lord])
            elif g.moves[lord] < limit:
                found.append(ESCORT[lord])
        elif column.lords >> lord & 1:
            if bar_detach(g, column, lord) == "":
                found.append(DETACH[lord])
        elif bar_join(g, column, lord) == "":
            found.append(JOIN[lord])
    here = column.village * MOST + column.seat
    if g.men_at_arms[here] or g.knights[here]:
        men, knights = able_troops(g, column)
        if not column.settled & MEN_SETTLED:
            found.extend([WITH_MEN[n] for n in range(men + 1) if n != column.men])
        if not column.settled & KNIGHTS_SETTLED:
            found.extend([WITH_KNIGHTS[n] for n in range(knights + 1) if n != column.knights])
    if found and bar_all(g, column) == "":
        found.append(ALL)
    return found


def changed(g: Fief, column: Column, action: Action) -> Column:
    """The group after one of these changes; what was decided is not asked again at this stop."""
    verb, noun = action.verb, action.noun
    lords, captives, men, knights = column.lords, column.captives, column.men, column.knights
    if verb is JOIN:
        return column.of(lords | 1 << noun, captives, men, knights, 1 << noun)
    if verb is DETACH:
        return column.of(lords & ~(1 << noun), captives, men, knights, 1 << noun)
    if verb is ESCORT:
        return column.of(lords, captives | 1 << noun, men, knights, 1 << noun)
    if verb is CONFINE:
        return column.of(lords, captives & ~(1 << noun), men, knights, 1 << noun)
    if verb is WITH_MEN:
        return column.of(lords, captives, noun, knights, MEN_SETTLED)
    if verb is WITH_KNIGHTS:
        return column.of(lords, captives, men, noun, KNIGHTS_SETTLED)
    return everybody(g, column)


def entry_road(column: Column) -> int:
    if column.came_from == NOBODY:
        return NO_ROAD
    return ROAD_BETWEEN[column.came_from * N_VILLAGES + column.village]


def picks(g: Fief, column: Column) -> list[Band]:
    """Which counters go: first those that came with the group, then the most moved that go as far as its Lords."""
    men, knights = column.men, column.knights
    if men == 0 and knights == 0:
        return []
    limit = limit_of(g, column.lords)
    entry = entry_road(column)
    spent = max([g.moves[lord] for lord in range(N_LORDS) if column.lords >> lord & 1], default=0)
    found: list[Band] = []
    able = [band for band in stacks(g, column.seat, column.village) if band[4] < limit]
    ranked = sorted([(rank(band, spent, entry), place) for place, band in enumerate(able)])
    for _, place in ranked:
        band = able[place]
        some_men, some_knights = min(men, band[2]), min(knights, band[3])
        if some_men or some_knights:
            found.append((band[0], band[1], some_men, some_knights, band[4], band[5], band[6]))
            men -= some_men
            knights -= some_knights
    return found


def rank(band: Band, spent: int, entry: int) -> int:
    came_along = entry != NO_ROAD and band[5] == entry
    far = spent - band[4] if band[4] <= spent else 10 + band[4] - spent
    return (0 if came_along else 100) + far
