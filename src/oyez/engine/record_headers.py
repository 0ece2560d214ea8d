"""The bracketed lines at the top of a record, and the words and numbers in them."""

from __future__ import annotations

from typing import Final

HEADERS: Final = (
    "game",
    "seats",
    "option",
    "name",
    "seed",
    "salt",
    "table",
    "secret",
    "commitment",
    "pledge",
    "contribution",
    "chance",
    "digest",
    "undone",
)


class BadRecord(ValueError):
    """Not a record, or one that does not replay; the message names the line and the reason."""


class Headers:
    """The bracketed lines at the top, by their first word."""

    def __init__(self) -> None:
        self.found: dict[str, list[tuple[int, str]]] = {}

    def all(self, name: str) -> list[tuple[int, str]]:
        return self.found.get(name, [])

    def one(self, name: str) -> str:
        if len(self.all(name)) != 1:
            raise BadRecord(
                f"a record has exactly one [{name} ...] header; this one has {len(self.all(name))}"
            )
        return self.all(name)[0][1]

    def number(self, name: str) -> int:
        return self.all(name)[0][0] if self.all(name) else 1

    def maybe(self, name: str) -> str:
        return self.one(name) if self.all(name) else ""


def split(lines: list[tuple[int, str]]) -> tuple[Headers, list[tuple[int, str]]]:
    headers = Headers()
    plays: list[tuple[int, str]] = []
    for number, line in lines:
        if not line.startswith("["):
            plays.append((number, line))
            continue
        name, _, value = line[1:].removesuffix("]").partition(" ")
        if name not in HEADERS or not line.endswith("]") or plays:
            raise BadRecord(f"line {number}: {line[:60]!r} is no header of a record ({', '.join(HEADERS)})")
        headers.found.setdefault(name, []).append((number, value))
    return headers, plays


def pair(number: int, value: str) -> tuple[str, str]:
    first, _, rest = value.partition(" ")
    if not first or not rest:
        raise BadRecord(f"line {number}: {value[:60]!r} should be two words")
    return first, rest


def whole(number: int, text: str, digits: int = 20) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > digits:
        raise BadRecord(f"line {number}: {text[:40]!r} is not a whole number")
    return int(text)


def hexadecimal(headers: Headers, name: str, length: int) -> str:
    text = headers.maybe(name)
    if text and (len(text) != length or not set(text) <= set("0123456789abcdef")):
        raise BadRecord(f"line {headers.number(name)}: a {name} is {length} digits of 0-9 and a-f")
    return text
