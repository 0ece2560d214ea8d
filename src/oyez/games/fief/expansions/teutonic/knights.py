"""Teutonic Knights: recruited, led by Lords of the order, worth more hits in battle (X-TEU-03 to -12)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import Seat, tell
from oyez.games.fief.expansions.orders.knights import order_knights
from oyez.games.fief.expansions.orders.membership import free_members_at
from oyez.games.fief.expansions.teutonic.part import TeutonicPart, teutonic_of
from oyez.games.fief.expansions.teutonic.words import (
    BECAME_TEUTONIC,
    BURY_TEUTONIC,
    KNIGHT_GIVEN,
    LOSE_TEUTONIC,
    TEUTONIC_KNIGHT,
    WITH_TEUTONIC,
)
from oyez.games.fief.rules.battle.battle import Battle
from oyez.games.fief.rules.battle.rolls import engaged_lords, engaged_pieces, members
from oyez.games.fief.rules.board.control import put_pieces
from oyez.games.fief.rules.board.pieces import KNIGHT, Kind, Sale, count, of
from oyez.games.fief.rules.board.tables import GREAT_STRONGHOLD
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.state import Fief

KNIGHTS: Final = "teutonic-knights"
WORD: Final = 6  # among the nouns "piece"


def teutonic_knights(points: int, supply: int, price: int) -> Kind:
    """They defend alone but move only with a Lord of the order; an heir gets Knights for them (X-TEU-06, -28)."""
    verbs = (WITH_TEUTONIC, LOSE_TEUTONIC, BURY_TEUTONIC)
    sale = Sale(TEUTONIC_KNIGHT, price, bar=bar_place)  # X-TEU-04, X-TEU-31
    return order_knights(
        KNIGHTS, WORD, points, supply, verbs, brothers, holds=True, passes_as=KNIGHT, sale=sale
    )


def brothers(g: Fief) -> int:
    return teutonic_of(g).members


@final
class Welcome:
    """What a new member gets for nothing, if it is left (X-TEU-03)."""

    def __init__(self, free: int) -> None:
        self.free: Final = free

    def give(self, g: Fief, lord: int) -> None:
        seat, row = g.family[lord], g.rules.kinds.row(KNIGHTS)
        tell(g, BECAME_TEUTONIC, seat, (lord,))
        number = min(self.free, in_stock(g, seat, row))
        if number:
            put_pieces(g, seat, g.at[lord], of(row, number))
            tell(g, KNIGHT_GIVEN, seat, (lord, number))


def bar_place(g: Fief, seat: Seat, village: int) -> str:
    """Beside a free Lord of the order, or in an own Teutonic Stronghold (X-TEU-05)."""
    if is_own_seat(g, seat, village):
        return ""
    return "" if free_members_at(g, teutonic_of(g), seat, village) else "X-TEU-05"


def is_own_seat(g: Fief, seat: Seat, village: int) -> bool:
    """A Teutonic Stronghold of his."""
    return g.forts[village] == GREAT_STRONGHOLD and g.control[village] == seat


@final
class Zeal:
    """The bonus of each player who has a free Lord of the order in the battle (X-TEU-09 to -12)."""

    def __init__(self, per_hit: int, per_hit_with_master: int) -> None:
        self.per_hit: Final = per_hit
        self.per_hit_with_master: Final = per_hit_with_master

    def bonus(self, g: Fief, battle: Battle, side: int, dice: int) -> int:
        part = teutonic_of(g)
        if not part.members:
            return 0
        led = {g.family[lord] for lord in engaged_lords(g, battle, side) if part.members >> lord & 1}
        return sum([self.hits(g, battle, part, seat) for seat in members(battle, side) if seat in led])

    def hits(self, g: Fief, battle: Battle, part: TeutonicPart, seat: Seat) -> int:
        knights = count(engaged_pieces(g, battle, seat), g.rules.kinds.row(KNIGHTS))
        per_hit = self.per_hit if g.holder[part.title] < 0 else self.per_hit_with_master
        return knights // per_hit
