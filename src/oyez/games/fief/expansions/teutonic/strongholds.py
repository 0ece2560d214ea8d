"""Teutonic Strongholds: bought new or made of a Stronghold (X-TEU-13 to -18, X-TEU-32)."""

from __future__ import annotations

from typing import Any, Final, final

from oyez.engine.kernel import Seat, Step, tell
from oyez.engine.words import Action, Fact, Verb
from oyez.games.fief.expansions.orders.membership import free_members_at, houses_of
from oyez.games.fief.expansions.teutonic.part import strongholds_left, teutonic_of
from oyez.games.fief.rules.board.tables import GREAT_STRONGHOLD
from oyez.games.fief.rules.doors import Ware
from oyez.games.fief.rules.state import Fief


@final
class Building(Ware):
    """One of the two ways to get one: `on` is the fortification that must be there."""

    def __init__(self, verb: Verb, price: int, on: int, fact: Fact) -> None:
        super().__init__(verb, price)
        self.on: Final = on
        self.fact: Final = fact

    def options(self, g: Fief, seat: Seat) -> list[Action]:
        """As `bar` has it; the purse is looked at first, for it is nearly always too small."""
        if g.deniers[seat] < self.price:
            return []
        part = teutonic_of(g)
        villages = houses_of(g, part, seat) if part.members and strongholds_left(g, part) > 0 else []
        return [self.verb[v] for v in villages if g.control[v] == seat and g.forts[v] == self.on]

    def bar(self, g: Fief, seat: Seat, noun: int) -> str:
        return self.bar_buyer(g, seat) or self.bar_place(g, seat, noun)

    def bar_buyer(self, g: Fief, seat: Seat) -> str:
        part = teutonic_of(g)
        if g.deniers[seat] < self.price:
            return "X-TEU-13"
        return "" if strongholds_left(g, part) > 0 else "X-GEN-15"

    def bar_place(self, g: Fief, seat: Seat, village: int) -> str:
        """An own Village with a free Lord of the order; no City is ever made over (X-TEU-14)."""
        if g.control[village] != seat or g.forts[village] != self.on:
            return "X-TEU-14"
        return "" if free_members_at(g, teutonic_of(g), seat, village) else "X-TEU-14"

    def steps(self, g: Fief, seat: Seat, noun: int) -> list[Step[Any]]:
        """A Stronghold that stood there goes back to the common pool."""
        g.deniers[seat] -= self.price
        g.forts[noun] = GREAT_STRONGHOLD
        tell(g, self.fact, seat, (noun,))
        return []
