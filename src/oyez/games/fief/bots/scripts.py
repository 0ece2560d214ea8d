"""Plans of several choices: a march with its troops, a purchase made several times. Search and rollouts follow them."""

from __future__ import annotations

from typing import Final

from oyez.bots.sense import Plan
from oyez.engine.kernel import Decision
from oyez.engine.words import Action
from oyez.games.fief.bots import marches
from oyez.games.fief.bots.expanded.offered import followers
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.rules.march.column import Column
from oyez.games.fief.rules.march.columns import begin
from oyez.games.fief.rules.march.words import (
    CHOOSE_LEADER,
    HALT,
    LEAD,
    MARCH,
    MUST_GO_ON,
    ON_THE_WAY,
    WITH_KNIGHTS,
    WITH_MEN,
)
from oyez.games.fief.rules.market.words import BUY, RECRUIT
from oyez.games.fief.rules.words import DONE

ON_THE_MARCH: Final = (ON_THE_WAY, MUST_GO_ON)
SCRIPTED: Final = (CHOOSE_LEADER, ON_THE_WAY, MUST_GO_ON, BUY)  # questions that a plan may answer in advance
SQUAD: Final = 3  # Men-at-Arms bought at once, in thought


def march_script(o: Outlook, column: Column, plan: marches.Plan) -> tuple[Action, ...]:
    """Take along so many, then go. What is already so is not asked for again."""
    further = followers(o, column, plan)
    return (WITH_MEN[plan.men], WITH_KNIGHTS[plan.knights], *further, MARCH[plan.exit])


def leads(o: Outlook, decision: Decision) -> list[Plan]:
    """Every Lord by every road with the best share of his troops; or nobody goes any more."""
    found = [Plan(o.w.effort, (DONE,))] if DONE in decision.options else []
    for action in decision.options:
        if action.verb is LEAD:
            column = begin(o.g, action.noun)
            plans = marches.plans_by_exit(o, column, None)
            found += [Plan(plan.value, (action, *march_script(o, column, plan))) for plan in plans]
    return found


def ways(o: Outlook, decision: Decision) -> list[Plan]:
    """Every road from here, or a halt."""
    column = o.g.column
    assert column is not None
    exits = {action.noun for action in decision.options if action.verb is MARCH}
    found = [
        Plan(plan.value, beginning(march_script(o, column, plan), decision))
        for plan in marches.plans_by_exit(o, column, exits)
    ]
    if HALT in decision.options:
        found.append(Plan(o.w.effort, (HALT,)))
    return found


def beginning(script: tuple[Action, ...], decision: Decision) -> tuple[Action, ...]:
    """The script from its first choice that is open; its last, the march itself, always is."""
    for at, action in enumerate(script):
        if action in decision.options:
            return script[at:]
    return script


def squads(decision: Decision, worths: list[float]) -> list[Plan]:
    """Single purchases, and several Men-at-Arms at once where the first is worth anything."""
    found = []
    for action, worth in zip(decision.options, worths, strict=True):
        found.append(Plan(worth, (action,)))
        if action.verb is RECRUIT and worth > 0:
            found.append(Plan(worth - 0.01, (action,) * SQUAD))
    return found
