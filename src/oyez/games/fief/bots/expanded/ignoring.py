"""A bot that plays as if there were no expansions: `greedy:plain`, by whom the knowledge of them is measured."""

from __future__ import annotations

from oyez.engine.kernel import Decision
from oyez.games.fief.bots.expanded.additions import additions
from oyez.games.fief.bots.outlook import Outlook
from oyez.games.fief.bots.purchases import NEVER
from oyez.games.fief.bots.thumbs import worths_of
from oyez.games.fief.bots.villages import further_worth, worth
from oyez.games.fief.rules.board.tables import N_VILLAGES


def plain_worths(o: Outlook, decision: Decision) -> list[float]:
    """The same rules of thumb, without anything that an expansion brings."""
    known = additions()
    thumb = known.declined.get(decision.prompt)
    if thumb is not None:
        return thumb(o, decision)
    if o.g.rules.further_incomes:
        for village in range(N_VILLAGES):
            o.worths[village] = worth(o, village) - further_worth(o, village)
    found = worths_of(o, decision)
    return [
        NEVER if verb in known.wares or verb in known.draws or verb in known.plunder else value
        for verb, value in zip([action.verb for action in decision.options], found, strict=True)
    ]
