"""Counters of troops: stock, losses, and the bands that movement leaves behind (Fief 4.1, 5.0, 6.2.2)."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat, tell
from oyez.engine.words import Fact
from oyez.games.fief.rules.board.pieces import HEAVY, LIGHT, count, fewer, mask_of
from oyez.games.fief.rules.board.tables import KNIGHTS, MEN_AT_ARMS, MOST
from oyez.games.fief.rules.court.lords import absent_counters, follow
from oyez.games.fief.rules.doors import PIECES_LOST
from oyez.games.fief.rules.state import Band, Fief


def men_in_stock(g: Fief, seat: Seat) -> int:
    """Men-at-Arms of a colour that are not on the map (F-4.0-03)."""
    stock = MEN_AT_ARMS - sum(g.men_at_arms[seat::MOST])
    return stock - absent_counters(g, LIGHT, seat) if g.rules.doors.absent else stock


def knights_in_stock(g: Fief, seat: Seat) -> int:
    stock = KNIGHTS - sum(g.knights[seat::MOST])
    return stock - absent_counters(g, HEAVY, seat) if g.rules.doors.absent else stock


def others_in_stock(g: Fief, seat: Seat, place: int) -> int:
    """Counters of a further kind that are not on the map: of a colour, or of all if they share a supply (X-GEN-15)."""
    kind = g.rules.kinds.all[place]
    used = 0
    if kind.common:
        for packed in g.others:
            if packed:  # in most Villages there is none
                used += count(packed, place)
    else:
        for here in range(seat, len(g.others), MOST):
            if g.others[here]:
                used += count(g.others[here], place)
    for away in g.rules.doors.away:
        used += away(g, place, NOBODY if kind.common else seat)
    return kind.supply - used


def others_left(g: Fief, seat: Seat) -> list[int]:
    """The stock of every further kind, in the order of the table: others_in_stock, with the map looked at once."""
    found: list[int] = []
    if not g.others:
        return found
    colours = [sum(g.others[colour::MOST]) for colour in range(g.rules.seats)]
    for place, kind in enumerate(g.rules.kinds.all):
        sharing = colours if kind.common else colours[seat : seat + 1]
        used = sum([count(packed, place) for packed in sharing])
        for away in g.rules.doors.away:
            used += away(g, place, NOBODY if kind.common else seat)
        found.append(kind.supply - used)
    return found


def kinds_in_the_dark(g: Fief, seat: Seat) -> int:
    """Further kinds of which a colour may have troops in any of its armies, as far as the others know; all bits set.

    What it bought and lost was announced (F-11.2-02), and only the fog hides where the rest is.
    """
    if not g.others or not g.rules.fog_of_war:
        return 0
    kinds = g.rules.kinds
    packed = sum(g.others[seat::MOST])
    found = [
        count(packed, place) > 0 or any([away(g, place, seat) for away in g.rules.doors.away])
        for place in range(len(kinds.all))
    ]
    return mask_of(found) & kinds.loose & kinds.troops


def remove_others(g: Fief, seat: Seat, village: int, others: int) -> None:
    """Pieces of further kinds leave the map, as remove_troops does."""
    remove_troops(g, seat, village, 0, 0, others)


def remove_troops(g: Fief, seat: Seat, village: int, men: int, knights: int, others: int = 0) -> None:
    """Counters return to their owner's stock (F-6.2.2-12); those with most Moves behind them go first.

    The caller refreshes the Village once the whole effect is done.
    """
    here = village * MOST + seat
    mine = [band for band in g.bands if band[0] == village and band[1] == seat]
    g.men_at_arms[here] -= men
    g.knights[here] -= knights
    if others:
        g.others[here] -= others
        follow(g, PIECES_LOST, here, others)
    if not mine:
        return
    g.bands = [band for band in g.bands if band[0] != village or band[1] != seat]
    mine.sort(key=moves_of_band, reverse=True)
    for band in mine:
        lost_men, lost_knights, lost_others = min(men, band[2]), min(knights, band[3]), fewer(others, band[7])
        men -= lost_men
        knights -= lost_knights
        others -= lost_others
        if band[2] > lost_men or band[3] > lost_knights or band[7] != lost_others:
            left = (band[2] - lost_men, band[3] - lost_knights)
            g.bands.append((village, seat, *left, band[4], band[5], band[6], band[7] - lost_others))


def tell_others(g: Fief, fact: Fact, seat: Seat, others: int, before: tuple[int, ...], to: int) -> None:
    """News of pieces of further kinds, one for each kind: what comes `before`, the kind, their number."""
    for place, kind in enumerate(g.rules.kinds.all):
        number = count(others, place)
        if number:
            tell(g, fact, seat, (*before, kind.word, number), to)


def enlist(g: Fief, band: Band) -> None:
    """Add a band; counters with the same past in the same place are one band."""
    for place, other in enumerate(g.bands):
        if other[:2] == band[:2] and other[4:7] == band[4:7]:
            troops = (other[2] + band[2], other[3] + band[3])
            g.bands[place] = (*band[:2], *troops, *band[4:7], other[7] + band[7])
            return
    g.bands.append(band)


def moves_of_band(band: Band) -> int:
    return band[4]
