"""The words of a game: verbs for choices, facts for news. All are made once, at import."""

from __future__ import annotations

from typing import Final, final


@final
class Action:
    """One choice: a verb and at most one noun, such as "move 2-3". Compared by identity."""

    def __init__(self, id: int, verb: Verb, noun: int, text: str) -> None:
        self.id: Final = id
        self.verb: Final = verb
        self.noun: Final = noun
        self.text: Final = text

    def __repr__(self) -> str:
        return self.text


@final
class Verb:
    """A kind of choice, with one action per noun; `kind` says what its nouns are ("spot", "tile")."""

    def __init__(self, name: str, kind: str, first: int) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.first: Final = first
        self.actions: tuple[Action, ...] = ()

    def __getitem__(self, noun: int) -> Action:
        return self.actions[noun - self.first]

    def __repr__(self) -> str:
        return self.name


@final
class Fact:
    """A kind of event, such as CROWNED.

    `fields` names what such an event carries, each as "name:kind" ("lord:lord", "for:coins"); the
    narrators of every language turn the numbers into words by their kind. `rule` is the ledger row
    that such an event carries out.
    """

    def __init__(self, name: str, fields: tuple[str, ...], rule: str) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.rule: Final = rule

    def __repr__(self) -> str:
        return self.name


@final
class Prompt:
    """A kind of question, such as "where does your Lord go?", with the ledger row it comes from.

    A secret prompt is nobody else's business: other seats must not learn that it was asked.
    """

    def __init__(self, name: str, rule: str, secret: bool) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.secret: Final = secret

    def __repr__(self) -> str:
        return self.name


@final
class Vocabulary:
    """All that a game can ever offer, ask or announce. Actions are numbered from 0.

    What is added after `close()` belongs to expansions: a game without them has only the core.
    """

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.by_text: Final[dict[str, Action]] = {}
        self.verbs: Final[dict[str, Verb]] = {}
        self.facts: Final[dict[str, Fact]] = {}
        self.prompts: Final[dict[str, Prompt]] = {}
        self._core = (-1, -1)

    def close(self) -> None:
        """The words of the game itself are complete; those of expansions are numbered after them."""
        self._core = (len(self.actions), len(self.prompts))

    def core_actions(self) -> tuple[Action, ...]:
        """What a game without expansions can offer."""
        return tuple(self.actions if self._core[0] < 0 else self.actions[: self._core[0]])

    def core_prompts(self) -> tuple[str, ...]:
        """The names of what a game without expansions can ask."""
        names = tuple(self.prompts)
        return names if self._core[1] < 0 else names[: self._core[1]]

    def verb(self, name: str, kind: str = "", nouns: tuple[str, ...] = ("",), first: int = 0) -> Verb:
        """A verb with one action per noun, the nouns numbered from `first`."""
        assert name not in self.verbs, name
        verb = Verb(name, kind, first)
        made: list[Action] = []
        for i, noun in enumerate(nouns, first):
            action = Action(len(self.actions), verb, i, f"{name} {noun}".strip())
            assert action.text not in self.by_text, action.text
            self.actions.append(action)
            self.by_text[action.text] = action
            made.append(action)
        verb.actions = tuple(made)
        self.verbs[name] = verb
        return verb

    def fact(self, name: str, fields: tuple[str, ...] = (), rule: str = "") -> Fact:
        assert name not in self.facts, name
        fact = Fact(name, fields, rule)
        self.facts[name] = fact
        return fact

    def prompt(self, name: str, rule: str, secret: bool = False) -> Prompt:
        assert name not in self.prompts, name
        prompt = Prompt(name, rule, secret)
        self.prompts[name] = prompt
        return prompt
