"""Teutonic Knights: an order that fights (X-TEU)."""

from __future__ import annotations

from typing import Final, final

from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.orders import found
from oyez.games.fief.expansions.orders.joining import Joining
from oyez.games.fief.expansions.orders.membership import TEUTONIC
from oyez.games.fief.expansions.teutonic.knights import Recruiting, Welcome, Zeal, teutonic_knights
from oyez.games.fief.expansions.teutonic.part import TeutonicPart
from oyez.games.fief.expansions.teutonic.strongholds import Building
from oyez.games.fief.expansions.teutonic.words import (
    BUILT_GREAT,
    GREAT_STRONGHOLD,
    JOIN_TEUTONIC,
    TEUTONIC_KNIGHT,
    UPGRADE,
    UPGRADED,
)
from oyez.games.fief.rules.board.tables import NO_FORT, STRONGHOLD
from oyez.games.fief.rules.doors import Act, Bonus
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
    draft.kind(
        teutonic_knights(numbers.whole("strength.teutonic_knight"), numbers.whole("teutonic.knight_supply"))
    )
    joining = Joining(TEUTONIC, JOIN_TEUTONIC, no_bar, Welcome(numbers.whole("teutonic.free_knights")).give)
    draft.draws.append(Act(JOIN_TEUTONIC, joining.options, joining.bar, joining.steps))
    zeal = Zeal(
        numbers.whole("teutonic.knights_per_bonus_hit"),
        numbers.whole("teutonic.knights_per_bonus_hit_with_grand_master"),
    )
    draft.bonuses.append(Bonus("teutonic", zeal.bonus, "X-TEU-09"))
    recruiting = Recruiting(numbers.whole("teutonic.knight_cost"))
    draft.wares.append(
        Act(
            TEUTONIC_KNIGHT,
            recruiting.options,
            recruiting.bar,
            recruiting.recruit,
            recruiting.price,
            recruiting.at,
        )
    )
    for building in (
        Building(GREAT_STRONGHOLD, numbers.whole("teutonic.stronghold_cost"), NO_FORT, BUILT_GREAT),
        Building(UPGRADE, numbers.whole("teutonic.stronghold_upgrade"), STRONGHOLD, UPGRADED),
    ):
        draft.wares.append(Act(building.verb, building.options, building.bar, building.build, building.price))
    return draft
