"""Weights found by self-play, which each game keeps with what bots know of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

from oyez.bots.knowledge import Knowledge, PlainKnowledge, knowledge_of
from oyez.bots.sense import Sense
from oyez.engine.game import UnknownName


def knowledge_for(game: str) -> PlainKnowledge:
    """Raises UnknownName if nothing is known of it."""
    found = knowledge_of(game)
    if found is None:
        raise UnknownName(f"bots know nothing of {game}; its only bot is random")
    return found


def stored(game: str) -> dict[str, Any]:
    """The content of a game's data file."""
    return knowledge_for(game).stored()


def fingerprint(game: str) -> str:
    """Of the weights that bots of this game play by: results before and after a change do not add up."""
    if knowledge_of(game) is None:
        return ""
    played_by = [stored(game)["weights"], stored(game)["standing"]]
    return blake2b(json.dumps(played_by, sort_keys=True).encode(), digest_size=4).hexdigest()


def ratings_of(game: str) -> dict[str, int]:
    """How strong the four levels were in a tournament between them; 25 is the middle."""
    if knowledge_of(game) is None:
        return {}
    return {bot: round(mu) for bot, mu in stored(game)["ratings"]["of"].items()}


@cache
def sense_of(game: str, version: str) -> Sense:
    """What bots know of a game, with the weights of that version."""
    return knowledge_for(game).sense_of(version)


def tunable(game: str) -> Knowledge:
    """Raises UnknownName if its bots have no weights."""
    found = knowledge_for(game)
    if not isinstance(found, Knowledge):
        raise UnknownName(f"the bots of {game} have no weights; there is nothing to tune")
    return found


def weights_type(game: str) -> Any:
    """The class of a game's weights."""
    return tunable(game).weights_type()


def sense_with(game: str, weights: Mapping[str, float], remembers: bool = True) -> Sense:
    """The same with these weights; those that are not given are as they were chosen by hand."""
    return tunable(game).sense_with(weights, remembers)
