"""Positions of a Crusade for the rule tests: companies at objectives, and shorthand for what is asked."""

from __future__ import annotations

from typing import Any

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.crusades.part import Crusade, crusade_of
from oyez.games.fief.rules.board.tables import LORDS
from tests.rules.fief.battlefield import asked, faces
from tests.rules.fief.table import NAMES, stage, state

CRUSADES = {"crusades": "on"}
FAMILIES = {
    "Red": ("Arthur", "Baudoin", "Blanche"),
    "Blue": ("Charles", "Eric", "Jeanne"),
    "Green": ("Gauvain", "Henri", "Isabelle"),
}
SEATS_HOME = {"Red": "beaujeu", "Blue": "mazilles", "Green": "st-paul"}


def lord(name: str) -> int:
    return LORDS.index(name)


def owner(name: str) -> str:
    return next(seat for seat, names in FAMILIES.items() if name in names)


def company(name: str, at: int = 1, men: int = 0, knights: int = 0) -> dict[str, Any]:
    return {"lord": name, "at": at, "troops": [men, knights]}


def abroad(
    *companies: dict[str, Any],
    tiles: tuple[str, ...] = (),
    round_: int = 1,
    phase: str = "none",
    dice: tuple[int, ...] = (),
    chance: list[int] | None = None,
    flags: dict[str, Any] | None = None,
    seats: int = 4,
    home: dict[str, dict[str, str]] | None = None,
    crusade: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A running Crusade in its first or second round; every Lord named in a company, or in `home`, is in play."""
    lords: dict[str, dict[str, str]] = {seat: dict(places) for seat, places in (home or {}).items()}
    captives = list((crusade or {}).get("captives", []))
    for name in [one["lord"] for one in companies if "lord" in one] + captives:
        lords.setdefault(owner(name), {})[name] = SEATS_HOME[owner(name)]
    return stage(
        seats,
        flags={**CRUSADES, **(flags or {})},
        phase=phase,
        chance=[*(chance or []), *faces(*dice)],
        lords=lords,
        crusade={"stage": round_, "tiles": list(tiles), "companies": list(companies), **(crusade or {})},
        **position,
    )


def outremer(table: Stage) -> Crusade:
    return crusade_of(state(table))


def troops_of(table: Stage, name: str) -> list[int]:
    """Men-at-Arms and Knights of a Lord's company."""
    return next([*one[3:5]] for one in outremer(table).companies if one[1] == lord(name))


def is_crusading(table: Stage, name: str) -> bool:
    return any(one[1] == lord(name) for one in outremer(table).companies)


def waiting_for(table: Stage) -> tuple[str, str]:
    """Who is asked, and what."""
    decision = state(table).pending[0]
    return NAMES[decision.seat], decision.prompt.name


def options(table: Stage) -> list[str]:
    return asked(table, waiting_for(table)[0])


def told(table: Stage, fact: str) -> list[str]:
    """All news of one kind."""
    return [event for event in table.events() if fact in event.split()]
