"""What the words of a position stand for: seats, Lords, Villages, titles, cards, bishoprics."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final, final

from oyez.engine.kernel import NOBODY, Seat
from oyez.engine.scenario_text import BadScenario, Path, listed, mapping, shown
from oyez.games.fief.rules.agreement import Rules
from oyez.games.fief.rules.board.tables import BISHOPRICS, CARDS, FIEFS, LORDS, RELICS, VILLAGES
from oyez.games.fief.views.truth import title_names


@final
class Names:
    """The position as it was written, and the numbers behind its words."""

    def __init__(self, position: Mapping[str, object], names: list[str]) -> None:
        self.position: Final = position
        self.names: Final = names

    def seat(self, name: object, path: Path) -> Seat:
        if name not in self.names:
            there = ", ".join(self.names)
            raise BadScenario(f"nobody at this table is called {shown(name)}; the seats are: {there}", path)
        return self.names.index(str(name))

    def part(self, key: str, what: str) -> Mapping[str, object]:
        return mapping(self.position.get(key) or {}, (key,), f"{key} {what}")

    def items(self, key: str) -> list[object]:
        return listed(self.position.get(key) or [], (key,), f"{key} is a list")

    def by_seat(self, key: str) -> list[tuple[Seat, object, Path]]:
        """Seat, value and path of every entry under a key that goes by seat."""
        entries = self.part(key, f"go by seat, as in {{{self.names[0]}: ...}}")
        return [(self.seat(name, (key, name)), value, (key, name)) for name, value in entries.items()]

    def by_lord(self, key: str) -> list[tuple[int, object, Path]]:
        entries = self.part(key, "go by Lord, as in {Arthur: ...}")
        return [(lord_of(name, (key, name)), value, (key, name)) for name, value in entries.items()]

    def by_village(self, key: str) -> list[tuple[int, object, Path]]:
        entries = self.part(key, "go by Village, as in {blaye: ...}")
        return [(village_of(name, (key, name)), value, (key, name)) for name, value in entries.items()]

    def lords(self, key: str) -> list[int]:
        return [lord_of(name, (key, place)) for place, name in enumerate(self.items(key))]

    def one_lord(self, key: str) -> int:
        """A Lord or nobody."""
        return NOBODY if self.position.get(key) is None else lord_of(self.position[key], (key,))

    def bishoprics(self, key: str) -> int:
        """A list of bishopric numbers, one bit each."""
        return bishopric_mask(self.position.get(key) or [], (key,))

    def yes(self, key: str, default: bool = False) -> bool:
        value = self.position.get(key, default)
        if not isinstance(value, bool):
            raise BadScenario(f"{key} is true or false, not {shown(value)}", (key,))
        return value


def plain(word: str) -> str:
    """Without accents and capitals, so that Alienor is Aliénor."""
    parts = unicodedata.normalize("NFKD", word)
    return "".join([letter for letter in parts if not unicodedata.combining(letter)]).lower()


def _index(word: object, words: tuple[str, ...], what: str, path: Path) -> int:
    wanted = plain(str(word))
    for number, known in enumerate(words):
        if plain(known) == wanted:
            return number
    raise BadScenario(f"{shown(word)} is no {what}; there are: {', '.join(words)}", path)


def lord_of(word: object, path: Path) -> int:
    return _index(word, LORDS, "Lord", path)


def village_of(word: object, path: Path) -> int:
    return _index(word, VILLAGES, "Village", path)


def fief_of(word: object, path: Path) -> int:
    return _index(word, FIEFS, "fief", path)


def title_of(rules: Rules, word: object, path: Path) -> int:
    return _index(word, title_names(rules), "title", path)


def card_of(word: object, path: Path) -> int:
    return _index(word, CARDS, "card", path)


def relic_of(word: object, path: Path) -> int:
    return _index(word, RELICS, "relic", path)


def bishopric_mask(value: object, path: Path) -> int:
    mask = 0
    for place, number in enumerate(listed(value, path, "bishoprics are a list of their numbers")):
        mask |= 1 << _index(number, BISHOPRICS, "bishopric", (*path, place))
    return mask


def cards_of(value: object, path: Path) -> list[int]:
    named = listed(value, path, "cards are a list of their names")
    return [card_of(name, (*path, place)) for place, name in enumerate(named)]
