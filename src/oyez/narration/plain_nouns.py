"""The names of a game's things in sentences, where the game brings no nouns of its own.

What a number means is said by its kind. The first of these that there is counts: the message KIND-NUMBER, the message
KIND with the number in it, the list `nouns` of the box, the word that actions use, the number itself. The page names
things in the same order (web/src/games/generic/nouns.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oyez.engine.words import Vocabulary
from oyez.narration.languages import Language


class PlainNouns(dict[str, Callable[[int], str]]):
    """Names by kind; every kind has one."""

    def __init__(self, language: Language, box: Mapping[str, Any], words: Vocabulary) -> None:
        super().__init__()
        self._language = language
        self._listed: Mapping[str, list[str]] = box.get("nouns", {})
        self._written = {verb.kind: verb for verb in words.verbs.values() if verb.kind}

    def __missing__(self, kind: str) -> Callable[[int], str]:
        def named(number: int) -> str:
            if self._language.has(f"{kind}-{number}"):
                return self._language.say(f"{kind}-{number}")
            if self._language.has(kind):
                return self._language.say(kind, number=number)
            listed = self._listed.get(kind, [])
            if 0 <= number < len(listed):
                return listed[number]
            if kind in self._written:
                verb = self._written[kind]
                return verb[number].text.removeprefix(verb.name).strip()
            return str(number)

        self[kind] = named
        return named
