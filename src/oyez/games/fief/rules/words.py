"""The vocabulary and the nouns its verbs take. Words of a phase stand in the module of the same name."""

from __future__ import annotations

from typing import Final

from oyez.engine.words import Vocabulary
from oyez.games.fief.rules.board.tables import BISHOPRICS, CARDS, FIEFS, LORDS, MOST, RELICS, VILLAGES

WORDS: Final = Vocabulary()

SEAT_NAMES: Final = tuple([str(seat) for seat in range(MOST)])
NUMBERS: Final = tuple([str(number) for number in range(31)])
LORD_NAMES: Final = LORDS
VILLAGE_IDS: Final = VILLAGES
FIEF_IDS: Final = FIEFS
BISHOPRIC_IDS: Final = BISHOPRICS
CARD_NAMES: Final = CARDS
RELIC_NAMES: Final = RELICS
TITLE_NAMES: Final = (
    *[f"fief-{fief}" for fief in FIEFS],
    *[f"bishop-{number}" for number in BISHOPRICS],
    "cardinal-1",
    "cardinal-2",
    "cardinal-3",
    "cardinal-bought",
    "pope",
    "king",
    "queen",
    "crown-prince",
)

# Answers that many questions share.
PASS: Final = WORDS.verb("pass")[0]
DONE: Final = WORDS.verb("done")[0]
ALL: Final = WORDS.verb("all")[0]
ACCEPT: Final = WORDS.verb("accept")[0]
REFUSE: Final = WORDS.verb("refuse")[0]
BACK: Final = WORDS.verb("back")[0]
