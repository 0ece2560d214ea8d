"""Questions about Villages: who stands there, who controls and who besieges them (Fief 5.1, 6.4)."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.board.pieces import total
from oyez.games.fief.rules.board.tables import ENGINES, FIEF_OF, MOST, N_VILLAGES, NO_FORT
from oyez.games.fief.rules.court.lords import has_free_lord_at, has_leader_at
from oyez.games.fief.rules.court.titles import player_of
from oyez.games.fief.rules.state import Fief


def troops_at(g: Fief, seat: Seat, village: int) -> int:
    """Troops of a player in a Village, Knights and Men-at-Arms alike."""
    here = village * MOST + seat
    troops = g.men_at_arms[here] + g.knights[here]
    return troops + total(g.others[here] & g.rules.kinds.troops) if g.others else troops


def garrison_at(g: Fief, seat: Seat, village: int) -> int:
    """Those of them that besiege, guard and control by themselves (F-5.1-01)."""
    here = village * MOST + seat
    troops = g.men_at_arms[here] + g.knights[here]
    return troops + total(g.others[here] & g.rules.kinds.holding) if g.others else troops


def counters_at(g: Fief, seat: Seat, village: int) -> int:
    """All counters of a player that lie in a Village, be they troops or not."""
    here = village * MOST + seat
    counters = g.men_at_arms[here] + g.knights[here]
    return counters + total(g.others[here]) if g.others else counters


def is_present(g: Fief, seat: Seat, village: int) -> bool:
    """A free Lord or a troop occupies; a captive does not (F-5.1-20)."""
    here = village * MOST + seat
    if g.men_at_arms[here] > 0 or g.knights[here] > 0:
        return True
    if g.others and g.others[here] & g.rules.kinds.holding:
        return True
    return has_free_lord_at(g, seat, village)


def is_occupied(g: Fief, village: int) -> bool:
    return bool(g.arrivals[village])


def others_present(g: Fief, seat: Seat, village: int) -> list[int]:
    return [other for other in g.arrivals[village] if other != seat]


def besiegers(g: Fief, village: int) -> list[int]:
    start = village * MOST
    return [seat for seat in range(g.rules.seats) if g.sieges[start + seat]]


def is_besieged(g: Fief, village: int) -> bool:
    if g.forts[village] == NO_FORT:
        return False
    start = village * MOST
    for here in range(start, start + g.rules.seats):
        if g.sieges[here]:
            return True
    return False


def engines_left(g: Fief, seat: Seat) -> int:
    """Each player has two engines (F-6.4-05)."""
    used = sum([1 for village in range(N_VILLAGES) if g.sieges[village * MOST + seat]])
    for place in g.rules.off_map:
        used += place.engines(g, seat)
    return ENGINES - used


def villages_controlled(g: Fief, seat: Seat) -> list[int]:
    return [village for village, owner in enumerate(g.control) if owner == seat]


def has_pieces(g: Fief, seat: Seat) -> bool:
    """Any Lord, be he a captive, or troop on the map (F-4.0-07)."""
    for lord, owner in enumerate(g.family):
        if owner == seat and g.at[lord] != NOBODY:
            return True
    for present in g.arrivals:
        if seat in present:
            return True
    return False


def title_holders_player(g: Fief, village: int) -> Seat:
    """Who controls a Village of a governed fief that nobody occupies (F-5.1-13), or NOBODY."""
    return player_of(g, FIEF_OF[village])


def may_besiege(g: Fief, seat: Seat, village: int) -> bool:
    """Troops at a fortification that another player controls (F-6.4-01, F-6.4-02)."""
    return (
        g.forts[village] != NO_FORT
        and g.control[village] not in (seat, NOBODY)
        and garrison_at(g, seat, village) > 0
        and (not g.rules.siege_needs_lord or has_leader_at(g, seat, village))
    )
