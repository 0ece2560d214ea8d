"""Commanderies: bought, yielding, protecting, pillaged (X-TEM-15 to -25, X-TEM-53, X-TEM-56)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Seat, Step, tell
from oyez.engine.words import Action
from oyez.games.fief.expansions.orders.membership import free_members_at, houses_of
from oyez.games.fief.expansions.templars.part import templars_of, villages_in
from oyez.games.fief.expansions.templars.words import (
    BUILT_COMMANDERY,
    COMMANDERY,
    COMMANDERY_PILLAGED,
    PILLAGE_COMMANDERY,
)
from oyez.games.fief.rules.battle.pillage import bar_plunder
from oyez.games.fief.rules.board.tables import BISHOPRIC_OF
from oyez.games.fief.rules.board.villages import is_besieged
from oyez.games.fief.rules.doors import PLAGUE, Act, Ware
from oyez.games.fief.rules.state import Fief


@final
class BuyCommandery(Ware):
    """Commanderies for sale (X-TEM-15, X-TEM-17)."""

    def __init__(self, price: int) -> None:
        super().__init__(COMMANDERY, price)

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        """As `bar` has it; the purse is looked at first, for it is often too small."""
        if g.deniers[seat] < self.price:
            return []
        part = templars_of(g)
        if not part.members or self.bar_buyer(g, seat):
            return []
        return [
            COMMANDERY[v]
            for v in houses_of(g, part, seat)
            if g.control[v] == seat and not part.commanderies >> v & 1
        ]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return self.bar_buyer(g, seat) or self.bar_place(g, seat, noun)

    def bar_buyer(self, g: Fief, seat: Seat) -> str:
        part = templars_of(g)
        if part.outlawed:
            return "X-TEM-38"
        if g.deniers[seat] < self.price:
            return "X-TEM-15"
        return "" if part.commanderies.bit_count() < part.supply else "X-GEN-15"

    def bar_place(self, g: Fief, seat: Seat, village: int) -> str:
        """An own Village with a free Templar of his and none there yet (X-TEM-17)."""
        part = templars_of(g)
        if g.control[village] != seat or part.commanderies >> village & 1:
            return "X-TEM-17"
        return "" if free_members_at(g, part, seat, village) else "X-TEM-17"

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        g.deniers[seat] -= self.price
        templars_of(g).commanderies |= 1 << noun
        tell(g, BUILT_COMMANDERY, seat, (noun,))
        return []


@final
class Yield:
    """What Commanderies bring (X-TEM-18, X-TEM-19)."""

    def __init__(self, each: int, treasure_bonus: int) -> None:
        self.each: Final = each
        self.treasure_bonus: Final = treasure_bonus

    def income(self, g: Fief, seat: Seat) -> int:
        """To whoever controls the Village, Templar or not; nothing from a besieged one."""
        part = templars_of(g)
        each = self.each + (self.treasure_bonus if part.hidden else 0)  # X-TEM-30
        deniers = 0
        for village in villages_in(part.commanderies):
            if g.control[village] == seat and not is_besieged(g, village):
                bishopric = BISHOPRIC_OF[village]
                deniers += each + (g.harvest >> bishopric & 1) + (g.weather >> bishopric & 1)
        return deniers


@final
class PillageCommandery(Act):
    """It leaves the map and can be bought again (X-TEM-25)."""

    def __init__(self, spoils: int) -> None:
        super().__init__(PILLAGE_COMMANDERY)
        self.spoils: Final = spoils

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        villages = villages_in(templars_of(g).commanderies)
        return [PILLAGE_COMMANDERY[v] for v in villages if not bar_plunder(g, seat, v)]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        if not templars_of(g).commanderies >> noun & 1:
            return "X-TEM-25"
        return bar_plunder(g, seat, noun)

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        templars_of(g).commanderies &= ~(1 << noun)
        g.deniers[seat] += self.spoils
        tell(g, COMMANDERY_PILLAGED, seat, (noun,))
        return []


def bar_evil(g: Fief, evil: int, village: int, battle: object) -> str:
    """A Commandery keeps plague and uprising from its Village (X-TEM-22 to -24)."""
    if not templars_of(g).commanderies >> village & 1:
        return ""
    return "X-TEM-22" if evil == PLAGUE else "X-TEM-24"
