"""Counters of troops: stock, losses, and the bands that movement leaves behind (Fief 4.1, 5.0, 6.2.2)."""

from __future__ import annotations

from oyez.engine.kernel import Seat
from oyez.games.fief.state import Band, Fief
from oyez.games.fief.tables import KNIGHTS, MEN_AT_ARMS, MOST


def men_in_stock(g: Fief, seat: Seat) -> int:
    """Men-at-Arms of a colour that are not on the map (F-4.0-03)."""
    return MEN_AT_ARMS - sum(g.men_at_arms[seat::MOST])


def knights_in_stock(g: Fief, seat: Seat) -> int:
    return KNIGHTS - sum(g.knights[seat::MOST])


def remove_troops(g: Fief, seat: Seat, village: int, men: int, knights: int) -> None:
    """Counters return to their owner's stock (F-6.2.2-12); those with most Moves behind them go first.

    The caller refreshes the Village once the whole effect is done.
    """
    here = village * MOST + seat
    mine = [band for band in g.bands if band[0] == village and band[1] == seat]
    g.men_at_arms[here] -= men
    g.knights[here] -= knights
    if not mine:
        return
    g.bands = [band for band in g.bands if band[0] != village or band[1] != seat]
    mine.sort(key=moves_of_band, reverse=True)
    for band in mine:
        lost_men, lost_knights = min(men, band[2]), min(knights, band[3])
        men -= lost_men
        knights -= lost_knights
        if band[2] > lost_men or band[3] > lost_knights:
            g.bands.append(
                (village, seat, band[2] - lost_men, band[3] - lost_knights, band[4], band[5], band[6])
            )


def enlist(g: Fief, band: Band) -> None:
    """Add a band; counters with the same past in the same place are one band."""
    for place, other in enumerate(g.bands):
        if other[:2] == band[:2] and other[4:] == band[4:]:
            g.bands[place] = (*band[:2], other[2] + band[2], other[3] + band[3], *band[4:])
            return
    g.bands.append(band)


def moves_of_band(band: Band) -> int:
    return band[4]
