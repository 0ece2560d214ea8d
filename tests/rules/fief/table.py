"""Tables for the rule tests: positions of Fief, written as in scenario files (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oyez.engine.kernel import Step, call, settle
from oyez.engine.scenario import Stage
from oyez.games import game_named
from oyez.games.fief.rules.round.turn import steps_of
from oyez.games.fief.rules.state import Fief

NAMES = ("Red", "Blue", "Green", "Yellow", "Purple", "White")
EDITIONS = ("en2014", "fr2015", "pl2015")


def stage(
    seats: int = 4,
    /,
    *,
    edition: str = "",
    flags: dict[str, Any] | None = None,
    chance: list[Any] | None = None,
    **position: object,
) -> Stage:
    """A position at the beginning of a phase: stage(phase="movement", lords={"Red": {"Arthur": "blaye"}}).

    `edition` and `flags` are the options; with phase="none" nothing goes on until run() starts something.
    """
    options = {"edition": edition} if edition else {}
    for name, value in (flags or {}).items():
        options[name] = str(value).lower() if isinstance(value, bool) else str(value)
    scenario = {
        "game": "fief",
        "seats": seats,
        "options": options,
        "chance": chance or [],
        "position": position,
    }
    return Stage(scenario, game_named)


def scenario(text: str | dict[str, Any]) -> Stage:
    """A whole scenario, in YAML or as a mapping."""
    return Stage(text, game_named)


def fresh(
    seats: int = 4,
    /,
    *,
    edition: str = "",
    flags: dict[str, Any] | None = None,
    seed: int = 1429,
    chance: list[Any] | None = None,
) -> Stage:
    """A new game, at the first question of the set-up."""
    options = {"edition": edition} if edition else {}
    for name, value in (flags or {}).items():
        options[name] = str(value).lower() if isinstance(value, bool) else str(value)
    tree = {"game": "fief", "seats": seats, "seed": seed, "options": options, "chance": chance or []}
    return Stage(tree, game_named)


def state(table: Stage) -> Fief:
    """The true state behind a table."""
    assert isinstance(table.g, Fief)
    return table.g


def run(table: Stage, steps: Callable[[Fief], list[Step[Any]]] | list[Step[Any]]) -> Stage:
    """Start steps, or a phase, on a table where nothing goes on (phase="none")."""
    g = state(table)
    call(g, steps if isinstance(steps, list) else steps(g))
    settle(g)
    return table


def hear_ye(g: Fief) -> list[Step[Any]]:
    """The whole of Phase 1."""
    return steps_of(g, 0)


def income(g: Fief) -> list[Step[Any]]:
    return steps_of(g, 2)


def purchases(g: Fief) -> list[Step[Any]]:
    return steps_of(g, 3)
