"""Questions about Lords: family, freedom, titles, strength."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.board.tables import (
    BISHOPS,
    CARDINALS,
    CLERGY,
    FIEF_TITLE_LIMIT,
    FIEF_TITLES,
    MEN,
    N_LORDS,
    POPE,
)
from oyez.games.fief.rules.doors import ATTACK, HOLD_FIEF
from oyez.games.fief.rules.state import Fief


def lords_of(g: Fief, seat: Seat) -> list[int]:
    """The Lords of a family, captives included (F-6.2.3-02)."""
    return [lord for lord, owner in enumerate(g.family) if owner == seat]


def is_free(g: Fief, lord: int) -> bool:
    return g.captor[lord] == NOBODY


def free_lords_at(g: Fief, seat: Seat, village: int) -> list[int]:
    """Uncaptured Lords of a family in a Village."""
    at, family, captor = g.at, g.family, g.captor
    if village not in at:
        return []  # most Villages, most of the time
    return [
        lord
        for lord, place in enumerate(at)
        if place == village and family[lord] == seat and captor[lord] == NOBODY
    ]


def has_free_lord_at(g: Fief, seat: Seat, village: int) -> bool:
    at, family, captor = g.at, g.family, g.captor
    if village not in at:
        return False
    for lord, place in enumerate(at):
        if place == village and family[lord] == seat and captor[lord] == NOBODY:
            return True
    return False


def has_bars(g: Fief, what: int) -> bool:
    """Whether anything is ever forbidden of that sort (see doors.py)."""
    bars = g.rules.bars
    return bool(bars) and bool(bars[what])


def bar_act(g: Fief, act: int, lord: int) -> str:
    """The row that forbids a Lord an act (see doors.py), or ""."""
    bars = g.rules.bars
    if bars:
        for bar in bars[act]:
            row = bar(g, act, lord, None)
            if row:
                return row
    return ""


def is_haven(g: Fief, village: int, evil: int) -> bool:
    """Whether something keeps PLAGUE or UPRISING from a Village."""
    return bar_act(g, evil, village) != ""


def follow(g: Fief, occasion: int, what: int, whom: int) -> None:
    """What follows from something that has just happened: see doors.py."""
    occasions = g.rules.occasions
    if occasions:
        for consequence in occasions[occasion]:
            consequence(g, occasion, what, whom)


def is_off_map(g: Fief, lord: int) -> bool:
    """Whether a Lord in play who stands in no Village is somewhere else."""
    for place in g.rules.off_map:
        if place.has_lord(g, lord):
            return True
    return False


def beside(g: Fief, lord: int) -> list[int]:
    """The free Lords where a Lord is who stands in no Village, he himself not; the first of them decides for all."""
    found: list[int] = []
    for place in g.rules.off_map:
        found += place.beside(g, lord)
    return found


def leaders_at(g: Fief, seat: Seat, village: int) -> list[int]:
    """Free Lords of a family in a Village who may lead an attack or a siege."""
    lords = free_lords_at(g, seat, village)
    return [lord for lord in lords if not bar_act(g, ATTACK, lord)] if has_bars(g, ATTACK) else lords


def bar_leading(g: Fief, seat: Seat, village: int) -> str:
    """The row that keeps a Lord of his there from leading an attack or a siege, or ""."""
    if has_bars(g, ATTACK):
        for lord in free_lords_at(g, seat, village):
            row = bar_act(g, ATTACK, lord)
            if row:
                return row
    return ""


def has_leader_at(g: Fief, seat: Seat, village: int) -> bool:
    if not has_bars(g, ATTACK):
        return has_free_lord_at(g, seat, village)
    for lord in free_lords_at(g, seat, village):
        if not bar_act(g, ATTACK, lord):
            return True
    return False


def captives_of(g: Fief, captor: Seat) -> list[int]:
    if captor not in g.captor:
        return []
    return [lord for lord in range(N_LORDS) if g.captor[lord] == captor and g.family[lord] != NOBODY]


def is_married(g: Fief, lord: int) -> bool:
    return g.spouse[lord] != NOBODY


def ally_of(g: Fief, seat: Seat) -> Seat:
    """The player linked by marriage, or NOBODY (F-1.1-01, F-1.1-07)."""
    for lord, spouse in enumerate(g.spouse):
        if spouse != NOBODY and g.family[lord] == seat:
            return g.family[spouse]
    return NOBODY


def is_clergy(g: Fief, lord: int) -> bool:
    return g.titles[lord] & CLERGY != 0


def is_bishop(g: Fief, lord: int) -> bool:
    return g.titles[lord] & BISHOPS != 0


def is_cardinal(g: Fief, lord: int) -> bool:
    return g.titles[lord] & CARDINALS != 0


def is_pope(g: Fief, lord: int) -> bool:
    return g.titles[lord] >> POPE & 1 == 1


def is_titled(g: Fief, lord: int) -> bool:
    """At least one fief, ecclesiastical or royal title (F-1.2-05); d'Arc only by flag (F-1.2-06)."""
    return g.titles[lord] & g.rules.dignity != 0 or (g.rules.darc_is_title and g.darc == lord)


def fief_titles(g: Fief, lord: int) -> list[int]:
    mask = g.titles[lord] & FIEF_TITLES
    return [fief for fief in range(8) if mask >> fief & 1]


def has_room_for_fief(g: Fief, lord: int) -> bool:
    """At most two fief titles (F-1.2-10), none for whom an expansion bars from them."""
    if (g.titles[lord] & FIEF_TITLES).bit_count() >= FIEF_TITLE_LIMIT:
        return False
    return not g.rules.bars or not bar_act(g, HOLD_FIEF, lord)


def strength_of(g: Fief, lord: int) -> int:
    """1 for a man, a titled lady or the lady with d'Arc; 0 for an untitled lady (F-6.2-03 to -06)."""
    return 1 if lord < MEN or g.titles[lord] & g.rules.dignity or g.darc == lord else 0


def ransom_of(g: Fief, lord: int) -> int:
    """2 deniers and 2 per title (F-6.2.4-02)."""
    titles = (g.titles[lord] & g.rules.costly).bit_count() + (
        1 if g.rules.darc_is_title and g.darc == lord else 0
    )
    return 2 + 2 * titles
