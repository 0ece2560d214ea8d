"""Which Lords belong to an order, and its Grand Master: the questions others ask too (X-GEN-52 to -67)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oyez.engine.kernel import NOBODY, Seat
from oyez.engine.parts import Part
from oyez.engine.scenario_text import BadScenario, known, listed
from oyez.games.fief.expansions.orders import shapes
from oyez.games.fief.position.names import lord_of
from oyez.games.fief.rules.board.tables import LORDS, MEN, N_LORDS
from oyez.games.fief.rules.court.lords import free_lords_at
from oyez.games.fief.rules.state import Fief

TEMPLARS: Final = 0
TEUTONIC: Final = 1


class Order(Part):
    """The Lords of an order, one bit each. There are as many titles as players (X-GEN-55)."""

    def __init__(self, order: int, title: int, titles: int, members: int) -> None:
        self.order: Final = order
        self.title: Final = title  # of its Grand Master
        self.titles: Final = titles  # counters for members
        self.members = members

    def membership(self) -> shapes.Order:
        return {"members": lords_in(self.members), "titles_left": self.titles - self.members.bit_count()}

    def words(self, g: Any) -> dict[str, object]:
        return {**self.facts(), "members": [LORDS[lord] for lord in lords_in(self.members)]}

    def take_members(self, g: Any, position: Mapping[str, object], keys: tuple[str, ...]) -> None:
        """What a scenario says of members; `keys` are those the order knows beside them."""
        known(position, ("members", *keys), ())
        names = listed(position.get("members") or [], ("members",), "members are a list of Lords")
        for place, name in enumerate(names):
            lord = lord_of(name, ("members", place))
            if g.family[lord] == NOBODY:
                raise BadScenario(f"{LORDS[lord]} is not in play", ("members", place))
            self.members |= 1 << lord

    def conserve(self, g: Any) -> None:
        """X-GEN-52, -55, -56, -66."""
        assert self.members.bit_count() <= self.titles, "titles of an order"
        for lord in range(N_LORDS):
            if self.members >> lord & 1:
                assert g.family[lord] != NOBODY, f"{LORDS[lord]} is of an order but not in play"
                assert lord < MEN and g.spouse[lord] == NOBODY, f"{LORDS[lord]} may not be of an order"
                assert g.titles[lord] & ~(1 << self.title) == 0, f"titles of {LORDS[lord]}"
                assert not bar_family(g, g.family[lord], self.order), f"two orders beside {LORDS[lord]}"
        master = g.holder[self.title]
        assert master == NOBODY or self.members >> master & 1, "a Grand Master outside his order"
        assert master == NOBODY or g.excommunicated != master, "an excommunicated Grand Master"


def lords_in(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(low.bit_length() - 1)
    return found


def find_order(g: Fief, order: int) -> Order | None:
    """The order, or None if its switch is off."""
    for part in g.parts:
        if isinstance(part, Order) and part.order == order:
            return part
    return None


def is_order_lord(g: Fief, lord: int) -> bool:
    for part in g.parts:
        if isinstance(part, Order) and part.members >> lord & 1:
            return True
    return False


def is_member(g: Fief, order: int, lord: int) -> bool:
    found = find_order(g, order)
    return found is not None and found.members >> lord & 1 == 1


def grand_master_of(g: Fief, order: int) -> int:
    """The Lord who holds the office of an order, or NOBODY."""
    found = find_order(g, order)
    return NOBODY if found is None else g.holder[found.title]


def grand_master_in_play(g: Fief, order: int) -> bool:
    """Some Lord of any player holds the office: free, captive or away (X-GEN-67)."""
    return grand_master_of(g, order) != NOBODY


def has_member(g: Fief, order: Order, seat: Seat) -> bool:
    """Whether a player has a Lord of the order at all."""
    left = order.members
    while left:
        low = left & -left
        left ^= low
        if g.family[low.bit_length() - 1] == seat:
            return True
    return False


def houses_of(g: Fief, order: Order, seat: Seat) -> list[int]:
    """The Villages where free Lords of the order of a player stand."""
    found: list[int] = []
    left = order.members
    while left:
        low = left & -left
        left ^= low
        lord = low.bit_length() - 1
        village = g.at[lord]
        free = g.family[lord] == seat and g.captor[lord] == NOBODY and village != NOBODY
        if free and village not in found:
            found.append(village)
    if len(found) > 1:
        found.sort()
    return found


def free_members_at(g: Fief, order: Order, seat: Seat, village: int) -> list[int]:
    """Free Lords of the order that a player has in a Village."""
    if not order.members:
        return []
    return [lord for lord in free_lords_at(g, seat, village) if order.members >> lord & 1]


def bar_family(g: Fief, seat: Seat, order: int) -> str:
    """A family has no Lords of both orders at the same time (X-GEN-56)."""
    for part in g.parts:
        if isinstance(part, Order) and part.order != order and has_member(g, part, seat):
            return "X-GEN-56"
    return ""
