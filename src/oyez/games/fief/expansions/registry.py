"""The list of expansions: the one place that names them all. An expansion is one function on a draft."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from oyez.engine.game import BadOptions, Option
from oyez.games.fief.expansions.common import common
from oyez.games.fief.expansions.crusades import crusades
from oyez.games.fief.expansions.numbers import OURS, Numbers, differences, numbers_of, packed
from oyez.games.fief.expansions.politics import politics
from oyez.games.fief.expansions.tactics import tactics
from oyez.games.fief.expansions.templars import templars
from oyez.games.fief.expansions.teutonic import teutonic
from oyez.games.fief.rules.agreement import edition_table
from oyez.games.fief.rules.doors import Doors
from oyez.games.fief.rules.draft import Draft
from oyez.games.fief.rules.round.base import base_game

OFF: Final = "off"
ON: Final = "on"
NUMBERS: Final = "numbers"

Expansion = Callable[[Draft, Numbers], Draft]

# In the order in which they come into the draft; X-GEN-01.
EXPANSIONS: Final[dict[str, Expansion]] = {
    "tactics": tactics,
    "politics": politics,
    "templars": templars,
    "teutonic": teutonic,
    "crusades": crusades,
}
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
