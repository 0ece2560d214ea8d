"""The numbers of the expansions: those of data/numbers.toml, or those of the owner of a box, checked line by line."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, final

from oyez.engine.game import BadOptions

OURS: Final = "default"
Number = int | str | bool | tuple[int, ...]
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
    "cost": (1, 31),  # who has nothing is offered nothing (buying.open_places)
    "knight_cost": (1, 31),
    "commandery_cost": (1, 31),
    "stronghold_cost": (1, 31),
    "stronghold_upgrade": (1, 31),
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
    """Every number by its dotted name; of several tables with one name each has its place in it, counted from 0."""

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
        """A list of numbers."""
        value = self.values[name]
        assert isinstance(value, tuple), name
        return value

    def length(self, name: str) -> int:
        """How many tables have that name."""
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
    if "\n" in text or text.lstrip().startswith(("[", "#")):
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
    """What differs from our numbers, on one line."""
    ours = our_numbers().values
    changed = [name for name, value in numbers.values.items() if ours[name] != value]
    return "; ".join([f"{name}={shown(numbers.values[name])}" for name in changed]) or OURS


def differences(numbers: Numbers) -> list[dict[str, object]]:
    """What differs from our numbers, with ours beside it."""
    ours = our_numbers().values
    return [
        {"name": name, "value": plain(value), "ours": plain(ours[name])}
        for name, value in numbers.values.items()
        if ours[name] != value
    ]


def plain(value: Number) -> object:
    return list(value) if isinstance(value, tuple) else value


def shown(value: Number) -> str:
    """As the file has it."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(plain(value))


def read_numbers(text: str) -> Numbers:
    """A whole file; BadOptions names the line and the reason."""
    try:
        values = flat(tomllib.loads(text))
    except tomllib.TOMLDecodeError as reason:
        line = re.search(r"at line (\d+)", str(reason))  # or at the end of the document
        place = line[1] if line else len(text.splitlines())
        raise BadOptions(f"line {place}: the numbers of the expansions cannot be read: {reason}") from reason
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
    value, ours, key = values[name], our_numbers().values[name], name.rpartition(".")[2]
    if type(value) is not type(ours):
        raise BadOptions(f"{place}: {name} is like {shown(ours)}, not {shown(value)}")
    if key in CHOICES and value not in CHOICES[key]:
        raise BadOptions(f"{place}: {name} is {' or '.join(CHOICES[key])}, not {value!r}")
    if key == "name" and value != ours:
        raise BadOptions(f"{place}: {name} is {shown(ours)}, for so the news call it, not {shown(value)}")
    if key == "vp_title" and value is True and values[name.replace("vp_title", "name")] == "Caravan":
        raise BadOptions(f"{place}: {name} is false, for a Caravan brings no title")
    if isinstance(value, tuple):
        for entry in value:
            if type(entry) is not int:
                raise BadOptions(f"{place}: {name} is like {shown(ours)}, not {shown(value)}")
            check_limits(name, entry, place)
    elif type(value) is int:
        check_limits(name, value, place)


def check_limits(name: str, value: int, place: str) -> None:
    if name in POINTS and value not in POINTS[name]:
        allowed = " or ".join([str(points) for points in POINTS[name]])
        raise BadOptions(f"{place}: {name} is {allowed}, as for the troops of Fief, not {value}")
    lowest, highest = LIMITS.get(name, LIMITS.get(name.rpartition(".")[2], ANY))
    if not lowest <= value <= highest:
        raise BadOptions(f"{place}: {name} is from {lowest} to {highest}, not {value}")


def flat(tree: Any, name: str = "") -> dict[str, Number]:
    """A tree of tables as dotted names; what is no number, text, true or false is left to `check`."""
    if isinstance(tree, dict):
        entries = list(tree.items())
    elif isinstance(tree, list) and tree and isinstance(tree[0], dict):
        entries = list(enumerate(tree))
    else:
        return {name: tuple(tree) if isinstance(tree, list) else tree}
    found: dict[str, Number] = {}
    for key, value in entries:
        found |= flat(value, f"{name}.{key}" if name else str(key))
    return found


def where(text: str, name: str) -> str:
    """The line of a number, or of the table it should stand in; the last line if there is no such table."""
    parts = name.split(".")
    wanted, place = [part for part in parts if not part.isdigit()], [int(x) for x in parts if x.isdigit()]
    lines = text.splitlines()
    best, depth = len(lines), 0
    headers: list[str] = []
    for number, line in enumerate(lines, 1):
        header, key = re.match(r"\s*\[+\s*([\w.-]+)", line), re.match(r"\s*([\w.-]+)\s*=", line)
        if header:
            headers.append(header[1])
        if not header and not key:
            continue
        path = headers[-1].split(".") if headers else []
        if key:
            path += key[1].split(".")
        earlier = headers[:-1].count(headers[-1]) if headers else 0  # tables of the same name
        if path == wanted[: len(path)] and len(path) > depth and earlier == (place[0] if place else 0):
            best, depth = number, len(path)
    return f"line {best}"
