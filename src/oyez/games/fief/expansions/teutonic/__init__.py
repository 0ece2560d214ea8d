"""Teutonic Knights: an order that fights (X-TEU)."""

from __future__ import annotations

from oyez.games.fief.draft import Draft
from oyez.games.fief.expansions.numbers import Numbers


def teutonic(draft: Draft, numbers: Numbers) -> Draft:
    return draft
