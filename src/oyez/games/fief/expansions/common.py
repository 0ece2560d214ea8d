"""What every expansion brings along: a round of eight phases (X-GEN-03), and questions about further pieces."""

from __future__ import annotations

from oyez.games.fief.expansions.numbers import Numbers
from oyez.games.fief.expansions.words import KIND_LOST, WORTH_LOST
from oyez.games.fief.rules.draft import Draft


def common(draft: Draft, numbers: Numbers) -> Draft:
    """The seventh phase is empty, hence skipped, until Crusades fills it (X-GEN-04)."""
    draft.loss_prompts = (WORTH_LOST, KIND_LOST)
    return draft.phase_before("closing", "crusades")
