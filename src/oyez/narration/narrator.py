"""Turns what a game announces, asks and offers into sentences, by the kinds of its nouns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from oyez.engine.game import Agreed, Game
from oyez.engine.kernel import Event
from oyez.engine.pack import load
from oyez.engine.words import Action, Prompt
from oyez.games import pack_named
from oyez.narration.languages import Language, Value, language
from oyez.narration.plain_nouns import PlainNouns

Nouns = Mapping[str, Callable[[int], str]]

NUMBERS: Final = ("number", "coins", "deniers")
# Nouns that a sentence may want with their preposition: French has "à Bourg", but "aux Essarts".
PHRASES: Final = ("at", "of")


@final
class Narrator:
    """Speaks of one game, at one table, in one language."""

    def __init__(self, game: Game[Any, Any], rules: Agreed, names: Sequence[str], code: str) -> None:
        self.language: Final[Language] = language(code, game.name)
        self.names: Final = tuple(names)
        place = pack_named(game.name).nouns
        box = game.box(rules)
        nouns: Nouns = (
            load(place)(self.language, box) if place else PlainNouns(self.language, box, game.words)
        )
        self._nouns: Final = nouns  # seats and numbers are the same everywhere

    def noun(self, kind: str, number: int) -> str:
        return self.names[number] if kind == "seat" else self._nouns[kind](number)

    def event(self, event: Event) -> str:
        """What happened, as a sentence; of a secret of others only that it happened."""
        hidden = bool(event.fact.fields) and not event.args
        values: dict[str, Value] = {}
        for field, number in zip(event.fact.fields, event.args, strict=not hidden):
            name, _, kind = field.partition(":")
            values.update(self.words(name, kind, number))
        if event.seat >= 0:
            values["seat"] = self.names[event.seat]
        return self.language.tell(f"fact-{event.fact.name}{'-hidden' if hidden else ''}", values)

    def words(self, name: str, kind: str, number: int) -> dict[str, Value]:
        """What a sentence may use of a noun: its name, and as `name-at` and `name-of` with its preposition."""
        phrases = {f"{name}-{one}": f"{kind}-{one}" for one in PHRASES if f"{kind}-{one}" in self._nouns}
        return {name: self._value(kind, number)} | {
            word: self.noun(of, number) for word, of in phrases.items()
        }

    def _value(self, kind: str, number: int) -> Value:
        """Numbers stay numbers, so that the language can choose its plural."""
        return number if kind in NUMBERS else self.noun(kind, number)

    def choice(self, action: Action, noun: str = "") -> str:
        """What an option would do; `noun` says more than the action's own words can."""
        kind = action.verb.kind
        values = self.words("noun", kind, action.noun) if kind else {}
        if noun:
            values["noun"] = noun
        return self.language.tell(f"verb-{action.verb.name}", values)

    def prompt(self, prompt: Prompt) -> str:
        return self.language.say(f"prompt-{prompt.name}")

    def waits(self, prompt: Prompt, seat: int) -> str:
        return self.language.say(f"waits-{prompt.name}", seat=self.names[seat])

    def hint(self, worth: Mapping[str, int]) -> str:
        """The plain numbers of an option, as the game's `hints` gives them."""
        if not worth:
            return ""
        if "price" in worth:
            return self.language.say("hint-price", price=worth["price"])
        if "effect" in worth:
            return self.language.say("hint-take", total=sum(worth.values()), **worth)
        return self.language.say("hint-more", **worth)

    def measure(self, name: str) -> str:
        """What a chart or a result counts: in the words of the game where it has some, else in those of the page."""
        own = self.language.has(f"measure-{name}")
        return (self.language if own else language(self.language.code, "page")).say(f"measure-{name}")

    def rule(self, row: str) -> str:
        """A rule of the ledger in one sentence, or nothing if there is none for it."""
        message = f"rule-{row.replace('.', '_')}"
        return self.language.say(message) if self.language.has(message) else ""
