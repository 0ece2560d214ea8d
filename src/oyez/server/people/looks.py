"""Which names look alike: by invisible letters, or by letters of other scripts (Unicode TR39, confusables)."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable
from typing import Final

# Unicode's Default_Ignorable_Code_Point, which Python does not know, and the blank of Braille.
INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
MARK: Final = "\u200e"  # the library puts it around letters that are written from right to left


def visible(name: str) -> str:
    return INVISIBLE.sub("", name)


@functools.lru_cache(4096)
def looks(name: str) -> frozenset[str]:
    """Names that share one of these look alike: as they are written (Iris, lris), or but for capitals (Iris, IRIS)."""
    plain = unicodedata.normalize("NFKD", visible(name))
    written = "".join(_prototype(letter) for letter in plain)
    read = "".join(_read(letter) for letter in plain)
    folded = unicodedata.normalize("NFKD", read.casefold())
    return frozenset(["=" + unicodedata.normalize("NFD", written), "~" + folded])


def is_twin(name: str, others: Iterable[str]) -> bool:
    return any(not looks(name).isdisjoint(looks(other)) for other in others)


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like one of the others."""
    known, chosen, number = list(others), name, 1
    while is_twin(chosen, known):
        number += 1
        chosen = f"{name} {number}"
    return chosen


def _read(letter: str) -> str:
    """A capital I is written like an l, but is no capital L."""
    found = _prototype(letter)
    return _prototype(letter.casefold()) if found == "l" else found


def _prototype(letter: str) -> str:
    return _prototypes().get(letter, letter)


@functools.cache
def _prototypes() -> dict[str, str]:
    """What stands for each letter that looks like others. The library lists both directions of Unicode's pairs."""
    from confusable_homoglyphs.confusables import confusables_data  # here, for it takes a while to load

    alike: dict[str, set[str]] = {}
    for letter, others in confusables_data.items():
        found = alike.setdefault(letter.strip(MARK), set())
        found.update(other["c"].strip(MARK) for other in others)
    prototypes = {}
    for letter, known in alike.items():
        if len(letter) == 1 and len(known) == 1:  # or else others lead to this one
            [other] = known
            is_pair = alike.get(other) == {letter}
            # Of two that have only each other, the longer one: it cannot be looked up letter by letter.
            prototypes[letter] = max(letter, other, key=_length) if is_pair else other
    # Of a prototype of several letters each may have one, too.
    return {one: "".join(prototypes.get(part, part) for part in whole) for one, whole in prototypes.items()}


def _length(text: str) -> tuple[int, str]:
    return len(text), text
