"""Teutonic Knights: recruited, led by Lords of the order, worth more hits in battle (X-TEU-03 to -12)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Seat, Step, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.orders.knights import order_knights
from oyez.games.fief.expansions.orders.membership import free_members_at, houses_of
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
from oyez.games.fief.rules.battle.rolls import engaged_lords, engaged_others, members
from oyez.games.fief.rules.board.pieces import HEAVY, Kind, count, of
from oyez.games.fief.rules.board.tables import GREAT_STRONGHOLD
from oyez.games.fief.rules.board.troops import others_in_stock
from oyez.games.fief.rules.market.buying import add_others, bar_other, open_places, recruit_other
from oyez.games.fief.rules.state import Fief

KNIGHTS: Final = "teutonic-knights"
WORD: Final = 6  # among the nouns "piece"


def teutonic_knights(points: int, supply: int) -> Kind:
    """They defend alone but move only with a Lord of the order; an heir gets Knights for them (X-TEU-06, -28)."""
    verbs = (WITH_TEUTONIC, LOSE_TEUTONIC, BURY_TEUTONIC)
    return order_knights(KNIGHTS, WORD, points, supply, verbs, brothers, holds=True, passes_as=HEAVY)


def brothers(g: Fief) -> int:
    return teutonic_of(g).members


@final
class Welcome:
    """What a new member gets for nothing, if it is left (X-TEU-03)."""

    def __init__(self, free: int) -> None:
        self.free: Final = free

    def give(self, g: Fief, lord: int) -> None:
        seat, place = g.family[lord], g.rules.kinds.place(KNIGHTS)
        tell(g, BECAME_TEUTONIC, seat, (lord,))
        number = min(self.free, others_in_stock(g, seat, place))
        if number:
            add_others(g, seat, g.at[lord], of(place, number))
            tell(g, KNIGHT_GIVEN, seat, (lord, number))


@final
class Recruiting:
    """Knights for sale (X-TEU-04, X-TEU-05, X-TEU-31)."""

    def __init__(self, price: int) -> None:
        self.price: Final = price

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        return self.at(g, seat, open_places(g, seat))

    def at(self, g: Fief, seat: Seat, places: list[int]) -> list[Action]:
        if not places or g.deniers[seat] < self.price:
            return []
        part = teutonic_of(g)
        if not part.members and GREAT_STRONGHOLD not in g.forts:
            return []
        houses = houses_of(g, part, seat)
        found = [TEUTONIC_KNIGHT[v] for v in places if v in houses or is_own_seat(g, seat, v)]
        return found if found and others_in_stock(g, seat, g.rules.kinds.place(KNIGHTS)) > 0 else []

    def bar(self, g: Fief, seat: Seat, village: int) -> str:
        place = g.rules.kinds.place(KNIGHTS)
        return bar_place(g, seat, village) or bar_other(g, seat, village, place, self.price)

    def recruit(self, g: Fief, seat: Seat, village: int) -> list[Step[Any]]:
        recruit_other(g, seat, village, g.rules.kinds.place(KNIGHTS), self.price)
        return []


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

    def bonus(self, g: Fief, battle: Battle, side: int) -> int:
        part = teutonic_of(g)
        if not part.members:
            return 0
        led = {g.family[lord] for lord in engaged_lords(g, battle, side) if part.members >> lord & 1}
        return sum([self.hits(g, battle, part, seat) for seat in members(battle, side) if seat in led])

    def hits(self, g: Fief, battle: Battle, part: TeutonicPart, seat: Seat) -> int:
        knights = count(engaged_others(g, battle, seat), g.rules.kinds.place(KNIGHTS))
        per_hit = self.per_hit if g.holder[part.title] < 0 else self.per_hit_with_master
        return knights // per_hit
