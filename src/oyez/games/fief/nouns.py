"""The nouns of Fief: Villages, Lords, titles, cards and relics."""

from __future__ import annotations

import re
from typing import Any, Final

from oyez.games.fief.rules.battle.words import BLANK_FACE
from oyez.games.fief.rules.board.tables import (
    BISHOP,
    CARDINAL,
    CROWN_PRINCE,
    KING,
    N_FIEFS,
    N_LORDS,
    N_TITLES,
    POPE,
    QUEEN,
)
from oyez.narration.languages import Language
from oyez.narration.narrator import Nouns

SINGLE: Final = {
    POPE: "title-pope",
    KING: "title-king",
    QUEEN: "title-queen",
    CROWN_PRINCE: "title-prince",
}


def nouns(language: Language, box: dict[str, Any]) -> Nouns:
    places = box["board"]["villages"]
    fiefs = box["board"]["fiefs"]

    def village(number: int) -> str:
        return str(places[number]["name"])

    def at_village(number: int) -> str:
        return language.say("place-at", village=village(number), id=places[number]["id"])

    def of_village(number: int) -> str:
        return language.say("place-of", village=village(number), id=places[number]["id"])

    def fief(number: int) -> str:
        return str(fiefs[number]["name"])

    def bishopric(number: int) -> str:
        return str(number + 1)

    def lord(number: int) -> str:
        return str(box["lords"][number])

    def title(number: int) -> str:
        if number < N_FIEFS:
            return language.say(f"title-fief-{fiefs[number]['id']}")  # French: "des Essarts"
        if number < CARDINAL:
            return language.say("title-bishop", number=number - BISHOP + 1)
        if number >= N_TITLES:
            name = re.sub(r"-\d+$", "", box["titles"][number])  # of two tiles with one name
            return language.say(f"title-{name}")  # of an expansion
        return language.say(SINGLE.get(number, "title-cardinal"))

    def card(number: int) -> str:
        return lord(number) if number < N_LORDS else language.say(f"card-{number}")

    def relic(number: int) -> str:
        return language.say(f"relic-{number}")

    def deck(number: int) -> str:
        return language.say(f"deck-{number}")

    def cause(number: int) -> str:
        return language.say(f"cause-{number}")

    def faces(number: int) -> str:
        """One digit per die; none at all without dice."""
        return " ".join(str(number)).replace(str(BLANK_FACE), "0") if number else "–"

    def piece(number: int) -> str:
        return language.say(f"piece-{number}")

    def objective(number: int) -> str:
        return language.say(f"objective-{number}")

    def tiebreak(number: int) -> str:
        return language.say(f"tiebreak-{number}")

    return {
        "village": village,
        "village-at": at_village,
        "village-of": of_village,
        "fief": fief,
        "bishopric": bishopric,
        "lord": lord,
        "title": title,
        "card": card,
        "relic": relic,
        "deck": deck,
        "cause": cause,
        "faces": faces,
        "tiebreak": tiebreak,
        "piece": piece,
        "objective": objective,
    }
