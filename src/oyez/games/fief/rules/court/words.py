"""Words of the phase Hear ye: marriages, elections, the Pope's acts (Fief 1)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import LORD_NAMES, WORDS

COURT: Final = WORDS.verb("court", "lord", LORD_NAMES)  # for an own Lord a spouse is sought
WOO: Final = WORDS.verb("woo", "lord", LORD_NAMES)  # the spouse who is asked for
NOMINATE: Final = WORDS.verb("nominate", "lord", LORD_NAMES)
FAVOUR: Final = WORDS.verb("favour", "lord", LORD_NAMES)  # the FOR marker
DECOY: Final = WORDS.verb("decoy", "lord", LORD_NAMES)
ABSTAIN: Final = WORDS.verb("abstain")[0]
EXCOMMUNICATE: Final = WORDS.verb("excommunicate", "lord", LORD_NAMES)
PARDON: Final = WORDS.verb("pardon")[0]
SEEK_ANNULMENT: Final = WORDS.verb("seek-annulment")[0]

SEEK_SPOUSE: Final = WORDS.prompt("seek-spouse", "F-1.1-08")
CHOOSE_SPOUSE: Final = WORDS.prompt("choose-spouse", "F-1.1-02")
ANSWER_SUIT: Final = WORDS.prompt("answer-suit", "F-1.1-08")
NAME_CANDIDATE: Final = WORDS.prompt("name-candidate", "F-1.3-02")
PLACE_FOR: Final = WORDS.prompt("place-for", "F-1.3-07")
PLACE_DECOY: Final = WORDS.prompt("place-decoy", "F-1.3-08")
BEFORE_THE_VOTE: Final = WORDS.prompt("before-the-vote", "F-1.7P-13")
LAST_REQUEST: Final = WORDS.prompt("last-request", "F-1.7P-06")
ANSWER_ANNULMENT: Final = WORDS.prompt("answer-annulment", "F-1.7P-06")

ROUND_BEGAN: Final = WORDS.fact("round-began", ("round:number",), "F-R-02")
WOOED: Final = WORDS.fact("wooed", ("lord:lord", "spouse:lord"), "F-1.1-08")
SUIT_REFUSED: Final = WORDS.fact("suit-refused", ("lord:lord", "spouse:lord"), "F-1.1-08")
MARRIED: Final = WORDS.fact("married", ("lord:lord", "spouse:lord"), "F-1.1-10")
ELECTION_CALLED: Final = WORDS.fact("election-called", ("title:title",), "F-1.3-02")
STOOD_FOR: Final = WORDS.fact("stood-for", ("lord:lord", "title:title"), "F-1.3-02")
STRUCK_OFF: Final = WORDS.fact("struck-off", ("lord:lord",), "F-1.3-05")
MARKED: Final = WORDS.fact("marked", ("lord:lord",), "F-1.3-07")
VOTED: Final = WORDS.fact("voted", ("lord:lord", "votes:number"), "F-1.3-11")
BLUFFED: Final = WORDS.fact("bluffed", ("lord:lord",), "F-1.3-13")
NOT_ELECTED: Final = WORDS.fact("not-elected", ("title:title",), "F-1.3-15")
ELECTED: Final = WORDS.fact("elected", ("lord:lord", "title:title", "votes:number"), "F-1.3-16")
EXCOMMUNICATED: Final = WORDS.fact("excommunicated", ("lord:lord",), "F-1.7P-12")
ANNULMENT_SOUGHT: Final = WORDS.fact("annulment-sought", ("lord:lord", "spouse:lord"), "F-1.7P-06")
ANNULMENT_REFUSED: Final = WORDS.fact("annulment-refused", ("of:seat",), "F-1.7P-06")
ANNULLED: Final = WORDS.fact("annulled", ("lord:lord", "spouse:lord"), "F-1.7P-06")
