"""Teutonic Knights: an order that fights (X-TEU)."""

from __future__ import annotations

from typing import Final, final

from oyez.games.fief.expansions.expansion import Expansion
from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.orders import found
from oyez.games.fief.expansions.orders.joining import Joining
from oyez.games.fief.expansions.orders.membership import TEUTONIC
from oyez.games.fief.expansions.teutonic.knights import Welcome, Zeal, teutonic_knights
from oyez.games.fief.expansions.teutonic.part import TeutonicPart
from oyez.games.fief.expansions.teutonic.strongholds import Building
from oyez.games.fief.expansions.teutonic.words import (
    BUILT_GREAT,
    GREAT_STRONGHOLD,
    JOIN_TEUTONIC,
    UPGRADE,
    UPGRADED,
)
from oyez.games.fief.rules.board.tables import NO_FORT, STRONGHOLD
from oyez.games.fief.rules.doors import INSTEAD_OF_CARD, MARKET, Bonus
from oyez.games.fief.rules.draft import Draft
from oyez.games.fief.rules.state import Fief


@final
class Beginning:
    """The part at set-up: everything beside the board (X-TEU-01, X-TEU-02)."""

    def __init__(self, title: int, strongholds: int) -> None:
        self.title: Final = title
        self.strongholds: Final = strongholds

    def make(self, seats: int) -> TeutonicPart:
        return TeutonicPart(title=self.title, titles=seats, supply=self.strongholds)


def no_bar(g: Fief) -> str:
    """Nobody outlaws this order."""
    return ""


def teutonic(draft: Draft, numbers: Numbers) -> Draft:
    title = found(draft, numbers, "teutonic", TEUTONIC)
    draft.part("teutonic", Beginning(title, numbers.whole("teutonic.stronghold_supply")).make)
    draft.pieces(
        teutonic_knights(
            numbers.whole("strength.teutonic_knight"),
            numbers.whole("teutonic.knight_supply"),
            numbers.whole("teutonic.knight_cost"),
        )
    )
    joining = Joining(TEUTONIC, JOIN_TEUTONIC, no_bar, Welcome(numbers.whole("teutonic.free_knights")).give)
    draft.offer(INSTEAD_OF_CARD, joining)
    zeal = Zeal(
        numbers.whole("teutonic.knights_per_bonus_hit"),
        numbers.whole("teutonic.knights_per_bonus_hit_with_grand_master"),
    )
    draft.bonuses.append(Bonus("teutonic", zeal.bonus, "X-TEU-09"))
    for building in (
        Building(GREAT_STRONGHOLD, numbers.whole("teutonic.stronghold_cost"), NO_FORT, BUILT_GREAT),
        Building(UPGRADE, numbers.whole("teutonic.stronghold_upgrade"), STRONGHOLD, UPGRADED),
    ):
        draft.offer(MARKET, building)
    return draft


EXPANSION: Final = Expansion(place=4, compose=teutonic)
