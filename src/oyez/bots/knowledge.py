"""What bots must be told of a game to play it: its sense by versions, how far a search looks, how weights are fit."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import Any

from oyez.bots.sense import Sense
from oyez.engine.kernel import State
from oyez.engine.pack import load
from oyez.games import pack_named

Sample = tuple[Any, list[float]]  # what is known of each seat, and its share of the victory


class PlainKnowledge(ABC):
    """One for each game whose bots do more than choose at random."""

    ahead: int  # how far a search looks, by the clock of the sense
    loyal: float  # how many standard errors better than the greedy bot's own choice another must be
    ripe: int  # see search: how often a choice is tried before the tree grows below it
    versions: tuple[str, ...] = ("v1",)  # of the greedy bot: v1 by hand, v2 by self-play, and others

    @property
    def best(self) -> str:
        """The version that the named bots and imagined games play by."""
        return "v2" if "v2" in self.versions else self.versions[-1]

    @abstractmethod
    def sense_of(self, version: str) -> Sense:
        """What a version of the greedy bot knows."""

    def stored(self) -> dict[str, Any]:
        """What self-play has found: weights, standing, and ratings of the named bots."""
        return {"weights": {}, "standing": {}, "ratings": {"of": {}}}


class Knowledge(PlainKnowledge):
    """Of a game whose weights `oyez tune` can look for."""

    versions: tuple[str, ...] = ("v1", "v2")
    lead = 0.0  # what being ahead counts besides winning, where weights are tuned: it tells more than one bit

    @abstractmethod
    def stored(self) -> dict[str, Any]:
        """The weights found by self-play, and which run made them."""

    @abstractmethod
    def weights_type(self) -> Any:
        """The class of the weights; its defaults are those chosen by hand."""

    @abstractmethod
    def sense_with(self, weights: Mapping[str, float], remembers: bool = True) -> Sense:
        """A sense with these weights; those that are not given are as they were chosen by hand."""

    def sense_of(self, version: str) -> Sense:
        return self.sense_with({} if version == "v1" else self.stored()["weights"], remembers=version != "v1")

    @abstractmethod
    def seen(self, g: State) -> Any:
        """What a position is judged by, of every seat."""

    @abstractmethod
    def fit(self, samples: list[Sample]) -> tuple[dict[str, float], float]:
        """The judgement that foretells best how games ended: by name, and how well it does."""


@cache
def knowledge_of(game: str) -> PlainKnowledge | None:
    """None: its bots choose at random."""
    place = pack_named(game).bots
    if not place:
        return None
    found = load(place)
    assert isinstance(found, PlainKnowledge)
    return found
