"""A bot that plays as if there were no expansions: `greedy:plain`, by whom the knowledge of them is measured."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Decision
from oyez.engine.words import Prompt, Verb
from oyez.games.fief.bots import courtesies
from oyez.games.fief.bots.modules.offered import JOINS, WARES
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.purchases import NEVER
from oyez.games.fief.bots.thumbs import Thumb, worths_of
from oyez.games.fief.bots.villages import further_worth, worth
from oyez.games.fief.expansions.crusades import words as ventures
from oyez.games.fief.expansions.tactics import words as arms
from oyez.games.fief.expansions.templars import words as templars
from oyez.games.fief.rules.board.tables import N_VILLAGES


def least(o: Outlook, decision: Decision) -> list[float]:
    return [-float(action.noun) for action in decision.options]


# What is only asked in an expansion, and can be declined.
DECLINED: Final[dict[Prompt, Thumb]] = {
    ventures.CALL_CRUSADE: courtesies.default,
    ventures.DEPARTURE: courtesies.default,
    ventures.COMPANY: least,
    arms.BID_FOR_MERCENARIES: least,
    arms.BID_AGAIN: least,
    arms.PAY_MERCENARIES: least,
    arms.RAISE_GUARD: courtesies.default,
    arms.RAISE_FOOT_GUARD: courtesies.default,
    templars.CHOOSE_PAIR: courtesies.default,
    templars.AGREE_TO_HIDE: courtesies.default,
    templars.CONSIDER_EDICT: courtesies.default,
    templars.SUPPORT_EDICT: courtesies.default,
}
# And what expansions add to the questions of the base game.
IGNORED: Final[tuple[Verb, ...]] = (*WARES, *JOINS, templars.PILLAGE_COMMANDERY)


def plain_worths(o: Outlook, decision: Decision) -> list[float]:
    """The same rules of thumb, without anything that an expansion brings."""
    thumb = DECLINED.get(decision.prompt)
    if thumb is not None:
        return thumb(o, decision)
    if o.g.rules.further_incomes:
        for village in range(N_VILLAGES):
            o.worths[village] = worth(o, village) - further_worth(o, village)
    found = worths_of(o, decision)
    return [
        NEVER if action.verb in IGNORED else value
        for action, value in zip(decision.options, found, strict=True)
    ]
