"""Writes Fief's choices, prompts and events into docs/scenarios.md, each with its sentence; run by `make words`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from oyez.engine.kernel import EVERYBODY, Event
from oyez.engine.scenario_words import Words
from oyez.engine.words import Fact, Verb
from oyez.games import game_named
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.narration.narrator import Narrator

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "scenarios.md"
BEGIN: Final = "<!-- Written by `make words` from here on. -->\n"
END: Final = "<!-- Written by `make words` up to here. -->\n"
NAMES: Final = ["Red", "Blue", "Green"]
SPEAKER: Final = 1
# What examples speak of, in this order where a sentence has several of a kind; numbers where a kind has no words.
THINGS: Final = {
    "seat": ("Red", "Green"),
    "lord": ("Arthur", "Blanche"),
    "village": ("blaye", "sigy"),
    "fief": ("blaye",),
    "title": ("king",),
    "card": ("uprising",),
    "number": (2, 3, 4),
    "coins": (3,),
    "deniers": (3,),
    "faces": (364,),
}


class Glossary:
    """All words of Fief, those of its expansions included, as rows of tables."""

    def __init__(self) -> None:
        self.game: Final = game_named("fief")
        rules = self.game.rules(len(NAMES), dict.fromkeys(EXPANSIONS, "on"))
        self.words: Final = Words(self.game, rules, NAMES)
        self.narrator: Final = Narrator(self.game, rules, NAMES, "en")

    def thing(self, kind: str, nth: int = 0) -> int:
        """The number of an example of this kind."""
        words = self.words.kinds.get(kind, {})
        wanted = THINGS.get(kind, tuple(words.values()) or (1, 2))
        example = wanted[nth % len(wanted)]
        if not words:
            return int(example)
        return next((number for number, word in words.items() if word == str(example)), 0)

    def choice(self, verb: Verb) -> str:
        noun = self.thing(verb.kind) if verb.kind else verb.first
        action = next((one for one in verb.actions if one.noun == noun), verb.actions[-1])
        written = f"{verb.name} {NAMES[action.noun]}" if verb.kind == "seat" else action.text
        return f"| `{written}` | {verb.kind} | {self.narrator.choice(action)} |"

    def prompt(self, name: str) -> str:
        prompt = self.game.words.prompts[name]
        card = "window" if name in self.game.moments else "secret" if prompt.secret else ""
        return f"| `{name}` | {card} | {self.narrator.prompt(prompt)} | {prompt.rule} |"

    def event(self, fact: Fact) -> str:
        """With a seat before it where its sentence names one, and with * (whoever it is) elsewhere."""
        seen: list[str] = []
        args: list[int] = []
        for field in fact.fields:
            kind = field.partition(":")[2]
            args.append(self.thing(kind, seen.count(kind)))
            seen.append(kind)
        event = Event(fact, SPEAKER, tuple(args), EVERYBODY)
        told = self.narrator.event(event)
        written = self.words.event(event)
        if NAMES[SPEAKER] not in told:
            written = written.replace(NAMES[SPEAKER], "*", 1)
        fields = ", ".join(field.partition(":")[0] for field in fact.fields)
        return f"| `{written}` | {fields} | {told} | {fact.rule} |"

    def kinds(self) -> Iterator[str]:
        """What may stand where a choice or an event takes a noun."""
        for kind, words in sorted(self.words.kinds.items()):
            if kind != "seat" and not all(word.isdecimal() for word in words.values()):
                yield f"| {kind} | {', '.join(f'`{word}`' for word in words.values())} |"

    def rows(self) -> Iterator[str]:
        words = self.game.words
        yield "### Nouns"
        yield "| kind | words |\n|---|---|"
        yield from self.kinds()
        yield "### Choices"
        yield "| choice, for example | takes | what it does |\n|---|---|---|"
        yield from map(self.choice, words.verbs.values())
        yield "### Prompts"
        yield "| prompt | | question | rule |\n|---|---|---|---|"
        yield from map(self.prompt, words.prompts)
        yield "### Events"
        yield "| event, for example | carries | what it tells | rule |\n|---|---|---|---|"
        yield from map(self.event, words.facts.values())


def tables() -> str:
    return re.sub(r"^(###.*)$", r"\n\1\n", "\n".join(Glossary().rows()), flags=re.MULTILINE) + "\n\n"


def written(page: str) -> str:
    """The page with today's tables between its two marks."""
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}{tables()}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
