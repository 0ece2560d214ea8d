"""The rules of Fief, in rooms of the rulebook; each room has its words.

The order below numbers the actions, whichever module somebody imports first: append new modules at the end (bots and
records depend on the numbers).
"""

from __future__ import annotations

# isort: off
from oyez.games.fief.rules.words import WORDS
from oyez.games.fief.rules.board import words as _board
from oyez.games.fief.rules.round import words as _round
from oyez.games.fief.rules.cards import moment_words as _moments
from oyez.games.fief.rules.court import words as _court
from oyez.games.fief.rules.cards import words as _cards
from oyez.games.fief.rules.market import words as _market
from oyez.games.fief.rules.market import income_words as _income
from oyez.games.fief.rules.march import words as _march
from oyez.games.fief.rules.battle import words as _battle
from oyez.games.fief.rules.diplomacy import words as _diplomacy
from oyez.games.fief.rules.opportunities import words as _opportunities
from oyez.games.fief.rules.board import piece_words as _pieces

__all__ = (
    "_battle",
    "_board",
    "_cards",
    "_court",
    "_diplomacy",
    "_income",
    "_march",
    "_market",
    "_moments",
    "_opportunities",
    "_pieces",
    "_round",
)

WORDS.close()  # expansions number theirs after these
