from __future__ import annotations

from typing import Final

from oyez.engine.words import Vocabulary

CARDS: Final = ("ambush", "scout", "forgery", "truce")
AMBUSH: Final = 0
SCOUT: Final = 1
FORGERY: Final = 2
TRUCE: Final = 3
PLACES: Final = tuple("ABCDEFGH")

WORDS: Final = Vocabulary()
PASS: Final = WORDS.verb("pass")[0]
MARCH: Final = WORDS.verb("march", "place", PLACES)
VOTE: Final = WORDS.verb("vote", "seat", ("0", "1", "2", "3"))
PLAY: Final = WORDS.verb("play", "card", CARDS)
CALL_TRUCE: Final = WORDS.verb("call")[0]
GRANT: Final = WORDS.verb("grant")[0]

VOTING: Final = WORDS.prompt("vote", "T-1")
MARCHING: Final = WORDS.prompt("march", "T-2")
RESPONDING: Final = WORDS.prompt("respond", "T-3")
GRANTING: Final = WORDS.prompt("grant", "T-4")

DREW: Final = WORDS.fact("drew", ("card:card",), "T-5")
ELECTED: Final = WORDS.fact("elected", (), "T-1")
MARCHED: Final = WORDS.fact("marched", ("place:place",), "T-2")
PLAYED: Final = WORDS.fact("played", ("card:card",), "T-3")
CANCELLED: Final = WORDS.fact("cancelled", ("card:card",), "T-3")
FOUGHT: Final = WORDS.fact("fought", (), "T-2")
TRUCE_CALLED: Final = WORDS.fact("truce-called", (), "T-4")
TRUCE_GRANTED: Final = WORDS.fact("truce-granted", (), "T-4")
