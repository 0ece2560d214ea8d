"""Every choice Fief can offer, every question it asks, and all it can announce.

The order of these imports numbers the actions: append, never reorder (bots and records depend on it).
"""

from __future__ import annotations

from oyez.games.fief.words import (
    board,
    cards,
    setup,
    windows,
)
from oyez.games.fief.words.nouns import WORDS

MODULES = (board, setup, windows, cards)

__all__ = ["MODULES", "WORDS"]
