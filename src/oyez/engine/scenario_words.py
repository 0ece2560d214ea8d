"""The words of a table: seats by name, and what the game's numbers are called in notation and events."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from oyez.engine.game import Agreed, Game
from oyez.engine.kernel import NOBODY, Event, Seat
from oyez.engine.scenario_text import BadScenario
from oyez.engine.words import Action, Fact, Vocabulary

DEFAULT_NAMES: Final = ("Red", "Blue", "Green", "Yellow", "Purple", "White", "Black", "Orange")
ANY: Final = "*"
SEAT: Final = "seat"


@final
class Pattern:
    """An event as a scenario writes it. None stands for anything."""

    def __init__(self, seat: Seat | None, fact: Fact, args: tuple[int | None, ...]) -> None:
        self.seat: Final = seat
        self.fact: Final = fact
        self.args: Final = args

    def fits(self, event: Event) -> bool:
        """Words left off at the end fit anything."""
        return (
            event.fact is self.fact
            and self.seat in (None, event.seat)
            and all(wanted in (None, found) for wanted, found in zip(self.args, event.args, strict=False))
        )


@lru_cache(maxsize=16)
def _nouns(words: Vocabulary, size: int) -> dict[str, dict[int, str]]:
    """Of every kind; remembered until the vocabulary grows, since thousands of tables share it."""
    kinds: dict[str, dict[int, str]] = {}
    for verb in words.verbs.values():
        if verb.kind and verb.kind != SEAT:
            nouns = {action.noun: action.text.removeprefix(verb.name).strip() for action in verb.actions}
            kinds.setdefault(verb.kind, {}).update(nouns)
    return kinds


@final
class Words:
    """Numbers to words and back. A kind's words are the nouns of its verbs, or else a list of the box."""

    def __init__(self, game: Game[Any, Any], rules: Agreed, names: list[str]) -> None:
        self.game: Final = game
        self.names: Final = names
        nouns = _nouns(game.words, len(game.words.actions))
        self.kinds: Final[dict[str, dict[int, str]]] = {SEAT: dict(enumerate(names)), **nouns}
        box = game.box(rules)
        for kind in {field.partition(":")[2] for fact in game.words.facts.values() for field in fact.fields}:
            words = box.get(f"{kind}s")
            if (
                kind not in self.kinds
                and isinstance(words, list)
                and all(isinstance(word, str) for word in words)
            ):
                self.kinds[kind] = dict(enumerate(words))

    def seat(self, name: object) -> Seat:
        if name not in self.names:
            raise BadScenario(
                f"nobody at this table is called {str(name)!r}; the seats are: {', '.join(self.names)}"
            )
        return self.names.index(str(name))

    def number(self, text: str) -> int:
        """What a word of any kind stands for; seats come first."""
        for words in self.kinds.values():
            for number, word in words.items():
                if word == text:
                    return number
        raise BadScenario(f"{text!r} is no word of {self.game.name}")

    def choice(self, text: object) -> tuple[Seat, Action]:
        """ "Blue move 2-3" """
        name, _, action = str(text).strip().partition(" ")
        return self.seat(name), self.action(action)

    def action(self, text: object) -> Action:
        """A choice in notation; a seat stands there by its number or by its name."""
        verb, _, noun = " ".join(str(text).split()).partition(" ")
        known = self.game.words.verbs.get(verb)
        if known is not None and known.kind == SEAT and noun and not noun.isdecimal():
            noun = str(self.seat(noun))
        try:
            return self.game.action(f"{verb} {noun}".strip())
        except ValueError as reason:
            raise BadScenario(str(reason)) from reason

    def event(self, event: Event) -> str:
        """Who, what, then the fields in words: "Blue paid Pink 2"."""
        said = [] if event.seat == NOBODY else [self.names[event.seat]]
        said.append(event.fact.name)
        for field, arg in zip(event.fact.fields, event.args, strict=False):
            said.append(self.kinds.get(field.partition(":")[2], {}).get(arg, str(arg)))
        return " ".join(said)

    def pattern(self, text: object) -> Pattern:
        """The reverse of event(), with * for anything."""
        first, _, rest = str(text).strip().partition(" ")
        facts = self.game.words.facts
        seat: Seat | None = NOBODY
        if first not in facts:
            seat = None if first == ANY else self.seat(first)
            first, _, rest = rest.strip().partition(" ")
        if first not in facts:
            raise BadScenario(
                f"{first!r} is no event of {self.game.name}; its events are: {', '.join(facts)}"
            )
        return Pattern(seat, facts[first], self._args(facts[first], rest.strip()))

    def _args(self, fact: Fact, rest: str) -> tuple[int | None, ...]:
        args: list[int | None] = []
        for field in fact.fields:
            if rest:
                arg, rest = self._arg(fact, field, rest)
                args.append(arg)
        if rest:
            raise BadScenario(
                f"{rest!r} is too much: {fact.name} carries {', '.join(fact.fields) or 'nothing'}"
            )
        return tuple(args)

    def _arg(self, fact: Fact, field: str, text: str) -> tuple[int | None, str]:
        kind = field.partition(":")[2]
        words = self.kinds.get(kind, {})
        for number, word in [(None, ANY), *sorted(words.items(), key=lambda pair: -len(pair[1]))]:
            if text == word or text.startswith(f"{word} "):
                return number, text[len(word) :].strip()
        word, _, rest = text.partition(" ")
        if not words and word.removeprefix("-").isdecimal():
            return int(word), rest.strip()
        raise BadScenario(f"{word!r} is no {kind}, but {fact.name} carries {', '.join(fact.fields)}")


def check_names(names: list[str]) -> None:
    """A name is one word, because lines of play begin with it and paths contain it."""
    for name in names:
        if not name or len(name.split()) != 1 or set(name) & set(".*:,[]{}#'\""):
            raise BadScenario(f"the seat name {name!r} should be one word of letters and digits", ("seats",))
        if names.count(name) > 1:
            raise BadScenario(f"two seats are called {name!r}; each needs its own name", ("seats",))
