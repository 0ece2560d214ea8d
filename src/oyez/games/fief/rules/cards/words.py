"""Words of the Cards phase: discards, draws, Disasters, the plague, cards played (Fief 2)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import BISHOPRIC_IDS, CARD_NAMES, FIEF_IDS, LORD_NAMES, NUMBERS, WORDS

DECK_NAMES: Final = ("lord", "fortune")

PLAY: Final = WORDS.verb("play", "card", CARD_NAMES)
DISCARD: Final = WORDS.verb("discard", "card", CARD_NAMES)
DRAW: Final = WORDS.verb("draw", "deck", DECK_NAMES)
EXPOSE: Final = WORDS.verb("expose", "lord", LORD_NAMES)  # which Lord rolls for the plague next
BURY: Final = WORDS.verb("bury", "number", NUMBERS)  # so many Knights; the other losses are Men-at-Arms
BLESS: Final = WORDS.verb("bless", "bishopric", BISHOPRIC_IDS)  # where a Harvest or Weather card goes
TALLAGE: Final = WORDS.verb("tallage", "fief", FIEF_IDS)
TITHE: Final = WORDS.verb("tithe", "bishopric", BISHOPRIC_IDS)  # as its Bishop
CARDINAL_TITHE: Final = WORDS.verb("cardinal-tithe", "bishopric", BISHOPRIC_IDS)
PAPAL_TITHE: Final = WORDS.verb("papal-tithe")[0]
TAX_THROUGH: Final = WORDS.verb("tax-through", "lord", LORD_NAMES)  # which of several Cardinals taxes

DISCARD_CARDS: Final = WORDS.prompt("discard-cards", "F-2.1-02")
DRAW_CARDS: Final = WORDS.prompt("draw-cards", "F-2.1-06")
PLAY_CARDS: Final = WORDS.prompt("play-cards", "F-2.4-01")
PLAGUE_ORDER: Final = WORDS.prompt("plague-order", "F-2.3.3-05")
PLAGUE_LOSSES: Final = WORDS.prompt("plague-losses", "F-2.3.3-08")
CHOOSE_BISHOPRIC: Final = WORDS.prompt("choose-bishopric", "F-2.4.2-01")
CHOOSE_TAX: Final = WORDS.prompt("choose-tax", "F-2.4.4-01")
CHOOSE_TAXER: Final = WORDS.prompt("choose-taxer", "F-2.4.6-02")
NAME_PRINCE: Final = WORDS.prompt("name-prince", "F-1.8.2-01")
RECOVER_TITLE: Final = WORDS.prompt("recover-title", "F-4.3.1-08")

DECK_RENEWED: Final = WORDS.fact("deck-renewed", ("deck:deck",), "F-2.2-01")
DISCARDED: Final = WORDS.fact("discarded", ("card:card",), "F-2.1-03")
DREW_LORD: Final = WORDS.fact("drew-lord", ("card:card",), "F-2.1-06")
DREW_FORTUNE: Final = WORDS.fact("drew-fortune", ("card:card",), "F-2.1-06")
DISASTER_LAID: Final = WORDS.fact("disaster-laid", ("space:number",), "F-2.1-16")
DISASTER_DROPPED: Final = WORDS.fact("disaster-dropped", ("card:card",), "F-2.1-17")
DISASTER_ROLLED: Final = WORDS.fact("disaster-rolled", ("card:card", "die:number"), "F-2.3-03")
DISASTER_STRUCK: Final = WORDS.fact("disaster-struck", ("card:card", "bishopric:bishopric"), "F-2.3-07")
DISASTER_AVERTED: Final = WORDS.fact("disaster-averted", ("card:card",), "F-2.3-04")
DISASTER_ENDED: Final = WORDS.fact("disaster-ended", ("card:card", "bishopric:bishopric"), "F-2.4.2-02")
PLAGUE_ROLLED: Final = WORDS.fact("plague-rolled", ("lord:lord", "die:number"), "F-2.3.3-02")
PLAGUE_SPREAD: Final = WORDS.fact("plague-spread", ("village:village", "losses:number"), "F-2.3.3-06")
PLAGUE_KILLED: Final = WORDS.fact(
    "plague-killed", ("village:village", "men:number", "knights:number"), "F-2.3.3-08"
)
LORD_CAME: Final = WORDS.fact("lord-came", ("lord:lord",), "F-2.4.1-01")
FORTUNE_LAID: Final = WORDS.fact("fortune-laid", ("card:card", "bishopric:bishopric"), "F-2.4.2-03")
TALLAGED: Final = WORDS.fact("tallaged", ("fief:fief", "lord:lord"), "F-2.4.5-01")
TITHED: Final = WORDS.fact("tithed", ("bishopric:bishopric", "lord:lord"), "F-2.4.6-01")
TITHED_AS_CARDINAL: Final = WORDS.fact(
    "tithed-as-cardinal", ("bishopric:bishopric", "lord:lord"), "F-2.4.6-02"
)
TITHED_AS_POPE: Final = WORDS.fact("tithed-as-pope", ("lord:lord",), "F-2.4.6-03")
