"""Words of the Teutonic Knights: titles, Knights, strongholds (X-TEU)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import LORD_NAMES, NUMBERS, VILLAGE_IDS, WORDS

JOIN_TEUTONIC: Final = WORDS.verb("join-teutonic", "lord", LORD_NAMES)
WITH_TEUTONIC: Final = WORDS.verb("with-teutonic-knights", "number", NUMBERS)
LOSE_TEUTONIC: Final = WORDS.verb("lose-teutonic-knights", "number", NUMBERS)
BURY_TEUTONIC: Final = WORDS.verb("bury-teutonic-knights", "number", NUMBERS)
TEUTONIC_KNIGHT: Final = WORDS.verb("teutonic-knight", "village", VILLAGE_IDS)
GREAT_STRONGHOLD: Final = WORDS.verb("teutonic-stronghold", "village", VILLAGE_IDS)
UPGRADE: Final = WORDS.verb("teutonic-upgrade", "village", VILLAGE_IDS)

BECAME_TEUTONIC: Final = WORDS.fact("became-teutonic", ("lord:lord",), "X-GEN-50")
KNIGHT_GIVEN: Final = WORDS.fact("teutonic-knight-given", ("lord:lord", "number:number"), "X-TEU-03")
BUILT_GREAT: Final = WORDS.fact("built-teutonic-stronghold", ("village:village",), "X-TEU-13")
UPGRADED: Final = WORDS.fact("upgraded-stronghold", ("village:village",), "X-TEU-13")
