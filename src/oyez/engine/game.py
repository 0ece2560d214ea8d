"""What a game must provide to be played, shown, recorded and tested by everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, Generic, Protocol, TypeVar

from oyez.engine.kernel import Seat, State
from oyez.engine.words import Action, Vocabulary

SPECTATOR: Final = -1


class UnknownName(ValueError):
    """A game, option, bot or seat that does not exist; the message says which do."""


class BadOptions(ValueError):
    """What was agreed before the game is impossible; the message says why and what is allowed."""


class Agreed(Protocol):
    """What every game's Rules carry: the number of seats and the options that differ from default."""

    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...


class Option:
    """Something that can be agreed before the game. An option without choices takes any text."""

    def __init__(self, name: str, default: str, choices: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices


S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Agreed)


class Game(ABC, Generic[S, R]):
    """One game of the list. Seats are numbered from 0; SPECTATOR stands for somebody without a seat."""

    name: str
    version: str  # changes with the rules or the vocabulary; stands in every record
    words: Vocabulary
    fewest: int
    most: int
    options: tuple[Option, ...]
    ledger: str  # the name of its file in docs/rules
    simulated: Mapping[str, str] = {}  # options of games between bots alone, so that every one of them ends
    hidden_hands = False  # whether people who share a screen must not see each other's turn

    @abstractmethod
    def rules(self, seats: int, options: Mapping[str, str]) -> R:
        """Check what was agreed and freeze it; raises BadOptions."""

    @abstractmethod
    def setup(self, rules: R, seed: int, forced: list[int]) -> S:
        """A new game with its tape running, settled at its first decision."""

    @abstractmethod
    def view(self, g: S, seat: Seat) -> dict[str, object]:
        """What `seat` may know, built from nothing, JSON-ready."""

    @abstractmethod
    def truth(self, g: S) -> dict[str, object]:
        """Everything, hidden or not, in the shape of a view: for scenarios and for nobody at the table."""

    @abstractmethod
    def resample(self, g: S, seat: Seat, seed: int) -> S:
        """A state that `seat` cannot tell from this one, hidden things and the generator dealt anew."""

    @abstractmethod
    def box(self, rules: R) -> dict[str, object]:
        """What everybody may read off the pieces before the game starts, JSON-ready."""

    @abstractmethod
    def hints(self, g: S, seat: Seat) -> dict[str, dict[str, int]]:
        """What the options open to `seat` are worth in plain numbers, by action text, from its knowledge."""

    @abstractmethod
    def round_of(self, g: S) -> int:
        """The number of the round being played, from 1."""

    @abstractmethod
    def measures(self, g: S) -> dict[str, list[int]]:
        """Public quantities per seat that a chart follows over the rounds."""

    @abstractmethod
    def arrange(self, g: S, position: Mapping[str, object], names: list[str]) -> None:
        """Turn a fresh game into the position a scenario describes; raises ValueError with the reason."""

    @abstractmethod
    def conserve(self, g: S) -> None:
        """AssertionError if a piece of the box is missing, doubled or in an impossible place."""

    def action(self, text: str) -> Action:
        """The action written so; UnknownName says what could have been meant."""
        action = self.words.by_text.get(text)
        if action is not None:
            return action
        verb = self.words.verbs.get(text.split(" ", maxsplit=1)[0])
        if verb is None:
            raise UnknownName(
                f"{text!r} is no action of {self.name}; verbs are: {', '.join(self.words.verbs)}"
            )
        nouns = [a.text.removeprefix(verb.name).strip() for a in verb.actions]
        shown = ", ".join(nouns[:8]) + (" ..." if len(nouns) > 8 else "")
        raise UnknownName(f"{text!r} is no action of {self.name}; {verb.name!r} takes one of: {shown}")
