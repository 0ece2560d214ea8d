"""Tactics: Archers, Bombards, Mercenaries, Royal Guard (X-TAC)."""

from __future__ import annotations

from oyez.games.fief.draft import Draft
from oyez.games.fief.expansions.numbers import Numbers


def tactics(draft: Draft, numbers: Numbers) -> Draft:
    return draft
