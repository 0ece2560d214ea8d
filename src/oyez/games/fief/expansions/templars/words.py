"""Words of the Templars: titles, Commanderies, the treasure, the Edict and free talk (X-TEM)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import LORD_NAMES, NUMBERS, SEAT_NAMES, VILLAGE_IDS, WORDS

JOIN_TEMPLARS: Final = WORDS.verb("join-templars", "lord", LORD_NAMES)
WITH_TEMPLARS: Final = WORDS.verb("with-templar-knights", "number", NUMBERS[:7])
LOSE_TEMPLARS: Final = WORDS.verb("lose-templar-knights", "number", NUMBERS[:7])
BURY_TEMPLARS: Final = WORDS.verb("bury-templar-knights", "number", NUMBERS[:7])
COMMANDERY: Final = WORDS.verb("commandery", "village", VILLAGE_IDS)
PILLAGE_COMMANDERY: Final = WORDS.verb("pillage-commandery", "village", VILLAGE_IDS)
HIDE: Final = WORDS.verb("hide-treasure", "lord", LORD_NAMES)  # a Lord of the pair that tries
ENACT: Final = WORDS.verb("enact")[0]
CONFER: Final = WORDS.verb("confer", "seat", SEAT_NAMES)  # Templars talk without a marker

CHOOSE_PAIR: Final = WORDS.prompt("choose-treasure-lords", "X-TEM-54")
AGREE_TO_HIDE: Final = WORDS.prompt("agree-to-hide", "X-TEM-54")
CONSIDER_EDICT: Final = WORDS.prompt("consider-edict", "X-TEM-51")
SUPPORT_EDICT: Final = WORDS.prompt("support-edict", "X-TEM-52")

BECAME_TEMPLAR: Final = WORDS.fact("became-templar", ("lord:lord",), "X-GEN-50")
KNIGHT_GIVEN: Final = WORDS.fact("templar-knight-given", ("lord:lord",), "X-TEM-09")
BUILT_COMMANDERY: Final = WORDS.fact("built-commandery", ("village:village",), "X-TEM-15")
COMMANDERY_INCOME: Final = WORDS.fact("commandery-income", ("deniers:coins",), "X-TEM-18")
COMMANDERY_PILLAGED: Final = WORDS.fact("commandery-pillaged", ("village:village",), "X-TEM-25")
TREASURE_PROPOSED: Final = WORDS.fact("treasure-proposed", ("lord:lord", "other:lord"), "X-TEM-28")
TREASURE_DECLINED: Final = WORDS.fact("treasure-declined", (), "X-TEM-28")
TREASURE_HIDDEN: Final = WORDS.fact("treasure-hidden", ("die:number",), "X-TEM-29")
TREASURE_NOT_HIDDEN: Final = WORDS.fact("treasure-not-hidden", ("die:number",), "X-TEM-29")
EDICT_SOUGHT: Final = WORDS.fact("edict-sought", (), "X-TEM-32")
EDICT_REFUSED: Final = WORDS.fact("edict-refused", (), "X-TEM-32")
EDICT_ENACTED: Final = WORDS.fact("edict-enacted", (), "X-TEM-31")
LEFT_TEMPLARS: Final = WORDS.fact("left-templars", ("lord:lord",), "X-TEM-36")
COMMANDERIES_SEIZED: Final = WORDS.fact("commanderies-seized", ("number:number", "deniers:coins"), "X-TEM-37")
CURSE_FELL: Final = WORDS.fact("curse-fell", ("lord:lord", "die:number"), "X-TEM-39")
CURSE_PASSED: Final = WORDS.fact("curse-passed", ("lord:lord", "die:number"), "X-TEM-39")
CONFERRED: Final = WORDS.fact("conferred", ("guest:seat",), "X-TEM-11")
