"""Words of the cards that strike at any time and of the relics (Fief 9, 10, 11.1)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import LORD_NAMES, RELIC_NAMES, SEAT_NAMES, VILLAGE_IDS, WORDS

RISE: Final = WORDS.verb("rise", "village", VILLAGE_IDS)
CAUSE: Final = WORDS.verb("cause", "cause", ("famine", "tallage", "tithe"))
CALM: Final = WORDS.verb("calm", "lord", LORD_NAMES)  # as Bishop, at the risk of his life
BUY_CALM: Final = WORDS.verb("buy-calm", "lord", LORD_NAMES)  # as Cardinal, for 3 deniers
VICTIM: Final = WORDS.verb("victim", "seat", SEAT_NAMES)
BREACH: Final = WORDS.verb("breach")[0]  # a Secret Passage into the walls
ESCAPE: Final = WORDS.verb("escape", "lord", LORD_NAMES)
STRIKE: Final = WORDS.verb("strike", "lord", LORD_NAMES)
SPONSOR: Final = WORDS.verb("sponsor", "lord", LORD_NAMES)
JUDGE: Final = WORDS.verb("judge", "lord", LORD_NAMES)
WAYLAY: Final = WORDS.verb("waylay", "lord", LORD_NAMES)
INSPIRE: Final = WORDS.verb("inspire", "lord", LORD_NAMES)  # with d'Arc
ELEVATE: Final = WORDS.verb("elevate", "lord", LORD_NAMES)  # to Cardinal
TAKE_RELIC: Final = WORDS.verb("take-relic", "relic", RELIC_NAMES)
PASS_RELIC: Final = WORDS.verb("pass-relic", "relic", RELIC_NAMES)  # to another own Lord beside the bearer
BEARER: Final = WORDS.verb("bearer", "lord", LORD_NAMES)
SHIFT_RAIN: Final = WORDS.verb("shift-rain", "bishopric", ("1", "2", "3", "4", "5"))
END_FAMINE: Final = WORDS.verb("end-famine", "bishopric", ("1", "2", "3", "4", "5"))

CHOOSE_RISING: Final = WORDS.prompt("choose-rising", "F-10.1-05")
CHOOSE_CAUSE: Final = WORDS.prompt("choose-cause", "F-10.1-05")
JOIN_RISING: Final = WORDS.prompt("join-rising", "F-10.1-13", secret=True)
CALM_RISING: Final = WORDS.prompt("calm-rising", "F-1.4B-17")
CHOOSE_VICTIM: Final = WORDS.prompt("choose-victim", "F-10.1-08")
USE_PASSAGE: Final = WORDS.prompt("use-passage", "F-10.2-01")
ESCAPE_TOO: Final = WORDS.prompt("escape-too", "F-10.2.3-05")
CHOOSE_PREY: Final = WORDS.prompt("choose-prey", "F-10.3-01")
CHOOSE_SPONSOR: Final = WORDS.prompt("choose-sponsor", "F-10.3-04")
EVADE: Final = WORDS.prompt("evade", "F-10.2.3-01", secret=True)
CHOOSE_CULPRIT: Final = WORDS.prompt("choose-culprit", "F-10.4-01")
CHOOSE_AMBUSHED: Final = WORDS.prompt("choose-ambushed", "F-10.5-02")
CHOOSE_MAID: Final = WORDS.prompt("choose-maid", "F-9.1-01")
CHOOSE_CARDINAL: Final = WORDS.prompt("choose-cardinal", "F-9.2-01")
CONSENT_TO_HAT: Final = WORDS.prompt("consent-to-hat", "F-9.2-02")
USE_TEETH: Final = WORDS.prompt("use-teeth", "F-11.1-20")
USE_EYES: Final = WORDS.prompt("use-eyes", "F-11.1-17")
USE_BONE: Final = WORDS.prompt("use-bone", "F-11.1-27")
CHOOSE_BEARER: Final = WORDS.prompt("choose-bearer", "F-11.1-02")
PERMIT_RELIC: Final = WORDS.prompt("permit-relic", "F-11.1-04")

ROSE: Final = WORDS.fact("rose", ("village:village", "cause:cause"), "F-10.1-06")
JOINED_RISING: Final = WORDS.fact("joined-rising", ("village:village",), "F-10.1-13")
OPENED_WALLS: Final = WORDS.fact("opened-walls", ("village:village",), "F-10.2.2-02")
CALMED: Final = WORDS.fact("calmed", ("lord:lord", "die:number"), "F-1.4B-11")
NOT_CALMED: Final = WORDS.fact("not-calmed", ("lord:lord", "die:number"), "F-1.4B-12")
RISING_FAILED: Final = WORDS.fact("rising-failed", ("village:village",), "F-10.1-11")
RISING_STRUCK: Final = WORDS.fact("rising-struck", ("village:village", "hits:number"), "F-10.1-14")
VILLAGE_SACKED: Final = WORDS.fact("village-sacked", ("village:village", "mills:number"), "F-10.1-18")
STRONGHOLD_RAZED: Final = WORDS.fact("stronghold-razed", ("village:village",), "F-10.1-18")
BREACHED: Final = WORDS.fact("breached", ("village:village",), "F-10.2.2-01")
ESCAPED: Final = WORDS.fact("escaped", ("lord:lord",), "F-10.2.3-03")
STRUCK: Final = WORDS.fact("struck", ("lord:lord", "sponsor:lord"), "F-10.3-04")
EVADED: Final = WORDS.fact("evaded", ("lord:lord",), "F-10.2.3-01")
SURVIVED: Final = WORDS.fact("survived", ("lord:lord", "die:number"), "F-10.3-03")
SLAIN: Final = WORDS.fact("slain", ("lord:lord", "die:number"), "F-10.3-03")
JUDGED: Final = WORDS.fact("judged", ("lord:lord",), "F-10.4-01")
WAYLAID: Final = WORDS.fact("waylaid", ("lord:lord",), "F-10.5-02")
INSPIRED: Final = WORDS.fact("inspired", ("lord:lord",), "F-9.1-01")
ELEVATED: Final = WORDS.fact("elevated", ("lord:lord",), "F-9.2-01")
HAT_SOUGHT: Final = WORDS.fact("hat-sought", ("lord:lord",), "F-9.2-02")
HAT_REFUSED: Final = WORDS.fact("hat-refused", ("lord:lord",), "F-9.2-03")
DYING: Final = WORDS.fact("dying", ("lord:lord",), "F-11.1-20")
SAVED: Final = WORDS.fact("saved", ("lord:lord",), "F-11.1-20")
RELIC_SOUGHT: Final = WORDS.fact("relic-sought", ("relic:relic", "village:village"), "F-11.1-04")
RELIC_WITHHELD: Final = WORDS.fact("relic-withheld", ("relic:relic", "from:seat"), "F-11.1-04")
TOOK_RELIC: Final = WORDS.fact("took-relic", ("relic:relic", "lord:lord"), "F-11.1-02")
RELIC_LEFT: Final = WORDS.fact("relic-left", ("relic:relic", "village:village"), "F-11.1-08")
RAIN_SHIFTED: Final = WORDS.fact("rain-shifted", ("bishopric:bishopric", "die:number"), "F-11.1-18")
FAMINE_TRIED: Final = WORDS.fact("famine-tried", ("bishopric:bishopric", "die:number"), "F-11.1-27")
