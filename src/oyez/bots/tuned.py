"""Weights found by self-play, from the data files beside this module; each says which run made it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Any, Final

from oyez.bots.sense import Sense

VERSIONS: Final = ("v1", "v2")  # by hand, by self-play
PLAIN: Final = "plain"  # v1 that ignores the expansions, of a game that has some


@cache
def stored(game: str) -> dict[str, Any]:
    """The content of a game's data file."""
    file = resources.files("oyez.bots") / "data" / f"{game}.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def fingerprint(game: str) -> str:
    """Of the weights that bots of this game play by: results before and after a change do not add up."""
    played_by = [stored(game)["weights"], stored(game)["standing"]]
    return blake2b(json.dumps(played_by, sort_keys=True).encode(), digest_size=4).hexdigest()


def ratings_of(game: str) -> dict[str, int]:
    """How strong the four levels were in a tournament between them; 25 is the middle."""
    return {bot: round(mu) for bot, mu in stored(game)["ratings"]["of"].items()}


@cache
def sense_of(game: str, version: str) -> Sense:
    """What bots know of a game, with the weights of that version."""
    if version == PLAIN:
        return plain_sense()
    return sense_with(game, {} if version == "v1" else stored(game)["weights"], remembers=version != "v1")


def plain_sense() -> Sense:
    from oyez.bots.fief.modules.ignoring import plain_worths
    from oyez.bots.fief.sense import FiefSense
    from oyez.bots.fief.standing import FEATURES
    from oyez.bots.fief.weights import BY_HAND

    standing = stored("fief")["standing"]
    return FiefSense(BY_HAND, tuple(standing[name] for name in FEATURES), False, thumbs=plain_worths)


def weights_type(game: str) -> Any:
    """The class of a game's weights; Fief is imported only when it is asked for."""
    if game == "fief":
        from oyez.bots.fief.weights import FiefWeights

        return FiefWeights
    from oyez.bots.middle_ages.weights import MiddleAgesWeights

    return MiddleAgesWeights


def sense_with(game: str, weights: Mapping[str, float], remembers: bool = True) -> Sense:
    """The same with these weights; those that are not given are as they were chosen by hand."""
    found = weights_type(game)(**weights)
    standing = stored(game)["standing"]
    if game == "fief":
        from oyez.bots.fief.sense import FiefSense
        from oyez.bots.fief.standing import FEATURES

        return FiefSense(found, tuple(standing[name] for name in FEATURES), remembers)
    from oyez.bots.middle_ages.sense import MiddleAgesSense

    return MiddleAgesSense(found, standing["heat"], standing["heat_per_take"])
