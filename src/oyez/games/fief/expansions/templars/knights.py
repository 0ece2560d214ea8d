"""The Templar Knight, who always stays with his Lord, and battles a Templar keeps out of (X-TEM-03 to -10)."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import EVERYBODY, NOBODY, Seat, tell
from oyez.games.fief.expansions.orders.knights import order_knights
from oyez.games.fief.expansions.templars.part import KNIGHTS, TemplarPart, holders_at, templars_of
from oyez.games.fief.expansions.templars.words import (
    BECAME_TEMPLAR,
    BURY_TEMPLARS,
    KNIGHT_GIVEN,
    LOSE_TEMPLARS,
    WITH_TEMPLARS,
)
from oyez.games.fief.rules.battle.battle import ATTACK, Battle
from oyez.games.fief.rules.board.control import put_pieces
from oyez.games.fief.rules.board.piece_words import PIECES_FELL
from oyez.games.fief.rules.board.pieces import Kind, count, of
from oyez.games.fief.rules.board.tables import MOST, N_VILLAGES
from oyez.games.fief.rules.board.troops import remove_pieces, tell_pieces
from oyez.games.fief.rules.doors import (
    BATTLE_BEGAN,
    BATTLE_ENDED,
    CAPTURED,
    DIED,
    LOST_AWAY,
    PIECES_LOST,
    SPONSOR,
)
from oyez.games.fief.rules.march.permissions import is_shut_in
from oyez.games.fief.rules.state import Fief

WORD: Final = 5  # among the nouns "piece"


def templar_knights(points: int, supply: int) -> Kind:
    """Beside his Lord he needs to hold nothing by himself, and he besieges nobody (X-TEM-05, X-TEM-06)."""
    verbs = (WITH_TEMPLARS, LOSE_TEMPLARS, BURY_TEMPLARS)
    return order_knights(KNIGHTS, WORD, points, supply, verbs, with_knight, holds=False, bound=True)


def with_knight(g: Fief) -> int:
    return templars_of(g).knights


def welcome(g: Fief, lord: int) -> None:
    """The title is placed, and with it comes the one Knight he ever gets (X-TEM-09)."""
    tell(g, BECAME_TEMPLAR, g.family[lord], (lord,))
    give_knight(g, lord)


def give_knight(g: Fief, lord: int) -> None:
    templars_of(g).knights |= 1 << lord
    put_pieces(g, g.family[lord], g.at[lord], of(g.rules.kinds.row(KNIGHTS), 1))
    tell(g, KNIGHT_GIVEN, g.family[lord], (lord,))


def welcome_alone(g: Fief, lord: int) -> None:
    """The same by numbers that give no Knight."""
    tell(g, BECAME_TEMPLAR, g.family[lord], (lord,))


# --- Attacks ---


def bar_templar(g: Fief, act: int, lord: int, battle: object) -> str:
    """He leads no attack and no siege, and sponsors no murder (X-TEM-03, X-TEM-05, X-TEM-08)."""
    if not templars_of(g).members >> lord & 1:
        return ""
    return "X-TEM-08" if act == SPONSOR else "X-TEM-03"


def bar_fighting(g: Fief, act: int, lord: int, battle: Battle) -> str:
    """He takes no part in an attack of his own side, unless it breaks out of a siege (X-TEM-04, X-TEM-06)."""
    seat = g.family[lord]
    if battle.sides[seat] != ATTACK:
        return ""
    part = templars_of(g)
    if not part.members >> lord & 1:
        return ""
    running = g.battle is not None and g.battle.village == battle.village
    breaking = part.sortie >> seat & 1 == 1 if running else breaks_out(g, battle, seat)
    return "" if breaking else "X-TEM-04"


def breaks_out(g: Fief, battle: Battle, seat: Seat) -> bool:
    """He stands inside and the battle is against a besieger."""
    besieger = g.sieges[battle.village * MOST + battle.defender] > 0
    return besieger and is_shut_in(g, seat, battle.village)


# --- Knights and their Lords ---


def follow_templars(g: Fief, occasion: int, what: int, whom: int) -> None:
    """A Knight goes with the death or capture of his Lord; a battle remembers who broke out (X-TEM-10)."""
    part = templars_of(g)
    if occasion == BATTLE_BEGAN:
        part.sortie = sorties(g) if part.members else 0
    elif occasion == BATTLE_ENDED:
        part.sortie = 0
    elif occasion == PIECES_LOST:
        if part.knights:
            settle_knights(g, part, what % MOST, what // MOST)
    elif occasion == CAPTURED:
        if part.knights >> what & 1:
            part.knights &= ~(1 << what)
            settle_knights(g, part, g.family[what], g.at[what])
    elif occasion == LOST_AWAY:
        part.knights &= ~(1 << what)
    elif occasion == DIED and part.knights >> what & 1:
        part.knights &= ~(1 << what)
        for village in range(N_VILLAGES):
            settle_knights(g, part, whom, village)


def sorties(g: Fief) -> int:
    """Whoever could break out in the battle that has just begun: sieges may end while it lasts."""
    battle, found = g.battle, 0
    assert battle is not None
    for seat in range(g.rules.seats):
        if breaks_out(g, battle, seat):
            found |= 1 << seat
    return found


def settle_knights(g: Fief, part: TemplarPart, seat: Seat, village: int) -> None:
    """As many Templar Knights as Lords who have one: what is too many leaves the map, or a Lord has none any more."""
    if village == NOBODY:
        return  # he is elsewhere, and his Knight with him
    place = g.rules.kinds.row(KNIGHTS)
    standing = count(g.others[village * MOST + seat], place)
    holders = holders_at(g, part, seat, village)
    if standing > len(holders):
        gone = of(place, standing - len(holders))
        remove_pieces(g, seat, village, gone)
        tell_pieces(g, PIECES_FELL, seat, gone, (village,), EVERYBODY)
        return
    for lord in exposed_first(g, holders)[: len(holders) - standing]:
        part.knights &= ~(1 << lord)


def exposed_first(g: Fief, holders: list[int]) -> list[int]:
    """Of several Lords with a Knight in one Village those on the march or riding lost theirs."""
    mask = 0 if g.column is None else g.column.lords
    if g.battle is not None and g.battle.rider != NOBODY:
        mask |= g.battle.riders
    return [x for x in holders if mask >> x & 1] + [x for x in holders if not mask >> x & 1]
