"""Who collects a tax that was played, and how much a tallage yields (Fief 2.4.5, 2.4.6, 12)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.board.tables import BISHOP, POPE, VILLAGES_OF_FIEF
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.cards.taxes import (
    AS_BISHOP,
    AS_CARDINAL,
    AS_HOLDER,
    AS_POPE,
    AS_SOVEREIGN,
    TALLAGES,
)
from oyez.games.fief.rules.court.lords import is_cardinal, is_free
from oyez.games.fief.rules.court.titles import sovereign
from oyez.games.fief.rules.state import Fief, Tax

PER_VILLAGE: Final = 2  # F-2.4.5-04


def collector(g: Fief, tax: Tax) -> Seat:
    """Who would collect a tax if the income came now, or NOBODY if it is cancelled (F-12.3-01)."""
    lord = taxing_lord(g, tax)
    if lord == NOBODY or (g.rules.captive_income == "lost" and not is_free(g, lord)):
        return NOBODY
    return g.family[lord]


def taxing_lord(g: Fief, tax: Tax) -> int:
    """The Lord by whose right a tax is collected now.

    A tithe dies with its clergyman's title (F-12-P3-04, -05), a royal tallage with a crown in another family
    (F-12-P3-06); a fief's tallage stays in the family or, by flag, follows the title (F-12-P3-01 to -03).
    """
    seat, _, target, lord, capacity = tax
    if capacity == AS_BISHOP:
        return lord if g.holder[BISHOP + target] == lord else NOBODY
    if capacity == AS_CARDINAL:
        return lord if g.family[lord] == seat and is_cardinal(g, lord) else NOBODY
    if capacity == AS_POPE:
        return lord if g.holder[POPE] == lord else NOBODY
    holder = sovereign(g) if capacity == AS_SOVEREIGN else g.holder[target]
    if holder == NOBODY or g.family[holder] == seat:
        return holder
    follows = capacity == AS_HOLDER and g.rules.tax_after_title_loss == "follows_title"
    return holder if follows else NOBODY


def taxer_of_fief(g: Fief, fief: int) -> Seat:
    """Who collects the tallage of a fief: it pays one valid tax, the first to be played (F-2.4.5-08)."""
    for tax in g.taxes:
        if tax[1] == TALLAGES and tax[2] == fief:
            seat = collector(g, tax)
            if seat != NOBODY:
                return seat
    return NOBODY


def tallage_at(g: Fief, fief: int) -> int:
    """2 for each Village of the fief, whoever controls it; besieged ones by flag (F-2.4.5-04 to -06)."""
    villages = VILLAGES_OF_FIEF[fief]
    if g.rules.tallage_besieged_village == "not_paid":
        return PER_VILLAGE * len([village for village in villages if not is_besieged(g, village)])
    return PER_VILLAGE * len(villages)


def tither_of(g: Fief, bishopric: int) -> Seat:
    """Who collects the tithe: a Bishop before Cardinals before the Pope, the first to have played it (F-2.4.6-06, -07).

    Only tithes that are still valid are ranked, so a lower one is not lost for good (F-12-P3-04).
    """
    best, found = AS_POPE + 1, NOBODY
    for tax in g.taxes:
        if tithes(tax, bishopric) and rank_of(g, tax, bishopric) < best:
            seat = collector(g, tax)
            if seat != NOBODY:
                best, found = rank_of(g, tax, bishopric), seat
    return found


def rank_of(g: Fief, tax: Tax, bishopric: int) -> int:
    """Whoever is Bishop of the place comes first there, also with the tithe he raises as Pope (F-2.4.6-12)."""
    return AS_BISHOP if g.holder[BISHOP + bishopric] == tax[3] else tax[4]


def tithes(tax: Tax, bishopric: int) -> bool:
    """Whether a tax is a tithe of that bishopric; the Pope's target is a mask."""
    if tax[1] == TALLAGES:
        return False
    return tax[2] >> bishopric & 1 == 1 if tax[4] == AS_POPE else tax[2] == bishopric
