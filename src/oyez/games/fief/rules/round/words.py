"""Words of the set-up."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import SEAT_NAMES, VILLAGE_IDS, WORDS

FIRST: Final = WORDS.verb("first", "seat", SEAT_NAMES)
SETTLE: Final = WORDS.verb("settle", "village", VILLAGE_IDS)

CHOOSE_FIRST: Final = WORDS.prompt("choose-first", "F-S-14")
CHOOSE_VILLAGE: Final = WORDS.prompt("choose-village", "F-S-15")

BECAME_FIRST: Final = WORDS.fact("became-first", (), "F-S-14")
JOINED_FAMILY: Final = WORDS.fact("joined-family", ("lord:lord",), "F-S-11")
SETTLED: Final = WORDS.fact("settled", ("village:village",), "F-S-16")
RELIC_LAID: Final = WORDS.fact("relic-laid", ("relic:relic", "village:village"), "F-11.1-01")
