"""Templars: an order of peaceful Lords (X-TEM)."""

from __future__ import annotations

from typing import Final, final

from oyez.engine.kernel import NOBODY
from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.orders import found
from oyez.games.fief.expansions.orders.joining import Joining
from oyez.games.fief.expansions.orders.membership import TEMPLARS
from oyez.games.fief.expansions.templars.commanderies import Commanderies, is_protected
from oyez.games.fief.expansions.templars.edict import EdictTerms
from oyez.games.fief.expansions.templars.knights import (
    bar_templar,
    follow_templars,
    stands_aside,
    templar_knights,
    welcome,
    welcome_alone,
)
from oyez.games.fief.expansions.templars.part import TemplarPart, templars_of
from oyez.games.fief.expansions.templars.talks import bar_confer, confer, confer_options
from oyez.games.fief.expansions.templars.treasure import Treasure
from oyez.games.fief.expansions.templars.words import (
    COMMANDERY,
    COMMANDERY_INCOME,
    CONFER,
    JOIN_TEMPLARS,
    PILLAGE_COMMANDERY,
)
from oyez.games.fief.rules.doors import (
    ATTACK,
    BATTLE_BEGAN,
    BATTLE_ENDED,
    CAPTURED,
    DIED,
    LOST_AWAY,
    PIECES_LOST,
    SPONSOR,
    Act,
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
    draft.kind(templar_knights(numbers.whole("strength.templar_knight"), draft.seats))
    draft.forbid(bar_templar, ATTACK, SPONSOR)
    draft.aloof.append(stands_aside)
    draft.follow(follow_templars, BATTLE_BEGAN, BATTLE_ENDED, PIECES_LOST, CAPTURED, LOST_AWAY, DIED)
    gives_knight = numbers.whole("templars.free_knights") > 0
    joining = Joining(TEMPLARS, JOIN_TEMPLARS, bar_outlawed, welcome if gives_knight else welcome_alone)
    draft.draws.append(Act(JOIN_TEMPLARS, joining.options, joining.bar, joining.steps))
    draft.talks.append(Act(CONFER, confer_options, bar_confer, confer))
    return buildings_and_fate(draft, numbers)


def buildings_and_fate(draft: Draft, numbers: Numbers) -> Draft:
    """Commanderies, the treasure after all moves (X-GEN-17), the Edict before the marriages (X-GEN-05)."""
    houses = Commanderies(
        numbers.whole("templars.commandery_cost"),
        numbers.whole("templars.commandery_income"),
        numbers.whole("templars.commandery_income_treasure_bonus"),
        numbers.whole("templars.pillage_income"),
    )
    draft.wares.append(Act(COMMANDERY, houses.options, houses.bar, houses.build, houses.price))
    draft.incomes.append(Income("commanderies", houses.income, COMMANDERY_INCOME))
    draft.plunder.append(Act(PILLAGE_COMMANDERY, houses.spoils_open, houses.bar_pillage, houses.pillage))
    draft.havens.append(is_protected)
    treasure = Treasure(numbers.whole("templars.treasure_lords"), numbers.wholes("templars.treasure_success"))
    draft.in_phase("movement", "treasure", treasure.steps)
    edict = EdictTerms(
        numbers.whole("templars.edict_per_commandery_alone"),
        numbers.whole("templars.edict_per_commandery_shared"),
        numbers.wholes("templars.edict_curse_dies_on"),
    )
    return draft.before("marriages", edict.steps)
