"""News of the toll collectors."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import WORDS

TOLL_INCOME: Final = WORDS.fact("toll-income", ("deniers:coins",), "X-POL-02")
TOLL_COLLECTOR: Final = WORDS.fact("toll-collector", (), "X-POL-05")
