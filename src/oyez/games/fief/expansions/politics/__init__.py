"""Politics: the toll collector at the bridges (X-POL)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.expansions.expansion import Expansion
from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.politics.toll import Toll, TollCollector
from oyez.games.fief.expansions.politics.words import TOLL_INCOME
from oyez.games.fief.rules.doors import Income
from oyez.games.fief.rules.draft import Draft


def politics(draft: Draft, numbers: Numbers) -> Draft:
    """No decision, no step: one more source of income (X-POL-11)."""
    only_one = numbers.text("politics.holder") == "one"
    toll = Toll(numbers.whole("politics.toll_per_bridge"), numbers.whole("politics.toll_max"), only_one)
    draft.incomes.append(Income("toll", toll.income, TOLL_INCOME))
    return draft.part("toll", TollCollector) if only_one else draft


EXPANSION: Final = Expansion(place=2, compose=politics)
