"""Words of all expansions that bring pieces: which of several kinds are lost (X-GEN-44)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import WORDS

WORTH_LOST: Final = WORDS.prompt("choose-worth-lost", "X-GEN-44")  # how many worth three hits
KIND_LOST: Final = WORDS.prompt("choose-kind-lost", "X-GEN-44")  # how many of one kind
