"""A rule of thumb for every question of Fief: what each of its options is worth."""

from __future__ import annotations

from typing import Final

from oyez.engine.kernel import Decision
from oyez.engine.words import Prompt
from oyez.games.fief.bots import (
    battles,
    cards,
    courtesies,
    elections,
    marches,
    marriages,
    offers,
    purchases,
    surprises,
)
from oyez.games.fief.bots.expanded import offered
from oyez.games.fief.bots.expanded.additions import additions
from oyez.games.fief.bots.outlook import Outlook, Thumb

# Each file registers the questions that it answers.
THUMBS: Final[dict[Prompt, Thumb]] = {
    **battles.THUMBS,
    **cards.THUMBS,
    **courtesies.THUMBS,
    **elections.THUMBS,
    **marches.THUMBS,
    **marriages.THUMBS,
    **offered.THUMBS,
    **offers.THUMBS,
    **purchases.THUMBS,
    **surprises.THUMBS,
}


def worths_of(o: Outlook, decision: Decision) -> list[float]:
    """What each option is worth to the seat that is asked; a question that nobody answers is declined."""
    thumb = THUMBS.get(decision.prompt)
    if thumb is None:
        thumb = additions().thumbs.get(decision.prompt, courtesies.default)
    return thumb(o, decision)
