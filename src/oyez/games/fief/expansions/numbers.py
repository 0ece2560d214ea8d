"""The numbers of the expansions: those of data/numbers.toml, or those of the owner of a box, checked line by line."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, final

from oyez.engine.game import BadOptions

OURS: Final = "default"
Number = int | str | bool
# The lowest and the highest number that can be played with, by the end of its name or the whole; others are 0 to 31.
LIMITS: Final = {
    "alliance_vp_with_crusades": (3, 12),
    "vp_templar_grand_master": (0, 1),
    "vp_teutonic_grand_master": (0, 1),
    "vp_outremer_title": (0, 1),
    "grand_master_titles": (0, 1),
    "outremer_titles": (0, 1),
    "kills_on_face": (1, 3),
    "treasure_success": (1, 6),
    "edict_curse_dies_on": (1, 6),
    "knights_per_bonus_hit": (1, 12),
    "knights_per_bonus_hit_with_grand_master": (1, 12),
    "treasure_lords": (2, 4),
    "copies": (0, 9),
    "minimum_bid": (1, 30),
    "per_player": (0, 12),
    "pool": (0, 12),
    "knights": (0, 12),
    "men_at_arms": (0, 12),
    "knight_supply": (0, 30),
    "templars.free_knights": (0, 1),  # each Lord has one at most: it is bound to him
}
ANY: Final = (0, 31)
# Strength points of troops are those of a Man-at-Arms or of a Knight (pieces.py).
POINTS: Final = {
    "strength.archer": (1, 3),
    "strength.mercenary": (1, 3),
    "strength.templar_knight": (1, 3),
    "strength.teutonic_knight": (1, 3),
    "strength.saracen_defender": (1, 2, 3),
    "strength.saracen_knight": (1, 2, 3),
    "strength.saladin": (1, 2, 3),
}
CHOICES: Final = {
    "holder": ("all", "one"),
    "caller": ("pope_or_cardinal", "pope_else_cardinal"),
    "fortification": ("none", "stronghold", "fortified_city"),
}


@final
class Numbers:
    """Every number by its dotted name; a list has a name for each of its entries, counted from 0."""

    def __init__(self, values: dict[str, Number]) -> None:
        self.values: Final = values

    def whole(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int), name
        return value

    def text(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str), name
        return value

    def yes(self, name: str) -> bool:
        return self.values[name] is True

    def wholes(self, name: str) -> tuple[int, ...]:
        """All entries of a list of numbers."""
        return tuple([self.whole(f"{name}.{place}") for place in range(self.length(name))])

    def length(self, name: str) -> int:
        """How many entries a list has."""
        start = f"{name}."
        return len({key[len(start) :].split(".")[0] for key in self.values if key.startswith(start)})


@cache
def our_text() -> str:
    return (resources.files(__package__) / "data" / "numbers.toml").read_text(encoding="utf-8")


@cache
def our_numbers() -> Numbers:
    return Numbers(flat(tomllib.loads(our_text())))


def numbers_of(text: str) -> Numbers:
    """The numbers of a whole file, or of one line that names those that differ from ours (as records keep them)."""
    if text == OURS:
        return our_numbers()
    if "[" in text or "\n" in text:
        return read_numbers(text)
    values = dict(our_numbers().values)
    for entry in text.split(";"):
        name, equals, value = entry.partition("=")
        if not equals:
            raise BadOptions(
                f"numbers are a whole file, or what differs from ours, as in politics.toll_max=4, not {entry!r}"
            )
        if name.strip() not in values:
            raise BadOptions(
                f"the expansions have no number {name.strip()!r}; data/numbers.toml names them all"
            )
        try:
            values[name.strip()] = flat(tomllib.loads(f"it = {value}"))["it"]
        except (tomllib.TOMLDecodeError, KeyError) as reason:
            raise BadOptions(
                f"{entry.strip()!r} is no number; write it as in politics.toll_max=4"
            ) from reason
        check(name.strip(), values, "numbers")
    return Numbers(values)


def packed(numbers: Numbers) -> str:
    """What differs from our numbers, on one line; a list of another length cannot be told from ours in this way."""
    ours = our_numbers().values
    changed = [name for name, value in numbers.values.items() if ours.get(name) != value]
    return "; ".join([f"{name}={shown(numbers.values[name])}" for name in changed]) or OURS


def differences(numbers: Numbers) -> list[dict[str, object]]:
    """What differs from our numbers, with ours beside it: of a list the whole."""
    ours = our_numbers()
    found: list[dict[str, object]] = []
    for name, value in numbers.values.items():
        whole = re.sub(r"\.\d+$", "", name)
        if ours.values[name] != value and whole not in [one["name"] for one in found]:
            one_list = whole != name
            found.append(
                {
                    "name": whole,
                    "value": list(numbers.wholes(whole)) if one_list else value,
                    "ours": list(ours.wholes(whole)) if one_list else ours.values[name],
                }
            )
    return found


def shown(value: Number) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def read_numbers(text: str) -> Numbers:
    """A whole file; BadOptions names the line and the reason."""
    try:
        values = flat(tomllib.loads(text))
    except tomllib.TOMLDecodeError as reason:
        raise BadOptions(f"the numbers of the expansions cannot be read: {reason}") from reason
    ours = our_numbers().values
    for name in ours:
        if name not in values:
            raise BadOptions(
                f"{where(text, name)}: {name} is missing; our file has {name} = {shown(ours[name])}"
            )
    for name in values:
        if name not in ours:
            raise BadOptions(f"{where(text, name)}: the expansions have no number {name}; leave it out")
        check(name, values, where(text, name))
    return Numbers(values)


def check(name: str, values: dict[str, Number], place: str) -> None:
    """Refuse what cannot be played."""
    value, ours, key = values[name], our_numbers().values[name], re.sub(r"\.\d+$", "", name).split(".")[-1]
    if type(value) is not type(ours):
        raise BadOptions(f"{place}: {name} is like {shown(ours)}, not {shown(value)}")
    if key in CHOICES and value not in CHOICES[key]:
        raise BadOptions(f"{place}: {name} is {' or '.join(CHOICES[key])}, not {value!r}")
    if key == "name" and value != ours:
        raise BadOptions(f"{place}: {name} is {shown(ours)}, for so the news call it, not {shown(value)}")
    if key == "vp_title" and value is True and values[name.replace("vp_title", "name")] == "Caravan":
        raise BadOptions(f"{place}: {name} is false, for a Caravan brings no title")
    if not isinstance(value, int) or isinstance(value, bool):
        return
    if name in POINTS and value not in POINTS[name]:
        allowed = " or ".join([str(points) for points in POINTS[name]])
        raise BadOptions(f"{place}: {name} is {allowed}, as for the troops of Fief, not {value}")
    lowest, highest = LIMITS.get(name, LIMITS.get(key, ANY))
    if not lowest <= value <= highest:
        raise BadOptions(f"{place}: {name} is from {lowest} to {highest}, not {value}")


def flat(tree: Any, name: str = "") -> dict[str, Number]:
    """A tree of tables and lists as dotted names; BadOptions for what is neither number, text nor true or false."""
    if isinstance(tree, dict | list):
        entries = tree.items() if isinstance(tree, dict) else enumerate(tree)
        found: dict[str, Number] = {}
        for key, value in entries:
            found |= flat(value, f"{name}.{key}" if name else str(key))
        return found
    if not isinstance(tree, int | str | bool):
        raise BadOptions(f"{name} is a whole number, a text, true or false, not {tree!r}")
    return {name: tree}


def where(text: str, name: str) -> str:
    """The line of a number, or of the table it should stand in; the last line if there is no such table."""
    parts = [part for part in name.split(".") if not part.isdigit()]
    lines = text.splitlines()
    table, best = "", len(lines)
    for number, line in enumerate(lines, 1):
        header = re.match(r"\s*\[+\s*([\w.-]+)\s*\]+", line)
        if header:
            table = header[1]
            if name.startswith(table) and best == len(lines):
                best = number
        key = re.match(r"\s*([\w-]+)\s*=", line)
        if key and f"{table}.{key[1]}".strip(".") == ".".join(parts):
            best = number
            if not re.search(r"\.\d+\.", name) or _nth(lines, number, table) == int(
                re.findall(r"\.(\d+)\.", name)[0]
            ):
                return f"line {number}"
    return f"line {best}"


def _nth(lines: list[str], number: int, table: str) -> int:
    """Which of several tables of that name the line belongs to, counted from 0."""
    return len([line for line in lines[:number] if line.strip() == f"[[{table}]]"]) - 1
