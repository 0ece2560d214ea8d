"""Words of battles, sieges, pillage and the end of the round (Fief 6 and 7)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import LORD_NAMES, NUMBERS, SEAT_NAMES, VILLAGE_IDS, WORDS

ATTACK_AT: Final = WORDS.verb("attack", "village", VILLAGE_IDS)
TARGET: Final = WORDS.verb("target", "seat", SEAT_NAMES)
HELP: Final = WORDS.verb("help", "seat", SEAT_NAMES)  # the principal whose side a third player takes
FIGHT_ON: Final = WORDS.verb("fight")[0]
OFFER_TRUCE: Final = WORDS.verb("truce")[0]
SURRENDER: Final = WORDS.verb("surrender")[0]
CALL_OFF: Final = WORDS.verb("call-off")[0]  # the attacker of a fortification stops alone
COME_OUT: Final = WORDS.verb("come-out")[0]  # the defender gives up his walls
STAY_INSIDE: Final = WORDS.verb("stay-inside")[0]
STAY: Final = WORDS.verb("stay")[0]
CHANGE_SIDES: Final = WORDS.verb("change-sides")[0]
LEAVE: Final = WORDS.verb("leave")[0]
LOSE_KNIGHTS: Final = WORDS.verb("lose-knights", "number", NUMBERS)
LOSS_OF: Final = WORDS.verb("loss-of", "seat", SEAT_NAMES)  # whose counter takes the next hit of a coalition
FALL: Final = WORDS.verb("fall", "lord", LORD_NAMES)  # a Lord who is killed
CAPTURE: Final = WORDS.verb("capture", "lord", LORD_NAMES)
GUARD: Final = WORDS.verb("guard", "seat", SEAT_NAMES)  # which member of a coalition holds a captive
BESIEGE: Final = WORDS.verb("besiege", "village", VILLAGE_IDS)
CONTINUE: Final = WORDS.verb("continue", "village", VILLAGE_IDS)
LIFT: Final = WORDS.verb("lift", "village", VILLAGE_IDS)
PILLAGE: Final = WORDS.verb("pillage", "village", VILLAGE_IDS)  # one Mill

DECLARE_BATTLE: Final = WORDS.prompt("declare-battle", "F-6.0-01")
CHOOSE_TARGET: Final = WORDS.prompt("choose-target", "F-6.0-07")
JOIN_BATTLE: Final = WORDS.prompt("join-battle", "F-6.0-10")
ACCEPT_HELPER: Final = WORDS.prompt("accept-helper", "F-6.0-22")
BEFORE_FIRST_ROLL: Final = WORDS.prompt("before-first-roll", "F-6.3-03")
END_OF_ROLL: Final = WORDS.prompt("end-of-roll", "F-6.1-01")
ANSWER_TRUCE: Final = WORDS.prompt("answer-truce", "F-6.1-04")
CHOOSE_SORTIE: Final = WORDS.prompt("choose-sortie", "F-6.1-08")
CHOOSE_SIDE: Final = WORDS.prompt("choose-side", "F-6.0-16")
CHOOSE_LOSSES: Final = WORDS.prompt("choose-losses", "F-6.2.2-03")
WHOSE_KNIGHT: Final = WORDS.prompt("whose-knight", "F-6.2.2-15")
WHOSE_MAN: Final = WORDS.prompt("whose-man-at-arms", "F-6.2.2-15")
CHOOSE_FALLEN: Final = WORDS.prompt("choose-fallen", "F-6.2.2-07")
TAKE_CAPTIVES: Final = WORDS.prompt("take-captives", "F-6.2.2-16")
TAKE_OVER_CAPTIVES: Final = WORDS.prompt("take-over-captives", "F-6.2.3-10")
CHOOSE_GUARD: Final = WORDS.prompt("choose-guard", "F-6.0-14")
CONTINUE_SIEGE: Final = WORDS.prompt("continue-siege", "F-6.4-11")
DECLARE_SIEGE: Final = WORDS.prompt("declare-siege", "F-6.4-01")
CHOOSE_PILLAGE: Final = WORDS.prompt("choose-pillage", "F-6.5-07")

BATTLE_DECLARED: Final = WORDS.fact("battle-declared", ("village:village", "against:seat"), "F-6.0-01")
OFFERED_HELP: Final = WORDS.fact("offered-help", ("whom:seat",), "F-6.0-22")
HELPED: Final = WORDS.fact("helped", ("whom:seat",), "F-6.0-10")
HELP_DECLINED: Final = WORDS.fact("help-declined", ("whom:seat",), "F-6.0-22")
# The faces are one decimal digit each, in the order of the dice; a number would lose blank ones in front.
BLANK_FACE: Final = 9
ROLLED: Final = WORDS.fact("rolled", ("dice:number", "hits:number", "faces:faces"), "F-6.2-12")
TROOPS_LOST: Final = WORDS.fact(
    "troops-lost", ("village:village", "men:number", "knights:number"), "F-6.2.2-12"
)
CHANGED_SIDES: Final = WORDS.fact("changed-sides", ("whom:seat",), "F-6.0-16")
LEFT_BATTLE: Final = WORDS.fact("left-battle", (), "F-6.0-17")
GATES_OPENED: Final = WORDS.fact("gates-opened", ("village:village",), "F-6.0-18")
NEW_PRINCIPAL: Final = WORDS.fact("new-principal", ("village:village",), "F-6.0-24")
TRUCE_OFFERED: Final = WORDS.fact("truce-offered", (), "F-6.1-04")
TRUCE_REFUSED: Final = WORDS.fact("truce-refused", (), "F-6.1-04")
TRUCE_MADE: Final = WORDS.fact("truce-made", ("village:village",), "F-6.3-04")
SURRENDERED: Final = WORDS.fact("surrendered", ("village:village",), "F-6.3-01")
CALLED_OFF: Final = WORDS.fact("called-off", ("village:village",), "F-6.1-07")
CAME_OUT: Final = WORDS.fact("came-out", ("village:village",), "F-6.1-08")
NO_DICE: Final = WORDS.fact("no-dice", ("village:village",), "F-6.2-14")
THREE_EMPTY_ROLLS: Final = WORDS.fact("three-empty-rolls", ("village:village",), "F-6.1-05")
ONLY_LORDS_LEFT: Final = WORDS.fact("only-lords-left", ("village:village",), "F-6.3-07")
NO_LORD_TO_ATTACK: Final = WORDS.fact("no-lord-to-attack", ("village:village",), "F-6.3-08")
ALL_DESTROYED: Final = WORDS.fact("all-destroyed", ("village:village",), "F-6.3-11")
LEFT_FREE: Final = WORDS.fact("left-free", ("lord:lord",), "F-6.2.2-16")
BATTLE_WON: Final = WORDS.fact("battle-won", ("village:village",), "F-6.3-12")
BESIEGED: Final = WORDS.fact("besieged", ("village:village",), "F-6.4-03")
SIEGE_CONTINUED: Final = WORDS.fact("siege-continued", ("village:village",), "F-6.4-04")
PILLAGED: Final = WORDS.fact("pillaged", ("village:village",), "F-6.5-05")

DISASTERS_DISCARDED: Final = WORDS.fact("disasters-discarded", ("cards:number",), "F-7.0-01")
WON_ALONE: Final = WORDS.fact("won-alone", ("points:number",), "F-7.1-01")
WON_ALLIED: Final = WORDS.fact("won-allied", ("with:seat", "points:number"), "F-7.2-01")
WON_AT_LIMIT: Final = WORDS.fact("won-at-limit", ("points:number",), "F-7.3-02")
SHARED: Final = WORDS.fact("shared", ("points:number",), "F-7.3-05")
# 0 King, 1 Pope, 2 Queen Regent, 3 fief titles, 4 Bishops, 5 Villages
TIE_BROKEN: Final = WORDS.fact("tie-broken", ("by:tiebreak",), "F-7.3-02")
TIE_STANDS: Final = WORDS.fact("tie-stands", (), "F-7.3-05")
