"""Positions of Fief described by a scenario (docs/scenarios.md lists the keys)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oyez.engine.scenario_text import BadScenario, known, mapping, shown, whole
from oyez.games.fief.conservation import conserve
from oyez.games.fief.position.cards import lay_cards
from oyez.games.fief.position.court import seat_court
from oyez.games.fief.position.map import draw_map
from oyez.games.fief.position.march import raise_taxes, resume_march
from oyez.games.fief.position.names import Names
from oyez.games.fief.rules.board.tables import DIPLOMACY_MARKERS
from oyez.games.fief.rules.round.setup import empty_table
from oyez.games.fief.rules.round.turn import ROUND
from oyez.games.fief.rules.snapshot import base_facts
from oyez.games.fief.rules.state import Fief

KEYS: Final = (
    "round",
    "phase",
    "first",
    "active",
    "lords",
    "captives",
    "married",
    "titles",
    "regency",
    "heir_born",
    "new_bishops",
    "excommunicated",
    "excommunicated_in",
    "darc",
    "assassins",
    "troops",
    "arrivals",
    "control",
    "forts",
    "mills",
    "sieges",
    "relieved",
    "deniers",
    "markers",
    "hands",
    "seen",
    "fortune_deck",
    "lord_deck",
    "discards",
    "rest",
    "track",
    "rain",
    "famine",
    "plague",
    "harvest",
    "weather",
    "taxes",
    "relics",
    "claimed",
    "moves",
    "road",
    "tested",
    "bands",
)
NO_PHASE: Final = "none"  # nothing goes on: for tests that start a step by hand
LATEST: Final = 1_000
RICHEST: Final = 1_000_000


def arrange(g: Fief, position: Mapping[str, object], names: list[str]) -> None:
    """Turn a fresh game into the position, ready to be settled; raises BadScenario with the key."""
    known(position, (*KEYS, *[name for name, _ in g.rules.doors.parts]), ())
    words = Names(position, names)
    fortunes, lords = g.fortune_deck[::-1], g.lord_deck[::-1]
    clear(g)
    g.round = whole(position.get("round", 1), ("round",), 1, LATEST)
    g.first = words.seat(position.get("first", names[0]), ("first",))
    g.active = words.seat(position.get("active", names[g.first]), ("active",))
    for seat, value, path in words.by_seat("deniers"):
        g.deniers[seat] = whole(value, path, 0, RICHEST)
    for seat, value, path in words.by_seat("markers"):
        g.diplomacy[seat] = whole(value, path, 0, DIPLOMACY_MARKERS)
    seat_court(g, words)
    draw_map(g, words)
    lay_cards(g, words, fortunes, lords)
    resume_march(g, words)
    raise_taxes(g, words)
    for (name, _), part in zip(g.rules.doors.parts, g.parts, strict=True):
        if name in position:
            part.arrange(g, mapping(position[name], (name,), f"{name} is a mapping of its facts"), names)
    _begin(g, position)
    try:
        conserve(g)
    except AssertionError as error:
        raise BadScenario(f"no game could stand like this: {error}") from error


def clear(g: Fief) -> None:
    """Everything back into the box; rules and seed stay."""
    fresh = empty_table(g.rules, g.seed, [])
    for field in [*base_facts(fresh), "others", "parts"]:
        setattr(g, field, getattr(fresh, field))
    g.stack = []
    g.pending = ()
    g.winners = ()


def _begin(g: Fief, position: Mapping[str, object]) -> None:
    """The game goes on with the beginning of a phase, by name or number."""
    wanted = position.get("phase", 1)
    if wanted == NO_PHASE:
        return
    names = g.rules.phases
    if wanted in names[1:]:
        g.phase = names.index(str(wanted))
    elif isinstance(wanted, int) and not isinstance(wanted, bool) and 1 <= wanted < len(names):
        g.phase = wanted
    else:
        phases = ", ".join(names[1:])
        raise BadScenario(
            f"{shown(wanted)} is no phase; the phases are 1 to {len(names) - 1}: {phases}", ("phase",)
        )
    if g.phase == 1:
        g.round -= 1  # a round is counted when its first phase begins
    g.stack = [ROUND[g.phase - 1]]
