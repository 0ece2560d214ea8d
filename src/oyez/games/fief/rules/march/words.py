"""Words of the Movement phase (Fief 5)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import LORD_NAMES, NUMBERS, SEAT_NAMES, VILLAGE_IDS, WORDS

LEAD: Final = WORDS.verb("lead", "lord", LORD_NAMES)  # a Lord alone begins a group
MUSTER: Final = WORDS.verb("muster", "lord", LORD_NAMES)  # the same with all who can go along
JOIN: Final = WORDS.verb("join", "lord", LORD_NAMES)
DETACH: Final = WORDS.verb("detach", "lord", LORD_NAMES)
ESCORT: Final = WORDS.verb("escort", "lord", LORD_NAMES)  # take a captive along
CONFINE: Final = WORDS.verb("confine", "lord", LORD_NAMES)  # leave a captive where he is
WITH_MEN: Final = WORDS.verb("with-men", "number", NUMBERS[:14])  # Men-at-Arms that go along from here
WITH_KNIGHTS: Final = WORDS.verb("with-knights", "number", NUMBERS[:9])
MARCH: Final = WORDS.verb("march", "village", VILLAGE_IDS)
ASK: Final = WORDS.verb("ask", "village", VILLAGE_IDS)  # for leave to go there
RELIEVE: Final = WORDS.verb("relieve", "village", VILLAGE_IDS)  # march into the besieged fortification
TUNNEL: Final = WORDS.verb("tunnel", "village", VILLAGE_IDS)  # march with a Secret Passage card
RIDE: Final = WORDS.verb("ride")[0]  # declare a cavalcade at the start
CHARGE: Final = WORDS.verb("charge", "seat", SEAT_NAMES)  # fight a cavalcade battle against who bars the way
HALT: Final = WORDS.verb("halt")[0]
ENTRUST: Final = WORDS.verb("entrust", "seat", SEAT_NAMES)  # the Village one leaves to several others

CHOOSE_LEADER: Final = WORDS.prompt("choose-leader", "F-5.0-01")
ON_THE_WAY: Final = WORDS.prompt("on-the-way", "F-5.0-09")
MUST_GO_ON: Final = WORDS.prompt("must-go-on", "F-5.2-19")
GIVE_LEAVE: Final = WORDS.prompt("give-leave", "F-5.0-18")
ADMIT_RELIEF: Final = WORDS.prompt("admit-relief", "F-6.4.1-06")
LET_CAVALCADE_PASS: Final = WORDS.prompt("let-cavalcade-pass", "F-5.2-13")
NAME_CONTROLLER: Final = WORDS.prompt("name-controller", "F-5.1-11")

MARCHED: Final = WORDS.fact(
    "marched", ("lord:lord", "from:village", "village:village", "troops:number"), "F-5.0-03"
)
MARCHED_WITH: Final = WORDS.fact("marched-with", ("men:number", "knights:number"), "F-5.0-07")
WENT_ALONG: Final = WORDS.fact("went-along", ("lord:lord",), "F-5.0-09")
ASKED_LEAVE: Final = WORDS.fact("asked-leave", ("lord:lord", "village:village", "to:village"), "F-5.0-19")
GAVE_LEAVE: Final = WORDS.fact("gave-leave", ("to:seat", "village:village"), "F-5.0-20")
REFUSED_LEAVE: Final = WORDS.fact("refused-leave", ("to:seat", "village:village"), "F-5.0-21")
ASKED_RELIEF: Final = WORDS.fact("asked-relief", ("lord:lord", "village:village"), "F-6.4.1-06")
ADMITTED_RELIEF: Final = WORDS.fact("admitted-relief", ("of:seat", "village:village"), "F-6.4.1-06")
TURNED_AWAY_RELIEF: Final = WORDS.fact("turned-away-relief", ("of:seat", "village:village"), "F-6.4.1-06")
USED_PASSAGE: Final = WORDS.fact("used-passage", ("village:village",), "F-10.2.1-01")
DECLARED_CAVALCADE: Final = WORDS.fact(
    "declared-cavalcade", ("lord:lord", "village:village", "knights:number"), "F-5.2-07"
)
CHARGED: Final = WORDS.fact("charged", ("target:seat", "village:village", "knights:number"), "F-5.2-12")
LET_CAVALCADE_THROUGH: Final = WORDS.fact("let-cavalcade-through", ("of:seat", "village:village"), "F-5.2-13")
CAVALCADE_WON: Final = WORDS.fact("cavalcade-won", ("village:village",), "F-5.2-19")
CAVALCADE_FAILED: Final = WORDS.fact("cavalcade-failed", ("village:village",), "F-5.2-22")
ENTRUSTED: Final = WORDS.fact("entrusted", ("to:seat", "village:village"), "F-5.1-11")
