"""The five expansions of Fief, each one function on a draft of the rules.

Actions, prompts and facts are numbered as their words are first read. Whatever reads any of an expansion reads this
before, so that the numbers do not depend on who comes first.
"""

from __future__ import annotations

from typing import Final

from oyez.games.fief.expansions import words as common_words
from oyez.games.fief.expansions.crusades import words as crusades_words
from oyez.games.fief.expansions.politics import words as politics_words
from oyez.games.fief.expansions.tactics import words as tactics_words
from oyez.games.fief.expansions.templars import words as templars_words
from oyez.games.fief.expansions.teutonic import words as teutonic_words

VOCABULARY: Final = (
    common_words,
    crusades_words,
    politics_words,
    tactics_words,
    templars_words,
    teutonic_words,
)
