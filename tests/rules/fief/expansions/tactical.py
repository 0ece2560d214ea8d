"""Positions for the tests of Tactics: armies of all kinds by name, and the questions on the way to what is tested."""

from __future__ import annotations

from typing import Any, Final

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.tactics.part import Tactics, tactics_of
from oyez.games.fief.rules.board.pieces import count
from oyez.games.fief.rules.board.tables import MOST, VILLAGES
from tests.rules.fief.battlefield import field
from tests.rules.fief.table import NAMES, state

TACTICS: Final = {"tactics": "on"}
# What somebody answers who wants the battle to go on as it is.
PLAIN: Final = ("fight", "pass", "commit 0", "fire", "stay", "done")
Army = dict[str, int]


def war(
    *,
    red: Army,
    blue: Army,
    green: Army | None = None,
    place: str = "blaye",
    flags: dict[str, Any] | None = None,
    **more: Any,
) -> Stage:
    """Red, Blue and perhaps Green in one Village, as in battlefield.field, with armies such as {"archers": 2}."""
    armies = {"Red": red, "Blue": blue, **({"Green": green} if green else {})}
    elsewhere: dict[str, dict[str, Any]] = more.pop("more_troops", {})
    names = {*armies, *elsewhere}
    troops = {
        name: {**elsewhere.get(name, {}), **({place: armies[name]} if name in armies else {})}
        for name in names
    }
    if green:
        more.setdefault("green_lords", ("Eric",))
    return field(flags={**TACTICS, **(flags or {})}, place=place, more_troops=troops, **more)


def attack(table: Stage, place: str = "blaye", until: tuple[str, ...] = ()) -> Stage:
    """Red attacks Blue; everybody lets things go on until one of these questions, or the end of the first roll."""
    table.play(f"Red attack {place}")
    if table.prompt("Red") == "choose-target":
        table.play("Red target 1")
    return let_go(table, until)


def let_go(table: Stage, until: tuple[str, ...] = ()) -> Stage:
    """Plain answers until somebody is asked one of these questions, or to end a roll, or the battle is over."""
    while state(table).battle is not None and table.g.pending:
        decision = table.g.pending[0]
        if decision.prompt.name in (*until, "end-of-roll"):
            return table
        texts = [action.text for action in decision.options]
        table.play(f"{NAMES[decision.seat]} {next((text for text in PLAIN if text in texts), texts[0])}")
    return table


def part(table: Stage) -> Tactics:
    return tactics_of(state(table))


def army(table: Stage, name: str, place: str = "blaye") -> Army:
    """The pieces of a player in a Village by name; what he has none of is left out."""
    g = state(table)
    here = VILLAGES.index(place) * MOST + NAMES.index(name)
    found = {"men": g.men_at_arms[here], "knights": g.knights[here]}
    for kind in g.rules.kinds.further:
        found[g.rules.kinds.all[kind].name] = count(g.others[here], kind)
    return {kind: number for kind, number in found.items() if number}


def heard(table: Stage, fact: str) -> list[str]:
    """All news of one sort, oldest first."""
    return [event for event in table.events() if fact in event.split()]


def seen_by(table: Stage, name: str) -> dict[str, Any]:
    """What a seat sees."""
    found: dict[str, Any] = table.view(name)
    return found
