"""How a group on the march changes at a stop: who joins, who stays behind (Fief 5.0)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY
from oyez.engine.words import Action
from oyez.games.fief.rules.board.pieces import BITS, FIELD, FURTHER, count, exceeds
from oyez.games.fief.rules.board.tables import MOST, MOVES_WITH_DARC
from oyez.games.fief.rules.march.column import (
    ALL_SETTLED,
    FURTHER_SETTLED,
    KNIGHTS_SETTLED,
    MEN_SETTLED,
    Column,
    settled_bit,
)
from oyez.games.fief.rules.march.columns import (
    able_troops,
    begin,
    captives_here,
    entry_road,
    free_here,
    limit_of,
    pieces_with,
    with_moves,
)
from oyez.games.fief.rules.march.followers import able_pieces
from oyez.games.fief.rules.march.words import CONFINE, DETACH, ESCORT, JOIN, WITH_KNIGHTS, WITH_MEN
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.rules.words import ALL

UNKNOWN: Final = -1  # packed counters that nobody has looked for yet


def everybody(g: Fief, column: Column) -> Column:
    """The group with all who may go along (F-5.0-10: there is no limit to their number)."""
    lords = column.lords
    for lord, village in enumerate(g.at):
        if village == column.village and bar_join(g, column, lord) == "":
            lords |= 1 << lord
    limit = limit_of(g, lords)
    if limit == MOVES_WITH_DARC and not column.cavalcade:
        lords = with_moves(g, free_here(g, column), limit)
    captives = with_moves(g, captives_here(g, column), limit)
    men, knights = able_troops(g, column.of(lords, captives, 0, column.knights))
    whole = column.of(lords, captives, men, knights, ALL_SETTLED)
    if g.others:
        every = g.others[column.village * MOST + column.seat]
        return whole.of(lords, captives, men, knights, others=pieces_with(g, whole, every))
    return whole


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


def bar_along(g: Fief, column: Column, row: int, number: int) -> str:
    """Why not so many of a kind go along; what is bound to its Lord is not chosen."""
    kind = g.rules.kinds.all[row]
    if column.cavalcade and not kind.rides:
        return "F-5.2-06" if row < FURTHER else "X-GEN-73"
    if kind.bound or column.settled & settled_bit(row) or number == column.number_of(row):
        return "F-5.0-09"
    return "" if number <= able_of(g, column, row) else "F-5.0-11"


def able_of(g: Fief, column: Column, row: int) -> int:
    """How many of a kind can go along."""
    if row < FURTHER:
        return able_troops(g, column)[row]
    return count(able_pieces(g, column, column.lords, limit_of(g, column.lords), entry_road(column)), row)


def able_to_follow(g: Fief, column: Column) -> int:
    """Of further kinds all that can go along, and must."""
    if not g.others[column.village * MOST + column.seat]:
        return 0
    return able_pieces(g, column, column.lords, limit_of(g, column.lords), entry_road(column))


def changes_of_pieces(g: Fief, column: Column, able: int) -> list[Action]:
    """How many of each further kind go along, of those that can; must agree with bar_along."""
    found: list[Action] = []
    there, row = column.others, FURTHER
    while able or there:
        most, now = able & FIELD, there & FIELD
        if (most or now) and not column.settled >> FURTHER_SETTLED + row & 1:
            kind = g.rules.kinds.all[row]
            if not kind.bound:
                found += kind.along.actions[: min(now, most + 1)]
                found += kind.along.actions[now + 1 : most + 1]
        able >>= BITS
        there >>= BITS
        row += 1
    return found


def bar_all(g: Fief, column: Column, able: int) -> str:
    """Somebody or something more may go along; `able` are those of further kinds that can, if that is known."""
    if column.settled & ALL_SETTLED:
        return "F-5.0-09"
    here = column.village * MOST + column.seat
    if g.men_at_arms[here] > column.men or g.knights[here] > column.knights:
        men, knights = able_troops(g, column)
        if men > column.men or knights > column.knights:
            return ""
    if g.others:
        if able == UNKNOWN:
            able = able_to_follow(g, column)
        if able and exceeds(able, column.others):
            return ""
    if is_lone_leader(g, column):
        return "F-5.0-09"
    limit = limit_of(g, column.lords)
    for lord, village in enumerate(g.at):
        if village == column.village:
            if g.captor[lord] == column.seat:
                if g.moves[lord] < limit and not column.captives >> lord & 1:
                    return ""
            elif bar_join(g, column, lord) == "":
                return ""
    return "F-5.0-09"


def bar_muster(g: Fief, lord: int) -> str:
    """The same for a Lord who begins a group."""
    village = g.at[lord]
    here = village * MOST + g.family[lord]
    bare = g.men_at_arms[here] == 0 and g.knights[here] == 0 and (not g.others or not g.others[here])
    if bare and g.at.count(village) == 1:
        return "F-5.0-09"
    return bar_all(g, begin(g, lord), UNKNOWN)


def is_lone_leader(g: Fief, column: Column) -> bool:
    """No Lord stands in the Village but the one who leads: so it is at most stops."""
    return g.at.count(column.village) == 1


def changes(g: Fief, column: Column) -> list[Action]:
    """How the group may still be changed at this stop; must agree with the bars above."""
    found = [] if is_lone_leader(g, column) else changes_of_lords(g, column)
    here = column.village * MOST + column.seat
    if g.men_at_arms[here] or g.knights[here]:
        men, knights = able_troops(g, column)
        if not column.settled & MEN_SETTLED:
            found += WITH_MEN.actions[: column.men]
            found += WITH_MEN.actions[column.men + 1 : men + 1]
        if not column.settled & KNIGHTS_SETTLED:
            found += WITH_KNIGHTS.actions[: column.knights]
            found += WITH_KNIGHTS.actions[column.knights + 1 : knights + 1]
    able = UNKNOWN
    if g.others:
        able = able_to_follow(g, column)
        if able or column.others:
            found += changes_of_pieces(g, column, able)
    if found and bar_all(g, column, able) == "":
        found.append(ALL)
    return found


def changes_of_lords(g: Fief, column: Column) -> list[Action]:
    """Lords and captives who may still come or be left."""
    found: list[Action] = []
    limit = limit_of(g, column.lords)
    for lord, village in enumerate(g.at):
        if village != column.village or column.settled >> lord & 1:
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
    return found


def changed(g: Fief, column: Column, action: Action) -> Column:
    """The group after one of these changes; what was decided is not asked again at this stop."""
    verb, noun = action.verb, action.noun
    lords, captives, men, knights = column.lords, column.captives, column.men, column.knights
    if verb is JOIN:
        return refitted(g, column.of(lords | 1 << noun, captives, men, knights, 1 << noun))
    if verb is DETACH:
        return refitted(g, column.of(lords & ~(1 << noun), captives, men, knights, 1 << noun))
    if verb is ESCORT:
        return column.of(lords, captives | 1 << noun, men, knights, 1 << noun)
    if verb is CONFINE:
        return column.of(lords, captives & ~(1 << noun), men, knights, 1 << noun)
    for row, kind in enumerate(g.rules.kinds.all):
        if verb is kind.along:
            return column.with_number(row, noun)
    return everybody(g, column)


def refitted(g: Fief, column: Column) -> Column:
    """Other Lords lead: pieces that only some of them may lead come or stay with them."""
    if not g.others:
        return column
    others = pieces_with(g, column, column.others)
    return column.of(column.lords, column.captives, column.men, column.knights, others=others)
