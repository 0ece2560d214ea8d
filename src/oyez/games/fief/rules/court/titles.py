"""Titles: granting and vacating counters, victory points, who may receive what."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY, Seat
from oyez.games.fief.rules.board.tables import CARDINAL, KING, N_FIEFS, N_LORDS, QUEEN
from oyez.games.fief.rules.court.lords import has_room_for_fief, lords_of
from oyez.games.fief.rules.state import Fief


def holder_of(g: Fief, title: int) -> int:
    """The Lord who holds a title, or NOBODY."""
    return g.holder[title]


def player_of(g: Fief, title: int) -> Seat:
    """The player whose Lord holds a title, or NOBODY."""
    lord = g.holder[title]
    return NOBODY if lord == NOBODY else g.family[lord]


def grant(g: Fief, title: int, lord: int) -> None:
    """Put the counter at the Lord's card (F-1.2-13), wherever it lay before."""
    vacate(g, title)
    g.holder[title] = lord
    g.titles[lord] |= 1 << title


def vacate(g: Fief, title: int) -> None:
    """The counter goes back to its space on the board."""
    lord = g.holder[title]
    if lord != NOBODY:
        g.titles[lord] &= ~(1 << title)
        g.holder[title] = NOBODY
    if title == QUEEN:
        g.regency = False


def is_governed(g: Fief, fief: int) -> bool:
    return g.holder[fief] != NOBODY  # F-4.3-11


def cardinal_counter(g: Fief) -> int:
    """A free counter of those that go with a card, or NOBODY (F-1.5-06)."""
    for title in range(CARDINAL, CARDINAL + 3):
        if g.holder[title] == NOBODY:
            return title
    return NOBODY


def sovereign(g: Fief) -> int:
    """Who has the King's privileges: the King, or the Queen Regent (F-1.8.1-04); NOBODY if neither."""
    if g.holder[KING] != NOBODY:
        return g.holder[KING]
    return g.holder[QUEEN] if g.regency else NOBODY


def with_room(g: Fief, seat: Seat) -> list[int]:
    """Lords of a family who may take one more fief title, captives included (F-4.3-10, F-4.3.1-04)."""
    return [lord for lord in lords_of(g, seat) if has_room_for_fief(g, lord)]


def victory_points(g: Fief, seat: Seat) -> int:
    """1 per fief title, 1 for King, 1 for Pope (F-7.0-03, F-7.0-04); captives' titles count (F-7.0-05)."""
    points, scoring = 0, g.rules.scoring
    for lord in range(N_LORDS):
        if g.family[lord] == seat:
            points += (g.titles[lord] & scoring).bit_count()
    return points


def fiefs_of(g: Fief, seat: Seat) -> list[int]:
    return [fief for fief in range(N_FIEFS) if player_of(g, fief) == seat]
