"""Choices, questions and news of the Crusades."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import LORD_NAMES, NUMBERS, SEAT_NAMES, WORDS

MOST_OBJECTIVES: Final = 24  # as many as Lords can be in play

CALL: Final = WORDS.verb("call-crusade")[0]
DEPART: Final = WORDS.verb("depart", "lord", LORD_NAMES)
SEEK: Final = WORDS.verb("seek-objective", "number", NUMBERS[1 : MOST_OBJECTIVES + 1], first=1)
STORM: Final = WORDS.verb("storm")[0]  # roll once more
STOP: Final = WORDS.verb("stop")[0]
LOSS_FROM: Final = WORDS.verb("loss-from", "lord", LORD_NAMES)  # whose company takes the next hit
GIVE_UP: Final = WORDS.verb("give-up")[0]
SHARE_WITH: Final = WORDS.verb("share-with", "seat", SEAT_NAMES)
SHARE: Final = WORDS.verb("share", "number", NUMBERS)
INVEST: Final = WORDS.verb("invest", "lord", LORD_NAMES)
ABSOLVE: Final = WORDS.verb("absolve", "lord", LORD_NAMES)

CALL_CRUSADE: Final = WORDS.prompt("call-crusade", "X-CRU-90")
DEPARTURE: Final = WORDS.prompt("departure", "X-CRU-91")
COMPANY: Final = WORDS.prompt("company", "X-CRU-10")
CHOOSE_OBJECTIVE: Final = WORDS.prompt("choose-objective", "X-CRU-92")
ROLL_OR_STOP: Final = WORDS.prompt("roll-or-stop", "X-CRU-93")
WHOSE_COMPANY: Final = WORDS.prompt("whose-company", "X-CRU-94")
FACE_SALADIN: Final = WORDS.prompt("face-saladin", "X-CRU-95")
AGAINST_SALADIN: Final = WORDS.prompt("against-saladin", "X-CRU-96")
FIGHT_AGAIN: Final = WORDS.prompt("fight-again", "X-CRU-70")
SHARE_SPOILS: Final = WORDS.prompt("share-spoils", "X-CRU-47")
SHARE_SUM: Final = WORDS.prompt("share-sum", "X-CRU-47")
GRANT_TITLE: Final = WORDS.prompt("grant-outremer-title", "X-CRU-97")
COME_HOME: Final = WORDS.prompt("come-home", "X-CRU-98")
HOST_TROOPS: Final = WORDS.prompt("host-crusaders", "X-CRU-77")

OBJECTIVE: Final = ("place:number", "objective:objective")
CRUSADE_CALLED: Final = WORDS.fact("crusade-called", ("lord:lord",), "X-CRU-03")
SECOND_ROUND: Final = WORDS.fact("crusade-goes-on", (), "X-CRU-06")
DEPARTED: Final = WORDS.fact("departed", ("lord:lord", "troops:number"), "X-CRU-07")
DEPARTED_WITH: Final = WORDS.fact("departed-with", ("men:number", "knights:number"), "X-CRU-10")
NOBODY_WENT: Final = WORDS.fact("nobody-went", (), "X-CRU-12")
RENEGADE: Final = WORDS.fact("renegade", ("lord:lord",), "X-CRU-20")
ABSOLVED: Final = WORDS.fact("absolved", ("lord:lord",), "X-CRU-23")
RANKED: Final = WORDS.fact("ranked", ("lord:lord", "place:number"), "X-CRU-24")
REVEALED: Final = WORDS.fact("objective-revealed", (*OBJECTIVE, "defenders:number"), "X-CRU-27")
CHOSEN: Final = WORDS.fact("objective-chosen", ("lord:lord", *OBJECTIVE), "X-CRU-28")
OUTREMER_BATTLE: Final = WORDS.fact("outremer-battle", (*OBJECTIVE, "defenders:number"), "X-CRU-38")
SARACENS_ROLLED: Final = WORDS.fact(
    "saracens-rolled", ("dice:number", "hits:number", "faces:faces"), "X-CRU-44"
)
SARACENS_LOST: Final = WORDS.fact("saracens-lost", ("knights:number", "defenders:number"), "X-CRU-45")
COMPANY_LOST: Final = WORDS.fact("company-lost", ("men:number", "knights:number"), "X-CRU-94")
PIECES_FELL: Final = WORDS.fact("pieces-fell", ("piece:piece", "number:number"), "X-CRU-94")
TAKEN: Final = WORDS.fact("objective-taken", OBJECTIVE, "X-CRU-46")
SPOILS: Final = WORDS.fact("spoils", ("deniers:coins",), "X-CRU-46")
SHARED: Final = WORDS.fact("spoils-shared", ("to:seat", "deniers:coins"), "X-CRU-47")
LAID_SIEGE: Final = WORDS.fact("outremer-siege", OBJECTIVE, "X-CRU-40")
CAMPED: Final = WORDS.fact("outremer-camp", OBJECTIVE, "X-CRU-41")
DESTROYED: Final = WORDS.fact("crusaders-destroyed", OBJECTIVE, "X-CRU-67")
TAKEN_CAPTIVE: Final = WORDS.fact("saracen-captive", ("lord:lord",), "X-CRU-49")
SALADIN_CAME: Final = WORDS.fact(
    "saladin-came", (*OBJECTIVE, "knights:number", "defenders:number"), "X-CRU-57"
)
WALLS_PASSED: Final = WORDS.fact("walls-passed", OBJECTIVE, "X-CRU-81")
GAVE_UP: Final = WORDS.fact("gave-up", OBJECTIVE, "X-CRU-63")
YIELDED: Final = WORDS.fact("yielded-to-saladin", OBJECTIVE, "X-CRU-65")
SALADIN_PASSED: Final = WORDS.fact("saladin-passed", OBJECTIVE, "X-CRU-64")
SALADIN_FELL: Final = WORDS.fact("saladin-fell", (), "X-CRU-68")
LIBERATED: Final = WORDS.fact("liberated", ("lord:lord",), "X-CRU-53")
TITLE_UNCLAIMED: Final = WORDS.fact("title-unclaimed", OBJECTIVE, "X-CRU-72")
HOME: Final = WORDS.fact("crusaders-home", ("village:village", "troops:number"), "X-CRU-76")
CRUSADERS_ASKED: Final = WORDS.fact("crusaders-asked-host", ("village:village",), "X-CRU-77")
CRUSADERS_REFUSED: Final = WORDS.fact("crusaders-refused", ("village:village",), "X-CRU-77")
CRUSADE_ENDED: Final = WORDS.fact("crusade-ended", (), "X-CRU-76")
