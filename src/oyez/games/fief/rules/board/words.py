"""Words about Villages, titles, captivity and death: what many phases have in common."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import FIEF_IDS, LORD_NAMES, VILLAGE_IDS, WORDS

STAND: Final = WORDS.verb("stand", "village", VILLAGE_IDS)  # where a Lord enters play or is put when freed
BEQUEATH: Final = WORDS.verb("bequeath", "lord", LORD_NAMES)  # which Lord receives a title
RECOVER: Final = WORDS.verb("recover", "fief", FIEF_IDS)
SAVE: Final = WORDS.verb("save")[0]  # the Teeth of St Geronce undo a death

PLACE_LORD: Final = WORDS.prompt("place-lord", "F-6.2.3-12")
HOST_LORD: Final = WORDS.prompt("host-lord", "F-6.2.3-13")
ASSIGN_TITLE: Final = WORDS.prompt("assign-title", "F-4.3-19")
INHERIT: Final = WORDS.prompt("inherit", "F-4.3.1-02")

CONTROLLED: Final = WORDS.fact("controlled", ("village:village",), "F-5.1-02")
UNCONTROLLED: Final = WORDS.fact("uncontrolled", ("village:village",), "F-5.1-03")
SIEGE_ENDED: Final = WORDS.fact("siege-ended", ("village:village",), "F-6.4.2-08")
DIED: Final = WORDS.fact("died", ("lord:lord",), "F-4.3.1-13")
TITLE_FELL: Final = WORDS.fact("title-fell", ("title:title",), "F-4.3-19")
TITLE_GRANTED: Final = WORDS.fact("title-granted", ("lord:lord", "title:title"), "F-1.2-13")
TITLE_VACANT: Final = WORDS.fact("title-vacant", ("title:title",), "F-1.6-01")
WIDOWED: Final = WORDS.fact("widowed", ("lord:lord",), "F-1.1.1-02")
BECAME_REGENT: Final = WORDS.fact("became-regent", ("lord:lord",), "F-1.8.1-03")
SUCCEEDED: Final = WORDS.fact("succeeded", ("lord:lord",), "F-1.8.2-04")
CAPTURED: Final = WORDS.fact("captured", ("lord:lord", "by:seat"), "F-6.2.2-08")
FREED: Final = WORDS.fact("freed", ("lord:lord",), "F-6.2.3-04")
ASKED_HOST: Final = WORDS.fact("asked-host", ("lord:lord", "village:village"), "F-6.2.3-13")
HOST_REFUSED: Final = WORDS.fact("host-refused", ("lord:lord", "village:village"), "F-6.2.3-13")
STOOD: Final = WORDS.fact("stood", ("lord:lord", "village:village"), "F-6.2.3-12")
PARDONED: Final = WORDS.fact("pardoned", ("lord:lord",), "F-1.7P-18")
TROOPS_PASSED: Final = WORDS.fact(
    "troops-passed", ("to:seat", "village:village", "men:number", "knights:number"), "F-4.3.1-06"
)
