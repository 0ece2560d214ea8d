"""What every expansion brings along: a round of eight phases (X-GEN-03)."""

from __future__ import annotations

from oyez.games.fief.draft import Draft
from oyez.games.fief.expansions.numbers import Numbers


def common(draft: Draft, numbers: Numbers) -> Draft:
    """The seventh phase is empty, hence skipped, until Crusades fills it (X-GEN-04)."""
    return draft.phase_before("closing", "crusades")
