"""The nouns of Middle-Ages: estates, Events, tiles and the places where they lie."""

from __future__ import annotations

from typing import Any

from oyez.games.middle_ages.tables import ROW
from oyez.narration.languages import Language
from oyez.narration.narrator import Nouns


def nouns(language: Language, box: dict[str, Any]) -> Nouns:
    tiles = {tile["tile"]: tile for tile in box["tiles"]}

    def estate(number: int) -> str:
        return language.say(f"estate-{number}")

    def event(number: int) -> str:
        return language.say(f"event-{number}")

    def spot(number: int) -> str:
        return language.say("spot", row=number // ROW + 1, place=number % ROW + 1)

    def tile(number: int) -> str:
        face = tiles[number]
        return language.say(
            "tile-name",
            estate=estate(face["estate"]),
            number=face["number"],
            farmers=face["farmers"],
            chests=face["chests"],
        )

    return {"estate": estate, "event": event, "spot": spot, "tile": tile}
