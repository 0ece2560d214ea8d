"""Counters of troops: stock, losses, and the bands that movement leaves behind (Fief 4.1, 5.0, 6.2.2)."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat, tell
from oyez.engine.words import Fact
from oyez.games.fief.rules.board.pieces import FURTHER, KNIGHT, MAN_AT_ARMS, count, fewer, mask_of, of
from oyez.games.fief.rules.board.tables import MOST
from oyez.games.fief.rules.court.lords import follow
from oyez.games.fief.rules.doors import PIECES_LOST
from oyez.games.fief.rules.state import Band, Fief


def count_at(g: Fief, kind: int, here: int) -> int:
    """Counters of a kind, by its row, in one place: village * MOST + seat."""
    if kind == MAN_AT_ARMS:
        return g.men_at_arms[here]
    if kind == KNIGHT:
        return g.knights[here]
    return count(g.others[here], kind)


def add(g: Fief, kind: int, here: int, number: int) -> None:
    """Counters of a kind are put down; whether their owner has come to stand there is for the caller to settle."""
    if kind == MAN_AT_ARMS:
        g.men_at_arms[here] += number
    elif kind == KNIGHT:
        g.knights[here] += number
    else:
        g.others[here] += of(kind, number)


def in_stock(g: Fief, seat: Seat, kind: int) -> int:
    """Counters of a kind that are not on the map, of a colour or of a common supply (F-4.0-03, X-GEN-15)."""
    row = g.rules.kinds.all[kind]
    used = 0
    if kind == MAN_AT_ARMS:
        used = sum(g.men_at_arms[seat::MOST])
    elif kind == KNIGHT:
        used = sum(g.knights[seat::MOST])
    elif row.common:
        for packed in g.others:
            if packed:  # in most Villages there is none
                used += count(packed, kind)
    else:
        for here in range(seat, len(g.others), MOST):
            if g.others[here]:
                used += count(g.others[here], kind)
    if g.rules.off_map:
        used += off_the_map(g, kind, NOBODY if row.common else seat)
    return row.supply - used


def stocks(g: Fief, seat: Seat) -> list[int]:
    """The stock of every kind, in the order of the table: in_stock, with the map looked at once."""
    found = [in_stock(g, seat, MAN_AT_ARMS), in_stock(g, seat, KNIGHT)]
    if not g.others:
        return found
    kinds = g.rules.kinds
    colours = [sum(g.others[colour::MOST]) for colour in range(g.rules.seats)]
    for kind in kinds.further:
        row = kinds.all[kind]
        sharing = colours if row.common else colours[seat : seat + 1]
        used = sum([count(packed, kind) for packed in sharing])
        found.append(row.supply - used - off_the_map(g, kind, NOBODY if row.common else seat))
    return found


def off_the_map(g: Fief, kind: int, seat: Seat) -> int:
    """Counters of a colour, or of all, that are neither on the map nor in stock."""
    counters = 0
    for place in g.rules.off_map:
        counters += place.counters(g, kind, seat)
    return counters


def kinds_in_the_dark(g: Fief, seat: Seat) -> int:
    """Further kinds of which a colour may have troops in any of its armies, as far as the others know; all bits set.

    What it bought and lost was announced (F-11.2-02), and only the fog hides where the rest is.
    """
    if not g.others or not g.rules.fog_of_war:
        return 0
    kinds = g.rules.kinds
    packed = sum(g.others[seat::MOST])
    found = [
        kind >= FURTHER and (count(packed, kind) > 0 or off_the_map(g, kind, seat) > 0)
        for kind in range(kinds.count)
    ]
    return mask_of(found) & kinds.loose & kinds.troops


def remove_pieces(g: Fief, seat: Seat, village: int, pieces: int) -> None:
    """Pieces of further kinds leave the map, as remove_troops does."""
    remove_troops(g, seat, village, 0, 0, pieces)


def remove_troops(g: Fief, seat: Seat, village: int, men: int, knights: int, pieces: int = 0) -> None:
    """Counters return to their owner's stock (F-6.2.2-12); those with most Moves behind them go first.

    The caller refreshes the Village once the whole effect is done.
    """
    here = village * MOST + seat
    mine = [band for band in g.bands if band[0] == village and band[1] == seat]
    g.men_at_arms[here] -= men
    g.knights[here] -= knights
    if pieces:
        g.others[here] -= pieces
        follow(g, PIECES_LOST, here, pieces)
    if not mine:
        return
    g.bands = [band for band in g.bands if band[0] != village or band[1] != seat]
    mine.sort(key=moves_of_band, reverse=True)
    for band in mine:
        lost_men, lost_knights, lost_pieces = min(men, band[2]), min(knights, band[3]), fewer(pieces, band[7])
        men -= lost_men
        knights -= lost_knights
        pieces -= lost_pieces
        if band[2] > lost_men or band[3] > lost_knights or band[7] != lost_pieces:
            left = (band[2] - lost_men, band[3] - lost_knights)
            g.bands.append((village, seat, *left, band[4], band[5], band[6], band[7] - lost_pieces))


def tell_pieces(g: Fief, fact: Fact, seat: Seat, pieces: int, before: tuple[int, ...], to: int) -> None:
    """News of pieces of further kinds, one for each kind: what comes `before`, the kind, their number."""
    kinds = g.rules.kinds
    for kind in kinds.further:
        number = count(pieces, kind)
        if number:
            tell(g, fact, seat, (*before, kinds.all[kind].word, number), to)


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
