"""A title of an order in place of a card: who may receive it, and what follows (X-GEN-50 to -57, X-GEN-74)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from oyez.engine.kernel import NOBODY, Seat, Step
from oyez.engine.words import Action, Verb
from oyez.games.fief.expansions.orders.membership import Order, bar_family, find_order, is_order_lord
from oyez.games.fief.rules.board.control import end_broken_sieges
from oyez.games.fief.rules.board.tables import is_male
from oyez.games.fief.rules.court.lords import bar_act, lords_of
from oyez.games.fief.rules.doors import VOTE, Act
from oyez.games.fief.rules.state import Fief


@final
class Joining(Act):
    """A title of one order; `welcome` gives the new member what he gets for nothing."""

    def __init__(
        self,
        order: int,
        verb: Verb,
        bar_order: Callable[[Fief], str],
        welcome: Callable[[Fief, int], None],
    ) -> None:
        super().__init__(verb)
        self.order: Final = order
        self.bar_order: Final = bar_order
        self.welcome: Final = welcome

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        if self.bar_seat(g, seat):
            return []
        return [self.verb[lord] for lord in lords_of(g, seat) if not bar_lord(g, lord)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        if g.family[noun] != seat:
            return "X-GEN-53"
        return self.bar_seat(g, seat) or bar_lord(g, noun)

    def bar_seat(self, g: Fief, seat: Seat) -> str:
        """What keeps a player from any title of the order."""
        order = self.found(g)
        if order.members and order.members.bit_count() >= order.titles:
            return "X-GEN-15"
        return self.bar_order(g) or bar_family(g, seat, self.order)

    def found(self, g: Fief) -> Order:
        order = find_order(g, self.order)
        assert order is not None
        return order

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        self.found(g).members |= 1 << noun
        self.welcome(g, noun)
        end_broken_sieges(g, g.at[noun])  # X-TEM-46: who may not besiege any more leads no siege
        return []


def bar_lord(g: Fief, lord: int) -> str:
    """What keeps a Lord from receiving a title of either order."""
    if not is_male(lord):
        return "X-GEN-52"
    if g.titles[lord] or g.spouse[lord] != NOBODY or g.at[lord] == NOBODY or g.captor[lord] != NOBODY:
        return "X-GEN-53"
    return "X-GEN-53" if is_order_lord(g, lord) or is_outcast(g, lord) else ""


def is_outcast(g: Fief, lord: int) -> bool:
    """Excommunicated, or barred from every vote as a Renegade is (X-GEN-61 to -63)."""
    return g.excommunicated == lord or bar_act(g, VOTE, lord) != ""
