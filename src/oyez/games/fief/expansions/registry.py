"""The expansions that there are, found by their folders, and the rooms in which they say what is not rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from oyez.engine.game import BadOptions, Option
from oyez.games.fief.expansions import FOLDERS
from oyez.games.fief.expansions.common import common
from oyez.games.fief.expansions.expansion import Compose, Expansion
from oyez.games.fief.expansions.numbers import OURS, Numbers, differences, numbers_of, packed
from oyez.games.fief.rules.agreement import edition_table
from oyez.games.fief.rules.doors import Doors
from oyez.games.fief.rules.draft import Draft
from oyez.games.fief.rules.round.base import base_game

OFF: Final = "off"
ON: Final = "on"
NUMBERS: Final = "numbers"

PACKAGE: Final = "oyez.games.fief.expansions"


def found() -> dict[str, Compose]:
    """By the name of the folder; one without EXPANSION is only shared by others."""
    manifests: list[tuple[int, str, Compose]] = []
    for name in FOLDERS:
        manifest = getattr(import_module(f"{PACKAGE}.{name}"), "EXPANSION", None)
        if manifest is not None:
            assert isinstance(manifest, Expansion)
            manifests.append((manifest.place, name, manifest.compose))
    return {name: compose for _, name, compose in sorted(manifests, key=by_place)}


def by_place(manifest: tuple[int, str, Compose]) -> tuple[int, str]:
    return manifest[:2]


EXPANSIONS: Final = found()


def rooms(kind: str) -> list[Any]:
    """What expansions have under this name, such as "bots": first what is common to all, then one after the other."""
    packages = [PACKAGE, *[f"{PACKAGE}.{name}" for name in EXPANSIONS]]
    return [import_module(f"{package}.{kind}") for package in packages if find_spec(f"{package}.{kind}")]


SWITCHES: Final = (
    *[Option(name, OFF, (OFF, ON)) for name in EXPANSIONS],
    Option(NUMBERS, OURS, form="file"),
)


def expand(seats: int, chosen: dict[str, str]) -> tuple[Doors, dict[str, str]]:
    """Take the switches out of what was chosen; the doors they open, and what of it records keep (X-GEN-01, -02)."""
    on: list[str] = []
    for name in EXPANSIONS:
        value = chosen.pop(name, OFF)
        if value not in (OFF, ON):
            raise BadOptions(f"{name} is {OFF} or {ON}, not {value!r}")
        if value == ON:
            on.append(name)
    known = ("edition", "round_limit", *edition_table())
    for name, value in chosen.items():
        if value in (OFF, ON) and name not in known:  # only expansions are switched on and off
            raise BadOptions(f"fief has no expansion {name!r}; its expansions are: {', '.join(EXPANSIONS)}")
    text = chosen.pop(NUMBERS, OURS)
    if text != OURS and not on:
        raise BadOptions(f"{NUMBERS} mean nothing without an expansion; switch on {' or '.join(EXPANSIONS)}")
    numbers = numbers_of(text)
    draft = compose(seats, tuple(on), numbers)
    kept = dict.fromkeys(on, ON)
    if packed(numbers) != OURS:
        kept[NUMBERS] = packed(numbers)
    return draft.freeze(), kept


def changed(options: Mapping[str, str]) -> dict[str, object]:
    """For the box of a game with other numbers: which they are, and what ours would be."""
    return {"changed": differences(numbers_of(options[NUMBERS]))} if NUMBERS in options else {}


def compose(seats: int, on: tuple[str, ...], numbers: Numbers) -> Draft:
    """The base game and these expansions, one after the other."""
    draft = base_game(seats)
    if on:
        common(draft, numbers)
    for name in on:
        draft.switches.append(name)
        EXPANSIONS[name](draft, numbers)
    return draft
