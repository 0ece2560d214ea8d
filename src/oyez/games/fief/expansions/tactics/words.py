"""Words of Archers, Bombards, Mercenaries and Royal Guards (X-TAC)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import LORD_NAMES, NUMBERS, VILLAGE_IDS, WORDS

MOST_COUNTERS: Final = 12  # of one kind in a supply: see numbers.py
FEW: Final = NUMBERS[: MOST_COUNTERS + 1]
MOST_DICE: Final = 4  # of one side, with d'Arc

ARCHER: Final = WORDS.verb("archer", "village", VILLAGE_IDS)
BOMBARD: Final = WORDS.verb("bombard", "village", VILLAGE_IDS)
WITH_ARCHERS: Final = WORDS.verb("with-archers", "number", FEW)
WITH_BOMBARDS: Final = WORDS.verb("with-bombards", "number", FEW)
WITH_GUARD_KNIGHTS: Final = WORDS.verb("with-guard-knights", "number", FEW)
WITH_GUARD_MEN: Final = WORDS.verb("with-guard-men", "number", FEW)
# In battle and by the plague alike.
LOSE_ARCHERS: Final = WORDS.verb("lose-archers", "number", FEW)
LOSE_MERCENARIES: Final = WORDS.verb("lose-mercenaries", "number", FEW)
LOSE_GUARD_KNIGHTS: Final = WORDS.verb("lose-guard-knights", "number", FEW)
LOSE_GUARD_MEN: Final = WORDS.verb("lose-guard-men", "number", FEW)
FIRE: Final = WORDS.verb("fire")[0]
SNIPE: Final = WORDS.verb("snipe", "lord", LORD_NAMES)
REROLL: Final = WORDS.verb("re-roll", "number", NUMBERS[1 : MOST_DICE + 1], 1)  # which die, as they lie
BID_MERCENARIES: Final = WORDS.verb("bid-mercenaries", "number", NUMBERS)
KEEP_MERCENARIES: Final = WORDS.verb("keep-mercenaries", "number", FEW)
COMMIT: Final = WORDS.verb("commit", "number", FEW)
GUARD_KNIGHTS: Final = WORDS.verb("guard-knights", "number", FEW)
GUARD_MEN: Final = WORDS.verb("guard-men", "number", FEW)
RISE_RESERVE: Final = WORDS.verb("rise-reserve", "village", VILLAGE_IDS)

FIRE_OR_SNIPE: Final = WORDS.prompt("fire-or-snipe", "X-TAC-75")
CHOOSE_REROLL: Final = WORDS.prompt("choose-re-roll", "X-TAC-76")
BID_FOR_MERCENARIES: Final = WORDS.prompt("bid-for-mercenaries", "X-TAC-71")
BID_AGAIN: Final = WORDS.prompt("bid-again", "X-TAC-72")
PAY_MERCENARIES: Final = WORDS.prompt("pay-mercenaries", "X-TAC-73")
COMMIT_MERCENARIES: Final = WORDS.prompt("commit-mercenaries", "X-TAC-74")
RAISE_GUARD: Final = WORDS.prompt("raise-guard", "X-TAC-77")
RAISE_FOOT_GUARD: Final = WORDS.prompt("raise-foot-guard", "X-TAC-77")
CHOOSE_OUTBREAK: Final = WORDS.prompt("choose-outbreak", "X-TAC-79")

VOLLEY: Final = WORDS.fact("volley", ("archers:number", "hits:number", "faces:faces"), "X-TAC-07")
SNIPED: Final = WORDS.fact("sniped", ("lord:lord", "faces:faces"), "X-TAC-21")
SNIPE_MISSED: Final = WORDS.fact("snipe-missed", ("lord:lord", "faces:faces"), "X-TAC-21")
DICE_SHOWN: Final = WORDS.fact("dice-shown", ("faces:faces",), "X-TAC-28")
DIE_REROLLED: Final = WORDS.fact("die-re-rolled", ("die:number", "faces:faces"), "X-TAC-25")
BID_SHOWN: Final = WORDS.fact("bid-shown", ("deniers:coins",), "X-TAC-36")
BIDS_TIED: Final = WORDS.fact("bids-tied", ("deniers:coins",), "X-TAC-37")
MERCENARIES_HIRED: Final = WORDS.fact("mercenaries-hired", ("number:number", "deniers:coins"), "X-TAC-35")
MERCENARIES_UNSOLD: Final = WORDS.fact("mercenaries-unsold", (), "X-TAC-37")
MERCENARIES_KEPT: Final = WORDS.fact("mercenaries-kept", ("number:number", "deniers:coins"), "X-TAC-40")
MERCENARIES_LEFT: Final = WORDS.fact("mercenaries-left", ("number:number",), "X-TAC-40")
MERCENARIES_COMMITTED: Final = WORDS.fact(
    "mercenaries-committed", ("village:village", "number:number"), "X-TAC-42"
)
MERCENARIES_HOME: Final = WORDS.fact("mercenaries-home", ("village:village", "number:number"), "X-TAC-46")
GUARD_RAISED: Final = WORDS.fact(
    "guard-raised", ("village:village", "knights:number", "men:number"), "X-TAC-54"
)
GUARD_DISMISSED: Final = WORDS.fact("guard-dismissed", ("knights:number", "men:number"), "X-TAC-58")
RESERVE_ROSE: Final = WORDS.fact("reserve-rose", ("village:village", "whom:seat"), "X-TAC-50")
RESERVE_STRUCK: Final = WORDS.fact("reserve-struck", ("hits:number", "number:number"), "X-TAC-51")
