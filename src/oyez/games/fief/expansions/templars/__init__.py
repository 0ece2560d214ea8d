"""Templars: an order of peaceful Lords (X-TEM)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY
from oyez.games.fief.expansions.expansion import Expansion
from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.orders import found
from oyez.games.fief.expansions.orders.joining import Joining
from oyez.games.fief.expansions.orders.membership import TEMPLARS
from oyez.games.fief.expansions.templars.commanderies import BuyCommandery, PillageCommandery, Yield, bar_evil
from oyez.games.fief.expansions.templars.edict import EdictTerms
from oyez.games.fief.expansions.templars.knights import (
    bar_fighting,
    bar_templar,
    follow_templars,
    templar_knights,
    welcome,
    welcome_alone,
)
from oyez.games.fief.expansions.templars.part import TemplarPart, templars_of
from oyez.games.fief.expansions.templars.talks import Confer
from oyez.games.fief.expansions.templars.treasure import Treasure
from oyez.games.fief.expansions.templars.words import COMMANDERY_INCOME, JOIN_TEMPLARS
from oyez.games.fief.rules.doors import (
    ATTACK,
    BATTLE_BEGAN,
    BATTLE_ENDED,
    CAPTURED,
    DIED,
    FIGHT,
    INSTEAD_OF_CARD,
    LOST_AWAY,
    MARKET,
    PIECES_LOST,
    PILLAGE,
    PLAGUE,
    SPONSOR,
    TALK,
    UPRISING,
    Income,
)
from oyez.games.fief.rules.draft import Draft
from oyez.games.fief.rules.state import Fief


@final
class Beginning:
    """The part at set-up: everything beside the board, nobody a Templar (X-TEM-01, X-TEM-02)."""

    def __init__(self, title: int, commanderies: int) -> None:
        self.title: Final = title
        self.commanderies: Final = commanderies

    def make(self, seats: int) -> TemplarPart:
        return TemplarPart(title=self.title, titles=seats, supply=self.commanderies, talked=(NOBODY,) * seats)


def bar_outlawed(g: Fief) -> str:
    return "X-TEM-38" if templars_of(g).outlawed else ""


def templars(draft: Draft, numbers: Numbers) -> Draft:
    title = found(draft, numbers, "templar", TEMPLARS)
    draft.part("templars", Beginning(title, numbers.whole("templars.commandery_supply")).make)
    draft.pieces(templar_knights(numbers.whole("strength.templar_knight"), draft.seats))
    draft.forbid(bar_templar, ATTACK, SPONSOR)
    draft.forbid(bar_fighting, FIGHT)
    draft.follow(follow_templars, BATTLE_BEGAN, BATTLE_ENDED, PIECES_LOST, CAPTURED, LOST_AWAY, DIED)
    gives_knight = numbers.whole("templars.free_knights") > 0
    joining = Joining(TEMPLARS, JOIN_TEMPLARS, bar_outlawed, welcome if gives_knight else welcome_alone)
    draft.offer(INSTEAD_OF_CARD, joining)
    draft.offer(TALK, Confer())
    return buildings_and_fate(draft, numbers)


def buildings_and_fate(draft: Draft, numbers: Numbers) -> Draft:
    """Commanderies, the treasure after all moves (X-GEN-17), the Edict before the marriages (X-GEN-05)."""
    draft.offer(MARKET, BuyCommandery(numbers.whole("templars.commandery_cost")))
    yields = Yield(
        numbers.whole("templars.commandery_income"),
        numbers.whole("templars.commandery_income_treasure_bonus"),
    )
    draft.incomes.append(Income("commanderies", yields.income, COMMANDERY_INCOME))
    draft.offer(PILLAGE, PillageCommandery(numbers.whole("templars.pillage_income")))
    draft.forbid(bar_evil, PLAGUE, UPRISING)
    treasure = Treasure(numbers.whole("templars.treasure_lords"), numbers.wholes("templars.treasure_success"))
    draft.in_phase("movement", "treasure", treasure.steps)
    edict = EdictTerms(
        numbers.whole("templars.edict_per_commandery_alone"),
        numbers.whole("templars.edict_per_commandery_shared"),
        numbers.wholes("templars.edict_curse_dies_on"),
    )
    return draft.before("marriages", edict.steps)


EXPANSION: Final = Expansion(place=3, compose=templars)
