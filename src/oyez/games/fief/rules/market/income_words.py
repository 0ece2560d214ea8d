"""Words of the Income phase (Fief 3)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import WORDS

VILLAGE_INCOME: Final = WORDS.fact("village-income", ("deniers:coins",), "F-3.0-01")
MILL_INCOME: Final = WORDS.fact("mill-income", ("deniers:coins",), "F-3.0-04")
TALLAGE_INCOME: Final = WORDS.fact("tallage-income", ("fief:fief", "deniers:coins"), "F-3.0-08")
TITHE_INCOME: Final = WORDS.fact("tithe-income", ("bishopric:bishopric", "deniers:coins"), "F-3.0-09")
QUEEN_INCOME: Final = WORDS.fact("queen-income", ("deniers:coins",), "F-3.0-10")
TAX_LAPSED: Final = WORDS.fact("tax-lapsed", (), "F-12.3-01")
INCOME_ENDED: Final = WORDS.fact("income-ended", (), "F-3.0-14")
