"""What a game must provide to be played, shown, recorded and tested by everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, Generic, Literal, NamedTuple, Protocol, TypeVar

from oyez.engine.kernel import Decision, Seat, State, initiatives
from oyez.engine.parts import Part
from oyez.engine.words import Action, Vocabulary

SPECTATOR: Final = -1
USUAL_SEATS: Final = 4
PRESET: Final = "preset"  # wherever options are given by name: the preset that they override


class UnknownName(ValueError):
    """A game, option, bot or seat that does not exist; the message says which do."""


class BadOptions(ValueError):
    """What was agreed before the game is impossible; the message says why and what is allowed."""


class OutdatedRules(ValueError):
    """A game was begun with a version of the rules that is no longer known."""

    def __init__(self, version: str, game: str, current: str) -> None:
        super().__init__(f"version {version} of the rules of {game}; this is version {current}")


class Agreed(Protocol):
    """What every game's Rules carry: the number of seats and the options that differ from default."""

    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...


class Option:
    """Something that can be agreed before the game: one of its choices, a number, or the content of a file."""

    def __init__(
        self,
        name: str,
        default: str,
        choices: tuple[str, ...] = (),
        *,
        form: Literal["choice", "number", "file"] = "choice",
        fine: bool = False,  # fine print: for those who know what they are looking for
        by_edition: Mapping[str, str] = MappingProxyType({}),  # what an empty default stands for
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.form: Final = form
        self.fine: Final = fine
        self.by_edition: Final = by_edition


S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Agreed)
# A state, a seat and the name of the question put to it, to the cells of what it may know: see cells.py.
Observer = Callable[[S, Seat, str], bytearray]


class Views(NamedTuple):
    """All views of one position: every key stands either in `public` or in what `private` makes for a seat."""

    public: dict[str, object]  # alike for everybody, with and without a seat
    private: Callable[[Seat], dict[str, object]]


def nothing_more(seat: Seat) -> dict[str, object]:
    """For games that show everybody the same."""
    return {}


class Game(ABC, Generic[S, R]):
    """One game of the list. Seats are numbered from 0; SPECTATOR stands for somebody without a seat."""

    name: str
    version: str  # changes with the rules or the vocabulary; stands in every record
    earlier: Mapping[
        str, Mapping[str, str]
    ] = {}  # versions that can still be played, and the options that do it
    words: Vocabulary
    fewest: int
    most: int
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]] = {}  # options under a name: see agreed_with
    ledger: str  # the name of its file in docs/rules
    simulated: Mapping[str, str] = {}  # options of games between bots alone, so that every one of them ends
    hidden_hands = False  # whether people who share a screen must not see each other's turn
    moments: Mapping[str, str] = {}  # secret prompts that take standing orders: ask, mine or pass by default
    prolongs = ""  # the action that gives a private talk its whole time again

    def usual_seats(self) -> int:
        """Where nobody says how many: four, as far as the game is for so many."""
        return max(self.fewest, min(USUAL_SEATS, self.most))

    @abstractmethod
    def rules(self, seats: int, options: Mapping[str, str]) -> R:
        """Check what was agreed and freeze it; raises BadOptions."""

    def agreed_with(self, preset: str, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a preset, and those given beside it, which override them; raises BadOptions."""
        if preset not in self.presets:
            known = f"its presets are: {', '.join(self.presets)}" if self.presets else "it has none"
            raise BadOptions(f"{self.name} has no preset {preset!r}; {known}")
        return {**self.presets[preset], **options}

    def agreed_then(self, version: str, options: Mapping[str, str]) -> dict[str, str]:
        """Options by which a game begun with some version of the rules goes on as it began; raises OutdatedRules."""
        if version != self.version and version not in self.earlier:
            raise OutdatedRules(version, self.name, self.version)
        return {**options, **self.earlier.get(version, {})}

    def begun_with(self, options: Mapping[str, str]) -> tuple[str, dict[str, str]]:
        """The version of the rules by which a game with these options is played, and what was agreed beside it."""
        for version, then in self.earlier.items():
            if then.items() <= options.items():
                return version, {name: value for name, value in options.items() if name not in then}
        return self.version, dict(options)

    @abstractmethod
    def setup(self, rules: R, seed: int, forced: list[int]) -> S:
        """A new game with its tape running, settled at its first decision."""

    @abstractmethod
    def view(self, g: S, seat: Seat) -> dict[str, object]:
        """What `seat` may know, built from nothing, JSON-ready."""

    def views(self, g: S) -> Views:
        """The same for several readers, as long as the state does not change: what is alike is made once.

        A game that cannot tell what is alike need not.
        """
        return Views({}, partial(self.view, g))

    def observer(self, rules: R, starts: Mapping[str, int], size: int) -> Observer[S] | None:
        """What fills an observation of `size` cells straight from a state, or None: then it is made from the view.

        `starts` says where each field begins. Nothing may show there that the view does not show.
        """
        return None

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

    def why(self, g: S, seat: Seat, action: Action) -> tuple[str, str]:
        """Why an action is not open to the seat: a row and a message, from its own knowledge; empty if it is open."""
        if g.winners or not g.stack:
            return "", "why-over"
        asked = [decision for decision in g.pending if decision.seat == seat]
        if action in initiatives(g, seat) or any(action in decision.options for decision in asked):
            return "", ""
        if asked:
            return asked[0].prompt.rule, "why-otherwise"
        public = [decision.prompt.rule for decision in g.pending if not decision.prompt.secret]
        return public[0] if public else "", "why-not-asked"

    def silence(self, g: S, decision: Decision) -> Action | None:
        """The answer that means letting the moment pass, or None if there is no such answer."""
        return next((action for action in decision.options if action.text == "pass"), None)

    def concerns(self, g: S, seat: Seat) -> bool:
        """Whether a secret moment touches the seat; from public facts alone."""
        return True

    def may_respond(self, g: S, seat: Seat) -> bool:
        """Whether the seat could answer a secret moment, for all that the others know."""
        return True

    def talking(self, g: S) -> tuple[Seat, ...]:
        """The seats in a private talk."""
        return ()

    def actions(self, rules: R) -> tuple[Action, ...]:
        """Everything that a game under these rules can offer, numbered from 0: the action space of learners."""
        return tuple(self.words.actions)

    def parts(self, rules: R) -> list[Part]:
        """What modules of such a game remember beside the state, as they are before it is set up."""
        return []

    def prompts(self, rules: R) -> tuple[str, ...]:
        """The names of everything that a game under these rules can ask."""
        return tuple(self.words.prompts)

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
