"""Words of the Cards phase (Fief 2)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.words.nouns import CARD_NAMES, WORDS

PLAY: Final = WORDS.verb("play", "card", CARD_NAMES)

DECK_RENEWED: Final = WORDS.fact("deck-renewed", ("deck:deck",), "F-2.2-01")
