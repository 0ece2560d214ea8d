"""Words of diplomacy: cession, captives, offers, private talks (Fief 5.1, 6.2.3, 8)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import (
    CARD_NAMES,
    LORD_NAMES,
    NUMBERS,
    RELIC_NAMES,
    SEAT_NAMES,
    VILLAGE_IDS,
    WORDS,
)

CEDE: Final = WORDS.verb("cede", "village", VILLAGE_IDS)
TO: Final = WORDS.verb("to", "seat", SEAT_NAMES)
FREE: Final = WORDS.verb("free", "lord", LORD_NAMES)
HAND_OVER: Final = WORDS.verb("hand-over", "lord", LORD_NAMES)
LIFT_SIEGE: Final = WORDS.verb("lift-siege", "village", VILLAGE_IDS)
PROPOSE: Final = WORDS.verb("propose", "seat", SEAT_NAMES)  # an offer to that player
INVITE: Final = WORDS.verb("invite", "seat", SEAT_NAMES)  # to a private talk
PROLONG: Final = WORDS.verb("prolong")[0]
GIVE_DENIERS: Final = WORDS.verb("give-deniers", "deniers", NUMBERS)
GIVE_CARD: Final = WORDS.verb("give-card", "card", CARD_NAMES)
GIVE_VILLAGE: Final = WORDS.verb("give-village", "village", VILLAGE_IDS)
GIVE_CAPTIVE: Final = WORDS.verb("give-captive", "lord", LORD_NAMES)
GIVE_FREEDOM: Final = WORDS.verb("give-freedom", "lord", LORD_NAMES)
GIVE_RELIC: Final = WORDS.verb("give-relic", "relic", RELIC_NAMES)
WANT_DENIERS: Final = WORDS.verb("want-deniers", "deniers", NUMBERS)
WANT_CARD: Final = WORDS.verb("want-card", "card", CARD_NAMES)
WANT_VILLAGE: Final = WORDS.verb("want-village", "village", VILLAGE_IDS)
WANT_CAPTIVE: Final = WORDS.verb("want-captive", "lord", LORD_NAMES)
WANT_FREEDOM: Final = WORDS.verb("want-freedom", "lord", LORD_NAMES)
WANT_RELIC: Final = WORDS.verb("want-relic", "relic", RELIC_NAMES)
SUBMIT: Final = WORDS.verb("submit")[0]
COUNTER: Final = WORDS.verb("counter")[0]

CEDE_TO: Final = WORDS.prompt("cede-to", "F-5.1-08")
HAND_OVER_TO: Final = WORDS.prompt("hand-over-to", "F-6.2.3-06")
TAKE_CAPTIVE: Final = WORDS.prompt("take-captive", "F-6.2.3-06")
COMPOSE: Final = WORDS.prompt("compose", "F-8.0-14")
ANSWER_OFFER: Final = WORDS.prompt("answer-offer", "F-8.0-14")
INVITE_OTHERS: Final = WORDS.prompt("invite-others", "F-8.0-06")
ANSWER_INVITATION: Final = WORDS.prompt("answer-invitation", "F-8.0-09")
TALK: Final = WORDS.prompt("talk", "F-8.0-06")

CEDED: Final = WORDS.fact("ceded", ("village:village", "to:seat"), "F-5.1-08")
CAPTIVE_OFFERED: Final = WORDS.fact("captive-offered", ("lord:lord", "to:seat"), "F-6.2.3-06")
CAPTIVE_DECLINED: Final = WORDS.fact("captive-declined", ("lord:lord",), "F-6.2.3-06")
HANDED_OVER: Final = WORDS.fact("handed-over", ("lord:lord", "to:seat"), "F-6.2.3-06")
SIEGE_LIFTED: Final = WORDS.fact("siege-lifted", ("village:village",), "F-6.4.1-13")
OFFERED: Final = WORDS.fact("offered", ("to:seat",), "F-8.0-14")
OFFER_WITHDRAWN: Final = WORDS.fact("offer-withdrawn", (), "F-8.0-14")
OFFER_REFUSED: Final = WORDS.fact("offer-refused", ("of:seat",), "F-8.0-14")
DEAL_MADE: Final = WORDS.fact("deal-made", ("with:seat",), "F-8.0-14")
GAVE_DENIERS: Final = WORDS.fact("gave-deniers", ("to:seat", "deniers:coins"), "F-8.0-03")
GAVE_CARD: Final = WORDS.fact("gave-card", ("to:seat", "card:card"), "F-8.0-04")
GAVE_RELIC: Final = WORDS.fact("gave-relic", ("to:seat", "relic:relic"), "F-11.1-07")
MARKER_SPENT: Final = WORDS.fact("marker-spent", (), "F-8.0-01")
INVITED: Final = WORDS.fact("invited", ("guest:seat",), "F-8.0-06")
DECLINED: Final = WORDS.fact("declined", (), "F-8.0-09")
TALK_BEGAN: Final = WORDS.fact("talk-began", (), "F-8.0-06")
TALK_PROLONGED: Final = WORDS.fact("talk-prolonged", (), "F-8.0-07")
TALK_ENDED: Final = WORDS.fact("talk-ended", (), "F-8.0-07")
