"""Templars: an order of peaceful Lords (X-TEM)."""

from __future__ import annotations

from oyez.games.fief.draft import Draft
from oyez.games.fief.expansions.numbers import Numbers


def templars(draft: Draft, numbers: Numbers) -> Draft:
    return draft
