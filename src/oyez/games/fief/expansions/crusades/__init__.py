"""Crusades: two rounds in Outremer against the Saracens (X-CRU)."""

from __future__ import annotations

from oyez.games.fief.draft import Draft
from oyez.games.fief.expansions.numbers import Numbers


def crusades(draft: Draft, numbers: Numbers) -> Draft:
    """Two allies need 5 points, by the switch alone (X-GEN-28, X-GEN-29)."""
    return draft.alliance_needs(numbers.whole("victory.alliance_vp_with_crusades"))
